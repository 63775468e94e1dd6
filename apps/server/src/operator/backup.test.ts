import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { aPlainOffer, givenAddress, givenOrder, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { operatorCommand, operatorProcess } from '@karavan/testing/operator.ts'
import { sumTables } from '@karavan/testing/same-rows.ts'
import { administer, databaseAt } from '@karavan/testing/template.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase } from '../platform/db.ts'
import { lockFolder } from '../platform/embedded/open.ts'

// A shop with an order, a photo and awkward values, whose process runs all the while; backups are restored into folders and databases beside it.
const server = process.env.TEST_DATABASE_URL
const source = await testDb()
const t = await testApp({
  db: source.db,
  marketplaces: [givenMarketplace([aPlainOffer('600000000001', { stock: 100_000 })])],
  verifyToken: testUsers,
  settings: { UNPAID_ORDERS_MAX: '0' },
})
const anna = bearer('user:anna')
const mug = { product_id: 'sample-600000000001', quantity: 3 }

const folders = mkdtempSync(join(tmpdir(), 'karavan-backup-'))
/** The data folder of the running product. */
const home = source.settings.dataDir || join(folders, 'home')
const settings: Record<string, string> = source.settings.databaseUrl ? { DATABASE_URL: source.settings.databaseUrl } : {}
const inHome = (words: string[], more: Record<string, string> = {}) => operatorCommand(home, words, { ...settings, ...more })
let folderCount = 0
const emptyFolder = () => {
  const path = join(folders, `target-${++folderCount}`)
  mkdirSync(path, { mode: 0o700 })
  return path
}
/** Where the first test restores it. */
const restored = emptyFolder()
const backup = join(folders, 'shop.backup')
const letter = randomBytes(700_000)
let sums: Record<string, string>

beforeAll(async () => {
  const { id } = await givenOrder(t, anna, [mug])
  await sql`insert into warehouse_photo values ('photo', ${id}, ${randomBytes(2_000_000)}, 4, 3, '2026-01-02 03:04:05.678901+00')`.execute(
    t.db,
  )
  const awkward = 'line one\nline "two"\\n\t\u0001 → 名 👩‍👩‍👧'
  await sql`insert into product_detail values ('sample-1', ${JSON.stringify({ awkward, price: 1e21, deep: [null, { a: [] }] })}::jsonb, 'null'::jsonb, 'infinity')`.execute(
    t.db,
  )
  await sql`insert into idempotent_request select 'u', 's', 'k' || n, ${awkward}, 'null', now() - n * interval '1 microsecond' from generate_series(1, 3000) n`.execute(
    t.db,
  )
  await sql`create sequence counter`.execute(t.db)
  await sql`select nextval('counter') from generate_series(1, 41)`.execute(t.db)
  for (const folder of ['outbox', 'pages/ru', 'media']) mkdirSync(join(home, folder), { recursive: true, mode: 0o700 })
  writeFileSync(join(home, 'outbox/letter.eml'), letter)
  writeFileSync(join(home, 'outbox/empty.eml'), '')
  writeFileSync(join(home, 'pages/ru/доставка.md'), '# Доставка')
  writeFileSync(join(home, 'media/drawn.webp'), 'is drawn again')
  sums = toRestored(await sumTables(t.db))
  expect(await inHome(['backup', backup])).toMatchObject({ code: 0, err: '' })
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await source.close()
  rmSync(folders, { recursive: true, force: true })
})

/** The log grows by each backup, and a process says from time to time that it is there. */
const toRestored = ({ audit_entry: _, stream_process: __, ...sums }: Record<string, string>) => sums

async function sumsOf(database: { dataDir: string; databaseUrl?: string }): Promise<Record<string, string>> {
  const { db, close } = await openDatabase<Database>({ databasePool: 1, ...database })
  try {
    // It is not what migrations make, so it does not come along.
    expect(
      (
        await sql<{ next: number }>`select coalesce(max(last_value), -1) as next from pg_sequences where sequencename = 'counter'`.execute(
          db,
        )
      ).rows,
    ).toEqual([{ next: -1 }])
    return toRestored(await sumTables(db))
  } finally {
    await close()
  }
}

function expectFiles(folder: string): void {
  expect(
    readdirSync(folder)
      .filter((name) => !['database', 'lock.db'].includes(name))
      .sort(),
  ).toEqual(['outbox', 'pages'])
  expect(readFileSync(join(folder, 'outbox/letter.eml')).equals(letter)).toBe(true)
  expect(readFileSync(join(folder, 'outbox/empty.eml'), 'utf8')).toBe('')
  expect(readFileSync(join(folder, 'pages/ru/доставка.md'), 'utf8')).toBe('# Доставка')
  expect(statSync(join(folder, 'outbox/letter.eml')).mode & 0o077).toBe(0)
}

async function withPostgres(use: (url: string) => Promise<void>): Promise<void> {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server ?? '', (client) => client.query(`create database ${name}`))
  try {
    await use(databaseAt(server ?? '', name))
  } finally {
    await administer(server ?? '', (client) => client.query(`drop database ${name} with (force)`))
  }
}

