import type { DeskLine } from '@karavan/contract/desk.ts'
import { pickText } from '@karavan/contract/language.ts'
import { countText } from '@karavan/contract/units.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { OutIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import type { ReactNode } from 'react'
import { CopyText } from './copy-text.tsx'

/** The marketplace's own words for what is to be bought: 颜色: 黑色; 尺码: L. */
export const toOriginalOptions = ({ options }: Pick<DeskLine, 'options'>): string =>
  options
    .map(({ name, value }) => [name.zh || name.source, value.zh || value.source].filter(Boolean).join(': '))
    .filter(Boolean)
    .join('; ')

/** A line as the person who buys it needs it: the picture, the marketplace's words, the way to the offer, how many. */
export function LineFacts({ line, currency, above }: { line: DeskLine; currency: string; above?: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const original = line.title.zh || line.title.source
  const originalOptions = toOriginalOptions(line)
  const options = line.options
    .map(({ name, value }) => [pickText(name, language), pickText(value, language)].filter(Boolean).join(': '))
    .filter(Boolean)
    .join(' · ')
  const yuan = line.original_unit_price === null ? '' : formatAmount(line.original_unit_price, line.original_currency, language)
  return (
    <div className="flex gap-3.5">
      <span className="size-20 shrink-0 overflow-hidden rounded-xl border border-line max-sm:size-16">
        <ProductPicture address={line.image ?? undefined} alt="" sizes="80px" />
      </span>
      <div className="min-w-0 grow">
        {above}
        <div className="flex items-start justify-between gap-4">
          <p className="min-w-0 text-[15px] font-medium leading-snug wrap-anywhere">{pickText(line.title, language) ?? line.item_id}</p>
          <p className="shrink-0 text-right text-[15px]">
            <span className="font-semibold">{countText(line.quantity, line.unit, language)}</span>
            <span className="block text-sm text-ink-faint">{formatAmount(line.total_price, currency, language)}</span>
          </p>
        </div>
        {original && original !== pickText(line.title, language) && (
          <p className="mt-0.5 text-sm text-ink-soft">
            <CopyText text={original} lang="zh" />
          </p>
        )}
        {originalOptions && (
          <p className="mt-1 text-[15px] font-medium">
            <CopyText text={originalOptions} lang="zh" label={t('desk.line.copyOptions')} />
            {options && options !== originalOptions && <span className="ml-1.5 text-sm font-normal text-ink-faint">{options}</span>}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-ink-faint">
          {line.product_url && (
            <a
              href={line.product_url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-1 text-accent underline-offset-3 hover:underline"
            >
              {t('desk.line.open')}
              <OutIcon className="size-4" />
            </a>
          )}
          <span>
            {t('desk.line.offer')} <CopyText text={line.item_id} />
          </span>
          {line.sku_id && (
            <span>
              SKU <CopyText text={line.sku_id} />
            </span>
          )}
          {yuan && <span>{t('desk.line.unitThen', { yuan, roubles: formatAmount(line.unit_price, currency, language) })}</span>}
        </p>
      </div>
    </div>
  )
}
