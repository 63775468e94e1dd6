import { analyse } from '@karavan/lexicon/analyse.ts'
import { describe, expect, test } from 'vitest'
import { readGoods } from '../goods.ts'
import { allowedReader } from './allowed.ts'
import { asides, readAside } from './aside.ts'
import { askedDispatchReader } from './asked-dispatch.ts'
import { askedIncludedReader } from './asked-included.ts'
import { aboutCountReader, lotCountReader, ownCountReader } from './asked-lot.ts'
import { askedTraitReader } from './asked-trait.ts'
import { alsoReader, comparisonReader, detailsReader, rankingReader, similarReader, whyReader } from './asks.ts'
import { budgetReader, lotReader } from './budget.ts'
import { correctionReader } from './correction.ts'
import { deviceReader } from './device.ts'
import { dispatchReader } from './dispatch.ts'
import { dropReader, openBoundReader } from './drops.ts'
import { extremeReader } from './extreme.ts'
import { fieldReader } from './field.ts'
import { figureReader } from './figure.ts'
import { boundedNumberReader } from './figure-way.ts'
import { fillerReader } from './fillers.ts'
import { firstShownReader } from './first-shown.ts'
import { forbiddenExamples, readForbidden } from './forbidden.ts'
import { giftReader } from './gift.ts'
import { inStockReader } from './in-stock.ts'
import { linkReader } from './link.ts'
import { measureReader } from './measure.ts'
import { minimumReader } from './minimum.ts'
import { denials } from './negation.ts'
import { occasionReader } from './occasion.ts'
import { foldText, OpenText, type Span } from './open-text.ts'
import { order } from './order.ts'
import { compilePatterns, pattern } from './pattern.ts'
import { barePriceReader, perPieceReader, priceMentionReader, priceRangeReader, priceSideReader, wholeSumReader } from './price.ts'
import { askedCountReader, countBeforeGoodsReader, countedGoodsReader, countRangeReader, quantityReader } from './quantity.ts'
import { superlativeReader, whyThisReader } from './question.ts'
import type { Example, Reader } from './reader.ts'
import { referenceReader } from './reference.ts'
import { relativeReader } from './relative.ts'
import { resolve } from './resolve.ts'
import { factoryReader, sellerNameReader, sellerYearsReader, trustedSellerReader } from './seller.ts'
import { lotTermsReader, serviceReader } from './service.ts'
import { sidesReader, sizeReader } from './size.ts'
import { smallTalkReader } from './small-talk.ts'
import { sortReader } from './sort.ts'
import { thoseOnlyReader } from './those-only.ts'
import { toneReader } from './tone.ts'
import { useReader } from './use.ts'
import { wordedMeasureReader } from './worded-measure.ts'

/** The message of an example, and the stretches that stood in brackets. */
function unmark(marked: string): { message: string; spans: Span[] } {
  const spans: Span[] = []
  let message = ''
  for (const part of marked.split(/(\[[^\]]*\])/)) {
    const isSpan = part.startsWith('[')
    const text = isSpan ? part.slice(1, -1) : part
    if (isSpan) spans.push({ start: message.length, end: message.length + text.length })
    message += text
  }
  return { message, spans }
}

const readers: Record<string, Reader<unknown>> = {
  link: linkReader,
  device: deviceReader,
  figure: figureReader,
  'goods by their use': useReader,
  size: sizeReader,
  sides: sidesReader,
  tone: toneReader,
  measure: measureReader,
  'property by a verb': askedTraitReader,
  'when goods leave': askedDispatchReader,
  'what comes along': askedIncludedReader,
  'about so many': aboutCountReader,
  'so many behind the goods': ownCountReader,
  'the lot of a lower price': lotCountReader,
  correction: correctionReader,
  'those of which it is true': thoseOnlyReader,
  extreme: extremeReader,
  'measure in words': wordedMeasureReader,
  similar: similarReader,
  reference: referenceReader,
  'counted goods': countedGoodsReader,
  'what is given up': dropReader,
  'what will do as well': allowedReader,
  'a bound that need not be held': openBoundReader,
  'so much of what was measured before': boundedNumberReader,
  'what was shown first': firstShownReader,
  'minimum order': minimumReader,
  'name of the seller': sellerNameReader,
  'years of the seller': sellerYearsReader,
  'what must be in stock': inStockReader,
  factory: factoryReader,
  'trusted seller': trustedSellerReader,
  dispatch: dispatchReader,
  'range of counts': countRangeReader,
  'sum for so many pieces': lotReader,
  budget: budgetReader,
  'range of prices': priceRangeReader,
  'bounds of the price': priceSideReader,
  'bare price': barePriceReader,
  'per piece': perPieceReader,
  'the word price': priceMentionReader,
  'in total': wholeSumReader,
  'count that is asked about': askedCountReader,
  quantity: quantityReader,
  'count before goods': countBeforeGoodsReader,
  service: serviceReader,
  'terms of lots': lotTermsReader,
  superlative: superlativeReader,
  why: whyReader,
  ranking: rankingReader,
  'why this one': whyThisReader,
  relative: relativeReader,
  sort: sortReader,
  comparison: comparisonReader,
  also: alsoReader,
  details: detailsReader,
  field: fieldReader,
  'small talk': smallTalkReader,
  gift: giftReader,
  occasion: occasionReader,
  filler: fillerReader,
}

