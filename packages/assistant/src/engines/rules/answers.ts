import { escapeHtml } from '@karavan/contract/html.ts'
import { pickText } from '@karavan/contract/language.ts'
import { toWholeLots, wholeLotsWithin } from '@karavan/contract/lots.ts'
import { convertMinor, displayCurrency, formatMoney } from '@karavan/contract/money.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { groupsOfAttribute } from '@karavan/lexicon/asked-attributes.ts'
import { type Dimension, haveSides, type Measure } from '@karavan/lexicon/measures.ts'
import { conceptName, findConcept, isAnyOf } from '@karavan/lexicon/names.ts'
import { saidOfParts } from '@karavan/lexicon/parts.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import type { Offer, OfferAttribute } from '@karavan/marketplaces/port.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { toCard } from '../../explain/card.ts'
import { describeFigure, describeMeasure, figureText } from '../../explain/describe.ts'
import { kitText, minimumText, pieceText, quantityCaveat, stockText, unitOf } from '../../explain/facts.ts'
import { list, paragraph } from '../../explain/html.ts'
import { whyText } from '../../explain/reason.ts'
import { sentence } from '../../explain/sentence.ts'
import { type Evidence, factsOf, readBoth } from '../../facts.ts'
import {
  areAnsweredBy,
  attributesCalled,
  attributesNamed,
  attributesOf,
  attributesSaying,
  attributesWith,
  figuresOf,
  gramsOf,
  isOption,
  optionsOf,
  sharesOf,
  statesFigure,
  statesFigures,
  statesOfPart,
} from '../../fields.ts'
import { type AskedOfGoods, asksForValue, whereItStands } from '../../interpret/asked-of-goods.ts'
import { asAskedOfStock } from '../../interpret/asked-stock.ts'
import type { AskedDispatch } from '../../interpret/grammar/asked-dispatch.ts'
import { namesSum } from '../../interpret/grammar/asked-sum.ts'
import type { Field } from '../../interpret/grammar/fields-asked.ts'
import type { Amount } from '../../interpret/grammar/money.ts'
import { namesPart } from '../../interpret/grammar/part-name.ts'
import { anyOf, B, E, pattern } from '../../interpret/grammar/pattern.ts'
import { isPet, otherBreeds } from '../../interpret/grammar/pet-size.ts'
import type { Superlative } from '../../interpret/grammar/question.ts'
import { areMany, type Reference, withoutReference } from '../../interpret/grammar/reference.ts'
import { clausesOf } from '../../interpret/parts-by-goods.ts'
import { quotedQuestion } from '../../interpret/quoted.ts'
import { type Reading, readMessage } from '../../interpret/read.ts'
import { rateBetween, type UnitPrice, unitPrice } from '../../prices.ts'
import { sharedTrait, statedInstead } from '../../rank/check.ts'
import { mentions } from '../../rank/mentions.ts'
import { withBest, withFocus, withQuestion, withWish } from '../../state.ts'
import { isShort, stockByValue, stockMeant } from '../../stock.ts'
import { valuesCalled } from '../../values-called.ts'
import { emptyWish, figureFields, type Wish, type WishedFigure } from '../../wish.ts'
import { meetsFigure, meetsMeasure } from '../../wish-bounds.ts'
import { adviceAmong } from './advice-turn.ts'
import { attributeMeant, leastMeant, type MeantAttribute, propertyMeant, statesProperty } from './attribute-meant.ts'
import { answer, chipsOfShown, done, progress, type TurnContext, type TurnSteps } from './context.ts'
import { lacksNamed, otherDevices } from './lacking.ts'
import { ofVariantNamed, pricesOfKits, pricesOfParts } from './of-variant.ts'
import { asksLeastPrint, asksPrintFrom, leastPrintAnswer } from './print-ranking.ts'
import { serviceText } from './service-text.ts'
import { findReferred, nameAndValue, ofVariant, placeOf, pricedAt, priceWriter, sellerFacts, titleOf } from './shown.ts'
import { suitingAnswer } from './suiting.ts'
import { mostOfMeant, saidInWords, superlativeAnswer } from './superlative.ts'
import { thoseThatDo } from './those-that-do.ts'

/** What one offer says to one part of a question, as a sentence without its end. */
interface Said {
  text: string
  /** Its listing says nothing of it. */
  isUnknown?: true
  /** What it says nothing of. */
  name?: string
  /** It is stated in part: what has a word of the question. */
  isPartly?: true
}

/** A question, with the attribute that is asked for in whatever words, or the property of some of the offers, as their listings call it. */
type Asked = Reading & {
  meant?: MeantAttribute
  property(): string | undefined
  /** Its clauses, each as a question of its own; none where it is one clause. */
  clauses(): Asked[]
}

/** Attributes by their names and values, in one sentence. */
const attributesText = (context: TurnContext, attributes: readonly OfferAttribute[]): string =>
  attributes.map((attribute) => nameAndValue(context, attribute)).join('; ')

const unknown = ({ texts: { ask } }: TurnContext, name: string): Said => ({ text: ask.unknown(name), isUnknown: true, name })
/** That the listing says nothing of what a question asks, in the words that say what. */
function unsaid(context: TurnContext, reading: Pick<Reading, 'question' | 'asksAbout' | 'written'>, words: readonly string[] = []): Said {
  const quoted = quotedQuestion(reading, words)
  return unknown(context, quoted === undefined ? '' : context.texts.ask.quoted(quoted))
}

/** Offers that are shown again as what was asked for. */
const maxSuiting = 3
/** Attributes that are named where the asked one is missing. */
const maxInstead = 4

/** A question about offers that were shown, answered from their fields: each part of it by the field that states it, and by nothing else. */
export async function* askTurn(context: TurnContext, reference: Reference, heard: Reading, heardToo: readonly Reading[] = []): TurnSteps {
  const [asked, ...also] = [heard, ...heardToo].map(asAskedOfStock) as [Reading, ...Reading[]]
  const { deps, language, texts, state } = context
  yield progress(texts.progress.opening)
  const isOfPrint = asksLeastPrint(asked)
  const found = await findReferred(context, isOfPrint && reference.kind !== 'places' ? { kind: 'all' } : reference)
  if ('sorry' in found) {
    // "Will the second fit?" of one that is shown is answered for that.
    if (reference.kind === 'places' && state.last.length === 1 && reference.places.every((place) => place > 1)) {
      const note = paragraph(escapeHtml(found.sorry))
      for await (const step of askTurn(context, { kind: 'this' }, asked, also))
        yield step.type === 'answer' ? { ...step, html: note + step.html } : step
      return
    }
    yield answer(paragraph(escapeHtml(found.sorry)), [texts.chips.more])
    yield done(state, context)
    return
  }
  const { chosen, ids } = found
  const [first, ...others] = chosen
  // "How much is one?" asks for the price of a piece.
  const counted = [asked, ...also].find((one) => one.quantity !== undefined)?.quantity
  const quantity = counted === 1 ? undefined : counted
  const plain: Wish = { ...(state.wish ?? emptyWish()), ...(quantity !== undefined ? { quantity } : {}) }
  const wish = ofVariantNamed(plain, [asked, ...also])
  const next = withQuestion(withFocus(quantity !== undefined && state.wish ? withWish(state, plain) : state, ids), repeatable(asked))
  const chips = chipsOfShown(context)
  const [reading, ...more] = [asked, ...also].map((one) => toAsked(context, one, chosen)) as [Asked, ...Asked[]]
  const topics = new Set([reading, ...more].flatMap((one) => one.topics))
  const service = [...topics].map((topic) => paragraph(escapeHtml(serviceText(context, topic)))).join('')
  const meant = reading.superlative === undefined ? isMeant(reading, leastMeant.open) : undefined
  const ofMeant =
    (isOfPrint ? leastPrintAnswer(context, chosen) : undefined) ??
    (reading.asksMost && meant ? mostOfMeant(context, chosen, reading.asksMost, meant) : undefined)
  // "What is the largest size of the first?" is told by all of its sizes.
  const isOfSizes = others.length === 0 && reading.fields.includes('sizes')
  const ofBest = ofMeant || isOfSizes ? undefined : reading.superlative
  if (ofMeant || ofBest) {
    const { by, others } = ofBest ? askedOfBest(ofBest, reading.fields) : { by: undefined, others: [] }
    const ranking = ofMeant ?? superlativeAnswer(context, chosen, wish, by!, wordsOfMost(reading), isMeant(reading, leastMeant.first))
    const { first: best } = ranking
    const html = ranking.isUnknown && by?.isOfNamed ? (statedInOtherWords(context, chosen, wish, reading) ?? ranking.html) : ranking.html
    const said = best && by && others.length > 0 ? answerOfOne(context, best, wish, [{ ...reading, fields: [...others, by.field] }]) : html
    // "I take the cheapest, how much for 40?"
    const sum = best && said === html && by?.field === 'price' && quantity !== undefined ? priceAnswer(context, best, wish) : undefined
    yield answer(said + (sum === undefined ? '' : paragraph(escapeHtml(sum))) + service, chips)
    if (best) {
      yield { type: 'cards', cards: [toCard(best, wish, language, deps.rate)] }
      yield done(withBest(next, best.id), context)
      return
    }
  } else if (reading.asksWhichSuits && !asksPrintFrom(reading)) {
    const { html, suiting } = suitingAnswer(context, chosen, reading)
    // What none of them is stated to be for, or several are, is bought by its worth.
    const areNamed = reference.kind === 'places' && chosen.length > 1
    const weighed = suiting.length > 0 ? suiting : chosen
    const isWeighed = reading.asksAdvice || (areNamed && suiting.length === 0)
    const line = isWeighed ? (await adviceAmong(context, wish, weighed)).line : ''
    const advice = line === '' ? '' : paragraph(line)
    yield answer((suiting.length > 0 ? advice + html : html + advice) + service, chips)
    const [best, ...alsoSuiting] = suiting
    if (best) yield { type: 'cards', cards: suiting.slice(0, maxSuiting).map((offer) => toCard(offer, wish, language, deps.rate)) }
    if (best && alsoSuiting.length === 0) {
      yield done(withFocus(next, [best.id]), context)
      return
    }
  } else if (!first || others.length > 0)
    yield answer(
      conclusionOf(context, chosen, wish, [reading, ...more]) + answerOfMany(context, chosen, wish, [reading, ...more]) + service,
      chips,
    )
  else {
    yield answer(answerOfOne(context, first, wish, [reading, ...more]) + service, chips)
    yield { type: 'cards', cards: [toCard(first, wish, language, deps.rate)] }
  }
  // The selection stays the one that was pointed at: "and the third?" still means its third.
  yield done(next, context)
}

