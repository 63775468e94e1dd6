// Prints the folder of an embedded database with every migration run and the sample market in it, made once and kept until either changes.
// Writing the market takes seconds of both cores; a test that needs a running product copies this folder.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sampleVersion } from '@karavan/marketplaces/store/versions.ts'
import { ensureSampleMarket } from '../src/features/catalogue/seed.ts'
import { systemClock } from '../src/platform/clock.ts'
import { migrate, openDatabase } from '../src/platform/db.ts'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/karavan/', import.meta.url))
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
/** Longer than making it takes on a busy machine: whoever is still making it after this has died. */
const makingTimeoutMs = 120_000

async function nameOf(): Promise<string> {
  const hash = createHash('sha1').update(await sampleVersion())
  for (const name of globSync('*.ts', { cwd: migrations }).sort()) hash.update(name).update(readFileSync(join(migrations, name)))
  return `market-${hash.digest('hex').slice(0, 16)}`
}

async function make(prepared: string): Promise<void> {
  const dataDir = mkdtempSync(join(cache, 'making-'))
  const opened = await openDatabase({ dataDir, databasePool: 1 })
  await migrate(opened.db)
  await ensureSampleMarket({ db: opened.db, clock: systemClock })
  await opened.close()
  renameSync(join(dataDir, 'database'), prepared)
  rmSync(dataDir, { recursive: true, force: true })
  for (const name of readdirSync(cache)) {
    if (/^market-[0-9a-f]{16}$/.test(name) && !prepared.endsWith(name)) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

mkdirSync(cache, { recursive: true })
const prepared = join(cache, await nameOf())
const lock = `${prepared}.lock`
while (!existsSync(prepared)) {
  try {
    mkdirSync(lock)
  } catch {
    if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > makingTimeoutMs) rmSync(lock, { recursive: true })
    await wait(100)
    continue
  }
  try {
    if (!existsSync(prepared)) await make(prepared)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
process.stdout.write(prepared)
