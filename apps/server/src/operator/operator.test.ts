import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorCommand, operatorProcess } from '@karavan/testing/operator.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../database.ts'
import { systemClock } from '../platform/clock.ts'
import { migrate, openDatabase } from '../platform/db.ts'
import { lockFolder } from '../platform/embedded/open.ts'
import { createJobs, type JobHandler } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-operator-'))
const open = async () => {
  const opened = await openDatabase<Database>({ dataDir, databasePool: 1 })
  await migrate(opened.db)
  return opened
}

const operator = (...words: string[]) => operatorCommand(dataDir, words)

beforeAll(async () => {
  await placeDatabase(dataDir)
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
  writeFileSync(join(dataDir, 'notes.txt'), 'buy milk\n')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a process of its own opens the database itself while the product does not run', async () => {
  expect(await operatorProcess(dataDir, ['account', 'disable', ' Ann@Example.com'])).toEqual({
    code: 0,
    out: ' Ann@Example.com is disabled\n',
    err: '',
  })
  const { db, close } = await open()
  try {
    expect(await db.selectFrom('identity_account').select('disabled').executeTakeFirst()).toEqual({ disabled: true })
  } finally {
    await close()
  }
})

test('it reaches the running product from a process of its own, and the product sees the change at once', async () => {
  const { db, close } = await open()
  try {
    expect(await operatorProcess(dataDir, ['account', 'enable', 'ann@example.com'])).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('identity_account').select('disabled').executeTakeFirst()).toEqual({ disabled: false })
    expect(await operator('operator', 'grant', '--yes', 'ann@example.com')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^ann@example\.com has not confirmed this address yet\. [^\n]*“Confirm address”[^\n]*outbox list[^\n]*\n$/,
      ),
    })
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([])
    await db.updateTable('identity_account').set({ email_verified: true }).execute()
    for (const _ of [1, 2]) expect(await operator('operator', 'grant', '--yes', 'ann@example.com')).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([{ uid: 'ann' }])
    expect(await operator('operator', 'revoke', 'ann@example.com')).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([])
  } finally {
    await close()
  }
})

test('the role is given to the account that the owner has looked at; a program has to say that it may', async () => {
  const { db, close } = await open()
  const grant = (...answers: string[]) =>
    operatorCommand(dataDir, ['operator', 'grant', 'Ann@example.com'], {}, async (question) => {
      expect(question).toBe('Give this account the desk? [y/N] ')
      return answers.shift() ?? ''
    })
  try {
    await db.updateTable('identity_account').set({ email_verified: true }).execute()
    expect(await operator('operator', 'grant', 'ann@example.com')).toMatchObject({
      code: 1,
      err: 'nobody sits at a terminal to confirm it: look at the account, then add --yes\n',
    })
    expect((await operatorProcess(dataDir, ['operator', 'grant', 'ann@example.com'])).err).toContain('add --yes')
    for (const answer of ['', 'n', 'no idea']) expect(await grant(answer)).toMatchObject({ code: 1, err: 'nothing was changed\n' })
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([])
    const given = await grant('y')
    expect(given).toMatchObject({ code: 0, err: '' })
    expect(given.out).toMatch(/^ann@example\.com {2}uid ann {2}registered \d{4}-\d\d-\d\d {2}orders: 0\nAnn@example\.com is an operator\./)
    expect(await db.selectFrom('operator_role').select('uid').execute()).toEqual([{ uid: 'ann' }])
  } finally {
    await close()
  }
})

