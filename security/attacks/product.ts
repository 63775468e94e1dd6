import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@karavan/testing/free-port.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { Visitor } from './visitor.ts'

export type Settings = Record<string, string>
type MailServer = Awaited<ReturnType<typeof givenMailServer>>
type Email = MailServer['mails'][number]

/** How long a start may take: the first one writes a market. */
const startTimeoutMs = 240_000
/** How long a mail is waited for before it counts as never sent. */
export const mailTimeoutMs = 20_000
/** What is judged by mails that do not come is judged once none has come for so long. */
const quietMs = 2_000

/** The product of a checkout as a process on this machine: embedded database, a real mail server beside it, nothing of its code in this process. */
export class AttackedProduct {
  readonly checkout: string
  /** Everything of it: what it calls temporary lies there too. */
  readonly folder = mkdtempSync(join(tmpdir(), 'karavan-attacks-'))
  /** The path is too long for a socket, as of somebody who likes to sort things. */
  readonly dataDir = join(this.folder, 'a-folder-with-a-name-that-is-as-long-as-names-of-folders-are-where-somebody-likes-to-sort-things')
  readonly temporary = join(this.folder, 'tmp')
  /** Changed between starts. */
  settings: Settings = {}
  mails: Email[] = []
  private mailServer: MailServer | undefined
  private port = 0
  private child: ChildProcess | undefined

  constructor(checkout: string) {
    this.checkout = checkout
    // As a shop has it that was set up before anybody thought of who else has an account on the machine.
    mkdirSync(join(this.dataDir, 'outbox'), { recursive: true })
    mkdirSync(this.temporary)
    writeFileSync(join(this.dataDir, 'outbox', 'old.eml'), 'To: ann@example.test\n\nyour code')
    for (const path of [this.dataDir, join(this.dataDir, 'outbox')]) chmodSync(path, 0o755)
    chmodSync(join(this.dataDir, 'outbox', 'old.eml'), 0o644)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  visitor = (address?: string): Visitor => new Visitor(this.url, address)

  /** Somebody who has signed up with an address that nobody has proven. */
  async account(email: string, password = 'correct horse 7'): Promise<Visitor> {
    const visitor = this.visitor()
    await visitor.enter('signUp', { email, password })
    return visitor
  }

  /** An account whose address is proven, by a reset that sets its password. */
  async ownedAccount(email: string, password: string): Promise<void> {
    await this.account(email)
    await this.reset(email, password)
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      TMPDIR: this.temporary,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      NODE_COMPILE_CACHE: this.compileCache(),
      SMTP_URL: this.mailServer?.url,
      MAIL_FROM: 'Shop <shop@example.test>',
      ...this.settings,
    }
  }

  /** Where its own commands keep what Node has compiled. */
  private readonly compileCache = () => {
    const { karavan } = JSON.parse(readFileSync(join(this.checkout, 'package.json'), 'utf8')) as { karavan: { compileCache: string } }
    return join(this.checkout, karavan.compileCache)
  }
  private readonly node = () => join(this.checkout, 'node_modules/node/bin/node')

  /** Starts it and waits until it is ready; throws with what it says where it ends instead. */
  async start(): Promise<void> {
    this.port ||= await freePort()
    this.mailServer ??= await givenMailServer()
    this.mails = this.mailServer.mails
    const child = spawn(this.node(), ['apps/server/src/main.ts'], {
      cwd: this.checkout,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    let output = ''
    await new Promise<void>((ready, fail) => {
      const timer = setTimeout(() => fail(new Error(`the product did not become ready: ${output}`)), startTimeoutMs)
      const collect = (chunk: Buffer) => {
        output += chunk.toString()
        if (!output.includes('Karavan is ready')) return
        clearTimeout(timer)
        ready()
      }
      child.stdout?.on('data', collect)
      child.stderr?.on('data', collect)
      child.once('exit', () => {
        clearTimeout(timer)
        fail(new Error(output.trim()))
      })
    })
  }

  async stop(): Promise<void> {
    const child = this.child
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await gone
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** An operator's command, without a terminal. */
  operator(...words: string[]): Promise<{ code: number; out: string; ms: number }> {
    const began = performance.now()
    const env = { ...this.environment(), INIT_CWD: this.folder }
    return new Promise((done) => {
      execFile(this.node(), ['apps/server/src/operator/main.ts', ...words], { cwd: this.checkout, env }, (error, out, err) => {
        done({ code: error ? Number(error.code ?? 1) : 0, out: out + err, ms: performance.now() - began })
      })
    })
  }

  mailsTo = (email: string): Email[] => this.mails.filter(({ to }) => to?.some(({ address }) => address === email))

  /** The first mail to this address that fits, or nothing where none comes in time. */
  async mailTo(email: string, fits: (mail: Email) => boolean = () => true): Promise<Email | undefined> {
    for (const end = performance.now() + mailTimeoutMs; performance.now() < end; await wait(50)) {
      const mail = this.mailsTo(email).find(fits)
      if (mail) return mail
    }
  }

  /** All mails to this address, once no more have come for a while. */
  async allMailsTo(email: string): Promise<Email[]> {
    for (let seen = -1; seen !== this.mails.length; await wait(quietMs)) seen = this.mails.length
    return this.mailsTo(email)
  }

  /** A new password by the letter that the owner of the mailbox asks for: on the products that know of proofs the address is proven by it. */
  async reset(email: string, newPassword: string): Promise<void> {
    const owner = this.visitor()
    const before = new Set(this.mailsTo(email))
    await owner.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const letter = await this.mailTo(email, (mail) => !before.has(mail) && /oobCode=/.test(mail.text ?? ''))
    const [, oobCode] = /oobCode=([\w-]+)/.exec(letter?.text ?? '') ?? []
    const answer = await owner.identity('resetPassword', { oobCode, newPassword })
    if (answer.status !== 200) throw new Error(`accounts:resetPassword answered ${answer.status}: ${answer.text}`)
  }

  /** Stops it and removes everything that was made. */
  async remove(): Promise<void> {
    await this.stop()
    await this.mailServer?.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
