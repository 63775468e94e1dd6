import { type Facet, isTraitKind, traitKindOf, type Wish } from '../wish.ts'
import type { Reading } from './read.ts'

type Said = Pick<Reading, 'colors' | 'materials' | 'traits'>

/** Whether all that is wished for in a facet was said by this message: it is the last that gives way. */
export function isSaidNow(facet: Facet, wish: Wish, { colors, materials, traits }: Said): boolean {
  const areAll = (wished: readonly string[], said: readonly string[]): boolean =>
    wished.length > 0 && wished.every((one) => said.includes(one))
  if (facet === 'color') return areAll(wish.colors, colors)
  if (facet === 'material') return areAll(wish.materials, materials)
  if (!isTraitKind(facet) || facet === 'audience') return false
  return areAll(
    wish.traits.filter((trait) => traitKindOf(trait) === facet),
    traits,
  )
}