test('the log says who gave and took the role and a lost second factor; nothing in it moves the terminal', async () => {
  const { db, close } = await open()
  try {
    const at = new Date('2026-01-02T03:04:05.000Z')
    await db.insertInto('operator_totp').values({ uid: 'ann', is_confirmed: true, secret: 'x', last_step: 0, created_at: at }).execute()
    const session = {
      token_hash: 'x',
      uid: 'ann',
      session_id: null,
      factor: 'totp' as const,
      opened_at: at,
      ends_at: new Date('2099-01-01'),
    }
    await db.insertInto('desk_session').values(session).execute()
    expect(await operator('operator', 'second-factor', 'reset', 'nobody@example.com')).toMatchObject({ code: 1 })
    expect(await operator('operator', 'second-factor', 'reset', 'ann@example.com')).toMatchObject({ code: 0, err: '' })
    expect(await db.selectFrom('operator_totp').select('uid').execute()).toEqual([])
    expect(await db.selectFrom('desk_session').select('uid').execute()).toEqual([])
    await operator('operator', 'revoke', 'ann@example.com')
    const entry = {
      at,
      kind: 'sign_in_failed' as const,
      actor_uid: null,
      actor: 'an\u001b[2Jn\u202eA',
      subject: null,
      address: null,
      details: '{}',
    }
    await db.insertInto('audit_entry').values(entry).execute()

    const { out } = await operator('operator', 'audit')
    expect(out).toMatch(/operator_granted {2}command line {2}ann@example\.com\n/)
    expect(out).toMatch(/second_factor_reset {2}command line {2}ann@example\.com {2}desk_sessions_ended=1\n/)
    expect(out).toMatch(/operator_revoked {2}command line {2}ann@example\.com {2}desk_sessions_ended=0\n/)
    expect(out).toContain('2026-01-02T03:04:05.000Z  sign_in_failed  an[2JnA\n')
    const json = await operator('operator', 'audit', '--json', '--since', '2026-01-03')
    expect(JSON.parse(json.out).map(({ kind }: { kind: string }) => kind)).not.toContain('sign_in_failed')
    expect(JSON.parse(json.out).at(-1)).toMatchObject({ kind: 'operator_revoked', actor: 'command line', subject: 'ann@example.com' })
    expect(await operator('operator', 'audit', '--since', 'lately')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not a date'),
    })
  } finally {
    await close()
  }
})

test('what buyers thought of answers is printed, one JSON object a line', async () => {
  expect(await operator('feedback')).toEqual({ code: 0, out: 'No answer has been judged since then\n', err: '' })
  const { db, close } = await open()
  try {
    const at = new Date()
    const of = { conversation_id: 'judged', turn_number: 1 }
    await sql`insert into conversation (id, user_id, title, title_folded, turn_count, created_at, updated_at) values ('judged', 'someone', 'mugs', 'mugs', 1, ${at}, ${at})`.execute(
      db,
    )
    await sql`insert into turn (stream_id, conversation_id, user_id, is_guest, language, turn_number, query, status, attempt, created_at) values ('s', 'judged', 'someone', true, 'en', 1, 'mugs', 'complete', 1, ${at})`.execute(
      db,
    )
    await db
      .insertInto('answer_feedback')
      .values({ ...of, verdict: 'down', reason: 'unclear', at })
      .execute()
    const { out } = await operator('feedback', '--since', '2020-01-01')
    expect(JSON.parse(out)).toMatchObject({ ...of, query: 'mugs', verdict: 'down', reason: 'unclear', shown_ids: [] })
    expect(out).not.toContain('someone')
    expect(await operator('feedback', '--since', 'lately')).toMatchObject({ code: 1, err: expect.stringContaining('is not a date') })
    await db.deleteFrom('conversation').where('id', '=', 'judged').execute()
  } finally {
    await close()
  }
})

test('rates are set and cleared', async () => {
  expect(await operator('rate', 'set', 'cny', '12.5')).toEqual({ code: 0, out: '1 CNY is 12.5 RUB\n', err: '' })
  const { db, close } = await open()
  try {
    expect(await db.selectFrom('operator_rate').select(['currency', 'rub_per_unit']).execute()).toEqual([
      { currency: 'CNY', rub_per_unit: '12.500000' },
    ])
    expect(await operator('rate', 'clear', 'CNY')).toMatchObject({ code: 0, err: '' })
    expect(await operator('rate', 'clear', 'CNY')).toEqual({ code: 1, out: '', err: 'No rate was set for CNY\n' })
    expect(await db.selectFrom('operator_rate').selectAll().execute()).toEqual([])
  } finally {
    await close()
  }
})

