import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Recorded {
  version: number
  /** Digest of each thing that the version stands for, by its name. */
  digests: Record<string, string>
}

export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

const maxNamed = 8

/**
 * What keeps a version number honest: throws where what it stands for (`digests`) differs from what `file` recorded for this number, with the advice to
 * raise it. After raising it, the same test with RECORD_VERSIONS=1 records the new state; it refuses to record another state of the same number.
 */
export function checkRecordedVersion(file: URL, constant: string, version: number, digests: Record<string, string>): void {
  const path = fileURLToPath(file)
  const known: Recorded = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { version: 0, digests: {} }
  const names = new Set([...Object.keys(known.digests), ...Object.keys(digests)])
  const changed = [...names].filter((name) => known.digests[name] !== digests[name])
  if (version < known.version) throw new Error(`${constant} is ${version} and was ${known.version} before: it is only ever raised`)
  if (version === known.version) {
    if (changed.length === 0) return
    const named = [...changed.slice(0, maxNamed), ...(changed.length > maxNamed ? [`${changed.length - maxNamed} more`] : [])].join(', ')
    throw new Error(`raise ${constant} to ${version + 1}: what it stands for has changed (${named})`)
  }
  if (process.env.RECORD_VERSIONS !== '1')
    throw new Error(`${constant} was raised to ${version}: run this test once with RECORD_VERSIONS=1 and commit ${basename(path)}`)
  writeFileSync(path, `${JSON.stringify({ version, digests } satisfies Recorded, undefined, 2)}\n`)
}
