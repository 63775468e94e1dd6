// What every command needs before it can run, on a machine that has Node 20 and npm and nothing else. Imports only Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const cache = join(root, 'node_modules', '.cache', 'karavan')

const { karavan: settings } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/**
 * How the product's process runs: young objects get a small space, which halves the memory of an idle process (323 to 188 MiB on PostgreSQL).
 * `package.json` holds it, so that tests and benchmarks run the same.
 */
export const { nodeFlags } = settings
/** Where Node keeps compiled sources between starts: half of a start's work, and the memory of what compiles them. */
export const compileCache = join(root, settings.compileCache)

/** The project's own tools first on the path: `node` is then Node 24 whatever the machine has. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH}`, ...extra }
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Karavan needs Node 20 or newer to install itself; this is ${process.versions.node}.`)

/** A fingerprint of files and folders: their names, sizes and contents. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules' && name !== 'dist') add(join(path, name))
      return
    }
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) add(join(root, path))
  return hash.digest('hex')
}

const stampOf = (name) => join(cache, `${name}.stamp`)
const isFresh = (name, print) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === print
function stamp(name, print) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(stampOf(name), print)
}

/** Runs a command to its end with the given options; gives its exit code. */
export function run(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  if (error) fail(`${command} could not be started: ${error.message}`)
  return signal ? 1 : (status ?? 1)
}

/** npm as it runs on this machine: the one that called us, else the one on the path. */
function npm(args, options) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options })
}

/** Installs the packages of the lock file if they are not the ones that are there. */
export function ensureInstalled() {
  const print = fingerprint(['package-lock.json'])
  if (isFresh('install', print) && existsSync(node)) return
  process.stderr.write('Installing packages...\n')
  // Development packages build the web app, so they are needed in production as well. The environment must not decide otherwise.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // What npm says goes to stderr: stdout is for the answer of the command that needed the packages.
  if (npm(args, { env: { ...process.env, NODE_ENV: 'development' }, stdio: ['ignore', 2, 2] }) !== 0) {
    fail('The packages could not be installed: see the lines above. A registry that cannot be reached is the usual reason.')
  }
  if (!existsSync(node)) fail('The package "node" brought no runtime for this machine: allow its install script and run the command again.')
  stamp('install', print)
}

/** The web apps, and what each is made of. */
const webApps = [
  { name: 'web', title: 'the web app', sources: ['apps/web'] },
  { name: 'desk', title: 'the desk', sources: ['apps/desk', 'apps/web'] },
]

/** Builds the web apps whose sources changed since their last build. */
export function ensureBuilt() {
  for (const { name, title, sources } of webApps) {
    const print = fingerprint([...sources, 'packages/contract/src', 'package-lock.json'])
    const folder = join(root, 'apps', name)
    if (isFresh(name, print) && existsSync(join(folder, 'dist/index.html'))) continue
    process.stderr.write(`Building ${title}...\n`)
    const status = run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: folder,
      env: environment({ NODE_ENV: 'production' }),
    })
    if (status !== 0) fail(`${title[0].toUpperCase()}${title.slice(1)} could not be built: see the lines above.`)
    compress(join(folder, 'dist'))
    stamp(name, print)
  }
}

/** Puts a brotli and a gzip copy beside every text file, so that the server only picks one. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest|txt)$/.test(entry.name)) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Settings of a `.env` beside package.json, if there is one. */
export const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/**
 * Runs a program of ours under Node 24 in place of this one: signals reach it, and its exit code is ours. Work given as `meanwhile` is done while the
 * program starts: the end of file descriptor `START_GATE_FD` tells it that the work is done.
 */
export function become(args, extra = {}, meanwhile) {
  const gate = meanwhile && { stdio: ['inherit', 'inherit', 'inherit', 'pipe'], env: environment({ ...extra, START_GATE_FD: '3' }) }
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(extra), ...gate })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  if (!meanwhile) return
  // Work that fails ends this process, and the program must not outlive it.
  process.on('exit', () => child.kill())
  meanwhile()
  child.stdio[3].end()
}
