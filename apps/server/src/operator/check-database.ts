import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import { listFeeds } from '../features/catalogue/feeds/runs.ts'
import { bundledRates, listNewestRates } from '../features/currency/service.ts'
import { connectPostgres, findPooledTimeout, listDone, listMigrations } from '../platform/db.ts'
import { deadJobs, jobsSchema } from '../platform/jobs.ts'
import { readHeartbeat } from '../platform/replica.ts'
import { type Check, type Finding, findings, reasonOf } from './checks.ts'
import { openForLooking } from './database.ts'

const { good, doubtful, bad } = findings

/** The replica that searches and products are read from, where there is one. */
export const checkReplica: Check = {
  about: 'replica',
  async look({ databaseUrl, databaseReadUrl, databaseReadMaxLagMs }) {
    if (!databaseUrl || !databaseReadUrl) return []
    const advice = 'the primary answers in its place meanwhile; look at its log and at pg_stat_replication on the primary'
    const open = (url: string) => connectPostgres<Database>(url, { max: 1, longestMs: 5_000, connectMs: 5_000 })
    const [primary, replica] = [open(databaseUrl), open(databaseReadUrl)]
    try {
      const written = await readHeartbeat(primary)
      const arrived = await readHeartbeat(replica).catch((error: unknown) => reasonOf(error))
      if (typeof arrived === 'string') return bad('replica', `it cannot be read (${arrived})`, advice)
      if (!written || !arrived) return doubtful('replica', 'no process has written to it yet', 'start the product with DATABASE_READ_URL')
      const lagMs = written.getTime() - arrived.getTime()
      const text = `${Math.round(Math.max(0, lagMs) / 100) / 10} seconds behind`
      return lagMs > databaseReadMaxLagMs ? bad('replica', text, advice) : good('replica', text)
    } finally {
      await Promise.all([primary.destroy(), replica.destroy()])
    }
  },
}

/** The database, and what only it can tell: how far it is, the time there, offers, rates and jobs. */
export const checkDatabase: Check = {
  about: 'database',
  async look(config, now) {
    const opened = await openForLooking(config).catch((error: unknown) => reasonOf(error))
    if (typeof opened === 'string') return bad('database', opened)
    try {
      const { db } = opened
      const steps = await lookAtSteps(db)
      if (steps.some(({ state }) => state !== 'good')) return steps
      return [
        steps,
        await lookAtPooler(config),
        await lookAtClock(db, now),
        await lookAtOffers(db, config),
        await lookAtRates(db, now),
        await lookAtJobs(db),
      ].flat()
    } finally {
      await opened.close()
    }
  },
}

/** Behind a pooler the product cannot bound its statements: a session is not its own. */
async function lookAtPooler({ databaseUrl, statementTimeoutMs }: Config): Promise<Finding[]> {
  const timeout = databaseUrl && (await findPooledTimeout(databaseUrl))
  if (!timeout) return []
  if (timeout !== '0' || statementTimeoutMs === 0) return good('pooler', `statements end after ${timeout}, as it is set there`)
  const text = 'DATABASE_URL leads through a pooler, where STATEMENT_TIMEOUT_SECONDS has no effect'
  return doubtful('pooler', text, `alter role ... set statement_timeout = '${statementTimeoutMs / 1000}s'`)
}

