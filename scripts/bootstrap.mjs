// What every command needs before it can run, on a machine that has Node 20 and npm and nothing else. Imports only Node's own modules.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { environment, fail, node, root, run, startBeside } from './processes.mjs'

export { environment, node, root, run }

const cache = join(root, 'node_modules', '.cache', 'karavan')

const { karavan: settings } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/**
 * How the product's process runs: young objects get a small space, which halves the memory of an idle process (323 to 188 MiB on PostgreSQL), and a regular
 * expression is compiled once, when it is first used: the assistant has hundreds of them, and every one is used by each message (1.3 to 0.5 s of work at
 * the start). `package.json` holds it, so that tests and benchmarks run the same.
 */
export const { nodeFlags } = settings
/** The product's process, as it is built. */
export const { program } = settings
/** Where Node keeps compiled sources between starts: half of a start's work, and the memory of what compiles them. */
export const compileCache = join(root, settings.compileCache)
/**
 * What the product's process finds in its environment. The C library keeps what is freed for the thread that had it, which nothing of ours asks for again:
 * told to have one pool and to give back what is free, an idle process holds a fifth less on PostgreSQL and a third less on the embedded database.
 * What the machine itself says of that wins.
 */
export const ofProcess = {
  NODE_COMPILE_CACHE: compileCache,
  ...Object.fromEntries(Object.entries(settings.allocator).map(([name, value]) => [name, process.env[name] ?? value])),
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Karavan needs Node 20 or newer to install itself; this is ${process.versions.node}.`)

/** A fingerprint of files and folders: their names, sizes and contents. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!['node_modules', 'dist', '.cache'].includes(name)) add(join(path, name))
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

/** npm as it runs on this machine: the one that called us, else the one on the path. */
function npm(args, options) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options })
}

/** Whether npm itself, asked by somebody else, has put the packages of the lock file there: it writes down at its end what it did. */
function isInstalledByHand() {
  const written = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(written)) return false
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const there = packagesOf(written)
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')))
  return wanted.every(
    ([path, { version, optional, link }]) => !path.includes('node_modules/') || optional || link || there[path]?.version === version,
  )
}

/** Installs the packages of the lock file if they are not the ones that are there. */
export function ensureInstalled() {
  const print = fingerprint(['package-lock.json'])
  if (isFresh('install', print) && existsSync(node)) return
  if (isInstalledByHand() && existsSync(node)) return stamp('install', print)
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

/** The folders of the workspace's packages that one of them needs to run, be it by way of others. */
function packagesNeededBy(folder, known = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const needed = `packages/${name.replace('@karavan/', '')}`
    if (!name.startsWith('@karavan/') || known.has(needed)) continue
    known.add(needed)
    packagesNeededBy(needed, known)
  }
  return [...known]
}

/** The apps, what each is made of, and the file by which one begins. */
const server = {
  name: 'server',
  title: 'the server',
  sources: ['apps/server/src', 'apps/server/vite.config.ts', ...packagesNeededBy('apps/server').map((name) => `${name}/src`)],
  entry: 'main.js',
}
const webApps = [
  { name: 'web', title: 'the web app', sources: ['apps/web', 'packages/web-kit'], entry: 'index.html' },
  { name: 'desk', title: 'the desk', sources: ['apps/desk', 'packages/web-kit'], entry: 'index.html' },
]

/** Those of the apps whose sources changed since their last build, each with how it is built. */
function* staleOf(apps) {
  for (const { name, title, sources, entry } of apps) {
    const print = fingerprint([...sources, 'packages/contract/src', 'package-lock.json'])
    const folder = join(root, 'apps', name)
    if (isFresh(name, print) && existsSync(join(folder, 'dist', entry))) continue
    process.stderr.write(`Building ${title}...\n`)
    // A build that is interrupted, or done by two commands at once, leaves no half of an app behind: it moves to its place when it is whole.
    mkdirSync(join(folder, '.cache'), { recursive: true })
    const made = mkdtempSync(join(folder, '.cache', 'building-'))
    const discard = () => rmSync(made, { recursive: true, force: true })
    process.once('exit', discard)
    yield {
      command: [
        node,
        [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', made, '--emptyOutDir'],
        { cwd: folder, env: environment({ NODE_ENV: 'production' }) },
      ],
      finish(status) {
        if (status !== 0) fail(`${title[0].toUpperCase()}${title.slice(1)} could not be built: see the lines above.`)
        const dist = join(folder, 'dist')
        if (name === server.name) keepParts(dist, made)
        else compress(made)
        // A temporary folder is its owner's alone; the product may run as another user than the one who builds it.
        chmodSync(made, 0o755)
        rmSync(dist, { recursive: true, force: true })
        renameSync(made, dist)
        process.off('exit', discard)
        stamp(name, print)
      },
    }
  }
}

const build = (apps) => {
  for (const { command, finish } of staleOf(apps)) finish(run(...command))
}

/** Builds the server if its sources changed since its last build. */
export const ensureServerBuilt = () => build([server])

/** Builds the server and the web apps whose sources changed since their last build. */
export const ensureBuilt = () => build([server, ...webApps])

/** Builds the web apps beside other work, signals included. */
export async function ensureWebBuiltMeanwhile() {
  for (const { command, finish } of staleOf(webApps)) finish(await new Promise((done) => startBeside(...command).on('exit', done)))
}

const longestBuildMs = 60_000
/** A process of the build before loads parts of it when it first needs them: they stay until the next build. */
function keepParts(dist, made) {
  const entry = join(dist, server.entry)
  if (!existsSync(entry)) return
  for (const name of readdirSync(dist)) {
    const part = join(dist, name)
    const isOfLastBuild = statSync(part).mtimeMs > statSync(entry).mtimeMs - longestBuildMs
    if (isOfLastBuild && !existsSync(join(made, name))) cpSync(part, join(made, name), { preserveTimestamps: true })
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

/** What makes Node read the `.env` beside package.json, if there is one. */
export const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])
