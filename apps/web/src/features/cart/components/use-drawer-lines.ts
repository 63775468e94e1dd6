import type { CartItem } from '@karavan/contract/cart.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { useCallback, useState } from 'react'
import { productName } from '../../../lib/product-name.ts'
import { lineKey } from '../line.ts'
import { useCart } from '../use-cart.ts'

/** A line of the drawer; one that was removed keeps its place, with what it held then. */
interface DrawerLine {
  item: CartItem
  isGone: boolean
}

/** The lines of an open drawer. They keep their order while it is open, also one that was removed and put back at the cart's end. */
export function useDrawerLines(items: CartItem[]) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { removeItem } = useCart()
  const [removed, setRemoved] = useState<CartItem[]>([])
  /** The line that was put back last. */
  const [backKey, setBackKey] = useState<string>()
  const [order] = useState(() => new Map<string, number>())

  for (const item of items) if (!order.has(lineKey(item))) order.set(lineKey(item), order.size)
  const present = new Set(items.map(lineKey))
  const lines: DrawerLine[] = [
    ...items.map((item) => ({ item, isGone: false })),
    ...removed.filter((item) => !present.has(lineKey(item))).map((item) => ({ item, isGone: true })),
  ].toSorted((a, b) => (order.get(lineKey(a.item)) ?? 0) - (order.get(lineKey(b.item)) ?? 0))
  const pieces = new Map<string, number>()
  for (const { product_id, quantity } of items) pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)

  const remove = useCallback(
    (item: CartItem) => {
      setBackKey(undefined)
      setRemoved((before) => [...before.filter((one) => lineKey(one) !== lineKey(item)), item])
      announce(t('cart.removed', { title: productName(item.product_title, { first: language }).text || t('cart.unnamed') }))
      void removeItem(item.id)
    },
    [t, language, removeItem],
  )
  return {
    lines,
    /** Pieces of each product in the whole cart. */
    pieces,
    remove,
    backKey,
    putBack: (item: CartItem) => setBackKey(lineKey(item)),
    forgetRemoved: () => setRemoved([]),
  }
}
