import { z } from 'zod'
import { deliveryAddress } from './addresses.ts'
import { isoTime, opaqueId, visible } from './common.ts'
import { language, localizedText } from './localized-text.ts'
import { orderStatus, paymentStatus, timelineEntry } from './orders.ts'
import { warehousePhoto } from './warehouse.ts'

/**
 * What an order waits for, which is finer than its status: the first two are an unpaid order without and with instructions, the next three a paid one
 * whose lines are to be bought, on their way to the warehouse, and all there.
 */
export const deskStages = ['new', 'awaiting_payment', 'to_buy', 'arriving', 'to_ship', 'shipped', 'completed', 'cancelled'] as const
export const deskStage = z.enum(deskStages)
export type DeskStage = z.infer<typeof deskStage>

/** What the operator can do to an order; each is `POST /api/desk/orders/{id}/{move}`. */
export const deskMoves = ['link-sent', 'paid', 'bought', 'received', 'shipped', 'track', 'extend', 'cancel', 'note'] as const
export type DeskMove = (typeof deskMoves)[number]

/** Bounds of what the operator writes. */
export const deskLimits = { text: 4000, note: 500, reference: 100, photoBytes: 10 * 1024 * 1024, photos: 40 } as const

const reference = z
  .string()
  .trim()
  .min(1)
  .max(deskLimits.reference)
  .regex(/^[^\p{Cc}]*$/u, { error: 'must have no control characters' })

/** Which lines `bought` and `received` are about; none named: all for which it is not done yet. */
const lineIds = z.array(opaqueId).min(1).max(100)

/** Any move's body: what a move has no use for is refused with 422. */
export const deskMoveBody = z.object({
  /** `cancel`: the reason. Else a remark. */
  note: z.string().trim().max(deskLimits.note).optional(),
  /** Whether the buyer reads the note: a reason unless this says no, a remark only if it says yes. */
  visible: z.boolean().optional(),
  /** `link-sent`: the payment instructions as the buyer gets them; without them the note, else the template's. */
  instructions: z.string().trim().min(1).max(deskLimits.text).optional(),
  /** `bought`, `received` and, before the order is shipped, `track`. */
  line_ids: lineIds.optional(),
  /** `bought`: what was paid for these lines together at the marketplace, freight within China included, in yuan. */
  real_price: z.number().min(0).max(100_000_000).optional(),
  /** `bought`: the order's number at the marketplace. */
  marketplace_order: reference.optional(),
  /** `bought` and `received`: the seller's parcel to the warehouse. `shipped`: the parcel to the buyer. `track`: the parcel that is on its way. */
  track: reference.optional(),
  carrier: reference.optional(),
})
export type DeskMoveBody = z.infer<typeof deskMoveBody>

/** `POST /api/desk/orders/{id}/undo`: takes back entries of the timeline that were made by mistake. */
export const deskUndoBody = z.object({
  /** `seq` of entries that say `can_undo`. */
  seqs: z.array(z.number().int().min(1)).min(1).max(200),
  /** What the buyer reads beside it in the correcting mail, where one goes out. */
  note: z.string().trim().max(deskLimits.note).optional(),
})

/** Hours after which an order is late at the desk, by the stage it lies in; the other stages are for others to end. */
export const deskOverdueHours = { new: 24, to_buy: 48, arriving: 240, to_ship: 48 } as const satisfies Partial<Record<DeskStage, number>>

/** Orders are counted up to this: what is more is said to be more, so that no answer reads a whole history. */
export const deskCountLimit = 1000

