import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

/** The program that makes a PostgreSQL server, if there is one on this machine. */
export const initdb: string | undefined = [
  ...globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse(),
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb')),
].find((path) => existsSync(path))

export type OwnPostgres = Awaited<ReturnType<typeof startPostgres>>

/** A PostgreSQL server of the caller's own, which may be ended abruptly. `under`: where its folder is made. */
export const startPostgres = ({ under }: { under?: string | undefined } = {}) =>
  startServer((run) => run('initdb', '--auth=trust', '--username=postgres', '--no-sync'), under)

/** Another one that follows it, and takes reads alone. */
export const startReplica = ({ port }: Pick<OwnPostgres, 'port'>) =>
  startServer((run) =>
    run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
  )

type Run = (program: string, ...words: string[]) => Promise<unknown>

async function startServer(make: (run: Run) => Promise<unknown>, under = tmpdir()) {
  if (!initdb) throw new Error('no initdb was found on this machine: install PostgreSQL')
  const bin = dirname(initdb)
  const folder = mkdtempSync(join(under, 'karavan-postgres-'))
  // PostgreSQL refuses to run as root: there it runs as the user of its package.
  const isRoot = process.getuid?.() === 0
  const idOf = (flag: string) => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim()
  if (isRoot) chownSync(folder, Number(idOf('-u')), Number(idOf('-g')))
  const asUser = isRoot ? ['setpriv', `--reuid=${idOf('-u')}`, `--regid=${idOf('-g')}`, '--clear-groups'] : ['env']
  const run: Run = (program, ...words) =>
    promisify(execFile)(asUser[0] as string, [...asUser.slice(1), join(bin, program), '-D', join(folder, 'data'), ...words], {
      cwd: folder,
    })
  const port = await freePort()
  await make(run)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  const control = (...words: string[]) => run('pg_ctl', '-w', '-l', join(folder, 'log'), ...words)
  await control('-o', options, 'start')
  /** The server's first process, and those that it has made. */
  const listProcesses = (): { first: number; others: number[] } => {
    const first = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0] ?? ''
    return { first: Number(first), others: execFileSync('pgrep', ['-P', first], { encoding: 'utf8' }).trim().split('\n').map(Number) }
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    /** Ends it as a crash would and starts it again. */
    crash: () => control('-m', 'immediate', '-o', options, 'restart'),
    /** Makes all its processes stand still, or go on. */
    async freeze(signal: 'SIGSTOP' | 'SIGCONT') {
      const { first, others } = listProcesses()
      // Itself first: it makes no more of them then.
      for (const pid of [first, ...others]) process.kill(pid, signal)
    },
    /** True while it runs, whether it takes connections or not. */
    isRunning: () =>
      control('status').then(
        () => true,
        () => false,
      ),
    /** Kills all its processes, and waits until none is left. */
    async kill() {
      const { first, others } = listProcesses()
      for (const pid of [first, ...others]) process.kill(pid, 'SIGKILL')
      while ([first, ...others].some((pid) => existsSync(`/proc/${pid}`))) await wait(20)
    },
    stop: () => control('-m', 'immediate', 'stop'),
    start: () => control('-o', options, 'start'),
    async remove() {
      await control('-m', 'immediate', 'stop').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