describe.each(Object.entries(readers))('%s', (_name, reader) => {
  const rows = Object.entries(reader.examples).flatMap(([language, examples]) =>
    examples.map(([marked, ...values]: Example<unknown>) => ({ language, marked, values })),
  )
  test.each(rows)('$language: $marked [G-68]', ({ marked, values }: { marked: string; values: unknown[] }) => {
    const { message, spans } = unmark(marked)
    const reads = reader
      .read(OpenText.of(message), { analysis: analyse(message) })
      .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    expect(reads.map(({ span }) => message.slice(span.start, span.end))).toEqual(spans.map(({ start, end }) => message.slice(start, end)))
    expect(reads.map(({ span }) => span)).toEqual(spans)
    expect(reads.map(({ value }) => value)).toEqual(values)
  })
})

test('every kind of condition has examples in each language', () => {
  for (const [name, { examples }] of Object.entries(readers))
    for (const language of ['ru', 'en', 'zh'] as const) expect(examples[language].length, `${name}, ${language}`).toBeGreaterThan(0)
})

describe('negation', () => {
  test.each(Object.values(denials).flat())('%s [G-68]', (marked) => {
    const { message, spans } = unmark(marked)
    const analysis = analyse(message)
    const { goods } = readGoods(analysis)
    const colors = analysis.concepts.filter(({ kind }) => kind === 'color')
    const within = ({ start, end }: Span): string[] =>
      colors.filter((match) => match.start >= start && match.end <= end).map(({ conceptId }) => conceptId)
    const denied = spans.flatMap(within)
    expect(goods.notColors).toEqual([...new Set(denied)])
    expect(goods.colors).toEqual(colors.map(({ conceptId }) => conceptId).filter((id) => !denied.includes(id)))
  })
})

describe('what nobody is helped to buy', () => {
  test.each(Object.values(forbiddenExamples).flat())('%s: %s', (message, kind?) => {
    expect(readForbidden(foldText(message))).toBe(kind)
  })
})

describe('the order of the readers', () => {
  const read = (message: string) => resolve(OpenText.of(message), order, { analysis: analyse(message), hasShown: true })

  test('every rule says why it stands where it stands, each in its own words', () => {
    const reasons = order.map(({ why }) => why)
    expect(reasons.every((why) => why.length > 15)).toBe(true)
    expect(new Set(reasons).size).toBe(reasons.length)
  })

  test('what a rule has read, no later one sees', () => {
    const { found, open } = read('до 100 кружек')
    expect(found.all('countedGoods')).toEqual([{ quantity: 100, isLot: false }])
    expect(open.numbers()).toEqual([])
    expect(found.has('quantity')).toBe(false)
  })

  test.each([
    ['до 500 мл', 'measure', 'price'],
    ['от 50 до 100 штук', 'countRange', 'price'],
    ['до 100 кружек', 'countedGoods', 'price'],
    ['отправка за 24 часа', 'dispatch', 'price'],
    ['продавец от 5 лет', 'sellerYears', 'price'],
    ['first 3', 'reference', 'quantity'],
    ['цена не важна', 'drop', 'priceMention'],
    ['можно вернуть товар?', 'service', 'relative'],
    ['больше вариантов', 'relative', 'sort'],
    ['5000 рублей за 50 штук', 'lot', 'price'],
  ] as const)('%s is read as %s, not as %s', (message, kind, other) => {
    const { found } = read(message)
    expect(found.has(kind)).toBe(true)
    expect(found.has(other)).toBe(false)
  })
})

describe('the open text', () => {
  test('what is left of a number that was cut is a number of its own', () => {
    const text = OpenText.of('a5: 40 120 rub')
    expect(text.numbers().map(({ value }) => value)).toContain(40_120)
    expect(text.without([{ start: 0, end: 6 }]).numbers()).toEqual([{ start: 7, end: 10, value: 120 }])
  })

  test('closing a stretch leaves the text before as it was', () => {
    const text = OpenText.of('50 mugs')
    text.without([{ start: 0, end: 2 }])
    expect(text.numbers()).toHaveLength(1)
    expect(text.rest()).toBe('50 mugs')
  })
})

test.each(asides)('%s: talk that is no wish [G-68]', (message, aside) => {
  expect(readAside(foldText(message))).toBe(aside)
})

test('what patterns need is learned ahead once; an ending is of the alphabets with spaces', () => {
  expect([...compilePatterns()].length).toBeGreaterThan(1_000)
  expect([...compilePatterns()]).toHaveLength(0)
  expect('кружками的'.match(pattern('кружк…'))?.[0]).toBe('кружками')
  expect('naïveté 1'.match(pattern('na…'))?.[0]).toBe('naïveté')
})
