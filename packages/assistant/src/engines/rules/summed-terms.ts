import { isAnyOf } from '@karavan/lexicon/names.ts'
import { factsOf } from '../../facts.ts'
import { eachOf, listOfVariants } from '../../interpret/each-of.ts'
import type { GoodsOfTalk } from '../../interpret/goods-of-talk.ts'
import { type AskedSum, namesSum } from '../../interpret/grammar/asked-sum.ts'
import { withoutReference } from '../../interpret/grammar/reference.ts'
import { areRelated, isCalledBy } from '../../interpret/merge.ts'
import { type Reading, readMessage } from '../../interpret/read.ts'
import type { SumOfGoods } from '../../interpret/sum.ts'
import { unitPrice } from '../../prices.ts'
import { asOfTopic, offersInOrder, ofPointedTopic, type State, searchesOf, sumLimit, topicShown } from '../../state.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'
import { asOfCards, pointingEarlier, selectionsOf } from './earlier-pointed-out.ts'
import { asShown } from './known-prices.ts'
import { placesSaying, pointedByPrice, pointingByPlace } from './pointed-out.ts'

/** Where one of the terms ends and another begins. */
const between =
  /\s*[+＋=]\s*|\s+[—–-]\s+|[,，;；!！?？。、]\s*|\.(?=\s|$)|\s+(?:and|n|&|plus|и|плюс)\s+(?=\S)|\s*(?:加上|再加|再配|加(?=第))|(?<=[\p{Script=Han}\d])\s*(?:和|跟|以及|还有)|(?<=\p{Script=Han})\s+(?=[\p{L}\d])/giu
/** A Chinese count ends a term: 黑色40个藏青20个. */
const behindCount = /(?<=\d[个件双条套本支只台根包张卷盒把对片副顶床瓶袋箱枚块])(?=\p{Script=Han}{1,3}色|\d)/u
/** The terms of a sum, and what stands between them. */
export const piecesOf = (message: string): string[] =>
  message
    .split(between)
    .flatMap((piece) => piece.split(behindCount))
    .filter((piece) => piece.trim() !== '')

/** «Он с дрелью», but not "a set with a case". */
const withOther = /\s+(?:(?:together |along )?with|вместе с|со?)\s+(?=\S)/giu
/** «По 10 каждого», "50 of each", 各60个, said of all that have no number of their own. */
const ofEach = [
  /(?<!\p{L})по\s+(?<count>\d{1,6})(?:\s*(?:шт|пар)\p{L}*\.?)?(?=\s+(?:перв|втор|трет|эт)\p{L}+\s+\p{L}+\s+и\s+\p{L}+)/iu,
  /(?<!\p{L})(?:по|всех по)\s+(?<count>\d{1,6})(?:\s*(?:шт|пар|компл|набор)\p{L}*)?\s+(?:кажд\p{L}+|и тех|тех и)(?!\p{L})|(?:^|[,.;]\s*|(?<=[\p{L}\d]\s))по\s+(?<alone>\d{1,6})(?:\s*(?:шт|пар|компл|набор)\p{L}*\.?)?(?=\s*(?:[,.;?!]|$))/iu,
  /(?<![\d.,])(?<count>\d{1,6})\s*(?:pcs|pieces|units|pairs)?\s*(?:of )?each(?![a-z])/iu,
  /[各每][种款样个]?(?:要|来|拿)?(?<count>\d{1,6})/u,
]

