import { analyse } from '@karavan/lexicon/analyse.ts'
import { type State, withFocus } from '../state.ts'
import type { Wish } from '../wish.ts'
import { decide } from './decide.ts'
import { withEachMost } from './each-most.ts'
import { saysPlaceAlone } from './follow-up.ts'
import { comparisonReader } from './grammar/asks.ts'
import { onlyShownIn } from './grammar/only-shown.ts'
import { foldText, OpenText } from './grammar/open-text.ts'
import { withoutPraise } from './grammar/opinion.ts'
import { anyOf, B, pattern } from './grammar/pattern.ts'
import { asksWhether, isQuestion } from './grammar/question.ts'
import { areMany, type Reference, withoutReference } from './grammar/reference.ts'
import type { Intent } from './intent.ts'
import { saysConstraint } from './merge.ts'
import { type Reading, readMessage } from './read.ts'
import { hear } from './topic.ts'
import { writtenOut } from './written-out.ts'

/** A turn that tells something and looks for nothing. */
export type AnswerIntent = Extract<Intent, { kind: 'ask' | 'service' | 'compare' | 'advice' }>

const sentenceEnd = String.raw`[?？]+\s*|[.!。！]+(?:\s+|$)|\n+`
const clauseEnd = String.raw`[,，;；]\s*(?:(?:и|а|and|n|also|but|so)\s+(?:ещ[её]\s+|also\s+)?)?|\s+(?:и|а|and|n|&|plus)\s+(?:ещ[её]\s+|also\s+)?|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|(?:还有|另外|以及)(?=\p{Script=Han})`
const border = new RegExp(`${sentenceEnd}|${clauseEnd}`, 'giu')
const endsSentence = new RegExp(`^(?:${sentenceEnd})`, 'u')

interface Part {
  text: string
  isAsked: boolean
}

/** Whether it asks whatever stands behind it: of Russian questions many have no word that does, and "difference between 2 and 3" has none. */
const asksAlone = (text: string): boolean =>
  !willDo.test(text) &&
  (isQuestion(foldText(writtenOut(text))) || asksWhether(foldText(`${text}?`)) || thingThere.test(text) || comparesThem(text))
const comparesThem = (text: string): boolean => comparisonReader.read(OpenText.of(text), { analysis: analyse(text) }).length > 0
/** 6到8厘米都可以 asks nothing. */
const willDo = /[都也](?:可以|行|好|成)$/u
const thingThere = /^\p{Script=Cyrillic}{3,} (?:есть|идёт|идет|имеется|входит)$/iu

/** Who tells of himself asks nothing. */
const ofBuyer = pattern(
  anyOf({
    ru: [`${B}(?:я|мы|мне|нам|нас|меня|мо[йяеи]|наш(?:а|е|и)?)(?!\\p{L})`],
    en: [`${B}(?:i|i'm|we|we're|my|our|ours)(?![a-z])`],
    zh: ['我|咱'],
  }),
)

/** Why or what for something is asked. */
const ofReason = pattern(
  `^(?:${anyOf({ ru: ['(?:чтобы?|потому что|а то|ведь|так как)(?!\\p{L})'], en: ['(?:because|since|cause|so that|so (?:i|we|it|they))(?![a-z])'], zh: ['因为|因為|毕竟'] })})`,
)
const tellsOfBuyer = (text: string): boolean => ofBuyer.test(foldText(text)) || ofReason.test(foldText(text))

/** The clauses of a message, those together that ask or tell one thing. */
function partsOf(message: string, isTaken: (text: string) => boolean): Part[] {
  const parts: Part[] = []
  let current = ''
  let before = ''
  const end = (isAsked: boolean): void => {
    const text = current.trim()
    if (text !== '') parts.push({ text, isAsked: (isAsked || asksAlone(text)) && !ofReason.test(foldText(text)) })
    current = ''
  }
  let start = 0
  for (const { index, 0: mark } of [...message.matchAll(border), { index: message.length, 0: '' }]) {
    const clause = message.slice(start, index)
    const isAsked = /^[?？]/u.test(mark)
    const isTold = current !== '' && !asksAlone(current) && tellsOfBuyer(current)
    const isNext = asksAlone(clause) || (isTold && isAsked) || (asksAlone(current) && ofReason.test(foldText(clause)))
    if (current !== '' && (asksAlone(current) || isTold || isTaken(current)) && isNext) end(false)
    current = current === '' ? clause : current + before + clause
    before = mark
    start = index + mark.length
    if (endsSentence.test(mark)) end(isAsked)
  }
  end(false)
  return parts
}

/** Whether a part that asks nothing may be left out: it tells of the buyer, and nothing that goods must be or have. */
function isStory(text: string, wish: Wish | undefined): boolean {
  if (!tellsOfBuyer(text)) return false
  if (ofReason.test(foldText(text))) return !/\d/u.test(text)
  const reading = readMessage(text, true, wish)
  const { types, quantity, bareNumber, unplaced, price, budget, reference, relatives, traits, topics } = reading
  return (
    (quantity ?? bareNumber ?? unplaced ?? price ?? budget) === undefined &&
    [types, relatives, traits, topics].every((said) => said.length === 0) &&
    !/\d/u.test(text) &&
    reference?.kind !== 'places' &&
    reference?.kind !== 'best' &&
    !saysConstraint({ ...reading, purposes: [] })
  )
}

