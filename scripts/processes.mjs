// How the commands run other programs: to their end, or in place of themselves. Imports only Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Node 24, which the project brings itself. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The project's own tools first on the path: `node` is then Node 24 whatever the machine has. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH}`, ...extra }
}

/** Ends the command with one line on stderr. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs a program to its end; gives its exit code. Nothing else happens meanwhile, signals included. */
export function run(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  if (error) fail(`${command} could not be started: ${error.message}`)
  return signal ? 1 : (status ?? 1)
}

/** Starts a program that ends with this process at the latest. */
export function startBeside(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  const end = () => child.kill()
  process.on('exit', end)
  child.on('exit', () => process.off('exit', end))
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`))
  return child
}

const startedBy = process.ppid
const parentCheckMs = 1000

/**
 * When npm is killed, the process that it started only notices that it has another parent. Without npm a changed parent is nothing unusual: a service
 * may outlive the shell that started it.
 */
function onceNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (process.ppid === startedBy) return
    clearInterval(timer)
    act()
  }, parentCheckMs)
  timer.unref()
}

/**
 * Runs a program of ours under Node 24 in place of this process: signals reach it, its exit code is ours, and neither outlives the other. The
 * program has an IPC channel to this process, whose end says that this process is gone. Work given as `meanwhile` is done while the program starts:
 * it finds START_GATE set, and gets a message when the work is done.
 */
export function become(args, extra = {}, meanwhile) {
  const child = startBeside(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment({ ...extra, ...(meanwhile && { START_GATE: '1' }) }),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onceNpmIsGone(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  meanwhile?.().then(
    () => child.connected && child.send('prepared', () => {}),
    (error) => fail(error.message),
  )
}
