import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { documentTerms, headLexeme, measureLexeme, nameStems, queryTerms, sizeLexeme, wordLexemes } from './terms.ts'

const none = { titles: [], attributes: [], category: [], description: [] }

test('an offer is found by its concepts, their parents, its words, measures and sizes', () => {
  const { a, b, c, d } = documentTerms({
    titles: ['Термокружка Stanley 500 мл чёрная', '不锈钢保温杯'],
    attributes: ['Материал: нержавеющая сталь', 'Размер: XL'],
    category: ['Посуда / Кружки'],
    description: ['Держит тепло 12 часов.'],
  })
  expect(a).toEqual(
    expect.arrayContaining([
      'type.thermos-mug',
      'type.drinkware',
      'head:type.thermos-mug',
      'head:type.drinkware',
      'color.black',
      'volume:500',
      'stanley',
      '保温',
      '温杯',
    ]),
  )
  expect(b).toEqual(expect.arrayContaining(['material.stainless-steel', 'size:xl']))
  expect(c).toContain('type.mug')
  expect(d).toContain('feature.insulated')
})

test('what the goods are for is not a head', () => {
  const { a } = documentTerms({ ...none, titles: ['Чехол для наушников силиконовый'] })
  expect(a).toContain('type.headphones')
  expect(a).not.toContain('head:type.headphones')
})

test('lexemes have nothing that a text vector would choke on', () => {
  const nasty = `O'Reilly's "best" \\ mug | <b>tee</b> \u0000 ${'x'.repeat(5000)} 😀 № 5 a'b'c`
  const { a, b, c, d } = documentTerms({ titles: [nasty], attributes: [nasty], category: [nasty], description: [nasty] })
  for (const lexeme of [...a, ...b, ...c, ...d]) {
    expect(lexeme).toMatch(/^[\p{L}\p{N}.:_-]+$/u)
    expect(lexeme.length).toBeLessThanOrEqual(80)
  }
})

test('terms are the same at every call and each once', () => {
  const texts = { titles: ['Mug mug MUG кружка'], attributes: ['a'], category: [], description: [] }
  expect(documentTerms(texts)).toEqual(documentTerms(texts))
  expect(new Set(documentTerms(texts).a).size).toBe(documentTerms(texts).a.length)
})

describe('what to look for', () => {
  const of = (text: string) => queryTerms(analyse(text))

  test('type, traits and measure of a wish, without its words of wishing', () => {
    const terms = of('нужна чёрная термокружка 500 мл')
    expect(terms.types).toEqual(['type.thermos-mug'])
    expect(terms.concepts).toEqual(['color.black'])
    expect(terms.words).toEqual([])
    expect(terms.measures.map(measureLexeme)).toEqual(['volume:500'])
  })

  test('a brand is a word, in both scripts', () => {
    expect(of('чехол Xiaomi').words).toEqual([['xiaomi', expect.any(String)]])
    expect(of('чехол сяоми').words[0]).toContain('сяом')
  })

  test('an unknown Chinese word is looked for by pairs of characters', () => {
    expect(of('魍魑鼯').words).toEqual([['魍魑'], ['魑鼯']])
  })

  test('a Chinese word that the dictionary has is looked for by what it means in English as well', () => {
    expect(of('绵羊').words).toEqual([['绵羊', 'sheep']])
    // 汽火 is no word: it is the end of one and the beginning of the next.
    expect(of('蒸汽火车').words).toEqual([
      ['蒸汽', 'steam'],
      ['火车', 'train'],
    ])
  })

  test('a type that is not the head is a concept', () => {
    const terms = of('чехол для наушников')
    expect(terms.concepts).toContain('type.headphones')
    expect(terms.types).not.toContain('type.headphones')
  })

  test('a material that is also a kind of goods is the material when something else is the head', () => {
    const terms = of('glass vase')
    expect(terms.types).toEqual(['type.vase'])
    expect(terms.concepts).toEqual(['material.glass'])
  })

  test('every query word that is not a concept has a lexeme an offer with that word has', () => {
    for (const word of ['Dragonfly', 'стрекозы', 'Stanley', 'бахромой', 'hedgehogs']) {
      const { a } = documentTerms({ ...none, titles: [word] })
      expect(
        of(word).words[0]!.some((lexeme) => a.includes(lexeme)),
        word,
      ).toBe(true)
    }
  })

  test('what is not wanted is not looked for, and what an offer lacks is not found in it', () => {
    expect(of('кружка без крышки').concepts).not.toContain('feature.with-lid')
    expect(documentTerms({ ...none, titles: ['Кружка без крышки'] }).a).not.toContain('feature.with-lid')
  })

  test('nothing about goods gives nothing', () => {
    expect(of('привет, спасибо')).toMatchObject({ types: [], concepts: [], measures: [], sizes: [] })
    expect(of('')).toEqual({ types: [], concepts: [], words: [], names: [], literals: [], joined: [], measures: [], sizes: [] })
  })
})

describe('words as they are written', () => {
  test.each([
    ['barbie doll', ['barbi', 'барб', 'doll', 'долл']],
    ['кукла', ['кукл', 'kukla']],
    ['1000 pieces', ['1000', 'count:1000']],
    ['保温杯', ['保温', '温杯']],
  ])('%s: the words of a name stand beside what they name', (text, literals) => {
    expect(queryTerms(analyse(text)).literals).toEqual(literals)
  })

  test('neighbours are joined, and no word with a number', () => {
    expect(queryTerms(analyse('zen trix 2 pro')).joined).toEqual([{ word: 'zentrix', of: ['zen', 'trix'] }])
  })
})

describe('terms without an analysis', () => {
  test.each(['stanley', 'сяоми', '1:72', 'rtx', '星际迷航', '4090'])(
    '%s: a word that names nothing asks for what its analysis asks for',
    (word) => {
      expect(wordLexemes(word)).toEqual(queryTerms(analyse(word)).words)
      expect(wordLexemes(word).length).toBeGreaterThan(0)
    },
  )

  test.each(['термокружка', 'phone case', '保温杯'])('%s: a name has the stems that its analysis has', (name) => {
    expect(nameStems(name)).toEqual(queryTerms(analyse(name)).names)
  })
})

test('lexemes of sizes and heads', () => {
  expect(sizeLexeme('XL')).toBe('size:xl')
  expect(sizeLexeme('37.5')).toBe('size:37.5')
  expect(headLexeme('type.mug')).toBe('head:type.mug')
})
