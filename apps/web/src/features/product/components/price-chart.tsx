import { formatAmount, formatDate } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useQuery } from '@tanstack/react-query'
import { priceHistoryQuery } from '../api.ts'

const width = 320
const height = 56
const edge = 4

/** What the product has cost, as a line of steps, from two prices on: a price holds until the next one. */
export function PriceChart({ productId }: { productId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery(priceHistoryQuery(productId))
  const [first] = data?.points ?? []
  if (!data?.currency || !first || data.points.length < 2) return null
  const { currency, points } = data
  const prices = points.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const shown = (price: number) => formatAmount(price, currency, language)
  return (
    <figure className="rounded-2xl border border-line bg-surface px-4 py-3">
      <figcaption className="text-[13px] leading-snug text-ink-soft">
        {t('product.priceHistory', { since: formatDate(first.at, language), lowest: shown(lowest), highest: shown(highest) })}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-14 w-full text-accent">
        <path d={stepsOf(points)} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  )
}

/** The path of a line of steps from the left edge, the first price, to the right, today. */
function stepsOf(points: readonly { at: string; price: number }[]): string {
  const times = points.map(({ at }) => Date.parse(at))
  const prices = points.map(({ price }) => price)
  const [begin, end] = [times[0] ?? 0, Math.max(Date.now(), times.at(-1) ?? 0)]
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const x = (time: number) => ((time - begin) / Math.max(1, end - begin)) * width
  const y = (price: number) => edge + ((highest - price) / Math.max(0.01, highest - lowest)) * (height - 2 * edge)
  const steps = points.map(
    ({ price }, index) =>
      `${index === 0 ? 'M' : 'H'}${x(times[index] ?? begin).toFixed(1)}${index === 0 ? ' ' : 'V'}${y(price).toFixed(1)}`,
  )
  return `${steps.join('')}H${width}`
}
