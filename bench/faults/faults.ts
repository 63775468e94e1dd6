import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

export interface Fault {
  name: string
  about: string
  /** How many processes it ends abruptly. */
  kills: number
  /** Breaks it and mends it. */
  happen(world: World, random: () => number): Promise<void>
}

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
      await postgres.stop()
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
    name: 'kill-all',
    about: 'all processes, PostgreSQL and Redis are killed at once, and started again',
    kills: 4,
    async happen({ apps, postgres, redis }) {
      await Promise.all([...apps.map((app) => app.stop('SIGKILL')), postgres.stop(), redis.kill()])
      await Promise.all([postgres.start(), redis.start()])
      await Promise.all(apps.map((app) => app.start()))
    },
  },
]