test('a catalogue is imported while the product runs; bad lines are named, the others are there, again updates them', async () => {
  const { db, close } = await open()
  try {
    const lines = [
      '{"item_id":"a1","title":"Steel thermos 500 ml","price":18.5}',
      '{"item_id":"a2"}',
      '{"item_id":"a3","title":"Cotton towel"}',
    ]
    writeFileSync(join(dataDir, 'offers.jsonl'), lines.join('\n'))
    const first = await operator('import-catalogue', 'offers.jsonl', '--platform', 'myshop')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/^offers\.jsonl: 2 new, 0 updated, 1 skipped\nline 2: .*title.*\n$/)
    const again = await operator('import-catalogue', 'offers.jsonl', '--platform', 'myshop', '--language', 'en')
    expect(again.out).toContain('0 new, 2 updated, 1 skipped')
    expect((await db.selectFrom('offer').select('id').where('id', 'like', 'myshop-%').orderBy('id').execute()).map(({ id }) => id)).toEqual(
      ['myshop-a1', 'myshop-a3'],
    )
  } finally {
    await close()
  }
})

test('jobs that failed for good are listed with the reason, and sent again while the product runs', async () => {
  const { db, close } = await open()
  let isMended = false
  let given: unknown
  const jobs = createJobs({ db, log: createLog('silent'), isOnlyProcess: true, isWorker: true, pace: { pollSeconds: 0.5 } })
  const handler: JobHandler = async ({ data }) => {
    if (!isMended) throw new Error('the mail server is away')
    given = data
  }
  jobs.work('note', handler, { retryLimit: 0 })
  await jobs.start()
  try {
    expect((await operator('jobs', 'list')).out).toBe('No failed jobs\n')
    await db.transaction().execute((trx) => jobs.send(trx, 'note', { number: 7 }))
    await vi.waitFor(async () => expect(await jobs.listDead()).toHaveLength(1), 30_000)
    const { out } = await operator('jobs', 'list')
    expect(out).toMatch(/^\d{4}-\d\d-\d\dT\S+ {2}\S{36} {2}note {2}\{"number":7\} {2}the mail server is away\n$/)
    isMended = true
    expect(await operator('jobs', 'retry', 'something')).toMatchObject({ code: 1, err: expect.stringContaining('has the id something') })
    expect(await operator('jobs', 'retry', out.split('  ')[1] ?? '')).toMatchObject({ code: 0, out: 'Jobs sent again: 1\n' })
    const sent = await db.selectFrom('audit_entry').select('details').where('kind', '=', 'jobs_retried').execute()
    expect(sent).toEqual([{ details: { jobs: 1 } }])
    await vi.waitFor(() => expect(given).toEqual({ number: 7 }), 30_000)
    expect(await operator('jobs', 'retry', 'all')).toMatchObject({ code: 0, out: 'Jobs sent again: 0\n' })
  } finally {
    await jobs.close()
    await close()
  }
})

test('what changes something from the command line stands in the log; what only looks, and what was refused, does not', async () => {
  const { db, close } = await open()
  try {
    const newest = await db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').executeTakeFirst()
    writeFileSync(join(dataDir, 'one.jsonl'), '{"item_id":"b1","title":"Steel thermos 500 ml","price":18.5}\nnothing\n')
    for (const words of [
      'account disable Ann@example.com',
      'account enable ann@example.com',
      'account disable nobody@example.com',
      'rate set cny 12,5',
      'rate set RUB 1',
      'rate clear CNY',
      'rate clear CNY',
      'import-catalogue one.jsonl --platform othershop',
      'guests remove-idle',
      'jobs list',
      'jobs retry all',
      'outbox list',
      'operator audit',
    ])
      await operator(...words.split(' '))
    const entries = await db
      .selectFrom('audit_entry')
      .select(['kind', 'actor', 'subject', 'details'])
      .where('id', '>', newest?.id ?? 0)
      .orderBy('id')
      .execute()
    const by = { actor: 'command line', subject: null }
    expect(entries).toEqual([
      { ...by, kind: 'account_disabled', subject: 'ann@example.com', details: {} },
      { ...by, kind: 'account_enabled', subject: 'ann@example.com', details: {} },
      { ...by, kind: 'rate_set', details: { currency: 'CNY', rate: 12.5 } },
      { ...by, kind: 'rate_cleared', details: { currency: 'CNY' } },
      { ...by, kind: 'catalogue_imported', details: { platform: 'othershop', stored: 1, updated: 0, skipped: 1 } },
      { ...by, kind: 'guests_removed', details: { guests: 0 } },
    ])
  } finally {
    await close()
  }
})

