// `npm run advisories`: whether a package that is installed is known to have a hole. For places whose registry has no audit of its own.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import semver from 'semver'
import { listPackages } from './lock.mjs'
import { fail, root } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(
  `
Usage: npm run advisories [-- [--file FILE] [--lock FILE] [--refresh FOLDER]]

Compares package-lock.json with the advisories in security/advisories.json (the form of OSV, https://ossf.github.io/osv-schema); exits with 1 where one
is about an installed version.
--refresh FOLDER first replaces them by those of a folder of OSV files, such as the unpacked
https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip: the ones about our packages, at any version.`,
  { takesWords: true },
)

const standard = join(root, 'security/advisories.json')

function readWords() {
  try {
    const text = { type: 'string' }
    return parseArgs({ options: { file: text, lock: text, refresh: text } }).values
  } catch (error) {
    return fail(`${error.message.replace(/\.$/, '')}. --help shows how the command is used`)
  }
}

const isOfNpm = ({ package: about } = {}) => about?.ecosystem === 'npm'

/** Whether a version lies in a range: its events in the order of versions, each opening or closing what follows. '0' stands for the very first. */
export function isInRange(version, { type, events = [] }) {
  if (type !== 'SEMVER' && type !== 'ECOSYSTEM') return false
  const versionOf = (event) => event.introduced ?? event.fixed ?? event.last_affected ?? event.limit
  const at = (event) => (versionOf(event) === '0' ? '0.0.0-0' : versionOf(event))
  const sorted = events.filter((event) => semver.valid(at(event))).toSorted((a, b) => semver.compare(at(a), at(b)))
  let isAffected = false
  for (const event of sorted) {
    if (event.introduced !== undefined && semver.gte(version, at(event))) isAffected = true
    if ((event.fixed !== undefined || event.limit !== undefined) && semver.gte(version, at(event))) isAffected = false
    if (event.last_affected !== undefined && semver.gt(version, at(event))) isAffected = false
  }
  return isAffected
}

/** What of the installed packages these advisories are about, a line each. One that was withdrawn is about nothing. */
export function findAffected(packages, advisories) {
  const found = []
  for (const { id, summary = '', withdrawn, affected = [] } of advisories) {
    if (withdrawn) continue
    for (const about of affected.filter(isOfNpm)) {
      for (const { name, version } of packages) {
        if (name !== about.package.name || !semver.valid(version)) continue
        const ranges = about.ranges ?? []
        if (!about.versions?.includes(version) && !ranges.some((range) => isInRange(version, range))) continue
        const fixed = ranges
          .flatMap(({ events = [] }) => events.flatMap((event) => event.fixed ?? []))
          .filter((one) => semver.valid(one) && semver.gt(one, version))
        found.push(`${name} ${version}: ${id}${summary && `, ${summary}`}${fixed.length > 0 ? ` (fixed in ${fixed.join(', ')})` : ''}`)
      }
    }
  }
  return [...new Set(found)].sort()
}

/** The advisories of a folder that are about packages of ours, without what a check does not read. */
function readFolder(folder, packages) {
  const names = new Set(packages.map(({ name }) => name))
  return globSync('**/*.json', { cwd: folder })
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ affected = [] }) => affected.some((about) => isOfNpm(about) && names.has(about.package.name)))
    .map(({ id, summary, modified, withdrawn, affected }) => ({
      id,
      summary,
      modified,
      withdrawn,
      affected: affected
        .filter((about) => isOfNpm(about) && names.has(about.package.name))
        .map(({ package: { name, ecosystem }, ranges, versions }) => ({ package: { name, ecosystem }, ranges, versions })),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

if (import.meta.main) {
  const words = readWords()
  const from = process.env.INIT_CWD ?? process.cwd()
  const file = words.file ? resolve(from, words.file) : standard
  const packages = listPackages(words.lock && resolve(from, words.lock))
  if (words.refresh !== undefined) {
    const advisories = readFolder(resolve(from, words.refresh), packages)
    writeFileSync(file, `${JSON.stringify({ refreshed: new Date().toISOString().slice(0, 10), advisories }, null, 2)}\n`)
  }
  const { refreshed, advisories } = JSON.parse(readFileSync(file, 'utf8'))
  const found = findAffected(packages, advisories)
  if (found.length > 0) fail(found.join('\n'))
  const age = refreshed ? `of ${refreshed}` : 'which were never refreshed: --help says how'
  process.stdout.write(`${packages.length} packages, none in the ${advisories.length} advisories ${age}\n`)
}
