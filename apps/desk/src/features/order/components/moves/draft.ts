import type { DeskLine, DeskMove, DeskMoveBody, DeskOrder } from '@karavan/contract/desk.ts'
import { toNumber } from '@karavan/web-kit/lib/to-number.ts'

/** What has been entered for a move so far. */
export interface MoveDraft extends Omit<DeskMoveBody, 'real_price' | 'line_ids'> {
  lineIds: ReadonlySet<string>
  /** As it was typed. */
  price: string
}

/** What the fields of every move are given. */
export interface MoveFieldsProps {
  order: DeskOrder
  draft: MoveDraft
  set(change: Partial<MoveDraft>): void
  /** It was submitted without a line. */
  isLineMissing: boolean
}

/** Whether a move is about lines: another track only until the parcel is the buyer's. */
export const hasLines = (move: DeskMove, status: DeskOrder['status']): boolean =>
  move === 'bought' || move === 'received' || (move === 'track' && status === 'order_paid')
const isWaitingFor = (move: DeskMove, { purchase }: DeskLine) =>
  move === 'bought' ? !purchase : move === 'track' ? purchase !== null && !purchase.received_at : !purchase?.received_at

/** The draft a move opens with; about all lines that wait for it where none are named. */
export const startDraft = (order: DeskOrder, move: DeskMove, lineIds: string[] | undefined): MoveDraft => ({
  lineIds: new Set(lineIds ?? order.lines.filter((line) => isWaitingFor(move, line)).map(({ id }) => id)),
  price: '',
  ...(move === 'link-sent' && { instructions: order.instructions }),
  ...(move === 'track' && trackOf(order)),
})

/** What is known of the parcel that is on its way. */
function trackOf({ status, track, carrier, lines }: DeskOrder): Pick<MoveDraft, 'track' | 'carrier'> {
  const known = status === 'order_shipped' ? { track, carrier } : lines.find((line) => isWaitingFor('track', line))?.purchase
  return { track: known?.track ?? '', carrier: known?.carrier ?? '' }
}

/** Yuan as typed, 1 234,50 or 1234.5, as a number with at most two decimals; `undefined` where it is not a price. */
export function toPrice(text: string): number | undefined {
  const value = toNumber(text)
  return value === undefined ? undefined : Math.round(value * 100) / 100
}

/** What is sent: texts that say nothing are left out. */
export function toMoveBody(move: DeskMove, { lineIds, price, ...rest }: MoveDraft, status: DeskOrder['status']): DeskMoveBody {
  const words = Object.entries(rest).filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
  return {
    ...Object.fromEntries(words),
    ...(hasLines(move, status) && { line_ids: [...lineIds] }),
    ...(price.trim() && { real_price: toPrice(price) }),
  }
}
