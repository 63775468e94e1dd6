import { expect, test } from 'vitest'
import { ListingError, toImportedOffer } from './listing.ts'

const at = '2026-03-01T10:00:00.000Z'
const read = (value: unknown, language: 'ru' | 'en' | 'zh' = 'en') =>
  toImportedOffer(typeof value === 'string' ? value : JSON.stringify(value), { platform: 'shop', language }, at)

test('a full listing becomes an offer in the words of its languages', () => {
  expect(
    read({
      item_id: 'A-1',
      title: { ru: 'Кружка', en: 'Mug' },
      description: 'Nice <b>steel</b> mug',
      category: 'Home / Kitchen',
      attributes: { Colour: 'Black', Pieces: 2, Washable: true, Sizes: ['S', 'M'], Empty: '', Unknown: null },
      price: '12.50',
      currency: 'usd',
      moq: 10,
      stock: '7',
      image_url: 'http://img.example/1.jpg',
      seller_name: 'Shop &amp; Co',
    }),
  ).toEqual({
    id: 'shop-A-1',
    platform: 'shop',
    itemId: 'A-1',
    title: { ru: 'Кружка', en: 'Mug' },
    description: { en: 'Nice steel mug' },
    category: { en: 'Home / Kitchen' },
    attributes: [
      { name: { en: 'Colour' }, value: { en: 'Black' } },
      { name: { en: 'Pieces' }, value: { en: '2' } },
      { name: { en: 'Washable' }, value: { en: 'true' } },
      { name: { en: 'Sizes' }, value: { en: 'S, M' } },
    ],
    options: [],
    skus: [],
    priceLadder: [{ from: 10, minor: 1250 }],
    currency: 'USD',
    moq: 10,
    stock: 7,
    images: ['https://img.example/1.jpg'],
    seller: { id: 'shop:Shop & Co', name: 'Shop & Co' },
    fetchedAt: at,
  })
})

test('what a listing does not say stays unsaid', () => {
  const offer = read({ item_id: 5, title: 'Mug', price: null, image_url: 'javascript:alert(1)' })
  expect(offer).toMatchObject({ itemId: '5', priceLadder: [], currency: 'CNY', moq: 1, images: [], attributes: [] })
  expect([offer.description, offer.category, offer.stock, offer.seller, offer.salesCount]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(read({ item_id: 'a', title: 'Mug', price: 0 }).priceLadder).toEqual([])
})

test('a text without a language is in the language of the import', () => {
  expect(read({ item_id: '1', title: '保温杯' }, 'zh').title).toEqual({ zh: '保温杯' })
})

test('long texts are cut at whole characters', () => {
  const offer = read({ item_id: '1', title: `${'x'.repeat(998)}😀yz` })
  expect(offer.title.en).toBe(`${'x'.repeat(998)}…`)
})

test.each([
  ['', /not valid JSON/],
  ['{"item_id":"1"', /not valid JSON/],
  ['[]', /not a JSON object/],
  ['null', /not a JSON object/],
  ['"text"', /not a JSON object/],
  ['{"item_id":"1","title":"Mug\\u0000"}', /NUL/],
  ['{"item_id":"1","title":"Mug","__proto__":{"moq":5}}', /__proto__/],
  ['{"item_id":"1","title":"Mug","attributes":{"__proto__":"x"}}', /__proto__/],
  [{ title: 'Mug' }, /^item_id: /],
  [{ item_id: '', title: 'Mug' }, /^item_id: /],
  [{ item_id: 'x'.repeat(101), title: 'Mug' }, /^item_id: /],
  [{ item_id: { a: 1 }, title: 'Mug' }, /^item_id: /],
  [{ item_id: '<b>1</b>', title: 'Mug' }, /^item_id: /],
  [{ item_id: '1' }, /^title: /],
  [{ item_id: '1', title: ' <p> </p>' }, /^title: must not be empty/],
  [{ item_id: '1', title: {} }, /^title: /],
  [{ item_id: '1', title: ['Mug'] }, /^title: /],
  [{ item_id: '1', title: 'Mug', price: -1 }, /^price: /],
  [{ item_id: '1', title: 'Mug', price: 'cheap' }, /^price: /],
  [{ item_id: '1', title: 'Mug', price: true }, /^price: /],
  [{ item_id: '1', title: 'Mug', currency: 'RUBLES' }, /^currency: /],
  [{ item_id: '1', title: 'Mug', currency: 'ZZZ' }, /^currency: is no currency/],
  [{ item_id: '1', title: 'Mug', moq: 0 }, /^moq: /],
  [{ item_id: '1', title: 'Mug', moq: 1.5 }, /^moq: /],
  [{ item_id: '1', title: 'Mug', stock: -1 }, /^stock: /],
  [{ item_id: '1', title: 'Mug', attributes: [1] }, /^attributes/],
  [{ item_id: '1', title: 'Mug', attributes: { a: { b: { c: 1 } } } }, /./],
  [{ item_id: '1', title: 'Mug', seller_name: 5 }, /^seller_name: /],
])('%j is refused with its reason', (line, reason) => {
  expect(() => read(line)).toThrow(ListingError)
  expect(() => read(line)).toThrow(reason)
})

test('names of object members are ordinary attribute names', () => {
  const offer = read('{"item_id":"1","title":"Mug","attributes":{"constructor":"yes","toString":"no"}}')
  expect(offer.attributes.map(({ name }) => name.en)).toEqual(['constructor', 'toString'])
})
