import { create } from 'zustand'

interface CartTrouble {
  /** What failed last, in the reader's language; null once something else is tried. */
  error: string | null
  /** The line whose change was last taken back, and how many such changes there have been. */
  takenBack: { id: string; turn: number } | null
}

const none: CartTrouble = { error: null, takenBack: null }

/** What went wrong with changes of the cart: it concerns this page alone. */
export const useCartTrouble = create<CartTrouble>()(() => none)

export const forgetTrouble = () => useCartTrouble.setState(none)

export const takeBack = (id: string) =>
  useCartTrouble.setState(({ takenBack }) => ({ takenBack: { id, turn: (takenBack?.turn ?? 0) + 1 } }))
