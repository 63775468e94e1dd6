// @database either
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask } from '@karavan/testing/ask.ts'
import { testDb } from '@karavan/testing/db.ts'
import { scriptedEngine } from '@karavan/testing/engine.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { type SentryEndpoint, sentryEndpoint } from '@karavan/testing/sentry-endpoint.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { reportError, setErrorReporter } from './error-reports.ts'
import { AppError, registerErrorHandlers } from './errors.ts'
import { createHttpApp } from './http.ts'
import { createJobs, FinalJobError } from './jobs.ts'
import { createLog } from './log.ts'
import { release } from './release.ts'
import { sentryReporter } from './sentry.ts'

afterEach(() => setErrorReporter(undefined))

/** Errors of this process go to the endpoint; `lines`: what the log says of that. */
function reportTo({ dsn }: SentryEndpoint) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const reporter = sentryReporter({ dsn, environment: 'staging', processName: 'shop:3001' }, log)
  setErrorReporter(reporter)
  return { lines, close: reporter.close }
}

const secrets = ['teapots', 'anna@example.test', '999 123-45-67', 'a-token', 'a-cookie', 'user:anna', 'a-search']

test('a call that fails is one report, by its route and its id, without anything that was sent or that the database says of it', async () => {
  await using endpoint = await sentryEndpoint()
  await using t = await testApp({ verifyToken: testUsers })
  const reports = reportTo(endpoint)
  // The database refuses the row, and quotes it.
  await t.db.schema.alterTable('conversation').addCheckConstraint('no_pots', sql`title not like '%teapots%'`).execute()
  const answer = await t.inject({
    method: 'POST',
    url: '/api/search/start?utm_term=a-search',
    headers: { ...bearer('user:anna'), cookie: 'session=a-cookie', 'x-request-id': 'from-the-proxy-1', 'x-api-key': 'a-token' },
    payload: { query: 'secretive teapots, write to anna@example.test or +7 999 123-45-67' },
  })
  expect(answer.statusCode).toBe(500)
  await reports.close()
  expect(endpoint.reports).toHaveLength(1)
  const [report] = endpoint.reports
  expect(report).toEqual({
    event_id: expect.any(String),
    timestamp: expect.any(Number),
    platform: 'node',
    level: 'error',
    release: `karavan@${release()}`,
    environment: 'staging',
    server_name: 'shop:3001',
    transaction: 'POST /api/search/start',
    tags: { request_id: 'from-the-proxy-1', method: 'POST', route: '/api/search/start' },
    contexts: { trace: { trace_id: expect.stringMatching(/^[0-9a-f]{32}$/), span_id: expect.stringMatching(/^[0-9a-f]{16}$/) } },
    exception: {
      values: [
        {
          type: 'error',
          value: '23514 conversation no_pots',
          mechanism: { type: 'generic', handled: true },
          stacktrace: { frames: expect.any(Array) },
        },
      ],
    },
  })
  const files = report?.exception.values[0]?.stacktrace?.frames.map(({ filename }) => filename) ?? []
  expect(files).toContain('apps/server/src/features/replies/repository.ts')
  expect(files.filter((file) => !/^(?:apps|packages|node_modules)\/|^node:/.test(file))).toEqual([])
  for (const secret of secrets) expect(endpoint.text().includes(secret), secret).toBe(false)
})

test('what the sign-in service and the pages of letters fail with is reported as well', async () => {
  await using endpoint = await sentryEndpoint()
  await using t = await testApp()
  const reports = reportTo(endpoint)
  await t.db.schema.alterTable('identity_password').dropColumn('hash').execute()
  await t.db.schema.dropTable('identity_reset_code').cascade().execute()
  await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin',
    payload: { email: 'anna@example.test', password: 'correct teapots' },
  })
  const page = await t.inject('/account/reset?oobCode=a-token')
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  await reports.close()
  expect(endpoint.reports.map(({ transaction }) => transaction)).toEqual([
    'POST /identitytoolkit.googleapis.com/v1/accounts::signUp',
    'GET /account/reset',
  ])
  for (const secret of secrets) expect(endpoint.text().includes(secret), secret).toBe(false)
})