/** The same reading as a question about what is shown, where it would be looked for else. */
function toAnswer(intent: Intent, reading: Reading): AnswerIntent | undefined {
  if (intent.kind === 'service' || intent.kind === 'compare' || intent.kind === 'advice') return intent
  if (intent.kind === 'ask') {
    const { reading } = intent
    // "Is it safe?" beside another question is asked of the goods.
    return reading.fields.length > 0
      ? { ...intent, reading: { ...reading, topics: reading.topics.filter((topic) => topic !== 'trust') } }
      : intent
  }
  if (intent.kind === 'talk' && intent.talk === 'notStated') return { kind: 'ask', reference: { kind: 'all' }, reading }
  if (intent.kind !== 'search' || intent.relatives.length > 0) return undefined
  const asked = intent.unstated ?? intent.asked
  // «А крышки?», 跳绳呢 wish for others.
  const asksOfThem = asked !== undefined && (!intent.isNew || asked.asksWhether || asked.asksHow || asked.asksWhat)
  if (asked && asksOfThem && !asked.asksForOthers && asked.isQuestion) return { kind: 'ask', reference: { kind: 'all' }, reading: asked }
  // "Which is the longest, and is there a black one?" asks whether one of those is black.
  const { isQuestion, quantity, price, budget, drops, types } = reading
  const isOfShown = isQuestion && !intent.isNew && types.length === 0 && drops.length === 0 && (quantity ?? price ?? budget) === undefined
  return isOfShown
    ? { kind: 'ask', reference: { kind: 'all' }, reading: { ...reading, asksForOthers: false, asksWhether: true } }
    : undefined
}

/** Whether nothing but words that name no field is asked. */
const isOfUnknown = (intent: AnswerIntent): boolean => {
  if (intent.kind !== 'ask') return false
  const {
    fields,
    topics,
    traits,
    materials,
    colors,
    sizes,
    measures,
    figures,
    superlative,
    quantity,
    asksAbout,
    askedSum,
    askedLots,
    included,
  } = intent.reading
  const lists = [fields, topics, traits, materials, colors, sizes, measures, figures]
  return (
    lists.every((list) => list.length === 0) && (superlative ?? quantity ?? asksAbout ?? askedSum ?? askedLots ?? included) === undefined
  )
}

const isOfPlaces = (reference: Reference | undefined): boolean => reference?.kind === 'places' || reference?.kind === 'best'
const isPlain = ({ superlative, asksWhichSuits }: Reading): boolean => superlative === undefined && !asksWhichSuits

