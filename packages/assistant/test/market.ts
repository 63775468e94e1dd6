import type { Refinement, Selection } from '@karavan/contract/selection.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { type Offer, type OfferHit, type OfferQuery, type PriceStep, priceAt, variantsOf } from '@karavan/marketplaces/port.ts'
import { rulesEngine } from '../src/engines/rules/rules-engine.ts'
import { factsOf } from '../src/facts.ts'
import type { AssistantStep, PastTurn, TurnDeps } from '../src/port.ts'

let next = 1
/** When the first offer was fetched; each one later than that before. */
const begin = Date.UTC(2026, 0, 1)
/** Counts the offers of a process, whichever files of tests they are of. */
const ofProcess: { offersMade?: number } = globalThis as never
function made(): number {
  ofProcess.offersMade = (ofProcess.offersMade ?? 0) + 1
  return ofProcess.offersMade
}

/** An ordinary offer of a thermos mug; everything else as the test needs it. What is read of an offer is kept by its id and when it was fetched, which no two share. */
export function anOffer(given: Partial<Offer> = {}): Offer {
  const at = next++
  const itemId = given.itemId ?? String(at).padStart(4, '0')
  return {
    id: `test-${itemId}`,
    platform: 'test',
    itemId,
    title: { zh: '不锈钢保温杯 500ml', ru: 'Термокружка из нержавеющей стали 500 мл', en: 'Stainless steel thermos mug 500 ml' },
    attributes: [],
    options: [],
    skus: [],
    priceLadder: [{ from: 10, minor: 2000 }],
    currency: 'CNY',
    moq: given.priceLadder?.[0]?.from ?? 10,
    stock: 5000,
    images: ['/media/test/1.webp'],
    productUrl: `https://market.karavan.example/offer/${itemId}.html`,
    seller: { id: `s${itemId}`, name: `Seller ${itemId}`, years: 5, repurchaseRate: 0.3, isFactory: false },
    salesCount: 500,
    fetchedAt: new Date(begin + made()).toISOString(),
    ...given,
  }
}

export const ladder = (...steps: [from: number, yuan: number][]): PriceStep[] =>
  steps.map(([from, yuan]) => ({ from, minor: Math.round(yuan * 100) }))

/** An attribute in all languages. */
export const stated = (ru: string, en: string, zh: string, value: [ru: string, en: string, zh: string]): Offer['attributes'][number] => ({
  name: { ru, en, zh },
  value: { ru: value[0], en: value[1], zh: value[2] },
})
export const volume = (ml: number) => stated('Объём', 'Volume', '容量', [`${ml} мл`, `${ml} ml`, `${ml}毫升`])
/** The words of an answer, with plain blanks. */
export const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
export const title = (ru: string, en: string, zh: string) => ({ ru, en, zh })

/** Colour options as a marketplace has them. */
export const colorOption = (...colors: { zh: string; ru: string; en: string }[]): Offer['options'] => [
  { pid: 'c', name: { zh: '颜色', ru: 'Цвет', en: 'Colour' }, values: colors.map((name, at) => ({ vid: String(at), name })) },
]
export const black = { zh: '黑色', ru: 'Чёрный', en: 'Black' }
export const red = { zh: '红色', ru: 'Красный', en: 'Red' }
export const white = { zh: '白色', ru: 'Белый', en: 'White' }

export const yuanInRoubles = 11.5
const rates: Record<string, number> = { CNY: yuanInRoubles, USD: 80, EUR: 90, RUB: 1 }
export const rate: TurnDeps['rate'] = (from, to) => (rates[from] && rates[to] ? rates[from] / rates[to] : undefined)

export interface TestMarket extends TurnDeps {
  queries: OfferQuery[]
}

