import { type Command, Option } from '@commander-js/extra-typings'
import {
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
import { atCommandLine } from '../features/audit/service.ts'
import { listDeskOrders, moveDeskOrder, openDeskOrder } from '../features/desk/service.ts'
import { orderMail, tellOthers } from '../features/orders/orders.ts'
import { orderWebhook, webhookJobOptions } from '../features/orders/webhooks.ts'
import { AppError } from '../platform/errors.ts'
import { toTerminalJson } from '../platform/terminal.ts'
import { type Context, OperatorError, type Runner, withJobs } from './command.ts'

interface MoveOptions {
  note?: string
  track?: string
  carrier?: string
  visible?: true
  line?: string
  realPrice?: string
  marketplaceOrder?: string
}

/** Turns what the desk refuses into one line. */
async function inOneLine<T>(order: string, work: () => Promise<T>): Promise<T> {
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

async function list({ db, clock }: Context, { stage, q, json }: { stage?: DeskStage; q?: string; json?: true }): Promise<string> {
  const { orders, total } = await listDeskOrders({ db, clock }, { stage, q, sort: 'newest', limit: deskPageLimit, offset: 0 })
  if (json) return toTerminalJson(JSON.stringify(orders))
  if (orders.length === 0) return 'No orders'
  return [...orders.map(lineOf), ...(total > orders.length ? [`and ${total - orders.length} more`] : [])].join('\n')
}

async function show({ db, clock, shop }: Context, asked: string, { json }: { json?: true }): Promise<string> {
  const order = await inOneLine(asked, () => openDeskOrder({ db, clock, shop }, asked))
  return json ? toTerminalJson(JSON.stringify(order)) : toText(order)
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

/** The options of the command as the desk's own call has them. */
function toBody({ note, track, carrier, visible, line, realPrice, marketplaceOrder }: MoveOptions): DeskMoveBody {
  const parsed = deskMoveBody.safeParse({
    note,
    track,
    carrier,
    marketplace_order: marketplaceOrder,
    ...(realPrice !== undefined && { real_price: Number(realPrice.replace(',', '.')) }),
    ...(visible && { visible }),
    ...(line !== undefined && { line_ids: line.split(',') }),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new OperatorError(`--${String(issue?.path[0] ?? '').replaceAll('_', '-')} is not valid: ${issue?.message}`)
}

async function move(context: Context, name: DeskMove, order: string, options: MoveOptions): Promise<string> {
  const body = toBody(options)
  return inOneLine(order, () =>
    withJobs(
      context,
      async (jobs) => {
        // An order's page that is open shows it when the running product next looks into the database.
        const deps = {
          db: context.db,
          clock: context.clock,
          shop: context.shop,
          onTimelineEntry: tellOthers(jobs, { hasWebhook: context.config.webhook !== undefined }),
          wake() {},
        }
        return lineOf(await moveDeskOrder(deps, { order, move: name, body, by: atCommandLine }))
      },
      (jobs) => {
        jobs.work(orderMail, async () => {})
        jobs.work(orderWebhook, async () => {}, webhookJobOptions)
      },
    ),
  )
}

/** The same moves as at the desk, by the id or the number of an order. */
export function addOrderCommands(program: Command, runner: Runner): void {
  const order = program.command('order')
  order
    .command('list')
    .summary('orders, newest first')
    .addOption(new Option('--stage <STAGE>', 'only orders that wait for this').choices(deskStages))
    .option('--q <TEXT>', 'only orders whose number, buyer or recipient has this text')
    .option('--json', 'all their fields, as JSON')
    .action((options) => runner.onDatabase((context) => list(context, options)))
  order
    .command('show')
    .summary('an order: address, lines, timeline, possible moves')
    .argument('<ORDER>', orderHelp)
    .option('--json', 'all its fields, as JSON')
    .action((asked, options) => runner.onDatabase((context) => show(context, asked, options)))

  const add = (name: DeskMove, summary: string) => order.command(name).summary(summary).argument('<ORDER>', orderHelp)
  const act = (name: DeskMove) => (asked: string, options: MoveOptions) =>
    runner.onDatabase((context) => move(context, name, asked, options))
  add('link-sent', 'email the payment instructions: the template of the desk, or --note')
    .option('--note <TEXT>', 'the instructions')
    .action(act('link-sent'))
  add('track', 'another tracking number: of the parcel to the buyer, before that of the lines that are bought')
    .requiredOption('--track <NUMBER>', 'number of the parcel')
    .option(...carrier)
    .action(act('track'))
  add('paid', 'the money has arrived')
    .option(...note)
    .action(act('paid'))
  add('bought', 'lines are bought at the marketplace')
    .option('--real-price <YUAN>', 'what was paid for them')
    .option('--marketplace-order <NUMBER>', 'number of the order there')
    .option('--track <NUMBER>', 'number of the parcel')
    .option(...carrier)
    .option('--line <ID,ID>', 'the lines; without it all that are not bought')
    .option(...note)
    .action(act('bought'))
  add('received', 'lines have come to the warehouse')
    .option('--line <ID,ID>', 'the lines; without it all that have not come')
    .option('--track <NUMBER>', 'number of the parcel')
    .option(...carrier)
    .option(...note)
    .action(act('received'))
  add('shipped', 'the order is on its way to the buyer')
    .option(...carrier)
    .option('--track <NUMBER>', 'number of the parcel')
    .option(...note)
    .action(act('shipped'))
  add('extend', 'give the buyer another day to pay')
    .option(...note)
    .action(act('extend'))
  add('cancel', 'cancel an order; the buyer reads the reason').option('--note <REASON>', 'the reason').action(act('cancel'))
  add('note', 'write into the timeline, for operators or for the buyer too')
    .requiredOption('--note <TEXT>', 'what is written')
    .option('--visible', 'the buyer sees it too')
    .action(act('note'))
}

const orderHelp = 'id or number of the order'
const note = ['--note <TEXT>', 'a note for the timeline'] as const
const carrier = ['--carrier <NAME>', 'who carries the parcel'] as const
