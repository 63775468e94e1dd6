import { askedGist } from '@karavan/lexicon/asked-gists.ts'
import { isOfKind, kindShares } from '@karavan/lexicon/kind-classes.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import type { Share } from '@karavan/lexicon/text-classifier.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { actShares, type TurnAct } from '@karavan/lexicon/turn-acts.ts'
import type { State } from '../state.ts'
import { namesGoods, type Wish } from '../wish.ts'
import { asksOfStock } from './asked-stock.ts'
import { withSetsCounted } from './counts-in-set.ts'
import { namedReference, pointsAtOne, type Reference, withoutReference } from './grammar/reference.ts'
import { type ServiceTopic, serviceTopics } from './grammar/service-wordings.ts'
import type { Intent } from './intent.ts'
import { areRelated, saysConstraint, toWish } from './merge.ts'
import { asksHowAboutGoods, beginsWithWholeName } from './named-first.ts'
import { isNoProperty } from './no-property.ts'
import type { Reading } from './read.ts'
import { isNameOf } from './restart.ts'
import { asksWhich, turnText } from './turn-signs.ts'

/** What the rules know of a message, and how they would take another reading of it. */
export interface RuledTurn {
  heard: Reading
  intent: Intent
  state: State
  decide(reading: Reading): Intent
  /** Those that are pointed at, else the one that was spoken of, else all. */
  reference: Reference
}

/** So probable an act must be to take the place of what the rules make of a message. */
export const leastShare = 0.65

/** The same of what the rules take for something by how it is built. */
const leastOverSure = 0.9
/** Which of them suits a use is advised or told alike, what is the most of something is a field of theirs, and why a shop is dearer compares none of them. */
const isOtherwise = ({ heard, intent }: RuledTurn, act: TurnAct): boolean =>
  (heard.superlative ?? heard.asksMost) === undefined &&
  act !== 'advice' &&
  act !== 'which' &&
  !(intent.kind === 'service' && act === 'compare')

/** What an intent does, as it is marked. */
export function actOf(intent: Intent): TurnAct {
  switch (intent.kind) {
    case 'search':
      return intent.isNew ? 'other' : 'refine'
    case 'restore':
    case 'return':
      return 'back'
    case 'similar':
      return 'refine'
    case 'link':
      return 'details'
    case 'ranking':
      return 'ask'
    case 'sum':
      return 'cost'
    case 'ask':
      if (asksWhich(intent.reading)) return 'which'
      return intent.reading.fields.includes('price') ? 'cost' : 'ask'
    case 'service':
      return intent.topics.includes('order') ? 'order' : 'service'
    case 'forbidden':
      return 'service'
    case 'talk':
      return intent.talk === 'notStated' ? 'ask' : 'chat'
    case 'companions':
    case 'what-goods':
      return 'other'
    case 'reset':
      return 'chat'
    default:
      return intent.kind
  }
}

/** What the rules take a message for by how it is built, and not because nothing else was read: others must be all but certain to make something else of it. */
const sure: ReadonlySet<TurnAct> = new Set(['which', 'advice', 'compare', 'service', 'back', 'order', 'more'])

/** Whether the rules have read of a message what nobody else would read out of its words. */
const isRead = ({ heard, intent, state }: RuledTurn): boolean =>
  intent.kind === 'link' ||
  intent.kind === 'similar' ||
  intent.kind === 'forbidden' ||
  intent.kind === 'sum' ||
  intent.kind === 'reset' ||
  intent.kind === 'companions' ||
  (intent.kind === 'search' && heard.superlative !== undefined) ||
  heard.thoseOnly ||
  heard.isOrElse ||
  heard.isAllowed ||
  heard.restarts ||
  heard.givenUp.length > 0 ||
  ((heard.correction === 'meant' || heard.correction === 'mistyped') && heard.types.length > 0) ||
  (heard.wantsOnly && heard.types.length > 0) ||
  refusesGoods(heard, state.wish) ||
  heard.tied !== undefined ||
  (heard.forSum ?? heard.askedLots ?? heard.askedDispatch ?? heard.included) !== undefined ||
  heard.asksWhy ||
  state.wish?.isKit === true ||
  state.wish?.gift !== undefined

