import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@karavan/testing/free-port.ts'
import { RunningProgram } from '@karavan/testing/running-program.ts'
import { administer, databaseAt, postgresTemplate } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'

const server = process.env.TEST_DATABASE_URL ?? ''
const count = 3
const unlimited = Object.fromEntries(
  ['TURNS_PER_DAY', 'TURNS_PER_DAY_ADDRESS', 'CONVERSATIONS_MAX', 'CONVERSATIONS_PER_DAY_ADDRESS'].map((name) => [name, '0']),
)

/** A cluster as `npm run cluster` starts it, on a database of its own with the sample market in it. */
async function givenCluster() {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server, async (client) => client.query(`create database ${name} template ${await postgresTemplate(server, 'market')}`))
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-cluster-'))
  const port = await freePorts(count + 1)
  const program = new RunningProgram(['apps/server/src/cluster/main.ts', '--processes', String(count)], {
    DATABASE_URL: databaseAt(server, name),
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMITS: 'off',
    RATE_SOURCES: 'off',
    // Looking at thousands of pictures would keep the machine busy meanwhile.
    PHOTO_SEARCH: 'off',
    LOG_LEVEL: 'info',
    ...unlimited,
  })
  return {
    program,
    port,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await program.stop()
      rmSync(dataDir, { recursive: true, force: true })
      await administer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

async function givenBuyer(url: string) {
  const signUp = await post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin`, {
    returnSecureToken: true,
    email: 'buyer@example.test',
    password: 'correct horse',
  })
  const { idToken } = (await signUp.json()) as { idToken: string }
  return { authorization: `Bearer ${idToken}` }
}

test.skipIf(!server)(
  'three processes behind one address: no call is lost while they restart in turn, and one that dies comes back',
  async () => {
    await using cluster = await givenCluster()
    const { program, url, port } = cluster
    await program.until(/Karavan is ready: .*\(3 processes; kill -HUP \d+ restarts them in turn\)/)

    // Buyers who never pause: they read, write and change.
    const buyer = await givenBuyer(url)
    const address = {
      recipient_name: 'A',
      phone_number: '+7 912 345-67-89',
      street_address: 'S 1',
      city: 'C',
      state_province: 'P',
      postal_code: '614000',
      country: 'R',
    }
    const calls: (() => Promise<Response>)[] = [
      () => fetch(`${url}/api/cart`, { headers: buyer }),
      () => post(`${url}/api/search/start`, { query: 'термокружки' }, buyer),
      () => post(`${url}/api/addresses`, address, buyer),
      () => fetch(`${url}/health`),
    ]
    const faults: string[] = []
    let asked = 0
    let goesOn = true
    const ask = async (call: () => Promise<Response>) => {
      while (goesOn) {
        asked += 1
        try {
          const answer = await call()
          const text = await answer.text()
          // A list of addresses is full some time; that is an answer as well.
          if (![200, 409].includes(answer.status)) faults.push(`${answer.status} ${answer.url} ${text}`)
        } catch (error) {
          faults.push(String((error as Error).cause ?? error))
        }
      }
    }
    const asking = calls.map(ask)
    const pids = () =>
      execFileSync('pgrep', ['-P', String(program.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .sort()
    const before = pids()
    expect(before).toHaveLength(count)
    program.signal('SIGHUP')
    await program.until(/all processes were restarted/)
    goesOn = false
    await Promise.all(asking)
    expect(faults.join('\n')).toBe('')
    expect(asked).toBeGreaterThan(count)
    const after = pids()
    expect(after).toHaveLength(count)
    expect(after.filter((pid) => before.includes(pid))).toEqual([])

    // A process that is killed: what only reads goes to another one.
    process.kill(Number(after[0]), 'SIGKILL')
    for (let i = 0; i < 10; i++) expect((await fetch(`${url}/api/cart`, { headers: buyer })).status).toBe(200)
    await program.until(/has ended \(SIGKILL\), and is started again/)
    await expect
      .poll(
        async () =>
          (
            await Promise.all(
              [1, 2, 3].map((slot) =>
                fetch(`http://127.0.0.1:${port + slot}/health/ready`).then(
                  ({ status }) => status,
                  () => 0,
                ),
              ),
            )
          ).join(),
        { timeout: 60_000 },
      )
      .toBe('200,200,200')
    // Nothing is left of them once they are asked to end.
    const last = pids()
    await program.stop()
    // What they log is seen, and that they are ready is said once.
    expect(program.output).toMatch(/^\{.*"msg":"closing"/m)
    expect(program.output.match(/Karavan is ready/g)).toHaveLength(1)
    for (const pid of last) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  },
  180_000,
)

test('what cannot be started says so in one line', async () => {
  const start = async (words: string[], env: Record<string, string>) => {
    const program = new RunningProgram(['apps/server/src/cluster/main.ts', ...words], env)
    return { code: await program.ended, output: program.output }
  }
  expect(await start([], {})).toEqual({
    code: 1,
    output: 'Karavan could not start: DATABASE_URL: is needed for several processes: the embedded database has room for one\n',
  })
  const DATABASE_URL = 'postgres://postgres@127.0.0.1:1/none'
  expect(await start(['--processes', '0'], { DATABASE_URL })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/--processes: must be a whole number from 1 to 64\n$/),
  })
  expect(await start(['--processes', '2'], { DATABASE_URL, PORT: '65534' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/PORT: must leave room for 2 ports/),
  })
  expect(await start(['--proceses', '2'], { DATABASE_URL })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/Unknown option '--proceses'/),
  })
})
