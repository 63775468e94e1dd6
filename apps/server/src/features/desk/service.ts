import {
  type DeskMove,
  type DeskMoveBody,
  type DeskOrder,
  type DeskOrders,
  type DeskSeller,
  type DeskStage,
  deskOrderAnswer,
  deskStages,
} from '@karavan/contract/desk.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import type { Shop } from '../../shop-settings.ts'
import { type AuditDetails, type Author, record } from '../audit/service.ts'
import { findBounce } from '../bounces/service.ts'
import type { OperatorDeps } from '../operators/service.ts'
import {
  getQueued,
  type LineRow,
  listQueue,
  listUnbought,
  type MoveRequest,
  moveWithin,
  type OrderDeps,
  type OrderRow,
  orderOf,
  type QueueFilter,
  type QueuePage,
  toDeadline,
  undoWithin,
} from '../orders/service.ts'
import { fillTemplate, getTemplates } from './instructions.ts'
import * as desk from './repository.ts'
import { type BoughtDetails, toDeskOrder, toLine, toSummary } from './to-desk-order.ts'

export type DeskDeps = Pick<OrderDeps, 'clock' | 'onTimelineEntry' | 'wake'> & { db: Kysely<Database>; shop: Pick<Shop, 'payee'> }
/** With what opens the desk. */
export type DeskRouteDeps = DeskDeps & OperatorDeps

export type QueueAsked = QueueFilter & QueuePage

/** A page of everybody's orders, and how many there are in each stage. */
export async function listDeskOrders(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  { limit, offset, sort, ...filter }: QueueAsked,
): Promise<Omit<DeskOrders, 'success'>> {
  const { orders, lines, total, counts, overdue } = await listQueue(db, filter, { limit, offset, sort }, clock())
  const ids = orders.map(({ id }) => id)
  const seen = await desk.listSeen(db, ids)
  return {
    orders: orders.map((order) => toSummary(order, lines.get(order.id) ?? [], !seen.has(order.id))),
    total,
    counts: Object.fromEntries(deskStages.map((stage) => [stage, counts.get(stage) ?? 0])) as Record<DeskStage, number>,
    overdue,
  }
}

/** An order by id or number; throws `order_not_found`. Opening it takes its mark as new away. */
export async function openDeskOrder({ db, clock, shop }: Pick<DeskDeps, 'db' | 'clock' | 'shop'>, idOrNumber: string): Promise<DeskOrder> {
  const order = await getDeskOrder(db, shop, idOrNumber)
  if (order.is_new) await desk.noteSeen(db, order.id, clock())
  return order
}

async function getDeskOrder(db: Db, shop: DeskDeps['shop'], idOrNumber: string): Promise<DeskOrder> {
  const { order, lines, events } = await getQueued(db, idOrNumber)
  const photos = await desk.listPhotos(db, order.id)
  const seen = await desk.listSeen(db, [order.id])
  const instructions = fillTemplate((await getTemplates(db))[order.language], order, shop)
  const bounce = order.email === null ? undefined : await findBounce(db, order.email)
  return toDeskOrder({ order, lines, events, photos, isNew: !seen.has(order.id), instructions, bounce })
}

/** Fields that each move has a use for; a note, and whether the buyer reads it, can be said with any. */
const uses: Record<DeskMove, readonly (keyof DeskMoveBody)[]> = {
  'link-sent': ['instructions'],
  paid: [],
  bought: ['line_ids', 'real_price', 'marketplace_order', 'track', 'carrier'],
  received: ['line_ids', 'track', 'carrier'],
  shipped: ['track', 'carrier'],
  track: ['line_ids', 'track', 'carrier'],
  extend: [],
  cancel: [],
  note: [],
}

