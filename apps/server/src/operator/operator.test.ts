import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, openDatabase } from '../platform/db.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'karavan-operator-'))
const open = async () => {
  const opened = await openDatabase({ dataDir, databasePool: 1 })
  await migrate(opened.db)
  return opened
}

/** The command as a person runs it: a process of its own. */
function operator(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  return new Promise((done) => {
    execFile(process.execPath, [main, ...words], { env, cwd: dataDir }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err: err.replaceAll(/^.*(ExperimentalWarning|--trace-warnings).*\n/gm, '') })
    })
  })
}

beforeAll(async () => {
  const opened = await open()
  const at = new Date()
  await opened.db
    .insertInto('identity_account')
    .values({
      id: 'ann',
      email: 'ann@example.com',
      email_verified: false,
      disabled: false,
      valid_since: at,
      created_at: at,
      last_login_at: at,
    })
    .execute()
  await opened.close()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('it opens the database itself while the product does not run', async () => {
  expect(await operator('account', 'disable', ' Ann@Example.com')).toEqual({ code: 0, out: ' Ann@Example.com is disabled\n', err: '' })
  const { db, close } = await open()
  try {
    expect(await db.selectFrom('identity_account').select('disabled').executeTakeFirst()).toEqual({ disabled: true })
  } finally {
    await close()
  }
})

test('it reaches the running product, which sees the change at once', async () => {
  const { db, close } = await open()
  try {
    expect(await operator('account', 'enable', 'ann@example.com')).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('identity_account').select('disabled').executeTakeFirst()).toEqual({ disabled: false })
    for (const _ of [1, 2]) expect(await operator('operator', 'grant', 'ann@example.com')).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([{ uid: 'ann' }])
    expect(await operator('operator', 'revoke', 'ann@example.com')).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([])
  } finally {
    await close()
  }
})

test.each([
  [['account', 'disable', 'nobody@example.com'], 'No account has the address nobody@example.com'],
  [['account', 'disable'], 'Usage: account disable EMAIL'],
  [['account', 'disable', 'a@b.c', 'd@e.f'], 'Usage: account disable EMAIL'],
  [['account', 'disable', 'a@b.c', '--now'], "Unknown option '--now'. Usage: account disable EMAIL"],
  [['account'], 'Unknown command: account. --help lists them'],
  [['make', 'coffee', 'please'], 'Unknown command: make coffee. --help lists them'],
])('%j fails with one line', async (words, line) => {
  expect(await operator(...words)).toEqual({ code: 1, out: '', err: `${line}\n` })
})

test('--help lists the commands and touches nothing', async () => {
  const help = await operator('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help.out).toContain('account disable EMAIL')
})
