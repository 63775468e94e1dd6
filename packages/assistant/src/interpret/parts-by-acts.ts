import type { State } from '../state.ts'
import { decide } from './decide.ts'
import { namesSum } from './grammar/asked-sum.ts'
import type { Intent } from './intent.ts'
import { saysConstraint } from './merge.ts'
import { clausesOf } from './parts-by-goods.ts'
import { readMessage } from './read.ts'
import { hear } from './topic.ts'

/** "What colour do they write in? Must be blue for us": says how what is asked of should be. */
const saysHowItShouldBe =
  /^\s*(?:(?:it|they|that) )?(?:must|has to|have to|should|needs? to)(?: be)?(?![a-z])|^\s*(?:нужн[оаы]|надо|должн[оаы]|важно),? (?:чтобы?|быть|чтоб)|^\s*(?:必须|得是|要是)/iu

type Act = 'asks' | 'sums' | 'changes' | 'none'

const asking: ReadonlySet<Intent['kind']> = new Set(['ask', 'compare', 'details', 'advice', 'service'])
const longest = 300
const mostSentences = 4

/** What a sentence does alone: asks of what is shown by its place, its field or the shop, asks for a sum, or changes what is looked for. */
function actOf(sentence: string, state: State): Act {
  const { reading, state: of } = hear(sentence, state)
  const intent = decide(reading, of)
  const { reference, fields, topics, isQuestion, asksForOthers, types } = reading
  if (namesSum(sentence) && (reading.askedSum || reference?.kind === 'places')) return 'sums'
  const isOfPlace = reference?.kind === 'places' || reference?.kind === 'this'
  const isSure = isOfPlace || fields.length > 0 || topics.length > 0
  if (asking.has(intent.kind) && isQuestion && !asksForOthers && isSure) return 'asks'
  const isChange = intent.kind === 'search' && !intent.isNew && types.length === 0 && saysConstraint(reading)
  return isChange && !isQuestion && reference === undefined && !saysHowItShouldBe.test(sentence) ? 'changes' : 'none'
}

/** Whether a sentence points at one of those on the screen. */
const pointsAtPlace = (sentence: string, state: State): boolean => hear(sentence, state).reading.reference?.kind === 'places'

/**
 * A message of which some sentences ask something of the offers on the screen, and others change what is looked for or ask for a sum: "does no. 5 work on induction? I
 * need 26 to 28 cm". What is asked comes first, for it is of those that are on the screen. `undefined` where a message does one thing.
 */
export function partsByActs(message: string, state: State): string[] | undefined {
  if (message.length > longest) return undefined
  const sentences: string[] = []
  let isOpen = false
  for (const { text, isStrong } of clausesOf(message)) {
    if (isOpen) sentences[sentences.length - 1] += text
    else sentences.push(text)
    isOpen = !isStrong
  }
  if (sentences.length < 2 || sentences.length > mostSentences) return undefined
  if (state.last.length === 0) return askedOfWished(sentences)
  const acts = sentences.map((sentence) => actOf(sentence, state))
  if (acts.includes('none') || !acts.includes('asks') || new Set(acts).size !== 2) return undefined
  const asked = sentences.filter((_, at) => acts[at] === 'asks')
  const others = sentences.filter((_, at) => acts[at] !== 'asks')
  const isFirst = acts[0] === 'asks' && acts.lastIndexOf('asks') < asked.length
  if (!isFirst && !asked.some((sentence) => pointsAtPlace(sentence, state))) return undefined
  return [asked.join(' '), others.join(' ')].map((part) => part.trim())
}

/** "Frying pans 28 cm. How heavy are they?": what is asked of the goods that the same first message wishes for. */
function askedOfWished(sentences: readonly string[]): string[] | undefined {
  const asked = sentences.at(-1)!
  const wished = sentences.slice(0, -1).join(' ').trim()
  const { types, fields, topics, isQuestion, quantity, price, budget, asksForOthers } = readMessage(asked, true)
  const isOfThem = isQuestion && types.length + topics.length === 0 && (quantity ?? price ?? budget) === undefined && !asksForOthers
  if (!isOfThem || !fields.some((field) => field !== 'price') || readMessage(wished, false).types.length === 0) return undefined
  return [wished, asked.trim()]
}