function check(move: DeskMove, body: DeskMoveBody): void {
  const fields: Record<string, string> = {}
  const known = ['note', 'visible', ...uses[move]]
  for (const name of Object.keys(body) as (keyof DeskMoveBody)[])
    if (body[name] !== undefined && !known.includes(name)) fields[name] = `"${move}" does not accept this field`
  if (move === 'note' && !body.note) fields.note = 'must not be empty'
  if (move === 'track' && !body.track) fields.track = 'is missing'
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

export interface DeskMoveRequest {
  /** Id or number. */
  order: string
  move: DeskMove
  body: DeskMoveBody
  /** Who does it: the timeline names them to other operators, the log says from where. */
  by: Author
  repeatable?: RepeatableRequest
}

/**
 * Does a move: all of it in one transaction, checked against the table of `orders/moves.ts`. Doing again what is done gives the order as it is. Throws
 * `order_not_found`, `invalid`, `payment_details_missing`, and `transition_refused` where the order is not in a status that allows it; then nothing has changed.
 */
export async function moveDeskOrder(deps: DeskDeps, { order: asked, move, body, by, repeatable }: DeskMoveRequest): Promise<DeskOrder> {
  check(move, body)
  // Nobody can pay by instructions that do not say where the money goes, and the page of the order would show none.
  if (move === 'link-sent' && !deps.shop.payee) throw new AppError('payment_details_missing')
  const { order } = await deps.db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, deps.clock(), deskOrderAnswer, async () => {
      const { order: found, lines } = await getQueued(trx, asked)
      const template = () => getTemplates(trx).then((templates) => fillTemplate(templates[found.language], found, deps.shop))
      let isDone = false
      for (const step of await toSteps(found, lines, template, move, body)) {
        const outcome = await moveWithin(deps, trx, { orderId: found.id, actor: { kind: 'operator', name: by.name }, ...step })
        isDone ||= outcome.kind === 'done'
        orderOf(outcome)
      }
      await desk.noteSeen(trx, found.id, deps.clock())
      const moved = await getDeskOrder(trx, deps.shop, found.id)
      if (isDone)
        await record(trx, {
          kind: 'order_moved',
          at: deps.clock(),
          by,
          orderNumber: moved.order_number,
          details: toChange(found, moved, move, body),
        })
      return { success: true as const, order: moved }
    }),
  )
  deps.wake(order.id)
  return order
}

export interface DeskUndoRequest extends Pick<DeskMoveRequest, 'order' | 'by' | 'repeatable'> {
  seqs: readonly number[]
  note?: string
}

/**
 * Takes entries of an order's timeline back, all of them or none (decision 0030). Doing it again gives the order as it is. Throws `order_not_found`, `invalid` for
 * an entry that there is not, and `transition_refused` where one may not be taken back.
 */
export async function undoDeskMoves(deps: DeskDeps, { order: asked, seqs, note, by, repeatable }: DeskUndoRequest): Promise<DeskOrder> {
  const { order } = await deps.db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, deps.clock(), deskOrderAnswer, async () => {
      const { order: found } = await getQueued(trx, asked)
      const outcome = await undoWithin(deps, trx, { orderId: found.id, seqs, note, actor: { kind: 'operator', name: by.name } })
      if (outcome.kind === 'unknown_entry') throw new AppError('invalid', { fields: { seqs: 'are not entries of this order' } })
      if (outcome.kind === 'refused') throw new AppError('transition_refused', { extra: { status: found.status } })
      const after = await getDeskOrder(trx, deps.shop, found.id)
      if (outcome.kind === 'done')
        await record(trx, {
          kind: 'order_undone',
          at: deps.clock(),
          by,
          orderNumber: after.order_number,
          details: {
            undone: [...new Set(outcome.undone)].join(', '),
            entries: outcome.undone.length,
            ...(found.status !== after.status && { status_before: found.status, status: after.status }),
            ...(note !== undefined && { note: true, visible_to_buyer: true }),
          },
        })
      return { success: true as const, order: after }
    }),
  )
  deps.wake(order.id)
  return order
}

/** What a move changed, for the log: no word of a note or of instructions, which may tell of a buyer. */
function toChange(before: OrderRow, after: DeskOrder, move: DeskMove, body: DeskMoveBody): AuditDetails {
  return {
    move,
    ...(before.status !== after.status && { status_before: before.status, status: after.status }),
    ...(before.payment_status !== after.payment_status && { payment_before: before.payment_status, payment: after.payment_status }),
    ...(toDeadline(before) !== (after.payment_deadline ?? undefined) && { deadline: after.payment_deadline }),
    ...(body.line_ids && { lines: body.line_ids.length }),
    ...(body.real_price !== undefined && { real_price: body.real_price }),
    ...(body.track !== undefined && { track: true }),
    ...(body.note !== undefined && { note: true, visible_to_buyer: body.visible ?? move === 'cancel' }),
  }
}

type Step = Omit<MoveRequest, 'orderId' | 'actor'>

