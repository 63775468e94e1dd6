// @database either
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { testApp } from '@karavan/testing/app.ts'
import { freePort } from '@karavan/testing/free-port.ts'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'

/** Its database is that of all apps here. */
const base = await testApp()
afterAll(() => base[Symbol.asyncDispose]())

// A Redis of the test's own, which may be frozen and killed: others use the one of TEST_REDIS_URL.
const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path))
if (!program) process.stderr.write('SKIPPED: the loss of Redis is not tested, because no redis-server was found on this machine\n')

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn(program ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
  client.on('error', () => {})
  await client.ping()
  client.disconnect()
  return child
}

test.skipIf(!program)(
  'a Redis that stands still costs one call its patience, a dead one nothing, and calls are counted all the while',
  async () => {
    const port = await freePort()
    let redis = await startRedis(port)
    await using t = await testApp({ on: base, settings: { RATE_LIMITS: 'on', REDIS_URL: `redis://127.0.0.1:${port}` } })
    const report = async () => {
      const headers = { 'content-type': 'application/csp-report' }
      return (await t.inject({ method: 'POST', url: '/api/reports/csp', headers, payload: '{}' })).statusCode
    }
    const left = async (remoteAddress: string) => {
      const answer = await t.inject({ url: '/api/docs/json', remoteAddress })
      return [answer.statusCode, Number(answer.headers['ratelimit-remaining'])]
    }
    try {
      // Connected, and counted there under names that can be read.
      const client = new Redis(port, '127.0.0.1')
      await expect
        .poll(async () => {
          await left('203.0.113.1')
          return client.keys('*')
        })
        .toEqual(['karavan-limit-standard:ip:203.0.113.1'])
      expect(await client.pttl('karavan-limit-standard:ip:203.0.113.1')).toBeGreaterThan(0)
      client.disconnect()

      const usable = async () => /^karavan_redis_usable (\d)$/m.exec((await t.inject('/metrics')).body)?.[1]
      expect(await usable()).toBe('1')

      redis.kill('SIGSTOP')
      await left('203.0.113.2')
      expect(await usable()).toBe('0')
      for (let i = 1; i <= 40; i++) expect(await left('203.0.113.3')).toEqual([200, 300 - i])
      redis.kill('SIGCONT')
      const counter = new Redis(port, '127.0.0.1')
      await expect
        .poll(async () => {
          await left('203.0.113.4')
          return counter.exists('karavan-limit-standard:ip:203.0.113.4')
        })
        .toBe(1)
      // What had been sent to it meanwhile is done now: only the first call had waited for it.
      const asked = await counter.mget('karavan-limit-standard:ip:203.0.113.2', 'karavan-limit-standard:ip:203.0.113.3')
      expect(asked).toEqual(['1', null])
      counter.disconnect()

      redis.kill('SIGKILL')
      await once(redis, 'exit')
      for (let i = 1; i <= 30; i++) expect(await report()).not.toBe(429)
      expect(await report()).toBe(429)
      redis = await startRedis(port)
      const last = new Redis(port, '127.0.0.1')
      await expect
        .poll(async () => {
          await left('203.0.113.6')
          return last.exists('karavan-limit-standard:ip:203.0.113.6')
        })
        .toBe(1)
      last.disconnect()
    } finally {
      redis.kill('SIGKILL')
    }
  },
)
