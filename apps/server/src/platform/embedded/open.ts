import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { ConfigError } from '../../config.ts'
import { assertOwnFolder, preparePrivateFolder } from '../data-folder.ts'
import type { WorkerInput, WorkerMessage } from './worker.ts'

export interface Embedded {
  /** Folder that holds the socket `.s.PGSQL.5432`, the form in which PostgreSQL clients name a unix socket. */
  socketFolder: string
  close(): Promise<void>
  /** Called once if the worker dies by itself. */
  onExit(listener: (reason: string) => void): void
}

const socketName = '.s.PGSQL.5432'
const lockName = 'lock.db'
const databaseFolderOf = (dataDir: string) => join(dataDir, 'database')
/** Linux allows 107 bytes in the path of a unix socket, macOS 103. */
const maxSocketPathBytes = 100

/**
 * Where the socket of a data folder stands: in the folder itself, else, where that path is too long for a socket, in a private folder under the
 * system's temporary one whose name follows from the data folder.
 */
export function socketFolderOf(dataDir: string): string {
  // As it is called without links: the folder of the socket is looked at itself.
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir)
  if (Buffer.byteLength(join(folder, socketName)) <= maxSocketPathBytes) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(tmpdir(), `karavan-${userInfo().uid}-${name}`)
}

const sqliteBusy = 5
const sqliteFull = 13

/** Another process holds the data folder. */
export class FolderInUseError extends ConfigError {
  constructor(dataDir: string, options?: ErrorOptions) {
    super('DATA_DIR', `${dataDir} is in use by another Karavan process`, options)
  }
}

/**
 * Takes the folder for this process; the operating system lets go of it when the process ends, however it ends. A second process that opened the
 * same database files would destroy them, so it is refused here.
 */
export function lockFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, lockName), { timeout: 0 })
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock?.close()
    const { errcode, errstr } = cause as { errcode?: number; errstr?: string }
    if (errcode === sqliteBusy) throw new FolderInUseError(dataDir, { cause })
    const reason = errcode === sqliteFull ? 'the disk is full' : (errstr ?? (cause as Error).message)
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be written to (${reason})`, { cause })
  }
  const held = lock
  return () => held.close()
}

/** Whether there is a database under this data folder. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(databaseFolderOf(dataDir), 'PG_VERSION'))

/** Whether a process holds this data folder. Makes nothing. */
export function isFolderInUse(dataDir: string): boolean {
  if (!existsSync(join(dataDir, lockName))) return false
  try {
    lockFolder(dataDir)()
    return false
  } catch {
    return true
  }
}

let compiled: Promise<WebAssembly.Module> | undefined
/**
 * PGlite's code, compiled once in this process however often a database is opened and kept as long as the process lives. A module of its own in each worker
 * is machine code that comes and goes with it, and V8 now and then loses count of its pages and ends the process (nodejs/node#64500).
 */
function compilePGlite(): Promise<WebAssembly.Module> {
  const file = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')
  compiled ??= readFile(file).then((code) => WebAssembly.compile(code))
  return compiled
}

/** Opens (or makes) the database under `dataDir` in a worker thread, reachable over a socket that only this user can open. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  preparePrivateFolder(dataDir)
  const unlock = lockFolder(dataDir)
  let isNew = false
  try {
    const socketFolder = socketFolderOf(dataDir)
    // Anything else that stands there is looked at, not replaced.
    if (!lstatSync(socketFolder, { throwIfNoEntry: false })) mkdirSync(socketFolder, { mode: 0o700 })
    assertOwnFolder(socketFolder)
    const socketPath = join(socketFolder, socketName)
    // Left behind by a process that was killed: as this process holds the lock, no other one listens on it.
    rmSync(socketPath, { force: true })
    const folder = databaseFolderOf(dataDir)
    refuseForeignVersion(dataDir, folder)
    isNew = !existsSync(folder)

    const workerData: WorkerInput = { folder, socketPath, wasm: await compilePGlite() }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    const exits: ((reason: string) => void)[] = []
    let closing = false
    const ended = new Promise<void>((done) => worker.once('exit', () => done()))
    await new Promise<void>((ready, fail) => {
      worker.once('error', fail)
      worker.once('exit', () => fail(new Error('the embedded database ended while starting')))
      // Others use the channel too: under `node --watch` Node itself reports the files that the worker has loaded.
      worker.on('message', (message: Partial<WorkerMessage>) => {
        if (message.type === 'ready') ready()
        else if (message.type === 'failed')
          fail(new ConfigError('DATA_DIR', `the database in ${dataDir} cannot be opened (${message.message})`))
      })
    })
    worker.on('error', (error) => {
      for (const listener of exits) listener(error.message)
    })
    worker.on('exit', (code) => {
      if (!closing) for (const listener of exits) listener(`exit code ${code}`)
    })
    chmodSync(socketPath, 0o600)
    return {
      socketFolder,
      onExit: (listener) => exits.push(listener),
      async close() {
        closing = true
        worker.postMessage('close')
        await ended
        rmSync(socketPath, { force: true })
        unlock()
      },
    }
  } catch (error) {
    // Half a database would be taken for a whole one by the next start.
    if (isNew) rmSync(databaseFolderOf(dataDir), { recursive: true, force: true })
    unlock()
    throw error
  }
}

/** Major version of the PostgreSQL inside PGlite; it can open no other version's files. */
const databaseVersion = '18'

function refuseForeignVersion(dataDir: string, folder: string): void {
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) return
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found !== databaseVersion) {
    throw new ConfigError(
      'DATA_DIR',
      `${dataDir} holds a database of version ${found}, this release opens version ${databaseVersion}: restore a backup into a new folder`,
    )
  }
}
