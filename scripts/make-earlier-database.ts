/** Makes a fixture for the test of upgrades: what an earlier commit's product leaves in PostgreSQL after a buyer's walk. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findGoods, walkThrough } from '@karavan/testing/buyer-walk.ts'
import { checkOut } from '@karavan/testing/earlier-release.ts'
import { freePort } from '@karavan/testing/free-port.ts'
import { RunningProgram } from '@karavan/testing/running-program.ts'
import { administer, databaseAt } from '@karavan/testing/template.ts'
import { showUsage } from './usage.mjs'

showUsage(
  `
Usage: node scripts/make-earlier-database.ts COMMIT

Runs the product of COMMIT on a new database of TEST_DATABASE_URL, lets a buyer ask, order and fill a cart, and dumps it with few of the offers to
apps/server/fixtures/upgrades/. Needs pg_dump. To be run for a release once the next one is in sight: the test of upgrades opens all of them.`,
  { takesWords: true },
)

const [commit = ''] = process.argv.slice(2)
const server = process.env.TEST_DATABASE_URL
if (!commit || !server) throw new Error('COMMIT and TEST_DATABASE_URL are needed')
const name = `karavan_earlier_${process.pid}`
const url = databaseAt(server, name)
const fixtures = join(import.meta.dirname, '../apps/server/fixtures/upgrades')
const dataDir = mkdtempSync(join(tmpdir(), 'karavan-earlier-data-'))
await administer(server, (client) => client.query(`create database ${name}`))
using earlier = checkOut(commit)
const port = await freePort()
const program = new RunningProgram(
  ['apps/server/src/main.ts'],
  { DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port), RATE_SOURCES: 'off', RATE_LIMITS: 'off' },
  earlier.folder,
)
try {
  await program.until(/Karavan is ready/)
  const origin = `http://127.0.0.1:${port}`
  const walked = await walkThrough(origin, { email: 'anna@example.com', ...(await findGoods(origin)) })
  await program.stop()
  const last = await administer(url, async (client) => {
    // The market is 60 MB, and is made anew by the product: what the walk has touched and a few more are enough.
    await client.query('delete from offer where id <> $1 and id not in (select id from offer order by id limit 20)', [walked.productId])
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
    return rows.at(-1)?.name
  })
  const dump = execFileSync('pg_dump', ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', '--dbname', url], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  // What only psql understands, and only some versions of it write.
  const sql = dump.replaceAll(/^\\.*$/gm, '')
  mkdirSync(fixtures, { recursive: true })
  writeFileSync(join(fixtures, `${last}.sql.gz`), gzipSync(sql, { level: 9 }))
  writeFileSync(join(fixtures, `${last}.json`), `${JSON.stringify({ commit, ...walked }, null, 2)}\n`)
} finally {
  await program.stop()
  if (!/Karavan is ready/.test(program.output)) process.stderr.write(program.output)
  rmSync(dataDir, { recursive: true, force: true })
  await administer(server, (client) => client.query(`drop database ${name} with (force)`))
}
