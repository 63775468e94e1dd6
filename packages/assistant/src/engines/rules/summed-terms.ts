import { eachOf, listOfVariants } from '../../interpret/each-of.ts'
import type { GoodsOfTalk } from '../../interpret/goods-of-talk.ts'
import { namesSum } from '../../interpret/grammar/asked-sum.ts'
import { areRelated } from '../../interpret/merge.ts'
import { readMessage } from '../../interpret/read.ts'
import type { SumOfGoods } from '../../interpret/sum.ts'
import { asOfTopic, offersInOrder, type State, sumLimit, topicShown } from '../../state.ts'
import type { TurnContext } from './context.ts'
import { pointingEarlier } from './earlier-pointed-out.ts'
import { placesSaying, pointingByPlace } from './pointed-out.ts'

/** Where one of the terms ends and another begins. */
const between =
  /\s*[+＋]\s*|[,，;；!！?？。、]\s*|\.(?=\s|$)|\s+(?:and|n|&|plus|(?:together |along )?with|и|плюс|вместе с|со?)\s+(?=\S)|加上|再加|(?<=\p{Script=Han})(?:和|跟|以及|还有)|(?<=\p{Script=Han})\s+(?=\p{Script=Han}|\d)/giu

const counted = [
  /(?<![\d.,])(?<count>\d{1,6})\s*(?:шт\p{L}*|пар\p{L}?|компл\p{L}*|набор\p{L}*|рулон\p{L}*|упаков\p{L}*|pcs|pieces?|pairs?|rolls?|sets?|packs?|units?|of(?![a-z])|[个件条双套本支只台根包张卷盒])(?!\p{Script=Cyrillic})/iu,
  /(?<![\p{L}\d])[xх×*]\s?(?<count>\d{1,6})(?![\d.,])/iu,
  /(?:^|(?<!(?<!\p{L})(?:по|до|от|at|under))\s)(?<count>\d{1,6})\s+(?=\p{L}{3,})(?!\p{L}+(?:[ыи]й|ая|ое|[ыи]е)(?!\p{L}))(?!(?:мл|см|мм|мач|вт|часов|час|литр\p{L}*|грамм\p{L}*|ml|cm|mm|mah|hours?|days?|rubles?|roubles?|rub|руб\p{L}*|дн\p{L}*)(?!\p{L}))/iu,
  // «Клетчатый складной 50»: behind what it counts.
  /(?<=\p{L}{3,}\s)(?<!(?<!\p{L})(?:по|до|от|за|at|under|for|no)\s)(?<count>\d{1,6})\s*$/iu,
]
/** What says that something is bought or asked, and nothing of the goods. */
const ofTalk =
  /[№#=]|(?<!\p{L})(?:бер[уеё]м?|возьм[уеё]м?|ладно|ок|ну|тогда|норм\p{L}*|посчитай\p{L}*|сколько|всего|выйдет|будет|итого|т(?:от|а|у|е|ех|ой|ого)|эт(?:от|а|у|и|их|ой)|мне|нам|еще|ещё|штук\p{L}*|шт|за|на|по|из)(?!\p{L})|(?<![a-z])(?:ok|okay|so|then|take|i'?ll|we'?ll|get|the|that|those|of|for|total|sum|how|much|is|what|whats|what's|please|pls|n)(?![a-z])|(?:要|拿|一共|总共|多少钱?|加起来|算|那|吧|的)/giu
const inWords = /(?<!\p{L})(?:сотн[яюи]|hundred)(?!\p{L})|一百/iu
/** How many pieces a term says, and the rest of it. */
function countIn(term: string): { count?: number; rest: string } {
  for (const way of counted) {
    const match = way.exec(term)
    const count = Number(match?.groups?.count)
    if (match && count > 0) return { count, rest: `${term.slice(0, match.index)} ${term.slice(match.index + match[0].length)}` }
  }
  return inWords.test(term) ? { count: 100, rest: term.replace(inWords, ' ') } : { rest: term }
}

/** One of the terms: the goods it means, if it says which, and how many of them. */
interface Term {
  /** It goes back to other goods, and what stands beside it is said of those. */
  goesBack?: true
  id?: string
  of?: State
  count?: number
}

async function termOf({ deps, signal }: TurnContext, said: string, state: State): Promise<Term> {
  const { count, rest } = countIn(said)
  const counting = count === undefined ? {} : { count }
  const earlier = await pointingEarlier(said, state, deps, signal)
  const message = earlier ? earlier.message : await pointingByPlace(said, state, deps, signal)
  const pointed = earlier?.state ?? state
  const { reference, types, relatives } = readMessage(message, true, pointed.wish)
  if (relatives.includes('restore')) return { goesBack: true }
  const topic =
    types.length > 0 && !areRelated(types, pointed.wish?.types ?? []) ? topicShown(state, (one) => areRelated(one.types, types)) : undefined
  const of = topic ? asOfTopic(state, topic) : pointed
  const place = reference?.kind === 'places' && reference.places.length === 1 ? reference.places[0]! : undefined
  const id = place === undefined ? undefined : place === 0 ? of.focus : of.last.at(place > 0 ? place - 1 : place)?.id
  if (id !== undefined) return { id, of, ...counting }
  const words = rest.replace(ofTalk, ' ').trim()
  // A short name may be that of other goods: "mailers" of poly mailers. Goods that the talk has not shown are none of a sum.
  if (types.length === 0 || !areRelated(types, of.wish?.types ?? [])) {
    const called = await calledSo(words)
    if (called) return { ...called, ...counting }
    if (types.length > 0) return {}
  }
  const ids = offersInOrder(of)
  const offers = await Promise.all(ids.map((one) => deps.findOffer(one, signal)))
  signal.throwIfAborted()
  const [told, ...others] = words === '' ? [] : placesSaying(words, offers)
  const described = told !== undefined && others.length === 0 ? ids[told - 1] : undefined
  const named = types.length > 0 ? ids[0] : undefined
  const found = described ?? named
  return { ...(found === undefined ? {} : { id: found, of }), ...counting }

  /** The first of the offers of a search whose title has these words, the present search before the earlier ones. */
  async function calledSo(words: string): Promise<Term | undefined> {
    if (words === '') return undefined
    for (const searched of [state, ...(state.topics ?? []).toReversed().map((one) => asOfTopic(state, one))]) {
      const shown = offersInOrder(searched)
      const [first] = placesSaying(words, await Promise.all(shown.map((one) => deps.findOffer(one, signal))))
      signal.throwIfAborted()
      if (first !== undefined) return { id: shown[first - 1]!, of: searched }
    }
    return undefined
  }
}

/** "The first: 30 black and 20 blue": so many of one offer, be one of the others called blue. */
function withVariantsAsOne(written: string, state: State): string {
  const list = listOfVariants(written)
  const isOfOne = list && (state.focus !== undefined || readMessage(written, true, state.wish).reference?.kind === 'places')
  return isOfOne ? `${written.slice(0, list.start)} ${eachOf(written)?.count} pcs ${written.slice(list.end)}` : written
}

/**
 * What "1000 mailers + 36 of tape no 1, total?" adds up: goods that the talk has shown, each in the number that is said of it, else as many as were wished for.
 * `undefined` where it asks for no sum, or names fewer than two of them.
 */
export async function summedTerms(context: TurnContext, written: string): Promise<SumOfGoods | undefined> {
  const { state } = context
  if (!namesSum(written) || state.last.length === 0) return undefined
  const terms: Term[] = []
  for (const said of withVariantsAsOne(written, state).split(between)) {
    if (!said?.trim()) continue
    const term = await termOf(context, said, state)
    if (term.goesBack) return undefined
    const last = terms.at(-1)
    // «Пауэрбанк за 432 нормальный. Посчитай 30 шт»: the number is of the one before it.
    if (term.id === undefined && term.count !== undefined && last && last.count === undefined) last.count = term.count
    else if (term.id === undefined) continue
    // The same in 2 kg and in 3 kg is counted by its variants.
    else if (term.count !== undefined && terms.some(({ id, count }) => id === term.id && count !== undefined)) return undefined
    else if (!terms.some(({ id }) => id === term.id)) terms.push(term)
  }
  const goods = terms.flatMap(({ id, of, count }): GoodsOfTalk[] => {
    if (id === undefined || !of?.wish) return []
    const { counts: _, ...wish } = of.wish
    return [
      { wish: { ...wish, ...(count === undefined ? {} : { quantity: count }) }, offerIds: [id], isOneOfSeveral: false, isOfKit: false },
    ]
  })
  const areCounted = terms.some(({ count }) => count !== undefined)
  return goods.length > 1 && areCounted ? { asked: {}, goods: goods.slice(0, sumLimit) } : undefined
}
