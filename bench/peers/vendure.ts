import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@karavan/testing/free-port.ts'
import { root } from '@karavan/testing/karavan-process.ts'
import { cleanUpAtEnd } from '../lib/clean-up.ts'

/** Fetched from the registry of npm when the suite is run, and by nobody else; beside ours, and no part of what ours depends on. */
const packages = { '@vendure/core': '3.7.3', 'better-sqlite3': '13.2.0', pg: '8.23.1' }
/** The versions of it that TypeORM asks for end the process on Node 24, in the cleaning up of a statement. */
const overrides = { typeorm: { 'better-sqlite3': '$better-sqlite3' } }
const folder = join(root, `node_modules/.cache/karavan/vendure-${packages['@vendure/core']}`)
const program = fileURLToPath(new URL('./vendure-program.ts', import.meta.url))
const longestMs = 900_000

/** Installs it where that has not been done, for the Node that runs ours. */
export async function fetchVendure(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages, overrides }))
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
  })
  await ended(npm, 'the installation of Vendure')
}

async function ended(child: ChildProcess, what: string): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
  const code = await new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  })
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${what} ended with ${code}`)
}

/** Vendure's server on one database, without the worker that it has for its jobs. */
export class VendureProcess {
  private readonly settings: Record<string, string>
  private child: ChildProcess | undefined
  private port = 0
  readonly remove = cleanUpAtEnd(() => this.stop())

  /** `settings`: `DATABASE_URL`, or `VENDURE_SQLITE`, a file. */
  constructor(settings: Record<string, string>) {
    this.settings = settings
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Writes the catalogue into its empty database. */
  async fill(): Promise<void> {
    const child = await this.spawn('fill')
    await ended(child, 'the filling of Vendure')
  }

  async start(): Promise<void> {
    const child = await this.spawn()
    await new Promise<void>((done, fail) => {
      child.stdout!.once('data', () => done())
      child.once('exit', (code) => fail(new Error(`Vendure ended with ${code}`)))
    })
  }

  private async spawn(...words: string[]): Promise<ChildProcess> {
    this.port ||= await freePort()
    const child = spawn(process.execPath, [program, folder, String(this.port), ...words], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...this.settings },
    })
    this.child = child
    return child
  }

  async stop(): Promise<void> {
    const child = this.child
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill()
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await gone
    clearTimeout(timer)
  }

  /** Resident memory (Linux), in MiB. */
  memoryMiB(): number {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.child?.pid}/status`, 'utf8'))?.[1]) / 1024
  }
}