const accepts =
  /^[\s,.]*(?:(?:ок|окей|хорошо|ладно|отлично|супер|а|и|ну|тогда|ok|okay|great|good|so|好的?|那|行)[\s,，]*)*(?:бер[уеё]м?|возьм[уеё]м?|выбираю|остановимся на|давайте|пусть будет|(?:i'?ll|we'?ll|i|we|let'?s)? ?(?:take|go with|have|like|choose|pick)|就|要|选|我?要|拿|买)?[\s,，]*(?:тогда |then )?(?:(?:мне |нам )?(?:подходит|подойд[её]т|нравится|устраивает|беру|бер[её]м|возьму|годится|хорош\p{L}*)|(?:is|looks?) (?:fine|good|ok|okay|great|nice)|works|will do|it is|then|please|可以|不错|挺好|就行|吧|好)?[\s,.!。！]*$/iu
/** "I'll take the second", «первый подходит», 就第一款吧: the one that is taken, where nothing is asked of it. */
function takenIn(text: string, { wish, last }: State): Reference | undefined {
  if (text.length > longestTaken) return undefined
  const reading = readMessage(text, true, wish)
  const { reference } = reading
  const isOne = reference?.kind === 'places' && reference.places.length === 1
  if (isOne) return accepts.test(withoutReference(text)) ? reference : undefined
  return last.length === 1 && takesVariant(text, reading) ? { kind: 'places', places: [1] } : undefined
}

const takes =
  /^[\s,.]*(?:(?:ок|окей|хорошо|ладно|отлично|супер|ну|тогда|ok|okay|great|good|fine|so|then|好的?|那|行)[\s,，]*)*(?:бер[уеё]м?|возьм[уеё]м?|(?:i'?ll|we'?ll|let'?s|i|we) (?:take|go with|have)|就?(?:要|选|拿|买))(?!\p{L}*\p{Script=Cyrillic})/iu
/** «Берём серые», "we'll take the grey ones" of the only one that is shown: one of what it comes in, and no condition beside that. */
function takesVariant(text: string, { colors, sizes, types, ...reading }: Reading): boolean {
  if (colors.length + sizes.length === 0 || types.length > 0 || reading.isQuestion || !takes.test(text)) return false
  const { quantity: _, ...rest } = reading
  return !saysConstraint({ ...rest, types, colors: [], sizes: [], purposes: [] }) && reading.words.every((word) => takes.test(word))
}

const longestTaken = 60

/** What is asked of "it" is asked of the one that was taken. */
function ofTaken(intent: AnswerIntent, taken: Reference | undefined): AnswerIntent {
  if (taken?.kind !== 'places' || intent.kind === 'service') return intent
  const { reference } = intent
  if (intent.kind === 'advice') return intent
  if (reference.kind === 'this') return { ...intent, reference: taken }
  if (reference.kind !== 'places') return intent
  const [own] = taken.places
  // 第一款吧，和第二款比有什么好的?
  const [other, ...more] = reference.places
  if (intent.kind === 'compare' && more.length === 0 && other !== own && other !== 0)
    return { ...intent, reference: { kind: 'places', places: [own!, other!] } }
  return { ...intent, reference: { kind: 'places', places: reference.places.map((place) => (place === 0 ? own! : place)) } }
}

/** The state once an offer was spoken of: what follows is asked of the same. */
function withSpokenOf(state: State, reference: Reference): State {
  const [place, ...others] = reference.kind === 'places' ? reference.places : []
  const id = place === undefined || others.length > 0 ? undefined : state.last[place - 1]?.id
  return id === undefined ? state : withFocus(state, [id])
}

/**
 * What a message asks that asks several things, or that tells why it asks: "can the second go in the dishwasher, and how big is it?", "we wash ours every
 * week, will the print stay?" `undefined` where it asks one thing, or wishes for something as well.
 */
export function severalAsked(message: string, before: State): AnswerIntent[] | undefined {
  if (before.last.length === 0 || onlyShownIn(foldText(message)).length > 0) return undefined
  const parts = partsOf(withEachMost(withoutPraise(message)), (text) => takenIn(text, before) !== undefined)
  const told = parts.map((part) => ({ ...part, taken: takenIn(part.text, before) }))
  const asked = told.filter(({ isAsked, taken }) => isAsked && !taken)
  if (parts.length < 2 || asked.length === 0) return undefined
  if (!told.every(({ isAsked, taken, text }) => isAsked || taken || isStory(text, before.wish))) return undefined
  const intents: AnswerIntent[] = []
  let state = before
  let last: Reference | undefined
  let isSure = false
  for (const { text, isAsked, taken } of told) {
    if (taken) {
      last = taken
      state = withSpokenOf(state, taken)
    }
    if (taken || !isAsked) continue
    const heard = hear(`${text}?`, state)
    const alone = decide(heard.reading, heard.state)
    const intent = saysPlaceAlone(heard.reading) ? undefined : toAnswer(alone, heard.reading)
    // "What's inside the beads, real pearl or plastic": a part that says nothing alone is asked together with the rest.
    if (!intent || isOfUnknown(intent)) return undefined
    isSure ||= alone.kind === intent.kind
    intents.push(ofTaken(intent, last))
    if (intent.kind === 'ask') state = withSpokenOf(heard.state, intent.reference)
  }
  return isSure ? joined(ofSame(ofCompared(intents))) : undefined
}

/** "What is the difference between 2 and 3, which would you take?" asks for advice on those two. */
function ofCompared(intents: readonly AnswerIntent[]): AnswerIntent[] {
  const [named] = intents.flatMap(({ kind, ...rest }) =>
    kind !== 'service' && 'reference' in rest && areMany(rest.reference) ? [rest.reference] : [],
  )
  return intents.map((intent) =>
    named && intent.kind === 'advice' && intent.reference.kind === 'all' ? { ...intent, reference: named } : intent,
  )
}

/** "What is the sole made of, and what is the minimum of the third?" asks both of the third. */
function ofSame(intents: readonly AnswerIntent[]): AnswerIntent[] {
  const [named, ...others] = intents.flatMap((intent) => (intent.kind === 'ask' && isOfPlaces(intent.reference) ? [intent.reference] : []))
  if (named === undefined || others.some((one) => JSON.stringify(one) !== JSON.stringify(named))) return [...intents]
  // "Of the first and the third, which has thicker paper, and which has more pages?" compares the same two twice.
  const areCompared = areMany(named)
  return intents.map((intent) =>
    intent.kind === 'ask' && (isPlain(intent.reading) || areCompared) ? { ...intent, reference: named } : intent,
  )
}

/** What is asked of the same offers in one, and what is asked of the shop behind it. */
function joined(intents: readonly AnswerIntent[]): AnswerIntent[] {
  const all: AnswerIntent[] = []
  for (const intent of intents) {
    const last = all.at(-1)
    if (last?.kind === 'service' && intent.kind === 'service') {
      all[all.length - 1] = { ...last, topics: [...new Set([...last.topics, ...intent.topics])] }
      continue
    }
    const isOfLast =
      last?.kind === 'ask' &&
      intent.kind === 'ask' &&
      isPlain(last.reading) &&
      isPlain(intent.reading) &&
      JSON.stringify(last.reference) === JSON.stringify(intent.reference)
    if (isOfLast) all[all.length - 1] = { ...last, also: [...(last.also ?? []), intent.reading] }
    else all.push(intent)
  }
  return all
}
