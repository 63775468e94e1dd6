import { emptyState, type State } from '../state.ts'
import { decide } from './decide.ts'
import type { Reference } from './grammar/reference.ts'
import type { Intent } from './intent.ts'
import { withCount } from './parts-by-goods.ts'
import { type Reading, readMessage } from './read.ts'
import { ofOtherSort } from './restart.ts'

/** Offers of those shown that a message takes, and what it wants beside them. */
export interface TakenBeside {
  taken: Intent
  search: Extract<Intent, { kind: 'search' }>
  /** What is left of the message. */
  rest: string
}

/** "I'll take 30 of the first", «беру вторую», 要30个第一款. */
const takes =
  /^\s*(?:(?:ok(?:ay)?|great|good|fine|alright|so|well|and|then|отлично|хорошо|ладно|ок(?:ей)?|супер|тогда|ну|好的?|行|可以|那|那就|就)[\s,，.!！]*)*(?:(?:i|we)(?:'ll| will|'d like to| want to| would like to)? (?:take|have|get|order|buy|go with|go for)(?![a-z])|let'?s (?:take|go with|order)(?![a-z])|(?:бер[уеё]м?|возьм[уеё]м?|заказываю|заказыва?ем|закаж[уе]м?|покупа(?:ю|ем))(?!\p{L})|(?:我|我们|先|就)*(?:要|拿|订|买|来|下单))/iu
/** Where what is wanted beside it begins. */
const beside =
  /(?:[,.;!，。；！]\s*|\s+(?=(?:and|but|plus|и|а|плюс|ещ[её])\s))(?=(?:(?:and|but|plus|и|а|плюс|then|ну)\s+)*(?:also|(?:we |i )?(?:also )?(?:need|want|would like)|do you (?:also )?(?:have|sell)|(?:have you )?got (?:any|some)|ещ[её]|также|тоже|кроме того|плюс|(?:мне |нам )?(?:ещ[её] |также )*(?:нужн\p{L}*|надо|хочу|ищу)|есть ли|а есть|另外|还要|还需要|还想要?|再要|再来|顺便|同时|有没有))/giu

const pointsAtShown = (reference: Reference | undefined): reference is Reference =>
  reference?.kind === 'places' || reference?.kind === 'this'

/** Asks what so many of those that are taken cost, and how they are ordered. */
const asTaken = (heard: Reading, reference: Reference): Extract<Intent, { kind: 'ask' }> => {
  const quantity = heard.quantity ?? heard.bareNumber ?? heard.unplaced
  const { bareNumber: _, unplaced: _unplaced, superlative: _most, ...rest } = heard
  const reading: Reading = {
    ...rest,
    ...(quantity === undefined ? {} : { quantity }),
    types: [],
    materials: [],
    colors: [],
    traits: [],
    words: [],
    relatives: [],
    fields: ['price'],
    topics: ['order'],
    isQuestion: true,
  }
  return { kind: 'ask', reference, reading }
}

/** What the first clauses take of those shown: what they point at, or the search as they narrow it. */
function takenIn(said: string, state: State): Intent | undefined {
  const heard = readMessage(said, true, state.wish)
  if (heard.isQuestion) return undefined
  const reference = heard.reference ?? (state.last.length === 1 ? ({ kind: 'this' } as const) : undefined)
  if (pointsAtShown(reference)) return asTaken(heard, reference)
  const intent = decide(heard, state)
  if (intent.kind === 'service') return intent
  return intent.kind === 'search' && !intent.isNew ? { ...intent, topics: ['order'] } : undefined
}

/** "I'll take 30 of the first. Also need fairy lights" takes the one and looks for the others; `undefined` where a message does not do both. */
export function takenBeside(message: string, state: State): TakenBeside | undefined {
  const { wish, last } = state
  if (!wish || last.length === 0 || !takes.test(message)) return undefined
  for (const { index, 0: sign } of message.matchAll(beside)) {
    const taken = takenIn(message.slice(0, index), state)
    const said = message.slice(index + sign.length)
    const rest = withCount(said, readMessage(said, true))
    const wanted = readMessage(rest, false)
    if (!taken || wanted.types.length === 0) continue
    // What was said of those that are taken is said of no others.
    const search = decide(ofOtherSort({ ...wanted, isTied: false }, wish) ?? wanted, emptyState())
    if (search.kind === 'search') return { taken, search: { ...search, isNew: true }, rest }
  }
  return undefined
}
