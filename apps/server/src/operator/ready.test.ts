import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'karavan-ready-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What serves in place of the product: not ready for the first `refusals` calls. Gives its port and the calls that came. */
async function givenProduct(refusals: number) {
  const calls: string[] = []
  const server = createServer((request, answer) => {
    calls.push(request.url!)
    answer.writeHead(calls.length > refusals ? 200 : 503).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { port: String((server.address() as AddressInfo).port), calls }
}

test('waits until the product serves', async () => {
  const { port, calls } = await givenProduct(2)
  expect(await operatorCommand(folder, ['ready'], { PORT: port })).toEqual({
    code: 0,
    out: `serves at http://127.0.0.1:${port}\n`,
    err: '',
  })
  expect(calls).toEqual(['/health/ready', '/health/ready', '/health/ready'])
})

test('says that it does not in time, whether it answers or not', async () => {
  const { port } = await givenProduct(Number.POSITIVE_INFINITY)
  for (const one of [port, '1'])
    expect(await operatorCommand(folder, ['ready', '--seconds', '0.3'], { PORT: one })).toEqual({
      code: 1,
      out: '',
      err: `the product does not serve at http://127.0.0.1:${one} within 0.3 seconds\n`,
    })
})

test('waits no longer than the process runs that is to serve', async () => {
  const { port } = await givenProduct(Number.POSITIVE_INFINITY)
  const child = spawn('sleep', ['600'])
  const answer = operatorCommand(folder, ['ready', '--pid', String(child.pid)], { PORT: port })
  await expect(Promise.race([answer, wait(700)])).resolves.toBeUndefined()
  child.kill()
  expect(await answer).toEqual({ code: 1, out: '', err: 'the product has ended before it served\n' })
})

test('refuses a time that is none', async () => {
  for (const seconds of ['soon', '0', '86401'])
    expect(await operatorCommand(folder, ['ready', '--seconds', seconds])).toMatchObject({
      code: 1,
      err: `--seconds is not a number up to 86400: ${seconds}\n`,
    })
  expect(await operatorCommand(folder, ['ready', '--pid', 'main'])).toMatchObject({
    code: 1,
    err: '--pid is not a number up to 4194304: main\n',
  })
})