/** A question with the attribute or property that it comes to among what these offers state. */
function toAsked(context: TurnContext, read: Reading, chosen: readonly Offer[]): Asked {
  const { state, language } = context
  const question = read.question ?? read.asksAbout?.text
  const asked = question !== undefined && turnsColor.test(question) && !isSaid(read.words, chosen) ? ofTarnish(read, question) : read
  const meant = question === undefined ? undefined : attributeMeant(withoutReference(question), chosen)
  // Reading by meaning is much work, and few questions need it.
  let property: { name: string | undefined } | undefined
  const propertyOf = (): string | undefined => {
    property ??= { name: question === undefined ? undefined : propertyMeant(question, state.wish?.types ?? [], chosen, language) }
    return property.name
  }
  let clauses: Asked[] | undefined
  const inClauses = (): Asked[] => {
    if (clauses) return clauses
    // The two of «вес у 1 и 3» are in no clause of their own.
    const parts = clausesOf(areMany(asked.reference) ? withoutReference(question ?? '') : (question ?? ''))
      .map(({ text }) => withoutReference(text).replace(/[\s,，.。?？!！、]+$/u, ''))
      .filter((part) => quotedQuestion({ question: part, written: part }) !== undefined)
    // "500 all in blue, is that possible?" asks one thing.
    const isOfStock = asked.fields.join() === 'stock'
    clauses = parts.length < 2 || isOfStock ? [] : parts.map((part) => toAsked(context, readMessage(`${part}?`, true, state.wish), chosen))
    return clauses
  }
  return { ...asked, ...inItsField(asked), ...(meant ? { meant } : {}), property: propertyOf, clauses: inClauses }
}

const holds = /(?<!\p{L})(?:вы|по|у)?держ|нес[её]т|поднима|нагруз|вмеща|влез|hold|carr|support|bear|lift|load|take|fit|承|载|放|撑|装/iu
/** "Will it hold a heavy phone?" asks for no weight of theirs, and "what comes in the set?" not whether they are one. */
function inItsField({ asksAbout, fields, traits, measures, asksHow, asksWhat }: Reading): Partial<Reading> {
  // "What weight of cat fits in?" is asked of the cat.
  if (fields.join() === 'weight' && traits.some(isPet) && traits.every(isPet) && measures.length === 0)
    return { fields: ['load'], traits: [] }
  if (asksAbout === undefined || asksAbout.share < leastAbout) return {}
  if (asksAbout.group === 'ask-load' && fields.join() === 'weight' && holds.test(asksAbout.text)) return { fields: ['load'] }
  return asksAbout.group === 'ask-set' && traits.join() === 'feature.set' && (asksHow || asksWhat) ? { traits: [], fields: ['set'] } : {}
}

/** "Will they turn my finger green?", 会不会变黑: what they are made of and plated with tells something of that, and their colours nothing. */
const turnsColor =
  /(?<![a-z])(?:goes|go|going|turns?|turning) (?:[a-z]+ ){0,2}(?:green|black|dark)(?![a-z])|(?<![a-z])tarnish|[变发](?:黑|绿)|(?<!\p{L})(?:по)?(?:зелен|черн|темн)е(?:ют|ет|ть)(?!\p{L})/iu
/** Whether a listing says it: "does not yellow". */
const isSaid = (words: readonly string[], offers: readonly Offer[]): boolean =>
  offers.some((offer) => attributesWith(offer, words).some((attribute) => !attributesOf(offer, 'colors').includes(attribute)))
function ofTarnish({ superlative: _, asksMost: _asksMost, ...reading }: Reading, text: string): Reading {
  const asksAbout = { group: 'ask-skin', share: 1, ofAsking: 1, ofAttribute: 0, text }
  return { ...reading, colors: [], words: [], asksAbout }
}

/** The question of one offer that may be asked of another; who is the first of several is none. */
const repeatable = ({ question, ...reading }: Reading): Omit<Reading, 'question'> & { question?: string } =>
  question === undefined || reading.superlative || reading.asksWhichSuits ? reading : { ...reading, question }

/** "Which one magnifies the most?": its verb is what there is most of. */
function wordsOfMost({ superlative, words, question = '' }: Reading): readonly string[] {
  if (!superlative?.isOfNamed || words.length > 0) return words
  return wordsOfQuestion({ question }).filter((word) => !formOfMost.test(word))
}
const formOfMost =
  /^(?:which|what|ones?|of|them|these|those|most|least|highest|lowest|strongest|fewest|ha(?:s|ve)|got|is|are|does|do|как\p{L}{2,3}|котор\p{L}+|кто|больше|меньше|вс[её]го|всех|сам\p{L}{2}|высок\p{L}+|низк\p{L}+|из|них|этих|哪.*)$/u

/** What the listings say of it without a figure; `undefined` where none does. */
function statedInOtherWords(context: TurnContext, offers: readonly Offer[], wish: Wish, reading: Asked): string | undefined {
  const { superlative: _, ...plain } = reading
  const isStated = offers.some((offer) => saidOf(context, offer, wish, plain).some(({ isUnknown }) => !isUnknown))
  return isStated ? answerOfMany(context, offers, wish, [plain]) : undefined
}

/** What alone may be the most or the least of any field: "the longest battery life" is no length. */
const anyEnds: ReadonlySet<Field> = new Set(['length', 'volume', 'running-time'])

/** By what offers are put in order, and what is asked of the first of them: "what is the minimum of the cheapest?". */
function askedOfBest(superlative: Superlative, fields: readonly Field[]): { by: Superlative; others: Field[] } {
  const others = fields.filter((field) => field !== superlative.field)
  const [field] = others
  return field && anyEnds.has(superlative.field) ? { by: { ...superlative, field }, others: [] } : { by: superlative, others }
}

function answerOfOne(context: TurnContext, offer: Offer, wish: Wish, readings: readonly Asked[]): string {
  const { language, texts, state } = context
  const said = saidToAll(context, offer, wish, readings)
  const head = paragraph(`${escapeHtml(texts.ask.of(placeOf(state, offer.id)))} ${titleOf(offer, language)}`)
  const instead = said.every(({ isUnknown }) => isUnknown) ? attributesInstead(context, offer) : []
  return (
    head +
    said.map(({ text }) => paragraph(escapeHtml(sentence(text, language)))).join('') +
    (instead.length > 0 ? paragraph(escapeHtml(texts.ask.stated)) + list(instead.map(escapeHtml)) : '')
  )
}

/** Which of them do what is asked, where their listings tell it of one at least. */
function conclusionOf(context: TurnContext, offers: readonly Offer[], wish: Wish, [reading, ...others]: readonly Asked[]): string {
  const told = reading && others.length === 0 ? thoseThatDo(context, offers, reading, wish) : undefined
  const { ask } = context.texts
  if (!told || (told.fitting.length === 0 && told.unknown.length > 0)) return ''
  return paragraph(escapeHtml(told.fitting.length > 0 ? ask.thoseThatDo(told.fitting.map(ask.of)) : ask.noneDoes))
}

function answerOfMany(context: TurnContext, offers: readonly Offer[], wish: Wish, readings: readonly Asked[]): string {
  const { language, texts, state } = context
  const each = offers.map((offer) => ({ offer, said: saidToAll(context, offer, wish, readings) }))
  // What nobody states is said once, before what is stated beside it.
  const isStated = each.some(({ said }) => said.some(({ isUnknown }) => !isUnknown))
  const isOfAll = ({ isUnknown, text }: Said): boolean =>
    isUnknown === true &&
    isStated &&
    offers.length > 1 &&
    each.every(({ said }) => said.length > 1 && said.some((one) => one.text === text))
  const saidOfAll = (each[0]?.said ?? []).filter(isOfAll)
  const answered = each.map(({ offer, said }) => ({ offer, said: said.filter((one) => !isOfAll(one)) }))
  const isSilent = ({ said }: { said: Said[] }): boolean => said.every(({ isUnknown }) => isUnknown)
  const areSeveral = answered.filter(isSilent).length > 1
  // What several do not state is said once, and not of each.
  const silent = areSeveral ? answered.filter(isSilent) : []
  const stating = answered.filter((one) => !silent.includes(one))
  const unstated = namesIn(
    silent.flatMap(({ said }) => said),
    context,
  )
  const places = silent.map(({ offer }) => texts.ask.of(placeOf(state, offer.id)))
  const ofSilent = stating.length === 0 ? texts.ask.nobodyStates(unstated) : sentence(texts.ask.notStatedBy(unstated, places), language)
  return (
    (saidOfAll.length === 0 ? '' : paragraph(escapeHtml(texts.ask.nobodyStates(namesIn(saidOfAll, context))))) +
    list(
      stating.map(
        ({ offer, said }) =>
          `${escapeHtml(texts.ask.of(placeOf(state, offer.id)))} ${titleOf(offer, language, 50)}: ${escapeHtml(said.map(({ text }) => text).join('; '))}`,
      ),
    ) +
    (silent.length > 0 ? paragraph(escapeHtml(ofSilent)) : '')
  )
}

/** What offers say nothing of, each once. */
const namesIn = (said: readonly Said[], { texts }: TurnContext): string =>
  [...new Set(said.map(({ name = '' }) => name))].filter((name) => name !== '').join(texts.comma)

/** What is said to each of several questions, nothing of it twice. */
function saidToAll(context: TurnContext, offer: Offer, wish: Wish, readings: readonly Asked[]): Said[] {
  const asking = readings.filter(({ question = '' }) => !complains.test(question))
  const said = (asking.length > 0 ? asking : readings).flatMap((reading) => saidToEach(context, offer, wish, reading))
  return said.filter(({ text }, at) => !said.some((one, other) => one.text.includes(text) && (one.text.length > text.length || other < at)))
}

/** 怎么没写, «почему не указано»: that it is stated after all asks nothing beside what does. */
const complains =
  /^(?:你|卡片上?|明明)*(?:怎么|为什么)?(?:都|会)?没有?(?:写|注明|标)(?!\p{Script=Han}{2})|^(?:а )?(?:как|почему) (?:это )?не (?:указан|написан)\p{L}*\s*$|^(?:how come|why) (?:is it |it'?s )?(?:not|isn'?t) (?:stated|written)\s*$/iu

/** «Ширина сколько и чем карабин», 什么钢 硬度几: each clause by itself, where more is stated of them than of the whole. */
function saidToEach(context: TurnContext, offer: Offer, wish: Wish, reading: Asked): Said[] {
  const saidTo = (one: Asked): Said[] => withUnsaidNames(context, offer, one, saidOf(context, offer, wish, one))
  const said = saidTo(reading)
  const ofClauses = reading.clauses().flatMap((clause) => {
    const called = attributesNamed(offer, wordsOfQuestion(clause))
    if (called.length > 0) return [{ text: attributesText(context, called) }]
    // "Ok whatever, take the second" asks nothing.
    if (quotedQuestion(clause, clause.words) === undefined && !namesAny(clause)) return []
    if (namesAny(clause)) return saidTo(clause)
    return asksNothingMore(clause) ? [] : [unsaid(context, clause, clause.words)]
  })
  const statedIn = (all: readonly Said[]): number =>
    new Set(all.flatMap(({ text, isUnknown, isPartly }) => (isUnknown || isPartly ? [] : text.split('; ')))).size
  const isOpen = said.some(({ isUnknown, isPartly }) => isUnknown || isPartly)
  const least = statedIn(said) + (isOpen && statedIn(said) > 0 ? 0 : 1)
  return statedIn(ofClauses) >= least ? ofClauses : said
}
/** "Total?", 黑色50把多少钱: a sum and a number are no property that a listing could state. */
const asksNothingMore = ({ quantity, pieces, question = '' }: Asked): boolean => (quantity ?? pieces) !== undefined || namesSum(question)
/** Whether a clause names what it asks of, and is not only close to what others ask. */
const namesAny = ({ fields, traits, materials, colors, sizes, measures, figures }: Asked): boolean =>
  [fields, traits, materials, colors, sizes, measures, figures].some((said) => said.length > 0)

