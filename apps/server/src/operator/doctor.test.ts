import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDb } from '@karavan/testing/db.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { operatorCommand, operatorProcess } from '@karavan/testing/operator.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { setOperatorRate } from '../features/currency/service.ts'

const source = await testDb()
const folder = mkdtempSync(join(tmpdir(), 'karavan-doctor-'))
const home = source.settings.dataDir || folder
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})
const backups = join(folder, 'backups')
const settings = { DATABASE_URL: source.settings.databaseUrl ?? '', MARKETPLACES: 'sample', PORT: '1', BACKUP_DIR: backups }

test('a shop that is well', async () => {
  const post = await givenMailServer()
  await setOperatorRate(source.db, 'CNY', 12, new Date())
  mkdirSync(backups)
  writeFileSync(join(backups, 'karavan-2026-01-01T03-00-00Z.backup'), '')
  const { code, out, err } = await operatorProcess(home, ['doctor'], { ...settings, SMTP_URL: post.url })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = out.trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([
    expect.stringMatching(/^look product +nothing answers at http:\/\/127\.0\.0\.1:1 -> start it/),
    ...(source.kind === 'postgres' ? [expect.stringMatching(/^look redis /)] : []),
  ])
  for (const about of ['settings', 'database', 'clock', 'offers', 'rates', 'jobs', 'mail', 'disk', 'backup'])
    expect(out).toMatch(new RegExp(`^ok +${about} `, 'm'))
  expect(out).toMatch(/^ok +mail +127\.0\.0\.1:\d+ takes mails from Karavan <no-reply@localhost>$/m)
  await post.close()
})

test('what is not well is bad, each with what to do, and the exit code says so', async () => {
  const old = new Date(Date.now() - 50 * 60 * 60 * 1000)
  utimesSync(join(backups, 'karavan-2026-01-01T03-00-00Z.backup'), old, old)
  await sql`update operator_rate set set_at = now() - interval '30 days'`.execute(source.db)
  await sql`insert into conversation values ('c', 'u', 't', 't', '{}', 1, now(), now())`.execute(source.db)
  await sql`insert into turn (stream_id, conversation_id, user_id, is_guest, language, turn_number, query, status, attempt, created_at)
    values ('s', 'c', 'u', true, 'ru', 1, 'q', 'complete', 1, now() + interval '1 day')`.execute(source.db)
  const bad = {
    ...settings,
    MARKETPLACES: 'catalogue,tmapi',
    TMAPI_TOKEN: 'hush-hush',
    REDIS_URL: 'redis://127.0.0.1:1',
    SMTP_URL: 'smtp://shop:hush-hush@127.0.0.1:1',
    HOST: '0.0.0.0',
    RATE_LIMITS: 'off',
    METRICS_TOKN: 'hush-hush',
  }
  const { code, out, err } = await operatorProcess(home, ['doctor'], bad)
  expect(code).toBe(1)
  expect(err).toMatch(/^5 of \d+ findings are bad: clock, offers, redis, mail, backup\n$/)
  expect(out).toMatch(/^BAD +clock +the newest reply is from .* -> the clock went back/m)
  expect(out).toMatch(/^BAD +offers .*nothing is imported -> operator import-catalogue FILE/m)
  expect(out).toMatch(/^BAD +redis +does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)/m)
  expect(out).toMatch(/^BAD +mail +127\.0\.0\.1:1 refuses: .*ECONNREFUSED.* -> look at SMTP_URL/m)
  expect(out).toMatch(/^BAD +backup +karavan-2026-01-01T03-00-00Z\.backup is 50 hours old/m)
  expect(out).toMatch(/^look +rates +the yuan was set 30 days ago -> operator rate set CNY ROUBLES$/m)
  expect(out).toMatch(/^look +settings +METRICS_TOKN is no setting and has no effect; did you mean METRICS_TOKEN\?$/m)
  expect(out).toMatch(/^look +settings +TMAPI is not asked with photos: .* -> set PUBLIC_URL to an https address/m)
  expect(out).toMatch(/^look +settings +others can call, and PUBLIC_URL is not set/m)
  expect(out + err).not.toContain('hush-hush')
  const json = JSON.parse((await operatorCommand(home, ['doctor', '--json'], bad)).out)
  expect(json).toContainEqual({ state: 'bad', about: 'backup', text: expect.stringContaining('50 hours old'), advice: expect.any(String) })
})

test('a database that is not there, and settings that cannot be read', async () => {
  const { code, out } = await operatorCommand(folder, ['doctor'], {
    ...settings,
    DATABASE_URL: 'postgres://karavan:hush-hush@127.0.0.1:1/karavan',
  })
  expect({ code, line: /^BAD +database .*$/m.exec(out)?.[0] }).toEqual({
    code: 1,
    line: 'BAD  database     DATABASE_URL: cannot connect to PostgreSQL (connect ECONNREFUSED 127.0.0.1:1)',
  })
  expect(await operatorCommand(folder, ['doctor'], { PORT: 'many' })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^PORT: must be/),
  })
})
