import type { PriceWatch } from '@karavan/contract/price-watches.ts'
import { countText } from '@karavan/contract/units.ts'
import { formatAmount, formatDate } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** What is waited for, or what came of it, in words. */
export function WatchState({ watch }: { watch: PriceWatch }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (price: number | undefined) => formatAmount(price, watch.currency, language)
  const amount = countText(watch.quantity, watch.unit, language)
  const date = formatDate(watch.ended_at, language)
  switch (watch.state) {
    case 'watching':
      return (
        <>
          {t('watch.watching', { price: money(watch.price), amount })}
          {watch.price_now !== null && ` ${t('watch.now', { price: money(watch.price_now) })}`}
        </>
      )
    case 'reached':
      return <>{t('watch.reached', { price: money(watch.reached_price), amount, date })}</>
    case 'gone':
      return <>{t('watch.gone', { date })}</>
    default:
      return watch.state satisfies never
  }
}
