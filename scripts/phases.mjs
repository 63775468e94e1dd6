// What `npm test` and `npm run check` are made of: phases that pass or fail, and the line at the end that counts them.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { compileCache, environment, node, root } from './bootstrap.mjs'
import { runVitest } from './vitest-run.mjs'

const bin = (path) => join(root, 'node_modules', path)

const firstLine = (text) => stripVTControlCharacters(text ?? '').split('\n', 1)[0]

/** The failed tests of a Vitest report: "<file> > <title>: <first line of the error>"; a file that could not be loaded, without a title. */
function failedTests({ testResults }) {
  return testResults.flatMap((file) => {
    const name = relative(root, file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (file.status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(file.message)}`]
    return failed.map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

/** Those that passed after they had failed: Vitest keeps why. */
const unsteadyTests = ({ testResults }) =>
  testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => `${relative(root, file.name)} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  )

/** The same of a Playwright suite and those inside it: the journeys that `isMeant`. */
function journeysOf({ suites = [], specs = [] }, isMeant) {
  const reason = (spec) => firstLine(spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message)
  return [
    ...specs.filter(isMeant).map((spec) => `e2e/journeys/${spec.file}:${spec.line} > ${spec.title}: ${reason(spec)}`),
    ...suites.flatMap((suite) => journeysOf(suite, isMeant)),
  ]
}
const isUnsteady = (spec) => spec.ok && spec.tests.some((test) => test.status === 'flaky')

/**
 * How often a failed test is tried again. On a developer's machine never: whatever fails is looked at. Where CI decides about a change, once, so that a machine that
 * stood still for a moment does not refuse it; what passed only then is named at the end and is a fault of the test or of the product all the same.
 */
const retries = process.env.CI ? 1 : 0

const memoryFolder = '/dev/shm'
const neededBytes = 4 * 1024 ** 3
/**
 * Where tests put what is gone with them: hundreds of databases, data folders and browser profiles. In memory that is a sixth of their work less than on a
 * disk, so it lies there where the system has such a folder with room.
 */
function quickFolder() {
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= neededBytes ? memoryFolder : tmpdir()
}

/** A run of phases. Each adds to the total; `finish` prints it and ends the process. */
export function createRun() {
  const reports = mkdtempSync(join(tmpdir(), 'karavan-reports-'))
  const scratch = mkdtempSync(join(quickFolder(), 'karavan-tests-'))
  // Some tests run as another user of the machine, who has folders of its own inside.
  chmodSync(scratch, 0o711)
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** What failed, each with where and why, to be said once more at the end: a long run's first failure is thousands of lines above. */
  const failures = []
  /** What passed at its second try only. */
  const unsteady = []
  /** Files that were run again, because the runtime beneath them had died. */
  const diedWorkers = []
  const env = environment({
    NODE_ENV: 'test',
    // Dozens of tests start the operator's command or the product: half of such a start is compiling.
    NODE_COMPILE_CACHE: compileCache,
    TMPDIR: scratch,
  })
  let isFinished = false
  const running = new Set()
  // What is stopped leaves nothing behind: its folder may lie in memory.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  // Whatever ends the process, packages that cannot be installed for one: what could not run has failed.
  process.on('exit', () => {
    for (const child of running) child.kill()
    for (const folder of [reports, scratch]) rmSync(folder, { recursive: true, force: true })
    if (isFinished) return
    total.failed += 1
    process.exitCode = 1
    sayTotal()
  })
  function sayTotal() {
    if (unsteady.length > 0) process.stdout.write(`\nPassed at the second try only:\n${unsteady.map((one) => `  ${one}\n`).join('')}`)
    if (diedWorkers.length > 0) process.stdout.write(`\nRun again:\n${diedWorkers.map((one) => `  ${one}\n`).join('')}`)
    if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((one) => `  ${one}\n`).join('')}`)
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`)
  }
  const seconds = (since) => `${Math.round((performance.now() - since) / 1000)} s`

  /** Runs a command to its end, its output at once or, if `isHeld`, returned. One that cannot be started has failed. */
  function execute(command, args, { extra = {}, isHeld = false } = {}) {
    return new Promise((done) => {
      let output = ''
      const take = (chunk) => {
        output += chunk
      }
      const child = spawn(command, args, { cwd: root, env: { ...env, ...extra }, stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
      running.add(child)
      child.stdout?.on('data', take)
      child.stderr?.on('data', take)
      child.on('error', (error) => done({ isOk: false, output: `${output}${command} could not be started: ${error.message}\n` }))
      child.on('close', (code) => {
        running.delete(child)
        done({ isOk: code === 0, output })
      })
    })
  }

  /** A check that passes or fails as a whole. Its output is printed when it has ended, so that it can run beside something else. */
  async function check(name, command, args, extra = {}) {
    const since = performance.now()
    const { isOk, output } = await execute(command, args, { isHeld: true, extra })
    total[isOk ? 'passed' : 'failed'] += 1
    if (!isOk) failures.push(name)
    process.stdout.write(`\n== ${name}\n${output}${name}: ${isOk ? 'passed' : 'FAILED'} (${seconds(since)})\n`)
    return isOk
  }

  function fail(reason) {
    total.failed += 1
    failures.push(reason)
    process.stdout.write(`${reason}\n`)
  }

  /** Adds what a report counted. A run can fail without a failed test: a file that could not be loaded, an error after the tests. */
  function count(name, report, isOk, read) {
    if (!report) return fail(`${name}: FAILED, there is no report`)
    const counted = read(report)
    for (const key of Object.keys(counted.counts)) total[key] += counted.counts[key]
    failures.push(...counted.failures)
    unsteady.push(...counted.unsteady)
    if (!isOk && counted.counts.failed === 0) fail(`${name}: FAILED without a failed test`)
  }

  /**
   * Of the compiler's checkers each works out for itself what the files of the others mean: four, as many as it takes by itself, do half as much work again as
   * one. Tests run beside them, so they get half of the cores.
   */
  const checkers = ['--checkers', String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))))]

  const checks = {
    lint: () => check('Lint', bin('.bin/biome'), ['check', '--error-on-warnings', '.']),
    async types() {
      await check('Types', bin('.bin/tsc'), ['-p', 'tsconfig.json', ...checkers])
      await check('Types of the desk', bin('.bin/tsc'), ['-p', 'apps/desk', ...checkers])
      await check('Types of the kit', bin('.bin/tsc'), ['-p', 'packages/web-kit', ...checkers])
    },
    structure: () => check('Structure', node, ['scripts/lint-structure.mjs']),
    build: () => check('Build', node, ['scripts/build.mjs']),
  }

  /**
   * As the product runs (`nodeFlags` in package.json): a regular expression is compiled once. The assistant has hundreds, and compiling them a second time
   * is a fifth of what its tests cost.
   */
  const compilesOnce = '--no-regexp-tier-up'
  /** WebAssembly of the embedded database as well: what is compiled again, better, pays for itself in minutes, and most databases of tests live for seconds. */
  const compilesPlainly = '--liftoff-only'

  /** The tests of these Vitest projects. Every file that belongs to one of them must have run there. */
  async function vitest(name, projects) {
    process.stdout.write(`\n== ${name}\n`)
    const since = performance.now()
    const { isOk, report, again } = await runVitest(
      (args, extra) => execute(node, [compilesOnce, compilesPlainly, bin('vitest/vitest.mjs'), ...args], { extra }),
      reports,
      ['run', `--retry=${retries}`, ...projects.flatMap((project) => ['--project', project])],
    )
    const tests = ({ testResults }, ...statuses) =>
      testResults.flatMap((file) => file.assertionResults).filter(({ status }) => statuses.includes(status)).length
    count(name, report, isOk, (result) => ({
      counts: { passed: tests(result, 'passed'), failed: tests(result, 'failed'), skipped: tests(result, 'skipped', 'pending', 'todo') },
      failures: failedTests(result),
      unsteady: unsteadyTests(result),
    }))
    diedWorkers.push(...again.map((line) => relative(root, line)))
    process.stdout.write(`${name}: ${seconds(since)}\n`)
    if (report) compare(projects, report)
  }

  function compare(projects, { testResults }) {
    const { status, stdout, stderr } = spawnSync(node, ['packages/testing/src/projects.ts'], { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) return fail(`the test files could not be listed: ${stderr}`)
    const lists = JSON.parse(stdout)
    const times = (names) => names.reduce((counts, file) => counts.set(file, (counts.get(file) ?? 0) + 1), new Map())
    const ran = times(testResults.map((result) => relative(realpathSync(root), realpathSync(result.name)).replaceAll('\\', '/')))
    for (const [file, expected] of times(projects.flatMap((project) => lists[project])))
      if ((ran.get(file) ?? 0) < expected) fail(`${file} has not run in every project that it belongs to (${projects.join(', ')})`)
  }

  /** The journeys in a browser. `findChromium` gives its path or throws with what the reader can do. */
  async function playwright(findChromium) {
    process.stdout.write('\n== Browser tests\n')
    let chromium
    try {
      chromium = findChromium()
    } catch (error) {
      return fail(error.message)
    }
    const since = performance.now()
    const report = join(reports, 'browser.json')
    const args = [
      bin('@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      `--retries=${retries}`,
    ]
    const { isOk } = await execute(node, args, { extra: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
    const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
    count('Browser tests', found, isOk, ({ stats, suites }) => ({
      counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
      failures: suites.flatMap((suite) => journeysOf(suite, (spec) => !spec.ok)),
      unsteady: suites.flatMap((suite) => journeysOf(suite, isUnsteady)),
    }))
    process.stdout.write(`Browser tests: ${seconds(since)}\n`)
  }

  /** Prints the last line and ends the process. */
  function finish() {
    isFinished = true
    sayTotal()
    process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
  }

  return { checks, fail, vitest, playwright, finish }
}
