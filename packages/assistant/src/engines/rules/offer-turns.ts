import { type ComparisonOffer, comparisonOffer } from '@karavan/contract/comparison-offer.ts'
import { escapeHtml } from '@karavan/contract/html.ts'
import { pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { toCard } from '../../explain/card.ts'
import { minimumText, pieceText, quantityCaveat, stockText, unitOf } from '../../explain/facts.ts'
import { link, list, paragraph, shortTitle } from '../../explain/html.ts'
import { factsOf } from '../../facts.ts'
import { attributesNamed, attributesOf } from '../../fields.ts'
import type { Reference } from '../../interpret/grammar/reference.ts'
import type { Intent } from '../../interpret/intent.ts'
import { areRelated, mergeWish } from '../../interpret/merge.ts'
import type { Reading } from '../../interpret/read.ts'
import { type UnitPrice, unitPrice } from '../../prices.ts'
import { withFocus, withoutAsked, withShown, withWish } from '../../state.ts'
import { emptyWish, traitKindOf, type Wish } from '../../wish.ts'
import { adviceAmong } from './advice-turn.ts'
import { askTurn } from './answers.ts'
import { answer, chipsOfShown, done, progress, type TurnContext, type TurnSteps, toShown } from './context.ts'
import { searchTurn } from './search-turn.ts'
import { serviceText } from './service-text.ts'
import { findReferred, maxCompared, ofVariant, placeOf, priceWriter, sellerFacts, titleOf } from './shown.ts'

/** A product behind a pasted link is shown as a card with its facts. From then on "cheaper" and "similar" are about its kind of goods. */
export async function* linkTurn(context: TurnContext, url: string): TurnSteps {
  const { deps, signal, language, texts, state } = context
  yield progress(texts.progress.opening)
  const found = await deps.findByLink(url, signal)
  signal.throwIfAborted()
  if (typeof found === 'string') {
    yield answer(paragraph(escapeHtml(texts.link[found])), texts.chips.examples)
    yield done(state, context)
    return
  }
  const wish: Wish = {
    ...emptyWish(),
    types: factsOf(found).types.slice(0, 3),
    ...(state.wish?.quantity ? { quantity: state.wish.quantity } : {}),
  }
  const card = toCard(found, wish, language, deps.rate)
  yield answer(
    paragraph(`${escapeHtml(texts.link.found)} ${link(shortTitle(card.title), card.product_url)}`) + list(factLines(context, found, wish)),
    wish.types.length > 0 ? [texts.chips.cheaper, texts.chips.quantity(100)] : [],
  )
  yield { type: 'cards', cards: [card] }
  yield done(withShown(wish.types.length > 0 ? withWish(state, wish) : state, [toShown(card)], false), context)
}

/** One of the offers shown, with more of its facts and answers to what the message asks of it ("is the second one there in red?"). */
export async function* detailsTurn(context: TurnContext, reference: Reference, reading: Reading): TurnSteps {
  const { deps, language, texts, state } = context
  yield progress(texts.progress.opening)
  const found = await findReferred(context, reference)
  if ('sorry' in found) {
    yield answer(paragraph(escapeHtml(found.sorry)), [texts.chips.more])
    yield done(state, context)
    return
  }
  const { chosen, ids } = found
  // "Козырёк у первого": what its listing has under this name, and not all of it.
  const words = [...reading.words, ...reading.said]
  if (reading.topics.length === 0 && chosen.some((offer) => attributesNamed(offer, words).length > 0)) {
    yield* askTurn(context, reference, { ...reading, words })
    return
  }
  const wish: Wish = { ...(state.wish ?? emptyWish()), ...(reading.quantity !== undefined ? { quantity: reading.quantity } : {}) }
  const parts = chosen.map((offer) => {
    const title = titleOf(offer, language)
    const asked = colorAnswers(context, offer, reading)
    return (
      paragraph(`${escapeHtml(texts.details.intro(placeOf(state, offer.id)))} ${title}`) +
      asked.map((line) => paragraph(escapeHtml(line))).join('') +
      // "I'll take the second, how do I order?" asks nothing of the offer.
      (reading.topics.length > 0 ? '' : list(factLines(context, offer, wish)))
    )
  })
  const next = withoutAsked(withFocus(reading.quantity !== undefined ? withWish(state, wish) : state, ids))
  const service = reading.topics.map((topic) => paragraph(escapeHtml(serviceText(context, topic))))
  yield answer([...parts, ...service].join(''), chipsOfShown(context))
  yield { type: 'cards', cards: chosen.slice(0, 6).map((offer) => toCard(offer, wish, language, deps.rate)) }
  // The selection stays the one that was pointed at: "and the third?" still means its third.
  yield done(next, context)
}

function colorAnswers({ texts, language }: TurnContext, offer: Offer, reading: Reading): string[] {
  const { colors } = factsOf(offer)
  return reading.colors.map((color) => {
    const name = conceptName(color, language)
    return colors.includes(color) ? texts.details.hasColor(name) : texts.details.lacksColor(name)
  })
}

/** What a piece costs: where variants have prices of their own, that of the one that is meant, else the whole ladder. */
function priceLine(context: TurnContext, offer: Offer, price: UnitPrice | undefined): string {
  const { language, texts } = context
  if (price && (price.isFrom || price.variant.length > 0)) return ofVariant(context, offer, price, pieceText(offer, price, language))
  if (offer.priceLadder.length === 0) return texts.reason.priceUnknown
  const show = priceWriter(context, offer)
  const unit = unitOf(offer, language)
  return `${texts.details.ladder} ${offer.priceLadder.map((step) => `${texts.pieces(step.from, unit)} – ${show(step.minor)}`).join('; ')}`
}

/** Everything a buyer decides by, one fact a line; finished HTML. */
function factLines(context: TurnContext, offer: Offer, wish: Wish): string[] {
  const { deps, language, texts } = context
  const price = unitPrice(offer, wish, deps.rate)
  const seller = sellerFacts(context, offer)
  const name = (text: Parameters<typeof pickText>[0]): string => pickText(text, language) ?? ''
  const unit = unitOf(offer, language)
  const place = offer.delivery?.from && pickText(offer.delivery.from, language)
  return [
    priceLine(context, offer, price),
    price && wish.quantity !== undefined && wish.quantity >= offer.moq
      ? texts.reason.lot(formatMoney(price.minor * wish.quantity, price.currency, language), wish.quantity, unit)
      : undefined,
    minimumText(offer, language),
    ...offer.options.slice(0, 3).map((group) =>
      texts.details.options(
        name(group.name),
        group.values
          .slice(0, 12)
          .map((value) => name(value.name))
          .join(', '),
      ),
    ),
    // What can be chosen was named already.
    ...offer.attributes
      .filter((attribute) => !offer.options.some((group) => name(group.name).toLowerCase() === name(attribute.name).toLowerCase()))
      .slice(0, 6)
      .map((attribute) => texts.details.options(name(attribute.name), name(attribute.value))),
    stockText(offer, wish, language),
    seller.length > 0 ? seller.join(texts.comma) : undefined,
    place ? texts.highlight.from(place) : undefined,
    offer.delivery?.dispatchHours ? texts.highlight.dispatch(offer.delivery.dispatchHours) : undefined,
  ]
    .filter((line): line is string => line !== undefined && line !== '')
    .map(escapeHtml)
}

/** The shown offers against each other, by their fields at the buyer's quantity, and which of them to take where that is asked. */
export async function* compareTurn(
  context: TurnContext,
  { reference, why, advises }: Pick<Extract<Intent, { kind: 'compare' }>, 'reference' | 'why' | 'advises'>,
): TurnSteps {
  const { deps, language, texts, state } = context
  if (state.last.length < 2) {
    const isOne = state.last.length === 1
    yield answer(
      paragraph(escapeHtml(isOne ? texts.compare.onlyOne : texts.compare.tooFew)),
      isOne ? [texts.chips.more, texts.chips.cheaper] : texts.chips.examples,
    )
    yield done(state, context)
    return
  }
  yield progress(texts.progress.comparing(Math.min(state.last.length, reference.kind === 'places' ? reference.places.length : maxCompared)))
  const areNamed =
    reference.kind === 'places'
      ? reference.places.length > 1
      : reference.kind === 'best' && (reference.isBoth ?? (reference.count ?? 1) > 1)
  // The one that is pointed at is among those that it is compared with.
  const [place] = reference.kind === 'places' && !areNamed ? reference.places : []
  const besides = state.last.map((_, at) => at + 1).filter((one) => one !== place)
  const beside: Reference =
    place === undefined || place < 1 ? { kind: 'all' } : { kind: 'places', places: [place, ...besides].slice(0, maxCompared) }
  const compared: Reference = areNamed ? reference : beside
  const found = await findReferred(context, compared, maxCompared)
  const chosen = 'sorry' in found ? [] : found.chosen
  if (chosen.length < 2) {
    const places = compared.kind === 'places' ? compared.places : []
    const missing = places.find((place) => place > state.last.length)
    const why = missing === undefined ? texts.details.gone : texts.details.noSuch(missing, state.last.length)
    yield answer(paragraph(escapeHtml(why)), [texts.chips.more])
    yield done(state, context)
    return
  }
  const wish = state.wish ?? emptyWish()
  const rows = chosen.map((offer) => {
    const price = unitPrice(offer, wish, deps.rate)
    const title = titleOf(offer, language, 50)
    const seller = [
      offer.seller?.years ? texts.highlight.years(offer.seller.years) : undefined,
      offer.seller?.isFactory ? texts.highlight.factory : undefined,
      offer.seller?.repurchaseRate ? texts.highlight.repurchase(texts.percent(offer.seller.repurchaseRate)) : undefined,
      offer.delivery?.dispatchHours ? texts.highlight.dispatch(offer.delivery.dispatchHours) : undefined,
      quantityCaveat(offer, wish, language),
    ].filter((one) => one !== undefined)
    const line = texts.compare.line(price && pieceText(offer, price, language), offer.moq, seller)
    return { offer, price, title, html: `${title}: ${escapeHtml(line)}` }
  })
  const verdicts = verdictsOf(context, rows)
  const { line } = advises ? await adviceAmong(context, wish, chosen) : { line: '' }
  yield answer(
    (why === undefined ? '' : paragraph(escapeHtml(texts.ask.nobodyStates(texts.ask.quoted(why))))) +
      paragraph(escapeHtml(texts.compare.intro(rows.length, wish.quantity))) +
      list(rows.map((row) => row.html)) +
      verdicts.map(paragraph).join('') +
      list(differencesOf(context, chosen).map(escapeHtml)) +
      (line === '' ? '' : paragraph(line)),
    [texts.chips.second, texts.chips.cheaper, texts.chips.more],
    { comparison: toComparisonOffer(chosen, wish.quantity) },
  )
  yield done(
    withFocus(
      state,
      chosen.map(({ id }) => id),
    ),
    context,
  )
}

/** Offers whose differences fit into a line each, and how many of them are told. */
const maxToldApart = 3
const maxDifferences = 6

/** What their listings state differently, a field a line, in the order of the offers; what only some of them state tells nothing apart. */
function differencesOf({ language, texts }: TurnContext, offers: readonly Offer[]): string[] {
  if (offers.length > maxToldApart) return []
  const [first, ...others] = offers
  const statedBy = (offer: Offer, name: string): string | undefined => {
    const found = offer.attributes.find((attribute) => pickText(attribute.name, language) === name)
    return found && pickText(found.value, language)
  }
  const isPlain = (attribute: Offer['attributes'][number]): boolean => !attributesOf({ attributes: [attribute] }, 'model').length
  const names = (first?.attributes ?? []).filter(isPlain).flatMap((attribute) => pickText(attribute.name, language) ?? [])
  return [...new Set(names)]
    .map((name) => ({ name, values: [first!, ...others].map((offer) => statedBy(offer, name)) }))
    .filter(({ values }) => values.every((value) => value !== undefined) && new Set(values).size > 1)
    .slice(0, maxDifferences)
    .map(({ name, values }) => texts.ask.field(name, values.join(' / ')))
}

function toComparisonOffer(offers: readonly Offer[], quantity: number | undefined): ComparisonOffer | undefined {
  const found = comparisonOffer.safeParse({ product_ids: offers.map(({ id }) => id), quantity })
  return found.success ? found.data : undefined
}

interface Row {
  offer: Offer
  price: UnitPrice | undefined
  title: string
}

/** Who is first in what; said only where one offer alone is. */
function verdictsOf({ texts, language }: TurnContext, rows: Row[]): string[] {
  const place = '\u0001'
  const withTitle = (text: string, title: string): string => escapeHtml(text).replace(place, () => title)
  const alone = (values: (number | undefined)[]): number | undefined => {
    if (values.some((value) => value === undefined)) return undefined
    const best = Math.min(...(values as number[]))
    return values.filter((value) => value === best).length === 1 ? values.indexOf(best) : undefined
  }
  const verdicts: string[] = []
  const prices = rows.map((row) => row.price?.minor)
  const cheapest = alone(prices)
  if (cheapest !== undefined) {
    const row = rows[cheapest]!
    const by = Math.max(...(prices as number[])) - row.price!.minor
    verdicts.push(withTitle(texts.compare.cheapest(place, formatMoney(by, row.price!.currency, language), rows.length === 2), row.title))
  }
  const smallest = alone(rows.map((row) => row.offer.moq))
  if (smallest !== undefined) verdicts.push(withTitle(texts.compare.smallestMoq(place, rows[smallest]!.offer.moq), rows[smallest]!.title))
  const oldest = alone(rows.map((row) => (row.offer.seller?.years === undefined ? undefined : -row.offer.seller.years)))
  if (oldest !== undefined) verdicts.push(withTitle(texts.compare.oldest(place, rows[oldest]!.offer.seller!.years!), rows[oldest]!.title))
  return verdicts.length > 0 ? verdicts : [escapeHtml(texts.compare.alike)]
}

/** What holds of others like it too: how many, for whom, for which season and device, in which size, and at what price. */
function stillWished({ types, quantity, traits, sizes, device, price }: Wish, ofIt: readonly string[]): Partial<Wish> {
  const counted = quantity !== undefined ? { quantity } : {}
  if (!areRelated(types, ofIt)) return counted
  return {
    ...counted,
    traits: traits.filter((trait) => ['audience', 'season'].includes(traitKindOf(trait))),
    sizes,
    ...(device ? { device } : {}),
    ...(price ? { price } : {}),
  }
}

/** Goods like one that was shown: its kind, material and measures, from others. */
export async function* similarTurn(context: TurnContext, reference: Reference, reading: Reading): TurnSteps {
  const { state, texts } = context
  const found = await findReferred(context, reference)
  if ('sorry' in found) {
    yield answer(paragraph(escapeHtml(found.sorry)), [texts.chips.more])
    yield done(state, context)
    return
  }
  const offer = found.chosen[0]!
  const facts = factsOf(offer)
  const like: Wish = {
    ...emptyWish(),
    types: facts.types.length > 0 ? facts.types.slice(0, 3) : (state.wish?.types ?? []),
    materials: facts.materials.slice(0, 1),
    ...(state.wish ? stillWished(state.wish, facts.types) : {}),
  }
  yield* searchTurn(context, {
    wish: mergeWish(like, reading),
    isNew: true,
    relatives: reading.relatives.filter((relative) => relative === 'cheaper' || relative === 'dearer'),
    topics: [],
    keepsQuantity: false,
    exclude: [offer.id],
  })
}
