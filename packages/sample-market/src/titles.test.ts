import { languages } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { describe, expect, test } from 'vitest'
import { colorHex } from './colors.ts'
import { families } from './families/all.ts'
import { generateMarket } from './generate.ts'
import { parsePicturePath } from './picture-path.ts'
import { colorNames, factNames, materialNames, measureText } from './words.ts'

const listings = generateMarket().map((offer) => ({
  offer,
  family: families.find(({ type }) => type === `type.${parsePicturePath(offer.images[0] ?? '')?.kind}`)!,
  titles: languages.map((language) => {
    const text = offer.title[language] ?? ''
    return { text, analysis: analyse(text, { fuzzy: false }) }
  }),
}))
const has = ({ concepts }: Analysis, id: string): boolean => concepts.some(({ conceptId }) => conceptId === id)

/** Materials that the market tells apart and the lexicon does not. */
const wider: Record<string, string> = {
  'material.cardboard': 'material.paper',
  'material.cast-iron': 'material.iron',
  'material.lead-crystal': 'material.crystal',
}

describe('what the lexicon reads in the sample market', () => {
  test('every title in every language is headed by the type of its family', () => {
    const wrong = listings.flatMap(({ family, titles }) =>
      titles
        .filter(({ analysis }) => !headTypes(analysis, { isTitle: true }).some((type) => isA(type, family.type)))
        .map(({ text }) => `${family.type}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  test('a measure that a title names is found in it', () => {
    const wrong = listings.flatMap(({ family: { type, measure }, offer, titles }) => {
      // Chinese first: what it names the translations name too.
      const named = measure?.values
        .map(([value]) => measureText(value, measure.unit))
        .find(([zh]) => offer.title.zh?.split(' ').includes(zh))
      if (!named) return []
      const wanted = analyse(named[2], { fuzzy: false }).measures.map(({ dimension, value }) => `${dimension}:${value}`)
      return titles
        .filter(({ analysis }) => {
          const found = new Set(analysis.measures.map(({ dimension, value }) => `${dimension}:${value}`))
          return wanted.length === 0 || !wanted.every((one) => found.has(one))
        })
        .map(({ text }) => `${type} ${wanted}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  test('a colour that a title names is found in it', () => {
    const wrong = listings.flatMap(({ offer, titles }) => {
      const color = (Object.keys(colorHex) as (keyof typeof colorHex)[]).find(
        (id) => colorHex[id] === parsePicturePath(offer.images[0]!)?.color,
      )!
      const isNamed = offer.title.zh?.includes(colorNames[color][0]) && offer.title.en?.toLowerCase().includes(colorNames[color][2])
      if (!isNamed) return []
      return titles.filter(({ analysis }) => !has(analysis, color)).map(({ text }) => `${color}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  test('a material that a title names beside the goods is found in it', () => {
    const wrong = listings.flatMap(({ offer, titles }) => {
      const value = offer.attributes.find(({ name }) => name.zh === factNames.material[0])?.value.zh
      const [id, names] = Object.entries(materialNames).find(([, [zh]]) => zh === value) ?? []
      if (!id || !names) return []
      const [zh, , ruOf, en] = names
      return titles
        .filter(({ text, analysis }) => {
          const at = [zh, `из ${ruOf}`, en].map((word) => text.toLowerCase().indexOf(word.toLowerCase())).find((place) => place >= 0)
          // Plush toys, denim jeans: there the material is a part of the goods' name.
          const isInName = analysis.concepts.some(({ kind, start, end }) => kind === 'type' && at !== undefined && start <= at && at < end)
          return at !== undefined && !isInName && !has(analysis, wider[id] ?? id)
        })
        .map(({ text }) => `${id}: ${text}`)
    })
    expect(wrong).toEqual([])
    for (const [id, names] of Object.entries(materialNames))
      for (const name of names) expect(has(analyse(name, { fuzzy: false }), wider[id] ?? id), `${id} ${name}`).toBe(true)
  })

  test('the values of the option groups are found as what they are', () => {
    for (const [id, names] of Object.entries(colorNames))
      for (const name of names) expect(has(analyse(name, { fuzzy: false }), id), `${id} ${name}`).toBe(true)
    for (const { type, measure } of families) {
      for (const [value] of measure?.values ?? []) {
        const [zh, ru, en] = measureText(value, measure!.unit).map((text) =>
          analyse(text, { fuzzy: false }).measures.map((one) => `${one.dimension}:${one.value}`),
        )
        expect(en?.length, `${type} ${value}`).toBeGreaterThan(0)
        expect([zh, ru], `${type} ${value}`).toEqual([en, en])
      }
    }
  })
})
