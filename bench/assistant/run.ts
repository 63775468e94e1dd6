import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { decide, type Intent } from '@karavan/assistant/interpret/decide.ts'
import { readMessage } from '@karavan/assistant/interpret/read.ts'
import type { AssistantStep, PastTurn, TurnDeps } from '@karavan/assistant/port.ts'
import { readState } from '@karavan/assistant/state.ts'
import { hasFacet, type Wish } from '@karavan/assistant/wish.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { type Offer, priceAt, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { ensureSampleMarket } from '@karavan/server/features/catalogue/seed.ts'
import { bundledRates } from '@karavan/server/features/currency/rates.ts'
import { createOffers, toTurnOffers } from '@karavan/server/features/offers/service.ts'
import { createSources } from '@karavan/server/features/sources/service.ts'
import { systemClock } from '@karavan/server/platform/clock.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import { testDb } from '@karavan/testing/db.ts'
import { type Answer, cases, type Turn, type Understanding } from './cases.ts'
import { freshCases } from './fresh.ts'

/** Roubles for one unit of a currency, from the table the product has without a network. */
const roubles: Record<string, number> = bundledRates.rubPerUnit
const rate: TurnDeps['rate'] = (from, to) => {
  const [a, b] = [roubles[from], roubles[to]]
  return a === undefined || b === undefined ? undefined : a / b
}

interface Shown {
  offer: Offer
  /** Roubles for one piece; `undefined` where the offer does not bear out what the card says. */
  price: number | undefined
}

interface Verdict {
  language: Language
  message: string
  misunderstood: string[]
  wrong: string[]
}

const verbose = process.argv.includes('--verbose')
await using database = await testDb({ isSynced: true })
await ensureSampleMarket({ db: database.db, clock: systemClock }, { hasHardOffers: false })
const sources = createSources([sampleMarketplace(database.db)], { deadlineMs: 20_000, log: createLog('silent') })
const offers = createOffers({ db: database.db, sources, clock: systemClock, log: createLog('silent') })
const deps: TurnDeps = { retrieve: sources.retrieve, ...toTurnOffers(offers), rate, now: () => new Date() }
for (const [name, some] of [
  ['the sixty', cases],
  ['the fresh thirty', freshCases],
] as const) {
  const verdicts: Verdict[] = []
  for (const one of some) verdicts.push(...(await converse(one.language, one.turns)))
  console.log(`\n${name}`)
  report(verdicts)
}

async function converse(language: Language, turns: Turn[]): Promise<Verdict[]> {
  const history: PastTurn[] = []
  const found: Verdict[] = []
  const seen = new Set<string>()
  let lowest = Number.POSITIVE_INFINITY
  for (const turn of turns) {
    const before = readState(history)
    const intent = decide(readMessage(turn.say, before.last.length > 0), before)
    const steps: AssistantStep[] = []
    const input = { message: turn.say, interfaceLanguage: language, isGuest: true, history: [...history] }
    for await (const step of rulesEngine.run(input, deps, new AbortController().signal)) steps.push(step)
    const state: unknown = JSON.parse(JSON.stringify(steps.find((step) => step.type === 'done')?.state ?? null))
    const html = steps.find((step) => step.type === 'answer')?.html ?? ''
    const cards = steps.find((step) => step.type === 'cards')?.cards ?? []
    const offers = await Promise.all(cards.map((card) => sources.findOffer(card.id, new AbortController().signal)))
    history.push({ message: turn.say, state, shownIds: cards.map((card) => card.id) })
    const shown = offers.flatMap((offer, at) =>
      offer ? [{ offer, price: inRoubles(offer, turn.answer.quantity ?? offer.moq, cards[at]?.price) }] : [],
    )
    found.push({
      language,
      message: turn.say,
      misunderstood: misunderstood(turn.understand, intent, readState(history).wish),
      wrong: wrong(turn.answer, html, shown, seen, lowest),
    })
    if (verbose) {
      console.log(`> ${turn.say}\n  ${html}`)
      for (const card of cards)
        console.log(`  - ${card.title} | ${card.price_info?.formatted_price} | ${card.llm_reasoning} | ${card.highlights.join('; ')}`)
      console.log(`  [${steps.find((step) => step.type === 'answer')?.suggestions?.join(' | ') ?? ''}]`)
    }
    for (const { offer } of shown) seen.add(offer.id)
    if (shown.length > 0) lowest = Math.min(...shown.map(({ price }) => price ?? Number.POSITIVE_INFINITY))
  }
  return found
}