/**
 * "Is the first one type-c?", "does it have bits for an iphone?": what is asked by a name of its own and stands nowhere in the listing is said not to be stated,
 * before what it states of the rest.
 */
function withUnsaidNames(context: TurnContext, offer: Offer, reading: Asked, said: Said[]): Said[] {
  const { asksWhether, words, device, question = '' } = reading
  if (!asksWhether && !asksIfIs.test(question)) return said
  const figure = figureAsNamed(context, offer, reading)
  if (figure && said.every(({ isUnknown, isPartly }) => isUnknown || isPartly)) return [figure]
  const named = [...words.filter((word) => nameOfItsOwn.test(word)), ...(device === undefined ? [] : [device])]
  const isStated = (name: string): boolean =>
    mentions(factsOf(offer).text, name) || said.some(({ text }) => text.toLowerCase().includes(name))
  const unsaid = named.filter((name) => !isStated(name))
  return [...unsaid.map((name) => unknown(context, context.texts.ask.quoted(name))), ...said]
}
/** "Is it 6A for real?": a figure with a unit that is no measure of goods, as listings spell it or as another of that unit. */
function figureAsNamed(context: TurnContext, offer: Offer, { words, measures, figures, question = '' }: Asked): Said | undefined {
  if (measures.length + figures.length > 0) return undefined
  const named =
    words.flatMap((word) => figureWithUnit.exec(word) ?? [])[0] ??
    question.split(/[\s,.?!]+/u).flatMap((word) => figureWithUnit.exec(word) ?? [])[0]
  const said = named && figureWithUnit.exec(named.toLowerCase())?.groups
  if (!said) return undefined
  const figuresOfUnit = ({ value }: OfferAttribute): string[] =>
    [...(pickText(value, context.language) ?? '').toLowerCase().matchAll(allFigures)].flatMap(({ groups }) =>
      groups!.unit === said.unit ? [groups!.figure!] : [],
    )
  const stating = offer.attributes.filter((attribute) => figuresOfUnit(attribute).length > 0)
  if (stating.length === 0) return undefined
  const { ask } = context.texts
  const evidence = ask.quoted(attributesText(context, stating))
  const isStated = stating.some((attribute) => figuresOfUnit(attribute).some((figure) => Number(figure) === Number(said.figure)))
  return { text: isStated ? ask.yes(named, evidence) : ask.no(named, evidence) }
}
const figureWithUnit = /^(?<figure>\d+(?:\.\d+)?)(?<unit>\p{L}{1,3})$/u
const allFigures = /(?<![\p{L}\d.])(?<figure>\d+(?:\.\d+)?)\s?(?<unit>\p{L}{1,3})(?![\p{L}\d])/gu

const asksIfIs = /是不是|[吗么](?=[?？，,。\s]|$)/u
/** "type-c", "usb3", "a10": no word of a language. */
const nameOfItsOwn = /^(?=.*[a-z])(?:[a-z]+-[a-z]|[a-z]+\d[a-z\d]*|\d+[a-z]+\d+)$/u

/** What is asked in whatever words, where that is sure; else what was read of the question, and where none of that is stated what is probably asked. */
function saidOf(context: TurnContext, offer: Offer, wish: Wish, reading: Asked): Said[] {
  const isOfFigures = reading.fields.length + reading.traits.length === 0
  const ofFigures = isOfFigures ? figuresAsked(reading).flatMap((figure) => figureAnswers(context, offer, figure)) : []
  if (ofFigures.length > 0) return ofFigures
  const first = isOfMeantAlone(reading) && sayingIt(offer, reading).length === 0 ? isMeant(reading, leastMeant.first) : undefined
  const told = first && areCounted(context, offer, reading, first) ? meantAnswer(context, offer, first) : undefined
  if (told && !told.isUnknown) return [told]
  const parts = saidInParts(context, offer, wish, reading)
  const said = told && parts.every(({ isUnknown }) => isUnknown) ? [told] : parts
  // "Can you talk on the phone with them?" of those with a microphone.
  const isOfAnother =
    reading.included !== undefined ||
    reading.fields.length > 0 ||
    howMany.test(reading.question ?? '') ||
    (reading.traits.length > 0 && reading.traits.every(isNameOfPart))
  const isOpen = said.every(({ isUnknown, isPartly }) => isUnknown || isPartly)
  const property = isOpen && !isOfAnother ? reading.property() : undefined
  if (property !== undefined) {
    const stating = offer.attributes.filter((attribute) => statesProperty(attribute, property, context.language))
    if (stating.length > 0) return [{ text: attributesText(context, stating) }]
    if (said.every(({ isUnknown }) => isUnknown)) return [unknown(context, context.texts.ask.quoted(property))]
  }
  // A field or a property that was named is told by its own name, or not at all.
  const meant = isMeant(reading, reading.fields.length + reading.traits.length > 0 ? leastMeant.first : leastMeant.open)
  if (!meant || !offer.attributes.some(meant.isIn) || reading.included !== undefined || !areCounted(context, offer, reading, meant))
    return said
  const answer = meantAnswer(context, offer, meant)
  if (isOpen) return [answer]
  // "Does the sole slip?": that the rest is not stated need not be said beside what is.
  const isTold = said.some(({ text }) => text.includes(answer.text))
  return isTold ? said.filter(({ isUnknown }) => !isUnknown) : said
}

/** 写100-240V 插12V的能用吗: the range that the buyer read there is not what is asked. */
function figuresAsked({ question = '', figures }: Asked): readonly WishedFigure[] {
  return rangeRead.test(question) ? readMessage(question.replace(rangeRead, ' '), true).figures : figures
}
const rangeRead = /\d+\s?[-–~～]\s?\d+\s?(?:v(?![a-z])|volts?|вольт|в(?!\p{L})|伏)/iu

const isMeant = ({ meant }: Asked, least: number): MeantAttribute | undefined => (meant?.isOwn && meant.share >= least ? meant : undefined)
/** Whether a question has nothing that is answered by more than an attribute: a price, a property by its name. */
const isOfMeantAlone = ({
  meant,
  question = '',
  traits,
  measures,
  fields,
  topics,
  quantity,
  asksWhy,
  forSum,
  askedLots,
  asksOfLot,
  askedDispatch,
  included,
}: Asked): boolean =>
  (traits.length === 0 || asksForValue.test(question)) &&
  (traits.length + fields.length === 0 || (meant?.share ?? 0) >= leastMeant.named) &&
  topics.length === 0 &&
  // "Which of these come in 2 kg?"
  measures.length === 0 &&
  !fields.some((field) => ofWhole.has(field)) &&
  !asksWhy &&
  !asksOfLot &&
  (quantity ?? 1) === 1 &&
  [forSum, askedLots, askedDispatch, included].every((one) => one === undefined)

/** "How many ribs?" is not answered by what the ribs are made of. */
const areCounted = (context: TurnContext, offer: Offer, { question }: Asked, { isIn }: MeantAttribute): boolean =>
  !howMany.test(question ?? '') ||
  offer.attributes.filter(isIn).every((attribute) => hasFigure(context, attribute) || areListed(context, attribute))

function meantAnswer(context: TurnContext, offer: Offer, { isIn, name }: MeantAttribute): Said {
  const stated = offer.attributes.filter(isIn)
  return stated.length > 0 ? { text: attributesText(context, stated) } : unknown(context, pickText(name, context.language) ?? '')
}

/** "What's the lead time with a logo?", 印logo要多久: their dispatch is stated, and how long a logo takes is not. */
const asksPrintTime = ({ traits, fields, quantity, question = '' }: Reading): boolean =>
  traits.length > 0 &&
  traits.every((trait) => trait.startsWith('feature.customizable')) &&
  quantity === undefined &&
  (fields.join() === 'dispatch' || (fields.length === 0 && ofTime.test(question)))
const ofTime =
  /(?<![a-z])(?:lead time|turnaround|how (?:long|fast|soon|many days))(?![a-z])|(?<!\p{L})(?:срок\p{L}*|как (?:долго|быстро)|сколько (?:дней|времени|займ[её]т|делается))(?!\p{L})|多久|几天|多少天|周期|交期/iu

/** "How many of each colour are in stock?" */
const asksStockOfColors = ({ fields, colors }: Reading): boolean =>
  colors.length === 0 && fields.length === 2 && fields.includes('stock') && fields.includes('colors')

/** "In stock: black – 120 pcs; white – none"; `undefined` where the seller does not count them by colour. */
function stockOfColors({ texts, language }: TurnContext, offer: Offer): string | undefined {
  const group = offer.options.find((one) => isOption(one, 'colors'))
  const stocks = group && stockByValue(offer, group)
  const unit = unitOf(offer, language)
  return (
    stocks &&
    texts.ask.field(
      texts.ask.fields.stock,
      stocks.map(({ name, stock }) => `${pickText(name, language)} – ${texts.pieces(stock, unit)}`).join('; '),
    )
  )
}

