// `npm test`: lint, types, unit and integration tests, browser tests. The last line says `N passed, N failed`.
// With TEST_DATABASE_URL the server's tests run a second time, on that PostgreSQL; with TEST_REDIS_URL those that need Redis run as well.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, environment, node, root, run } from './bootstrap.mjs'
import { ensureChromium } from './chromium.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'karavan-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const bin = (path) => join(root, 'node_modules', path)
const env = environment({ CI: process.env.CI ?? '', NODE_ENV: 'test', FORCE_COLOR: process.env.FORCE_COLOR ?? '' })

function heading(text) {
  process.stdout.write(`\n== ${text}\n`)
}

/** A check that passes or fails as a whole. */
function check(name, command, args) {
  heading(name)
  const ok = run(command, args, { env }) === 0
  total[ok ? 'passed' : 'failed'] += 1
  process.stdout.write(`${name}: ${ok ? 'passed' : 'FAILED'}\n`)
}

function count(report, exit, read) {
  if (!existsSync(report)) {
    total.failed += 1
    return
  }
  const counted = read(JSON.parse(readFileSync(report, 'utf8')))
  for (const key of Object.keys(counted)) total[key] += counted[key]
  // A run can fail without a failed test: a file that could not be loaded, an error after the tests.
  if (exit !== 0 && counted.failed === 0) total.failed += 1
}

function vitest(name, extra, args) {
  heading(name)
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const exit = run(
    node,
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env: { ...env, ...extra } },
  )
  count(report, exit, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + (result.numTodoTests ?? 0),
  }))
}

function playwright() {
  heading('Browser tests')
  let chromium
  try {
    chromium = ensureChromium()
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    total.failed += 1
    return
  }
  const report = join(reports, 'browser.json')
  const exit = run(node, [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  count(report, exit, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }))
}

try {
  check('Lint', bin('.bin/biome'), ['check', '--error-on-warnings', '.'])
  check('Types', bin('.bin/tsc'), ['-p', 'tsconfig.json'])
  check('Types of the desk', bin('.bin/tsc'), ['-p', 'apps/desk'])
  vitest('Unit and integration tests', { TEST_DATABASE_URL: '' }, [])
  if (process.env.TEST_DATABASE_URL)
    vitest('The same on PostgreSQL', {}, ['--project', 'node', 'apps/server', 'packages/marketplaces', 'packages/identity'])
  ensureBuilt()
  playwright()
} finally {
  rmSync(reports, { recursive: true, force: true })
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
