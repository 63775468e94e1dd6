import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** What a shell of a person has, and nothing of the test run. */
const shell = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', npm_config_update_notifier: 'false' }

export const isListening = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

/** A temporary folder that goes with its block. */
export function temporaryFolder(name: string): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), `karavan-${name}-`))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** A command as it is typed, to its end. */
export function runCommand(
  command: string,
  words: string[],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    execFile(command, words, { cwd, env: { ...shell, ...env } }, (error, out, err) => {
      done({ code: error ? Number(error.code ?? 1) : 0, out, err })
    })
  })
}

/** A command that runs until it is stopped, in a process group of its own, as a terminal starts it. What is left of the group ends with its block. */
export class RunningCommand {
  output = ''
  readonly child: ChildProcess

  constructor(command: string, words: string[], env: Record<string, string>) {
    this.child = spawn(command, words, { cwd: root, env: { ...shell, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
  }

  get pid(): number {
    if (!this.child.pid) throw new Error('the command was not started')
    return this.child.pid
  }

  /** Ends with the first match in what it has printed; rejects when the command ends without it. */
  until(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((done, fail) => {
      const look = () => {
        const match = pattern.exec(this.output)
        if (match) done(match)
      }
      this.child.stdout?.on('data', look)
      this.child.stderr?.on('data', look)
      this.child.once('exit', (code) => fail(new Error(`it ended with ${code}: ${this.output}`)))
      look()
    })
  }

  /** Sends a signal to the process that was started, or with `group` to all of them, as Ctrl-C does. */
  signal(name: NodeJS.Signals, { group = false } = {}): void {
    process.kill(group ? -this.pid : this.pid, name)
  }

  /** Whether a process of the group is left. */
  get hasProcesses(): boolean {
    try {
      process.kill(-this.pid, 0)
      return true
    } catch {
      return false
    }
  }

  [Symbol.dispose](): void {
    if (this.hasProcesses) this.signal('SIGKILL', { group: true })
  }
}
