import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { type OpenDatabase, openDatabase } from '../platform/db.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-imports-'))
let opened: OpenDatabase<Database>
let shop: TestApp
beforeAll(async () => {
  await placeDatabase(dataDir)
  // As the running product does: commands reach the database through it.
  opened = await openDatabase<Database>({ dataDir, databasePool: 1 })
  shop = await testApp({ db: opened.db, marketplaces: [catalogueMarketplace(opened.db)], verifyToken: testUsers })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const operator = (...words: string[]) => operatorCommand(dataDir, words)
const importing = (file: string, ...words: string[]) => operator('import-catalogue', file, '--platform', 'myshop', ...words)
const write = (file: string, text: string) => writeFileSync(join(dataDir, file), text)
const line = (id: number) => `{"item_id":"m${id}","title":"Steel mug ${id}","price":${10 + id},"stock":500}`
/** Ten mugs but for these. */
const without = (...left: number[]) =>
  Array.from({ length: 10 }, (_, id) => id).flatMap((id) => (left.includes(id) ? [] : [line(id)])).join('\n') // biome-ignore format: one value
const idsOf = async () =>
  (await opened.db.selectFrom('offer').select('id').where('platform', '=', 'myshop').orderBy('id').execute()).map(({ id }) => id)

beforeEach(async () => {
  write('whole.jsonl', without())
  expect(await importing('whole.jsonl')).toMatchObject({ code: 0 })
})

test('what left the file is withdrawn: not found and marked in carts as no longer sold; sold again when it comes back', async () => {
  const headers = bearer('user:anna')
  const statusOf = async () => (await shop.inject('/api/products/myshop-m3')).statusCode
  const lineOf = async () => (await shop.inject({ url: '/api/cart', headers })).json().cart.items[0]
  const added = await shop.inject({ method: 'POST', url: '/api/cart/items', headers, payload: { product_id: 'myshop-m3', quantity: 10 } })
  expect([added.statusCode, await statusOf(), (await lineOf()).unavailable]).toEqual([200, 200, false])

  write('fewer.jsonl', without(3, 7))
  // As before: what a file does not name stays.
  expect(await importing('fewer.jsonl')).toMatchObject({ code: 0, out: 'fewer.jsonl: 0 new, 8 updated, 0 skipped\n' })
  expect(await statusOf()).toBe(200)
  expect(await importing('fewer.jsonl', '--complete')).toEqual({
    code: 0,
    out: 'fewer.jsonl: 0 new, 8 updated, 0 skipped, 2 withdrawn\n',
    err: '',
  })
  expect(await idsOf()).toEqual([0, 1, 2, 4, 5, 6, 8, 9].map((id) => `myshop-m${id}`))
  expect(await statusOf()).toBe(404)
  expect(await lineOf()).toMatchObject({ product_id: 'myshop-m3', quantity: 10, unavailable: true })
  const more = await shop.inject({ method: 'POST', url: '/api/cart/items', headers, payload: { product_id: 'myshop-m3', quantity: 10 } })
  expect([more.statusCode, more.json().code]).toEqual([404, 'product_not_found'])
  const entry = await opened.db.selectFrom('audit_entry').select('details').orderBy('id', 'desc').executeTakeFirst()
  expect(entry?.details).toEqual({ platform: 'myshop', stored: 0, updated: 8, skipped: 0, withdrawn: 2 })

  expect(await importing('whole.jsonl', '--complete')).toMatchObject({ out: 'whole.jsonl: 2 new, 8 updated, 0 skipped, 0 withdrawn\n' })
  expect(await statusOf()).toBe(200)
  expect(await lineOf()).toMatchObject({ quantity: 10, unavailable: false })
})

test('a dry run says what would go, and stores nothing', async () => {
  write('other.jsonl', `${without(3, 7)}\n${line(10)}`)
  expect(await importing('other.jsonl', '--complete', '--dry-run')).toEqual({
    code: 0,
    out: `other.jsonl: 1 would be new, 8 updated, 0 skipped
2 of 10 offers of myshop would be withdrawn
  myshop-m3
  myshop-m7
Nothing was stored
`,
    err: '',
  })
  write('half.jsonl', `${without(0, 1, 2, 3, 4, 5)}\n{"item_id":"bad"}`)
  const half = await importing('half.jsonl', '--complete', '--dry-run')
  expect(half.out).toMatch(
    /^half\.jsonl: 0 would be new, 4 updated, 1 skipped\nline 5: title: .*\n6 of 10 offers .*\nIt would be refused: 1 of 5 lines are bad/s,
  )
  expect((await importing('half.jsonl', '--dry-run')).out).toMatch(
    /^half\.jsonl: 0 would be new, 4 updated, 1 skipped\nline 5: .*\nNothing was stored\n$/,
  )
  expect(await idsOf()).toHaveLength(10)
})

test('more than 30 % are withdrawn only where it is said that they are meant', async () => {
  write('half.jsonl', without(0, 1, 2, 3))
  expect(await importing('half.jsonl', '--complete')).toEqual({
    code: 1,
    out: '',
    err: 'half.jsonl is refused and nothing was changed: 4 of 10 offers of myshop are not in it, more than 30 %: that looks like a part of a list. --force takes it\n',
  })
  expect(await idsOf()).toHaveLength(10)
  expect((await importing('half.jsonl', '--complete', '--dry-run')).out).toContain('\nIt would be refused: 4 of 10 offers')
  expect(await importing('half.jsonl', '--complete', '--force')).toMatchObject({ code: 0, out: expect.stringContaining('4 withdrawn') })
  expect(await idsOf()).toHaveLength(6)
})

test('a file with a bad line, without lines, or that ended early changes nothing', async () => {
  write('bad.jsonl', `${without(3)}\n{"item_id":"m3"}`)
  write('cut.jsonl', without(3).slice(0, -20))
  write('empty.jsonl', '\n')
  write('cut.csv', 'item_id;title\nm0;Mug\nm1;Mug\nm2;Mug\nm4;Mug\nm5;Mug\nm6;Mug\nm7;Mug\nm8;Mug\nm9;M')
  write('quote.csv', 'item_id;title\nm0;"Mug\nm1;Mug\n')
  for (const [file, reason] of [
    ['bad.jsonl', /^bad\.jsonl is refused and nothing was changed: 1 of 10 lines are bad, .* The first: line 10: title: /],
    ['cut.jsonl', /nothing was changed: 1 of 9 lines are bad, .* line 9: is not valid JSON\n$/],
    ['empty.jsonl', /nothing was changed: it has no listings\n$/],
    ['quote.csv', /a quote that begins in the list does not end\n$/],
  ] as const)
    expect(await importing(file, '--complete', '--force')).toEqual({ code: 1, out: '', err: expect.stringMatching(reason) })
  expect(await importing('cut.csv', '--complete')).toEqual({
    code: 1,
    out: '',
    err: 'cut.csv is refused and nothing was changed: its last line has no end, as where a copy broke off. --force takes it\n',
  })
  expect(await idsOf()).toHaveLength(10)
  const titles = await opened.db.selectFrom('offer').select('summary').where('id', '=', 'myshop-m0').executeTakeFirst()
  expect(JSON.stringify(titles)).toContain('Steel mug 0')
  write('cut.csv', 'item_id;title\nm0;Mug\nm1;Mug\nm2;Mug\nm4;Mug\nm5;Mug\nm6;Mug\nm7;Mug\nm8;Mug\nm9;Mug\n')
  expect(await importing('cut.csv', '--complete')).toMatchObject({ code: 0, out: expect.stringContaining('1 withdrawn') })
})

test('words that say nothing together are refused, and so is a name of others', async () => {
  expect(await importing('whole.jsonl', '--force')).toMatchObject({ code: 1, err: '--force goes with --complete\n' })
  const others = await operator('import-catalogue', 'whole.jsonl', '--platform', 'sample', '--complete')
  expect(others).toMatchObject({ code: 1, err: 'platform: sample is the name of a marketplace\n' })
  expect(await importing('nothing.csv', '--complete')).toMatchObject({ code: 1, err: 'nothing.csv cannot be read (ENOENT)\n' })
})
