import type { Language } from '@karavan/contract/language.ts'
import type { State } from '../state.ts'
import { areRelated } from './merge.ts'
import { readMessage } from './read.ts'

/** So much of other goods, and what comes to what together. */
const ways: readonly RegExp[] = [
  /^(?:and|plus|add|also) (?<count>\d{1,6}) (?:pcs (?:of )?|pairs of )?(?<goods>[a-z][a-z ,-]{2,40}?)(?: to match| with (?:it|them)| for (?:it|them))?,? (?:total|in total|how much (?:together|in total|altogether|all together|for all)|what's the total)[?.!]*$/iu,
  /^(?:и|плюс|а|ещё|еще|добавь(?:те)?) (?:ещё |еще |плюс )?(?<count>\d{1,6}) (?:шт\p{L}*\.? |пар\p{L}? )?(?<goods>\p{L}[\p{L} ,-]{2,40}?)(?: к (?:ним|нему|ней))?,? (?:сколько (?:будет |выйдет )?(?:вместе|всего)|вместе сколько|итого|всего сколько)[?.!]*$/iu,
  /^(?:再来|再要|再加|加上?|另外)?(?:要)?(?<goods>[^\d，,。？?\s]{1,8}?)(?:也|再)?(?:要|来|加)?(?<count>\d{1,6})[条个件双把套只顶副本支](?:[，,\s]*)(?:一共|总共|合计|加起来)(?:是)?(?:多少钱?|几多)?[？?。]*$/u,
  /^(?:再来|再要|再加|加上?|另外)(?:要)?(?<count>\d{1,6})[条个件双把套只顶副本支](?<goods>[^\d，,。？?\s]{1,8}?)(?:[，,\s]*)(?:一共|总共|合计|加起来)(?:是)?(?:多少钱?|几多)?[？?。]*$/u,
]
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const sums: Record<Language, (count: number, place: number, more: string, goods: string) => string> = {
  en: (count, place, more, goods) => `${count} pcs of the ${ordinals[place - 1] ?? 'last'} and ${more} ${goods}, total?`,
  ru: (count, place, more, goods) => `${count} шт №${place} и ${more} ${goods}, сколько всего?`,
  zh: (count, place, more, goods) => `第${'一二三四五六'[place - 1] ?? place}款${count}个，${goods}${more}个，一共多少钱`,
}

/**
 * "And 30 scarves to match, how much together?" after so many of one offer were spoken of: the sum of both, as it would be asked whole. `undefined` of other
 * messages, and where no offer is spoken of.
 */
export function withMoreGoods(message: string, { wish, focus, last }: State, language: Language): string | undefined {
  const quantity = wish?.quantity
  const place = last.findIndex(({ id }) => id === focus) + 1
  if (quantity === undefined || place === 0) return undefined
  const { count, goods } = ways.map((way) => way.exec(message.trim())?.groups).find((found) => found !== undefined) ?? {}
  if (count === undefined || goods === undefined) return undefined
  const { types } = readMessage(goods, false)
  return types.length > 0 && !areRelated(types, wish?.types ?? []) ? sums[language](quantity, place, count, goods.trim()) : undefined
}
