// What is installed, as the lock file says it: read by the scripts that list, count or check it. Imports only Node's own modules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.mjs'

/**
 * Every package of others, once for each version, by name. `isServed`: it runs with the server; the others are bundled into the web apps, or build and test.
 */
export function listPackages(path = join(root, 'package-lock.json')) {
  const { packages } = JSON.parse(readFileSync(path, 'utf8'))
  const found = new Map()
  for (const [place, { version, license, dev, link, name: alias }] of Object.entries(packages)) {
    const at = place.lastIndexOf('node_modules/')
    if (at === -1 || link) continue
    const name = alias ?? place.slice(at + 'node_modules/'.length)
    const known = found.get(`${name}@${version}`)
    found.set(`${name}@${version}`, { name, version, license, isServed: known?.isServed || !dev })
  }
  return [...found.values()].sort((a, b) => (a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1))
}
