import { currencySign, displayCurrency } from '@karavan/contract/money.ts'
import type { UsedRate } from '@karavan/contract/rates.ts'
import { formatDate, formatNumber } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

const sources = { cbr: 'cbr', 'cbr-mirror': 'cbr', 'er-api': 'erApi', operator: 'operator', bundled: 'bundled' } as const

/** The rate that prices in roubles were made with: whose it is, of which day, and whether it is old. */
export function RateNote({ rate }: { rate: UsedRate }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (rate.currency === displayCurrency) return null
  const source = Object.entries(sources).find(([name]) => name === rate.rate_source)?.[1]
  const { rate_at: at, rate_margin_percent: margin } = rate
  const shown = { currency: currencySign(rate.currency), rate: formatNumber(rate.exchange_rate, language) }
  return (
    <>
      {source && at
        ? t('rate.isOf', { ...shown, source: t(`rate.of.${source}`, { name: 'Exchange Rate API' }), date: formatDate(at, language) })
        : t('rate.is', shown)}
      {margin !== undefined && ` ${t('rate.margin', { percent: formatNumber(margin, language) })}`}
      {rate.rate_is_old && <span className="text-warning"> {t('rate.old')}</span>}
    </>
  )
}
