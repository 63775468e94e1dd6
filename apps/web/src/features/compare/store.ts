import { comparisonLimits } from '@karavan/contract/constants.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { create } from 'zustand'

/** A card that was picked for comparing: what the bar shows of it, and the pieces it was priced for. */
export interface ChosenCard {
  id: string
  title: string
  image?: string
  quantity?: number
}

interface Chosen {
  cards: ChosenCard[]
  /** Picks a card, or puts it back; one more than fit is not picked. */
  toggle(card: ProductCard): void
  remove(id: string): void
  clear(): void
}

export const useChosen = create<Chosen>((set) => ({
  cards: [],
  toggle: ({ product_id: id, title, image_url: image, price_info }) =>
    set(({ cards }) => {
      if (cards.some((card) => card.id === id)) return { cards: cards.filter((card) => card.id !== id) }
      return cards.length < comparisonLimits.most ? { cards: [...cards, { id, title, image, quantity: price_info?.quantity }] } : {}
    }),
  remove: (id) => set(({ cards }) => ({ cards: cards.filter((card) => card.id !== id) })),
  clear: () => set({ cards: [] }),
}))

/** Pieces the picked cards are compared at: what the buyer asked for, which they were all priced for, else the largest of their smallest orders. */
export function quantityOf(cards: readonly ChosenCard[]): number | undefined {
  const quantities = cards.flatMap(({ quantity }) => quantity ?? [])
  return quantities.length > 0 ? Math.max(...quantities) : undefined
}
