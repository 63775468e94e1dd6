import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'

const folderMode = 0o700
const fileMode = 0o600
const others = 0o077
const writableByOthers = 0o022
/** Windows has no such modes. */
const hasModes = process.getuid !== undefined

/** What is made from now on is this user's alone, whatever the library that makes it says. Call it once, at the start of a process. */
export const makeFilesPrivate = (): void => void process.umask(others)

/**
 * Makes DATA_DIR where it is missing, and everything in it this user's alone, whatever it was before: buyers' addresses and signing keys lie there.
 * Throws a `ConfigError` where somebody else could have put something into it, because then what is in it may be theirs.
 */
export function preparePrivateFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: folderMode })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used as a folder (${(cause as NodeJS.ErrnoException).code})`, { cause })
  }
  if (!hasModes) return
  // The folder itself may be a link, to another disk for instance; what it leads to counts.
  const folder = realpathSync(dataDir)
  const found = lstatSync(folder)
  if ((found.mode & writableByOthers) !== 0)
    throw new ConfigError(
      'DATA_DIR',
      `other users can write to ${folder} (mode ${toOctal(found)}): see that it holds nothing of theirs, then chmod -R go= ${folder}`,
    )
  makePrivate(folder)
}

/** Takes this path, and all under it, from everybody else. Links are left alone: their targets are not ours to change. */
export function makePrivate(path: string): void {
  const found = hasModes ? lstatSync(path, { throwIfNoEntry: false }) : undefined
  if (!found || found.isSymbolicLink()) return
  try {
    if ((found.mode & others) !== 0) chmodSync(path, found.isDirectory() ? folderMode : fileMode)
    for (const name of found.isDirectory() ? readdirSync(path) : []) makePrivate(join(path, name))
  } catch (cause) {
    // Gone meanwhile: a running product makes and removes files of its own.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return
    if (cause instanceof ConfigError) throw cause
    throw new ConfigError('DATA_DIR', `${path} (uid ${found.uid}, mode ${toOctal(found)}) cannot be closed to other users`, { cause })
  }
}

/**
 * Throws a `ConfigError` unless this is a folder of this user's, no link to one, that nobody else may enter. Whoever could would put a socket of theirs
 * in the place of ours, and be given the whole database as its client or its server.
 */
export function assertOwnFolder(path: string): void {
  if (!hasModes) return
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory() || found.uid !== process.getuid?.() || (found.mode & others) !== 0)
    throw new ConfigError(
      'DATA_DIR',
      `${path}, where the database is reached, is not a folder of this user alone${found ? ` (uid ${found.uid}, mode ${toOctal(found)})` : ''}`,
    )
}

const toOctal = ({ mode }: Stats): string => (mode & 0o777).toString(8).padStart(4, '0')
