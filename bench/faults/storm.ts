import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

/** What can be killed, and how often it is chosen: a process of the product as often as what it stands on. */
interface Target {
  name: 'process' | 'PostgreSQL' | 'Redis'
  weight: number
  isUp: boolean
  kill(): Promise<unknown>
  start(): Promise<unknown>
}

interface StormParts {
  random: () => number
  kills: number
  forMs: number
  say: (line: string) => void
}

/** It is started again so long after it was killed, at the latest. */
const restartMs = 1_500
const reportEvery = 50
/** Between two kills at least: what comes back on a slow machine has done something before it goes again. */
const gapMs = 1_000

/**
 * Kills whatever runs, one thing after another and spread over the time, and starts each again a moment later without waiting for the rest to be well:
 * several may be away at once. Waits while no process of the product is there: then nobody could notice. Ends after so many kills, or when twice the time is
 * over. Gives how many of each.
 */
export async function storm({ apps, postgres, redis }: World, { random, kills, forMs, say }: StormParts): Promise<Map<string, number>> {
  const targets: Target[] = [
    ...apps.map((app) => ({
      name: 'process' as const,
      weight: 2 / apps.length,
      isUp: true,
      kill: () => app.stop('SIGKILL'),
      start: () => app.start(),
    })),
    { name: 'PostgreSQL', weight: 1, isUp: true, kill: postgres.kill, start: postgres.start },
    { name: 'Redis', weight: 1, isUp: true, kill: redis.kill, start: redis.start },
  ]
  const done = new Map<string, number>()
  const coming = new Set<Promise<void>>()
  const bringBack = async (target: Target) => {
    await wait(random() * restartMs)
    // What cannot start because another one is away is started again, as an init system does.
    while (
      !(await target.start().then(
        () => true,
        () => false,
      ))
    )
      await wait(500)
    target.isUp = true
  }
  const began = performance.now()
  for (let count = 0; count < kills && performance.now() - began < forMs * 2; ) {
    await wait(Math.max(gapMs, (count + 1) * (forMs / kills) - (performance.now() - began)))
    const up = targets.filter(({ isUp }) => isUp)
    if (!up.some(({ name }) => name === 'process')) continue
    let at = random() * up.reduce((sum, { weight }) => sum + weight, 0)
    const target = up.find(({ weight }) => {
      at -= weight
      return at < 0
    })
    if (!target) continue
    target.isUp = false
    await target.kill()
    done.set(target.name, (done.get(target.name) ?? 0) + 1)
    count += 1
    const back = bringBack(target)
    coming.add(back)
    void back.finally(() => coming.delete(back))
    if (count % reportEvery === 0)
      say(
        `${count} kills after ${Math.round((performance.now() - began) / 1000)} s (${[...done].map(([name, times]) => `${name} ${times}`).join(', ')})`,
      )
  }
  await Promise.all(coming)
  return done
}
