import { NumberField } from '@base-ui/react/number-field'
import { cartLimits } from '@karavan/contract/constants.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { PlusIcon } from '@karavan/web-kit/ui/icons.tsx'
import { MinusIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { useEffect, useState } from 'react'

/** How long a quantity rests before it is priced, in milliseconds. */
const restMs = 350

/** How many pieces are compared. Typing and stepping are priced once they rest. */
export function ComparedQuantity({ value, onChange }: { value: number | undefined; onChange(quantity: number): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [draft, setDraft] = useState<number | null>()
  useEffect(() => {
    if (draft === undefined || draft === null || draft === value) return
    const timer = setTimeout(() => onChange(draft), restMs)
    return () => clearTimeout(timer)
  }, [draft, value, onChange])
  const stepClass = 'press grid w-11 place-items-center text-ink-soft hover:bg-sand hover:text-ink disabled:opacity-45'
  return (
    <NumberField.Root
      id="comparison-quantity"
      value={draft === undefined ? (value ?? null) : draft}
      min={1}
      max={cartLimits.quantity}
      largeStep={100}
      locale={language}
      format={{ maximumFractionDigits: 0 }}
      onValueChange={setDraft}
      onValueCommitted={(committed) => {
        if (committed === null) setDraft(undefined)
      }}
      className="flex items-center gap-3"
    >
      <NumberField.ScrubArea className="cursor-default text-[15px] font-medium max-sm:sr-only">
        <label htmlFor="comparison-quantity">{t('compare.quantity')}</label>
      </NumberField.ScrubArea>
      <NumberField.Group className="flex h-11.5 overflow-hidden rounded-xl border border-line-field bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent">
        <NumberField.Decrement className={stepClass} aria-label={t('compare.fewer')}>
          <MinusIcon className="size-4.5" />
        </NumberField.Decrement>
        <NumberField.Input className="w-18 border-x border-line bg-transparent text-center font-medium" />
        <NumberField.Increment className={stepClass} aria-label={t('compare.more')}>
          <PlusIcon className="size-4.5" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