/** Every part of the question in its order: fields, then properties, then words that name neither. */
function saidInParts(context: TurnContext, offer: Offer, wish: Wish, reading: Reading): Said[] {
  const ofKits = asksOfKits(offer, reading) ? pricesOfKits(context, offer, wish) : undefined
  if (ofKits !== undefined) return [{ text: ofKits }]
  if (reading.included !== undefined) return includedAnswers(context, offer, wish, { ...reading, included: reading.included })
  if (reading.askedDispatch)
    return [
      dispatchAnswer(context, offer, wish, reading.askedDispatch),
      ...(reading.quantity !== undefined || reading.fields.includes('price') ? [fieldAnswer(context, offer, wish, 'price')] : []),
      ...reading.fields
        .filter((field) => field !== 'dispatch' && field !== 'price')
        .map((field) => fieldAnswer(context, offer, wish, field)),
    ]
  if (asksPrintTime(reading)) return [fieldAnswer(context, offer, wish, 'dispatch'), { text: context.texts.ask.printTime }]
  const byColor = asksStockOfColors(reading) ? stockOfColors(context, offer) : undefined
  if (byColor !== undefined) return [{ text: byColor }]
  if (reading.forSum) return [piecesAnswer(context, offer, wish, reading.forSum)]
  if (reading.asksOfLot) return [lotAnswer(context, offer, wish)]
  if (reading.askedLots) return reading.askedLots.map((quantity) => fieldAnswer(context, offer, { ...wish, quantity }, 'price'))
  const ofParts = reading.parts && pricesOfParts(context, offer, wish, reading.parts)
  if (ofParts) return ofParts.map((text) => ({ text }))
  // "The first in the set of 14, how much for 200?"
  const ofSet = reading.figures.find(({ field }) => field === 'set')
  if (ofSet && (reading.fields.includes('price') || (reading.quantity ?? 1) > 1)) {
    const { question: _, ...rest } = reading
    return [...setAnswer(context, offer, ofSet), ...saidInParts(context, offer, wish, { ...rest, figures: [], words: [] })]
  }
  const isOfLot = asksOfWhole(reading) || (reading.quantity ?? 1) > 1
  if (reading.fields.includes('weight') && isOfLot) return [lotWeightAnswer(context, offer, wish)]
  // «Сколько там насадок?» counts what "bit steel" has a word of.
  const direct = isAnsweredByGist(reading, wish) ? saidAbout(context, offer, wish, reading) : undefined
  if (direct) return direct
  // "What bluetooth version?" names an attribute, and asks for no bluetooth.
  const namesTrait = reading.traits.length > 0 && !reading.asksWhat && !reading.asksHow
  const called = reading.question && !reading.asksWhy && !namesTrait ? attributesCalled(offer, reading.question) : []
  if (called.length > 0) return [{ text: attributesText(context, called) }]
  const saying = sayingIt(offer, reading)
  if (saying.length > 0) return [{ text: attributesText(context, saying) }]
  const ofTrait = reading.asksWhat ? attributesOfTrait(offer, reading) : []
  if (ofTrait.length > 0) return [{ text: attributesText(context, ofTrait) }]
  // "What steel is it?" is told by what the listing calls so: "bit steel: S2".
  const ofMaterial = reading.asksWhat && reading.materials.length > 0 ? attributesNamed(offer, wordsOfQuestion(reading)) : []
  if (ofMaterial.length > 0) return [{ text: attributesText(context, ofMaterial) }]
  // "Glass or plastic?" of the whole: whichever it is, and be it neither.
  const namesMaterials = reading.materials.length > (reading.fields.join() === 'material' ? 0 : 1)
  const isEither = namesMaterials && reading.words.length === 0 && either.test(reading.question ?? '')
  if (isEither && reading.traits.length === 0) return [fieldAnswer(context, offer, wish, 'material')]
  // "Singly or in pairs?" is stated by some listings; of the others their smallest order tells.
  const isOfSale = reading.fields.join() === 'minimum' || reading.fields.join() === 'price' || sells.test(reading.question ?? '')
  const isOfLots = isOfSale && either.test(reading.question ?? '')
  const asSold = isOfLots ? offer.attributes.filter((attribute) => isOneOf(attribute, reading) || saysHowSold(attribute)) : []
  if (asSold.length > 0) return [{ text: attributesText(context, asSold) }]
  const ofName = saidByName(context, offer, wish, reading)
  if (ofName) return ofName
  if (reading.asksWhy) return [{ text: whyText(offer, wish, context.language, context.deps.rate) }]
  // 充电还是插电 names the charge, and asks for none of its figures.
  if (isSurelyOf(reading, 'ask-supply') && reading.fields.length > 0)
    return saidAbout(context, offer, wish, { ...reading, traits: [] }) ?? [wordsAnswer(context, offer, { ...reading, words: [] })]
  // "Could a kid swallow it?" names children, and asks what the goods are.
  const isOfKids = reading.asksAbout?.group === 'ask-kids' && reading.asksAbout.share >= leastAbout
  if (isOfKids && reading.words.length + reading.figures.length > 0 && reading.traits.every(isOfAudience)) {
    const ofKids = saidAbout(context, offer, wish, { ...reading, traits: [] })
    if (ofKids) return ofKids
  }
  const ofOther = isOfOtherField(reading) || isOfShare(reading) ? saidAbout(context, offer, wish, reading) : undefined
  if (ofOther) return ofOther
  // "Is it see through?" of cloth is no question of its colour, and 光是白的还是黄的 none of that of the lamp.
  if (ofNoColor.some((group) => isSurelyOf(reading, group)) && reading.colors.length > 0)
    return saidAbout(context, offer, wish, reading) ?? [wordsAnswer(context, offer, { ...reading, words: [] })]
  const [isPriced, isOfStock] = (['price', 'stock'] as const).map((field) => reading.fields.includes(field))
  const isLacking = lacksNamed(offer, reading)
  const isOfNamed = stockMeant(offer, wish).named.length > 0
  const isCounted = isOfStock && isOfNamed && !isLacking
  const fields = [
    // Of what is not there nothing is to be counted.
    ...reading.fields.filter((field) => field !== 'stock' || !isLacking || isOfNamed),
    ...(reading.quantity !== undefined && !isPriced && !isOfStock && !isOfOneOrMore(reading) ? (['price'] as const) : []),
    // "Is the seller of the first a factory?"
    ...(reading.factoryOnly && !reading.fields.includes('seller') ? (['seller'] as const) : []),
  ]
  const ofFields = fields
    // "Какой цвет, красный есть?": the colour itself is answered.
    .filter((field) => !(field === 'colors' && reading.colors.length > 0) && !(field === 'sizes' && reading.sizes.length > 0))
    // "My dog weighs 40 kg, which would hold?"
    .filter((field) => !(field === 'weight' && reading.measures.some(({ dimension }) => dimension === 'weight')))
    .map((field) => {
      const priced = field === 'price' && isOfStock ? priceAnswer(context, offer, wish, true) : undefined
      return priced === undefined ? fieldAnswer(context, offer, wish, field) : { text: priced }
    })
  // "Is the zip metal?" is not answered by what the bag is made of.
  const isOfPart = reading.materials.length + reading.colors.length > 0 && namesPartOf(reading, wish)
  const isMore = isOfMore(reading, wish)
  // "Suction power?" is not answered by what the motor takes, where suction is stated.
  const [field, ...moreFields] = reading.fields
  const ofWords =
    field !== undefined && moreFields.length === 0 && reading.words.length === 1 && !ofWhole.has(field) && reading.quantity === undefined
      ? attributesSaying(offer, reading.words).filter(
          (attribute) => !attributesOf(offer, field).includes(attribute) && (!isOfFigure(field) || hasFigure(context, attribute)),
        )
      : []
  if (ofWords.length > 0) return [{ text: attributesText(context, ofWords) }]
  // "Can the straw be replaced?", "natural latex or synthetic?": that it is there, or of it, does not answer that.
  if (asksMoreThanItIs(reading, ofFields.length))
    return [wordsAnswer(context, offer, { ...reading, words: [] }), ...statedOf(context, offer, wish, reading)]
  const said = [
    ...(isMore ? [wordsAnswer(context, offer, reading)] : []),
    ...ofFields,
    // Then all of them are names of the part.
    ...(isMore ? [] : traitAnswers(context, offer, wish, reading)),
    // What is counted is there.
    ...(isOfPart ? ofPart(context, offer, reading) : listedAnswers(context, offer, isCounted ? { ...reading, colors: [] } : reading)),
    ...(isCounted ? [] : sizeAnswers(context, offer, reading.sizes)),
    ...(isCounted ? [] : reading.measures.map((measure) => measureAnswer(context, offer, measure))),
    ...(isLacking && reading.sides ? sidesAnswers(context, offer, reading.sides) : []),
    ...reading.figures.flatMap((figure) => figureAnswers(context, offer, figure)),
    ...(isOfStock || fields.includes('price') ? [] : shortOfNamed(context, offer, wish, reading)),
  ]
  // "Thick enough? gsm?" asks for one thing twice.
  const once = said.filter(({ text }, at) => said.findIndex((one) => inOneSpelling(one.text) === inOneSpelling(text)) === at)
  const answers = once.length > 0 ? once : [wordsAnswer(context, offer, reading)]
  return answers.every(({ isUnknown }) => isUnknown) ? (saidAbout(context, offer, wish, reading) ?? answers) : answers
}

/** "Mains or rechargeable?" is no question of the charge that its word named: from so much on it is what others ask in such words. */
const surelyAbout = 0.8
const whereItSurelyStands = (asked: Reading['asksAbout']): AskedOfGoods | undefined =>
  asked && asked.share >= surelyAbout ? whereItStands(asked.group) : undefined
const isSurelyOf = ({ asksAbout }: Reading, group: string): boolean => asksAbout?.group === group && asksAbout.share >= surelyAbout
const isOfAudience = (trait: string): boolean => trait.startsWith('audience.')
/** What people ask in the names of colours, and not of the colours of the goods: whether they turn black, what light they give. */
const ofNoColor = ['ask-transparent', 'ask-light', 'ask-durable']
/** Whether nothing was read but what others ask in such words, of the goods as a whole. */
function isAnsweredByGist(reading: Reading, wish: Wish): boolean {
  const { asksAbout, fields, traits, materials, colors, sizes, measures } = reading
  const where = whereItSurelyStands(asksAbout)
  const saysNothing = [fields, traits, materials, colors, sizes, measures].every((said) => said.length === 0)
  return where !== undefined && !where.isBeside && saysNothing && reading.reference?.kind !== 'best' && !namesPartOf(reading, wish)
}
/** Whether the field that was read is where others find what they ask so. */
const isOfItsField = ({ fields, asksAbout }: Reading): boolean => {
  const where = whereItSurelyStands(asksAbout)
  return where !== undefined && !where.isBeside && fields.length > 0 && fields.every((field) => where.fields.includes(field))
}
/** "How much cotton is in it?" */
const isOfShare = (reading: Reading): boolean => reading.materials.length > 0 && isSurelyOf(reading, 'ask-share')
const isOfOtherField = ({ fields, asksAbout }: Reading): boolean => {
  const [field, ...others] = fields
  const where = whereItSurelyStands(asksAbout)
  // "How many days before it needs a plug?" is no question of when it is sent.
  const isOpen = field !== undefined && (!ofWhole.has(field) || field === 'dispatch')
  return where !== undefined && isOpen && others.length === 0 && !where.fields.includes(field)
}

/** What is counted in whatever is named: pieces, cups, hours. */
const counting: ReadonlySet<string> = new Set([
  'ask-pieces',
  'ask-volume',
  'ask-runtime',
  'ask-heat',
  'ask-set',
  'ask-stock',
  'ask-minimum',
])
/** So probable it must be to be named at all. */
const leastAbout = 0.6
/** What the listing states of what others ask in such words, behind that the rest is not stated where that is open; `undefined` where it states nothing of it. */
function saidAbout(context: TurnContext, offer: Offer, wish: Wish, reading: Reading): Said[] | undefined {
  const { asksAbout, question, traits, words } = reading
  // A property by its name is not told by others near it: "dishwasher safe?" is no question of the microwave.
  const where = asksAbout && traits.length === 0 ? whereItStands(asksAbout.group) : undefined
  if (!asksAbout || !where || asksAbout.share < leastAbout) return undefined
  // "How many ports?" is no question of the watts.
  if (howMany.test(question ?? '') && words.length > 0 && !counting.has(asksAbout.group)) return undefined
  const isAbout = ({ name, value }: OfferAttribute): boolean =>
    Object.values(name).some((text) => where.names?.test(text)) || Object.values(value).some((text) => where.values?.test(text))
  const named = offer.attributes.filter(isAbout)
  const ofFields = where.fields.map((field) => fieldAnswer(context, offer, wish, field)).filter(({ isUnknown }) => !isUnknown)
  const more = named.filter((attribute) => !ofFields.some(({ text }) => text.includes(nameAndValue(context, attribute))))
  const all = [...(more.length > 0 ? [{ text: attributesText(context, more) }] : []), ...ofFields]
  const said = all.filter(({ text }, at) => all.findIndex((one) => inOneSpelling(one.text) === inOneSpelling(text)) === at)
  if (said.length === 0) return undefined
  return where.isBeside || asksAbout.share < surelyAbout ? [unsaid(context, reading), ...said] : said
}

