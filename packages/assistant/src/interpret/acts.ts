import { isDeepStrictEqual } from 'node:util'
import type { State } from '../state.ts'
import { withWish } from '../state.ts'
import { namesGoods, type Wish } from '../wish.ts'
import { decide, withoutCancel } from './decide.ts'
import { withoutPraise } from './grammar/opinion.ts'
import type { Intent } from './intent.ts'
import { areRelated } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

/** A message that changes the search, or goes back to an earlier one, and then says something else, cut in two. */
export interface Acts {
  /** The search as the first clauses change it, or the one that they go back to. */
  change: Extract<Intent, { kind: 'search' | 'return' | 'restore' }>
  /** The clauses that change it. */
  said: string
  /** What is left of the message, of a talk about the changed search. */
  rest: string
}

/** Where a clause may end; a comma within a number is none. */
const border = /[.;!?。；！？…]+\s*|(?<!\d)[,，]\s*|[,，](?!\d)\s*|\s+[–—-]\s+|\s+(?=(?:but|а|но)\s)/gu
const opening = /^(?:\s|а(?!\p{L})|и(?!\p{L})|но(?!\p{L})|and(?!\p{L})|but(?!\p{L})|so(?!\p{L})|那)+/iu

/** "Go with glass then", «давайте льняные», 就要玻璃的: what is settled. */
const settles =
  /^(?:(?:ok|okay|well|alright|fine|hmm|no|so|ладно|хорошо|ок|окей|ну|нет|тогда|好的?|行|那)[\s,，]+)*(?:(?:let's |lets |i'll |we'll |ill |i |we )*(?:go (?:with|for)|take|stick (?:with|to)|settle (?:on|for)|have)(?![a-z])|(?:давай|пусть будет|остановимся на|выбираю|оставим)\p{L}*(?!\p{L}))|(?<!\p{L})(?:бер[уеё]м?|возьм[уеё]м?)(?!\p{L})|^(?:那|就|还是|那就)(?:要|选|来|用|买)|(?<!\p{L})then\s*$/iu

/** Whether clauses take back, widen, replace or settle what is looked for, and ask nothing. */
function changes(reading: Reading, said: string, wish: Wish): boolean {
  if (reading.isQuestion || reading.superlative || reading.reference || reading.topics.length > 0) return false
  if (reading.types.length > 0 && reading.typesAsMaterials.length === 0) return false
  if (reading.relatives.length > 0 || reading.links.length > 0 || reading.forbidden || reading.aside) return false
  const denied = [reading.notColors, reading.notMaterials, reading.notTraits, reading.notWords, reading.givenUp]
  if (reading.drops.length > 0 || denied.some((list) => list.length > 0)) return true
  const isProperty = [reading.colors, reading.materials, reading.typesAsMaterials, reading.traits, reading.sizes, reading.words].some(
    (list) => list.length > 0,
  )
  return isProperty && namesGoods(wish) && (reading.isAllowed || reading.swaps === 'sure' || settles.test(said))
}

/** Whether clauses name goods of another kind, and ask nothing: what stands behind them is asked of what is found then. */
const namesOthers = (reading: Reading, { types }: Wish): boolean =>
  reading.types.length > 0 &&
  reading.typesAsMaterials.length === 0 &&
  !areRelated(reading.types, types) &&
  !reading.isPart &&
  reading.reference?.kind !== 'places' &&
  reading.topics.length === 0 &&
  !reading.asksHow &&
  !reading.asksWhat &&
  !reading.superlative &&
  !reading.comesIn

/** "Back to the gloves": what stands behind it is asked of those. */
const goesBack = ({ relatives, isQuestion, reference }: Reading): boolean =>
  relatives.join() === 'restore' && !isQuestion && reference?.kind !== 'places'

/** Each border is read twice: of a long message, and of many clauses, the last ones say what is asked. */
const longest = 500
const maxBorders = 4

/** What only what is on the screen answers. */
const asks: ReadonlySet<Intent['kind']> = new Set(['ask', 'service', 'advice', 'compare', 'ranking', 'details', 'sum'])

/**
 * "Forget the lid. which is the largest?" as the two acts that it is; `undefined` where a message is one. A message that changes the search throughout is read as
 * a whole.
 */
export function actsOf(written: string, state: State): Acts | undefined {
  const { wish } = state
  if (!wish || state.last.length === 0) return undefined
  if (written.length > longest) return undefined
  const message = withoutPraise(written)
  for (const { index, 0: sign } of [...message.matchAll(border)].toReversed().slice(0, maxBorders)) {
    const said = message.slice(0, index).trim()
    const rest = message
      .slice(index + sign.length)
      .replace(opening, '')
      .trim()
    if (said === '' || rest === '') continue
    const heard = readMessage(said, true, wish)
    const back = goesBack(heard) ? decide(heard, state) : undefined
    if (back && (back.kind === 'return' || back.kind === 'restore')) {
      const { wish: of = wish } = 'wish' in back ? back : {}
      const next = decide(readMessage(rest, true, of), withWish(state, of))
      if (asks.has(next.kind)) return { change: back, said, rest }
    }
    const reading = withoutCancel(heard, wish)
    const areOthers = namesOthers(reading, wish)
    if (!areOthers && !changes(reading, said, wish)) continue
    // «А складные есть с ручками, литров на 30?» asks for them as a whole.
    if (reading.asksForOthers && /^[,，]/u.test(sign)) continue
    const change = decide(reading, state)
    if (change.kind !== 'search' || change.isNew !== areOthers || change.relatives.length > 0) continue
    if (!areOthers && isDeepStrictEqual(change.wish, wish)) continue
    const asked = readMessage(rest, true, change.wish)
    const next = decide(asked, withWish(state, change.wish))
    if (areOthers ? next.kind === 'ask' && asked.types.length === 0 && asked.fields.length > 0 : asks.has(next.kind))
      return { change, said, rest }
  }
  return undefined
}
