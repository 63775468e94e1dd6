import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

let version: string | undefined

/** Names the drawings as they are now: changes with any change of their code, so that what was rendered before is not taken for current. */
export function drawingsVersion(): string {
  if (version) return version
  const hash = createHash('sha256')
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  for (const name of [...sources.sort(), '../random.ts']) hash.update(readFileSync(join(import.meta.dirname, name)))
  version = hash.digest('hex').slice(0, 16)
  return version
}
