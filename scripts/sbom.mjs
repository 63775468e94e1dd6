// `npm run sbom`: the bill of materials of a release, by npm's own command.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { environment, fail, root } from './processes.mjs'
import { showUsage } from './usage.mjs'

const standard = 'dist/sbom.cdx.json'
showUsage(
  `
Usage: npm run sbom [-- FILE]

Writes the bill of materials (CycloneDX, JSON) of everything that package-lock.json names into FILE, ${standard} without one. Attach it to a release.
Needs no network and no installed packages.`,
  { takesWords: true },
)

const words = process.argv.slice(2)
if (words.length > 1 || words[0]?.startsWith('-'))
  fail(`Unknown option: ${words.find((word) => word.startsWith('-')) ?? words[1]}. --help shows how the command is used`)
const file = resolve(process.env.INIT_CWD ?? root, words[0] ?? resolve(root, standard))

const npm = process.env.npm_execpath
const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const { status, stdout, stderr } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...asked] : asked, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  env: environment(),
})
if (status !== 0) fail(`npm sbom has failed: ${stderr.trim().split('\n')[0]}`)
const bill = JSON.parse(stdout)
// npm calls the project by its folder, whatever package.json says.
bill.metadata.component.name = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).name
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
process.stdout.write(`${file}: ${bill.components.length} components\n`)
