import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { feedMarketplace } from '@karavan/marketplaces/feed/adapter.ts'
import { countOffers, findOffer } from '@karavan/marketplaces/store/offer-store.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead, messagesOf } from '@karavan/testing/ask.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createJobs } from '../../../platform/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { refreshImportedOffers } from '../seed.ts'
import { type GivenOffer, givenFeedFolder, givenSupplier, ymlOf } from './given-feeds.ts'
import { type RefreshOptions, refreshFeed, removeFeed } from './refresh-feed.ts'
import { listFeeds, takeLease } from './runs.ts'
import { refreshDueFeeds, refreshFeedsJob } from './schedule.ts'

const hour = 60 * 60_000
const signal = new AbortController().signal
const folder = givenFeedFolder()
let supplier: Awaited<ReturnType<typeof givenSupplier>>
let t: TestDb
let now: Date
const clock = () => now
const feeds = { dir: folder.dir, maxBytes: 2 ** 20, mayAskPrivate: true }
const refresh = (name = 'acme', options: Partial<RefreshOptions> = {}) =>
  refreshFeed({ db: t.db, clock, feeds }, name, { signal, ...options })
const mugs = (count: number, price = '5.00'): GivenOffer[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Кружка стальная ${index}`, price }))
const idsOf = async (platform = 'acme') =>
  (await sql<{ id: string }>`select id from offer where platform = ${platform} order by id`.execute(t.db)).rows.map(({ id }) => id)

beforeAll(async () => {
  t = await testDb()
  supplier = await givenSupplier()
})
afterAll(async () => {
  await supplier.close()
  await t.close()
  folder.remove()
})
beforeEach(async () => {
  await t.truncate()
  for (const file of readdirSync(folder.dir)) rmSync(join(folder.dir, file))
  now = new Date('2026-04-01T00:00:00.000Z')
  folder.write('acme.json', { source: 'acme.yml' })
})

describe('a list', () => {
  test('is taken, changed by the next one, and what is gone from it is withdrawn', async () => {
    folder.write('acme.yml', ymlOf(mugs(5)))
    expect(await refresh()).toMatchObject({ kind: 'taken', offers: 5, stored: 5, updated: 0, gone: 0, skippedCount: 0 })
    expect(await refresh()).toEqual({ kind: 'unchanged', offers: 5 })
    now = new Date('2026-04-02T00:00:00.000Z')
    const [, , ...rest] = mugs(5)
    folder.write('acme.yml', ymlOf([...rest, { id: '2', name: 'Ещё раз', price: '1' }, { id: 'new', name: 'Ложка' }].map((one) => (one.id === '4' ? { ...one, price: '6.00' } : one)))) // biome-ignore format: one list
    expect(await refresh()).toMatchObject({ kind: 'taken', offers: 4, stored: 1, updated: 1, gone: 2, skippedCount: 1 })
    expect(await idsOf()).toEqual(['acme-2', 'acme-3', 'acme-4', 'acme-new'])
    expect(await findOffer(t.db, 'acme-4')).toMatchObject({ priceLadder: [{ from: 1, minor: 600 }], fetchedAt: now.toISOString() })
    expect((await findOffer(t.db, 'acme-3'))?.fetchedAt).toBe('2026-04-01T00:00:00.000Z')
    expect(await listFeeds(t.db)).toMatchObject([
      { name: 'acme', offers: 4, skipped: 1, error: null, refreshed_at: now, next_at: new Date(+now + 24 * hour) },
    ])
    expect(readdirSync(folder.dir).sort()).toEqual(['acme.json', 'acme.yml'])
  })

  test('that lost more than half of its offers is refused, and the goods stay until it is forced', async () => {
    folder.write('acme.yml', ymlOf(mugs(10)))
    await refresh()
    folder.write('acme.yml', ymlOf(mugs(4, '9.00')))
    expect(await refresh()).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/goods stay.*4 offers, the list before had 10.*--force/),
    })
    expect(await countOffers(t.db, 'acme')).toBe(10)
    expect(await findOffer(t.db, 'acme-1')).toMatchObject({ priceLadder: [{ minor: 500 }] })
    expect(await listFeeds(t.db)).toMatchObject([
      { offers: 10, error: expect.stringContaining('4 offers'), next_at: new Date(+now + hour) },
    ])
    expect(await refresh('acme', { isForced: true })).toMatchObject({ kind: 'taken', offers: 4, updated: 4, gone: 6 })
    expect(await listFeeds(t.db)).toMatchObject([{ offers: 4, error: null }])
    folder.write('acme.yml', ymlOf([]))
    expect(await refresh('acme', { isForced: true })).toMatchObject({ kind: 'failed', reason: expect.stringContaining('no offers') })
    expect(await countOffers(t.db, 'acme')).toBe(4)
  })

  test('of which too many rows are bad is refused, with the first of them', async () => {
    const [bad, ...good] = mugs(4)
    folder.write('acme.yml', ymlOf([{ ...bad!, price: '-1' }, ...good]))
    expect(await refresh()).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/1 of 4 rows are bad, more than 20 percent.*line 4, price: "-1" stands there/),
      skipped: [{ line: 4, column: 'price' }],
    })
    expect(await idsOf()).toEqual([])
    folder.write('acme.json', { source: 'acme.yml', max_bad_percent: 25 })
    expect(await refresh()).toMatchObject({ kind: 'taken', offers: 3, skippedCount: 1 })
  })

  test('that changes as a whole is never away: at every moment each of its goods is the old or the new one', async () => {
    folder.write('acme.yml', ymlOf(mugs(450)))
    await refresh()
    folder.write('acme.yml', ymlOf([...mugs(450, '7.00').slice(50), { id: 'new', name: 'Ложка' }]))
    let isDone = false
    const seen: number[] = []
    const looking = (async () => {
      while (!isDone) {
        const { rows } = await sql<{ kept: number }>`
          select count(*) filter (where ladder_minor[1] in (500, 700))::int as kept from offer
          where platform = 'acme' and id in (select 'acme-' || n from generate_series(50, 449) as n)`.execute(t.db)
        seen.push(rows[0]?.kept ?? 0)
      }
    })()
    expect(await refresh()).toMatchObject({ kind: 'taken', stored: 1, updated: 400, gone: 50 })
    isDone = true
    await looking
    expect(new Set(seen)).toEqual(new Set([400]))
  })

  test('whose reading broke off is read again as a whole, and so is the one before when it comes back', async () => {
    folder.write('acme.yml', ymlOf(mugs(3)))
    await refresh()
    folder.write('acme.yml', ymlOf(mugs(600, '8.00')))
    await sql`create function break_off() returns trigger language plpgsql as 'begin raise exception ''the disk is full''; end'`.execute(
      t.db,
    )
    await sql`create trigger break_off before insert on offer for each row when (new.id = 'acme-599') execute function break_off()`.execute(
      t.db,
    )
    await expect(refresh()).rejects.toThrow('the disk is full')
    await sql`drop function break_off cascade`.execute(t.db)
    expect([await countOffers(t.db, 'acme'), await listFeeds(t.db)]).toMatchObject([
      400,
      [{ offers: 3, error: 'the disk is full', lease: null }],
    ])
    folder.write('acme.yml', ymlOf(mugs(3)))
    expect(await refresh()).toMatchObject({ kind: 'taken', offers: 3 })
    expect(await idsOf()).toEqual(['acme-0', 'acme-1', 'acme-2'])
    expect(await findOffer(t.db, 'acme-0')).toMatchObject({ priceLadder: [{ minor: 500 }] })
  })

  test('is read by one process at a time; one that has died over it is followed by the next', async () => {
    folder.write('acme.yml', ymlOf(mugs(1)))
    await takeLease(t.db, 'acme', 'somebody else')
    expect(await refresh()).toEqual({ kind: 'busy' })
    await sql`update feed set lease_until = now() - interval '1 second'`.execute(t.db)
    expect(await refresh()).toMatchObject({ kind: 'taken' })
  })

  test('whose goods an earlier release has indexed in its own way is indexed again at the start', async () => {
    folder.write('acme.yml', ymlOf(mugs(2)))
    await refresh()
    await sql`update offer set search = ''::tsvector, content_hash = ''`.execute(t.db)
    await sql`update offer_source set version = 'index 0'`.execute(t.db)
    await refreshImportedOffers({ db: t.db, clock }, signal)
    expect((await sql<{ n: number }>`select count(*)::int as n from offer where length(search) > 0`.execute(t.db)).rows).toEqual([{ n: 2 }])
  })

  test('cannot take the name of imported offers, and goes as a whole when it is removed', async () => {
    await sql`insert into offer_source values ('acme', 'import', '1', now())`.execute(t.db)
    folder.write('acme.yml', ymlOf(mugs(2)))
    expect(await refresh()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('were imported') })
    await sql`delete from offer_source`.execute(t.db)
    folder.write('acme.yml', ymlOf(mugs(2)).slice(0, -20))
    expect(await refresh()).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^acme\.yml: line 6, column \d+: .*; expected well-formed XML$/),
    })
    folder.write('acme.yml', ymlOf(mugs(2)))
    await refresh()
    await expect(importCatalogue({ db: t.db, clock }, Readable.from(['{}']), { platform: 'acme', language: 'ru' })).rejects.toThrow(
      'is the name of a feed',
    )
    expect(await removeFeed(t.db, 'acme')).toBe(2)
    expect([await idsOf(), await listFeeds(t.db), await removeFeed(t.db, 'acme')]).toEqual([[], [], undefined])
  })
})

describe('where a list comes from', () => {
  const from = async (source: string, over: Partial<typeof feeds> = {}) => {
    folder.write('acme.json', { source })
    return refreshFeed({ db: t.db, clock, feeds: { ...feeds, ...over } }, 'acme', { signal })
  }

  test('an address is followed where it redirects to, and its password is nowhere to be read', async () => {
    supplier.answer = ({ url, headers }, response) => {
      if (url === '/list') response.writeHead(302, { location: '/moved?key=secret' }).end()
      else response.writeHead(headers.authorization ? 200 : 401).end(ymlOf(mugs(2)))
    }
    const address = supplier.url.replace('://', '://shop:secret@')
    expect(await from(`${address}/prices.yml`)).toMatchObject({ kind: 'taken', offers: 2 })
    supplier.answer = (_, response) => response.writeHead(503).end()
    expect(await from(`${address}/prices.yml?key=secret`)).toMatchObject({ kind: 'failed', reason: `${supplier.url}/prices.yml answers 503; expected 200` }) // biome-ignore format: one call
    expect(JSON.stringify(await listFeeds(t.db))).not.toContain('secret')
    expect(await countOffers(t.db, 'acme')).toBe(2)
  })

  test.each([
    ['a private address', 'https://192.168.1.1/list.yml', /private network/],
    ['an address of this machine', 'https://127.0.0.1/list.yml', /private network/],
    ['an address that is written otherwise', 'https://[::ffff:10.0.0.1]/list.yml', /private network/],
    ['a name that leads to this machine', 'https://localhost/list.yml', /does not answer \(not a public address\)/],
    ['plain http', 'http://shop.example/list.yml', /not https/],
    ['plain http to this machine', 'http://127.0.0.1/list.yml', /not https/],
    ['a file outside', '../list.yml', /cannot be read|expected a file below/],
    ['an absolute path', '/etc/passwd', /expected a file below/],
    ['another protocol', 'file:///etc/passwd', /expected a file below/],
    ['a file that is not there', 'none.yml', /none\.yml cannot be read \(ENOENT\)/],
  ])('%s is refused', async (_, source, reason) => {
    expect(await from(source, { mayAskPrivate: false })).toMatchObject({ kind: 'failed', reason: expect.stringMatching(reason) })
  })

  test('a redirect to what may not be asked, one without an end, and a link out of the folder are refused', async () => {
    supplier.answer = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/list' }).end()
    expect(await from(supplier.url)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('http://10.0.0.1 is not https') })
    supplier.answer = (_, response) => response.writeHead(302, { location: '/again' }).end()
    supplier.calls = 0
    expect(await from(supplier.url)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('redirects more than 5 times') })
    expect(supplier.calls).toBe(6)
    writeFileSync(join(folder.dataDir, 'outside.yml'), ymlOf(mugs(1)))
    symlinkSync(join(folder.dataDir, 'outside.yml'), join(folder.dir, 'link.yml'))
    expect(await from('link.yml')).toMatchObject({ kind: 'failed', reason: expect.stringContaining('expected a file below') })
  })

  test('a list that is too large, or does not come whole, changes nothing and leaves nothing behind', async () => {
    supplier.answer = (_, response) => response.writeHead(200).end(Buffer.alloc(2 ** 20 + 1, ' '))
    expect(await from(supplier.url)).toMatchObject({ kind: 'failed', reason: 'is larger than 1 MB (FEED_MAX_MB)' })
    supplier.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write(ymlOf(mugs(1)).slice(0, 100))
      setImmediate(() => response.destroy())
    }
    expect(await from(supplier.url)).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/does not answer|did not come whole/) })
    expect(readdirSync(folder.dir)).toEqual(['acme.json'])
  })

  test('a mapping that cannot be used names its file, the key and what was expected', async () => {
    folder.write('acme.json', '{"source": 5, "colums": {}}')
    expect(await refresh()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^acme\.json: source: .*string.*colums/) })
    folder.write('acme.json', '{')
    expect(await refresh()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^acme\.json: is not valid JSON/) })
    expect(await refresh('Bad-Name')).toMatchObject({ kind: 'failed', reason: expect.stringContaining('1 to 20 letters') })
  })
})

describe('the schedule', () => {
  const log = createLog('silent')

  test('reads what is due, and what failed again within the hour', async () => {
    folder.write('acme.yml', ymlOf(mugs(2)))
    folder.write('other.json', { source: 'none.yml', refresh_hours: 6 })
    const due = () => refreshDueFeeds({ db: t.db, clock, feeds, log }, signal)
    expect(await due()).toEqual(['acme', 'other'])
    expect(await due()).toEqual([])
    now = new Date(+now + hour)
    expect(await due()).toEqual(['other'])
    now = new Date(+now + 23 * hour)
    expect(await due()).toEqual(['acme', 'other'])
  })

  test('is kept by the job queue of the product', async () => {
    folder.write('acme.yml', ymlOf(mugs(2)))
    const jobs = createJobs({ db: t.db, log, isOnlyProcess: true, isWorker: false })
    jobs.work(refreshFeedsJob, async () => {}, { retryLimit: 0, timeoutSeconds: 2 * 60 * 60 })
    await jobs.start()
    // As its time does it.
    await t.db.transaction().execute((trx) => jobs.send(trx, refreshFeedsJob, {}))
    await jobs.close()
    const settings = { MARKETPLACES: 'feed', DATA_DIR: folder.dataDir }
    await using app = await testApp({ db: t.db, settings, doesJobs: true, isOnlyProcess: t.kind === 'embedded' })
    const scheduled = sql<{ cron: string }>`select cron from jobs.schedule where name = ${refreshFeedsJob}`
    await expect.poll(async () => (await scheduled.execute(app.db)).rows).toEqual([{ cron: '*/5 * * * *' }])
    await expect.poll(() => countOffers(t.db, 'acme'), { timeout: 60_000 }).toBe(2)
  })
})

test('a question in the chat finds an offer of a supplier’s list; in carts it stays, marked, when it is gone', async () => {
  const app = await testApp({
    db: t.db,
    marketplaces: [feedMarketplace(t.db)],
    verifyToken: testUsers,
    engine: rulesEngine,
    turnTimes: { replyMs: 150_000 },
  })
  await using _ = app
  const shop = { ...app, address: await app.listen() }
  const others = Array.from({ length: 300 }, (_, index) => ({ id: `k${index}`, name: `Ложка столовая ${index}` }))
  const bottle = {
    id: 'B-1',
    name: 'Термокружка стальная 500 мл чёрная',
    price: '21,50',
    rest: '<min-quantity>10</min-quantity><count>900</count><param name="Цвет">чёрный</param>',
  }
  supplier.answer = (_, response) => response.writeHead(200).end(ymlOf([...others, bottle]))
  folder.write('acme.json', { source: `${supplier.url}/prices` })
  expect(await refresh()).toMatchObject({ kind: 'taken', offers: 301 })

  const reply = await askAndRead(shop, 'user:anna', 'чёрная термокружка 500 мл, 100 шт')
  const { products: cards } = (await messagesOf(shop, 'user:anna', reply.conversation_id)).at(-1).metadata
  expect(cards[0]).toMatchObject({ id: 'acme-B-1', title: bottle.name, platform: 'acme' })
  const product = (await shop.inject('/api/products/acme-B-1?include_data=true')).json().product
  expect(product).toMatchObject({ price: 21.5, currency: 'CNY', moq: 10, seller_name: 'Поставщик' })

  const headers = bearer('user:anna')
  await shop.inject({ method: 'POST', url: '/api/cart/items', headers, payload: { product_id: 'acme-B-1', quantity: 10 } })
  supplier.answer = (_, response) => response.writeHead(200).end(ymlOf(others))
  expect(await refresh()).toMatchObject({ kind: 'taken', gone: 1 })
  expect((await shop.inject('/api/products/acme-B-1')).statusCode).toBe(404)
  const { cart } = (await shop.inject({ url: '/api/cart', headers })).json()
  expect(cart.items).toMatchObject([{ product_id: 'acme-B-1', quantity: 10 }])
})