test('a backup of the running product restores into an empty folder: every table, row and file', async () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const folder = restored
  const answer = await operatorCommand(folder, ['restore', backup])
  expect(answer).toMatchObject({ code: 0, err: '' })
  expect(answer.out).toMatch(
    /is restored: \d+ tables with \d+ rows, 3 files, made \S+ by \d+\.\d+\.\d+ on (the embedded database|PostgreSQL)\n$/,
  )
  expect(await sumsOf({ dataDir: folder })).toEqual(sums)
  expectFiles(folder)
  expect(await t.db.selectFrom('audit_entry').select(['kind', 'actor', 'details']).execute()).toEqual([
    { kind: 'backup_made', actor: 'command line', details: { file: 'shop.backup', encrypted: false } },
  ])
  // Rules of the tables are there again.
  const { db, close } = await openDatabase<Database>({ dataDir: folder, databasePool: 1 })
  try {
    await expect(sql`delete from order_event`.execute(db)).rejects.toThrow(/only ever added/)
    await expect(sql`delete from buyer_order`.execute(db)).rejects.toThrow(/foreign key/)
  } finally {
    await close()
  }
})

test.skipIf(!server)('it restores to PostgreSQL, and a backup of that one into a folder again', async () => {
  await withPostgres(async (url) => {
    const folder = emptyFolder()
    expect(await operatorCommand(folder, ['restore', backup], { DATABASE_URL: url })).toMatchObject({ code: 0, err: '' })
    expect(await sumsOf({ dataDir: '', databaseUrl: url })).toEqual(sums)
    expectFiles(folder)
    const again = join(folders, 'again.backup')
    expect(await operatorCommand(folder, ['backup', again], { DATABASE_URL: url })).toMatchObject({ code: 0, err: '' })
    const last = emptyFolder()
    expect(await operatorCommand(last, ['restore', again])).toMatchObject({ code: 0, err: '' })
    expect(await sumsOf({ dataDir: last })).toEqual(sums)
    // What is there is not touched unless somebody says so twice, nor while it is in use.
    const before = { code: 1, out: '', err: expect.stringContaining('the database holds tables already') }
    expect(await operatorCommand(emptyFolder(), ['restore', backup], { DATABASE_URL: url })).toEqual(before)
    await administer(url, async () => {
      expect(await operatorCommand(folder, ['restore', backup, '--replace', '--yes'], { DATABASE_URL: url })).toEqual({
        code: 1,
        out: '',
        err: 'the database is in use (1 other connections): stop the product first\n',
      })
    })
    expect(await sumsOf({ dataDir: '', databaseUrl: url })).toEqual(sums)
    expectFiles(folder)
    expect(await operatorCommand(folder, ['restore', backup, '--replace', '--yes'], { DATABASE_URL: url })).toMatchObject({
      code: 0,
      err: '',
    })
    expect(await sumsOf({ dataDir: '', databaseUrl: url })).toEqual(sums)
  })
})

