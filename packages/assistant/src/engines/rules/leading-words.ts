import { analyse } from '@karavan/lexicon/analyse.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { factsOf, readBoth } from '../../facts.ts'
import { attributesNamed } from '../../fields.ts'
import { type Leading, leadingIn } from '../../interpret/leading.ts'
import { areRelated } from '../../interpret/merge.ts'
import { readMessage } from '../../interpret/read.ts'
import type { TurnDeps } from '../../port.ts'
import { mentions } from '../../rank/mentions.ts'
import { ofScreen, type State } from '../../state.ts'
import { asOfCards, type Pointed, selectionsOf } from './earlier-pointed-out.ts'
import { placesSaying, withPlace } from './pointed-out.ts'

/**
 * A message whose questions begin with what only one of the offers shown is, with its place instead: «серый из оксфорда почему такой дорогой?» as «пятого почему
 * такой дорогой?», and the state as of the selection that has it. What several are, what is only a part of one and what is asked of nothing stays as it is.
 */
export async function leadingByPlace(message: string, since: State, deps: TurnDeps, signal: AbortSignal): Promise<Pointed> {
  const state = ofScreen(since)
  const sentences = state.last.length > 0 ? leadingIn(message) : []
  if (sentences.length === 0) return { message, state: since }
  const language = languageIn(message) ?? 'en'
  for (const cards of selectionsOf(state)) {
    const offers = await Promise.all(cards.map(({ id }) => deps.findOffer(id, signal)))
    signal.throwIfAborted()
    const isOnScreen = cards === state.last
    const placed = isOnScreen && cards.length === 1 ? [] : sentences.flatMap((some) => placedBy(some, offers, state) ?? [])
    const [first] = placed
    if (first)
      return {
        message: placed.reduceRight((said, one) => withPlace(ofIt(said, one), one, language), message),
        state: isOnScreen ? since : asOfCards(state, cards, offers[first.place - 1], deps),
      }
    // What is on the screen is meant before anything else.
    if (isOnScreen && sentences.some((some) => some.some(({ said }) => placesSaying(said, offers).length > 0))) break
  }
  return { message, state: since }
}

/** «Сколько их» of one is how many there are of it. */
const ofIt = (message: string, { end, asked }: Leading): string =>
  message.slice(0, end) +
  message.slice(end).replace(asked, (all) =>
    all
      .replaceAll(/(?<!\p{L})их(?!\p{L})/gu, 'его')
      .replaceAll(/(?<!\p{L})у них(?!\p{L})/gu, 'у него')
      .replaceAll(/(?<![a-z])the(?:y|m)(?![a-z])/gu, 'it'),
  )

function placedBy(
  some: readonly Leading[],
  offers: readonly (Offer | undefined)[],
  state: State,
): (Leading & { place: number }) | undefined {
  for (const one of some) {
    const [place, ...others] = placesSaying(one.said, offers)
    const offer = place === undefined || others.length > 0 ? undefined : offers[place - 1]
    if (!offer || !pointsAt(one, offer) || !asksOfOne(one, offer, state) || isOfFocus(one, offer, offers, state)) continue
    return { ...one, place: place! }
  }
  return undefined
}

/** The one that the talk is about may be meant where its listing says the same. */
function isOfFocus({ said, form }: Leading, offer: Offer, offers: readonly (Offer | undefined)[], { last, focus }: State): boolean {
  if (focus === undefined || offer.id === focus || form === 'one' || form === 'which') return false
  const spokenOf = offers[last.findIndex(({ id }) => id === focus)]
  return placesSaying(said, [spokenOf]).length > 0
}

const ofPart = /^(?:with|for|in|со?|для|под|на|без)\s/iu

/** «Деревянные» are more than one, unless the goods are always many: «серьги». */
const ofMany = /^\p{L}+(?:ые|ие)(?!\p{L})/iu

/** «Белые 42 размера есть?» asks for such. */
const areThere = /(?<!\p{L})(?:есть|бывают|найдутся)[\s?]*$/iu

