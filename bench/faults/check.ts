import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Buyer } from './buyer.ts'
import type { World } from './world.ts'

/** Jobs of a killed process come back after a minute, and a failed one is tried again some seconds later. */
const settleMs = 600_000

/** Ways to break what is checked, to see that the check sees it. */
export const breakable = ['order', 'stock', 'turn', 'message', 'mail'] as const
export type Breakable = (typeof breakable)[number]

interface Row {
  what: string
}

/** Waits until nothing is left to be done; gives what was still open when patience ended. */
export async function settle(db: pg.Client): Promise<string[]> {
  const latest = performance.now() + settleMs
  const open = `
    select 'turn ' || stream_id || ' still runs' as what from turn where status = 'running'
    union all
    select 'job ' || name || ' ' || id || ' is still ' || state from jobs.job
    where name in ('order-mail', 'shop-order-mail', 'held-order-mails') and state in ('created', 'retry', 'active')`
  for (;;) {
    const { rows } = await db.query<Row>(open)
    if (rows.length === 0 || performance.now() > latest) return rows.map(({ what }) => what)
    await wait(1000)
  }
}

/** Breaks one of the things that `check` looks at, by hand. */
export async function breakByHand(db: pg.Client, world: World, what: Breakable): Promise<void> {
  if (what === 'mail') world.post.mails.pop()
  const statements: Record<Exclude<Breakable, 'mail'>, string> = {
    order: `insert into buyer_order select (jsonb_populate_record(o, jsonb_build_object('id', 'twice', 'order_number', 'TWICE'))).* from buyer_order o limit 1`,
    stock: `update stock_taken set quantity = quantity + 1 where product_id = (select min(product_id) from stock_taken)`,
    turn: `update turn set status = 'running', ended_at = null, lease_owner = 'nobody', lease_until = now() + interval '1 day' where stream_id = (select min(stream_id) from turn)`,
    message: `insert into message select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).* from message m where role <> 'user' limit 1`,
  }
  if (what !== 'mail') await db.query(statements[what])
}

/** All that must be true once it is quiet, each broken one as a line. */
export async function check(
  db: pg.Client,
  world: World,
  buyers: readonly Buyer[],
  kills: number,
): Promise<{ broken: string[]; figures: string }> {
  const broken: string[] = []
  const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await db.query<T>(text, values)).rows
  const uids = buyers.map(({ uid }) => uid)

  // Acknowledged orders once, and no others.
  const acknowledged = new Map(buyers.flatMap(({ uid, orders }) => orders.map((order) => [order.id, { ...order, uid }] as const)))
  const stored = await ask<{ id: string; user_id: string; status: string }>(
    `select id, user_id, status from buyer_order where user_id = any($1)`,
    [uids],
  )
  for (const { id, user_id: uid, status } of stored) {
    const known = acknowledged.get(id)
    if (!known) broken.push(`order ${id} of ${uid} was never acknowledged`)
    else if (known.isCancelled !== (status === 'order_cancelled')) broken.push(`order ${id} is ${status}, its buyer was told otherwise`)
  }
  for (const id of acknowledged.keys())
    if (!stored.some((order) => order.id === id)) broken.push(`order ${id} was acknowledged and is not there`)
  const keys = await ask<{ key: string; id: string }>(
    `select key, answer->'order'->>'id' as id from idempotent_request where scope = 'POST /api/orders' and user_id = any($1)`,
    [uids],
  )
  for (const { id, key } of acknowledged.values())
    if (!keys.some((kept) => kept.key === key && (kept.id ?? id) === id)) broken.push(`key ${key} does not remember order ${id}`)

  const lists = {
    stock: `
      with sold as (
        select product_id, sku_id, sum(quantity)::int as quantity from order_line join buyer_order o on o.id = order_id
        where o.status <> 'order_cancelled' group by 1, 2)
      select 'stock of ' || product_id || ' ' || sku_id || ': ' || coalesce(t.quantity, 0) || ' taken, ' || coalesce(s.quantity, 0) || ' ordered' as what
      from stock_taken t full join sold s using (product_id, sku_id) where coalesce(t.quantity, 0) <> coalesce(s.quantity, 0)`,
    timelines: `
      select 'timeline of order ' || o.id || ' has ' || count(e.seq) || ' entries up to ' || o.last_seq as what from buyer_order o
      left join order_event e on e.order_id = o.id group by o.id, o.last_seq having count(e.seq) <> o.last_seq or max(e.seq) <> o.last_seq`,
    turns: `select 'turn ' || stream_id || ' is ' || status as what from turn where status not in ('complete', 'stopped', 'failed')`,
    questions: `
      select 'turn ' || t.stream_id || ' has ' || count(m.id) || ' questions' as what from turn t
      left join message m on m.conversation_id = t.conversation_id and m.turn_number = t.turn_number and m.role = 'user'
      group by t.stream_id having count(m.id) <> 1`,
    messages: `
      select 'message of ' || conversation_id || ' is there ' || count(*) || ' times' as what from message
      group by conversation_id, turn_number, role, message_type, content having count(*) > 1`,
    answers: `
      select 'turn ' || t.stream_id || ' is complete without an answer' as what from turn t where t.status = 'complete' and not exists (
        select from message m where m.conversation_id = t.conversation_id and m.turn_number = t.turn_number and m.role <> 'user')`,
    dead: `select 'job ' || coalesce(source_name, '') || ' failed for good: ' || coalesce(source_output->>'message', '') as what from jobs.job where name = 'dead'`,
  }
  for (const text of Object.values(lists)) broken.push(...(await ask<Row>(text)).map(({ what }) => what))

  // Each question once, and every message that a reader was sent.
  const turns = await ask<{ stream_id: string; user_id: string; status: string }>(
    `select stream_id, user_id, status from turn where user_id = any($1)`,
    [uids],
  )
  const asked = buyers.flatMap(({ streams }) => streams)
  const known = new Set(asked.map(({ id }) => id))
  for (const { stream_id: id } of turns) if (!known.has(id)) broken.push(`turn ${id} was never acknowledged`)
  if (turns.length < known.size) broken.push(`${known.size} turns were acknowledged, ${turns.length} are there`)
  const messages = new Set((await ask<{ id: string }>(`select id from message`)).map(({ id }) => id))
  for (const { id, messageIds } of asked)
    for (const one of messageIds) if (!messages.has(one)) broken.push(`reply ${id} sent message ${one}, which is not stored`)

  // Mail: of each entry that is mailed at least one, and twice only where a process died in between.
  const sent = Map.groupBy(world.post.mails, ({ messageId }) => messageId ?? '')
  const wanted = await ask<{ id: string }>(`
    select order_id || '.' || seq as id from order_event where kind in ('created', 'cancelled')
    union all select id || '.0' from buyer_order`)
  for (const { id } of wanted) if (!sent.has(`<${id}@shop.example>`)) broken.push(`the mail ${id} was lost`)
  const doubled = [...sent.values()].filter((mails) => mails.length > 1)
  const surplus = doubled.reduce((sum, mails) => sum + mails.length - 1, 0)
  if (surplus > kills * 8) broken.push(`${surplus} mails were sent again, after ${kills} kills`)
  const failed = turns.filter(({ status }) => status === 'failed').length
  return {
    broken,
    figures: `${stored.length} orders, ${turns.length} replies (${failed} ended with an apology), ${wanted.length} mails (${surplus} sent again under the same id)`,
  }
}