test('the outbox is read: all of it, of one address, with the texts', async () => {
  expect(await operator('outbox', 'list')).toEqual({ code: 0, out: 'No emails\n', err: '' })
  const mailer = createMailer({ dataDir, mailFrom: { name: 'Karavan', address: 'shop@example.com' } }, systemClock)
  const html = '<p>Привет</p>'
  await mailer.send({ to: 'ann@example.com', subject: 'Новый пароль', text: 'Откройте https://shop.example/?a=1&b=2', html })
  await mailer.send({ to: 'bob@example.com', subject: 'Hello', text: 'Text', html })
  expect((await operator('outbox', 'list')).out.trim().split('\n')).toHaveLength(2)
  expect((await operator('outbox', 'list', '--to', 'Bob@example.com')).out).toMatch(/^\S+ {2}bob@example\.com {2}Hello {2}\S+\.eml\n$/)
  const { out } = await operator('outbox', 'list', '--json', '--to', 'ann@example.com')
  expect(JSON.parse(out)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      to: 'ann@example.com',
      subject: 'Новый пароль',
      text: expect.stringContaining('https://shop.example/?a=1&b=2'),
      file: expect.stringContaining(join(dataDir, 'outbox')),
    },
  ])
})

test('what cannot be done is said in one line', async () => {
  const cases: [string[], string][] = [
    [['rate', 'set', 'RUB', '1'], 'RUB is not a foreign currency such as CNY'],
    [
      ['import-catalogue', 'offers.jsonl'],
      "required option '--platform <NAME>' not specified. Usage: import-catalogue FILE.jsonl|FILE.csv --platform <NAME> [options]",
    ],
    [
      ['import-catalogue', 'offers.jsonl', '--platform', 'myshop', '--language', 'de'],
      "option '--language <LANGUAGE>' argument 'de' is invalid. Allowed choices are en, ru, zh. Usage: import-catalogue FILE.jsonl|FILE.csv --platform <NAME> [options]",
    ],
    [['import-catalogue', 'nothing.jsonl', '--platform', 'myshop'], 'nothing.jsonl cannot be read (ENOENT)'],
    [['import-catalogue', 'notes.txt', '--platform', 'myshop'], 'No line of notes.txt is a listing. line 1: is not valid JSON'],
    [['import-catalogue', 'notes.txt', '--platform', 'sample'], 'platform: sample is the name of a marketplace'],
    [['account', 'disable', 'nobody@example.com'], 'No account has the address nobody@example.com'],
  ]
  const { close } = await open()
  try {
    for (const [words, line] of cases) expect(await operator(...words)).toEqual({ code: 1, out: '', err: `${line}\n` })
  } finally {
    await close()
  }
})

test('words that mean nothing end the process with 1', async () => {
  expect(await operatorProcess(dataDir, ['make', 'coffee'])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^[^\n]+\n$/) })
})

test.each([
  [['account', 'disable'], "missing required argument 'EMAIL'. Usage: account disable EMAIL"],
  [
    ['account', 'disable', 'a@b.c', 'd@e.f'],
    "too many arguments for 'disable'. Expected 1 argument but got 2: a@b.c, d@e.f. Usage: account disable EMAIL",
  ],
  [['account', 'disable', 'a@b.c', '--now'], "unknown option '--now'. Usage: account disable EMAIL"],
  [['account', 'dissolve', 'a@b.c'], "unknown command 'dissolve'. --help lists the commands"],
  [['account'], 'account is not a whole command. --help lists the commands'],
  [['make', 'coffee', 'please'], "unknown command 'make'. --help lists the commands"],
])('%j is answered with how it is used', async (words, line) => {
  expect(await operator(...words)).toEqual({ code: 1, out: '', err: `${line}\n` })
})