function nameOf(intent: Intent): Understanding['intent'] {
  if (intent.kind !== 'search') return intent.kind
  return intent.isNew ? 'search' : 'refine'
}

function misunderstood(expected: Understanding, intent: Intent, wish: Wish | undefined): string[] {
  const said: string[] = []
  const check = (name: string, isRight: boolean, got: unknown): void => {
    if (!isRight) said.push(`${name}: ${JSON.stringify(got)}`)
  }
  const sameSet = (some: readonly string[] | undefined, others: readonly string[]): boolean =>
    some === undefined || (some.length === others.length && some.every((one) => others.includes(one)))
  check('intent', expected.intent === nameOf(intent), nameOf(intent))
  const got = wish ?? {
    types: [],
    colors: [],
    notColors: [],
    materials: [],
    traits: [],
    notTraits: [],
    sizes: [],
    measures: [],
    words: [],
    notMaterials: [],
  }
  if (expected.types) check('types', expected.types.includes(got.types[0] ?? ''), got.types)
  if (expected.quantity !== undefined) check('quantity', wish?.quantity === expected.quantity, wish?.quantity)
  if (expected.price) {
    const { currency, ...amounts } = expected.price
    const isSame = (['min', 'max', 'target'] as const).every(
      (side) => (amounts[side] === undefined ? undefined : amounts[side] * 100) === wish?.price?.[side],
    )
    check('price', wish?.price?.currency === currency && isSame, wish?.price)
  }
  if (expected.budget)
    check('budget', wish?.budget?.currency === expected.budget.currency && wish.budget.minor === expected.budget.amount * 100, wish?.budget)
  check('colors', sameSet(expected.colors, got.colors), got.colors)
  check('notColors', sameSet(expected.notColors, got.notColors), got.notColors)
  check('materials', sameSet(expected.materials, got.materials), got.materials)
  check('sizes', sameSet(expected.sizes, got.sizes), got.sizes)
  check(
    'traits',
    (expected.traits ?? []).every((trait) => got.traits.includes(trait)),
    got.traits,
  )
  check(
    'notTraits',
    (expected.notTraits ?? []).every((trait) => got.notTraits.includes(trait)),
    got.notTraits,
  )
  if (expected.measure) {
    const measure = got.measures.find((one) => one.dimension === expected.measure?.dimension)
    check(
      'measure',
      measure?.target === expected.measure.target && measure?.min === expected.measure.min && measure?.max === expected.measure.max,
      got.measures,
    )
  }
  if (expected.maxMoq !== undefined) check('maxMoq', wish?.maxMoq === expected.maxMoq, wish?.maxMoq)
  if (expected.factoryOnly) check('factoryOnly', wish?.factoryOnly === true, wish?.factoryOnly)
  if (expected.maxDispatchHours !== undefined)
    check('maxDispatchHours', wish?.maxDispatchHours === expected.maxDispatchHours, wish?.maxDispatchHours)
  if (expected.sort) check('sort', wish?.sort === expected.sort, wish?.sort)
  for (const facet of expected.without ?? []) check(`without ${facet}`, wish !== undefined && !hasFacet(wish, facet), wish)
  return said
}

/**
 * Roubles for one piece: by the ladder at the quantity, or, where variants differ in price, what the card says, provided that one of them costs that.
 */
