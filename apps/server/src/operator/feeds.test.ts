import { operatorCommand, operatorProcess } from '@karavan/testing/operator.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { givenFeedFolder, givenSupplier, ymlOf } from '../features/catalogue/feeds/given-feeds.ts'
import { type OpenDatabase, openDatabase } from '../platform/db.ts'

const folder = givenFeedFolder()
let supplier: Awaited<ReturnType<typeof givenSupplier>>
let opened: OpenDatabase<Database>
const allowing = { FEED_PRIVATE_ADDRESSES: 'allow' }
const operator = (...words: string[]) => operatorCommand(folder.dataDir, words, allowing)

beforeAll(async () => {
  await placeDatabase(folder.dataDir)
  // As the running product does: commands reach the database through it.
  opened = await openDatabase<Database>({ dataDir: folder.dataDir, databasePool: 1 })
  supplier = await givenSupplier()
})
afterAll(async () => {
  await supplier.close()
  await opened.close()
  folder.remove()
})

const shirts = ymlOf([
  { id: '1', name: 'Футболка', price: '20', rest: '<count>5</count><dimensions>30/20/5</dimensions><param name="Материал">хлопок</param>' },
  { id: '2', name: 'Кепка', price: 'дорого' },
  ...['3', '4', '5', '6', '7'].map((id) => ({ id, name: `Носки ${id}`, price: '3' })),
])

test('a preview says what a list would make, and stores nothing', async () => {
  folder.write('list.yml', shirts)
  const { code, out } = await operator('feed', 'preview', 'feeds/list.yml', '--rows', '1')
  expect(code).toBe(0)
  expect(out).toContain('yml, utf-8, Поставщик\n7 rows: 6 good, 1 bad; 6 offers\n')
  expect(out).toMatch(/Columns\n(?: {2}.*\n)* {2}price: price\n/)
  expect(out).toContain('  dimensions: dimensions\n')
  expect(out).toContain('    packed: 3000 cm3\n')
  expect(out).toContain('  6 of 6 rows have no picture\n  line 5, price: "дорого" stands there; expected a number such as 1 234,50\n')
  expect(out).toMatch(/First offers\n {2}preview-1 {2}Футболка\n {4}price: from 1: 20\.00 CNY\n(?: {4}.*\n)* {4}facts: Материал: хлопок\n/)
  expect(out).not.toContain('Носки')
  expect(out).toMatch(/\nNothing was stored\n$/)
  expect(await operator('feed', 'list')).toMatchObject({ code: 0, out: expect.stringMatching(/^No feeds: .*feeds has no mapping file/) })
})

test('a preview of an address takes a mapping to try, and speaks JSON', async () => {
  supplier.answer = (_, response) => response.writeHead(200).end('n;what;p\n1;Mug;5\n2;Cap;6\n')
  folder.write('try.mapping', { source: '-', columns: { id: 'n', title: 'what', price: 'p' }, currency: 'CNY' })
  const found = await operator('feed', 'preview', `${supplier.url}/list.csv`, '--mapping', 'feeds/try.mapping', '--json')
  expect(JSON.parse(found.out)).toMatchObject({
    rows: 2,
    offers: 2,
    facts: { format: 'csv' },
    first: [{ title: { en: 'Mug' } }, { title: { en: 'Cap' } }],
  })
  expect(await operatorCommand(folder.dataDir, ['feed', 'preview', `${supplier.url}/list.csv`])).toMatchObject({ code: 1, err: expect.stringContaining('is not https') }) // biome-ignore format: one call
  expect(await operator('feed', 'preview', 'none.csv')).toMatchObject({ code: 1, err: expect.stringMatching(/none\.csv is no feed, and cannot be read as a file \(ENOENT\)/) }) // biome-ignore format: one call
  expect(await operator('feed', 'preview', 'feeds/list.yml', '--rows', 'many')).toMatchObject({
    code: 1,
    err: expect.stringContaining('whole number'),
  })
})

test('feeds are read, listed and removed; a process of its own does the same', async () => {
  folder.write('acme.json', { source: 'list.yml' })
  folder.write('broken.json', { source: 'none.yml' })
  const read = await operatorProcess(folder.dataDir, ['feed', 'refresh', 'acme'])
  expect(read).toEqual({
    code: 0,
    out: 'acme: 6 offers; 6 new, 0 changed, 0 gone, 1 rows skipped\n  line 5, price: "дорого" stands there; expected a number such as 1 234,50\n',
    err: '',
  })
  expect(await operator('feed', 'preview', 'acme')).toMatchObject({ code: 0, out: expect.stringContaining('  acme-1  Футболка') })
  expect(await operator('feed', 'refresh')).toMatchObject({
    code: 1,
    err: 'acme: 6 offers, the list has not changed. broken: none.yml cannot be read (ENOENT)\n',
  })
  folder.write('list.yml', ymlOf([{ id: '1', name: 'Футболка' }]))
  expect(await operator('feed', 'refresh', 'acme')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/goods stay as they were.*had 6.*--force/),
  })
  expect((await operator('feed', 'list')).out).toMatch(
    /^acme {2}6 offers {2}1 skipped {2}taken 2\S+Z {2}next 2\S+Z {2}FAILED 2\S+Z: list\.yml: the list is refused.*\nbroken {2}0 offers .*taken never.*FAILED.*ENOENT/,
  )
  const { out: findings } = await operatorCommand(folder.dataDir, ['doctor'], { MARKETPLACES: 'feed' })
  expect(findings).toMatch(/^ok +offers +6 of price lists$/m)
  expect(findings).toMatch(/^look +feeds +acme: list\.yml: the list is refused .* -> operator feed preview acme$/m)
  expect(await operator('feed', 'refresh', 'acme', '--force')).toMatchObject({
    code: 0,
    out: 'acme: 1 offers; 0 new, 1 changed, 5 gone, 0 rows skipped\n',
  })
  expect(JSON.parse((await operator('feed', 'list', '--json')).out)).toMatchObject([
    { name: 'acme', offers: 1, error: null, has_mapping: true },
    { name: 'broken' },
  ])

  expect(await operator('feed', 'remove', 'acme')).toMatchObject({ code: 1, err: expect.stringContaining('acme.json is still there') })
  folder.unlink('acme.json')
  expect((await operator('feed', 'list')).out).toMatch(/^acme .*its mapping file is gone/)
  expect(await operator('feed', 'remove', 'acme')).toMatchObject({ code: 0, out: 'acme: 1 offers withdrawn\n' })
  expect(await operator('feed', 'remove', 'acme')).toMatchObject({ code: 1, err: expect.stringContaining('There is no feed acme') })
})
