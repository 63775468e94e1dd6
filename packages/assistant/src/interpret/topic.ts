import { findConcept } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { asOfTopic, ofScreen, type State, topicShown } from '../state.ts'
import { decide } from './decide.ts'
import type { Intent } from './intent.ts'
import { areRelated, saysConstraint } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

/** Of what a message speaks, once it is known whether that is on the screen. */
interface Heard {
  reading: Reading
  /** The search that the message goes on with. */
  state: State
}

/**
 * Reads a message, and says what it goes on with. After goods that nobody sells that is these goods, unless it speaks of the offers that are on the screen
 * still: of one by its place, of all of them side by side, or by the name of the goods.
 */
export function hear(message: string, state: State): Heard {
  const ofTopic = askedOfTopic(message, state)
  if (ofTopic) return ofTopic
  const read = (of: State): Reading => ofKindInTalk(readMessage(message, of.last.length > 0, of.wish), state)
  if (!state.screen) return { reading: read(state), state }
  const screen = ofScreen(state)
  const reading = read(screen)
  return speaksOfScreen(reading, screen) ? { reading, state: screen } : { reading: read(state), state }
}

function speaksOfScreen(reading: Reading, { wish }: State): boolean {
  const { types, reference, relatives } = reading
  // "As it was" and "back to the lamps" go back to the search on the screen; "back to the white ones" is said of it.
  if (relatives.includes('restore')) return types.length === 0 && saysConstraint(reading)
  if (types.length > 0) return areRelated(types, wish?.types ?? [])
  return (
    reference?.kind === 'places' ||
    reference?.kind === 'best' ||
    relatives.includes('more') ||
    reading.isComparison ||
    (reading.sort !== undefined && reading.isQuestion) ||
    reading.asksRanking ||
    reading.asksAdvice ||
    reading.superlative !== undefined
  )
}

const asks: ReadonlySet<Intent['kind']> = new Set(['ask', 'compare', 'details', 'advice'])
/** "And can the glasses go in the dishwasher?" after pans is asked of the glasses that were shown before them; `undefined` where it is of no earlier topic. */
function askedOfTopic(message: string, since: State): Heard | undefined {
  if (!since.topics?.length || since.last.length === 0 || since.screen) return undefined
  const { types, isQuestion, asksForOthers, isComparison, reference, relatives } = readMessage(message, true, since.wish)
  if (
    types.length === 0 ||
    relatives.length > 0 ||
    !isQuestion ||
    asksForOthers ||
    isComparison ||
    areRelated(types, since.wish?.types ?? [])
  )
    return undefined
  const topic = topicShown(since, (one) => areRelated(one.types, types))
  if (!topic) return undefined
  const state = asOfTopic(since, topic)
  const reading = readMessage(message, true, state.wish)
  const intent = decide(reading, state)
  const isOfOne = reference?.kind === 'places'
  return asks.has(intent.kind) && (isOfOne || intent.kind !== 'ask' || asksOfThose(reading)) ? { reading, state } : undefined
}

/** Whether something is asked that listings state: a field or a property. */
const asksOfThose = ({ fields, traits, materials, colors, sizes, measures, asksAbout, asksWhether, asksHow, asksWhat }: Reading): boolean =>
  (asksWhether || asksHow || asksWhat || asksAbout !== undefined || fields.length > 0) &&
  ([fields, traits, materials, colors, sizes, measures].some((said) => said.length > 0) || asksAbout !== undefined)

/** Who asks where goods are has asked for them before. */
const asksWhere = /(?<!\p{L})(?:где|куда)(?!\p{L})|(?<![a-z])where(?![a-z])|哪(?:去|里|儿)/iu
/** What something is for, on or by is none of the goods. */
const behindPreposition = (written: string, said: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:по|для|на|к|ко|с|со|под|из|от|в|for|to|on|with|by|in)\s+${said}`, 'iu').test(written)
const ofAdjective = /(?:[ыи][йе]|ая|яя|ое|ее)$/u
/**
 * «А бельё где?» in a talk about «постельное бельё»: a word that names other goods when it stands alone, and is the last of the name of goods that the talk
 * is about, means those.
 */
function ofKindInTalk(reading: Reading, { wish, topics = [] }: State): Reading {
  const [type, ...others] = reading.types
  const [said, ...more] = reading.said
  const ofTalk = [...new Set([...(wish?.types ?? []), ...topics.flatMap((topic) => topic.types)])]
  if (type === undefined || said === undefined || others.length + more.length > 0 || areRelated([type], ofTalk)) return reading
  const wasSaid = [wish, ...topics].some((one) => one?.said?.some((word) => stemOf(word.toLowerCase()) === stemOf(said)))
  if (!wasSaid || !asksWhere.test(reading.written)) return reading
  if (behindPreposition(reading.written, said)) return reading
  const isLastOf = (kind: string): boolean =>
    Object.values(findConcept(kind)?.words ?? {}).some((names) =>
      names.some((name) => {
        const [adjective, noun, ...rest] = name.toLowerCase().split(' ')
        return (
          adjective !== undefined && noun !== undefined && rest.length === 0 && !ofAdjective.test(noun) && stemOf(noun) === stemOf(said)
        )
      }),
    )
  const [meant, ...rest] = ofTalk.filter(isLastOf)
  return meant !== undefined && rest.length === 0 ? { ...reading, types: [meant] } : reading
}
