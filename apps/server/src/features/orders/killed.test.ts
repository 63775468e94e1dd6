import { hardOffers } from '@karavan/sample-market/hard.ts'
import { testDb } from '@karavan/testing/db.ts'
import { addressFields } from '@karavan/testing/given-order.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { proveAddress } from '@karavan/testing/prove-address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readOutbox } from '../../platform/outbox.ts'

const kills = 3
const buyerCount = 4
/** Orders acknowledged in each life of the process before it is killed, with others under way. */
const perLife = 5
const pieces = 2

/** A buyer who orders again and again, and repeats a call that was not answered, under its key, until it is. */
class Buyer {
  readonly acknowledged: string[] = []
  private token = ''
  private addressId = ''
  private readonly origin: () => string
  private readonly email: string
  /** The call that is under way, kept until it is answered. */
  private pending: { url: string; key: string; body: object } | undefined
  private calls = 0

  constructor(origin: () => string, email: string) {
    this.origin = origin
    this.email = email
  }

  private async post(url: string, body: object, key?: string) {
    const answer = await fetch(`${this.origin()}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}`, ...(key ? { 'idempotency-key': key } : {}) },
      body: JSON.stringify(body),
    })
    const said = await answer.json()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(said)}`)
    return said
  }

  async signUp(product: { url: string; dataDir: string }): Promise<void> {
    const account = { email: this.email, password: 'correct horse', returnSecureToken: true }
    const { idToken } = await this.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin', account)
    await proveAddress(product, { email: this.email, idToken })
    this.token = idToken
    this.addressId = (await this.post('/api/addresses', addressFields)).address.id
  }

  private async call(url: string, body: object) {
    this.calls += 1
    this.pending ??= { url, body, key: `${this.email}-${this.calls}` }
    const { pending } = this
    const said = await this.post(pending.url, pending.body, pending.key)
    this.pending = undefined
    return said
  }

  /** Answers what was under way when the process died, then one order after the other, until `isOver`. Throws when the process is gone. */
  async buy(isOver: () => boolean, onOrder: () => void): Promise<void> {
    const takeOver = ({ id }: { id?: string }) => {
      if (!id) return
      this.acknowledged.push(id)
      onOrder()
    }
    const order = async () => takeOver(await this.call('/api/orders', { address_id: this.addressId, payment_method: 'manual' }))
    if (this.pending) {
      const wasAdding = this.pending.url.includes('cart')
      takeOver(await this.call(this.pending.url, this.pending.body))
      if (wasAdding) await order()
    }
    while (!isOver()) {
      await this.call('/api/cart/items', { product_id: hardOffers.noOptions, quantity: pieces })
      await order()
    }
  }
}

test('a process that is killed while buyers order: every acknowledged order is there once, none twice, the stock is exact, no mail is lost', async () => {
  // Synced, as what a killed process acknowledged is: with the market in it, so that each life begins at once.
  await using t = await testDb({ content: 'hard-market', isSynced: true })
  const buyers: Buyer[] = []
  /** Numbers of the orders that the outbox has a mail of. */
  let mailed: string[] = []
  await t.away(async ({ databaseUrl, dataDir }) => {
    const karavan = new KaravanProcess({
      SAMPLE_HARD: '1',
      // What is ordered how often is no matter here.
      UNPAID_ORDERS_MAX: '0',
      ORDERS_PER_DAY: '0',
      ORDERS_PER_DAY_ADDRESS: '0',
      MOQ_POLICY: 'warn',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }),
    })
    try {
      buyers.push(...Array.from({ length: buyerCount }, (_, at) => new Buyer(() => karavan.url, `buyer${at}@example.test`)))
      for (let life = 0; life <= kills; life += 1) {
        await karavan.start()
        if (life === 0)
          await Promise.all(buyers.map((buyer) => buyer.signUp({ url: karavan.url, dataDir: databaseUrl ? karavan.dataDir : dataDir })))
        let ordered = 0
        let killing: Promise<void> | undefined
        const onOrder = () => {
          ordered += 1
          if (life < kills && ordered >= perLife) killing ??= karavan.stop('SIGKILL')
        }
        const isOver = () => life === kills && ordered >= perLife
        const ends = await Promise.allSettled(buyers.map((buyer) => buyer.buy(isOver, onOrder)))
        await killing
        for (const end of ends) if (end.status === 'rejected' && life === kills) throw end.reason
        // A call that fails because nobody listens any more is what is meant to happen; an answer that says no is not.
        for (const end of ends) if (end.status === 'rejected') expect(String(end.reason)).not.toContain('answered')
      }
      await karavan.stop()
      mailed = (await readOutbox(databaseUrl ? karavan.dataDir : dataDir)).flatMap(({ subject }) => /ORD-\S+/.exec(subject) ?? [])
    } finally {
      await karavan.remove()
    }
  })

  const acknowledged = buyers.flatMap((buyer) => buyer.acknowledged)
  expect(acknowledged.length).toBeGreaterThanOrEqual(perLife * (kills + 1))
  const orders = await t.db.selectFrom('buyer_order').select(['id', 'order_number']).execute()
  expect(orders.map(({ id }) => id).sort()).toEqual(acknowledged.sort())
  expect(await t.db.selectFrom('order_line').select('quantity').execute()).toEqual(acknowledged.map(() => ({ quantity: pieces })))
  expect(await t.db.selectFrom('order_event').select('seq').execute()).toHaveLength(acknowledged.length)
  expect(await t.db.selectFrom('stock_taken').select('quantity').execute()).toEqual([{ quantity: pieces * acknowledged.length }])
  expect(await t.db.selectFrom('cart_item').select('id').execute()).toEqual([])

  // The queue gives a dead process's jobs to another one a minute later; until then they wait.
  const { rows: waiting } = await sql<{ id: string }>`
    select data->>'order_id' as id from jobs.job where name = 'order-mail' and state in ('created', 'retry', 'active')`.execute(t.db)
  const promised = new Set(waiting.map(({ id }) => id))
  expect(new Set(mailed).size).toBe(mailed.length)
  expect(orders.filter(({ id, order_number }) => !mailed.includes(order_number) && !promised.has(id))).toEqual([])
}, 300_000)
