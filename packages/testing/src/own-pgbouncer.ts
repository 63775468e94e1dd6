import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** The pooler, if there is one on this machine. */
export const pgbouncer: string | undefined = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) =>
  existsSync(path),
)

/** PgBouncer before the PostgreSQL server on this port, in transaction mode: the connections that it holds open are those of whoever has a transaction. */
export async function startPgbouncer({ port: serverPort, database }: { port: number; database: string }) {
  if (!pgbouncer) throw new Error('no pgbouncer was found on this machine')
  const port = await freePort()
  const lines = [
    '[databases]',
    `${database} = host=127.0.0.1 port=${serverPort} dbname=${database} user=postgres connect_query='set statement_timeout = 17000'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 8',
  ]
  const folder = mkdtempSync(join(tmpdir(), 'karavan-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, lines.join('\n'))
  // It refuses to be root, and reads its file as whoever it is.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chmodSync(folder, 0o755)
  const child = spawn(pgbouncer, ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'], ...(isRoot && { uid: 65_534, gid: 65_534 }) })
  const gone = once(child, 'exit')
  const url = `postgres://postgres@127.0.0.1:${port}/${database}`
  const answers = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    await wait(50)
  }
  return {
    url,
    async remove() {
      child.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