/** "No desk lamps, night lights": others are named, and those of the talk refused. */
const refusesGoods = ({ types, notWords }: Reading, wish: Wish | undefined): boolean =>
  wish !== undefined && types.length > 0 && notWords.some((name) => name.split(' ').every(isNameOf(wish)))

/**
 * What a message of a talk does by how others say the same, where offers are shown and the rules make something else of it. `undefined` where that is not
 * sure, or nothing else can be made of it.
 */
export function asOthersMean(turn: RuledTurn): Intent | undefined {
  const { heard, intent, state } = turn
  const ruled = actOf(intent)
  if (state.last.length === 0 || !state.wish || !namesGoods(state.wish) || isRead(turn)) return undefined
  const shares = actShares(turnText(heard, intent, state))
  if (asksForAdvice(heard, intent, shares)) return { kind: 'advice', reference: named(heard) }
  const [first] = shares
  if (!first || first.share < leastShare || first.name === ruled) return undefined
  if (sure.has(ruled) && (first.share < leastOverSure || !isOtherwise(turn, first.name as TurnAct))) return undefined
  return meaning[first.name as TurnAct](turn, first.share)
}

/** "Which of the two would you take?" asks which as much as it asks for advice, and for nothing that is stated. */
function asksForAdvice({ asksAbout }: Reading, intent: Intent, shares: readonly Share[]): boolean {
  const isAbout = asksAbout?.group === 'ask-advice' && asksAbout.share >= leastOfOne
  const both = shares.reduce((sum, { name, share }) => (name === 'advice' || name === 'which' ? sum + share : sum), 0)
  return intent.kind === 'ask' && !intent.reading.asksWhichSuits && isAbout && shares[0]?.name === 'advice' && both >= leastOfOne
}

/** Whether a message surely asks for other goods than those shown, by how others do. */
export function asksForOtherGoods(heard: Reading, intent: Intent, state: State): boolean {
  const [first] = actShares(turnText(heard, intent, state))
  return first?.name === 'other' && first.share >= leastOfAsking
}

/** Nothing of it asks, and nothing names other goods. */
function asWish(heard: Reading): Reading {
  const {
    question: _question,
    reference: _reference,
    superlative: _superlative,
    asksAbout: _about,
    asksOfService: _service,
    smallTalk: _talk,
    aside: _aside,
    told: _told,
    general: _general,
    ...rest
  } = heard
  const names = heard.told ? [] : heard.said
  return {
    ...rest,
    types: [],
    said: [],
    beside: [],
    isSeveral: false,
    words: [...new Set([...heard.words, ...names])],
    topics: [],
    fields: [],
    isQuestion: false,
    asksForOthers: true,
    asksWhether: false,
    asksHow: false,
    asksWhat: false,
    asksWhichSuits: false,
    isComparison: false,
    asksAdvice: false,
    asksRanking: false,
    asksDetails: false,
    isTied: true,
  }
}

/** A question about offers that are shown, whatever goods it names. */
function asQuestion(heard: Reading): Reading {
  const names = heard.told ? [] : heard.said
  return {
    ...heard,
    types: [],
    said: [],
    topics: [],
    relatives: [],
    words: [...new Set([...heard.words, ...names])],
    isQuestion: true,
    asksWhether: heard.asksWhether || !(heard.asksHow || heard.asksWhat),
    question: heard.question ?? heard.written.trim().replace(/[?？]+$/u, ''),
  }
}

const isCount = (word: string): boolean => /^\d{1,6}$/.test(word)
/** What so many cost: a number that nothing explains counts pieces. */
function asPrice(said: Reading, before: Wish | undefined): Reading {
  const heard = withSetsCounted(said, before)
  const { bareNumber, unplaced, superlative: _, ...rest } = asQuestion(heard)
  const [number, ...others] = heard.words.filter(isCount).map(Number)
  const quantity = heard.quantity ?? bareNumber ?? unplaced ?? (others.length === 0 ? number : undefined)
  // «Какие размеры и сколько за 300 пар?»
  const beside = heard.fields.filter((field) => field === 'sizes' || field === 'colors' || field === 'material' || field === 'source-price')
  return { ...rest, ...(quantity === undefined ? {} : { quantity }), words: [], topics: heard.topics, fields: [...beside, 'price'] }
}

