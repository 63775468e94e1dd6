// `npm run release -- VERSION`: gathers the notes of changes, sets the version everywhere, commits and tags. Needs no installed packages itself.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addSection, readNotes, toSection } from './changelog.mjs'
import { fail, root, run } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(
  `
Usage: npm run release -- VERSION [--dry-run]

Gathers changelog/unreleased into CHANGELOG.md, sets VERSION (such as 0.2.0) in every package.json and the lock file, commits and tags it,
and makes dist/karavan-VERSION.cdx.json, the bill of materials, to be attached to the release.
Refuses unless everything is committed, there are notes, VERSION is higher than the last one and npm run check passes.
--dry-run checks the same, prints the section of the changelog and changes nothing.`,
  { takesWords: true },
)

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const writeJson = (path, value) => writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`)

function readWords() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
    if (positionals.length !== 1) throw new Error('one VERSION is needed, such as 0.2.0')
    return { version: positionals[0], isDry: values['dry-run'] ?? false }
  } catch (error) {
    return fail(`${error.message.replace(/\.$/, '')}. --help shows how the command is used`)
  }
}

const numbersOf = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)
function isHigher(version, than) {
  const [a, b] = [numbersOf(version), numbersOf(than)]
  const differing = a.findIndex((number, index) => number !== b[index])
  return differing >= 0 && a[differing] > b[differing]
}

function readUnreleased() {
  try {
    return readNotes(join(root, 'changelog/unreleased'))
  } catch (error) {
    return fail(`changelog/unreleased/${error.message}`)
  }
}

/** Refuses what could not be released, or not be taken back. */
function checkRelease(version, current, notes) {
  if (!numbersOf(version)) fail(`${version} is not a version such as 0.2.0`)
  if (!isHigher(version, current)) fail(`${version} is not higher than ${current}, the version of now`)
  if (git('tag', '--list', `v${version}`)) fail(`the tag v${version} exists already`)
  if (git('status', '--porcelain')) fail('there are changes that are not committed: commit or stash them first')
  if (notes.length === 0) fail('changelog/unreleased has no notes: there is nothing to release')
  if (run('npm', ['run', 'check'], { stdio: ['ignore', 2, 2] }) !== 0) fail('npm run check has failed: see the lines above')
}

/** Sets the version of every package of the project, and what they ask of each other, in one package.json or one part of the lock file. */
function setVersion(entry, version) {
  if (entry.version) entry.version = version
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
    for (const name of Object.keys(entry[kind] ?? {})) if (name.startsWith('@karavan/')) entry[kind][name] = version
}

/** The folders of the root and of every workspace, which `package.json` names by themselves or as `folder/*`. */
function listPackages() {
  const folders = readJson('package.json').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
  return ['', ...folders].filter((folder) => existsSync(join(root, folder, 'package.json')))
}

function setVersions(version) {
  const lock = readJson('package-lock.json')
  lock.version = version
  for (const folder of listPackages()) {
    const manifest = readJson(join(folder, 'package.json'))
    setVersion(manifest, version)
    writeJson(join(folder, 'package.json'), manifest)
    const locked = lock.packages[folder]
    if (locked) setVersion(locked, version)
  }
  writeJson('package-lock.json', lock)
}

const { version, isDry } = readWords()
const { version: current } = readJson('package.json')
const notes = readUnreleased()
checkRelease(version, current, notes)
const section = toSection(version, new Date().toISOString().slice(0, 10), notes)
if (isDry) {
  process.stdout.write(`${section}\n`)
  process.exit(0)
}
const changelog = join(root, 'CHANGELOG.md')
writeFileSync(changelog, addSection(readFileSync(changelog, 'utf8'), section))
for (const { name } of notes) rmSync(join(root, 'changelog/unreleased', name))
setVersions(version)
const bill = `dist/karavan-${version}.cdx.json`
if (run(process.execPath, [join(root, 'scripts/sbom.mjs'), join(root, bill)], { stdio: ['ignore', 'ignore', 2] }) !== 0) {
  // Everything was committed before.
  git('reset', '--quiet', '--hard')
  fail('the bill of materials could not be made: nothing has changed')
}
git('add', '--all')
git('commit', '--quiet', '--message', `chore(release): ${version}`)
git('tag', '--annotate', `v${version}`, '--message', `Karavan ${version}`)
process.stdout.write(`Karavan ${version} is committed and tagged. git push --follow-tags publishes it; ${bill} belongs to its files\n`)
