import { formatLongDay } from '@karavan/contract/dates.ts'
import { escapeHtml } from '@karavan/contract/html.ts'
import { displayCurrency, formatMoney, sourceCurrency } from '@karavan/contract/money.ts'
import { childrenOf, parentsOf } from '@karavan/lexicon/names.ts'
import { describeGoods, describeUnfound } from '../../explain/describe.ts'
import { link, list, paragraph } from '../../explain/html.ts'
import type { ForbiddenKind } from '../../interpret/grammar/forbidden.ts'
import type { ServiceTopic } from '../../interpret/grammar/service-wordings.ts'
import type { BuyerOrder } from '../../port.ts'
import { emptyState, pastLimit, withWish } from '../../state.ts'
import type { Texts } from '../../texts/texts.ts'
import { namesGoods, type Wish } from '../../wish.ts'
import { answer, done, type TurnContext, type TurnSteps } from './context.ts'
import { soldOf } from './instead.ts'
import { asGuessed, searchTurn } from './search-turn.ts'
import { serviceText } from './service-text.ts'

const say = (...lines: string[]): string => lines.map((line) => paragraph(escapeHtml(line))).join('')

export async function* talkTurn(context: TurnContext, talk: keyof Texts['talk']): TurnSteps {
  const { texts } = context
  const isAfterSearch = context.state.last.length > 0 && (talk === 'thanks' || talk === 'bye' || talk === 'agree' || talk === 'notStated')
  yield answer(say(texts.talk[talk]), isAfterSearch ? [texts.chips.more, texts.chips.cheaper, texts.chips.delivery] : texts.chips.examples)
  yield done(context.state, context)
}

/** Nothing is there to be pointed at, or to be asked of; after goods that nobody sells the talk can go back to those on the screen. */
export async function* nothingShownTurn(context: TurnContext): TurnSteps {
  const { texts, state, language } = context
  const { wish, screen } = state
  const said = wish && namesGoods(wish) ? texts.empty.noneToAsk(describeUnfound(wish, language)) : texts.talk.nothingShown
  yield answer(say(said), screen ? [texts.chips.restore] : texts.chips.examples)
  yield done(state, context)
}

/** Kinds of the same sort as those shown that there are: what goes with goods nobody states. */
export async function* companionsTurn(context: TurnContext): TurnSteps {
  const { texts, state } = context
  const types = state.wish?.types ?? []
  const beside = types.flatMap(parentsOf).flatMap(childrenOf)
  const kinds = (await soldOf(context, [...new Set(beside)].filter((kind) => !types.includes(kind)).slice(0, maxLookedFor))).slice(
    0,
    maxBeside,
  )
  yield answer(say(texts.empty.companions(kinds)), kinds.length > 0 ? kinds : texts.chips.examples)
  yield done(state, context)
}
const maxLookedFor = 12
const maxBeside = 4

/** What only somebody with an account has. */
const accountTopics: ReadonlySet<ServiceTopic> = new Set(['order', 'track', 'cancel', 'return'])
/** Orders named in one answer. */
const maxOrders = 5
const orderNumber = /ORD-\d{8}-[A-Z0-9]{6}/i

/** "Where is my order?": the buyer's own orders, those under way before all others, with their pages. */
export async function* ordersTurn(context: TurnContext, listOrders: () => Promise<BuyerOrder[]>): TurnSteps {
  const { texts, input, state } = context
  const all = await listOrders()
  const number = orderNumber.exec(input.message)?.[0].toUpperCase()
  const underWay = all.filter(({ status }) => status !== 'order_completed' && status !== 'order_cancelled')
  const named = number ? all.filter((order) => order.number === number) : (underWay.length > 0 ? underWay : all).slice(0, maxOrders)
  const said =
    named.length > 0
      ? say(texts.orders.intro(named.length)) + list(named.map((order) => toOrderLine(context, order)))
      : say(number ? texts.orders.unknown(number) : texts.orders.none)
  yield answer(said, state.last.length > 0 ? [texts.chips.more, texts.chips.delivery] : [texts.chips.examples[0]!, texts.chips.delivery])
  yield done(state, context)
}

