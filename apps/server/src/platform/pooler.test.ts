import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { saveSource } from '@karavan/marketplaces/store/sources.ts'
import { asWalked, findWalked, walkThrough } from '@karavan/testing/buyer-walk.ts'
import { aPlainOffer } from '@karavan/testing/given-order.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { pgbouncer, startPgbouncer } from '@karavan/testing/own-pgbouncer.ts'
import { administer, databaseAt } from '@karavan/testing/template.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database.ts'
import { start } from '../start.ts'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'

const server = process.env.TEST_DATABASE_URL
if (server && !pgbouncer) process.stderr.write('SKIPPED: PgBouncer is not tested, because it is not on this machine\n')

test.skipIf(!server || !pgbouncer)(
  'behind PgBouncer in transaction mode two processes start at once, serve, and leave no settings behind',
  async () => {
    const database = `karavan_test_${randomBytes(6).toString('hex')}`
    await administer(server ?? '', (client) => client.query(`create database ${database}`))
    const pooler = await startPgbouncer({ port: Number(new URL(server ?? '').port || 5432), database })
    const dataDir = mkdtempSync(join(tmpdir(), 'karavan-pooler-'))
    const settings = { DATABASE_URL: pooler.url, MARKETPLACES: 'catalogue', RATE_SOURCES: 'off', PHOTO_SEARCH: 'off', RATE_LIMITS: 'off' }
    const config = readConfig({ ...settings, PORT: '0', DATA_DIR: dataDir, SECRETS_KEY: 'a secret that is known to tests alone' })
    const startOne = () => start(config, { log: createLog('silent'), onLost() {} })
    const products = await Promise.all([startOne(), startOne()])
    const [one, other] = products.map(({ address }) => new URL(address).origin) as [string, string]
    try {
      const opened = await openDatabase<Database>({ databaseUrl: databaseAt(server ?? '', database), dataDir: '', databasePool: 1 })
      await saveSource(opened.db, { platform: 'sample', kind: 'import', version: '1', updated_at: new Date() })
      await upsertOffers(opened.db, [aPlainOffer('mug')])
      await opened.close()

      const walked = await Promise.all(
        ['anna', 'boris'].map((name) => walkThrough(one, { email: `${name}@example.org`, productId: 'sample-mug' })),
      )
      for (const all of walked) expect(await findWalked(other, all)).toEqual(asWalked(all))

      // Of those that the pooler has open, each held by a transaction.
      const clients = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const client = new pg.Client({ connectionString: pooler.url })
          await client.connect()
          await client.query('begin')
          return client
        }),
      )
      const shown = await Promise.all(
        clients.map(async (client) => (await client.query('show statement_timeout')).rows[0].statement_timeout),
      )
      await Promise.all(clients.map((client) => client.end()))
      expect(shown).toEqual(['17s', '17s', '17s', '17s'])
      const { out } = await operatorCommand(dataDir, ['doctor'], settings)
      expect(out).toMatch(/^ok +pooler +statements end after 17s/m)
    } finally {
      await Promise.all(products.map((product) => product.close()))
      await pooler.remove()
      await administer(server ?? '', (client) => client.query(`drop database ${database} with (force)`))
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