/** "Ворс мягкий?", "сталь S2?": attributes that have every word of such a question: "with soft bristles", "bit steel: S2". */
function sayingIt(offer: Offer, reading: Reading): OfferAttribute[] {
  const { asksWhy, fields, traits, reference, isQuestion } = reading
  if (!isQuestion || asksWhy || fields.length > 0 || traits.length > 0 || reference?.kind === 'places') return []
  const words = wordsOfQuestion(reading)
  return words.length === 2 || words.length === 3 ? attributesSaying(offer, words) : []
}

const wordsOfQuestion = ({ question = '' }: Pick<Reading, 'question'>): string[] =>
  question
    .toLowerCase()
    .split(/[^\p{L}\d%]+/u)
    .filter((word) => word !== '' && !isStopword(word))

/** 350ml and 350毫升 are one answer. */
const inOneSpelling = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?<=\d)(毫升|升|厘米|毫米|克|千克|公斤)/g, (unit) => spellings[unit] ?? unit)
const spellings: Readonly<Record<string, string>> = { 毫升: 'ml', 升: 'l', 厘米: 'cm', 毫米: 'mm', 克: 'g', 千克: 'kg', 公斤: 'kg' }

/** What the listing says of a thing that may come along, else that it says nothing of it, with what it states of the set. */
function includedAnswers(context: TurnContext, offer: Offer, wish: Wish, reading: Reading & { included: string }): Said[] {
  const stated = reading.traits.filter((trait) => isNameOfPart(trait) && factsOf(offer).says(trait))
  if (stated.length > 0) return stated.map((trait) => traitAnswer(context, offer, wish, trait))
  const found = attributesSaying(
    offer,
    reading.included.split(' ').filter((word) => !isStopword(word)),
  )
  const set = attributesOf(offer, 'set').filter((attribute) => !found.includes(attribute))
  const ofSet = [...found, ...set].map((attribute) => ({ text: nameAndValue(context, attribute) }))
  return found.length > 0 ? ofSet : [wordsAnswer(context, offer, { ...reading, words: [] }), ...ofSet]
}

/** Whether a question is answered by the kits that goods are sold in: which of them the price is of, or what comes along that one of them has. */
function asksOfKits(offer: Offer, { question = '', included }: Reading): boolean {
  const isInKit = (thing: string): boolean =>
    offer.options.some((group) => isOption(group, 'set') && valuesCalled(group, thing) !== undefined)
  return asksOfKit.test(question) || (included !== undefined && isInKit(included))
}

/** «Это цена с аккумулятором или голая?», "is that with the battery or without", 哪个套餐的价格: goods that are sold in several kits. */
const asksOfKit = pattern(
  anyOf({
    ru: [
      `${B}как\\p{L}{2,3} (?:комплектаци|комплект|вариант|верси)…(?! (?:лучш|взять|посовет)…)`,
      `${B}(?:с|без) [^?]{2,30} или (?:без|с|голая|голый|голое)${E}`,
      `${B}(?:(?:в )?комплект…|вход(?:ит|ят)|ид(?:ет|ут)|включен…)[^?]{0,30}(?:цен(?:а|у|е|ы)|стоимост(?:ь|и)|деньги)${E}`,
      `${B}(?:цен(?:а|у|е)|стоимост(?:ь|и))[^?]{0,20}(?:вход(?:ит|ят)|включ…)`,
      `${B}(?:с|без) (?:\\p{L}+ )?(?:акб|аккум…|батаре…|кейс…)(?: [^?]{0,20})?${B}(?:по ?чем|сколько|дороже|цена|стоит|выйдет)…`,
    ],
    en: [
      `${B}(?:with|without) [^?]{2,30} or (?:with|without|not|bare)${E}`,
      `${B}(?:which|what) (?:kit|version|set|configuration|variant)(?= (?:is|does|do|that)|\\s*[?]|\\s*$)`,
      `${B}price (?:is )?(?:with|without|including|for which)${E}`,
      `${B}(?:price|that|it)[^?]{0,25} includes?${E}`,
      `${B}included? (?:in|at|for)[^?]{0,12} (?:price|cost)${E}`,
      `${B}cheapest (?:version|kit|variant|set up|configuration)${E}`,
    ],
    zh: [
      '(?:价格?|多少钱)(?:是|含|包)?(?:带|含|包)\\p{Script=Han}{1,4}(?:吗|么|不|没)',
      '(?:价格?|价钱)[^？?]{0,6}(?:含|包|带)',
      '(?:哪个|什么|哪种|最便宜的?)(?:配置|套餐|版本|款式的价)',
      '裸机',
    ],
  }),
)

/** "What does the whole lot weigh?": of one piece, and of as many as are wanted. */
export function lotWeightAnswer(context: TurnContext, offer: Offer, wish: Wish): Said {
  const { texts, language } = context
  const said = fieldAnswer(context, offer, wish, 'weight')
  const grams = gramsOf(offer)
  if (grams === undefined || wish.quantity === undefined || wish.quantity < 2) return said
  const lot = texts.pieces(wish.quantity, unitOf(offer, language))
  return { text: texts.ask.lotWeight(said.text, lot, texts.measure('weight', grams * wish.quantity)) }
}
const asksOfWhole = ({ question }: Reading): boolean => wholeLot.test(question ?? '')
const wholeLot =
  /(?<!\p{L})(?:вс(?:я|ей|ю|его|ё|е) (?:парти|заказ|груз|вместе|это)|весь (?:заказ|груз)|общ(?:ий|его) вес|суммарн\p{L}+ вес|вес (?:всей |всего )?(?:парти|заказ|груза))|(?<![a-z])(?:total weight|(?:whole|entire|full) (?:lot|order|batch|shipment)|altogether|in total|all together|weight of (?:the )?(?:lot|order|batch|shipment))|整批|总重|一共|总共|全部(?:加起来)?/iu

/** When it is sent, and whether that is within the time that was asked for. */
function dispatchAnswer(context: TurnContext, offer: Offer, wish: Wish, { within }: AskedDispatch): Said {
  const hours = offer.delivery?.dispatchHours
  if (within === undefined || !hours) return fieldAnswer(context, offer, wish, 'dispatch')
  const { ask } = context.texts
  return { text: ask.byThen(ask.dispatch(hours), hours <= within) }
}

/** What a piece costs at the smallest order, however many were wished for. */
const smallestOrder = ({ deps }: TurnContext, offer: Offer, { quantity: _, ...wish }: Wish): UnitPrice | undefined =>
  unitPrice(offer, wish, deps.rate)

/** How many a sum would buy: as many as it pays at the price of so many, in whole lots, and no more than there are; or what the smallest order comes to. */
function piecesAnswer(context: TurnContext, offer: Offer, wish: Wish, { currency = displayCurrency, minor: sum }: Amount): Said {
  const { deps, texts, language } = context
  const { counts: _, ...one } = wish
  const { lotSize } = offer
  const { stock = Number.POSITIVE_INFINITY } = stockMeant(offer, wish)
  const least = toWholeLots(offer.moq, lotSize)
  const priceOf = (quantity: number): UnitPrice | undefined => unitPrice(offer, { ...one, quantity }, deps.rate)
  const first = priceOf(least)
  if (!first) return unknown(context, texts.ask.fields.price)
  const factor = rateBetween(deps.rate, currency, first.currency)
  if (factor === undefined) return { text: texts.answer.noRate(currency) }
  const limit = convertMinor(sum, factor)
  const said = formatMoney(limit, first.currency, language)
  if (first.minor * least > limit) return { text: `${texts.ask.belowSum(said)}; ${pricedAt(context, offer, first, least)}` }
  // More at the price of the next step may be had for the same sum.
  const steps = [least, ...offer.priceLadder.map(({ from }) => from).filter((from) => from > least)]
  const [most] = steps
    .flatMap((from, at) => {
      const price = priceOf(from)
      if (!price) return []
      const paid = Math.min(Math.floor(limit / price.minor), (steps[at + 1] ?? Number.POSITIVE_INFINITY) - 1)
      const count = wholeLotsWithin(Math.min(paid, stock), lotSize)
      return count >= from ? [{ count, price, isAll: paid > stock }] : []
    })
    .reverse()
  if (!most) return { text: stockText(offer, wish, language) ?? texts.details.stock(0) }
  const { count, price, isAll } = most
  const inStock = isAll ? [stockText(offer, wish, language)!] : []
  return {
    text: [texts.ask.forSum(said, texts.pieces(count, unitOf(offer, language))), pricedAt(context, offer, price, count), ...inStock].join(
      '; ',
    ),
  }
}

/** What so many cost, and whether that is less than at the smallest order. */
function lotAnswer(context: TurnContext, offer: Offer, wish: Wish): Said {
  const { deps, texts, language } = context
  const price = fieldAnswer(context, offer, wish, 'price')
  const [lot, first] = [unitPrice(offer, wish, deps.rate), smallestOrder(context, offer, wish)]
  if (price.isUnknown || !lot || !first || (wish.quantity ?? 0) < offer.moq) return price
  const minimum = texts.pieces(offer.moq, unitOf(offer, language))
  const compared = lot.minor < first.minor ? texts.ask.lowerThan(pieceText(offer, first, language), minimum) : texts.ask.sameAs(minimum)
  return { text: `${price.text}; ${compared}` }
}

/** "Which bluetooth?" wants what stands under that name, and not whether they have it. */
function attributesOfTrait(offer: Offer, { traits, words }: Reading): OfferAttribute[] {
  const [trait, ...others] = traits
  if (trait === undefined || others.length + words.length > 0) return []
  return attributesNamed(
    offer,
    Object.values(findConcept(trait)?.words ?? {})
      .flat()
      .filter((name) => !name.includes(' ')),
  )
}

const sells = /(?<!\p{L})прода\p{L}+|(?<![a-z])(?:sold|sell)(?![a-z])|卖/iu
const saysHowSold = ({ name, value }: OfferAttribute): boolean =>
  isCounted.test(texts(value).join('\n')) &&
  groupsOfAttribute(texts(name)).some((group) => group === 'at-sold-as' || group === 'at-per-pack')
const isCounted = /(?<!\p{L})(?:поштучно|штук|шт|пар|одиноч|single|pairs?|pieces?|pcs)|[只对双件条个]/iu

/** Whether an attribute's value is one of what a question leaves to choose from. */
const isOneOf = (attribute: OfferAttribute, reading: Reading): boolean =>
  areAnsweredBy([attribute], wordsOfQuestion(reading)) ||
  (attribute.value.zh !== undefined && attribute.value.zh.length > 1 && reading.question?.includes(attribute.value.zh) === true)