/** Other goods than those shown: as the message names them, as it tells of them, or by its words alone, which may be goods that nobody sells. */
function asOthers({ heard, state }: RuledTurn, share: number): Intent | undefined {
  const shown = state.wish?.types ?? []
  const [told] = kindShares(heard.written)
  const isTold = told && isOfKind(told) && told.share >= leastTold && !areRelated([told.name], shown)
  const types = heard.types.length > 0 ? heard.types : isTold ? [told.name] : []
  const isInWords = heard.types.length > 0 || (share >= (saysConstraint(heard) ? leastBesideWish : leastInWords) && heard.words.length > 0)
  // «Поилки фонтан» after feeders begins anew, though one kind is named by both: nothing holds that was wished for before.
  const areSame = areRelated(types, shown) && (share < leastAnew || !isOtherName(heard, state))
  if (!isInWords || areSame || takesAway(heard) || heard.typesAsMaterials.length > 0) return undefined
  return {
    kind: 'search',
    wish: toWish({ ...heard, types }, state.wish),
    isNew: true,
    relatives: [],
    topics: [],
    keepsQuantity: state.wish?.quantity !== undefined && heard.quantity === undefined,
  }
}
const leastTold = 0.6
const leastInWords = 0.75
const leastBesideWish = 0.85
const leastAnew = 0.85
/** Whether goods are called by no word of the name that they were wished for by. */
function isOtherName({ said }: Reading, { wish }: State): boolean {
  const before = (wish?.said ?? []).map(stemOf)
  // 计数跳绳 of 跳绳 is called by the same name.
  const isCalledSo = (word: string): boolean => before.some((name) => name === stemOf(word) || (isHan(word) && word.includes(name)))
  return said.length > 0 && !said.some(isCalledSo)
}
/** «Убери зеркало» asks for no mirrors. */
const takesAway = ({ isDropped, drops, givenUp, notWords, notTraits }: Reading): boolean =>
  isDropped || [drops, givenUp, notWords, notTraits].some((said) => said.length > 0)

/** The topic of the service that a message is closest to. */
function asService({ heard }: RuledTurn): Intent | undefined {
  const { group, ofService } = askedGist(heard.written)
  const topic = serviceTopics.find((one) => one === group)
  return topic && ofService >= leastInAll ? { kind: 'service', topics: [topic] } : undefined
}
const leastInAll = 0.4
const leastOfService = 0.8
/** So probable an act must be that takes a wish for something else, or what is said of one for what is said of all. */
const leastOfOne = 0.85
/** So probable a question must be that the rules take for a wish. */
const leastOfAsking = 0.75
/** So probable an act must be for words that nothing is known of to say nothing beside it. */
const leastWhateverWords = 0.95
/** The same for a question that names other goods. */
const leastOverGoods = 0.95

const leastOfMore = 0.85
/** So probable it must be that one of those shown is asked for, and not what all of them are. */
const leastWhich = 0.97
const leastOfBack = 0.9
/** So probable it must be that goods of another name are a property of those shown. */
const leastOfSame = 0.75

/** Whether a message has something that a listing could be asked for. */
const asksSomething = (reading: Reading): boolean =>
  reading.fields.length > 0 ||
  reading.words.length > 0 ||
  reading.purposes.length > 0 ||
  reading.asksAbout !== undefined ||
  saysConstraint(reading)

/** "My foot is 24 cm, will a 38 fit?" is told by the sizes. */
const isSurelyAbout = ({ asksAbout }: Reading): boolean =>
  asksAbout !== undefined && asksAbout.group !== 'ask-advice' && asksAbout.share >= leastOfOne

/** Whether it says something that stands in a field of its own. */
const saysOfFields = ({ materials, colors, sizes, measures, figures, relatives }: Reading): boolean =>
  [materials, colors, sizes, measures, figures, relatives].some((said) => said.length > 0)

