import { appendFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countOffers, findOffer } from '@karavan/marketplaces/store/offer-store.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importFile, importWholeFile } from './import-file.ts'

let t: TestDb
let folder: string
const clock = () => new Date('2026-04-01T00:00:00.000Z')
const signal = new AbortController().signal
beforeAll(async () => {
  t = await testDb()
  folder = await mkdtemp(join(tmpdir(), 'karavan-import-'))
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => t.truncate())

const options = { platform: 'real', language: 'en' } as const
async function given(name: string, lines: readonly string[]): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, lines.join('\n'))
  return file
}
const mugs = (count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({ item_id: `mug-${at}`, title: `Ceramic mug number ${at}`, price: 10 + at, currency: 'CNY' }),
  )
const wordCounts = async () =>
  (await sql<{ word: string; offers: number }>`select word, offers from offer_word order by word`.execute(t.db)).rows
const notes = async () => (await sql`select * from catalogue_import`.execute(t.db)).rows.length

test('a table is read by the names of its columns: known ones are fields, the others attributes, bad rows are told by their line', async () => {
  const file = await given('goods.csv', [
    'item_id;title;price;currency;moq;Material',
    'a;Steel bottle 500 ml;"12,50";CNY;24;Stainless steel',
    'b;;3;CNY;1;Wood',
    'c;Wooden board;free;CNY;1;Wood',
    'd;Bamboo board;7;CNY;10;Bamboo',
  ])
  const summary = await importFile({ db: t.db, clock }, file, { ...options, signal })
  expect(summary).toMatchObject({ read: 4, stored: 2, updated: 0, skippedCount: 2 })
  expect(summary.skipped.map(({ line }) => line)).toEqual([3, 4])
  const bottle = await findOffer(t.db, 'real-a')
  expect(bottle).toMatchObject({ title: { en: 'Steel bottle 500 ml' }, moq: 24, priceLadder: [{ minor: 1250 }] })
  expect(bottle?.attributes.map(({ name, value }) => [name.en ?? name.source, value.en ?? value.source])).toContainEqual([
    'Material',
    'Stainless steel',
  ])
})

test('a table whose first row names no column is refused, and nothing is stored', async () => {
  const file = await given('nothing.csv', ['1;2;3', '4;5;6'])
  await expect(importFile({ db: t.db, clock }, file, { ...options, signal })).rejects.toThrow(/column|header|title/i)
  expect(await countOffers(t.db, 'real')).toBe(0)
})

test('an import that was stopped goes on where it was: each line is read once, words are counted as in one go', async () => {
  const lines = mugs(2_600)
  await importFile({ db: t.db, clock }, await given('whole.jsonl', lines), { ...options, signal })
  const inOneGo = await wordCounts()
  await t.truncate()

  const file = await given('mugs.jsonl', lines)
  const stop = new AbortController()
  const seen: number[] = []
  const onProgress = (done: number, all: number) => {
    expect(all).toBe(2_600)
    seen.push(done)
    if (done >= 2_200) stop.abort()
  }
  await expect(importFile({ db: t.db, clock }, file, { ...options, onProgress, signal: stop.signal })).rejects.toThrow()
  const stored = await countOffers(t.db, 'real')
  expect(stored).toBeGreaterThanOrEqual(2_200)
  expect(stored).toBeLessThan(2_600)
  expect(await notes()).toBe(1)

  const again: number[] = []
  const summary = await importFile({ db: t.db, clock }, file, { ...options, onProgress: (done) => again.push(done), signal })
  expect(again[0]).toBeGreaterThan(stored)
  expect(summary).toMatchObject({ read: 2_600, stored: 2_600, updated: 0, skippedCount: 0 })
  expect(await countOffers(t.db, 'real')).toBe(2_600)
  expect(await wordCounts()).toEqual(inOneGo)
  expect(await notes()).toBe(0)

  // Whole, it is no longer gone on with; other contents begin at their first line.
  expect(await importFile({ db: t.db, clock }, file, { ...options, signal })).toMatchObject({ read: 2_600, stored: 0, updated: 2_600 })
})