test('an encrypted backup opens with its passphrase alone and shows nothing without it', async () => {
  const file = join(folders, 'secret.backup')
  const secret = { BACKUP_PASSPHRASE: 'раз два три четыре' }
  expect(await inHome(['backup', file], secret)).toMatchObject({ code: 0, out: expect.stringContaining(', encrypted\n') })
  const folder = emptyFolder()
  expect(await operatorCommand(folder, ['restore', file])).toEqual({
    code: 1,
    out: '',
    err: 'the backup is encrypted: set BACKUP_PASSPHRASE\n',
  })
  const wrong = await operatorCommand(folder, ['restore', file], { BACKUP_PASSPHRASE: 'раз два три пять шесть' })
  expect(wrong).toEqual({ code: 1, out: '', err: 'the passphrase is not the one of this backup\n' })
  const bytes = readFileSync(file)
  bytes[bytes.length - 400_000] = (bytes.at(-400_000) ?? 0) ^ 1
  writeFileSync(join(folders, 'altered.backup'), bytes)
  const altered = await operatorCommand(folder, ['restore', join(folders, 'altered.backup')], secret)
  expect(altered).toMatchObject({ code: 1, err: expect.stringMatching(/altered\.backup is damaged \(chunk \d+\)\n$/) })
  expect(await operatorCommand(folder, ['restore', file, '--check'], secret)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is whole: '),
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a file that is damaged, cut off, of a newer release or no backup is refused before anything is touched', async () => {
  const whole = readFileSync(backup)
  const folder = emptyFolder()
  const file = join(folders, 'hurt.backup')
  const attempt = async (content: Buffer | string) => {
    writeFileSync(file, content)
    const answer = await operatorCommand(folder, ['restore', file])
    expect(answer).toMatchObject({ code: 1, out: '' })
    expect(answer.err.split('\n')).toHaveLength(2)
    expect(readdirSync(folder)).toEqual([])
    return answer.err
  }
  for (let at = 60; at < whole.length; at += Math.floor(whole.length / 9)) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    expect(await attempt(bytes)).toMatch(/damaged|cut off/)
    expect(await attempt(whole.subarray(0, at))).toContain('cut off')
  }
  expect(await attempt(Buffer.concat([whole, Buffer.from('more')]))).toContain('damaged')
  expect(await attempt(whole.toString('latin1').replace('"karavan_backup":1', '"karavan_backup":2'))).toContain('newer release')
  expect(await attempt('select 1;\n')).toContain('is not a backup of Karavan')
  expect(await attempt('')).toContain('is not a backup of Karavan')
  expect((await operatorCommand(folder, ['restore', 'nothing.backup'])).err).toMatch(/nothing\.backup cannot be read \(ENOENT\)\n$/)
  const newer = join(folders, 'newer.backup')
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')`.execute(t.db)
  expect(await inHome(['backup', newer])).toMatchObject({ code: 0 })
  await sql`delete from kysely_migration where name = '9999-later'`.execute(t.db)
  expect(await operatorCommand(folder, ['restore', newer])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/newer release \(.+9999-later/),
  })
  expect(readdirSync(folder)).toEqual([])
})

