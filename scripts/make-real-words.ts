/** Makes `packages/lexicon/data/real-words.txt` from spelling dictionaries: see the README beside it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { showUsage } from './usage.mjs'

const reader = 'hunspell-reader@9.7.0'
const dictionaries = [
  { name: 'dictionary-ru', version: '3.0.0', letters: /^[а-я]{5,14}$/ },
  { name: 'dictionary-en', version: '4.0.0', letters: /^[a-z]{5,14}$/ },
]

showUsage(`
Usage: node scripts/make-real-words.ts

Makes packages/lexicon/data/real-words.txt from the npm packages ${dictionaries.map(({ name }) => name).join(' and ')}, which it downloads. Takes some minutes.
Run it when words have come into the lexicon.`)

const file = fileURLToPath(new URL('../packages/lexicon/data/real-words.txt', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'karavan-words-'))
try {
  const packages = [reader, ...dictionaries.map(({ name, version }) => `${name}@${version}`)]
  execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, ...packages], { stdio: 'inherit' })
  // What is looked for are the words that would be repaired without the file.
  writeFileSync(file, '')
  const [{ fold }, { fuzzy }, { vocabulary }] = await Promise.all([
    import('@karavan/lexicon/fold.ts'),
    import('@karavan/lexicon/fuzzy.ts'),
    import('@karavan/lexicon/vocabulary.ts'),
  ])
  const found = new Set<string>()
  /** Sounds like another word, and is said of goods all the same: "порта" is no "парта". */
  const always = /^порт(?:а|у|е|ы|ов|ам|ами|ах|ом)?$/u
  for (const { name, letters } of dictionaries) {
    const list = join(folder, `${name}.txt`)
    const affixes = join(folder, 'node_modules', name, 'index.aff')
    execFileSync(join(folder, 'node_modules/.bin/hunspell-reader'), ['words', affixes, '-o', list], { stdio: 'inherit' })
    for (const line of readFileSync(list, 'utf8').split('\n')) {
      const word = fold(line.trim()).text
      if (!letters.test(word) || found.has(word) || vocabulary().isKnown(word)) continue
      const { forms, cost } = fuzzy().corrections(word)
      if (forms.length > 0 && (cost >= 1 || always.test(word))) found.add(word)
    }
  }
  writeFileSync(file, [...found].sort().join('\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