/** What attributes say whose name has a word of the question: all that was asked, or with it that the rest is not stated. `undefined` where none has. */
function saidByName(context: TurnContext, offer: Offer, wish: Wish, reading: Reading): Said[] | undefined {
  if (isOfColoredPart(reading.words)) return undefined
  // "Screen size": the attribute that is called so says more than the field "size".
  const named = attributesNamed(
    offer,
    (reading.asksWhat || reading.asksHow) && reading.phrase ? [...reading.words, ...reading.phrase.split(' ')] : reading.words,
  )
  if (named.length === 0) return undefined
  // "How many ribs?" is not answered by what the ribs are made of.
  const isUncounted = howMany.test(reading.question ?? '') && !named.some((attribute) => hasFigure(context, attribute))
  if (isUncounted && reading.fields.join() === 'set') return undefined
  if (isUncounted && reading.fields.length === 0)
    return [wordsAnswer(context, offer, { ...reading, words: [...reading.words, ...(reading.phrase?.split(' ') ?? [])] })]
  // "Does the lid seal?" is not answered by what the lid is made of.
  if (reading.traits.length > 0 && !reading.asksWhat) {
    // "Lining: waterproof PVC" says of the lining what nothing says of the whole.
    const open = reading.traits.filter((trait) => factsOf(offer).says(trait) || !named.some((one) => saysTrait(context, one, trait)))
    const verdicts = open.map((trait) => traitAnswer(context, offer, wish, trait))
    const more = named.filter((one) => !verdicts.some(({ text }) => text.includes(nameAndValue(context, one))))
    // "What would 1000 with a logo cost?"
    const isPriced = reading.quantity !== undefined || reading.fields.includes('price')
    return [
      ...(isPriced ? [fieldAnswer(context, offer, wish, 'price')] : []),
      ...verdicts,
      ...(more.length > 0 ? [{ text: attributesText(context, more) }] : []),
    ]
  }
  if (isOfMoreThan(named, reading))
    return [wordsAnswer(context, offer, { ...reading, words: [] }), { text: attributesText(context, named) }]
  // "How thick is the sole?" is no question of what it is made of.
  const [field] = reading.fields
  const ofField =
    field === undefined
      ? named
      : named.filter((attribute) => attributesOf(offer, field).includes(attribute) || statesOfPart(attribute, field))
  if (ofField.length > 0) return [{ text: attributesText(context, ofField) }]
  return field !== undefined && !ofWhole.has(field)
    ? [wordsAnswer(context, offer, { ...reading, words: [] }), { text: attributesText(context, named) }]
    : [{ text: attributesText(context, named) }]
}

/** A field that is a figure is told by none that has no figure: 家用烤箱 says nothing of how many degrees. */
const isOfFigure = (field: Field): boolean => figureFields.some((one) => one === field)
const saysTrait = ({ language }: TurnContext, { value }: OfferAttribute, trait: string): boolean =>
  analyse(pickText(value, language) ?? '', { fuzzy: false }).concepts.some(({ conceptId, isNegated }) => conceptId === trait && !isNegated)

const hasFigure = ({ language }: TurnContext, { value }: OfferAttribute): boolean => figureOrWord.test(pickText(value, language) ?? '')
/** "USB and Type-C" are two, whoever counts them. */
const areListed = ({ language }: TurnContext, { value }: OfferAttribute): boolean =>
  /(?<!\p{L})(?:и|and)(?!\p{L})|[和、+]/u.test(pickText(value, language) ?? '')

/** "With fivefold magnification" and "with two pockets" count as well as digits do; the steel "S2" counts nothing. */
const figureOrWord =
  /(?<![a-z])\d|(?<!\p{L})(?:дву|двой|тр[её]х|трой|четыр|пят|шест|сем|восьм|десят)\p{L}*|(?<![a-z])(?:double|triple|two|three|four|five|six|seven|eight|ten|twofold|fivefold)(?![a-z])|[双两三四五六七八十][倍个层格只条]/iu

const howMany = /(?<!\p{L})(?:сколько|how many)(?!\p{L})|多少|几[个根条片把层格]/u

/** Fields of every offer, which no part of the goods has for itself. */
const ofWhole: ReadonlySet<Field> = new Set(['price', 'source-price', 'minimum', 'stock', 'dispatch', 'seller', 'origin', 'sales', 'set'])

/** Each property that is asked of; where one or the other was and neither is stated, the question itself. */
function traitAnswers(context: TurnContext, offer: Offer, wish: Wish, reading: Reading): Said[] {
  // "For a cat of 7 kg?", "how heavy a dog does it hold?" after goods for them.
  const isKnown = (trait: string): boolean =>
    reading.measures.length + reading.fields.length > 0 && context.state.wish?.traits.includes(trait) === true
  const ofBreeds = [...reading.purposes, ...reading.words].filter((one) => otherBreeds(one) !== undefined)
  const isOfPet = (trait: string): boolean => ofBreeds.length > 0 && isPet(trait)
  const said = [
    ...ofBreeds.map((breeds) => breedsAnswer(context, offer, breeds)),
    ...reading.traits.filter((trait) => !isKnown(trait) && !isOfPet(trait)).map((trait) => traitAnswer(context, offer, wish, trait)),
  ]
  const isChoice = said.length > 0 && said.every(({ isUnknown }) => isUnknown) && either.test(reading.question ?? '')
  return isChoice ? [wordsAnswer(context, offer, { ...reading, words: [] })] : said
}
/** "Would it do for a yorkie?": what is stated of breeds of that size or of the other, and else that the goods are for such animals and no more. */
function breedsAnswer(context: TurnContext, offer: Offer, breeds: string): Said {
  const { ask } = context.texts
  const stating = (one: string): OfferAttribute[] => attributesSaying(offer, one.split(' '))
  const own = stating(breeds)
  if (own.length > 0) return { text: ask.yes(breeds, ask.quoted(attributesText(context, own))) }
  const other = stating(otherBreeds(breeds)!)
  return other.length > 0 ? { text: ask.no(breeds, ask.quoted(attributesText(context, other))) } : unknown(context, ask.quoted(breeds))
}

/** 一双一包还是几双一包 asks how many there are in each, and wants none. */
const isOfOneOrMore = ({ quantity, question = '' }: Reading): boolean => quantity === 1 && either.test(question)
const either = /(?<!\p{L})(?:или|or)(?!\p{L})|还是/u

const listedAnswers = (context: TurnContext, offer: Offer, { materials, colors, shares, words, question = '' }: Reading): Said[] => [
  ...materialAnswers(context, offer, materials, shares),
  // «Защищают или просто тёмные?» asks for none of the dark colours.
  ...(words.length > 0 && colors.length > leastOfTone && either.test(question)
    ? []
    : colors.map((color) => listedAnswer(context, offer, 'colors', color))),
]
/** Each material that is asked for; of the many that one word stands for, "fabric", those that are stated, or else what is. */
function materialAnswers(context: TurnContext, offer: Offer, materials: Wish['materials'], shares: Reading['shares']): Said[] {
  const stated = materials.filter((material) => isAnyOf([material], factsOf(offer).materials))
  if (materials.length > leastOfWord && shares.length === 0) {
    if (stated.length === 0) return [fieldAnswer(context, offer, emptyWish(), 'material')]
    return stated.map((material) => listedAnswer(context, offer, 'materials', material))
  }
  return materials.map((material) =>
    shares.some((share) => share.material === material)
      ? shareAnswer(context, offer, material)
      : listedAnswer(context, offer, 'materials', material),
  )
}
/** Nobody names so many one by one. */
const leastOfWord = 4
/** Dark and bright are so many colours. */
const leastOfTone = 2

/** What a part is made of or what colour it has: nothing is stated of it, and what is stated is of the whole. */
function ofPart(context: TurnContext, offer: Offer, reading: Reading): Said[] {
  const field = reading.materials.length > 0 ? 'material' : 'colors'
  const { text, isUnknown } = fieldAnswer(context, offer, emptyWish(), field)
  return [wordsAnswer(context, offer, { ...reading, words: [] }), ...(isUnknown ? [] : [{ text }])]
}

/** Whether a question names a part of the goods, and not the goods themselves: cases and rings are parts of other things. */
function namesPartOf({ question = '' }: Reading, { types }: Wish): boolean {
  const names = types.flatMap((type) => Object.values(findConcept(type)?.words ?? {}).flat())
  return namesPart(question) && !names.some((name) => namesPart(name))
}

/** "With a handle" where the handle is what is asked about. */
const isNameOfPart = (trait: string): boolean => trait.startsWith('feature.with-')

/** Whether a question asks more of a field than what it is: of a part of the goods, "is the zip metal?", or whether something happens to it, "does the colour fade?". */
function isOfMore(reading: Reading, wish: Wish): boolean {
  const { fields, asksWhether, traits, words, materials, colors } = reading
  // "Is the lid with a valve?" is not answered by there being a lid.
  const isOfNamedPart = traits.length > 0 && traits.every(isNameOfPart) && materials.length + colors.length === 0
  if (fields.length === 0 && isOfNamedPart && words.length > 0 && asksWhether) return true
  if (fields.includes('sizes') && ofFit.test(reading.question ?? '')) return true
  // "Packed in pairs or in bulk?" is told by how they are packed, and «третья симпатичная, она из чего» by the material alone.
  if (isOfItsField(reading) && traits.length === 0 && !namesPartOf(reading, wish)) return false
  const isOfField = fields.length > 0 && fields.every((field) => !ofWhole.has(field))
  const isWhether = asksWhether && !howMuchIs.test(reading.question ?? '')
  return isOfField && reading.words.length + traits.length > 0 && traits.every(isNameOfPart) && (isWhether || namesPartOf(reading, wish))
}

/** "How thick is the film?" asks for the figure, of whatever it is called. */
const howMuchIs = /^how [a-z]+ (?:is|are) (?:the|its|their) /u

/** "Do the sizes run small?" */
const ofFit = /(?<![a-z])(?:runs? (?:small|large|big|true)|true to size)(?![a-z])|маломер|большемер|偏[大小]|标准码/u

/** Whether a question of a part, or of a material, asks something else of it than whether it is there. */
const asksMoreThanItIs = ({ traits, materials, colors, words, purposes, asksWhether, question = '' }: Reading, fields: number): boolean =>
  fields === 0 &&
  asksWhether &&
  traits.length + materials.length === 1 &&
  colors.length === 0 &&
  (traits.every(isNameOfPart) || lasts.test(question)) &&
  (words.length > 0 || (purposes.length > 0 && traits.length > 0)) &&
  !isThereAlone.test(question)
/** "Will the print stay?", «покрытие не слезет» of what is printed or coated. */
const lasts =
  /(?<!\p{L})(?:держ\p{L}+|слез\p{L}+|облез\p{L}+|сотр[её]\p{L}*|стир[ае]\p{L}*ся|смо(?:ет|ют)\p{L}*|отвал\p{L}+|откле\p{L}+|отпад\p{L}+|вылин\p{L}+|потреска\p{L}+)(?!\p{L})|(?<![a-z])(?:stays?|lasts?|holds? up|peels?|fades?|cracks?|wears?|rubs?|comes? off|wash(?:es)? (?:off|out)|flak\p{L}*)(?![a-z])|(?:掉|褪|脱落|剥|磨|开裂)/iu
