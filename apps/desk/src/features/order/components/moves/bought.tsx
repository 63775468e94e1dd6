import { deskLimits } from '@karavan/contract/desk.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { carriersInChina } from './carriers.ts'
import { type MoveFieldsProps, toPrice } from './draft.ts'
import { LineChoice } from './line-choice.tsx'
import { Remark } from './note-text.tsx'
import { Parcel } from './parcel.tsx'

/** What was bought at the marketplace, for how much, and how it comes to the warehouse. */
export function BoughtFields(props: MoveFieldsProps) {
  const { t } = useTranslation()
  const { draft, set } = props
  return (
    <>
      <LineChoice {...props} />
      <PriceField {...props} />
      <TextField
        label={t('desk.dialog.marketplaceOrder')}
        note={t('account.optional')}
        value={draft.marketplace_order ?? ''}
        maxLength={deskLimits.reference}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set({ marketplace_order: event.target.value })}
      />
      <Parcel draft={draft} set={set} trackLabel={t('desk.dialog.domesticTrack')} carriers={carriersInChina} />
      <Remark draft={draft} set={set} />
    </>
  )
}

/** The real price of the chosen lines together, beside what they cost when they were ordered. */
function PriceField({ order, draft, set }: MoveFieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const lines = order.lines.filter(({ id }) => draft.lineIds.has(id))
  const then = lines.reduce((sum, line) => sum + (line.original_unit_price ?? 0) * line.quantity, 0)
  const paid = lines.reduce((sum, line) => sum + line.total_price, 0)
  return (
    <div>
      <TextField
        label={t('desk.dialog.realPrice')}
        note={t('account.optional')}
        value={draft.price}
        validate={(price) => (price.trim() && toPrice(price) === undefined ? t('desk.dialog.priceWrong') : undefined)}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => set({ price: event.target.value })}
      />
      <p className="pt-1.5 text-sm text-ink-faint">
        {t('desk.dialog.priceThen', {
          yuan: formatAmount(Math.round(then * 100) / 100, 'CNY', language),
          roubles: formatAmount(Math.round(paid * 100) / 100, order.currency, language),
        })}
      </p>
    </div>
  )
}