const counted = [
  /(?<![\d.,])(?<count>\d{1,6})\s*(?:шт\p{L}*|пар\p{L}?|компл\p{L}*|набор\p{L}*|рулон\p{L}*|упаков\p{L}*|pcs|pieces?|pairs?|rolls?|sets?|packs?|units?|of(?![a-z])|[个件条双套本支只台根包张卷盒把对片副顶床瓶袋箱枚]|块(?=\p{Script=Han})(?!钱))(?!\p{Script=Cyrillic})/iu,
  /(?<![\p{L}\d])[xх×*]\s?(?<count>\d{1,6})(?![\d.,])/iu,
  /(?:^|(?<!(?<!\p{L})(?:по|до|от|в|at|under))\s)(?<count>\d{1,6})\s+(?=\p{L}{3,})(?!\p{L}+(?:[ыи]й|ая|ое|[ыи]е)(?!\p{L}))(?!(?:мл|см|мм|мач|вт|часов|час|литр\p{L}*|грамм\p{L}*|ml|cm|mm|mah|hours?|days?|rubles?|roubles?|rub|руб\p{L}*|дн\p{L}*)(?!\p{L}))/iu,
  // «Складной клетчатый 50».
  /(?<=\p{L}\s)(?<!(?<!\p{L})(?:по|до|от|за|на|в|at|under|for|in|no|size|размер\p{L}*)\s)(?<count>\d{1,6})\s*$/iu,
  /(?<=第[一二三四五六七八九十\d][款个种件]?的?)(?<count>\d{1,6})\s*$/u,
]
/** What says that something is bought, asked or added up, and nothing of the goods. */
const ofTalk =
  /[№#=]|(?<!\p{L})(?:бер[уеё]м?|возьм[уеё]м?|ладно|ок|ну|да|нет|тогда|норм\p{L}*|(?:по|под|рас)?счита\p{L}+|сколько|всего|вы[йх]\p{L}*д[еу]т|выходит|будет|итог\p{L}*|общ(?:ая|ую|ей)|сумм\p{L}+|стоимост\p{L}+|цен[ауы]|вместе|стои\p{L}+|дава\p{L}+|как(?:ая|ой|ую)|кажд\p{L}+|т(?:от|а|у|е|ех|ой|ого)|эт(?:от|а|у|и|их|ой|о)|мне|нам|еще|ещё|штук\p{L}*|шт|за|на|по|из)(?!\p{L})|(?<![a-z])(?:what's|that's|let's|i'd|ok|okay|no|yes|so|then|take|i'?ll|we'?ll|get|the|that|those|this|it|of|for|total|sum|altogether|together|everything|all|how|much|is|are|be|will|would|comes?|to|in|and|price|cost|say|let|give|what|whats|please|pls|n)(?![a-z])|(?<!\p{L})(?:что|котор\p{L}+|его|е[ёе]|их)(?!\p{L})|(?<![a-z])(?:ones?|units?|i|we|need|want|like|order|buy|do|ill|well)(?![a-z])|(?:要|拿|一共|总共|合计|总价|多少钱?|加起来|算|那|吧|的|我|来|这[个款]|[个款]$)/giu
const inWords = /(?<!\p{L})(?:сотн[яюи]|hundred)(?!\p{L})|一百/iu
/** How many pieces a term says, and the rest of it. */
export function countIn(term: string): { count?: number; rest: string } {
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
  /** It says which of several offers is meant. */
  isPointed?: true
  /** Goods that the talk has not shown, as they were written. */
  unshown?: string
}

/** What says that goods were shown before, and nothing of them. */
const ofBefore =
  /(?:刚才|刚刚|之前|前面|上面)的?[那这]?[个款种]?|(?<!\p{L})(?:из )?(?:прошл\p{L}+|предыдущ\p{L}+|раньше|прежн\p{L}+)(?!\p{L})|(?<![a-z])(?:from )?(?:before|earlier|previous)(?![a-z])/giu

type Context = Pick<TurnContext, 'deps' | 'signal' | 'state'>

/** «Не по 300», "not 300 each", 不是300个: so many are not wanted. */
const denied =
  /[,(\s—–-]*(?<!\p{L})(?:а )?не (?:по |на )?\d{1,6}(?: ?(?:шт|пар|компл)\p{L}*\.?)?(?= ?(?:[,.;!?)]|$))\)?|[,(\s—–-]*(?<![a-z])(?:and )?not (?:for |by )?\d{1,6}(?: ?(?:pcs|pieces|pairs))?(?: (?:of )?each)?(?= ?(?:[,.;!?)]|$))\)?|[，,（(]?(?:而)?不是(?:各|每[款个])?\d{1,6}[个件只双条套把支]?[)）]?/giu

/** A message without the numbers that it says are not wanted. */
export const withoutDeniedCounts = (message: string): string => message.replace(denied, '').trim()

const limitOf = (written: string, wish: Wish | undefined): AskedSum['limit'] => readMessage(written, true, wish).askedSum?.limit

/** «Первый 200 штук, второй 100»: two of them at least are counted by their places, and nothing else is said of any. */
function countsPlaces(written: string): boolean {
  const places = written.split(between).flatMap((piece) => {
    const { count, rest } = countIn(piece ?? '')
    if (count === undefined) return []
    const { reference, said } = readMessage(rest, true)
    if (reference?.kind !== 'places' || reference.places.length > 1) return []
    const words = said.reduce((text, name) => text.replace(name, ' '), withoutReference(rest).toLowerCase())
    return wordsIn(words) === '' ? reference.places : [undefined]
  })
  return places.length > 1 && new Set(places).size === places.length && !places.includes(undefined)
}

