import { formatLongDay } from '@karavan/contract/dates.ts'
import { pickText } from '@karavan/contract/language.ts'
import { isPartialLot, toWholeLots } from '@karavan/contract/lots.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { tool } from 'ai'
import { z } from 'zod'
import { toCard } from '../../explain/card.ts'
import { unitOf } from '../../explain/facts.ts'
import type { ForbiddenKind } from '../../interpret/grammar/forbidden.ts'
import { linksIn } from '../../interpret/grammar/link.ts'
import type { AssistantStep } from '../../port.ts'
import { unitPrice } from '../../prices.ts'
import { type State, withFocus } from '../../state.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import { progress, type TurnContext, type TurnSteps } from '../rules/context.ts'
import { linkTurn } from '../rules/offer-turns.ts'
import { explain } from '../rules/search-answer.ts'
import { findOutcome, type Outcome, prepare, type ReadRequest } from '../rules/search-outcome.ts'
import type { Evidence, PriceAt } from './evidence.ts'
import { quote } from './listing-text.ts'
import { forbiddenIn, searchCall, wishOf } from './wish-of-call.ts'

/** Searches of one turn whose offers are shown. */
const maxShown = 3
/** Characters of the values of an option that are told. */
const maxOptions = 400
/** Attributes of an offer that are told. */
const maxAttributes = 14