test('what is there stays unless somebody says twice that it may go; then it is put aside for a backup of an older release', async () => {
  const before = await sumsOf({ dataDir: restored })
  const refuse = async (words: string[], reason: string, more = {}) =>
    expect(await operatorCommand(restored, ['restore', backup, ...words], more)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(reason),
    })
  await refuse([], 'holds a database already: restore into an empty one, or use --replace')
  await refuse(['--replace'], '--yes')
  const unlock = lockFolder(restored)
  await refuse(['--replace', '--yes'], 'is in use by another Karavan process')
  unlock()
  await refuse([], 'DATA_DIR: ', { DATA_DIR: join(restored, 'outbox/letter.eml') })
  expectFiles(restored)
  expect(await sumsOf({ dataDir: restored })).toEqual(before)

  // As the release before 0045 had left it.
  const { db, close } = await openDatabase<Database>({ dataDir: restored, databasePool: 1 })
  await sql`alter table identity_session drop column former_until, drop column password_at`.execute(db)
  await sql`delete from kysely_migration where name = '0045-former-guests'`.execute(db)
  await close()
  const file = join(folders, 'older.backup')
  expect(await operatorCommand(restored, ['backup', file])).toMatchObject({ code: 0 })
  writeFileSync(join(restored, 'mine.txt'), 'mine')
  const { out, err } = await operatorCommand(restored, ['restore', file, '--replace', '--yes'])
  expect(err).toBe('')
  const former = /^What was there lies in (.*)$/m.exec(out)?.[1] ?? ''
  expect(readdirSync(former).sort()).toEqual(['database', 'mine.txt', 'outbox', 'pages'])
  expect(existsSync(join(restored, 'mine.txt'))).toBe(false)
  const { kysely_migration: steps, ...rest } = await sumsOf({ dataDir: restored })
  const { kysely_migration: expectedSteps, ...expected } = sums
  expect(steps?.split(' ')[0]).toBe(expectedSteps?.split(' ')[0])
  expect(rest).toEqual(expected)
})

test('orders that are placed meanwhile are in it whole or not at all, and those of before are in it', async () => {
  const placed: string[] = []
  let isOver = false
  const place = async (index: number) => {
    const buyer = bearer(`user:buyer${index}`)
    const home = await givenAddress(t, buyer)
    while (!isOver) {
      await t.inject({ method: 'POST', url: '/api/cart/items', headers: buyer, payload: mug })
      const answer = await postOrder(t, buyer, home.id)
      if (answer.statusCode === 200) placed.push(answer.json().order.id)
    }
  }
  const placing = [1, 2, 3].map(place)
  await expect.poll(() => placed.length).toBeGreaterThan(3)
  const before = [...placed]
  const file = join(folders, 'busy.backup')
  expect(await operatorProcess(home, ['backup', file], settings)).toMatchObject({ code: 0, err: '' })
  const countAtEnd = placed.length
  isOver = true
  await Promise.all(placing)
  // The product went on while it was made.
  expect(countAtEnd).toBeGreaterThan(before.length)
  const folder = emptyFolder()
  expect(await operatorCommand(folder, ['restore', file])).toMatchObject({ code: 0, err: '' })
  const { db, close } = await openDatabase<Database>({ dataDir: folder, databasePool: 1 })
  try {
    const { rows } = await sql<{ orders: number; torn: number; taken: number; sold: number; pending: number }>`
      select count(*) as orders,
        count(*) filter (where total_minor <> (select coalesce(sum(unit_minor * quantity), -1) from order_line where order_id = o.id)
          or last_seq <> (select count(*) from order_event where order_id = o.id)) as torn,
        (select sum(quantity) from stock_taken) as taken, (select sum(quantity) from order_line) as sold,
        (select count(*) from jobs.job where name = 'order-mail') as pending
      from buyer_order o`.execute(db)
    expect(rows[0]).toMatchObject({ torn: 0, taken: rows[0]?.sold })
    const kept = new Set((await db.selectFrom('buyer_order').select('id').execute()).map(({ id }) => id))
    expect(before.filter((id) => !kept.has(id))).toEqual([])
  } finally {
    await close()
  }
})

test('a backup that cannot be written says why, and leaves nothing', async () => {
  expect((await inHome(['backup', backup])).err).toMatch(/shop\.backup is there already: name another file\n$/)
  expect((await inHome(['backup', join(folders, 'no/such/folder')])).err).toMatch(/cannot be written \(ENOENT\)\n$/)
  expect((await operatorCommand(emptyFolder(), ['backup', 'x'])).err).toMatch(/has no database of Karavan\n$/)
  expect(readdirSync(folders).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(readdirSync(home).filter((name) => name.startsWith('.backup-'))).toEqual([])
})