const withDelivery =
  /,? (?:уже |и )?(?:с|вместе с|включая|плюс) (?:учетом |учётом )?доставк\p{L}+|,? (?:with|including|incl\.?|plus|and) (?:the )?(?:delivery|shipping)(?![a-z])|,? (?:shipped|delivered)(?![a-z])|[，,]?(?:含|加上?|连|连上|包|包括|算上)(?:运费|邮费?|快递费?)/iu
/** "30 of the first and 20 of the second, total with delivery?": what adds them up, without what asks of the delivery; `undefined` of other messages. */
export function sumShipped(written: string): string | undefined {
  const sum = written.replace(withDelivery, '')
  return sum !== written && countsPlaces(sum) ? sum : undefined
}

/** Whether a message adds up goods of those shown: it speaks of a sum, asks whether they come within one, or counts several of them. */
export const addsUpGoods = (written: string, { last, wish }: State): boolean =>
  last.length > 0 && (namesSum(written) || countsPlaces(written) || limitOf(written, wish) !== undefined)

/** The words of a term that tell which goods are meant. */
const wordsIn = (term: string): string =>
  term
    .replace(ofTalk, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{Script=Han}|\d|\p{L}{2}/u.test(word))
    .join(' ')

const cheapestOf = /(?<![a-z])(?:cheapest|least expensive)(?![a-z])|(?<!\p{L})сам\p{L}+ (?:деш[её]в|бюджетн)\p{L}*|最便宜/iu

/** "The pouch" of a talk about cosmetic pouches: goods are called as the talk has called them. */
function typesInTalk({ types, said }: Reading, state: State): string[] {
  const searches = searchesOf(state)
  if (types.length === 0 || searches.some(({ wish }) => areRelated(wish.types, types))) return types
  return searches.findLast(({ wish }) => isCalledBy(wish, said))?.wish.types ?? types
}