function inRoubles(offer: Offer, quantity: number, said: number | undefined): number | undefined {
  const variants = variantPricesOf(offer)
  const minor = variants
    ? variants.find((one) => toRoubles(one.minor, offer.currency) === said)?.minor
    : priceAt(offer.priceLadder, quantity)
  return minor === undefined ? undefined : toRoubles(minor, offer.currency)
}

function toRoubles(minor: number, currency: string): number {
  return Math.round(minor * (roubles[currency] ?? Number.NaN)) / 100
}

/** What the offer is: as drawn in its picture, else as its title is headed. */
function kindsOf(offer: Offer): string[] {
  const drawn = offer.images.map((image) => parsePicturePath(image)?.kind).find((kind) => kind !== undefined)
  if (drawn) return [drawn]
  return Object.values(offer.title).flatMap((title) => headTypes(analyse(title, { fuzzy: false })).map((type) => type.replace('type.', '')))
}

function textOf(offer: Offer): string {
  const texts = [
    offer.title,
    ...offer.attributes.map((one) => one.value),
    ...offer.options.flatMap((group) => group.values.map((value) => value.name)),
  ]
  return texts.flatMap((text) => Object.values(text)).join('\n')
}

function wrong(expected: Answer, html: string, shown: Shown[], seen: ReadonlySet<string>, lowestBefore: number): string[] {
  const said: string[] = []
  const plain = html.replace(/<[^>]+>/g, ' ')
  if (expected.says && !expected.says.test(plain)) said.push(`does not say ${expected.says}: ${plain.slice(0, 160)}`)
  if (shown.length < expected.cards) said.push(`${shown.length} cards`)
  if (expected.cards === 0 && !expected.mayShow && shown.length > 0) said.push(`${shown.length} cards where none belong`)
  for (const { offer, price } of shown) {
    const note = (what: string): void => void said.push(`${what}: ${offer.title.ru ?? offer.title.zh} (${offer.id})`)
    if (
      expected.kinds &&
      !kindsOf(offer).some((kind) => expected.kinds?.some((wanted) => kind === wanted || isA(`type.${kind}`, `type.${wanted}`)))
    )
      note(`kind ${kindsOf(offer).join()}`)
    if (expected.maxRub !== undefined && !(price !== undefined && price <= expected.maxRub)) note(`price ${price}`)
    if (expected.minRub !== undefined && !(price !== undefined && price >= expected.minRub)) note(`price ${price}`)
    if (expected.maxMoq !== undefined && offer.moq > expected.maxMoq) note(`minimum ${offer.moq}`)
    if (expected.has && !expected.has.test(textOf(offer))) note(`lacks ${expected.has}`)
    if (expected.hasNot?.test(Object.values(offer.title).join('\n'))) note(`has ${expected.hasNot}`)
    if (expected.isFactory && !offer.seller?.isFactory) note('no factory')
    if (
      expected.maxDispatchHours !== undefined &&
      !((offer.delivery?.dispatchHours ?? Number.POSITIVE_INFINITY) <= expected.maxDispatchHours)
    )
      note('dispatch')
    if (expected.isCheaper && !(price !== undefined && price < lowestBefore)) note(`not cheaper than ${lowestBefore}: ${price}`)
    if (expected.isNew && seen.has(offer.id)) note('shown before')
  }
  return said
}

function report(all: Verdict[]): void {
  const line = (name: string, some: Verdict[]): string =>
    `${name.padEnd(8)} understood ${some.filter((one) => one.misunderstood.length === 0).length}/${some.length}   answered right ${some.filter((one) => one.wrong.length === 0).length}/${some.length}`
  for (const one of all) {
    if (one.misunderstood.length > 0)
      console.log(`✗ understanding [${one.language}] ${one.message}\n    ${one.misunderstood.join('\n    ')}`)
    if (one.wrong.length > 0) console.log(`✗ answer        [${one.language}] ${one.message}\n    ${one.wrong.slice(0, 4).join('\n    ')}`)
  }
  console.log('')
  for (const language of languages)
    console.log(
      line(
        language,
        all.filter((one) => one.language === language),
      ),
    )
  console.log(line('all', all))
}
