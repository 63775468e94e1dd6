import { NumberField } from '@base-ui/react/number-field'
import { cartLimits } from '@karavan/contract/cart.ts'
import type { LocalizedText } from '@karavan/contract/language.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { PlusIcon } from '@karavan/web-kit/ui/icons.tsx'
import { MinusIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { useRef, useState } from 'react'
import { useCountText } from '../../../lib/unit-text.ts'

interface QuantityControlProps {
  /** The product, for the names of field and buttons. */
  title: string
  quantity: number
  /** Pieces there may be at most. */
  max: number
  /** Pieces in a lot, where only whole lots are sold. */
  lotSize: number | undefined
  /** What they are, where it is no pieces. */
  unit: LocalizedText | undefined
  /** Called with whole numbers; 0 asks for the line to go. */
  onChange(quantity: number): void
}

const button =
  'press grid size-11 shrink-0 place-items-center text-ink-soft hover:bg-sand hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent'

/**
 * Pieces of a line: stepped, stepped on while a button is held, or typed and then confirmed by Enter or by leaving the field. Unlike in a product's
 * panel, minus at 1 takes the line away, but only when it is pressed there: holding it stops at 1. Where only whole lots are sold, a lot stands for the 1, and what
 * is typed between two is put up to the next, in words.
 */
export function QuantityControl({ title, quantity, max, lotSize = 1, unit, onChange }: QuantityControlProps) {
  const { t } = useTranslation()
  /** What is being typed; undefined while nothing is. */
  const [typed, setTyped] = useState<number | null>()
  const pressedAt = useRef(quantity)
  const inUnits = useCountText(unit)
  const [putUp, setPutUp] = useState<{ asked: number; given: number }>()

  function confirm() {
    if (typed === undefined) return
    setTyped(undefined)
    if (typed === null || typed === quantity) return
    const given = toWholeLots(typed, lotSize)
    if (given !== typed) setPutUp({ asked: typed, given: Math.min(given, max) })
    onChange(Math.min(given, max))
  }
  const startPress = () => {
    pressedAt.current = quantity
  }
  const field = (
    <NumberField.Root
      value={typed === undefined ? quantity : typed}
      min={0}
      max={Math.max(max, quantity)}
      step={lotSize}
      snapOnStep={lotSize > 1}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      onValueChange={(next, { reason }) => {
        setPutUp(undefined)
        if (reason === 'increment-press' || reason === 'decrement-press' || reason === 'keyboard') {
          if (next === null) return
          setTyped(undefined)
          if (next >= 1) onChange(next)
          else if (reason === 'decrement-press' && pressedAt.current <= lotSize) onChange(0)
        } else setTyped(next === null ? null : Math.floor(next))
      }}
    >
      <NumberField.Group className="inline-flex overflow-hidden rounded-xl border border-line-field bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent">
        <NumberField.Decrement
          aria-label={t(quantity > lotSize ? 'cart.less' : 'cart.removeLine', { title })}
          title={t(quantity > lotSize ? 'cart.lessShort' : 'cart.remove')}
          onPointerDown={startPress}
          onKeyDown={startPress}
          className={button}
        >
          <MinusIcon className="size-4" />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={t('cart.quantityOf', { title })}
          maxLength={String(cartLimits.quantity).length}
          onFocus={(event) => event.target.select()}
          onBlur={confirm}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            // The field shows what was typed until it is left, and a step would go on from that.
            event.currentTarget.blur()
            event.currentTarget.focus()
          }}
          className="w-13 min-w-0 bg-transparent text-center text-base font-semibold outline-none"
        />
        <NumberField.Increment
          aria-label={t('cart.more', { title })}
          title={t('cart.moreShort')}
          disabled={quantity >= max}
          className={button}
        >
          <PlusIcon className="size-4" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
  if (lotSize === 1) return field
  return (
    <div className="min-w-0">
      {field}
      <p role="status" className="text-[13px] leading-snug font-medium text-accent empty:hidden not-empty:pt-1.5">
        {putUp && t('product.lotsPutUp', { lot: inUnits(lotSize), ...putUp })}
      </p>
    </div>
  )
}
