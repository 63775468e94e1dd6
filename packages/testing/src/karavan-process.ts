import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { constants, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { bankSettings } from './given-shop.ts'
import { stopSyncing } from './syncing.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
/** How the product's process runs. */
export const node = join(root, 'node_modules/node/bin/node')
const { karavan } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  karavan: { nodeFlags: string[]; program: string; compileCache: string; allocator: Record<string, string> }
}
/** `program` is the product as it is built. */
export const { nodeFlags, program } = karavan
/** What it finds in its environment. */
export const ofProcess = { NODE_COMPILE_CACHE: join(root, karavan.compileCache), ...karavan.allocator }
/** Pictures that a product under test has drawn, for all that come after it: a file's name follows from what is drawn and how. */
const drawnPictures = join(root, 'node_modules/.cache/karavan/pictures')

const prepared = new Map<string | undefined, Promise<string>>()
/** The folder of a database with the sample market in it. Found once by each process: the sources that decide what is in it are read for that. */
function preparedDatabase(hard: string | undefined): Promise<string> {
  const known = prepared.get(hard) ?? makePrepared(hard)
  prepared.set(hard, known)
  return known
}
async function makePrepared(hard: string | undefined): Promise<string> {
  const { stdout } = await promisify(execFile)(node, [join(root, 'packages/testing/src/prepared-database.ts')], {
    cwd: root,
    env: { ...process.env, SAMPLE_HARD: hard },
  })
  return stdout
}

/** The real software as a process of its own, on a data folder of its own that outlives restarts. */
export class KaravanProcess {
  readonly dataDir: string
  readonly settings: Record<string, string>
  port = 0
  /** All it printed so far. */
  output = ''
  private child: ChildProcess | undefined

  private readonly program: string
  private isPrepared: boolean

  /**
   * `program`: another entry than the product's own, relative to the repository. `from`: the database of its first start, `prepared` with the sample
   * market in it or `empty` as on a new machine. `under`: where its folder is made.
   */
  constructor(
    settings: Record<string, string> = {},
    {
      program = 'apps/server/src/main.ts',
      from = 'prepared',
      under = tmpdir(),
    }: { program?: string; from?: 'prepared' | 'empty'; under?: string } = {},
  ) {
    this.program = program
    this.isPrepared = from === 'empty' || 'DATABASE_URL' in settings
    this.dataDir = mkdtempSync(join(under, 'karavan-e2e-'))
    this.settings = { ...bankSettings, ...settings }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts the process and waits until it says it is ready. A restart keeps the port, so that an open page finds it again. */
  async start(): Promise<void> {
    if (!this.isPrepared) await this.prepare()
    if (!this.port) this.port = await freePort()
    const env = {
      PATH: process.env.PATH ?? '',
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      RATE_LIMITS: 'off',
      // Prices of today would be other ones tomorrow.
      RATE_SOURCES: 'off',
      // Looking at thousands of pictures is work that most tests have no use for.
      PHOTO_SEARCH: 'off',
      NODE_ENV: 'production',
      ...ofProcess,
      ...this.settings,
    }
    const child = spawn(node, [...nodeFlags, this.program], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    const collect = (chunk: Buffer) => {
      this.output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    await new Promise<void>((ready, fail) => {
      const timer = setTimeout(() => fail(new Error(`the product did not become ready: ${this.output}`)), 180_000)
      const settle = (action: () => void) => {
        clearTimeout(timer)
        action()
      }
      child.stdout.on('data', () => this.output.includes('Karavan is ready') && settle(ready))
      child.once('exit', (code) => settle(() => fail(new Error(`the product ended with ${code}: ${this.output}`))))
    })
  }

  private async prepare(): Promise<void> {
    const folder = join(this.dataDir, 'database')
    cpSync(await preparedDatabase(this.settings.SAMPLE_HARD), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    // A benchmark measures the product as it is run. What a test looks at depends neither on when a commit reaches the disk nor on who has drawn a picture.
    if (process.env.NODE_ENV === 'test') {
      stopSyncing(folder)
      mkdirSync(drawnPictures, { recursive: true })
      symlinkSync(drawnPictures, join(this.dataDir, 'media'))
    }
    this.isPrepared = true
  }

  /** Ends the process, politely or as a power cut would, and waits until it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.child
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
    this.output = ''
  }

  /** Tells the process something, without waiting for what it does. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** What the process ended with by itself; `undefined` while it runs. */
  get exitCode(): number | undefined {
    return this.child?.exitCode ?? undefined
  }

  /** Resident memory of the process (Linux), in MiB. */
  memoryMiB(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  }

  /** Time the process has kept cores busy so far (Linux), in ms: what a request costs, however busy the machine is otherwise. */
  cpuMs(): number {
    const fields = readFileSync(`/proc/${this.child?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticksPerSecond = 100
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