async function lookAtSteps(db: Kysely<Database>): Promise<Finding[]> {
  const [known, done] = [await listMigrations(), await listDone(db)]
  const foreign = done.filter((name) => !known.includes(name))
  if (foreign.length > 0)
    return bad('database', `a newer release has changed it (${foreign.at(-1)})`, 'start that release, or restore a backup from before it')
  const missing = known.filter((name) => !done.includes(name))
  if (missing.length > 0)
    return doubtful('database', `${missing.length} steps behind this release`, 'the next start makes them; make a backup before')
  const { rows } = await sql<{ version: string; size: string; is_replica: boolean }>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
      pg_is_in_recovery() as is_replica`.execute(db)
  const [{ version, size, is_replica: isReplica } = { version: '', size: '', is_replica: false }] = rows
  if (isReplica) return bad('database', 'it is a replica and takes no changes', 'name the primary in DATABASE_URL')
  return good('database', `PostgreSQL ${version}, ${size}`)
}

const maxSkewMs = 5_000

/** Deadlines, sessions and limits go by these clocks. */
async function lookAtClock(db: Kysely<Database>, now: Date): Promise<Finding[]> {
  const { rows } = await sql<{ at: Date; newest: Date | null }>`
    select clock_timestamp() as at, (select max(created_at) from turn) as newest`.execute(db)
  const skewMs = Math.abs((rows[0]?.at.getTime() ?? Date.now()) - Date.now())
  if (skewMs > maxSkewMs)
    return bad('clock', `this machine and the database differ by ${Math.round(skewMs / 1000)} seconds`, 'let both follow a time server')
  const aheadMs = (rows[0]?.newest?.getTime() ?? 0) - now.getTime()
  if (aheadMs > maxSkewMs)
    return bad(
      'clock',
      `the newest reply is from ${rows[0]?.newest?.toISOString()}, which is yet to come`,
      'the clock went back: let it follow a time server',
    )
  return good('clock', 'right')
}

async function lookAtOffers(db: Kysely<Database>, { marketplaces }: Config): Promise<Finding[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from offer join offer_source using (platform) group by 1`.execute(db)
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0
  const lines: Finding[] = []
  if (marketplaces.includes('sample')) lines.push(...good('offers', `${countOf('sample')} of the sample market, which are made up`))
  if (marketplaces.includes('catalogue'))
    lines.push(
      ...(countOf('import') > 0
        ? good('offers', `${countOf('import')} of imported catalogues`)
        : bad('offers', 'MARKETPLACES names the catalogue, and nothing is imported', 'operator import-catalogue FILE --platform NAME')),
    )
  if (marketplaces.includes('feed')) lines.push(...(await lookAtFeeds(db, countOf('feed'))))
  return lines
}

async function lookAtFeeds(db: Kysely<Database>, offers: number): Promise<Finding[]> {
  const failed = (await listFeeds(db)).filter(({ error }) => error !== null)
  return [
    ...(offers > 0
      ? good('offers', `${offers} of price lists`)
      : bad(
          'offers',
          'MARKETPLACES names feed, and no price list was taken',
          'operator feed preview FILE, then a mapping file and operator feed refresh',
        )),
    ...failed.flatMap(({ name, error }) => doubtful('feeds', `${name}: ${error}`, `operator feed preview ${name}`)),
  ]
}

const dayMs = 24 * 60 * 60 * 1000
const maxRateAgeDays = 7
/** Beyond it pages say that the rate is old. */
const maxPublishedAgeDays = 3

async function lookAtRates(db: Kysely<Database>, now: Date): Promise<Finding[]> {
  const own = await db.selectFrom('operator_rate').select('set_at').where('currency', '=', 'CNY').executeTakeFirst()
  const published = (await listNewestRates(db)).find(({ currency }) => currency === 'CNY')
  const daysSince = (time: number) => Math.floor((now.getTime() - time) / dayMs)
  if (!own && published) {
    const days = daysSince(published.fetched_at.getTime())
    const text = `the yuan is ${Number(published.rub_per_unit)} roubles by ${published.source} for ${published.date}, confirmed ${days} days ago`
    return days > maxPublishedAgeDays
      ? bad('rates', text, 'operator rate refresh says why; operator rate set CNY ROUBLES')
      : good('rates', text)
  }
  const days = daysSince(own?.set_at.getTime() ?? Date.parse(bundledRates.at))
  const text = own ? `the yuan was set ${days} days ago` : `the yuan is priced with the figure that came with the product, ${days} days old`
  return days > maxRateAgeDays
    ? doubtful('rates', text, own ? 'operator rate set CNY ROUBLES' : 'operator rate refresh, or operator rate set CNY ROUBLES')
    : good('rates', text)
}

async function lookAtJobs(db: Kysely<Database>): Promise<Finding[]> {
  const { rows: there } = await sql<{ name: string | null }>`select to_regclass(${`${jobsSchema}.job`})::text as name`.execute(db)
  if (!there[0]?.name) return good('jobs', 'none yet')
  const { rows } = await sql<{ dead: number; late: number }>`
    select count(*) filter (where name = ${deadJobs})::int as dead,
      count(*) filter (where name <> ${deadJobs} and start_after < now() - interval '10 minutes')::int as late
    from ${sql.table(`${jobsSchema}.job`)} where state in ('created', 'retry')`.execute(db)
  const [{ dead, late } = { dead: 0, late: 0 }] = rows
  const found = [
    ...(dead > 0 ? doubtful('jobs', `${dead} failed for good`, 'jobs list says why, jobs retry sends them again') : []),
    ...(late > 0 ? doubtful('jobs', `${late} have waited for more than ten minutes`, 'no process does them: is the product running?') : []),
  ]
  return found.length > 0 ? found : good('jobs', 'none failed, none is late')
}