test('a command that notes name as "operator outbox list" is found behind the script of that name too', async () => {
  const plain = await operator('outbox', 'list')
  expect(await operator('operator', 'outbox', 'list')).toEqual(plain)
  expect(plain.code).toBe(0)
  expect((await operator('operator', 'coffee')).err).toBe("unknown command 'coffee'. --help lists the commands\n")
})

test('--help lists the commands, and each command says how it is used', async () => {
  const help = await operatorProcess(dataDir, ['--help'])
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help.out).toContain('account disable EMAIL')
  const order = await operator('order', 'bought', '--help')
  expect(order).toMatchObject({ code: 0, err: '' })
  expect(order.out).toMatch(/^Usage: npm run --silent operator -- order bought ORDER \[options\]\n/)
  expect(order.out).toContain('--real-price <YUAN>')
})

test('where the product has made no database no command makes one, except for an import', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'karavan-operator-empty-'))
  try {
    const elsewhere = join(empty, 'elsewhere')
    for (const folder of [elsewhere, empty]) {
      expect(await operatorCommand(folder, ['rate', 'set', 'CNY', '12.5'])).toEqual({
        code: 1,
        out: '',
        err: `DATA_DIR: ${folder} has no database of Karavan: start the product once, or give the command the same DATA_DIR or DATABASE_URL\n`,
      })
      expect(await operatorCommand(folder, ['outbox', 'list'])).toMatchObject({ code: 0 })
    }
    expect(readdirSync(empty)).toEqual([])
    writeFileSync(join(empty, 'offers.jsonl'), '{"item_id":"a1","title":"Steel thermos 500 ml","price":18.5}')
    const words = ['import-catalogue', join(empty, 'offers.jsonl'), '--platform', 'myshop']
    expect(await operatorCommand(elsewhere, words)).toMatchObject({ code: 0, err: '' })
    expect(await operatorCommand(elsewhere, ['rate', 'set', 'CNY', '12.5'])).toMatchObject({ code: 0, err: '' })
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
})

test('a folder that a starting product holds is waited for, and refused if it is given up without a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-operator-starting-'))
  try {
    const unlock = lockFolder(folder)
    const waiting = operatorCommand(folder, ['jobs', 'list'])
    // The command tries the socket of the process that holds the folder: it has not refused.
    const socket = createServer()
    const tried = new Promise((done) => socket.once('connection', (client) => done(client.destroy())))
    await new Promise<void>((done) => socket.listen(join(folder, '.s.PGSQL.5432'), done))
    await tried
    await new Promise((done) => socket.close(done))
    unlock()
    expect(await waiting).toMatchObject({ code: 1, err: expect.stringContaining('has no database of Karavan') })

    // As the product does: the folder is taken at once, the database takes its time.
    const opening = openDatabase<Database>({ dataDir: folder, databasePool: 1 })
    expect(await operatorCommand(folder, ['jobs', 'list'])).toMatchObject({ code: 0, out: 'No failed jobs\n' })
    await (await opening).close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('what others wrote moves no cursor and turns nothing around on the terminal; JSON keeps it, escaped', async () => {
  const hostile = 'Paid\u009b2J\u001b[1A\u202egnp\u2066'
  await createMailer({ mailFrom: { name: '', address: 'shop@example.com' }, dataDir }, systemClock).send({
    to: 'eve@example.com',
    subject: hostile,
    text: hostile,
    html: '',
  })
  const { out } = await operator('outbox', 'list', '--to', 'eve@example.com')
  expect(out).toContain('Paid2J[1Agnp')
  expect(out).toMatch(/^[^\p{Cc}\p{Bidi_C}]+\n$/u)
  const json = (await operator('outbox', 'list', '--to', 'eve@example.com', '--json')).out
  expect(json).toMatch(/^[^\p{Cc}\p{Bidi_C}]+\n$/u)
  expect(JSON.parse(json)[0].text.trim()).toBe(hostile)
  const { err } = await operator('account', 'disable', `eve\u009b2J\u202e@example.com`)
  expect(err).toBe('No account has the address eve2J@example.com\n')
})
