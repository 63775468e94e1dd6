import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testApp } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createJobs } from '../jobs.ts'
import { createLog } from '../log.ts'
import { nightlyBackup } from './nightly.ts'

const source = await testDb()
const folder = mkdtempSync(join(tmpdir(), 'karavan-nightly-'))
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup is made by the night, the oldest go, and its age stands in the metrics; one that fails is kept as a failed job', async () => {
  const dir = join(folder, 'backups')
  const lines: string[] = []
  const settings = {
    DATA_DIR: source.settings.dataDir || folder,
    DATABASE_URL: source.settings.databaseUrl ?? '',
    BACKUP_DIR: dir,
    BACKUP_KEEP: '2',
    BACKUP_HOUR: '4',
  }
  mkdirSync(dir, { mode: 0o700 })
  const former = ['karavan-2026-01-01T03-00-00Z.backup', 'karavan-2026-01-02T03-00-00Z.backup', 'mine.backup']
  for (const name of former) writeFileSync(join(dir, name), '')
  await using t = await testApp({
    db: source.db,
    settings,
    doesJobs: true,
    isOnlyProcess: source.kind === 'embedded',
    log: createLog('warn', { write: (line: string) => void lines.push(line) }),
  })
  const scheduled = sql<{ cron: string }>`select cron from jobs.schedule where name = ${nightlyBackup}`
  await expect.poll(async () => (await scheduled.execute(t.db)).rows).toEqual([{ cron: '0 4 * * *' }])
  // As its hour does it.
  const night = async () => {
    const jobs = createJobs({ db: t.db, log: createLog('silent'), isOnlyProcess: true, isWorker: false })
    jobs.work(nightlyBackup, async () => {}, { retryLimit: 3, retryDelaySeconds: 600, timeoutSeconds: 3 * 60 * 60 })
    await jobs.start()
    await t.db.transaction().execute((trx) => jobs.send(trx, nightlyBackup, {}))
    await jobs.close()
  }
  expect((await t.inject('/metrics')).body).toMatch(/^karavan_backup_age_seconds \d/m)
  await night()
  await expect
    .poll(() => readdirSync(dir).sort(), { timeout: 120_000 })
    .toEqual([
      'karavan-2026-01-02T03-00-00Z.backup',
      expect.stringMatching(/^karavan-2\d{3}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/),
      'mine.backup',
    ])
  const made = readdirSync(dir).sort()[1] ?? ''
  expect(await t.db.selectFrom('audit_entry').select(['kind', 'details']).execute()).toEqual([
    { kind: 'backup_made', details: { file: made, encrypted: false } },
  ])
  expect(await operatorCommand(folder, ['restore', join(dir, made), '--check'])).toMatchObject({ code: 0 })
  expect(Number(/^karavan_backup_age_seconds (\S+)/m.exec((await t.inject('/metrics')).body)?.[1])).toBeLessThan(120)

  rmSync(dir, { recursive: true })
  writeFileSync(dir, 'no folder')
  await night()
  await expect.poll(() => lines.join(''), { timeout: 120_000 }).toMatch(/"job":"nightly-backup".*"a job failed"/)
  expect(lines.join('')).toMatch(/EEXIST|ENOTDIR/)
  expect((await t.inject('/metrics')).body).toContain('karavan_backup_age_seconds +Inf')
})
