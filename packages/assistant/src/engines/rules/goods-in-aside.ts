import { isAnyOf } from '@karavan/lexicon/names.ts'
import { factsOf } from '../../facts.ts'
import { areRelated } from '../../interpret/merge.ts'
import { readMessage } from '../../interpret/read.ts'
import type { TurnDeps } from '../../port.ts'
import { asOfTopic, type State, topicShown } from '../../state.ts'
import type { Pointed } from './earlier-pointed-out.ts'

/** «(про скотч)», ", I mean the tape", （说的是胶带）: of which goods all of a message is said, where it stands beside it. */
const asides = [
  /\((?:это |я |всё |все )*(?:про|о|об|насч[её]т|по) (?<goods>[^()?!,.]{2,40})\)|(?:[,;.?!]\s*|\s[—–-]\s*)(?:это |я )?(?:про|насч[её]т) (?<last>[^()?!,.]{2,40})[\s.!]*$/iu,
  /\((?:i (?:mean|meant|am asking about) |i'm asking about |about |of |this is about )(?:the |those |these )?(?<goods>[^()?!,.]{2,40})\)|(?:[,;.?!]\s*|\s[—–-]\s*)(?:i mean|i meant|i'm asking about|this is about|about) (?:the |those |these )?(?<last>[^()?!,.]{2,40})[\s.!]*$/iu,
  /[（(](?:我)?(?:说的是|问的是|指的是|是说|关于)(?<goods>[^（）()？！，。]{1,12})[）)]|[，。？！,]\s*我?(?:说的是|问的是|指的是)(?<last>[^（）()？！，。]{1,12})[。！]*$/u,
]

/**
 * A message without the aside that says of which of the goods shown all of it is said, and the state in which those alone are on the screen: its first is the
 * first of them. `undefined` where it has none.
 */
export async function saidOfGoods(message: string, state: State, deps: TurnDeps, signal: AbortSignal): Promise<Pointed | undefined> {
  if (state.last.length === 0) return undefined
  for (const way of asides) {
    const match = way.exec(message)
    const goods = match?.groups?.goods ?? match?.groups?.last
    if (!match || goods === undefined) continue
    const { types, words } = readMessage(goods, true)
    const of = types.length > 0 && words.length === 0 ? await ofGoods(types, state, deps, signal) : undefined
    const end = /^[?？]/u.exec(match[0])?.[0] ?? ''
    const rest = `${message.slice(0, match.index)}${end}${message.slice(match.index + match[0].length)}`.trim()
    if (of && rest !== '') return { message: rest, state: of }
  }
  return undefined
}

/** The state in which the cards of this kind alone are on the screen, those of an earlier search among them. */
async function ofGoods(types: readonly string[], state: State, deps: TurnDeps, signal: AbortSignal): Promise<State | undefined> {
  const isOfWish = areRelated(types, state.wish?.types ?? [])
  const topic = isOfWish ? undefined : topicShown(state, (one) => areRelated(types, one.types))
  if (!isOfWish && !topic) return undefined
  const of = topic ? asOfTopic(state, topic) : state
  const offers = await Promise.all(of.last.map(({ id }) => deps.findOffer(id, signal)))
  signal.throwIfAborted()
  const last = of.last.filter((_, at) => offers[at] && isAnyOf(types, factsOf(offers[at]).types))
  return last.length > 0 ? { ...of, last } : undefined
}
