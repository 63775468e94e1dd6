import { languages } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { productName } from './product-name.ts'

const mug = { en: 'Mug', ru: 'Кружка', zh: '杯子' }

test.each([
  ['Mug', { text: 'Mug' }],
  ['', { text: 'its own title' }],
  [mug, { text: 'Кружка', lang: 'ru' }],
  [
    { en: 'Mug', zh: '杯子' },
    { text: 'Mug', lang: 'en' },
  ],
  [
    { ru: '', zh: '杯子' },
    { text: '杯子', lang: 'zh' },
  ],
  [{ source: '杯' }, { text: 'its own title' }],
  [{}, { text: 'its own title' }],
  [undefined, { text: 'its own title' }],
])('without a reader the name of %j is %j [O-05 OR-19 CA-15]', (title, name) => {
  expect(productName(title, { otherwise: 'its own title' })).toEqual(name)
})

test('the marketplace’s own wording is the last resort', () => {
  expect(productName({ source: '杯' })).toEqual({ text: '杯' })
})

test.each(languages)('a reader in %s gets the name in that language, else the first of the stated order [W-19]', (first) => {
  expect(productName(mug, { first })).toEqual({ text: mug[first], lang: first })
  expect(productName({ ...mug, [first]: undefined }, { first })).toEqual(
    first === 'ru' ? { text: 'Mug', lang: 'en' } : { text: 'Кружка', lang: 'ru' },
  )
  expect(productName('Mug', { first })).toEqual({ text: 'Mug' })
})
