import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Gauge } from 'prom-client'
import type { Config } from '../../config.ts'
import type { App } from '../app.ts'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs.ts'
import type { Log } from '../log.ts'
import { backupName, dropOldBackups, findNewestBackup } from './folder.ts'

const hourSeconds = 60 * 60
export const nightlyBackup = 'nightly-backup'

export interface NightlyParts {
  config: Config
  jobs: Jobs
  clock: Clock
  log: Log
}

/** A backup each night into BACKUP_DIR, where that is set, by whichever process comes first. How old the newest one is stands in the metrics. */
export function backUpNightly(app: App, { config, jobs, clock, log }: NightlyParts): void {
  const { backups } = config
  if (!backups) return
  const back = async () => {
    const now = clock()
    await mkdir(backups.dir, { recursive: true, mode: 0o700 })
    const file = join(backups.dir, backupName(now))
    log.info({ line: await runBackup(config, file) }, 'backup made')
    // Only now: the last good one does not go for one that failed.
    await dropOldBackups(backups.dir, backups.keep, now)
  }
  jobs.work(nightlyBackup, back, {
    cron: `0 ${backups.hour} * * *`,
    atOnce: 1,
    retryLimit: 3,
    retryDelaySeconds: 10 * 60,
    timeoutSeconds: 3 * hourSeconds,
  })
  new Gauge({
    name: 'karavan_backup_age_seconds',
    help: 'Time since the newest nightly backup was finished; infinite where there is none',
    registers: [app.metrics],
    async collect() {
      const newest = await findNewestBackup(backups.dir).catch(() => undefined)
      this.set(newest ? (clock().getTime() - newest.at.getTime()) / 1000 : Number.POSITIVE_INFINITY)
    },
  })
}

const operator = fileURLToPath(new URL('../../operator/main.ts', import.meta.url))

/** The operator's own command in a process of its own: buyers' calls do not wait for it, and its memory ends with it. Gives the line that it prints. */
function runBackup({ dataDir, databaseUrl, backups, backupPassphrase }: Config, file: string): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    BACKUP_DIR: backups?.dir,
    BACKUP_PASSPHRASE: backupPassphrase,
  }
  return new Promise((done, fail) => {
    execFile(process.execPath, ['--no-warnings', operator, 'backup', file], { env }, (error, out, err) => {
      if (error) fail(new Error(`the nightly backup failed: ${err.trim() || error.message}`))
      else done(out.trim())
    })
  })
}
