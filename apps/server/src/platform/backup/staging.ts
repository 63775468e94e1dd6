import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../../config.ts'
import { lockFolder } from '../embedded/open.ts'
import { isContent } from './files.ts'

/**
 * A restore writes everything into a folder beside what is there. Only when all of it is on the disk a note says so, and from then on it is put in its place,
 * by the next start if this process dies meanwhile; until then what was there is as it was.
 */
const stagingOf = (dataDir: string) => join(dataDir, '.restore')
const note = z.object({ keep: z.array(z.string()), replacedAs: z.string() })

export interface Staging {
  /** Where the new content is written. */
  folder: string
  /** Says that the transaction of a database elsewhere is about to commit. */
  beginCommit(): void
  /** Everything is there: puts it in its place. Gives where the former content lies, if there was any. */
  finish(): string | undefined
  abandon(): void
}

/** `keep`: entries of the data folder that stay where they are. */
export function openStaging(dataDir: string, { keep, now }: { keep: string[]; now: Date }): Staging {
  const staging = stagingOf(dataDir)
  const folder = join(staging, 'new')
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const replacedAs = `.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  return {
    folder,
    beginCommit: () => writeSynced(join(staging, 'committing'), ''),
    finish() {
      writeSynced(join(staging, 'ready'), JSON.stringify({ keep, replacedAs } satisfies z.infer<typeof note>))
      return putInPlace(dataDir)
    },
    abandon: () => rmSync(staging, { recursive: true, force: true }),
  }
}

/**
 * Ends a restore whose process died after everything was written. Throws a `ConfigError` where it died in the one moment in which nobody can tell whether
 * a database elsewhere has committed.
 */
export function finishRestore(dataDir: string, { mayDiscard = false } = {}): void {
  const staging = stagingOf(dataDir)
  if (!existsSync(staging)) return
  // A restore that is at work holds the folder.
  const unlock = lockFolder(dataDir)
  try {
    if (existsSync(join(staging, 'ready'))) putInPlace(dataDir)
    else if (existsSync(join(staging, 'committing')) && !mayDiscard)
      throw new ConfigError('DATA_DIR', `a restore into ${dataDir} was cut off at its very end: run it again with --replace`)
    // Nothing of it is in use.
    else rmSync(staging, { recursive: true, force: true })
  } finally {
    unlock()
  }
}

/** Can be cut off anywhere and begun again. */
function putInPlace(dataDir: string): string | undefined {
  const staging = stagingOf(dataDir)
  const [fresh, former, moving] = ['new', 'former', 'moving'].map((name) => join(staging, name)) as [string, string, string]
  const { keep, replacedAs } = note.parse(JSON.parse(readFileSync(join(staging, 'ready'), 'utf8')))
  if (!existsSync(moving)) {
    mkdirSync(former, { recursive: true, mode: 0o700 })
    const replaces = (name: string) => (isContent(name) && !keep.includes(name)) || (name === 'database' && existsSync(join(fresh, name)))
    for (const name of readdirSync(dataDir).filter(replaces)) renameSync(join(dataDir, name), join(former, name))
    writeSynced(moving, '')
  }
  for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(dataDir, name))
  const replaced = join(dataDir, replacedAs)
  const hasFormer = existsSync(former) && readdirSync(former).length > 0
  if (hasFormer) renameSync(former, replaced)
  syncFolder(dataDir)
  rmSync(staging, { recursive: true, force: true })
  return hasFormer || existsSync(replaced) ? replaced : undefined
}

function writeSynced(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600, flush: true })
  syncFolder(join(file, '..'))
}

export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
