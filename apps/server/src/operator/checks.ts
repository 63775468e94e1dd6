import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { canFetchPictures } from '../marketplaces.ts'
import { isForThisMachine } from '../platform/addresses.ts'
import { findNewestBackup } from '../platform/backup/folder.ts'
import { checkMailServer } from '../platform/mail.ts'
import { describeUnknown, namesInEnvFile } from '../unknown-settings.ts'

/** What a look has shown, in one line, and what to do about it. */
export interface Finding {
  state: 'good' | 'doubtful' | 'bad'
  about: string
  text: string
  advice?: string
}

export interface Check {
  about: string
  /** Throws where it cannot look, which is a bad finding. */
  look(config: Config, now: Date): Promise<Finding[]>
}

const finding =
  (state: Finding['state']) =>
  (about: string, text: string, advice?: string): Finding[] => [{ state, about, text, ...(advice && { advice }) }]
export const findings = { good: finding('good'), doubtful: finding('doubtful'), bad: finding('bad') }
const { good, doubtful, bad } = findings

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)

export const checkSettings: Check = {
  about: 'settings',
  async look(config) {
    const { about } = checkSettings
    const found = describeUnknown(process.env, namesInEnvFile(process.execArgv)).flatMap((line) => doubtful(about, line))
    if (!isForThisMachine(config)) {
      if (!config.publicUrl)
        found.push(...doubtful(about, 'others can call, and PUBLIC_URL is not set', 'set it: links in mails lead there'))
      else if (!config.publicUrl.startsWith('https:'))
        found.push(...doubtful(about, `PUBLIC_URL is ${config.publicUrl}`, 'passwords travel in clear: put a proxy with TLS in front'))
      if (!config.smtpUrl) found.push(...doubtful(about, 'SMTP_URL is not set', `mails are files in ${join(config.dataDir, 'outbox')}`))
      if (!config.isRateLimited) found.push(...doubtful(about, 'RATE_LIMITS is off', 'right only behind a proxy that counts'))
    }
    if (config.marketplaces.includes('tmapi') && config.searchesPictures && !canFetchPictures(config))
      found.push(
        ...doubtful(
          about,
          'TMAPI is not asked with photos: it fetches them from PUBLIC_URL',
          'set PUBLIC_URL to an https address that others can call',
        ),
      )
    return found.length > 0 ? found : good(about, 'can be used')
  },
}

/** Where this machine reaches the product, without a path. */
export const productAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host}:${port}`

export const checkProduct: Check = {
  about: 'product',
  async look(config) {
    const { about } = checkProduct
    const address = productAddress(config)
    try {
      const answer = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(5_000) })
      const { error } = (await answer.json()) as { error?: unknown }
      return answer.ok ? good(about, `serves at ${address}`) : bad(about, `${address} is not ready: ${String(error)}`)
    } catch {
      return doubtful(about, `nothing answers at ${address}`, 'start it, unless it runs elsewhere or is meant to stand still')
    }
  },
}

export const checkRedis: Check = {
  about: 'redis',
  async look({ redisUrl, databaseUrl }) {
    const { about } = checkRedis
    if (!redisUrl)
      return databaseUrl
        ? doubtful(about, 'REDIS_URL is not set', 'right for one process; several ones need it to share limits and wake-ups')
        : good(about, 'not needed')
    const { Redis } = await import('ioredis')
    const redis = new Redis(redisUrl, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      connectTimeout: 5_000,
      commandTimeout: 5_000,
      retryStrategy: () => null,
    })
    let reason: unknown
    redis.on('error', (error) => {
      reason = error
    })
    try {
      await redis.connect()
      await redis.ping()
      return good(about, 'answers')
    } catch (error) {
      return bad(about, `does not answer (${reasonOf(reason ?? error)})`, 'the shop runs without it, and each process counts calls itself')
    } finally {
      redis.disconnect()
    }
  },
}

export const checkMail: Check = {
  about: 'mail',
  async look(config) {
    const { about } = checkMail
    if (!config.smtpUrl) return good(about, `mails are files in ${join(config.dataDir, 'outbox')}`)
    try {
      await checkMailServer(config.smtpUrl)
      return good(about, `${new URL(config.smtpUrl).host} takes mails from ${config.mailFrom.name} <${config.mailFrom.address}>`)
    } catch (error) {
      return bad(
        about,
        `${new URL(config.smtpUrl).host} refuses: ${reasonOf(error)}`,
        'look at SMTP_URL; mails wait as jobs and are tried again',
      )
    }
  },
}

const gigabyte = 1024 ** 3

export const checkDisk: Check = {
  about: 'disk',
  async look({ dataDir, backups }) {
    const folders = [dataDir, ...(backups ? [backups.dir] : [])].filter((folder) => existsSync(folder))
    const found = await Promise.all(
      folders.map(async (folder) => {
        const { bavail, bsize } = await statfs(folder)
        const free = (bavail * bsize) / gigabyte
        const text = `${free.toFixed(1)} GB free for ${folder}`
        if (free < 0.2) return bad('disk', text, 'make room now: without it nothing can be ordered')
        return free < 2 ? doubtful('disk', text, 'make room') : good('disk', text)
      }),
    )
    return found.length > 0 ? found.flat() : good('disk', `${dataDir} is not there yet`)
  },
}

const hourMs = 60 * 60 * 1000
const maxBackupAgeMs = 26 * hourMs

export const checkBackups: Check = {
  about: 'backup',
  async look({ backups }, now) {
    const { about } = checkBackups
    if (!backups) return doubtful(about, 'BACKUP_DIR is not set', 'set it for a backup every night, best on another disk')
    const newest = await findNewestBackup(backups.dir)
    if (!newest)
      return bad(about, `there is none in ${backups.dir}`, 'make one: operator backup FILE; jobs list says why the night made none')
    const ageMs = now.getTime() - newest.at.getTime()
    const text = `${newest.name} is ${Math.round(ageMs / hourMs)} hours old (${(newest.bytes / 1024 ** 2).toFixed(1)} MB)`
    return ageMs > maxBackupAgeMs ? bad(about, text, 'the last night made none: jobs list and the log say why') : good(about, text)
  },
}
