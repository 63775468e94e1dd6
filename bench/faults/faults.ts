import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

export interface Fault {
  name: string
  about: string
  /** How many processes it ends abruptly. */
  kills: number
  /** It needs the disk that is the world's own. */
  fillsDisk?: true
  movesClock?: true
  /** Breaks it and mends it. */
  happen(world: World, random: () => number): Promise<void>
}

const minuteMs = 60_000
const jumpsMs = [-180, -10, 10, 180].map((minutes) => minutes * minuteMs)

const pickApp = ({ apps }: World, random: () => number) => apps[Math.floor(random() * apps.length)] as World['apps'][number]

export const faults: Fault[] = [
  {
    name: 'kill-app',
    about: 'one process of the product is killed, and started again after 2 s',
    kills: 1,
    async happen(world, random) {
      const app = pickApp(world, random)
      await app.stop('SIGKILL')
      await wait(2_000)
      await app.start()
    },
  },
  {
    name: 'stop-app',
    about: 'one process is asked to stop, and started again',
    kills: 0,
    async happen(world, random) {
      const app = pickApp(world, random)
      await app.stop('SIGTERM')
      await app.start()
    },
  },
  {
    name: 'kill-postgres',
    about: 'PostgreSQL crashes, and is there again after 3 s',
    kills: 1,
    async happen({ postgres }) {
      await postgres.kill()
      await wait(3_000)
      await postgres.start()
    },
  },
  {
    name: 'freeze-postgres',
    about: 'PostgreSQL stands still for 8 s',
    kills: 1,
    async happen({ postgres }) {
      await postgres.freeze('SIGSTOP')
      await wait(8_000)
      await postgres.freeze('SIGCONT')
    },
  },
  {
    name: 'kill-redis',
    about: 'Redis is killed, and started again after 3 s',
    kills: 0,
    async happen({ redis }) {
      await redis.kill()
      await wait(3_000)
      await redis.start()
    },
  },
  {
    name: 'freeze-redis',
    about: 'Redis stands still for 5 s',
    kills: 0,
    async happen({ redis }) {
      redis.signal('SIGSTOP')
      await wait(5_000)
      redis.signal('SIGCONT')
    },
  },
  {
    name: 'cut-network',
    about: 'every connection to PostgreSQL and Redis is cut, and none is made for 3 s',
    kills: 1,
    async happen({ toPostgres, toRedis }) {
      toPostgres.cut()
      toRedis.cut()
      await wait(3_000)
      toPostgres.open()
      toRedis.open()
    },
  },
  {
    name: 'still-network',
    about: 'nothing arrives at PostgreSQL for 8 s, and nobody is told',
    kills: 1,
    async happen({ toPostgres }) {
      toPostgres.still()
      await wait(8_000)
      toPostgres.open()
    },
  },
  {
    name: 'slow-network',
    about: 'each piece to and from PostgreSQL takes 50 ms for 6 s',
    kills: 0,
    async happen({ toPostgres }) {
      toPostgres.slow(50)
      await wait(6_000)
      toPostgres.open()
    },
  },
  {
    name: 'refuse-mail',
    about: 'the mail server takes nothing for 8 s',
    kills: 0,
    async happen(world) {
      world.refuseMail(true)
      await wait(8_000)
      world.refuseMail(false)
    },
  },
  {
    name: 'fill-disk',
    about: 'the disk of PostgreSQL and DATA_DIR is full for 8 s (needs the right to mount one)',
    // PostgreSQL ends itself where there is no room for its log, and again at each try to begin.
    kills: 3,
    fillsDisk: true,
    async happen({ disk, postgres }) {
      if (!disk) throw new Error('there is no disk to fill')
      await disk.fill()
      await wait(8_000)
      await disk.free()
      // It may have ended for good: a person starts it then.
      await wait(1_000)
      while (!(await postgres.isRunning())) await postgres.start().catch(() => wait(500))
    },
  },
  {
    name: 'move-clock',
    about: "one process's clock is 10 minutes or three hours ahead or behind for 8 s",
    kills: 0,
    movesClock: true,
    async happen(world, random) {
      const app = pickApp(world, random)
      app.moveClock(jumpsMs[Math.floor(random() * jumpsMs.length)] as number)
      await wait(8_000)
      app.moveClock(0)
    },
  },
  {
    name: 'kill-all',
    about: 'all processes, PostgreSQL and Redis are killed at once, and started again',
    kills: 4,
    async happen({ apps, postgres, redis }) {
      await Promise.all([...apps.map((app) => app.stop('SIGKILL')), postgres.kill(), redis.kill()])
      await Promise.all([postgres.start(), redis.start()])
      await Promise.all(apps.map((app) => app.start()))
    },
  },
]
