import type { State } from '../state.ts'
import { type GoodsOfTalk, goodsNamed, goodsOfTalk } from './goods-of-talk.ts'
import type { AskedSum } from './grammar/asked-sum.ts'
import { areMany } from './grammar/reference.ts'
import type { Reading } from './read.ts'

/** What of several goods is to be added up. */
export interface SumOfGoods {
  asked: AskedSum
  /** None where a talk has no telling which are meant. */
  goods: GoodsOfTalk[]
  /** So many of each, or kits; else as many as were wished for. */
  quantity?: number
  /** More goods are asked of than the talk has. */
  areFewer?: true
}

/** Offers of the present search, each as one of the goods. */
const asGoods = ({ wish }: State, ids: readonly string[]): GoodsOfTalk[] =>
  wish ? ids.map((id) => ({ wish, offerIds: [id], isOneOfSeveral: false, isOfKit: false })) : []

/** The goods of the sum that was told last. */
const goodsSummed = ({ summed = [] }: State): GoodsOfTalk[] =>
  summed.map(({ wish, id, isOfKit }) => ({ wish, offerIds: [id], isOneOfSeveral: false, isOfKit }))

/** What several goods come to, where a message asks for that; `undefined` where it asks for nothing of several. */
export function sumAsked(reading: Reading, state: State): SumOfGoods | undefined {
  const { askedSum: asked } = reading
  if (!asked || (asked.isBare && !state.summed) || asksOfMore(reading)) return undefined
  // 第一款100套能便宜多少 is asked of the first alone.
  if (reading.types.length === 0 && reading.reference?.kind === 'places' && reading.reference.places.length === 1) return undefined
  const goods = goodsMeant(reading, asked, state)
  if (goods.length < 2 && !isUnclear(asked, state)) return undefined
  const quantity = asked.kits ?? quantityOf(reading, asked)
  const areFewer = asked.count !== undefined && goods.length > 0 && goods.length < asked.count
  return { asked, goods, ...(quantity !== undefined ? { quantity } : {}), ...(areFewer ? { areFewer } : {}) }
}

/** Whether a message wants something else of the goods than their price: them in black, what they weigh, a kit of others. */
const asksOfMore = ({ isKit, fields, types, traits, materials, colors, sizes, measures }: Reading): boolean =>
  isKit ||
  fields.some((field) => field !== 'price') ||
  (types.length === 0 &&
    ([materials, colors, sizes, measures].some((said) => said.length > 0) || traits.some((trait) => trait !== 'feature.set')))

/** The sum that was told last, with delivery; or of so many of each, where the message says no more. */
export function sumAgain(reading: Reading, state: State, count: { isAlone: boolean; isOfEach: boolean }): SumOfGoods | undefined {
  const goods = goodsSummed(state)
  if (goods.length < 2) return undefined
  if (reading.asksOfDeliveryAlone) return { asked: { withDelivery: true }, goods }
  // So many kits are looked for anew: not every offer is sold in any number. And 300 may be of the last ones, where the others are more or fewer.
  const areAlike = new Set(goods.map(({ wish }) => wish.quantity)).size === 1
  if (!count.isAlone || reading.quantity === undefined || state.wish?.isKit || !(count.isOfEach || areAlike)) return undefined
  return { asked: {}, goods, quantity: reading.quantity }
}

/** "What if I take 30 of each?" of several goods of the talk, where no colours or sizes are meant. */
export function sumOfEach(reading: Reading, state: State): SumOfGoods | undefined {
  const { each, isQuestion, quantity, types, colors, sizes } = reading
  const areMeant = each?.isSaid && each.several === undefined && isQuestion && [types, colors, sizes].every((said) => said.length === 0)
  const goods = areMeant ? goodsOfTalk(state) : []
  const isOfLooks = state.wish !== undefined && Math.max(state.wish.colors.length, state.wish.sizes.length) > 1
  return goods.length < 2 || isOfLooks || quantity === undefined ? undefined : { asked: {}, goods, quantity }
}

/** The 2 of 两个一起 counts goods, the 1 of "one kit" is no order, and "100 mugs and 50 bags" are not so many of each. */
function quantityOf({ quantity, words }: Reading, { count, isOfKit }: AskedSum): number | undefined {
  const hasOthers = words.some((word) => /^\d+$/.test(word))
  return quantity === count || isOfKit || hasOthers ? undefined : quantity
}

/** "Both", of one kind of goods with more offers than two on the screen. */
const isUnclear = ({ count }: AskedSum, state: State): boolean =>
  count !== undefined && state.last.length > count && goodsOfTalk(state).length === 1

function goodsMeant({ reference, types }: Reading, asked: AskedSum, state: State): GoodsOfTalk[] {
  const { count } = asked
  if (areMany(reference)) return asGoods(state, idsAt(reference.places, state))
  const [ofTalk, summed] = [goodsOfTalk(state), goodsSummed(state)]
  // What was added up last is meant, the cheapest of each where those were asked for, until others are shown.
  const goods = summed.length > 1 && summed.length === ofTalk.length ? summed : ofTalk
  if (types.length > 0) return goodsNamed(goods, types)
  if (asked.isOfKit) return kitOf(goods, state)
  if (count !== undefined) {
    if (goods.length > 1) return goods.slice(-count)
    const ids = [state.together ?? [], state.last.map(({ id }) => id)].find((some) => some.length === count)
    return asGoods(state, ids ?? [])
  }
  if ((asked.limit || asked.isVague) && summed.length > 0) return summed
  if (goods.length > 1 && !asked.isVague) return goods
  if (state.wish?.isSeveral) return goods.filter(({ isOneOfSeveral }) => isOneOfSeveral)
  // Of two that were compared one is bought, unless they are asked of together.
  return asked.isVague || asked.limit ? [] : asGoods(state, state.together ?? [])
}

/** The parts of the kit, or else of what was named together. */
function kitOf(goods: GoodsOfTalk[], state: State): GoodsOfTalk[] {
  const summed = goodsSummed(state)
  if (summed.length > 0) return summed
  const parts = goods.filter(({ isOfKit }) => isOfKit)
  return parts.length > 1 ? parts : goods.filter(({ isOneOfSeveral }) => isOneOfSeveral)
}

/** Ids of the offers at these places of the last selection: from 1, -1 for the last, 0 for the one that was spoken of. */
const idsAt = (places: readonly number[], { last, focus }: State): string[] =>
  places.flatMap((place) => {
    if (place === 0) return focus ?? []
    return last.at(place > 0 ? place - 1 : place)?.id ?? []
  })