/** Whether these words name an offer, and not a part of it: "cotton", "double-canopy" and "mat", but "lid" of one with a lid does not. */
function pointsAt({ said, form, asked }: Leading, offer: Offer): boolean {
  if (form === 'adjective') return !ofMany.test(said) || (ofMany.test(offer.title.ru ?? '') && !areThere.test(asked))
  if (form !== 'noun' && form !== 'han') return true
  if (isValueOf(offer, said)) return true
  const { concepts, measures } = analyse(said, { fuzzy: false })
  if (concepts.some(({ kind, start, end }) => kind === 'type' && !isNameOf(offer, said.slice(start, end)))) return false
  const isLooks = [...concepts.filter(({ kind }) => kind === 'material' || kind === 'color' || kind === 'style'), ...measures].some(
    ({ start, end }) => start === 0 && end === said.length,
  )
  return isLooks || endsInName(offer, said)
}

/** Whether a word is in the name of what an offer is: «кольца» of «серьги-кольца», «трость» of «зонт-трость». */
const isNameOf = (offer: Offer, word: string): boolean => {
  const types = new Set(factsOf(offer).types)
  return readBoth(offer.title).some(({ text, concepts }) =>
    concepts.some(
      ({ kind, conceptId, start, end }) =>
        kind === 'type' && types.has(conceptId) && mentions(text.slice(start, end).toLowerCase(), word.toLowerCase()),
    ),
  )
}

/** "Alignment lines mat", «рулетка с магнитом», 橡胶哑铃: it is called by its name, and by more than that. */
function endsInName(offer: Offer, said: string): boolean {
  const words = said.split(/[\s-]+/u)
  return words.length > 1
    ? isNameOf(offer, words[0]!) || isNameOf(offer, words.at(-1)!)
    : analyse(said, { fuzzy: false }).concepts.some(
        ({ kind, start, end }) => kind === 'type' && (end === said.length || end - start === said.length),
      ) || isNameOf(offer, said)
}

/** 抽屉式, "Nordic" of "Nordic style": a value of its listing begins so. */
function isValueOf({ attributes }: Offer, said: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[-\s]+/gu, ' ')
      .trim()
  const wanted = plain(said)
  return attributes
    .flatMap(({ value }) => Object.values(value))
    .flatMap((value) => value.split(/[,、;]/u))
    .map(plain)
    .some(
      (value) =>
        !ofPart.test(value) &&
        value.startsWith(wanted) &&
        (value.length === wanted.length || /\p{Script=Han}|\s/u.test(value[wanted.length]!)),
    )
}

/** «У него», "does it": what is asked is asked of one. */
const asksOfIt =
  /^(?:(?:у|на|в|к) (?:него|не[её]|ней|н[её]м)|он[ао]?|его|е[её]|does it|is it|can it|has it|do it|how .{0,12}is it|它)(?![\p{Script=Cyrillic}a-z])/iu

/** «Чем лучше?» */
const isBetter = /^(?:чем|в ч[её]м|how is (?:it|that))(?: \p{L}+)? (?:лучше|хуже|отлича\p{L}+|разниц\p{L}|better|worse|different)/iu
const ofEach = /(?<!\p{L})(?:все|всех|всем|кажд\p{L}+|all|each|every|both)(?!\p{L})|[都每各]/iu

/** Whether what follows asks something of one offer: a field, a look, or what its listing has a name for. */
function asksOfOne({ asked }: Leading, offer: Offer, { wish }: State): boolean {
  const reading = readMessage(asked, true, wish)
  const {
    types,
    fields,
    colors,
    sizes,
    traits,
    materials,
    measures,
    superlative,
    reference,
    isQuestion,
    asksForOthers,
    asksAdvice,
    asksWhyPrice,
  } = reading
  if (asksWhyPrice || isBetter.test(asked)) return true
  if (superlative || asksAdvice || reading.isComparison) return false
  if (asksForOthers && fields.length + colors.length + sizes.length === 0) return false
  if (reference && reference.kind !== 'this' && (reference.kind !== 'all' || ofEach.test(asked))) return false
  const isOfField = attributesNamed(offer, [...reading.words, ...reading.said]).length > 0
  // «Спицы крепкие?» of an umbrella whose listing says of what its ribs are.
  if (types.length > 0 && !areRelated(types, wish?.types ?? []) && !isOfField) return false
  const isOfSomething = reading.asksWhy || [fields, colors, sizes, traits, materials, measures].some((said) => said.length > 0) || isOfField
  return isQuestion && (isOfSomething || asksOfIt.test(asked))
}
