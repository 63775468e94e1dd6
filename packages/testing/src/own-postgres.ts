import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

/** The program that makes a PostgreSQL server, if there is one on this machine. */
export const initdb: string | undefined = [
  ...globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse(),
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb')),
].find((path) => existsSync(path))

export type OwnPostgres = Awaited<ReturnType<typeof startPostgres>>

/** A PostgreSQL server of the caller's own, which may be ended abruptly. */
export async function startPostgres() {
  if (!initdb) throw new Error('no initdb was found on this machine: install PostgreSQL')
  const bin = dirname(initdb)
  const folder = mkdtempSync(join(tmpdir(), 'karavan-postgres-'))
  // PostgreSQL refuses to run as root: there it runs as the user of its package.
  const isRoot = process.getuid?.() === 0
  const idOf = (flag: string) => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim()
  if (isRoot) chownSync(folder, Number(idOf('-u')), Number(idOf('-g')))
  const asUser = isRoot ? ['setpriv', `--reuid=${idOf('-u')}`, `--regid=${idOf('-g')}`, '--clear-groups'] : ['env']
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(asUser[0] as string, [...asUser.slice(1), join(bin, program), '-D', join(folder, 'data'), ...words], {
      cwd: folder,
    })
  const port = await freePort()
  await run('initdb', '--auth=trust', '--username=postgres', '--no-sync')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  const control = (...words: string[]) => run('pg_ctl', '-w', '-l', join(folder, 'log'), ...words)
  await control('-o', options, 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    /** Ends it as a crash would and starts it again. */
    crash: () => control('-m', 'immediate', '-o', options, 'restart'),
    /** Makes all its processes stand still, or go on. */
    async freeze(signal: 'SIGSTOP' | 'SIGCONT') {
      const postmaster = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0] ?? ''
      // Itself first: it makes no more of them then.
      process.kill(Number(postmaster), signal)
      const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n')
      for (const pid of children) process.kill(Number(pid), signal)
    },
    stop: () => control('-m', 'immediate', 'stop'),
    start: () => control('-o', options, 'start'),
    async remove() {
      await control('-m', 'immediate', 'stop').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
