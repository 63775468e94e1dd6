import { defaultProductLanguage, fromAcceptLanguage } from '@karavan/contract/language.ts'
import { convertAmount, formatMoney, fromMinor, toMinor } from '@karavan/contract/money.ts'
import { convertAnswer, convertBody } from '@karavan/contract/products.ts'
import type { App } from '../../platform/app.ts'
import { AppError } from '../../platform/errors.ts'
import { type RateBook, toOrigin } from './service.ts'

export async function currencyRoutes(app: App, { rates }: { rates: RateBook }): Promise<void> {
  app.post(
    '/api/currency/convert',
    { config: { limit: 'convert' }, schema: { body: convertBody, response: { 200: convertAnswer } } },
    async (request) => {
      const { amount, from_currency, to_currency } = request.body
      const [from, to] = [from_currency.toUpperCase(), to_currency.toUpperCase()]
      await rates.refresh()
      const rate = rates.find(from, to)
      if (!rate) throw new AppError('rate_unavailable')
      const converted = convertAmount(amount, rate.value)
      const language = fromAcceptLanguage(request.headers['accept-language']) ?? defaultProductLanguage
      return {
        success: true as const,
        converted_amount: fromMinor(converted),
        exchange_rate: rate.value,
        formatted_converted: formatMoney(converted, to, language),
        formatted_original: formatMoney(toMinor(amount) ?? 0, from, language),
        ...toOrigin(rate),
      }
    },
  )
}