/** What a turn of the model has come to so far. */
export interface Work {
  /** Steps for the buyer, in their order, that nobody has sent yet. */
  pending: AssistantStep[]
  /** What the rules say of the last search, and the state that it leaves: the end of the turn where the model gives out. */
  found?: { answer: Extract<AssistantStep, { type: 'answer' }>; state: State; kind: Outcome['kind'] }
  state: State
  /** The buyer names goods themselves, and none that are forbidden: a search for such goods is the model's own idea. */
  isHarmless: boolean
  /** What the model has searched for and nobody may be helped to buy: the turn ends there. */
  refused?: ForbiddenKind
  /** What the shop says of itself, not sent yet. */
  terms: string[]
  /** Chips of a question that the model asks, with the question. */
  asked?: { question: string; options: string[] }
  shown: number
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** What the rules say in their own words: names of offers, which stand in links and in bold, are their sellers'. */
const ownWords = (html: string): string => plain(html.replace(/<(a|b|strong)\b[^<>]*>[^<>]*<\/\1>/g, ' '))

/** What the tools of one turn share. */
interface Kit {
  context: TurnContext
  evidence: Evidence
  work: Work
  /** Offers of this turn by their ids. */
  known: Map<string, Offer>
  describe(offer: Offer, card: ProductCard): object
  /** The offer behind a reference that a tool has given; `undefined` for any other. */
  open(ref: string): Promise<Offer | undefined>
  wishNow(): Wish
}

/** What one piece of an offer costs at any quantity, of the variants that are wanted. */
export const priceAt =
  (offer: Offer, wish: Wish, rate: TurnContext['deps']['rate']): PriceAt =>
  (quantity) =>
    unitPrice(offer, { ...wish, quantity }, rate)

/** An offer as the model reads it; every figure and word of it may be repeated. */
function describe({ language, texts }: TurnContext, evidence: Evidence, offer: Offer, card: ProductCard, priceAt: PriceAt): object {
  const price = card.price_info
  const unit = unitOf(offer, language)
  const named = offer.attributes.slice(0, maxAttributes).flatMap(({ name, value }) => {
    const [label, text] = [pickText(name, language), pickText(value, language)]
    return label && text ? [quote(`${label}: ${text}`)] : []
  })
  const options = offer.options
    .slice(0, 4)
    .map(({ name, values }) => quote(`${pickText(name, language) ?? ''}: ${values.slice(0, 16).map((value) => pickText(value.name, language) ?? '').join(', ')}`, maxOptions)) // biome-ignore format: one line a group
  const own = {
    ...(price
      ? {
          price_of_one: price.formatted_price,
          at_pieces: texts.pieces(price.quantity ?? offer.moq, unit),
          total: formatMoney(Math.round(price.price * 100) * (price.quantity ?? offer.moq), price.currency, language),
        }
      : { price: texts.reason.priceUnknown }),
    price_ladder: card.price_ladder.map(
      (step) => `${texts.pieces(step.from, unit)}: ${formatMoney(Math.round(step.price * 100), card.currency, language)}`,
    ),
    minimum_order: texts.pieces(offer.moq, unit),
    ...(offer.lotSize ? { sold_only_in_lots_of: texts.pieces(offer.lotSize, unit) } : {}),
    ...(offer.stock !== undefined ? { in_stock: texts.details.stock(offer.stock, { unit }) } : {}),
    ...(card.dispatch_hours ? { dispatch: texts.highlight.dispatch(card.dispatch_hours) } : {}),
    seller_facts: [
      ...(card.seller_signs ?? []),
      ...(offer.seller?.repurchaseRate ? [texts.highlight.repurchase(texts.percent(offer.seller.repurchaseRate))] : []),
    ],
    ...(offer.salesCount !== undefined ? { sold: texts.highlight.sold(offer.salesCount) } : {}),
    meets: card.highlights,
    remark: card.llm_reasoning,
  }
  const listing = { title: quote(card.title), stated: [...named, ...options] }
  const given = evidence.give('', offer, card, language, {
    told: Object.values(own).flat(),
    listing: [listing.title, ...listing.stated],
    priceAt,
  })
  return { ref: given.ref, ...own, written_by_the_seller: listing }
}

/** The tools of one turn. Each works with what the buyer of this turn may see, and says nothing that it does not also give as evidence. */
export function toolsFor(context: TurnContext, evidence: Evidence, work: Work) {
  const known = new Map<string, Offer>()
  const kit: Kit = {
    context,
    evidence,
    work,
    known,
    describe: (offer, card) => describe(context, evidence, offer, card, priceAt(offer, kit.wishNow(), context.deps.rate)),
    async open(ref) {
      const given = evidence.find(ref)
      // An id that no tool has given is nobody's business.
      if (!given) return undefined
      const offer = known.get(given.id) ?? (await context.deps.findOffer(given.id, context.signal))
      if (offer) known.set(given.id, offer)
      return offer
    },
    wishNow: () => work.state.wish ?? emptyWish(),
  }
  return { ...searchTools(kit), ...offerTools(kit), ...shopTools(kit) }
}

/** What finds offers. */
function searchTools({ context, evidence, work, known, describe }: Kit) {
  const { deps, signal } = context
  /** What the rules do with a link: its card and what they say of it, which ends the turn where the model gives out. */
  async function take(steps: TurnSteps): Promise<ProductCard | undefined> {
    let answer: Extract<AssistantStep, { type: 'answer' }> | undefined
    let card: ProductCard | undefined
    for await (const step of steps) {
      if (step.type === 'answer') answer = step
      else if (step.type !== 'done') work.pending.push(step)
      else if (answer) work.found = { answer, state: step.state as State, kind: card ? 'found' : 'nothing' }
      if (step.type === 'cards') card = step.cards[0]
    }
    if (work.found) work.state = work.found.state
    if (card) work.shown += 1
    evidence.tell(ownWords(answer?.html ?? ''))
    return card
  }
  return {
    search_offers: tool({
      description:
        'Finds offers of one kind of goods on the connected marketplaces and shows the best of them to the buyer as cards. Call it once for each kind of goods.',
      inputSchema: searchCall,
      /** What is done on the way can be shown before the result is there: each of these is an empty one. */
      async *execute(call) {
        const forbidden = forbiddenIn(call)
        // No card stands beside a refusal: goods that are there already stay, and what was searched for is passed over.
        if (forbidden && !work.isHarmless && work.shown === 0) work.refused = forbidden
        if (forbidden || work.refused) {
          yield { outcome: 'nobody may be helped to buy this here', notes: '', offers: [] as object[] }
          return
        }
        const wish = wishOf(call)
        const isSame = work.state.wish !== undefined && wish.types.some((type) => work.state.wish!.types.includes(type))
        const own: TurnContext = { ...context, state: work.state }
        // The model has read the message: it is not looked through again for attributes and other words of properties.
        const request: ReadRequest = {
          wish,
          isNew: !isSame,
          relatives: [],
          topics: [],
          keepsQuantity: false,
          hasFields: true,
          hasGists: true,
        }
        const finding = findOutcome(own, request, await prepare(own, request))
        let step = await finding.next()
        for (; !step.done; step = await finding.next()) {
          work.pending.push(step.value)
          yield { outcome: 'still looking', notes: '', offers: [] as object[] }
        }
        const outcome = step.value
        const steps = [...explain(own, outcome)]
        const answer = steps.find((step) => step.type === 'answer')
        const cards = steps.find((step) => step.type === 'cards')
        const done = steps.find((step) => step.type === 'done')
        if (answer && done) {
          work.found = { answer, state: done.state as State, kind: outcome.kind }
          work.state = done.state as State
        }
        if (cards && work.shown < maxShown) {
          work.shown += 1
          work.pending.push(cards, progress(context.texts.progress.writing))
        }
        const notes = ownWords(answer?.html ?? '')
        evidence.tell(notes)
        // Named in the order of the cards, whichever comes from the database first.
        const found = await Promise.all((cards?.cards ?? []).map(async (card) => ({ card, offer: await deps.findOffer(card.id, signal) })))
        const offers = found.flatMap(({ card, offer }) => {
          if (!offer) return []
          known.set(offer.id, offer)
          return [describe(offer, card)]
        })
        yield { outcome: outcome.kind === 'found' ? 'these fit' : outcome.kind === 'relaxed' ? 'nothing fits every condition; these come close' : 'nothing found', notes, offers } // biome-ignore format: one result
      },
    }),
    find_by_link: tool({
      description: 'The offer behind a link that the buyer has sent in this message.',
      inputSchema: z.object({ url: z.string().max(500) }),
      async execute({ url }) {
        const links = linksIn(context.input.message)
        // An id that could be a telephone did not go to the model: of one link there is no doubt.
        const wanted = links.includes(url) ? url : links.length === 1 ? links[0] : undefined
        if (wanted === undefined) return { error: 'the buyer has sent no such link' }
        const card = await take(linkTurn({ ...context, state: work.state }, wanted))
        const offer = card && (await deps.findOffer(card.id, signal))
        if (!card || !offer) return { error: ownWords(work.found?.answer.html ?? '') }
        known.set(offer.id, offer)
        return describe(offer, card)
      },
    }),
  }
}

/** What tells of offers that were found. */
function offerTools({ context, evidence, work, open, describe, wishNow }: Kit) {
  const { deps, language, texts } = context
  return {
    get_offer: tool({
      description: 'Everything that the listing of one offer states. Only for offers that a tool has named or that are on the screen.',
      inputSchema: z.object({ ref: z.string().max(40) }),
      async execute({ ref }) {
        const offer = await open(ref)
        if (!offer) return { error: 'no such offer was shown' }
        work.state = withFocus(work.state, [offer.id])
        return describe(offer, toCard(offer, wishNow(), language, deps.rate))
      },
    }),
    compare_offers: tool({
      description: 'Two to four offers side by side.',
      inputSchema: z.object({ refs: z.array(z.string().max(40)).min(2).max(4) }),
      async execute({ refs }) {
        const offers = (await Promise.all(refs.map(open))).filter((offer) => offer !== undefined)
        if (offers.length < 2) return { error: 'fewer than two of these offers were shown' }
        work.pending.push(progress(texts.progress.comparing(offers.length)))
        return { offers: offers.map((offer) => describe(offer, toCard(offer, wishNow(), language, deps.rate))) }
      },
    }),
    price_at: tool({
      description: 'The price of one piece and the sum for so many pieces of an offer.',
      inputSchema: z.object({ ref: z.string().max(40), quantity: z.number().int().min(1).max(10_000_000) }),
      async execute({ ref, quantity }) {
        const offer = await open(ref)
        if (!offer) return { error: 'no such offer was shown' }
        const priceOf = priceAt(offer, wishNow(), deps.rate)
        const price = priceOf(quantity)
        const told = price
          ? {
              price_of_one: formatMoney(price.minor, price.currency, language),
              total: formatMoney(price.minor * quantity, price.currency, language),
              quantity,
              ...(quantity < offer.moq ? { below_minimum_order_of: offer.moq } : {}),
              ...(isPartialLot(quantity, offer.lotSize)
                ? { sold_only_in_lots_of: offer.lotSize, next_quantity_sold: toWholeLots(quantity, offer.lotSize) }
                : {}),
              ...(offer.stock !== undefined && offer.stock < quantity ? { only_in_stock: offer.stock } : {}),
            }
          : { error: 'no price is stated' }
        const given = evidence.give('', offer, toCard(offer, wishNow(), language, deps.rate), language, {
          told: Object.values(told).map(String),
          listing: [],
          priceAt: priceOf,
        })
        return { ref: given.ref, ...told }
      },
    }),
  }
}

/** What tells of the shop and of the buyer. */
function shopTools({ context, evidence, work }: Kit) {
  const { deps, language, texts } = context
  return {
    my_orders: tool({
      description: 'The latest orders of this buyer, and of nobody else. Takes no argument.',
      inputSchema: z.object({}),
      async execute() {
        const orders = (await deps.listOrders?.()) ?? []
        const told = orders.slice(0, 5).map((order) => ({
          number: order.number,
          status: texts.orders.status[order.status],
          total: formatMoney(order.totalMinor, order.currency, language, 'always'),
          placed: formatLongDay(order.createdAt, language),
          ...(order.status === 'order_paid' || order.status === 'order_shipped'
            ? { expected: formatLongDay(order.estimatedTo, language) }
            : {}),
        }))
        evidence.hasNoOrders = deps.listOrders !== undefined && told.length === 0
        for (const order of told) evidence.tellOrder(order.number, ...Object.values(order))
        return deps.listOrders ? { orders: told } : { error: texts.service.guestHint }
      },
    }),
    shop_terms: tool({
      description:
        'What this shop says of delivery, payment, taxes, cancelling, returns and so on. It is said to the buyer word by word: add nothing to it.',
      inputSchema: z.object({ topic: z.enum(['delivery', 'payment', 'tax', 'cancel', 'order', 'track', 'return', 'contact', 'trust', 'lots', 'sample', 'discount', 'shop', 'documents', 'certificates', 'quality', 'fee', 'mixing', 'printing']) }), // biome-ignore format: a list
      execute({ topic }) {
        work.terms.push(texts.service[topic])
        return { said_to_the_buyer: texts.service[topic] }
      },
    }),
    ask_buyer: tool({
      description:
        'Asks the buyer one short question that they may skip, with two to four short answers to choose from. Only after a search, or where nothing can be searched for yet.',
      inputSchema: z.object({ question: z.string().max(160), options: z.array(z.string().max(60)).min(2).max(4) }),
      execute({ question, options }) {
        work.asked = { question, options }
        return { asked: true }
      },
    }),
  }
}
