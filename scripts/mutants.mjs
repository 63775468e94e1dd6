// `node scripts/mutants.mjs`: breaks the product in one place at a time and says whether its tests notice. `--help` says how. See CONTRIBUTING.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { environment, node, root } from './bootstrap.mjs'

const help = `Usage: node scripts/mutants.mjs [options]

Breaks the product in one place at a time (scripts/mutants.json) and runs the tests of that area. Works on a copy of the last commit in a
temporary folder; this tree is not touched.

  --list          show the places and what they are tested by, and run nothing
  --only ID       only this place; may be given several times
  --list-file F   read the places from another file
  --in FOLDER     use this clean checkout with its node_modules instead of making a copy; each place is restored afterwards
  --lock COMMAND  put this command before each run of the tests, as in --lock "flock /tmp/tests.lock"
  --no-e2e        leave the browser tests out
  --output FILE   write the outcomes as JSON too
  --help          show this text

A place is {id, area, file, find, replace, tests, e2e}: "find" occurs once in "file" (else in exactly one other source file, where it has moved
to), "tests" are filters of Vitest, run one after another until one fails, and "e2e" are browser tests, run when none of the others has failed.

A break that only a test's time limit stopped is "timed out": on a busy machine that proves nothing, so it does not count as noticed.

Exit code: 0 when every break was noticed, 1 when one was not, 2 when a place could not be found or its tests could not run.`

function readOptions() {
  try {
    return parseArgs({
      options: {
        list: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        'list-file': { type: 'string', default: join(root, 'scripts/mutants.json') },
        in: { type: 'string' },
        lock: { type: 'string' },
        'no-e2e': { type: 'boolean' },
        output: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return fail(`${error.message}\n\n${help}`)
  }
}
const options = readOptions()

/** Ends a run that a break makes wait for ever. */
const maxRunMs = (options.lock ? 60 : 15) * 60_000

function git(tree, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: tree, encoding: 'utf8' })
  if (status !== 0 && !(args[0] === 'grep' && status === 1)) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

function chosenPlaces() {
  const places = JSON.parse(readFileSync(options['list-file'], 'utf8'))
  const unknown = (options.only ?? []).filter((id) => !places.some((place) => place.id === id))
  if (unknown.length > 0) fail(`No such place: ${unknown.join(', ')}`)
  return options.only ? places.filter(({ id }) => options.only.includes(id)) : places
}

/** A checkout of the last commit that uses the installed packages. Packages of this project lead to the copy's own folders. */
function makeCopy() {
  const tree = join(mkdtempSync(join(tmpdir(), 'karavan-mutants-')), 'tree')
  git(root, 'worktree', 'add', '--detach', tree, 'HEAD')
  for (const folder of ['', ...listPackageFolders()]) linkModules(join(root, folder, 'node_modules'), join(tree, folder, 'node_modules'))
  const stamp = 'node_modules/.cache/karavan/install.stamp'
  if (existsSync(join(root, stamp))) {
    mkdirSync(join(tree, 'node_modules/.cache/karavan'), { recursive: true })
    cpSync(join(root, stamp), join(tree, stamp))
  }
  return tree
}

const listPackageFolders = () => ['apps', 'packages'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))

function linkModules(from, to) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name.startsWith('.vite')) continue
    if (name !== '@karavan') symlinkSync(join(from, name), join(to, name))
    else {
      mkdirSync(join(to, name))
      for (const own of readdirSync(join(from, name))) symlinkSync(readlinkSync(join(from, name, own)), join(to, name, own))
    }
  }
}

function removeCopy(tree) {
  git(root, 'worktree', 'remove', '--force', tree)
  rmSync(resolve(tree, '..'), { recursive: true, force: true })
}

/** Where the text to be replaced stands; a string says why it cannot be found. */
function locate(tree, { file, find }) {
  const count = (path) => (existsSync(join(tree, path)) ? readFileSync(join(tree, path), 'utf8').split(find).length - 1 : 0)
  const here = count(file)
  if (here === 1) return { file }
  if (here > 1) return `found ${here} times in ${file}`
  const line = find.split('\n').find((one) => one.trim() !== '')
  const sources = git(tree, 'grep', '-lF', '-e', line, '--', '*.ts', '*.tsx', '*.mjs').split('\n').filter(Boolean)
  const others = sources.filter((path) => !/\.test\.|^scripts\/mutants/.test(path) && count(path) === 1)
  return others.length === 1 ? { file: others[0] } : `not found in ${file}${others.length > 1 ? `, but in ${others.join(', ')}` : ''}`
}

let running
let isStopped = false

/** Runs one of the tree's own programs to its end. Its processes are a group, so that all of them go when it has to be stopped. */
async function run(tree, args, extra = {}) {
  if (isStopped) throw new Error('stopped')
  const [command, ...words] = [...(options.lock?.split(' ') ?? []), node, ...args]
  const env = environment({ NODE_ENV: 'test', CI: '', FORCE_COLOR: '', NO_COLOR: '1', ...extra })
  const child = spawn(command, words, { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-20_000)))
  let isHung = false
  const timer = setTimeout(() => {
    isHung = true
    stopRunning()
  }, maxRunMs)
  const status = await new Promise((done, fail) => child.once('error', fail).once('close', done))
  clearTimeout(timer)
  running = undefined
  return { status, output, isHung }
}

function stopRunning() {
  if (running) process.kill(-running.pid, 'SIGTERM')
}