/** Whether something comes along, in whatever words. */
const isThereAlone = /(?<!\p{L})(?:есть|ид[её]т|в комплекте|included|come[s]? with|has|have|there)(?!\p{L})|^(?:有|带|配|含)/u

/** What is stated of the part or the material, where it is. */
function statedOf(context: TurnContext, offer: Offer, wish: Wish, { traits, materials }: Reading): Said[] {
  const ofPart = traits.filter((trait) => factsOf(offer).says(trait)).map((trait) => traitAnswer(context, offer, wish, trait))
  const ofMaterial = materials.length > 0 ? [fieldAnswer(context, offer, wish, 'material')] : []
  return [...ofPart, ...ofMaterial].filter(({ isUnknown }) => !isUnknown)
}

function evidenceText(context: TurnContext, evidence: Evidence): string {
  const { ask } = context.texts
  return typeof evidence === 'string' ? ask.evidence[evidence] : ask.quoted(nameAndValue(context, evidence))
}

/** What materials tell something of a property that a listing does not state: fleece gloves are no cold ones. */
const toldByMaterial: Readonly<Record<string, readonly string[]>> = {
  'feature.warm': ['material.fleece', 'material.wool', 'material.plush'],
}

function traitAnswer(context: TurnContext, offer: Offer, wish: Wish, trait: string): Said {
  const { ask } = context.texts
  const facts = factsOf(offer)
  const name = conceptName(trait, context.language)
  const statement = facts.says(trait)
  if (!statement) {
    // Who is told "for men" is told that it is for no women, and of unisex ones that they are for these too.
    const [other] = statedInstead(trait, facts)
    const said = facts.says(other ?? sharedTrait(trait, facts.traits) ?? '')
    if (said) {
      const evidence = evidenceText(context, facts.evidenceOf(said))
      return { text: other === undefined ? ask.yes(name, evidence) : ask.no(name, evidence) }
    }
    const isNear = facts.materials.some((material) => isAnyOf(toldByMaterial[trait] ?? [], [material]))
    const silent = unknown(context, name)
    return isNear ? { text: `${silent.text}; ${fieldAnswer(context, offer, wish, 'material').text}`, isPartly: true } : silent
  }
  const source = facts.evidenceOf(statement)
  // So many atmospheres say how much water they bear, and a listing that calls them waterproof says so itself.
  if (trait === 'feature.waterproof' && typeof source !== 'string' && statesFigures(source, 'pressure')) {
    const called = attributesSaying(offer, ['waterproof']).filter((attribute) => attribute !== source)
    const stated = attributesText(context, [source])
    return { text: called.length > 0 ? `${ask.yes(name, ask.quoted(attributesText(context, called)))}; ${stated}` : stated }
  }
  const evidence = evidenceText(context, source)
  if (statement.verdict === 'no') return { text: ask.no(name, evidence) }
  const { fromPieces } = statement
  return {
    text: fromPieces === undefined ? ask.yes(name, evidence) : ask.yesFrom(name, fromPieces, wish.quantity, evidence),
  }
}

/** Colours and materials are lists: what is not on a list that is there is not to be had. */
function listedAnswer(context: TurnContext, offer: Offer, list: 'colors' | 'materials', wanted: string): Said {
  const {
    texts: { ask },
    language,
  } = context
  const stated = factsOf(offer)[list]
  const name = conceptName(wanted, language)
  const names = stated.map((id) => conceptName(id, language))
  if (isAnyOf([wanted], stated)) return { text: ask.among(name, names) }
  return stated.length > 0 ? { text: ask.notAmong(name, names) } : unknown(context, name)
}

/** "Is it 100% cotton?": the percentage, or that only the material is stated. */
function shareAnswer(context: TurnContext, offer: Offer, material: string): Said {
  const { texts, language } = context
  const shares = sharesOf(offer, material)
  const name = conceptName(material, language)
  if (shares.length > 0) return { text: texts.ask.field(name, shares.map((share) => texts.percent(share / 100)).join(texts.comma)) }
  const said = listedAnswer(context, offer, 'materials', material)
  return isAnyOf([material], factsOf(offer).materials) ? { text: `${said.text}; ${texts.ask.shareUnknown}` } : said
}

/** Each size that is asked for; a run of them that are all there is told as one: "40-44". */
function sizeAnswers(context: TurnContext, offer: Offer, wanted: readonly string[]): Said[] {
  const { sizes, writtenSizes } = factsOf(offer)
  const [first, last] = [wanted[0]!, wanted.at(-1)!]
  const isRun = wanted.length > 2 && wanted.every((size, at) => Number(size) === Number(first) + at && sizes.includes(size))
  if (!isRun) return wanted.map((size) => sizeAnswer(context, offer, size))
  return [{ text: context.texts.ask.among(context.texts.condition.size([`${first}-${last}`]), writtenSizes) }]
}

function sizeAnswer(context: TurnContext, offer: Offer, size: string): Said {
  const { ask, condition } = context.texts
  const { sizes, writtenSizes } = factsOf(offer)
  const name = condition.size([size])
  if (sizes.includes(size)) return { text: ask.among(name, writtenSizes) }
  return sizes.length > 0 ? { text: ask.notAmong(name, writtenSizes) } : unknown(context, name)
}

/** How many there are of a variant that a question names, where these are fewer than are wanted: "red?" of 500 of which there are 120. */
function shortOfNamed({ language }: TurnContext, offer: Offer, wish: Wish, { colors, sizes }: Reading): Said[] {
  if (colors.length + sizes.length === 0 || wish.quantity === undefined || !isShort(offer, wish)) return []
  const text = stockMeant(offer, wish).named.length > 0 ? stockText(offer, wish, language, wish.quantity) : undefined
  return text === undefined ? [] : [{ text }]
}

/** What of a variant that is named an offer does not have, with what it has instead; `undefined` where it has all of it. */
export function lackingText(
  context: TurnContext,
  offer: Offer,
  reading: Pick<Reading, 'colors' | 'sizes' | 'sides' | 'measures' | 'device'>,
): string | undefined {
  const { colors, sizes, sides, measures, device } = reading
  const { ask, condition } = context.texts
  const none = { colors: [], sizes: [], measures: [] }
  const said = [
    ...(lacksNamed(offer, { ...none, colors }) ? colors.map((color) => listedAnswer(context, offer, 'colors', color)) : []),
    ...(lacksNamed(offer, { ...none, sizes }) ? sizeAnswers(context, offer, sizes) : []),
    ...measures
      .filter((measure) => lacksNamed(offer, { ...none, measures: [measure] }))
      .map((measure) => measureAnswer(context, offer, measure)),
    ...(sides ? sidesAnswers(context, offer, sides) : []),
    ...(device === undefined ? [] : otherDevices(offer, device).map((all) => ({ text: ask.notAmong(condition.device(device), all) }))),
  ]
  return said.length > 0 ? said.map(({ text }) => text).join('; ') : undefined
}

/** That goods of such sides are not there, where the listing states others. */
function sidesAnswers(context: TurnContext, offer: Offer, wanted: readonly number[]): Said[] {
  const { texts } = context
  const { sides } = factsOf(offer)
  if (sides.length === 0) return [unknown(context, texts.sides([...wanted]))]
  if (sides.some((stated) => haveSides(stated, wanted))) return []
  return [{ text: texts.ask.notAmong(texts.sides([...wanted]), [...new Set(sides.map((stated) => texts.sides(stated)))]) }]
}

function measureAnswer(context: TurnContext, offer: Offer, measure: Wish['measures'][number]): Said {
  const { texts, language } = context
  // "For a cat of 7 kg?": what they bear is stated, and no weight of their own.
  const load = measure.dimension === 'weight' ? attributesOf(offer, 'load') : []
  if (load.length > 0) return { text: attributesText(context, load) }
  const stated = factsOf(offer).measures.filter(({ dimension }) => dimension === measure.dimension)
  const names = stated.map(({ dimension, value }) => texts.measure(dimension, value))
  const name = describeMeasure(measure, language)
  if (stated.some(({ value }) => meetsMeasure(measure, value))) return { text: texts.ask.among(name, names) }
  // "For devices of 4 to 13 inches" states all that lies between.
  const within = offer.attributes.find(({ value }) =>
    readBoth(value).some(({ measures }) => measures.some((one) => isBetween(measure, one))),
  )
  if (within) return { text: [texts.ask.among(name, [name]), attributesText(context, [within])].join(' – ') }
  return stated.length > 0 ? { text: texts.ask.notAmong(name, names) } : unknown(context, name)
}

const isBetween = ({ dimension, target }: Wish['measures'][number], stated: Pick<Measure, 'dimension' | 'min' | 'max'>): boolean =>
  stated.dimension === dimension &&
  target !== undefined &&
  stated.min !== undefined &&
  stated.max !== undefined &&
  stated.min <= target &&
  target <= stated.max

/** "Does it run on 24 V?" of an input of 12-24 V; nothing where the question of a figure is answered by its field. */
function figureAnswers(context: TurnContext, offer: Offer, figure: WishedFigure): Said[] {
  const { field, above, below } = figure
  if (field !== 'voltage' || above === undefined || below === undefined) return []
  const stating = offer.attributes.filter((attribute) => statesFigures(attribute, field))
  const name = figureText(field, Math.round((above + below) / 2), context.language)
  if (stating.length === 0) return [unknown(context, name)]
  const { ask } = context.texts
  const evidence = ask.quoted(attributesText(context, stating))
  return [{ text: statesFigure(offer, figure) ? ask.yes(name, evidence) : ask.no(name, evidence) }]
}

/** That there is no set of so many, where the listing states of how many there are. */
function setAnswer(context: TurnContext, offer: Offer, figure: WishedFigure): Said[] {
  const stated = figuresOf(offer, 'set')
  if (stated.length === 0 || stated.some((value) => meetsFigure(figure, value))) return []
  const { texts, language } = context
  return [
    {
      text: texts.ask.notAmong(
        describeFigure(figure, language),
        stated.map((value) => texts.measure('count', value)),
      ),
    },
  ]
}

