import { findConcept, isAnyOf } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { asOfTopic, ofScreen, type State, topicShown } from '../state.ts'
import { figureTolerance } from '../wish.ts'
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
  const read = (of: State): Reading =>
    withSizeByNumber(ofKindInTalk(withLayers(withSetOf(readMessage(message, of.last.length > 0, of.wish), of), of), state), of)
  if (!state.screen) return { reading: read(state), state }
  const screen = ofScreen(state)
  const reading = read(screen)
  return speaksOfScreen(reading, screen) ? { reading, state: screen } : { reading: read(state), state }
}

/** 三件套的 of cutting boards are sets of three, and no bedding. */
function withSetOf(reading: Reading, { wish }: State): Reading {
  const [said, ...others] = reading.said
  const number = said === undefined || others.length > 0 ? -1 : '二三四五六七八'.indexOf(/^([二三四五六七八])件套$/u.exec(said)?.[1] ?? '-')
  if (number < 0 || !wish || wish.types.length === 0 || areRelated(reading.types, wish.types)) return reading
  const pieces = number + 2
  const figure = { field: 'set' as const, above: pieces * (1 - figureTolerance), below: pieces * (1 + figureTolerance) }
  return { ...reading, types: [], said: [], figures: [...reading.figures, figure] }
}

/** 双层 of what keeps drinks is insulated, and of a pencil case it has two layers. */
function withLayers(reading: Reading, { wish }: State): Reading {
  const types = reading.types.length > 0 ? reading.types : (wish?.types ?? [])
  const said = /双层(?!真空|保温)[\p{Script=Han}]{0,2}?(?=的|[\s，,。？?]|$)/u.exec(reading.written)?.[0]
  const { traits, notTraits, words, notWords } = reading
  if (said === undefined || types.length === 0 || isAnyOf(keepingHeat, types) || /保温|真空|隔热|保冷/u.test(reading.written))
    return reading
  const others = (list: readonly string[]): string[] => list.filter((trait) => trait !== 'feature.insulated')
  if (traits.includes('feature.insulated')) return { ...reading, traits: others(traits), words: [...words, said] }
  return notTraits.includes('feature.insulated') ? { ...reading, notTraits: others(notTraits), notWords: [...notWords, said] } : reading
}
const keepingHeat = [
  'type.drinkware',
  'type.mug',
  'type.thermos-mug',
  'type.water-bottle',
  'type.glass',
  'type.food-container',
  'type.lunch-box',
]

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

/** Goods that are told apart by sizes which are numbers, and how these are stated: rings below ten and a few by the American ones. */
const inNumbers: readonly { type: string; least: number; most: number; system?: string }[] = [
  { type: 'type.ring', least: 5, most: 13, system: 'US ' },
  { type: 'type.ring', least: 15, most: 22 },
  { type: 'type.shoes', least: 34, most: 48 },
]
const byNumber = /(?<![\d.第])(\d{1,2})号/u

/** 8号有吗 of four rings, 第一个7号有吗, "does the first come in 7?", «38 есть?»: a size, and neither a place nor a count. */
function withSizeByNumber(reading: Reading, { wish, last }: State): Reading {
  const { reference, bareNumber, comesIn, asksWhether, asksForOthers, isQuestion, sizes, written } = reading
  const types = reading.types.length > 0 ? reading.types : (wish?.types ?? [])
  const sizeOf = (number: number): string[] =>
    inNumbers
      .filter(({ type, least, most }) => number >= least && number <= most && isAnyOf([type], types))
      .map(({ system = '' }) => `${system}${number}`)
  if (last.length === 0 || sizes.length > 0) return reading
  const number = Number(byNumber.exec(written)?.[1])
  const places = reference?.kind === 'places' ? reference.places : []
  const named = sizeOf(number)
  if (named.length > 0 && places.includes(number) && (number > last.length || places.length > 1)) {
    const others = places.filter((place) => place !== number)
    const { reference: _, ...rest } = reading
    return { ...rest, sizes: named, ...(others.length > 0 ? { reference: { kind: 'places', places: others } } : {}) }
  }
  const asked = bareNumber === undefined || !(comesIn || (isQuestion && (asksWhether || asksForOthers))) ? [] : sizeOf(bareNumber)
  if (asked.length === 0) return reading
  const { bareNumber: _, askedSum: _sum, ...rest } = reading
  return { ...rest, sizes: asked }
}

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
