import { NumberField } from '@base-ui/react/number-field'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { useState } from 'react'
import { PlusIcon } from './icons.tsx'
import { MinusIcon } from './part-icons.tsx'

interface QuantityFieldProps {
  /** Name of the field; the buttons say theirs. */
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  min: number
  /** Largest number the buttons lead to; a larger one can be typed, so that it is refused in words rather than changed in silence. */
  max: number
  /** Only called with whole numbers of at least `min`; anything else that is typed is passed over. */
  onChange(value: number): void
  locale: string
  isInvalid?: boolean
  isDisabled?: boolean
  describedBy?: string
  size?: 'normal' | 'compact'
  /** Where only whole lots are sold: the buttons go by the lot, and a quantity typed between two is put up to the next. */
  lot?: Lot | undefined
}

interface Lot {
  /** Pieces. */
  size: number
  /** Says that what was typed has become something else. */
  putUpText(asked: number, given: number): string
}

const button =
  'press grid size-11 shrink-0 place-items-center text-ink hover:bg-sand disabled:text-ink-faint disabled:opacity-50 disabled:hover:bg-transparent'

/** A number of pieces: typed, stepped, or stepped on for as long as a button is held. */
export function QuantityField({
  label,
  lessLabel,
  moreLabel,
  value,
  min,
  max,
  onChange,
  locale,
  isInvalid = false,
  isDisabled = false,
  describedBy,
  size = 'normal',
  lot,
}: QuantityFieldProps) {
  const [putUp, setPutUp] = useState<string>()
  const field = (
    <NumberField.Root
      value={value}
      min={lot && min > 0 ? lot.size : min}
      max={max}
      allowOutOfRange
      step={lot?.size ?? 1}
      largeStep={10 * (lot?.size ?? 1)}
      snapOnStep={lot !== undefined}
      format={{ maximumFractionDigits: 0 }}
      locale={locale}
      disabled={isDisabled}
      onValueChange={(next) => {
        setPutUp(undefined)
        if (next !== null && Number.isInteger(next) && next >= min) onChange(next)
      }}
      onValueCommitted={(next) => {
        if (!lot || next === null) return
        const given = toWholeLots(next, lot.size)
        if (given === next) return
        setPutUp(lot.putUpText(next, given))
        onChange(given)
      }}
    >
      <NumberField.Group
        className={`inline-flex overflow-hidden rounded-xl border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent ${isInvalid ? 'border-danger' : 'border-line-field'}`}
      >
        <NumberField.Decrement
          aria-label={lessLabel}
          disabled={isDisabled || value <= (lot && min > 0 ? lot.size : min)}
          className={button}
        >
          <MinusIcon className="size-4.5" />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onFocus={(event) => event.target.select()}
          className={`min-w-0 border-x border-line bg-transparent text-center text-base font-semibold outline-none disabled:text-ink-faint ${size === 'compact' ? 'w-14' : 'w-20'}`}
        />
        <NumberField.Increment aria-label={moreLabel} disabled={isDisabled || value >= max} className={button}>
          <PlusIcon className="size-4.5" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
  if (!lot) return field
  return (
    <div className={size === 'compact' ? 'max-w-36.5' : 'min-w-0'}>
      {field}
      <p role="status" className="text-[13px] leading-snug font-medium text-accent empty:hidden not-empty:pt-1.5">
        {putUp}
      </p>
    </div>
  )
}