/** Fields that every offer has; what is `undefined` is not stated, and attributes may say it. */
function ownField(context: TurnContext, offer: Offer, wish: Wish, field: Field): string | undefined {
  const { texts, language } = context
  const { ask } = texts
  const { delivery } = offer
  switch (field) {
    case 'price':
      return priceAnswer(context, offer, wish)
    case 'source-price': {
      const price = unitPrice(offer, wish, context.deps.rate)
      if (!price) return undefined
      const show = (minor: number): string => {
        const amount = formatMoney(minor, offer.currency, language)
        return price.isFrom ? texts.fromPrice(amount) : amount
      }
      const { quantity } = wish
      const lot = quantity !== undefined && quantity > 1 && quantity >= offer.moq ? price.original * quantity : undefined
      const ofLot = lot === undefined ? [] : [texts.reason.lot(show(lot), quantity!, unitOf(offer, language))]
      return ask.field(ask.fields[field], [show(price.original), ...ofLot].join(texts.comma))
    }
    case 'minimum':
      return minimumText(offer, language)
    case 'stock':
      return stockText(offer, wish, language, wish.quantity)
    case 'colors':
    case 'material': {
      const names = factsOf(offer)[field === 'colors' ? 'colors' : 'materials'].map((id) => conceptName(id, language))
      return names.length > 0 ? ask.field(ask.fields[field], names.join(texts.comma)) : undefined
    }
    case 'sizes': {
      const { writtenSizes } = factsOf(offer)
      return writtenSizes.length > 0 ? ask.field(ask.fields.sizes, writtenSizes.join(texts.comma)) : undefined
    }
    case 'dispatch':
      return delivery?.dispatchHours ? ask.dispatch(delivery.dispatchHours) : undefined
    case 'sales':
      return offer.salesCount === undefined ? undefined : texts.highlight.sold(offer.salesCount)
    case 'weight': {
      const isStated = attributesOf(offer, 'weight').length > 0
      return offer.weightGrams && !isStated ? ask.field(ask.fields.weight, texts.measure('weight', offer.weightGrams)) : undefined
    }
    case 'origin': {
      const place = delivery?.from && pickText(delivery.from, language)
      return place ? texts.highlight.from(place) : undefined
    }
    case 'seller': {
      const said = sellerFacts(context, offer)
      return said.length > 0 ? ask.field(ask.fields.seller, said.join(texts.comma)) : undefined
    }
    default:
      return undefined
  }
}

/** The price of a piece at the buyer's quantity with the sum, or every step of the ladder where none is known. */
function priceAnswer(context: TurnContext, offer: Offer, wish: Wish, isStockTold = false): string | undefined {
  const { deps, texts, language } = context
  const price = unitPrice(offer, wish, deps.rate)
  if (!price) return undefined
  const unit = unitOf(offer, language)
  const { quantity } = wish
  if (quantity === undefined && offer.priceLadder.length > 1) {
    const show = priceWriter(context, offer)
    return texts.ask.field(
      texts.ask.fields.price,
      offer.priceLadder.map(({ from, minor }) => texts.ask.priceFrom(texts.pieces(from, unit), show(minor))).join('; '),
    )
  }
  if (quantity !== undefined && quantity < offer.moq) {
    const least = smallestOrder(context, offer, wish) ?? price
    return [texts.ask.belowMinimum(texts.pieces(quantity), texts.pieces(offer.moq, unit)), pricedAt(context, offer, least, offer.moq)].join(
      '; ',
    )
  }
  const pieces = quantity ?? offer.moq
  const said = ofVariant(context, offer, price, pricedAt(context, offer, price, pieces))
  const caveat = isStockTold && isShort(offer, wish) ? undefined : quantityCaveat(offer, { ...wish, quantity: pieces }, language)
  return [said, kitText(offer, wish, language), caveat].filter((one) => one !== undefined).join('; ')
}

function fieldAnswer(context: TurnContext, offer: Offer, wish: Wish, asked: Field): Said {
  // "How long do they hold?" is asked of heat and of a charge.
  const isSilent = attributesOf(offer, asked).length === 0
  // How much it holds is a weight where no volume is stated.
  const isOfLoad = asked === 'volume' && isSilent && attributesOf(offer, 'load').length > 0
  const field = asked === 'warmth' && isSilent && isCharged(offer) ? 'running-time' : isOfLoad ? 'load' : asked
  const { ask } = context.texts
  const own = ownField(context, offer, wish, field)
  const attributes = attributesOf(offer, field)
  // An attribute says more than the concepts read from it: "304 steel" is not just steel.
  if (attributes.length > 0 && (own === undefined || field === 'material' || field === 'sizes'))
    return { text: attributesText(context, attributes) }
  // "200x60 cm" says how long it is.
  const sides = ofSides.has(field) ? sidesOf(context, offer) : []
  if (own === undefined && sides.length > 0) return { text: attributesText(context, sides) }
  // "Power supply: USB, battery" is the buyer's to choose.
  const options = own === undefined ? optionsOf(offer, field) : []
  if (options.length > 0) return { text: attributesText(context, options) }
  const measured = own ?? measuredField(context, offer, field) ?? fieldInWords(context, offer, field)
  if (measured !== undefined) return { text: measured }
  const missing = unknown(context, ask.fields[field])
  const ofPart = field === 'material' ? partMaterials(context, offer) : undefined
  return ofPart === undefined ? missing : { text: `${missing.text}; ${ofPart}`, isPartly: true }
}

/** "With aluminium handle": what a listing that states no material says of a part, in an attribute or else in its title. */
function partMaterials(context: TurnContext, offer: Offer): string | undefined {
  const { language, texts } = context
  const told = (text: string): string[] => {
    const analysis = analyse(text, { fuzzy: false })
    return [...saidOfParts(analysis, false)].filter(({ kind }) => kind === 'material').map(({ conceptId }) => conceptId)
  }
  const stating = offer.attributes.filter(({ value }) => told(pickText(value, language) ?? '').length > 0)
  if (stating.length > 0) return attributesText(context, stating)
  const named = told(pickText(offer.title, language) ?? '').map((id) => conceptName(id, language))
  if (named.length > 0) return texts.ask.field(texts.ask.evidence.title, named.join(texts.comma))
  // 批头材质.
  const ofParts = offer.attributes.filter((attribute) => statesOfPart(attribute, 'material'))
  return ofParts.length > 0 ? attributesText(context, ofParts) : undefined
}

const ofSides: ReadonlySet<Field> = new Set(['length', 'width', 'height', 'diameter'])
/** "Product size: 10 cm", "dimensions: 200x60 cm". */
const sidesOf = (context: TurnContext, offer: Offer): OfferAttribute[] => [
  ...new Set([
    ...attributesOf(offer, 'dimensions').filter((attribute) => hasSides(context, attribute)),
    ...attributesOf(offer, 'sizes').filter(({ value }) => /\d\s?(?:см|мм|cm|mm|厘米|毫米)/u.test(pickText(value, context.language) ?? '')),
  ]),
]
const hasSides = ({ language }: TurnContext, { value }: OfferAttribute): boolean =>
  /\d\s?[x×х*]\s?\d/u.test(pickText(value, language) ?? '')

const isCharged = (offer: Offer): boolean => attributesOf(offer, 'running-time').length > 0 || attributesOf(offer, 'charge').length > 0

/** A dimension, and what it is called. */
type Measured = readonly [Dimension, Field]
/** The size of a bag may be stated as its volume alone. */
const bySize: readonly Measured[] = [
  ['length', 'dimensions'],
  ['volume', 'volume'],
]
/** Fields by what a title says of them in figures. */
const measuredBy: Partial<Record<Field, readonly Measured[]>> = {
  volume: [['volume', 'volume']],
  weight: [['weight', 'weight']],
  charge: [['charge', 'charge']],
  power: [['power', 'power']],
  sizes: bySize,
  dimensions: bySize,
}

/** "Quiet" where no loudness is stated. */
function fieldInWords(context: TurnContext, offer: Offer, field: Field): string | undefined {
  const words = saidInWords[field]
  const found = words ? attributesWith(offer, words) : []
  return found.length > 0 ? attributesText(context, found) : undefined
}

/** What a title says in figures where no attribute names the field: "Thermos mug 500 ml". */
function measuredField({ texts }: TurnContext, offer: Offer, field: Field): string | undefined {
  const { measures } = factsOf(offer)
  for (const [dimension, called] of measuredBy[field] ?? []) {
    const values = measures.filter((one) => one.dimension === dimension)
    if (values.length > 0)
      return texts.ask.field(texts.ask.fields[called], values.map(({ value }) => texts.measure(dimension, value)).join(texts.comma))
  }
  return undefined
}

/** A property that no concept names: the attributes that speak of it, else that none does. */
function wordsAnswer(context: TurnContext, offer: Offer, { words, question, ...reading }: Reading): Said {
  const saying = isOfColoredPart(words) ? attributesSaying(offer, words) : attributesWith(offer, words)
  // "Does the hood come off?" is not answered by a lining that does.
  const part = reading.traits.length > 0 && reading.traits.every(isNameOfPart) ? reading.traits : []
  const naming = saying.filter((attribute) => part.every((trait) => saysOfPart(attribute, trait, words)))
  // "How many ribs?" is answered by a feature that counts them: "with 10 ribs".
  const found = howMany.test(question ?? '') ? naming.filter((attribute) => hasFigure(context, attribute)) : naming
  const silent = unsaid(context, { ...reading, question }, words)
  const isOfSmell = words.some((word) => smells.test(word)) || smellOf.test(question ?? '')
  const ofSmell = isOfSmell ? offer.attributes.filter(tellsOfSmell) : []
  if (ofSmell.length > 0) return { text: attributesText(context, ofSmell) }
  if (found.length === 0) return silent
  const text = attributesText(context, found)
  return isOfMoreThan(found, { ...reading, words, question }) ? { text: `${silent.text}; ${text}`, isPartly: true } : { text }
}

/** "Do they smell?" is told by "odor-free". */
const smells = /^(?:smell|stink|odou?r)|^(?:пахн|запах|воня)|味$|^(?:气味|异味)/u
/** 橡胶味大吗. */
const smellOf = /味(?:道)?(?:很|会)?[大重浓]/u
const tellsOfSmell = ({ value }: OfferAttribute): boolean =>
  Object.values(value).some((text = '') => /(?<![a-z])(?:odou?r|smell)|(?<!\p{L})запах|无味|异味|气味/iu.test(text))

/** Whether one thing of those that an attribute lists is this part, and has one of the words. */
const saysOfPart = (attribute: OfferAttribute, part: string, words: readonly string[]): boolean =>
  Object.entries(attribute.value).some(([language, text = '']) =>
    text
      .split(/[,;，；、]/u)
      .some(
        (one) =>
          analyse(one, { fuzzy: false }).concepts.some(({ conceptId }) => conceptId === part) &&
          attributesWith({ attributes: [{ ...attribute, value: { [language]: one } }] }, words).length > 0,
      ),
  )

/** "Does the ink dry fast?" asks more than these attributes say, which have a word of it: "ink colour: black". */
function isOfMoreThan(attributes: OfferAttribute[], { words, asksWhether, asksWhat, fields, question = '' }: Reading): boolean {
  if (!asksWhether || asksWhat || fields.length > 0 || words.length < 2) return false
  // "Sold singly or in pairs?" is answered by either, and by nothing that says both.
  if (either.test(question) && areAnsweredBy(attributes, [...question.split(/[^\p{L}\d]+/u), ...words])) return false
  return attributesSaying({ attributes }, words).length === 0
}

/** "With a red light?" is not answered by how bright the light is. */
const isOfColoredPart = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => analyse(word, { fuzzy: false }).concepts.some(({ kind }) => kind === 'color'))

/** What the listing does state, where it does not state what was asked. */
function attributesInstead(context: TurnContext, offer: Offer): string[] {
  const isPlain = ({ name }: OfferAttribute): boolean => !attributesOf(offer, 'model').some((one) => one.name === name)
  return offer.attributes
    .filter(isPlain)
    .slice(0, maxInstead)
    .map((attribute) => nameAndValue(context, attribute))
}
