import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@karavan/testing/free-port.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isListening, RunningCommand, root, runCommand, temporaryFolder } from './test-command.ts'

// The commands as the README's reader types them: processes of npm, on data folders of their own.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const standalone = readdirSync(join(root, 'scripts')).filter(
  (name) => /^[a-z-]+\.ts$/.test(name) && readFileSync(join(root, 'scripts', name), 'utf8').includes('showUsage('),
)
/** The product lets running requests end for ten seconds. A process that is left behind stays for good: the time only ends the wait for it. */
const endsWithinMs = 30_000
const startTimeoutMs = 300_000

test.each(Object.keys(scripts))('npm run %s -- --help prints its usage and touches nothing', async (name) => {
  using folder = temporaryFolder('help')
  using temporary = temporaryFolder('help-tmp')
  const env = { DATA_DIR: join(folder.path, 'data'), TMPDIR: temporary.path, PORT: String(await freePort()) }
  const { code, out } = await runCommand('npm', ['run', '--silent', name, '--', '--help'], { env })
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/usage|COMMAND/i) })
  expect(readdirSync(folder.path)).toEqual([])
  // Node keeps compiled sources of tools there.
  expect(readdirSync(temporary.path).filter((name) => name !== 'node-compile-cache')).toEqual([])
})

test('every program in scripts/ that is run by its name has a usage', async () => {
  expect(standalone.length).toBeGreaterThan(0)
  for (const name of standalone) {
    const { code, out } = await runCommand(process.execPath, [`scripts/${name}`, '--help'])
    expect({ name, code, out }).toEqual({ name, code: 0, out: expect.stringMatching(/^Usage: /) })
  }
})

test.each(['start', 'dev', 'build', 'types', 'bench'])('npm run %s refuses an option that it does not know', async (name) => {
  const { code, out, err } = await runCommand('npm', ['run', '--silent', name, '--', '--no-such-option'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^Unknown option.*--no-such-option.*\n$/)
})

const data = temporaryFolder('start')
afterAll(() => data[Symbol.dispose]())
// The first start of a fresh clone builds the apps; the starts below are about stopping.
beforeAll(async () => {
  expect(await runCommand('npm', ['run', '--silent', 'build'])).toMatchObject({ code: 0 })
}, 600_000)

test('what is built can be read by another user, as whom the product may run', () => {
  for (const app of ['web', 'desk']) expect(statSync(join(root, 'apps', app, 'dist')).mode & 0o055).toBe(0o055)
})

/** The process that npm has started. */
const childOf = (pid: number) =>
  Number(
    execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  )

test.each<[string, (npm: RunningCommand) => void]>([
  ['SIGTERM to npm', (npm) => npm.signal('SIGTERM')],
  ['SIGTERM to what npm has started', (npm) => void process.kill(childOf(npm.pid), 'SIGTERM')],
  ['Ctrl-C', (npm) => npm.signal('SIGINT', { group: true })],
  [
    'Ctrl-C twice',
    (npm) => {
      npm.signal('SIGINT', { group: true })
      npm.signal('SIGINT', { group: true })
    },
  ],
  ['a terminal that is closed', (npm) => npm.signal('SIGHUP', { group: true })],
  ['npm that is killed', (npm) => npm.signal('SIGKILL')],
  ['the starting script that is killed', (npm) => void process.kill(childOf(npm.pid), 'SIGKILL')],
])('npm start ends with %s: no process is left and the port is free', { timeout: startTimeoutMs }, async (_, stop) => {
  const port = await freePort()
  using npm = new RunningCommand('npm', ['start'], { PORT: String(port), DATA_DIR: data.path, MARKETPLACES: 'catalogue' })
  await npm.until(/Karavan is ready/)
  expect(await isListening(port)).toBe(true)
  stop(npm)
  await expect.poll(() => npm.hasProcesses, { timeout: endsWithinMs }).toBe(false)
  expect(await isListening(port)).toBe(false)
})

test('npm run dev starts the server and both Vite servers on default settings, and ends all of them', {
  timeout: startTimeoutMs,
}, async () => {
  using folder = temporaryFolder('dev')
  // As at any start but the first, which writes the sample market.
  await placeDatabase(folder.path, { content: 'market' })
  const [port, webPort] = [await freePort(), await freePort()]
  using npm = new RunningCommand('npm', ['run', 'dev'], {
    PORT: String(port),
    WEB_PORT: String(webPort),
    DATA_DIR: folder.path,
    NO_COLOR: '1',
  })
  await npm.until(/Karavan is ready/)
  const pages = await Promise.all([npm.until(/Local:\s+(http:\S+\/chat\/)/), npm.until(/Local:\s+(http:\S+\/desk\/)/)])
  const [chat, desk] = pages.map((match) => match[1] ?? match[0])
  for (const page of [chat, desk]) expect(await (await fetch(page ?? '')).text()).toContain('/@vite/client')
  // Vite hands the product's own paths on.
  expect(await (await fetch(new URL('/api/health', chat))).json()).toMatchObject({ success: true })
  npm.signal('SIGTERM')
  await expect.poll(() => npm.hasProcesses, { timeout: endsWithinMs }).toBe(false)
  for (const listening of [port, Number(new URL(chat ?? '').port), Number(new URL(desk ?? '').port)])
    expect(await isListening(listening, 'localhost')).toBe(false)
})

test('an operator command reads .env as npm start does', async () => {
  using folder = temporaryFolder('env')
  // The project as it lies there, with an .env of its own.
  cpSync(join(root, 'scripts'), join(folder.path, 'scripts'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder.path, name))
  for (const name of ['node_modules', 'apps', 'packages']) symlinkSync(join(root, name), join(folder.path, name))
  writeFileSync(join(folder.path, '.env'), `DATA_DIR=${join(folder.path, 'named')}\n`)
  const { code, err } = await runCommand('npm', ['run', '--silent', 'operator', '--', 'jobs', 'list'], { cwd: folder.path })
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`DATA_DIR: ${join(folder.path, 'named')} has no database`) })
})

test('npm run bench leaves no process and no file behind when it is stopped', { timeout: 2 * startTimeoutMs }, async () => {
  using temporary = temporaryFolder('bench')
  const leftovers = () => globSync('karavan-*', { cwd: temporary.path })
  using npm = new RunningCommand('npm', ['run', 'bench', '--', '--quick', 'products'], {
    TMPDIR: temporary.path,
    TEST_DATABASE_URL: 'postgres://127.0.0.1:1/none',
  })
  await npm.until(/bench: products/)
  // The product that it measures holds its data folder.
  await expect.poll(() => globSync('karavan-*/karavan-*/lock.db', { cwd: temporary.path }), { timeout: startTimeoutMs }).toHaveLength(1)
  npm.signal('SIGTERM')
  await expect.poll(() => npm.hasProcesses, { timeout: endsWithinMs }).toBe(false)
  expect(leftovers()).toEqual([])
})