test('other contents of a stopped import begin at the first line', async () => {
  const stop = new AbortController()
  const file = await given('first.jsonl', mugs(1_000))
  await expect(
    importFile({ db: t.db, clock }, file, { ...options, onProgress: (done) => done >= 200 && stop.abort(), signal: stop.signal }),
  ).rejects.toThrow()
  const others = await given('first.jsonl', mugs(600).toReversed())
  expect(await importFile({ db: t.db, clock }, others, { ...options, signal })).toMatchObject({ read: 600 })
})

const whole = { ...options, isForced: true, signal }

test('a stopped import of all that is sold withdraws nothing until it has come to its end', async () => {
  await importFile({ db: t.db, clock }, await given('old.jsonl', mugs(30).concat('{"item_id":"spoon","title":"Spoon"}')), {
    ...options,
    signal,
  })
  const file = await given('new.jsonl', mugs(1_000))
  const stop = new AbortController()
  const onProgress = (done: number) => done >= 400 && stop.abort()
  await expect(importWholeFile({ db: t.db, clock }, file, { ...whole, onProgress, signal: stop.signal })).rejects.toThrow()
  expect(await findOffer(t.db, 'real-spoon')).toBeDefined()

  const again: number[] = []
  const onProgressAgain = (done: number) => void again.push(done)
  const summary = await importWholeFile({ db: t.db, clock }, file, { ...whole, onProgress: onProgressAgain })
  expect(again[0]).toBeGreaterThan(400)
  expect(summary).toMatchObject({ read: 1_000, withdrawn: 1 })
  expect(await findOffer(t.db, 'real-spoon')).toBeUndefined()
  expect(await countOffers(t.db, 'real')).toBe(1_000)
})

test('offers are withdrawn all or none, and by the next import where that failed; words are counted without them', async () => {
  await importFile({ db: t.db, clock }, await given('old.jsonl', mugs(1_200)), { ...options, signal })
  const before = await wordCounts()
  const file = await given('new.jsonl', mugs(20))
  // Among those that are taken away last.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is gone'; end $$`.execute(t.db)
  await sql`create trigger refusing before delete on offer for each row when (old.id = 'real-mug-999') execute function refuse()`.execute(
    t.db,
  )
  await expect(importWholeFile({ db: t.db, clock }, file, whole)).rejects.toThrow('the disk is gone')
  expect(await countOffers(t.db, 'real')).toBe(1_200)
  await sql`drop trigger refusing on offer; drop function refuse()`.execute(t.db)
  expect(await importWholeFile({ db: t.db, clock }, file, whole)).toMatchObject({ updated: 20, withdrawn: 1_180 })
  expect(await countOffers(t.db, 'real')).toBe(20)
  const ofAll = new Set(before.filter(({ offers }) => offers === 1_200).map(({ word }) => word))
  expect(ofAll.size).toBeGreaterThan(1)
  expect(new Set((await wordCounts()).filter(({ word }) => ofAll.has(word)).map(({ offers }) => offers))).toEqual(new Set([20]))
})

test('offers of other platforms stay, and a file that changes meanwhile withdraws nothing', async () => {
  await importFile({ db: t.db, clock }, await given('old.jsonl', mugs(30)), { ...options, signal })
  await importFile({ db: t.db, clock }, await given('old.jsonl', mugs(30)), { ...options, platform: 'other', signal })
  const file = await given('new.jsonl', mugs(28))
  const change = () => void appendFileSync(file, '\n{"item_id":"late","title":"Late"}')
  await expect(importWholeFile({ db: t.db, clock }, file, { ...whole, onProgress: change })).rejects.toThrow(
    'was changed while it was imported',
  )
  expect(await countOffers(t.db, 'real')).toBe(30)
  expect(await importWholeFile({ db: t.db, clock }, await given('new.jsonl', mugs(28)), whole)).toMatchObject({ withdrawn: 2 })
  expect([await countOffers(t.db, 'real'), await countOffers(t.db, 'other')]).toEqual([28, 30])
})