const timeLimit = /timed out|timeout exceeded|did not become ready/i

/** What a run of Vitest says: the test that failed, or that none did. Throws where nothing was run. */
async function vitest(tree, filters) {
  const report = join(mkdtempSync(join(tmpdir(), 'karavan-mutant-')), 'report.json')
  const args = ['run', '--bail', '1', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  const { status, output, isHung } = await run(tree, [join(tree, 'node_modules/vitest/vitest.mjs'), ...args])
  if (isHung) return { test: 'the run did not end', isTimeLimit: true }
  if (!existsSync(report)) throw new Error(`no tests were run by ${filters.join(' ')}: ${output.trim().split('\n').slice(-5).join(' | ')}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  if (testResults.length === 0) throw new Error(`no tests match ${filters.join(' ')}`)
  const failed = testResults.flatMap((one) => one.assertionResults).find((one) => one.status === 'failed')
  if (failed) return { test: failed.fullName, isTimeLimit: timeLimit.test(failed.failureMessages[0] ?? '') }
  const broken = testResults.find((one) => one.status === 'failed' && one.message)
  if (broken)
    return { test: `${broken.name.slice(tree.length + 1)}: ${broken.message.split('\n')[0]}`, isTimeLimit: timeLimit.test(broken.message) }
  return status === 0 ? undefined : { test: 'an error outside the tests', isTimeLimit: false }
}

/** The same for the browser tests, on a new build of the web apps. */
async function playwright(tree, specs) {
  const build = await run(tree, [join(tree, 'scripts/build.mjs')])
  if (build.status !== 0) return { test: 'the web apps do not build', isTimeLimit: false }
  const report = join(mkdtempSync(join(tmpdir(), 'karavan-mutant-')), 'report.json')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', '-x', ...specs]
  const { status, output, isHung } = await run(tree, [join(tree, 'node_modules/@playwright/test/cli.js'), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  if (isHung) return { test: 'the run did not end', isTimeLimit: true }
  if (!existsSync(report)) throw new Error(`no browser tests were run: ${output.trim().split('\n').slice(-5).join(' | ')}`)
  if (status === 0) return undefined
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failed = specsOf(JSON.parse(readFileSync(report, 'utf8'))).find((spec) => !spec.ok)
  const isTimeLimit = failed?.tests.every((test) => test.results.every(({ status }) => status !== 'failed')) ?? false
  return { test: failed?.title ?? 'an error outside the tests', isTimeLimit }
}

/** Breaks the place, runs its tests until one fails, and mends it again. */
async function tryPlace(tree, place) {
  const { id, area, find, replace, tests, e2e = [] } = place
  const started = Date.now()
  const at = locate(tree, place)
  const done = (outcome, by) => ({ id, area, file: at.file ?? place.file, outcome, by, seconds: Math.round((Date.now() - started) / 1000) })
  if (typeof at === 'string') return done('not found', at)
  const path = join(tree, at.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  try {
    const steps = [
      ...tests.map((filter) => () => vitest(tree, [filter])),
      ...(e2e.length > 0 && !options['no-e2e'] ? [() => playwright(tree, e2e)] : []),
    ]
    let late
    for (const step of steps) {
      const failed = await step()
      if (failed && !failed.isTimeLimit) return done('noticed', failed.test)
      late ??= failed
    }
    return late ? done('timed out', late.test) : done('NOT NOTICED', '')
  } catch (error) {
    return done('not run', error.message)
  } finally {
    writeFileSync(path, text)
  }
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(2)
}

const row = ({ id, outcome, seconds, by, area }) =>
  `${id.padEnd(28)} ${area.padEnd(22)} ${outcome.padEnd(12)} ${String(seconds).padStart(4)} s  ${by.length > 110 ? `${by.slice(0, 109)}…` : by}`

async function main() {
  if (options.help) return void process.stdout.write(`${help}\n`)
  const places = chosenPlaces()
  if (options.list) {
    for (const { id, area, file, tests, e2e = [] } of places)
      process.stdout.write(`${id.padEnd(28)} ${area.padEnd(22)} ${file}\n${' '.repeat(29)}${[...tests, ...e2e].join(' ')}\n`)
    return
  }
  if (options.in && resolve(options.in) === root) fail('--in takes another checkout than this one')
  if (options.in && git(options.in, 'status', '--porcelain', '--untracked-files=no') !== '') fail(`${options.in} has changes of its own`)
  const tree = options.in ? resolve(options.in) : makeCopy()
  const outcomes = []
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      isStopped = true
      stopRunning()
    })
  try {
    for (const place of places) {
      const outcome = await tryPlace(tree, place)
      if (isStopped) break
      outcomes.push(outcome)
      process.stdout.write(`${row(outcome)}\n`)
      if (options.output) writeFileSync(options.output, `${JSON.stringify(outcomes, undefined, 2)}\n`)
    }
  } finally {
    if (!options.in) removeCopy(tree)
  }
  const having = (wanted) => outcomes.filter(({ outcome }) => outcome === wanted)
  process.stdout.write(`\n${having('noticed').length} of ${outcomes.length} noticed\n`)
  for (const one of [...having('NOT NOTICED'), ...having('timed out'), ...having('not found'), ...having('not run')])
    process.stdout.write(`${row(one)}\n`)
  const unclear = [...having('timed out'), ...having('not found'), ...having('not run')]
  process.exitCode = isStopped || unclear.length > 0 ? 2 : having('NOT NOTICED').length > 0 ? 1 : 0
}

await main()
