import { type State, searchesOf } from '../state.ts'
import { ofOneKind, quantityOfKinds, type Wish } from '../wish.ts'
import { areRelated } from './merge.ts'

/** One of the goods that a talk is about. */
export interface GoodsOfTalk {
  /** What is wished of it, of its kind alone. */
  wish: Wish
  /** Offers that were shown, the one that stands for it first; where several goods were looked for together, those of all of them. */
  offerIds: string[]
  isOneOfSeveral: boolean
  /** It is a part of a kit, of which `wish.quantity` are wanted. */
  isOfKit: boolean
}

/** What is wished of one of several goods. Which words were said of which of them, nobody knows. */
export function goodsOfKind({ isSeveral: _, isKit: _isKit, ...wish }: Wish, type: string): Wish {
  return ofOneKind(wish, type, quantityOfKinds(wish, [type]))
}

function goodsIn({ wish, offerIds }: { wish: Wish; offerIds: string[] }): GoodsOfTalk[] {
  const { isSeveral, isKit, areAlternatives } = wish
  if (!isSeveral || areAlternatives) return [{ wish, offerIds, isOneOfSeveral: false, isOfKit: false }]
  return wish.types.map((type) => ({
    wish: goodsOfKind(wish, type),
    offerIds,
    isOneOfSeveral: true,
    isOfKit: isKit === true,
  }))
}

/** The goods of which a talk has shown offers, in the order in which they were named; what was looked for again is there once, as it was wished for last. */
export function goodsOfTalk(state: State): GoodsOfTalk[] {
  let goods: GoodsOfTalk[] = []
  for (const search of searchesOf(state)) {
    const now = goodsIn(search)
    const isAgain = (before: GoodsOfTalk, one: GoodsOfTalk): boolean => areRelated(before.wish.types, one.wish.types)
    const kept = goods.map((before) => {
      const again = now.find((one) => isAgain(before, one))
      return again ? { ...again, isOfKit: again.isOfKit || before.isOfKit } : before
    })
    goods = [...kept, ...now.filter((one) => !goods.some((before) => isAgain(before, one)))]
  }
  return goods
}

/** Those that are named, in the order of the talk; none where one that is named was not shown. */
export function goodsNamed(goods: readonly GoodsOfTalk[], types: readonly string[]): GoodsOfTalk[] {
  const areKnown = types.every((type) => goods.some(({ wish }) => areRelated(wish.types, [type])))
  return areKnown ? goods.filter(({ wish }) => areRelated(wish.types, types)) : []
}