function toOrderLine({ language, texts }: TurnContext, order: BuyerOrder): string {
  const t = texts.orders
  const isOpen = order.status === 'order_paid' || order.status === 'order_shipped'
  const facts = [
    order.status === 'order_created' && order.paymentStatus === 'link_sent' ? t.instructed : t.status[order.status],
    formatMoney(order.totalMinor, order.currency, language, 'always'),
    t.placed(formatLongDay(order.createdAt, language)),
    order.status === 'order_shipped' && t.shipment(order.track, order.carrier),
    isOpen && t.expected(formatLongDay(order.estimatedTo, language)),
  ]
  return `${link(order.number, order.url)}: ${escapeHtml(facts.filter(Boolean).join(', '))}`
}

/** Delivery, payment, tax, cancelling: the stated facts and nothing more, because an invented term of delivery is a promise. */
export async function* serviceTurn(context: TurnContext, topics: ServiceTopic[]): TurnSteps {
  const { texts, input, language } = context
  const needsAccount = input.isGuest && topics.some((topic) => accountTopics.has(topic))
  const others = (['delivery', 'payment'] as const).filter((topic) => !topics.includes(topic)).map((topic) => texts.chips[topic])
  const rate = topics.includes('rate') ? context.deps.rate(sourceCurrency, displayCurrency) : undefined
  yield answer(
    say(
      ...(rate === undefined ? [] : [texts.service.yuanIs(formatMoney(Math.round(rate * 100), displayCurrency, language))]),
      ...topics.map((topic) => serviceText(context, topic)),
      ...(needsAccount ? [texts.service.guestHint] : []),
    ),
    context.state.last.length > 0 ? [texts.chips.more, ...others] : [texts.chips.examples[0]!, ...others],
  )
  yield done(context.state, context)
}

export async function* forbiddenTurn(context: TurnContext, what: ForbiddenKind): TurnSteps {
  const { texts } = context
  yield answer(say(texts.forbidden[what] + texts.gap + texts.forbidden.instead), texts.chips.examples)
  yield done(context.state, context)
}

/** Conditions without goods are remembered, and the goods asked for; those that the message may tell of are looked for. */
export async function* whatGoodsTurn(context: TurnContext, wish?: Wish): TurnSteps {
  const { texts, state } = context
  const guess = asGuessed(context)
  if (guess) {
    yield* searchTurn(context, guess)
    return
  }
  yield answer(say(texts.talk.whatGoods), texts.chips.examples)
  yield done(wish ? withWish(state, wish) : state, context)
}

/** Forgets the search; the next message starts a new one. */
export async function* resetTurn(context: TurnContext): TurnSteps {
  const { texts } = context
  yield answer(say(texts.talk.reset), texts.chips.examples)
  yield done(emptyState(), context)
}

/** Back to the wish before the last change, or to an earlier one. */
export async function* restoreTurn(context: TurnContext, to?: Wish): TurnSteps {
  const { state, texts } = context
  const wish = to ?? state.past.at(-1)
  if (!wish) {
    yield answer(
      say(texts.answer.nothingToRestore),
      context.state.last.length > 0 ? [texts.chips.more, texts.chips.cheaper] : texts.chips.examples,
    )
    yield done(state, context)
    return
  }
  const before = {
    ...state,
    wish,
    past: to ? [...state.past, ...(state.wish ? [state.wish] : [])].slice(-pastLimit) : state.past.slice(0, -1),
  }
  yield* searchTurn(
    { ...context, state: before },
    { wish, isNew: false, relatives: [], topics: [], keepsQuantity: false, notes: [texts.answer.restored] },
  )
}

/** Back to goods that the talk was about before, with all that was said of them. */
/** `isPlaced`: the message says nothing more of the goods than which of them is meant. */
export async function* returnTurn(context: TurnContext, wish: Wish, isPlaced = false): TurnSteps {
  const { texts, language } = context
  const notes = [texts.answer.backTo(describeGoods(wish, language, 'many'))]
  yield* searchTurn(context, {
    wish,
    isNew: true,
    relatives: [],
    topics: [],
    keepsQuantity: false,
    notes,
    ...(isPlaced ? { hasGists: true } : {}),
  })
}
