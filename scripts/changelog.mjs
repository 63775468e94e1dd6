// What has changed for people: one small file per change in changelog/unreleased, gathered into CHANGELOG.md by a release.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kinds of a change, in the order in which a release lists them. */
const headings = { security: 'Security', added: 'Added', changed: 'Changed', fixed: 'Fixed', removed: 'Removed' }

/** The notes of a folder, by name. Throws for one that is not as changelog/unreleased/README.md says. */
export function readNotes(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return names.sort().map((name) => {
    const [kind, blank, ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
    const text = lines.join('\n')
    if (!/^[a-z0-9-]+\.md$/.test(name)) throw new Error(`${name}: the name must be of small letters, digits and hyphens`)
    if (!Object.hasOwn(headings, kind ?? '')) throw new Error(`${name}: the first line must be one of ${Object.keys(headings).join(', ')}`)
    if (blank !== '' || text.trim() === '') throw new Error(`${name}: after a blank line must stand what has changed`)
    if (/\n\s*\n|^#/m.test(text)) throw new Error(`${name}: a note is one paragraph without headings`)
    return { name, kind, text }
  })
}

/** The section of one release. */
export function toSection(version, day, notes) {
  const parts = Object.entries(headings).flatMap(([kind, heading]) => {
    const items = notes.filter((note) => note.kind === kind).map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`)
    return items.length > 0 ? [`### ${heading}\n\n${items.join('\n')}`] : []
  })
  return [`## ${version} (${day})`, ...parts].join('\n\n')
}

/** The changelog with a section in front of the earlier ones. */
export function addSection(changelog, section) {
  const earlier = changelog.search(/^## /m)
  return earlier < 0 ? `${changelog.trimEnd()}\n\n${section}\n` : `${changelog.slice(0, earlier)}${section}\n\n${changelog.slice(earlier)}`
}
