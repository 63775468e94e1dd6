import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { node, nodeFlags, ofProcess, root } from './karavan-process.ts'

/** A program of the product, or of the release in `folder`, as a process, with these settings and nothing else of the test's environment. */
export class RunningProgram {
  /** All it printed so far. */
  output = ''
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
  private readonly child: ChildProcess

  constructor(words: string[], env: Record<string, string>, folder: string = root) {
    this.child = spawn(node, [...nodeFlags, ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...ofProcess, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    this.ended = once(this.child, 'close').then(([code]) => code as number | null)
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Ends with the first match in what it has printed; rejects when it ends without one. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output)
      if (match) return match
      if (this.child.exitCode !== null || this.child.signalCode !== null) throw new Error(`it ended: ${this.output}`)
      await Promise.race([this.ended, new Promise((done) => setTimeout(done, 50))])
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name)
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGTERM')
    await this.ended
  }
}
