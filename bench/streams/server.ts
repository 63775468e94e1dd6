import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AssistantEngine } from '@karavan/assistant/port.ts'
import { buildApp } from '@karavan/server/app.ts'
import { readConfig } from '@karavan/server/config.ts'
import type { Database } from '@karavan/server/database.ts'
import { memoryBus } from '@karavan/server/platform/bus.ts'
import { systemClock } from '@karavan/server/platform/clock.ts'
import { migrate, openDatabase } from '@karavan/server/platform/db.ts'
import { createLog } from '@karavan/server/platform/log.ts'

/** The product with an engine that says one thing on command (any line on stdin) and then ends: so that thousands of readers can wait for it. */
let say: () => void = () => {}
const commanded = new Promise<void>((done) => {
  say = done
})
const engine: AssistantEngine = {
  name: 'rules',
  async *run() {
    yield { type: 'progress', text: 'waiting' }
    await commanded
    yield { type: 'progress', text: 'now' }
    await new Promise((done) => setTimeout(done, 2000))
    yield { type: 'answer', html: '<p>done</p>' }
    yield { type: 'done', state: null }
  },
}

const config = readConfig({
  DATABASE_URL: process.env.DATABASE_URL,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'karavan-bench-')),
  RATE_LIMITS: 'off',
  STREAMS_MAX: '0',
  STREAMS_MAX_ADDRESS: '0',
})
const opened = await openDatabase<Database>(config)
await migrate(opened.db)
const app = await buildApp({
  config,
  db: opened.db,
  log: createLog('error'),
  clock: systemClock,
  engine,
  marketplaces: [],
  bus: memoryBus(),
  isOnlyProcess: true,
  turnTimes: { replyMs: 120_000 },
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.stdin.once('data', () => say())