/** The error handling alone, with a route for each way to fail. */
async function appThatFails() {
  const app = createHttpApp({ config: { trustProxy: false }, log: createLog('silent') })
  registerErrorHandlers(app)
  const fails = (url: string, error: () => unknown) =>
    app.get(url, async () => {
      throw error()
    })
  fails('/refused', () => new AppError('not_found'))
  fails('/marketplace', () => new AppError('marketplace_unavailable'))
  fails('/database', () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  fails(
    '/bug/:id',
    () =>
      new TypeError('x is not a function of anna@example.test', {
        cause: new RangeError(`teapots\n    at teapots (${import.meta.url}:1:1)`),
      }),
  )
  await app.ready()
  return app
}

test('what is expected is not reported: refusals, addresses that nothing has, a marketplace or the database that is away, callers who have left', async () => {
  await using endpoint = await sentryEndpoint()
  const app = await appThatFails()
  const reports = reportTo(endpoint)
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect(await Promise.all(['/refused', '/nothing', '/marketplace', '/database'].map(statusOf))).toEqual([404, 404, 503, 503])
  let left = () => {}
  const hasLeft = new Promise<void>((done) => {
    left = done
  })
  const slow = createHttpApp({ config: { trustProxy: false }, log: createLog('silent') })
  registerErrorHandlers(slow)
  let asked = () => {}
  const isAsked = new Promise<void>((done) => {
    asked = done
  })
  slow.get('/slow', async (_request, reply) => {
    asked()
    await new Promise((done) => reply.raw.once('close', done))
    left()
    throw new Error('nobody waits for this')
  })
  const address = await slow.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const call = fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => {})
  await isAsked
  leaving.abort()
  await call
  await hasLeft
  await slow.close()
  await app.close()
  // What comes last is there: so is all that came before it.
  reportError(new Error('the last one'), { name: 'test', ids: {} })
  await reports.close()
  expect(endpoint.reports.map(({ transaction }) => transaction)).toEqual(['test'])
})

test('an error is told by its name and where it was thrown, with its causes and without its words', async () => {
  await using endpoint = await sentryEndpoint()
  const app = await appThatFails()
  const reports = reportTo(endpoint)
  await app.inject('/bug/anna@example.test')
  await reports.close()
  await app.close()
  expect(endpoint.reports.map(({ transaction }) => transaction)).toEqual(['GET /bug/:id'])
  expect(endpoint.reports[0]?.exception.values.map(({ type, value }) => [type, value])).toEqual([
    ['RangeError', 'What it says is in the log'],
    ['TypeError', 'What it says is in the log'],
  ])
  const frames = endpoint.reports[0]?.exception.values.map(({ stacktrace }) => stacktrace?.frames.at(-1)?.filename)
  expect(frames).toEqual(['apps/server/src/platform/sentry.test.ts', 'apps/server/src/platform/sentry.test.ts'])
  for (const secret of secrets) expect(endpoint.text().includes(secret), secret).toBe(false)
})