/** Most orders of one answer. */
export const deskPageLimit = 100
export const deskOrdersQuery = z.object({
  /** The buyer's five statuses; an empty one does not filter. */
  status: z.union([orderStatus, z.literal('')]).optional(),
  stage: z.union([deskStage, z.literal('')]).optional(),
  /** In the number, the buyer's email and name, titles, marketplace order numbers and tracks. */
  q: z.string().trim().max(200).optional(),
  /** `1`: only those that lie in their stage for longer than `deskOverdueHours`. */
  overdue: z.enum(['1', '']).optional(),
  /** `waiting`: whose last step lies longest in the past first. `deadline`: the unpaid ones first, the soonest deadline first. */
  sort: z.enum(['newest', 'waiting', 'deadline']).default('newest'),
  limit: z.coerce.number().int().min(1).max(deskPageLimit).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

/** An order in the queue. Money is in `currency`. */
export const deskOrderSummary = z.object({
  id: opaqueId,
  order_number: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  stage: deskStage,
  created_at: isoTime,
  /** When it came into its stage. */
  waiting_since: isoTime,
  /** When it is cancelled if it is still unpaid; null once that is out of the question. */
  payment_deadline: isoTime.nullable(),
  /** No operator has opened it yet. */
  is_new: z.boolean(),
  buyer_email: z.string().nullable(),
  /** Nobody has shown that the address is the buyer's: its mails, payment instructions too, wait and go out by themselves with the proof. */
  waits_for_proof: z.boolean(),
  /** The address was proven later by somebody who need not be the one who ordered: ask the buyer before the goods are bought. */
  is_doubtful: z.boolean(),
  recipient_name: z.string(),
  city: z.string(),
  total: z.number(),
  currency: z.string(),
  /** Lines, and those of them that are bought and received. */
  line_count: z.number().int(),
  bought_count: z.number().int(),
  received_count: z.number().int(),
  images: z.array(z.string()).max(4),
})
export type DeskOrderSummary = z.infer<typeof deskOrderSummary>

export const deskOrdersAnswer = z.object({
  success: z.literal(true),
  orders: z.array(deskOrderSummary),
  /** How many match; `deskCountLimit` and one where there are more. */
  total: z.number().int(),
  /** Orders in each stage, whatever is filtered; bounded as `total` is where they are over. */
  counts: z.record(deskStage, z.number().int()),
  /** How many of them are late. */
  overdue: z.number().int(),
})
export type DeskOrders = z.infer<typeof deskOrdersAnswer>

/** What happened at the marketplace and the warehouse to a line. */
export const deskPurchase = z.object({
  bought_at: isoTime,
  /** Paid for the line, in yuan. */
  real_price: z.number().nullable(),
  marketplace_order: z.string().nullable(),
  track: z.string().nullable(),
  carrier: z.string().nullable(),
  received_at: isoTime.nullable(),
})

/** A line as the person who buys it needs it. */
export const deskLine = z.object({
  id: opaqueId,
  product_id: z.string(),
  sku_id: z.string(),
  platform: z.string(),
  /** The id at the marketplace. */
  item_id: z.string(),
  product_url: z.string().nullable(),
  title: localizedText,
  image: z.string().nullable(),
  /** `original` is the marketplace's own wording, to be compared with its page. */
  options: z.array(z.object({ name: localizedText, value: localizedText })),
  seller_name: z.string().nullable(),
  quantity: z.number().int(),
  /** What the quantity counts: pairs, boxes; pieces where it is missing. */
  unit: localizedText.optional(),
  /** Roubles, as the buyer ordered. */
  unit_price: z.number(),
  total_price: z.number(),
  /** What the marketplace asked then, for one piece. */
  original_unit_price: z.number().nullable(),
  original_currency: z.string(),
  /** Roubles for one unit of `original_currency` when it was ordered. */
  exchange_rate: z.number(),
  purchase: deskPurchase.nullable(),
})
export type DeskLine = z.infer<typeof deskLine>

/** Who did it, where it was done by the operator's command. */
export const commandLine = 'command line'
export const deskTimelineEntry = timelineEntry.extend({
  /** The buyer does not see it. */
  is_internal: z.boolean(),
  /** Who did it: an operator's address, or `commandLine`; null for the buyer. */
  by: z.string().nullable(),
  /** It was taken back by a later entry. */
  is_undone: z.boolean(),
  /** It may be taken back now. */
  can_undo: z.boolean(),
  /** Of an entry that takes one back: `seq` of that one. */
  undoes: z.number().int().optional(),
})

export const deskOrder = deskOrderSummary.extend({
  buyer_language: language,
  /** Mail to `buyer_email` does not arrive: since when, and what the server there has said. */
  undeliverable: z.object({ at: isoTime, reason: z.string() }).nullable(),
  address: deliveryAddress,
  lines: z.array(deskLine),
  timeline: z.array(deskTimelineEntry),
  /** What is allowed now, in the order in which it is usually done. */
  moves: z.array(z.enum(deskMoves)),
  photos: z.array(warehousePhoto),
  /** For `link-sent`: what was sent last, else the template with this order's values. */
  instructions: z.string(),
  /** What remains of the buyer's money once the lines with a known real price are paid, in `currency`, by the rate of each line. */
  margin: z.object({ paid: z.number(), spent: z.number(), remaining: z.number(), is_complete: z.boolean() }),
  track: z.string().nullable(),
  carrier: z.string().nullable(),
  cancel_reason: z.string().nullable(),
})
export type DeskOrder = z.infer<typeof deskOrder>
export const deskOrderAnswer = z.object({ success: z.literal(true), order: deskOrder })

/** Paid lines that nobody has bought yet, by seller, longest waiting first. */
export const deskPurchasesAnswer = z.object({
  success: z.literal(true),
  sellers: z.array(
    z.object({
      platform: z.string(),
      seller_name: z.string().nullable(),
      lines: z.array(deskLine.extend({ order_id: opaqueId, order_number: z.string(), paid_at: isoTime })),
    }),
  ),
})
export type DeskSeller = z.infer<typeof deskPurchasesAnswer>['sellers'][number]

/** `GET /api/desk/today`: where the clock of whoever asks stands, for what a day is. */
export const deskTodayQuery = z.object({ zone: z.string().max(60).default('UTC') })
/** Days that it looks back on, today with them. */
export const deskTodayDays = 14
export const deskTodayAnswer = z.object({
  success: z.literal(true),
  /** Late orders by stage. */
  overdue: z.object({ new: z.number().int(), to_buy: z.number().int(), arriving: z.number().int(), to_ship: z.number().int() }),
  /** Unpaid orders with instructions that are cancelled within a day. */
  expiring: z.number().int(),
  /** What happened on each day, the latest last. */
  days: z.array(
    z.object({
      /** ISO date. */
      date: z.string(),
      ordered: z.number().int(),
      paid: z.number().int(),
      shipped: z.number().int(),
    }),
  ),
})
export type DeskToday = z.infer<typeof deskTodayAnswer>

/**
 * Events of `GET /api/desk/events`: something happened to an order, and what is shown of it is to be read again. `connected` comes first: what happened before is
 * not told.
 */
export const deskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({ type: z.literal('order_changed'), order_id: opaqueId }),
])
export type DeskEvent = z.infer<typeof deskEvent>