async function termOf({ deps, signal, state }: Context, said: string): Promise<Term> {
  const earlier = await pointingEarlier(said, state, deps, signal)
  const message = earlier ? earlier.message : await pointingByPlace(said, state, deps, signal)
  const pointed = earlier?.state ?? state
  // The number of "the 123 board" is its price.
  const { count, rest } = countIn(message)
  const counting = count === undefined ? {} : { count }
  const named = readMessage(message, true, pointed.wish)
  const { relatives, isQuestion } = named
  const types = typesInTalk(named, state)
  // «Первых 35» is so many of the first, and no 35 offers.
  const { reference } = readMessage(rest, true, pointed.wish)
  if (reference?.kind === 'this' && isQuestion && count === undefined) return {}
  // «50 первых футболок» after socks: the first of those, unless both stand side by side.
  const isOfScreen = message !== said && pointed.last.some(({ isBeside }) => isBeside)
  const isTopic = types.length > 0 && !earlier && !isOfScreen && !areRelated(types, pointed.wish?.types ?? [])
  const topic = isTopic ? topicShown(state, (one) => areRelated(one.types, types)) : undefined
  // "The lantern from before, 10 pcs" is one of the goods; "back to the mats" is none.
  const isOfOthers = types.length > 0 && !areRelated(types, pointed.wish?.types ?? [])
  const kind = isOfOthers && !topic && !earlier && count !== undefined ? await ofKindShown() : undefined
  if (kind) return { ...kind, ...counting }
  if (relatives.includes('restore') && !(topic && count !== undefined)) {
    // 刚才那个铃铛玩具50个, of which the listing has another name.
    const called = count === undefined ? undefined : await calledSo(wordsIn(rest.replace(ofBefore, ' ')))
    return called ? { ...called, ...counting } : { goesBack: true }
  }
  const of = topic ? asOfTopic(state, topic) : pointed
  const cheapest = cheapestOf.test(rest) && types.length > 0 ? await cheapestShown(of) : undefined
  if (cheapest !== undefined) return { id: cheapest, of, isPointed: true, ...counting }
  const place = reference?.kind === 'places' && reference.places.length === 1 ? reference.places[0]! : undefined
  if (place !== undefined || (reference?.kind === 'this' && of.focus !== undefined)) {
    const id = place === undefined || place === 0 ? of.focus : of.last.at(place > 0 ? place - 1 : place)?.id
    if (id !== undefined)
      return { id, of: ofPointedTopic(of, [of.last.findIndex((card) => card.id === id) + 1]), isPointed: true, ...counting }
  }
  const words = wordsIn(rest)
  // A short name may be that of other goods: "mailers" of poly mailers.
  if (types.length === 0 || !areRelated(types, of.wish?.types ?? [])) {
    const called = await calledSo(words)
    if (called) return { ...called, ...counting }
    if (types.length > 0) return { unshown: said.trim(), ...counting }
  }
  const ids = offersInOrder(of)
  const offers = await Promise.all(ids.map((one) => deps.findOffer(one, signal)))
  signal.throwIfAborted()
  const [told, ...others] = words === '' ? [] : placesSaying(words, offers)
  const described = told !== undefined && (others.length === 0 || types.length === 0) ? ids[told - 1] : undefined
  const first = types.length > 0 ? ids[0] : undefined
  const found = described ?? first
  return {
    ...(found === undefined ? {} : { id: found, of }),
    ...(described === undefined ? {} : { isPointed: true as const }),
    ...counting,
  }

  /** The offer of a search that costs least as it was wished for, of those that it shows. */
  async function cheapestShown({ last, wish = emptyWish() }: State): Promise<string | undefined> {
    const priced = await Promise.all(
      last.map(async ({ id, isBeside }) => {
        const offer = isBeside ? undefined : await deps.findOffer(id, signal)
        return { id, minor: offer && unitPrice(offer, count === undefined ? wish : { ...wish, quantity: count }, deps.rate)?.minor }
      }),
    )
    signal.throwIfAborted()
    return priced.filter(({ minor }) => minor !== undefined).sort((a, b) => a.minor! - b.minor!)[0]?.id
  }

  /** The first offer of this kind that an earlier selection has shown. */
  async function ofKindShown(): Promise<Term | undefined> {
    for (const cards of selectionsOf(state)) {
      const offers = await Promise.all(cards.map(({ id }) => deps.findOffer(id, signal)))
      signal.throwIfAborted()
      const offer = offers.find((one) => one && isAnyOf(types, factsOf(one).types))
      if (offer) return { id: offer.id, of: asOfCards(state, cards, offer, deps), isPointed: true }
    }
    return undefined
  }

  /** The first of the offers of a search whose title has these words, the present search before the earlier ones. */
  async function calledSo(words: string): Promise<Term | undefined> {
    if (words === '') return undefined
    for (const searched of [state, ...(state.topics ?? []).toReversed().map((one) => asOfTopic(state, one))]) {
      const shown = offersInOrder(searched)
      const [first] = placesSaying(words, await Promise.all(shown.map((one) => deps.findOffer(one, signal))))
      signal.throwIfAborted()
      if (first !== undefined) return { id: shown[first - 1]!, of: searched, isPointed: true }
    }
    return undefined
  }
}

/** How many goods of those shown are meant together: "both", «все три», 两款. */
const together = [
  [/(?<!\p{L})об(?:а|е|оих|еих)(?!\p{L})|(?<!\p{L})(?:два|две|двух)(?!\p{L})|(?<![a-z])(?:both|two)(?![a-z])|[两二2][个款种件样]|俩/iu, 2],
  [/(?<!\p{L})(?:три|тр[её]х)(?!\p{L})|(?<![a-z])three(?![a-z])|[三3][个款种件样]/iu, 3],
  [/(?<!\p{L})(?:четыре|четыр[её]х)(?!\p{L})|(?<![a-z])four(?![a-z])|[四4][个款种件样]/iu, 4],
] as const satisfies readonly (readonly [RegExp, number])[]

/** "Both headlamps", "the first two", 两个头灯: several offers that a term means together, each in the number that it says. */
function countedTogether(said: string, state: State): Term[] | undefined {
  const { count, rest } = countIn(said)
  const { reference, types } = readMessage(rest, true, state.wish)
  const number = together.find(([way]) => way.test(rest))?.[1]
  const isOther = types.length > 0 && !areRelated(types, state.wish?.types ?? [])
  const topic = isOther ? topicShown(state, (one) => areRelated(one.types, types)) : undefined
  if (isOther && !topic) return undefined
  const of = topic ? asOfTopic(state, topic) : state
  const cards = cardsTogether(of, reference?.kind === 'places' ? reference.places : undefined, number)
  if (cards.length < 2) return undefined
  return cards.map(({ id }) => ({
    id,
    of: ofPointedTopic(of, [of.last.findIndex((card) => card.id === id) + 1]),
    isPointed: true,
    ...(count === undefined ? {} : { count }),
  }))
}