/** Whether a message asks what so many cost, or what one does. */
const asksPrice = ({ isQuestion, fields, quantity, bareNumber, unplaced }: Reading): boolean =>
  fields.includes('price') || (isQuestion && (quantity ?? bareNumber ?? unplaced) !== undefined)

/** Whether it asks what so many cost, and says nothing of the goods. */
const asksSumAlone = (heard: Reading): boolean => {
  const { quantity: _, ...rest } = heard
  return (
    heard.asksAbout?.group === 'ask-total' &&
    heard.asksAbout.share >= leastOfTotal &&
    (heard.price ?? heard.budget) === undefined &&
    heard.types.length === 0 &&
    !saysConstraint(rest) &&
    heard.words.every(isCount)
  )
}
const leastOfSum = 0.9
const leastOfTotal = 0.8

/** Whether a message says how goods should be; words of its own say nothing where it is sure what it does. */
const saysAnything = (reading: Reading, share: number, least: number): boolean =>
  saysConstraint(reading) ||
  reading.words.some((word) => share < leastWhateverWords && (share < least || !isNoProperty(reading.written, word))) ||
  reading.relatives.some((relative) => relative !== 'more' && relative !== 'restore')

/** How it is ordered, beside what else is asked of the shop: "I take the second, how do I pay?" */
const withOrder = ({ topics }: Reading): ServiceTopic[] => [...new Set<ServiceTopic>(['order', ...topics])]

const named = (reading: Reading): Reference => namedReference(reading) ?? { kind: 'all' }

