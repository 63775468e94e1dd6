import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Manifest } from './manifest.ts'
import { type Part, readParts } from './parts.ts'
import { BackupError, openSealed } from './sealed-file.ts'

export interface Backup {
  manifest: Manifest
  /** Its parts in their order, read anew. */
  parts(): AsyncGenerator<Part>
}

/** Opens a backup and reads it to its end: what this gives is whole, and what it was when it was written. Throws a `BackupError` otherwise. */
export async function openBackup(file: string, askPassphrase: () => Promise<string>): Promise<Backup> {
  const { unseal } = await openSealed(file, askPassphrase)
  const parts = () => readParts(unzip(unseal()))
  try {
    return { manifest: await verify(file, parts()), parts }
  } catch (cause) {
    if (cause instanceof BackupError) throw cause
    throw new BackupError(`${file} is damaged (${(cause as Error).message})`, { cause })
  }
}

function unzip(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip()
  // Its error ends the reading of `gunzip`, which reports it.
  pipeline(Readable.from(source), gunzip).catch(() => {})
  return gunzip
}

async function verify(file: string, parts: AsyncIterable<Part>): Promise<Manifest> {
  const found: string[] = []
  let manifest: Manifest | undefined
  for await (const { head, frames } of parts) {
    if (head.kind === 'end') {
      const listed = head.manifest.parts.map(({ kind, name, sha256 }) => `${kind} ${name} ${sha256}`)
      if (listed.join('\n') !== found.join('\n')) throw new BackupError(`${file} is damaged: its parts are not those that were written`)
      manifest = head.manifest
      continue
    }
    const hash = createHash('sha256')
    for await (const frame of frames) hash.update(frame)
    const name = head.kind === 'table' ? `${head.schema}.${head.name}` : head.name
    found.push(`${head.kind} ${name} ${hash.digest('hex')}`)
  }
  if (!manifest) throw new BackupError(`${file} is cut off: its end is missing`)
  return manifest
}