test('a receiver that does not answer holds up neither the answer nor the end', async () => {
  await using endpoint = await sentryEndpoint()
  endpoint.hold()
  const app = await appThatFails()
  const reports = reportTo(endpoint)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${address}/bug/1`)).status).toBe(500)
  await expect.poll(() => endpoint.held).toBe(1)
  expect((await fetch(`${address}/bug/2`)).status).toBe(500)
  await expect.poll(() => endpoint.held).toBe(2)
  await app.close()
  await reports.close()
  // Both were cut off, unanswered.
  await expect.poll(() => endpoint.held).toBe(0)
  expect(reports.lines.map((line) => JSON.parse(line).msg)).toEqual(['an error was not reported', 'an error was not reported'])
})

test('the log says why a receiver does not take reports, and not what is in them', async () => {
  await using endpoint = await sentryEndpoint()
  endpoint.refuse(403)
  const app = await appThatFails()
  const reports = reportTo(endpoint)
  expect((await app.inject('/bug/1')).statusCode).toBe(500)
  await reports.close()
  await app.close()
  expect(reports.lines.map((line) => JSON.parse(line).reason)).toEqual(['answered with 403'])
})

test('a job that failed for good is reported once, and not its earlier attempts', async () => {
  await using endpoint = await sentryEndpoint()
  await using t = await testDb()
  const reports = reportTo(endpoint)
  const jobs = createJobs({
    db: t.db,
    log: createLog('silent'),
    isOnlyProcess: t.kind === 'embedded',
    isWorker: true,
    pace: { pollSeconds: 0.5, superviseSeconds: 1, cronSeconds: 1 },
  })
  jobs.work('letter', async () => Promise.reject(new Error('anna@example.test is not known')), { retryLimit: 1, retryDelaySeconds: 0 })
  jobs.work('bounce', async () => Promise.reject(new FinalJobError('teapots')))
  await jobs.start()
  await t.db.transaction().execute(async (trx) => {
    await jobs.send(trx, 'letter', { to: 'anna@example.test' })
    await jobs.send(trx, 'bounce', {})
  })
  await expect.poll(() => endpoint.reports.length).toBe(2)
  await jobs.close()
  await reports.close()
  expect(endpoint.reports.map(({ tags }) => `${tags.job} ${tags.attempt}`).toSorted()).toEqual(['bounce 1', 'letter 2'])
  for (const secret of secrets) expect(endpoint.text().includes(secret), secret).toBe(false)
})

test('a reply that failed is reported by the conversation and the turn, without the question', async () => {
  await using endpoint = await sentryEndpoint()
  await using t = await testApp({
    verifyToken: testUsers,
    // biome-ignore lint/correctness/useYield: it fails before the first step
    engine: scriptedEngine(async function* ({ message }) {
      throw new Error(`nothing is known of ${message}`)
    }),
  })
  const reports = reportTo(endpoint)
  const { conversation_id } = await ask(t, 'user:anna', 'secretive teapots')
  await expect.poll(() => endpoint.reports.length).toBe(1)
  await reports.close()
  expect(endpoint.reports).toMatchObject([
    { transaction: 'reply', tags: { conversation: conversation_id, turn: 1, attempt: 1, engine: 'rules' } },
  ])
  for (const secret of secrets) expect(endpoint.text().includes(secret), secret).toBe(false)
})

/** Throws where nobody catches it on SIGUSR2, and says which parts of the library are loaded. */
const preload = `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) { if (name.startsWith('@sentry/')) process.stdout.write('loads ' + name + '\\n'); return next(name, context) } })
process.on('SIGUSR2', () => { Promise.reject(new Error('teapots')) })`
const preloaded = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` }

test('an error that nothing catches is reported before the process ends by it, even where the receiver does not answer; without the setting nothing of it is loaded', async () => {
  await using endpoint = await sentryEndpoint()
  endpoint.hold()
  const settings = { MARKETPLACES: 'catalogue', ...preloaded }
  const reporting = new KaravanProcess({ ...settings, SENTRY_DSN: endpoint.dsn, SENTRY_ENVIRONMENT: 'staging' })
  const silent = new KaravanProcess(settings)
  try {
    for (const karavan of [reporting, silent]) {
      await karavan.start()
      karavan.signal('SIGUSR2')
      await expect.poll(() => karavan.exitCode).toBe(1)
      expect(karavan.output).toContain('Error: teapots')
    }
    expect(reporting.output).toContain('loads @sentry/core')
    expect(silent.output).not.toContain('loads @sentry')
    expect(endpoint.reports).toMatchObject([
      {
        level: 'fatal',
        transaction: 'unhandledRejection',
        environment: 'staging',
        server_name: expect.stringMatching(`:${reporting.port}$`),
        exception: { values: [{ mechanism: { handled: false } }] },
      },
    ])
    expect(endpoint.text()).not.toContain('teapots')
  } finally {
    await Promise.all([reporting.remove(), silent.remove()])
  }
}, 600_000)
