import type { AddCartItemBody } from '@karavan/contract/cart.ts'
import { useRef, useState } from 'react'
import type { Line } from './choice.ts'
import { describeSku, type OptionGroup } from './options.ts'

/** What the cart does for the panel. */
export interface CartActions {
  addToCart(body: AddCartItemBody): Promise<{ success: true } | { success: false; error: string }>
  /** After everything that was asked for is in the cart: the picture that shows it, and where it stands on the screen. */
  onAdded(added: { image: string | undefined; from: DOMRect }): void
}

export type Adding =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; of: number }
  | { kind: 'added' }
  | { kind: 'failed'; failed: Line[]; of: number }

/** How long the option names may be that a request carries: the contract refuses longer ones. Characters. */
const maxLength = { name: 100, value: 200 }

export function toAddBody(productId: string, groups: readonly OptionGroup[], { sku, quantity }: Line): AddCartItemBody {
  if (!sku) return { product_id: productId, quantity }
  const named = describeSku(groups, sku).map(({ group, value }) => [
    group.name.slice(0, maxLength.name),
    value.name.slice(0, maxLength.value),
  ])
  return {
    product_id: productId,
    quantity,
    sku_id: sku.id,
    ...(sku.propsIds ? { sku_props_ids: sku.propsIds } : {}),
    ...(named.length > 0 ? { sku_properties: Object.fromEntries(named) } : {}),
  }
}

/** Puts lines into the cart, one request each, in their order; what failed is named and can be tried again alone. */
export function useAdding(addToCart: CartActions['addToCart']) {
  const [adding, setAdding] = useState<Adding>({ kind: 'idle' })
  const isRunning = useRef(false)

  /** Gives the lines that could not be added; `undefined` when an earlier call is still at work. */
  async function add(productId: string, groups: readonly OptionGroup[], lines: readonly Line[]): Promise<Line[] | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    const failed: Line[] = []
    try {
      for (const [done, line] of lines.entries()) {
        setAdding({ kind: 'running', done, of: lines.length })
        const result = await addToCart(toAddBody(productId, groups, line)).catch((error: unknown) => {
          console.error('a product could not be added to the cart', error)
          return { success: false as const }
        })
        if (!result.success) failed.push(line)
      }
    } finally {
      isRunning.current = false
    }
    setAdding(failed.length > 0 ? { kind: 'failed', failed, of: lines.length } : { kind: 'added' })
    return failed
  }
  return { adding, add, forget: () => setAdding((now) => (now.kind === 'failed' ? { kind: 'idle' } : now)) }
}