function cardsTogether(
  { last, together: compared = [] }: State,
  places: readonly number[] | undefined,
  number: number | undefined,
): State['last'] {
  if (places && places.length > 1) return places.flatMap((place) => (place === 0 ? [] : (last.at(place > 0 ? place - 1 : place) ?? [])))
  if (number === undefined) return []
  // «Оба первых».
  if (places) return places[0] === 1 ? last.slice(0, number) : []
  const own = last.filter(({ isBeside }) => !isBeside)
  if (own.length === number) return own
  return compared.length === number ? last.filter(({ id }) => compared.includes(id)) : []
}

/** "The first: 30 black and 20 blue": so many of one offer, be one of the others called blue. */
function withVariantsAsOne(written: string, state: State): string {
  const list = listOfVariants(written)
  const isOfOne = list && (state.focus !== undefined || readMessage(written, true, state.wish).reference?.kind === 'places')
  return isOfOne ? `${written.slice(0, list.start)} ${eachOf(written)?.count} pcs ${written.slice(list.end)}` : written
}

/** «Перчаток по 41» of those that cost so much, and no 41 of each. */
const isPriceOfOne = async ({ deps, signal, state }: Context, said: string): Promise<boolean> =>
  pointedByPrice(said, asShown(state.last)) !== undefined || (await pointingEarlier(said, state, deps, signal)) !== undefined

/** The two sides of «он с дрелью»; "a set with a case" is one. */
async function sidesOf(context: Context, said: string): Promise<string[]> {
  for (const { index, 0: sign } of said.matchAll(withOther)) {
    const [left, right] = [said.slice(0, index), said.slice(index + sign.length)]
    const { types } = readMessage(right, true, context.state.wish)
    const whole = readMessage(left, true, context.state.wish).types
    const isShown = searchesOf(context.state).some(({ wish }) => areRelated(wish.types, types))
    if (types.length > 0 && isShown && !areRelated(types, whole) && left.trim() !== '') return [left, right]
  }
  return [said]
}

/**
 * What a message adds up, goods that the talk has not shown among them; `undefined` where it asks for no sum. `before`: the state in which it was written, where
 * what it adds up was looked for since.
 */
export async function termsIn(context: Context, written: string, before = context.state): Promise<Term[] | undefined> {
  if (!addsUpGoods(written, context.state)) return undefined
  const said = withVariantsAsOne(written, before)
  const counting = ofEach.map((way) => way.exec(said)).find((match) => match !== null)
  const mayBePrice = counting !== undefined && !/^[各每]/u.test(counting[0])
  const each = mayBePrice && (await isPriceOfOne(context, said.slice(counting.index))) ? undefined : counting
  const countOfEach = each ? Number(each.groups?.count ?? each.groups?.alone) : undefined
  const open = each ? `${said.slice(0, each.index)}, ${said.slice(each.index + each[0].length)}` : said
  const terms: Term[] = []
  for (const piece of open.split(between)) {
    if (!piece?.trim() || limitOf(piece, before.wish)) continue
    const group = countedTogether(piece, before)
    if (group) {
      terms.push(...group.filter(({ id }) => !terms.some((term) => term.id === id)))
      continue
    }
    const pointed = terms.at(-1)
    if (pointed?.isPointed && pointed.count === undefined && saysVariantAlone(piece)) {
      pointed.count = countIn(piece).count
      continue
    }
    for (const side of await sidesOf(context, piece)) {
      const known = await termOf({ ...context, state: before }, side)
      const term = known.unshown === undefined || before === context.state ? known : await termOf(context, side)
      if (term.goesBack) return undefined
      const last = terms.at(-1)
      // «Пауэрбанк за 432 нормальный. Посчитай 30 шт»: the number is of the one before it.
      if (term.id === undefined && term.unshown === undefined) {
        if (term.count !== undefined && last && last.count === undefined) last.count = term.count
      } else if (term.unshown !== undefined) terms.push(term)
      // The same in 2 kg and in 3 kg is counted by its variants.
      else if (term.count !== undefined && terms.some(({ id, count }) => id === term.id && count !== undefined)) return undefined
      else {
        const same = terms.find(({ id }) => id === term.id)
        if (same) same.count ??= term.count
        else terms.push(term)
      }
    }
  }
  const meant = asPointed(terms)
  return countOfEach === undefined ? meant : meant.map((term) => ({ ...term, count: term.count ?? countOfEach }))
}

