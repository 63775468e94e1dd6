import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@karavan/testing/free-port.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { startPostgres } from '@karavan/testing/own-postgres.ts'
import type { SmallDisk } from './small-disk.ts'
import { tcpProxy } from './tcp-proxy.ts'

const quotas = [
  'UNPAID_ORDERS_MAX',
  'TURNS_PER_DAY',
  'TURNS_PER_DAY_ADDRESS',
  'CONVERSATIONS_MAX',
  'CONVERSATIONS_PER_DAY_ADDRESS',
  'STREAMS_MAX',
  'STREAMS_MAX_ADDRESS',
  'ORDERS_PER_DAY',
  'ORDERS_PER_DAY_ADDRESS',
]

/** A redis-server of its own that can be killed. */
async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-redis-'))
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    child = spawn('redis-server', words, { stdio: 'ignore' })
    const failed = once(child, 'error').then(([error]) => Promise.reject(error))
    failed.catch(() => {})
    while (!(await isOpen(port))) await Promise.race([wait(20), failed])
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    port,
    start,
    kill,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async remove() {
      child.kill('SIGCONT')
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

export type World = Awaited<ReturnType<typeof createWorld>>

/** A process of the product whose clock can be set. */
class App extends KaravanProcess {
  private readonly clockFile: string
  constructor(settings: Record<string, string>, under?: string) {
    super({ ...settings, NODE_OPTIONS: `--import=${new URL('./moved-clock.ts', import.meta.url).href}` }, { under })
    this.clockFile = join(this.dataDir, '.moved-clock')
    this.settings.MOVED_CLOCK_FILE = this.clockFile
  }
  /** From now on its clock is so much ahead, or behind, until it is set again or started anew. */
  moveClock(ms: number): void {
    writeFileSync(this.clockFile, String(ms))
    this.signal('SIGUSR2')
  }
}

interface WorldOptions {
  processes: number
  /** Where the files of PostgreSQL and of the product lie, and which can be full. Goes with the world. */
  disk?: SmallDisk
}

/** A shop of several processes with PostgreSQL, Redis, mail server and the lines to them, all of which can be broken. */
export async function createWorld({ processes, disk }: WorldOptions) {
  const closing: (() => unknown)[] = []
  const remove = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    if (disk) closing.push(disk.remove)
    const postgres = await startPostgres({ under: disk?.folder })
    closing.push(postgres.remove)
    const redis = await startRedis()
    closing.push(redis.remove)
    let refusesMail = false
    const post = await givenMailServer(async () => {
      if (refusesMail) throw new Error('not now')
    })
    closing.push(post.close)
    const toPostgres = await tcpProxy(postgres.port)
    const toRedis = await tcpProxy(redis.port)
    closing.push(toPostgres.close, toRedis.close)
    const settings = {
      ...Object.fromEntries(quotas.map((name) => [name, '0'])),
      DATABASE_URL: postgres.url.replace(String(postgres.port), String(toPostgres.port)),
      DATABASE_POOL: '6',
      STATEMENT_TIMEOUT_SECONDS: '5',
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      SMTP_URL: post.url,
      MAIL_FROM: 'shop@shop.example',
      MAIL_ORDERS_TO: 'desk@shop.example',
      PUBLIC_URL: 'https://shop.example',
      MOQ_POLICY: 'warn',
      SECRETS_KEY: randomBytes(24).toString('hex'),
    }
    const apps = Array.from({ length: processes }, () => new App(settings, disk?.folder))
    closing.push(() => Promise.all(apps.map((app) => app.remove())))
    // The first one makes the tables and the market.
    await apps[0]?.start()
    await Promise.all(apps.slice(1).map((app) => app.start()))
    return {
      apps,
      disk,
      postgres,
      redis,
      post,
      toPostgres,
      toRedis,
      refuseMail(refuses: boolean) {
        refusesMail = refuses
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}
