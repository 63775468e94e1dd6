import {
  commandLine,
  type DeskMove,
  type DeskMoveBody,
  type DeskOrder,
  type DeskOrderSummary,
  type DeskStage,
  deskMoveBody,
  deskPageLimit,
  deskStages,
} from '@karavan/contract/desk.ts'
import { pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { listDeskOrders, moveDeskOrder, openDeskOrder } from '../features/desk/service.ts'
import { orderMail, tellByMail } from '../features/orders/orders.ts'
import { AppError } from '../platform/errors.ts'
import { type Command, type Context, OperatorError, withJobs } from './command.ts'

type Options = Partial<Record<string, string>>

/** What the desk refuses, as one line. */
async function told<T>(order: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fields = Object.entries(error.fields ?? {}).map(([name, text]) => `${name} ${text}`)
    const status = typeof error.extra?.status === 'string' ? ` (it is ${error.extra.status})` : ''
    throw new OperatorError(`${order}: ${error.message}${status}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`, { cause: error })
  }
}

const money = (amount: number, currency: string): string => formatMoney(Math.round(amount * 100), currency, 'en', 'always')
const lineOf = ({ order_number, stage, total, currency, buyer_email, recipient_name, waiting_since }: DeskOrderSummary): string =>
  [order_number, stage, money(total, currency), buyer_email ?? '-', recipient_name || '-', `since ${waiting_since}`].join('  ')

async function list({ db }: Context, _args: string[], { stage, q, json }: Options): Promise<string> {
  if (stage !== undefined && !deskStages.some((known) => known === stage))
    throw new OperatorError(`--stage knows ${deskStages.join(', ')}, not ${stage}`)
  const { orders, total } = await listDeskOrders(
    { db },
    { stage: stage as DeskStage | undefined, q, isLongestWaitingFirst: false, limit: deskPageLimit, offset: 0 },
  )
  if (json !== undefined) return JSON.stringify(orders)
  if (orders.length === 0) return 'No orders'
  return [...orders.map(lineOf), ...(total > orders.length ? [`and ${total - orders.length} more`] : [])].join('\n')
}

async function show({ db, clock }: Context, [asked = '']: string[], { json }: Options): Promise<string> {
  const order = await told(asked, () => openDeskOrder({ db, clock }, asked))
  return json === undefined ? toText(order) : JSON.stringify(order)
}

function toText(order: DeskOrder): string {
  const { address } = order
  const lines = order.lines.map((line) => {
    const options = line.options.map(({ name, value }) => `${name.zh ?? name.source ?? ''}: ${value.zh ?? value.source ?? ''}`).join('; ')
    const state = line.purchase?.received_at ? 'received' : line.purchase ? 'bought' : 'not bought'
    return [line.id, `${line.quantity} x`, pickText(line.title, 'en') ?? line.item_id, options, line.product_url ?? line.item_id, state]
      .filter(Boolean)
      .join('  ')
  })
  const timeline = order.timeline.map(({ at, kind, text, carrier, track, by, is_internal }) =>
    [at, kind, text && JSON.stringify(text), carrier, track, by, is_internal && '(internal)'].filter(Boolean).join('  '),
  )
  return [
    lineOf(order),
    [
      address.recipient_name,
      address.street_address,
      address.district,
      `${address.postal_code} ${address.city}`,
      address.country,
      address.phone_number,
    ]
      .filter(Boolean)
      .join(', '),
    ...lines,
    ...timeline,
    `can be: ${order.moves.join(', ')}`,
  ].join('\n')
}

/** The words of the command as the desk's own call has them. */
function toBody(options: Options): DeskMoveBody {
  const { note, track, carrier, visible, line } = options
  const price = options['real-price']
  const parsed = deskMoveBody.safeParse({
    note,
    track,
    carrier,
    marketplace_order: options['marketplace-order'],
    ...(price !== undefined && { real_price: Number(price.replace(',', '.')) }),
    ...(visible !== undefined && { visible: true }),
    ...(line !== undefined && { line_ids: line.split(',') }),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new OperatorError(`--${String(issue?.path[0] ?? '').replaceAll('_', '-')} is not valid: ${issue?.message}`)
}

const move =
  (name: DeskMove): Command['run'] =>
  async (context, [order = ''], options) => {
    const body = toBody(options)
    return told(order, () =>
      withJobs(
        context,
        async (jobs) => {
          // Whoever has the order's page open learns of it when the running product next looks.
          const deps = { db: context.db, clock: context.clock, told: tellByMail(jobs), wake() {} }
          return lineOf(await moveDeskOrder(deps, { order, move: name, body, by: commandLine }))
        },
        (jobs) => jobs.work(orderMail, async () => {}),
      ),
    )
  }

export const orderCommands: Command[] = [
  {
    usage: 'order list [--stage STAGE] [--q TEXT] [--json]',
    summary: `orders, newest first; stages: ${deskStages.join(', ')}`,
    options: ['stage', 'q'],
    flags: ['json'],
    run: list,
  },
  {
    usage: 'order show ORDER [--json]',
    summary: 'an order by id or number: address, lines, timeline, what can be done',
    flags: ['json'],
    run: show,
  },
  {
    usage: 'order link-sent ORDER [--note TEXT]',
    summary: 'mail the payment instructions: the template of the desk, or this text',
    options: ['note'],
    run: move('link-sent'),
  },
  { usage: 'order paid ORDER [--note TEXT]', summary: 'the money has arrived', options: ['note'], run: move('paid') },
  {
    usage:
      'order bought ORDER [--real-price YUAN] [--marketplace-order NUMBER] [--track NUMBER] [--carrier NAME] [--line ID,ID] [--note TEXT]',
    summary: 'lines are bought at the marketplace: those named, else all that are not',
    options: ['real-price', 'marketplace-order', 'track', 'carrier', 'line', 'note'],
    run: move('bought'),
  },
  {
    usage: 'order received ORDER [--line ID,ID] [--track NUMBER] [--carrier NAME] [--note TEXT]',
    summary: 'lines have come to the warehouse: those named, else all that have not',
    options: ['line', 'track', 'carrier', 'note'],
    run: move('received'),
  },
  {
    usage: 'order shipped ORDER [--carrier NAME] [--track NUMBER] [--note TEXT]',
    summary: 'the order is on its way to the buyer',
    options: ['carrier', 'track', 'note'],
    run: move('shipped'),
  },
  {
    usage: 'order cancel ORDER [--note REASON]',
    summary: 'cancel an order; the buyer reads the reason',
    options: ['note'],
    run: move('cancel'),
  },
  {
    usage: 'order note ORDER --note TEXT [--visible]',
    summary: 'write into the timeline, for operators or for the buyer too',
    options: ['note'],
    flags: ['visible'],
    run: move('note'),
  },
]
