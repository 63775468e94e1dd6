import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node } from '@karavan/testing/karavan-process.ts'
import { administer, databaseAt, placeDatabase } from '@karavan/testing/template.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './platform/db.ts'
import { lockFolder } from './platform/embedded/open.ts'

// Each start is a process of its own, as a person or a service manager makes it.
const folders = mkdtempSync(join(tmpdir(), 'karavan-start-'))
afterAll(() => rmSync(folders, { recursive: true, force: true }))
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(settings: Record<string, string>, nodeOptions: string[] = []) {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folders, 'never-made'), MARKETPLACES: 'catalogue', ...settings }
  return new Promise<{ code: unknown; out: string; err: string }>((done) => {
    execFile(node, ['--no-warnings', ...nodeOptions, main], { env, timeout: 120_000 }, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err }),
    )
  })
}

/** One line that says what is wrong, and exit code 1. */
const refused = (line: string | RegExp) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(typeof line === 'string' ? `^Karavan could not start: ${line}\n$` : line),
})

test('a bad setting, and a name that was meant to be one: nothing is made', async () => {
  const envFile = join(folders, '.env')
  writeFileSync(envFile, 'MAIL_FROM=not an address\nSMPT_URL=smtp://mail.example\nSHOP_COLOUR=red\n')
  expect(await start({}, [`--env-file=${envFile}`])).toEqual({
    code: 1,
    out: '',
    err: [
      'Karavan: SHOP_COLOUR is no setting and has no effect',
      'Karavan: SMPT_URL is no setting and has no effect; did you mean SMTP_URL?',
      'Karavan could not start: MAIL_FROM: must be an email address, alone or as Shop <mail@shop.example>',
      '',
    ].join('\n'),
  })
  expect(existsSync(join(folders, 'never-made'))).toBe(false)
})

test('a port that is in use, before the database is touched', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const { port } = other.address() as AddressInfo
  const dataDir = join(folders, 'port')
  expect(await start({ PORT: String(port), DATA_DIR: dataDir })).toEqual(
    refused(`PORT: cannot listen on 127\\.0\\.0\\.1:${port} \\(EADDRINUSE\\)`),
  )
  expect(readdirSync(dataDir)).toEqual([])
  other.close()
})

test('a folder that another process holds, that cannot be made, or whose disk is full', async () => {
  const dataDir = join(folders, 'held')
  mkdirSync(dataDir, { mode: 0o700 })
  const unlock = lockFolder(dataDir)
  expect(await start({ DATA_DIR: dataDir })).toEqual(refused(`DATA_DIR: ${dataDir} is in use by another Karavan process`))
  unlock()
  writeFileSync(join(dataDir, 'file'), '')
  const inFile = join(dataDir, 'file/data')
  expect(await start({ DATA_DIR: inFile })).toEqual(refused(`DATA_DIR: ${inFile} cannot be used as a folder \\(ENOTDIR\\)`))
  const full = join(folders, 'full')
  mkdirSync(full, { mode: 0o700 })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=0700', 'karavan-test', full], { stdio: 'ignore' })
  } catch {
    process.stderr.write('SKIPPED: a full disk is not tested, because no file system can be mounted here\n')
    return
  }
  try {
    writeFileSync(join(full, 'rest'), randomBytes(60 * 1024))
    expect(await start({ DATA_DIR: full })).toEqual(refused(/^Karavan could not start: DATA_DIR: .*(full|ENOSPC|no space).*\n$/i))
    execFileSync('mount', ['-o', 'remount,ro', full])
    expect(await start({ DATA_DIR: full })).toEqual(refused(`DATA_DIR: ${full} cannot be used as a folder \\(EROFS\\)`))
  } finally {
    execFileSync('umount', [full])
  }
})

test('a database that a newer release has changed: it stays as it is', async () => {
  const dataDir = join(folders, 'newer')
  mkdirSync(dataDir, { mode: 0o700 })
  await placeDatabase(dataDir)
  const open = () => openDatabase<Database>({ dataDir, databasePool: 1 })
  const change = await open()
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')`.execute(change.db)
  await sql`delete from kysely_migration where name = '0045-former-guests'`.execute(change.db)
  await change.close()
  expect(await start({ DATA_DIR: dataDir })).toEqual(
    refused(
      'a newer release of Karavan has changed this database \\(9999-later\\); start that release, or restore a backup from before it',
    ),
  )
  const { db, close } = await open()
  expect((await sql`select 1 from kysely_migration where name = '0045-former-guests'`.execute(db)).rows).toEqual([])
  await close()
})

test('an address where no PostgreSQL is', async () => {
  expect(await start({ DATABASE_URL: 'postgres://karavan:secret@127.0.0.1:1/karavan' })).toEqual(
    refused('DATABASE_URL: cannot connect to PostgreSQL \\(connect ECONNREFUSED 127\\.0\\.0\\.1:1\\)'),
  )
})

const server = process.env.TEST_DATABASE_URL
test.skipIf(!server)('a user of PostgreSQL who may not make tables', async () => {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server ?? '', async (client) => {
    await client.query(`create database ${name}`)
    await client.query(`create role ${name} login password 'secret'`)
  })
  const url = new URL(databaseAt(server ?? '', name))
  url.username = name
  url.password = 'secret'
  try {
    expect(await start({ DATABASE_URL: url.href })).toEqual(
      refused(
        /^Karavan could not start: the user of DATABASE_URL may not make tables there \(permission denied .*\): let it own the database.*\n$/,
      ),
    )
  } finally {
    await administer(server ?? '', async (client) => {
      await client.query(`drop database ${name} with (force)`)
      await client.query(`drop role ${name}`)
    })
  }
})
