import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One process of the product behind the balancer. */
export interface Member {
  readonly port: number
  /** Its `/health/ready` has said 200 lately. */
  isReady: boolean
  /** It has said so since it was started. What it says then is an answer; before that only that it is starting. */
  hasBeenReady: boolean
  /** It was asked to stop, or is about to be: no new call goes there. */
  isLeaving: boolean
  /** Calls that wait for its answer. Streams count until they begin. */
  busy: number
  child: ChildProcess | undefined
}

export interface MembersParts {
  ports: readonly number[]
  /** Starts the process that is to listen on this port of the loopback interface. */
  launch(port: number): ChildProcess
  /** A line for the person who runs it. */
  say(line: string): void
  times?: Partial<Times>
}

interface Times {
  lookMs: number
  lookTimeoutMs: number
  /** Longest that calls under way may hold up a stop. */
  drainMs: number
  /** Longest that a process may take from SIGTERM to its end. */
  stopMs: number
  /** Before a process that died is started again; doubles up to `maxPauseMs` while it keeps dying. */
  pauseMs: number
  maxPauseMs: number
  /** A process that lived so long has not died of its start. */
  healthyMs: number
}

const standardTimes: Times = {
  lookMs: 500,
  lookTimeoutMs: 2_500,
  drainMs: 15_000,
  stopMs: 30_000,
  pauseMs: 500,
  maxPauseMs: 30_000,
  healthyMs: 60_000,
}

const pollMs = 25

/** The processes of the product: started again when they die, restarted one after another, never all at once. */
export class Members {
  readonly all: readonly Member[]
  private readonly parts: MembersParts
  private readonly times: Times
  private isClosing = false
  private restarting: Promise<void> | undefined
  private wantsAnother = false
  private turn = 0
  private looking: NodeJS.Timeout | undefined

  constructor(parts: MembersParts) {
    this.parts = parts
    this.times = { ...standardTimes, ...parts.times }
    this.all = parts.ports.map((port) => ({ port, isReady: false, hasBeenReady: false, isLeaving: false, busy: 0, child: undefined }))
  }

  /** Ends when all are ready: the first alone, because it brings the database to this release's state. False when one of them ended instead. */
  async start(): Promise<boolean> {
    this.looking = setInterval(() => void Promise.all(this.all.map((member) => this.look(member))), this.times.lookMs)
    const [first, ...others] = this.all
    if (first && !(await this.begin(first))) return false
    const started = await Promise.all(others.map((member) => this.begin(member)))
    return started.every(Boolean)
  }

  /**
   * The next one to call, in turn: a ready one, else one that was ready and is slow to say so again, as while the machine is busy, else one that can say
   * itself that it is starting. `undefined`: there is none.
   */
  pick(besides: ReadonlySet<Member>): Member | undefined {
    const running = this.all.filter((member) => member.child && !member.isLeaving && !besides.has(member))
    const choice = [running.filter(({ isReady }) => isReady), running.filter(({ hasBeenReady }) => hasBeenReady), running].find(
      (some) => some.length > 0,
    )
    if (!choice) return
    this.turn += 1
    return choice[this.turn % choice.length]
  }

  /** Stops and starts each in turn; what comes while it goes on makes it go once more. Ends early where a process does not become ready. */
  restart(): Promise<void> {
    if (this.restarting) {
      this.wantsAnother = true
      return this.restarting
    }
    this.restarting = this.restartAll().finally(() => {
      this.restarting = undefined
    })
    return this.restarting
  }

  async close(): Promise<void> {
    this.isClosing = true
    clearInterval(this.looking)
    await Promise.all(this.all.map((member) => this.stop(member)))
  }

  private async restartAll(): Promise<void> {
    do {
      this.wantsAnother = false
      for (const [index, member] of this.all.entries()) {
        if (this.isClosing) return
        await this.stop(member)
        if (!(await this.begin(member))) {
          this.parts.say(`process ${index + 1} did not become ready: the restart ends here, the others go on as they are`)
          return
        }
      }
      this.parts.say('all processes were restarted')
    } while (this.wantsAnother)
  }

  private async look(member: Member): Promise<void> {
    const { child } = member
    if (!child) return
    const isReady = await isWell(member.port, this.times.lookTimeoutMs)
    if (member.child !== child) return
    member.isReady = isReady
    member.hasBeenReady ||= isReady
  }

  /** True once it is ready, false where it ended before. */
  private async begin(member: Member, pauseMs = this.times.pauseMs): Promise<boolean> {
    if (this.isClosing) return false
    const child = this.parts.launch(member.port)
    const since = performance.now()
    Object.assign(member, { child, isReady: false, hasBeenReady: false, isLeaving: false })
    const ended = new Promise<string>((done) => {
      child.once('error', ({ message }) => done(message))
      child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`))
    })
    void ended.then(async (how) => {
      if (member.child !== child) return
      member.child = undefined
      member.isReady = false
      if (member.isLeaving || this.isClosing) return
      this.parts.say(`the process on port ${member.port} has ended (${how})${member.hasBeenReady ? ', and is started again' : ''}`)
      const next = performance.now() - since > this.times.healthyMs ? this.times.pauseMs : pauseMs * 2
      await wait(Math.min(pauseMs, this.times.maxPauseMs))
      if (!member.child && !member.isLeaving) await this.begin(member, next)
    })
    while (member.child === child && !member.isReady) {
      await Promise.race([ended, wait(pollMs)])
      await this.look(member)
    }
    return member.child === child
  }

  /** Lets what runs there finish, then ends it; by force where it does not. */
  private async stop(member: Member): Promise<void> {
    const { child } = member
    member.isLeaving = true
    if (!child) return
    const exited = new Promise((done) => child.once('exit', done))
    if (child.exitCode !== null || child.signalCode !== null) return
    const latest = performance.now() + this.times.drainMs
    while (member.busy > 0 && performance.now() < latest && !this.isClosing) await wait(pollMs)
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), this.times.stopMs)
    await exited
    clearTimeout(force)
    if (member.child === child) member.child = undefined
  }
}

const isWell = (port: number, timeout: number): Promise<boolean> =>
  new Promise((done) => {
    const asked = get({ host: '127.0.0.1', port, path: '/health/ready', timeout, agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => done(false))
  })