/** The entries of the timeline that a move of the operator is. */
async function toSteps(
  { status }: Pick<OrderRow, 'status'>,
  lines: readonly LineRow[],
  template: () => Promise<string>,
  move: DeskMove,
  body: DeskMoveBody,
): Promise<Step[]> {
  const { note, track, carrier, visible = false } = body
  const internal = { note, isNoteVisible: visible }
  const parcel = (lines: readonly LineRow[]): Step[] =>
    track || carrier ? [{ kind: 'seller_shipped', lineIds: lines.map(({ id }) => id), track, carrier }] : []
  switch (move) {
    case 'link-sent': {
      const text = body.instructions ?? (note || (await template()))
      return [{ kind: 'link_sent', note: text, isNoteVisible: true }]
    }
    case 'paid':
      return [{ kind: 'paid', ...internal }]
    case 'bought': {
      const chosen = chooseLines(lines, body.line_ids, (line) => !line.bought_at)
      const prices = splitPrice(chosen, body.real_price)
      const bought = chosen.map((line, place): Step => {
        const price = prices[place]
        const details = {
          ...(price !== undefined && { real_price_minor: price }),
          ...(body.marketplace_order !== undefined && { marketplace_order: body.marketplace_order }),
        } satisfies BoughtDetails
        return { kind: 'bought', lineIds: [line.id], details, ...internal }
      })
      return [...bought, ...parcel(chosen)]
    }
    case 'received': {
      const chosen = chooseLines(lines, body.line_ids, (line) => !line.received_at)
      return [...parcel(chosen), { kind: 'received', lineIds: chosen.map(({ id }) => id), ...internal }]
    }
    case 'shipped':
      return [{ kind: 'shipped', track, carrier, ...internal }]
    case 'track':
      // Before it is sent to the buyer, a parcel is the seller's to the warehouse.
      return status === 'order_paid'
        ? parcel(chooseLines(lines, body.line_ids, (line) => line.bought_at !== null && !line.received_at))
        : [{ kind: 'track_changed', track, carrier, ...internal }]
    case 'extend':
      return [{ kind: 'extended', ...internal }]
    case 'cancel':
      return [{ kind: 'cancelled', note, isNoteVisible: body.visible ?? true }]
    case 'note':
      return [{ kind: 'note', ...internal }]
  }
}

/** The lines that are named, else those that wait for it; all where none does, so that doing it again changes nothing. */
function chooseLines(
  lines: readonly LineRow[],
  named: readonly string[] | undefined,
  isWaiting: (line: LineRow) => boolean,
): readonly LineRow[] {
  if (named) {
    const chosen = lines.filter(({ id }) => named.includes(id))
    if (chosen.length < new Set(named).size) throw new AppError('invalid', { fields: { line_ids: 'are not lines of this order' } })
    return chosen
  }
  const waiting = lines.filter(isWaiting)
  return waiting.length > 0 ? waiting : lines
}

/** A price for several lines, shared out by what they cost when they were ordered, to the last fen. */
export function splitPrice(
  lines: readonly { quantity: number; facts: { originalMinor: number } }[],
  price: number | undefined,
): (number | undefined)[] {
  if (price === undefined) return lines.map(() => undefined)
  const weights = lines.map(({ quantity, facts }) => quantity * facts.originalMinor)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [left, weightLeft] = [Math.round(price * 100), whole]
  return weights.map((weight, place) => {
    const share =
      whole === 0 ? Math.floor(left / (lines.length - place)) : weightLeft === 0 ? left : Math.round((left * weight) / weightLeft)
    left -= share
    weightLeft -= weight
    return share
  })
}

/** What is paid and not bought, by seller, the seller first whose buyers wait longest. */
export async function listPurchases({ db }: Pick<DeskDeps, 'db'>): Promise<DeskSeller[]> {
  const rows = await listUnbought(db)
  const groups = Map.groupBy(rows, ({ facts }) => `${facts.platform} ${facts.sellerId ?? facts.sellerName ?? ''}`)
  return [...groups.values()].map((lines) => ({
    platform: lines[0]?.facts.platform ?? '',
    seller_name: lines[0]?.facts.sellerName ?? null,
    lines: lines.map((line) => ({
      ...toLine(line, []),
      order_id: line.order_id,
      order_number: line.order_number,
      paid_at: line.paid_at.toISOString(),
    })),
  }))
}
