// @database embedded
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { orderMail } from '../features/orders/orders.ts'
import { migrate, openDatabase } from '../platform/db.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-operator-orders-'))
const tape = aPlainOffer('600000000003')
const anna = { ...bearer('user:anna'), 'accept-language': 'ru' }

/** The product on the same folder as the command, as one process. */
async function running() {
  const { db, close } = await openDatabase<Database>({ dataDir, databasePool: 1 })
  await migrate(db)
  const product = await testApp({
    on: { db, truncate: async () => {} } as TestApp,
    settings: { DATA_DIR: dataDir },
    marketplaces: [givenMarketplace([tape])],
    verifyToken: async (token) => {
      const user = await testUsers(token)
      return user && { ...user, email: `${user.uid}@example.test` }
    },
  })
  return {
    ...product,
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]()
      await close()
    },
  }
}

const order = (...words: string[]) => operatorCommand(dataDir, ['order', ...words])
const done = async (...words: string[]) => {
  const { code, out, err } = await order(...words)
  expect({ code, err }, words.join(' ')).toEqual({ code: 0, err: '' })
  return out
}

let ids: string[] = []
let numbers: string[] = []
beforeAll(async () => {
  await placeDatabase(dataDir)
  await using t = await running()
  for (const quantity of [2, 3]) {
    const made = await givenOrder(t, anna, [{ product_id: tape.id, quantity }])
    ids.push(made.id)
    numbers.push(made.order_number)
  }
})
afterAll(() => {
  ids = []
  numbers = []
  rmSync(dataDir, { recursive: true, force: true })
})

test('the product not running: orders are listed, shown and moved, and an email waits for the next start [G-106]', async () => {
  const [id = '', number = ''] = [ids[0], numbers[0]]
  expect(await done('list')).toMatch(new RegExp(`^${numbers[1]}  new  .*anna@example\\.test.*\n${number}  new  .*\n$`))
  expect(JSON.parse(await done('list', '--stage', 'new', '--q', number, '--json'))).toMatchObject([{ id, total: 230 }])
  expect(await done('paid', number.toLowerCase(), '--note', 'cash')).toContain(`${number}  to_buy`)
  const shown = await done('show', id)
  expect(shown).toContain('paid  "cash"  command line  (internal)')
  expect(shown).toContain('can be: bought, received, shipped, cancel, note')
})

test('while it runs: every move, by id or number, seen by the buyer and mailed once [G-106]', async () => {
  await using t = await running()
  const [id = '', number = ''] = [ids[0], numbers[0]]
  const order = async () => (await t.inject({ url: `/api/orders/${id}`, headers: anna })).json().order
  await done('bought', id, '--real-price', '18,5', '--marketplace-order', 'MP-1', '--track', 'YT1', '--carrier', 'YTO')
  await done('received', number)
  expect(await done('shipped', number, '--track', 'CD10', '--carrier', 'СДЭК')).toContain('shipped')
  await done('note', number, '--note', 'Позвоните курьеру', '--visible')
  const seen = await order()
  expect(seen.status).toBe('order_shipped')
  expect(seen.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'created',
    'paid',
    'bought',
    'seller_shipped',
    'received',
    'shipped',
    'note',
  ])
  expect(JSON.stringify(seen)).not.toMatch(/MP-1|18\.5|command line/)
  const { rows: jobs } = await sql`select id from jobs.job where name = ${orderMail}`.execute(t.db)
  // Two orders made, one paid, one shipped.
  expect(jobs).toHaveLength(4)

  await done('link-sent', numbers[1] as string, '--note', 'Счёт 40802')
  expect(await done('cancel', numbers[1] as string, '--note', 'Нет на складе')).toContain('cancelled')
  const kept = await t.inject({ url: `/api/orders/${ids[1]}`, headers: anna })
  expect(kept.json().order).toMatchObject({ status: 'order_cancelled', payment_status: 'link_sent' })
})

test('what cannot be done is said in one line, and nothing has changed', async () => {
  const [number = '', cancelled = ''] = numbers
  const cases: [string[], string][] = [
    [['paid', 'ORD-20260101-AAAAAA'], 'ORD-20260101-AAAAAA: Order not found'],
    [['paid', cancelled], `${cancelled}: The order cannot be moved to this status (it is order_cancelled)`],
    [['cancel', number], `${number}: The order cannot be moved to this status (it is order_shipped)`],
    [['note', number], "required option '--note <TEXT>' not specified. Usage: order note ORDER --note <TEXT> [options]"],
    [['note', number, '--note', ''], `${number}: Some fields are not valid: note must not be empty`],
    [['bought', number, '--real-price', 'much'], '--real-price is not valid: Invalid input: expected number, received NaN'],
    [
      ['list', '--stage', 'lost'],
      "option '--stage <STAGE>' argument 'lost' is invalid. Allowed choices are new, awaiting_payment, to_buy, arriving, to_ship, shipped, completed, cancelled. Usage: order list [options]",
    ],
    [['paid'], "missing required argument 'ORDER'. Usage: order paid ORDER [options]"],
  ]
  for (const [words, line] of cases) expect(await order(...words)).toEqual({ code: 1, out: '', err: `${line}\n` })
})

test('a program that is told of orders hears of moves from here, and of all once more', async () => {
  const hook = { WEBHOOK_URL: 'http://127.0.0.1:1/hook', WEBHOOK_SECRET: 'a secret of twenty-four characters' }
  const replay = (words: string[], settings: Record<string, string> = hook) =>
    operatorCommand(dataDir, ['webhooks', 'replay', ...words], settings)
  const promised = async () => {
    const { db, close } = await openDatabase<Database>({ dataDir, databasePool: 1 })
    try {
      const { rows } = await sql<{ seq: number }>`select (data->>'seq')::int as seq from jobs.job where name = 'order-webhook'`.execute(db)
      return rows.length
    } finally {
      await close()
    }
  }
  expect(await replay(['--since', '2020-01-01'], {})).toMatchObject({ code: 1, err: 'WEBHOOK_URL is not set: nobody is told\n' })
  expect(await replay([])).toMatchObject({ code: 1, err: 'say which: --since TIME or --order ORDER\n' })
  expect(await replay(['--since', 'yesterday'])).toMatchObject({ code: 1, err: expect.stringContaining('--since must be a time') })
  const made = await (async () => {
    await using t = await running()
    return await givenOrder(t, anna, [{ product_id: tape.id, quantity: 2 }])
  })()
  const before = await promised()
  expect(await operatorCommand(dataDir, ['order', 'cancel', made.id], hook)).toMatchObject({ code: 0 })
  expect(await promised()).toBe(before + 1)
  const { out } = await replay(['--since', '2020-01-01'])
  const sent = Number(/^Events sent again: (\d+)\n$/.exec(out)?.[1])
  expect(sent).toBeGreaterThan(1)
  expect(await promised()).toBe(before + 1 + sent)
})
