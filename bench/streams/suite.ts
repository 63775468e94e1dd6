import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { node, nodeFlags, ofProcess } from '@karavan/testing/karavan-process.ts'
import { cleanUpAtEnd } from '../lib/clean-up.ts'
import { createClient, newGuest } from '../lib/client.ts'
import { newPostgres } from '../lib/databases.ts'
import { type BenchRow, timesRow } from '../lib/report.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const connectingAtOnce = 300
const memoryMiB = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** More and more readers of one waiting reply in one process: the memory they take, and how long one event needs to reach all of them. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  for (const readers of quick ? [1_000] : [1_000, 3_000, 10_000]) yield* await measure(readers)
}

async function measure(readers: number): Promise<BenchRow[]> {
  const postgres = await newPostgres()
  const server = spawn(node, [...nodeFlags, 'bench/streams/server.ts'], {
    cwd: root,
    env: { ...process.env, ...ofProcess, DATABASE_URL: postgres?.url ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const endServer = cleanUpAtEnd(async () => {
    const gone = new Promise((done) => server.once('exit', done))
    if (server.kill()) await gone
  })
  try {
    const [origin] = (await Promise.race([
      new Promise<string[]>((done) => createInterface(server.stdout).once('line', (line) => done([line]))),
      new Promise<never>((_, fail) => server.once('exit', (code) => fail(new Error(`the streams server ended with ${code}`)))),
    ])) as [string]
    const token = await newGuest(origin)
    const client = createClient(origin, token, readers + 10)
    const before = memoryMiB(server.pid as number)
    const { body } = await client.json('POST', '/api/search/start', { query: 'wait' })
    const path = `/api/search/stream/${body.stream_id}`

    let attached = 0
    let sentAt = 0
    const delays: number[] = []
    const streams: Promise<void>[] = []
    let allAttached: () => void = () => {}
    const ready = new Promise<void>((done) => {
      allAttached = done
    })
    for (let index = 0; index < readers; index += 1) {
      let isFirst = true
      streams.push(
        client.events(path, (type) => {
          if (type !== 'progress') return
          if (isFirst) {
            isFirst = false
            attached += 1
            if (attached === readers) allAttached()
          } else delays.push(performance.now() - sentAt)
        }),
      )
      // The system resets connections when more of them wait to be accepted than it keeps.
      while (index - attached >= connectingAtOnce) await new Promise((done) => setTimeout(done, 5))
    }
    await Promise.race([ready, Promise.all(streams)])
    await new Promise((done) => setTimeout(done, 1_000))
    const during = memoryMiB(server.pid as number)
    sentAt = performance.now()
    server.stdin.write('now\n')
    await Promise.all(streams)
    client.close()
    const isFull = readers === 10_000
    const note = `${before.toFixed(0)} MiB before them`
    return [
      { name: `memory with ${readers} idle streams`, unit: 'MiB', value: during, goal: isFull ? '<= 300' : '', note },
      timesRow(`one event to ${readers} streams`, delays, { goal: isFull ? 'p99 <= 200' : '' }),
    ]
  } finally {
    await endServer()
    await postgres?.drop()
  }
}