/** What of the queue a filter shows; what is not there does not filter. */
export const deskFilterSearch = z.object({
  stage: deskStage.optional(),
  q: z.string().trim().min(1).max(200).regex(visible, { error: 'must have no control characters' }).optional(),
  sort: z.enum(['waiting', 'deadline']).optional(),
  overdue: z.literal(true).optional(),
})
/** Most filters of an operator. */
export const deskFiltersMax = 20
export const deskFilter = z.object({ id: opaqueId, name: z.string(), search: deskFilterSearch })
export type DeskFilter = z.infer<typeof deskFilter>
/** `PUT /api/desk/filters`: kept under its name, in place of the one that had it. */
export const deskFilterBody = z.object({
  name: z.string().trim().min(1).max(60).regex(visible, { error: 'must have no control characters' }),
  search: deskFilterSearch,
})
/** The operator's own, by name. */
export const deskFiltersAnswer = z.object({ success: z.literal(true), filters: z.array(deskFilter) })

/** What may stand in a template between double braces. */
export const instructionFields = ['order_number', 'total', 'recipient', 'bank_details'] as const
/** Payment instructions by the buyer's language. */
export const instructionTemplates = z.record(language, z.string().trim().min(1).max(deskLimits.text))
export type InstructionTemplates = z.infer<typeof instructionTemplates>
export const instructionTemplatesBody = z.object({ templates: instructionTemplates })
export const instructionTemplatesAnswer = z.object({
  success: z.literal(true),
  templates: instructionTemplates,
  /** What stood there before anybody wrote anything. */
  originals: instructionTemplates,
  /** What stands for `bank_details`; null while the shop has none, and no instructions can be sent. */
  bank_details: z.record(language, z.string()).nullable(),
})
