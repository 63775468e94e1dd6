// @database embedded
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from '@karavan/testing/karavan-process.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runVitest } from './vitest-run.mjs'

const cache = join(root, 'node_modules/.cache')
let folder = ''
beforeEach(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'vitest-run-'))
  writeFileSync(join(folder, 'vitest.config.ts'), "export default { test: { pool: 'forks', isolate: false, maxWorkers: 2 } }")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, body: string): void => {
  const setup = `import { appendFileSync, readFileSync } from 'node:fs'\nimport { expect, test } from 'vitest'\nconst starts = ${JSON.stringify(join(folder, 'starts'))}\n`
  writeFileSync(join(folder, `${name}.test.ts`), `${setup}appendFileSync(starts, '${name}\\n')\n${body}`)
}
/** A test whose worker is killed as by a trap in the runtime, so many times. */
const dying = (times: number): string => `
test('dies', async () => {
  if (readFileSync(starts, 'utf8').split('\\n').filter((one) => one === 'dies').length > ${times}) return
  process.kill(process.pid, 'SIGTRAP')
  await new Promise(() => {})
}, 60_000)`
const passing = "test('passes', () => { expect(1).toBe(1) })"

const run = () =>
  runVitest(
    (args, env) =>
      new Promise((done) => {
        const child = spawn(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
          cwd: folder,
          env: { PATH: process.env.PATH, ...env },
          stdio: 'ignore',
        })
        child.on('close', (code) => done({ isOk: code === 0 }))
      }),
    folder,
    ['run', '--root', folder],
  )
const starts = (): string[] =>
  existsSync(join(folder, 'starts')) ? readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n').sort() : []

test('a file whose worker died of a trap is run once more, is named, and counts once', async () => {
  file('lives', passing)
  file('dies', dying(1))
  const { isOk, report, again } = await run()
  expect(isOk).toBe(true)
  expect(again).toEqual([`${join(folder, 'dies.test.ts')}: its worker died of SIGTRAP`])
  expect(report?.testResults.flatMap((one) => one.assertionResults.map(({ status }) => status))).toEqual(['passed', 'passed'])
  expect(starts()).toEqual(['dies', 'dies', 'lives'])
})

test('a worker that dies again fails the run', async () => {
  file('dies', dying(2))
  expect(await run()).toMatchObject({ isOk: false })
  expect(starts()).toEqual(['dies', 'dies'])
})

test('a failed test is not run again, nor makes a worker that died beside it the run pass', async () => {
  file('fails', "test('fails', () => { expect(1).toBe(2) })")
  file('dies', dying(1))
  expect(await run()).toMatchObject({ isOk: false })
  expect(starts().filter((name) => name === 'fails')).toHaveLength(1)
})

test('a worker that ends itself, and an error that nobody catches, are faults of what ran', async () => {
  file('ends', "test('ends', async () => { process.reallyExit(3) })")
  expect(await run()).toMatchObject({ isOk: false, again: [] })
  rmSync(join(folder, 'ends.test.ts'))
  file('throws', `test('throws later', async () => { void Promise.reject(new Error('nobody catches it')) })`)
  expect(await run()).toMatchObject({ isOk: false, again: [] })
})