/** "200 pcs in black" behind an offer that was pointed at: so many of it, and no other. */
function saysVariantAlone(piece: string): boolean {
  const { count, rest } = countIn(piece)
  const { colors, sizes, types, words, reference, materials } = readMessage(rest, true)
  return count !== undefined && colors.length + sizes.length > 0 && types.length + words.length + materials.length === 0 && !reference
}

const goodsOf = (wish: Wish, id: string): GoodsOfTalk => ({ wish, offerIds: [id], isOneOfSeveral: false, isOfKit: false })

/** 戒指8号 beside 第三个女款, «вторые … и эти тапки по 300»: of goods of which one is pointed at, that one is meant. */
function asPointed(terms: readonly Term[]): Term[] {
  const areAlike = (one: Term, other: Term): boolean => areRelated(one.of?.wish?.types ?? [], other.of?.wish?.types ?? [])
  const namedBeside = (term: Term): Term[] =>
    term.isPointed && term.count === undefined ? terms.filter((one) => !one.isPointed && areAlike(one, term)) : []
  const named = new Set(terms.flatMap(namedBeside))
  return terms
    .filter((term) => !named.has(term))
    .map((term) => {
      const count = term.count ?? namedBeside(term)[0]?.count
      return count === undefined ? term : { ...term, count }
    })
}

/** The sum that was told last, with another offer of the same goods: «не тот, а тот за 48,88. И общую сумму дай». */
function summedWith(one: GoodsOfTalk, { isPointed, count }: Term, { summed = [] }: State): SumOfGoods | undefined {
  const replaced = summed.filter(({ wish }) => areRelated(wish.types, one.wish.types))
  if (!isPointed || summed.length < 2 || replaced.length !== 1) return undefined
  const goods = summed.map(({ wish, id }) =>
    areRelated(wish.types, one.wish.types)
      ? goodsOf({ ...wish, ...(count === undefined ? {} : { quantity: count }) }, one.offerIds[0]!)
      : goodsOf(wish, id),
  )
  return { asked: {}, goods }
}

/**
 * What "1000 mailers + 36 of tape no 1, total?" adds up: goods that the talk has shown, each in the number that is said of it, else as many as were wished for.
 * `undefined` where it asks for no sum, or names fewer than two of them.
 */
export async function summedTerms(context: Context, written: string, before?: State): Promise<SumOfGoods | undefined> {
  const terms = await termsIn(context, written, before)
  if (!terms) return undefined
  const goods = terms.flatMap(({ id, of, count }): GoodsOfTalk[] => {
    if (id === undefined || !of?.wish) return []
    const { counts: _, ...wish } = of.wish
    return [goodsOf({ ...wish, ...(count === undefined ? {} : { quantity: count }) }, id)]
  })
  const [only, ...others] = goods
  if (only && others.length === 0) return summedWith(only, terms.find(({ id }) => id !== undefined)!, context.state)
  const areCounted =
    terms.some(({ count }) => count !== undefined) ||
    (terms.some(({ isPointed }) => isPointed) && goods.every(({ wish }) => wish.quantity !== undefined))
  // «У второй какой провод? и сколько выйдет 40 шт» counts one of the two.
  const areBothCounted = goods.filter(({ wish }) => wish.quantity !== undefined).length > 1 || addsUp.test(written)
  if (goods.length < 2 || !areCounted || !areBothCounted) return undefined
  const limit = limitOf(written, context.state.wish)
  const isOfWeight = readMessage(written, true, context.state.wish).fields.includes('weight')
  return { asked: { ...(limit ? { limit } : {}), ...(isOfWeight ? { withWeight: true } : {}) }, goods: goods.slice(0, sumLimit) }
}
const addsUp =
  /[+＋]|(?<!\p{L})(?:вместе|итого|в сумме|общ\p{L}+|за вс[её])(?!\p{L})|(?<![a-z])(?:together|total|in all|altogether|sum|plus)(?![a-z])|一共|总共|合计|加起来|加上|总价|一起/iu