/** A marketplace over a handful of offers that holds every condition of a query to the letter. */
export function aMarket(offers: Offer[], given: Partial<TurnDeps> = {}): TestMarket {
  const queries: OfferQuery[] = []
  return {
    queries,
    async retrieve(query, signal) {
      signal.throwIfAborted()
      queries.push(query)
      const hits = offers.map((offer) => toHit(offer, query)).filter((hit) => hit !== undefined)
      if (query.sort === 'price') hits.sort((a, b) => at(a, query) - at(b, query))
      return { hits: hits.slice(0, query.limit), total: hits.length, asked: ['Test'], failed: [] }
    },
    findOffer: async (id) => offers.find((offer) => offer.id === id),
    findByLink: async (url) =>
      offers.find((offer) => offer.productUrl === url) ?? (url.includes('karavan.example') ? 'unknown' : 'unsupported'),
    rate,
    now: () => new Date('2026-01-01T00:00:00.000Z'),
    ...given,
  }
}

const at = (hit: OfferHit, query: OfferQuery): number =>
  priceAt(hit.offer.priceLadder, query.quantity ?? hit.offer.moq) ?? Number.POSITIVE_INFINITY

function toHit(offer: Offer, query: OfferQuery): OfferHit | undefined {
  const facts = factsOf(offer)
  if (query.excludeIds?.includes(offer.id)) return undefined
  if (query.types.length > 0 && !query.types.some((want) => facts.types.some((type) => isA(type, want)))) return undefined
  if (query.types.length === 0 && !query.text.split(' ').every((word) => facts.text.includes(word))) return undefined
  if (query.colors && !query.colors.some((color) => facts.colors.includes(color))) return undefined
  if (query.materials && !query.materials.some((material) => facts.materials.includes(material))) return undefined
  if (query.maxMoq !== undefined && offer.moq > query.maxMoq) return undefined
  if (query.factoryOnly && !offer.seller?.isFactory) return undefined
  const price = priceAt(offer.priceLadder, query.quantity ?? offer.moq)
  const bounds = query.price?.[offer.currency]
  if (bounds && (price === undefined || price < (bounds.minMinor ?? 0) || price > (bounds.maxMinor ?? Number.POSITIVE_INFINITY)))
    return undefined
  for (const bound of query.measures ?? []) {
    const values = facts.measures.filter((one) => one.dimension === bound.dimension)
    if (values.length > 0 && !values.some(({ value }) => value >= (bound.min ?? 0) && value <= (bound.max ?? Number.POSITIVE_INFINITY)))
      return undefined
  }
  const { rawDetailApi: _, description: __, skus: ___, ...rest } = offer
  const variants = variantsOf(offer)
  const summary = { ...rest, ...(variants ? { variants } : {}) }
  return { offer: summary, textScore: 0.8, matched: [] }
}

export interface Reply {
  steps: AssistantStep[]
  progress: string[]
  html: string
  suggestions: string[]
  comparison: Extract<AssistantStep, { type: 'answer' }>['comparison']
  cards: Extract<AssistantStep, { type: 'cards' }>['cards']
  /** Of the cards, else of the answer. */
  selection: Selection | undefined
  state: unknown
}

/** A conversation with the engine: each call is one turn, with the turns before it as its history. With `refine` the message is the caption of a press. */
export function aConversation(
  deps: TurnDeps,
  given: { language?: 'en' | 'ru' | 'zh'; isGuest?: boolean } = {},
): (message: string, refine?: Refinement) => Promise<Reply> {
  const history: PastTurn[] = []
  return async (message, refine) => {
    const steps: AssistantStep[] = []
    const { language: interfaceLanguage = 'en', isGuest = false } = given
    const input = { message, interfaceLanguage, isGuest, history: [...history], ...(refine ? { refine } : {}) }
    for await (const step of rulesEngine.run(input, deps, new AbortController().signal)) steps.push(step)
    const find = <T extends AssistantStep['type']>(type: T) =>
      steps.find((step): step is Extract<AssistantStep, { type: T }> => step.type === type)
    const cards = find('cards')?.cards ?? []
    // As it comes back from storage.
    const state: unknown = JSON.parse(JSON.stringify(find('done')?.state ?? null))
    history.push({ message, state, shownIds: cards.map((card) => card.id) })
    return {
      steps,
      progress: steps.flatMap((step) => (step.type === 'progress' ? [step.text] : [])),
      html: find('answer')?.html ?? '',
      suggestions: find('answer')?.suggestions ?? [],
      comparison: find('answer')?.comparison,
      cards,
      selection: find('cards')?.selection ?? find('answer')?.selection,
      state,
    }
  }
}
