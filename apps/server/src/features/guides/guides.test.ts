import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guidePath, guides } from '@karavan/contract/guides.ts'
import { languages } from '@karavan/contract/language.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readGuides } from './texts.ts'

const root = join(import.meta.dirname, '../../../../..')
const found = readGuides()
const pictures = readdirSync(join(import.meta.dirname, 'pictures')).filter((name) => name !== 'README.md')
const all = guides.flatMap((guide) => languages.map((language) => ({ guide, language })))
const wordOf = ({ guide, language }: (typeof all)[number]) =>
  readFileSync(join(import.meta.dirname, `texts/${language}/${guide}.md`), 'utf8')

/** Every text that the apps show in a language. */
function textsOf(language: string): Set<string> {
  const texts = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner)
  }
  for (const file of globSync(`{apps,packages}/*/src/locales/${language}{,-later}.json`, { cwd: root }))
    collect(JSON.parse(readFileSync(join(root, file), 'utf8')))
  return texts
}

test.each(all)('what the guide names in bold is on the screen in those words: $guide, $language', (one) => {
  const texts = textsOf(one.language)
  const named = [...wordOf(one).matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !texts.has(name))).toEqual([])
  // Where a full-width mark or a letter stands too close, the stars stay stars.
  expect(found.find(one.guide, one.language).content).not.toContain('**')
})

test('the guides say the same in each language: the same headings, lists and pictures', () => {
  const shapeOf = (text: string) => text.split('\n').map((line) => /^(#+|!|-|\d+\.)/.exec(line)?.[1] ?? (line ? 'text' : ''))
  for (const guide of guides)
    for (const language of languages)
      expect(shapeOf(wordOf({ guide, language })), language).toEqual(shapeOf(wordOf({ guide, language: 'en' })))
})

test('each picture of a guide is there, says what it shows and is light; none lies there unused', async () => {
  const used = all.flatMap(({ guide, language }) =>
    [...found.find(guide, language).content.matchAll(/<img src="pictures\/([^"]+)" alt="([^"]*)"/g)].map(([, name, alt]) => {
      expect(alt, name).not.toBe('')
      return name ?? ''
    }),
  )
  expect(used.toSorted()).toEqual(pictures.toSorted())
  for (const name of pictures) {
    const bytes = found.picture(name)!
    expect((await sharp(bytes).metadata()).format, name).toBe('webp')
    expect(bytes.length, name).toBeLessThan(90_000)
  }
  expect(found.picture('../texts.ts')).toBeUndefined()
})

test('the links of a guide lead somewhere in the product, and none out of it', () => {
  for (const { guide, language } of all) {
    expect(found.find(guide, language).content).not.toMatch(/href="(?!\/(chat|desk|help|pages)\/)/)
    expect(guidePath(guide, language)).toBe(`/help/${guide}?lang=${language}`)
  }
})
