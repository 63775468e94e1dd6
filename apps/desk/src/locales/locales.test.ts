import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bare, readLocales, testLocales } from '../../../web/test/locales.ts'

const sources = join(import.meta.dirname, '..')
const locales = readLocales(import.meta.dirname)
testLocales(locales)

test('LA-01 every text of the desk is used, and every used one exists', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
  const known = bare(locales.en).map((key) => `desk.${key}`)
  // `desk.stage.${stage}` stands for every text below desk.stage.
  const used = code.flatMap((text) =>
    [...text.matchAll(/['"`](desk\.[a-zA-Z_.-]+)(\$\{)?/g)].map(([, key = '', more]) => ({ key, isWhole: !more })),
  )
  const isUsed = (name: string) => used.some(({ key, isWhole }) => (isWhole ? name === key : name.startsWith(key)))
  expect(known.filter((name) => !isUsed(name))).toEqual([])
  expect(used.filter(({ key, isWhole }) => !known.some((name) => (isWhole ? name === key : name.startsWith(key))))).toEqual([])
})