/** What is made of a message by what it does; `undefined` where what the rules make of it stands. */
const meaning: Record<TurnAct, (turn: RuledTurn, share: number) => Intent | undefined> = {
  refine({ heard, intent: ruled, decide }, share) {
    const namesOthers = heard.types.length > 0 && ruled.kind === 'search' && ruled.isNew
    if ((heard.reference && share < leastOfOne) || (namesOthers && share < (heard.gift || heard.told ? leastOfOne : leastOfSame)))
      return undefined
    if (namesOthers && (beginsWithWholeName(heard) || asksHowAboutGoods(heard))) return undefined
    if (ruled.kind === 'ask' && heard.isQuestion && share < leastOfAsking) return undefined
    if (ruled.kind === 'search' && ruled.asPart) {
      // "Any christmas decorations that light up?" after lamps asks for others, and for no lamps with decorations.
      const isPart = heard.isPart || (heard.isTied && !heard.asksForOthers) || ruled.asPart.isWith || share >= leastOfOne
      if (heard.asksForOthers && !isPart) return undefined
      const { asPart, orElse: _, general: _general, told: _told, ...search } = ruled
      return { ...search, wish: asPart.wish, isNew: false, keepsQuantity: false }
    }
    const intent = decide(asWish(heard))
    return intent.kind === 'search' && !intent.isNew ? intent : undefined
  },
  more: ({ heard }, share) => (saysAnything(heard, share, leastOfMore) ? undefined : { kind: 'more' }),
  ask({ heard, intent, reference }, share) {
    // 有没有12支装的 asks for others, and nothing of it is left open.
    const isRead = heard.asksForOthers && heard.words.length === 0 && saysConstraint(heard)
    if (intent.kind !== 'search' || isRead) return undefined
    // «Ручки деревянные?» may be pens: the rules look for them first.
    const isOpen =
      heard.isAddition || heard.goesOn || heard.isFurther || heard.asksForOthers || (intent.isNew && intent.asked !== undefined)
    const least = isOpen ? (heard.types.length > 0 ? leastOverGoods : leastWhateverWords) : leastOfAsking
    if (share < least || (heard.types.length > 0 && heard.fields.includes('price'))) return undefined
    const reading = asQuestion(heard)
    return asksSomething(reading) ? { kind: 'ask', reference, reading } : undefined
  },
  which({ heard, intent, state }, share) {
    const reading = asQuestion(heard)
    const isOfUse = reading.traits.length + reading.purposes.length + reading.words.length > 0 && !saysOfFields(reading)
    const reference = named(heard)
    if (reading.superlative ?? reading.asksMost) return { kind: 'ask', reference, reading }
    // What the rules read a field of is answered by that field, of each.
    const isKnown = heard.fields.length > 0 || isSurelyAbout(heard)
    const isAsked = intent.kind === 'ask' ? share < leastWhich || isKnown : share < leastOfAsking
    if (isOfUse && !isAsked && state.last.length > 1) return { kind: 'ask', reference, reading: { ...reading, asksWhichSuits: true } }
    // Which of them is asked of all, whichever was spoken of.
    return intent.kind === 'ask' && intent.reference.kind === 'this' && !heard.reference ? { ...intent, reference } : undefined
  },
  cost({ heard, intent, reference, state }, share) {
    // "What do 24 sets come to?" is told in sums, where nothing else is said.
    const isSum = share >= leastOfSum && intent.kind === 'search' && !intent.isNew && asksSumAlone(heard)
    if (isSum) return { kind: 'ask', reference, reading: asPrice(heard, state.wish) }
    // "100 pcs" prices the cards anew, and so does "100 pcs with a logo" those that have one.
    const isOfCards =
      intent.kind === 'search' && !(asksPrice(heard) && heard.words.length > 0 && (heard.price ?? heard.budget) === undefined)
    // "2nd one colours?" names another field, and neither a price nor a number.
    const isOfOther = intent.kind === 'ask' && heard.fields.length > 0 && !asksPrice(heard) && !/\d/u.test(withoutReference(heard.written))
    return isOfCards || isOfOther ? undefined : { kind: 'ask', reference, reading: asPrice(heard, state.wish) }
  },
  compare: ({ heard }) =>
    heard.relatives.length > 0 || pointsAtOne(heard.reference) ? undefined : { kind: 'compare', reference: named(heard) },
  // "What should I take? It is to keep warm for longer" is told by what keeps the longest, and "is it any good?" by what is known of it.
  advice: ({ heard, intent }, share) =>
    (intent.kind === 'ask' && isSurelyAbout(heard)) ||
    heard.superlative ||
    heard.reference?.kind === 'this' ||
    pointsAtOne(heard.reference) ||
    (intent.kind === 'search' && share < (saysConstraint(heard) ? leastWhateverWords : leastOfOne))
      ? undefined
      : { kind: 'advice', reference: named(heard) },
  details: ({ heard, intent, reference, state }, share) =>
    // «Второй из чего» asks one thing of it.
    !(intent.kind === 'ask' && intent.reading.fields.length > 0) &&
    (pointsAtOne(heard.reference) ||
      ((state.last.length === 1 || state.focus !== undefined) && (intent.kind !== 'search' || share >= leastOfOne)))
      ? { kind: 'details', reference, reading: { ...heard, asksDetails: true } }
      : undefined,
  order({ heard, intent, reference, state }, share) {
    // "The winter one then. How many beige in stock?"
    if (intent.kind === 'ask' && asksOfStock(heard)) return undefined
    const isWish = intent.kind === 'search' && (share < leastOfOne || saysConstraint({ ...heard, quantity: undefined }))
    if (isWish && (reference.kind === 'all' || !heard.reference)) return undefined
    return reference.kind === 'all'
      ? { kind: 'service', topics: withOrder(heard) }
      : { kind: 'ask', reference, reading: { ...asPrice(heard, state.wish), topics: withOrder(heard) } }
  },
  // The guarantee stands in a field of the goods.
  service: (turn, share) =>
    share < leastOfService || (turn.intent.kind === 'ask' && turn.heard.fields.length > 0) ? undefined : asService(turn),
  other: asOthers,
  back: ({ heard, state }, share) => {
    const areOthers = heard.types.length > 0 && (share < leastOfBack || !areRelated(heard.types, state.wish?.types ?? []))
    return areOthers || (share < leastOfBack && saysAnything(heard, share, leastOfMore)) ? undefined : { kind: 'restore' }
  },
  chat: ({ heard }) => ({ kind: 'talk', talk: heard.smallTalk && heard.smallTalk !== 'reset' ? heard.smallTalk : 'agree' }),
}
