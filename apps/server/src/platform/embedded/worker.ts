import { existsSync, fsyncSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createWireServer } from './wire-server.ts'

export interface WorkerInput {
  folder: string
  socketPath: string
  /** PGlite's WebAssembly, compiled. */
  wasm: WebAssembly.Module
}
export type WorkerMessage = { type: 'ready' } | { type: 'failed'; message: string }

interface NodeFolder {
  stream_ops: { fsync?(stream: { nfd: number }): number }
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void }
}

/**
 * The file system of PGlite, with the fsync that it leaves out: Postgres then syncs its log at each commit, as it does anywhere else. It also gives some files
 * a mode that lets everybody in, past the umask: that is taken from them.
 */
class SyncedFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(pg, options)
    initialised.emscriptenOpts.preRun ??= []
    initialised.emscriptenOpts.preRun.push((module: unknown) => {
      const { stream_ops, node_ops } = (module as { FS: { filesystems: { NODEFS: NodeFolder } } }).FS.filesystems.NODEFS
      stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
      const { setattr } = node_ops
      node_ops.setattr = (node, attributes) =>
        setattr(node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~0o077 })
    })
    return initialised
  }
}

/** Errors of the file system inside PGlite are numbers of WASI. */
const fileErrors: Record<number, string> = {
  2: 'permission denied',
  19: 'the quota is used up',
  51: 'the disk is full',
  69: 'it is read-only',
}

function reasonOf(error: unknown): string {
  const errno = typeof error === 'object' && error && 'errno' in error && typeof error.errno === 'number' ? error.errno : undefined
  if (errno !== undefined) return fileErrors[errno] ?? `file error ${errno}`
  return error instanceof Error ? error.message : String(error)
}

/**
 * Postgres prepares all of its buffers when it starts, and the process then holds them. Half of the usual 128 MB has room for what is asked for again and again;
 * the rest is in the system's own cache of files. What ALTER SYSTEM has said of them stays.
 */
function buffersOf(folder: string): string[] {
  const file = join(folder, 'postgresql.auto.conf')
  const isSaid = existsSync(file) && /^\s*shared_buffers\b/m.test(readFileSync(file, 'utf8'))
  return isSaid ? [] : ['-c', 'shared_buffers=64MB']
}

/** The Sync message of the frontend protocol. */
const sync = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4)

const port = parentPort
if (!port) throw new Error('the embedded database runs in a worker thread')
const { folder, socketPath, wasm } = workerData as WorkerInput
const send = (message: WorkerMessage) => port.postMessage(message)

try {
  const pglite = new PGlite({
    fs: new SyncedFolder(folder),
    pgliteWasmModule: wasm,
    extensions: { pg_trgm, unaccent, btree_gin },
    // fdatasync, the default, never reaches the file system in this build; fsync does. '-F' would switch it off.
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      ...buffersOf(folder),
    ],
  })
  await pglite.waitReady
  const run = (messages: Uint8Array, onData: (data: Uint8Array) => void) =>
    pglite.runExclusive(() => pglite.execProtocolRawStream(new Uint8Array(messages), { onRawData: onData }))
  const rollback = async () => {
    // After an error in a pipeline without its Sync, the session skips everything up to the next one.
    await run(sync, () => {})
    if (pglite.isInTransaction()) await pglite.exec('ROLLBACK')
  }
  const server = createWireServer({
    run,
    rollback,
    async reset() {
      await rollback()
      await pglite.exec('DISCARD ALL')
    },
  })
  server.on('error', (error) => send({ type: 'failed', message: error.message }))
  server.listen(socketPath, () => send({ type: 'ready' }))
  port.on('message', async (message) => {
    if (message !== 'close') return
    server.close()
    await pglite.close()
    port.close()
  })
} catch (error) {
  send({ type: 'failed', message: reasonOf(error) })
}
