import { expect, test } from 'vitest'
import { anOffer, rate } from '../test/market.ts'
import { figuresOf } from './fields.ts'
import { readMessage } from './interpret/read.ts'
import { checkHit, isForOthers } from './rank/check.ts'
import { emptyWish } from './wish.ts'

const stating = (name: string, value: string) => anOffer({ attributes: [{ name: { en: name }, value: { en: value } }] })

test.each([
  ['brightness', 'Light output', '1200 lm', 1200],
  ['brightness', '特点', '最亮800流明', 800],
  ['brightness', 'Яркость', '300 лм', 300],
  ['pressure', 'Swimming', '5ATM', 5],
  ['pressure', 'Водозащита', '3 атм', 3],
  ['resolution', 'Sensor', 'up to 3200 DPI', 3200],
] as const)('%s is what its unit says, under whatever name: %s, %s [G-68]', (field, name, value, figure) => {
  expect(figuresOf(stating(name, value), field)).toEqual([figure])
})

test('a word that goes on is no unit', () => {
  expect(figuresOf(stating('Size', '30 lmx'), 'brightness')).toEqual([])
  expect(figuresOf(stating('Set', '6 barrels'), 'pressure')).toEqual([])
})

test.each([
  ['фонарь от 800 люмен', 'Световой поток', '1200 лм', '300 лм'],
  ['flashlight, at least 800 lumens', 'Output', '800 lm', '300 lm'],
  ['手电筒 800流明以上', '亮度', '1200流明', '300流明'],
  ['часы на 5 атм', 'Защита', '10 атм', '3 атм'],
  ['smart watch 5 ATM', 'Water', '5ATM', '3ATM'],
])('%s: an offer that states less breaks the wish, one that states nothing leaves it open [G-68]', (message, name, enough, less) => {
  const { figures } = readMessage(message, false)
  expect(figures).toHaveLength(1)
  const broken = (value: string) => checkHit({ offer: stating(name, value), textScore: 1, matched: [] }, { ...emptyWish(), figures }, rate)
  expect(broken(enough)).toMatchObject({ broken: [], unknown: [] })
  expect(broken(less)).toMatchObject({ broken: ['measure'] })
  expect(broken('metal')).toMatchObject({ broken: [], unknown: ['measure'] })
})

test.each([
  ['Custom logo', 'yes, from 300 pcs'],
  ['Нанесение логотипа', 'да, от 300 шт'],
  ['是否可定制LOGO', '可以，300个起'],
  ['Minimum order', '300 pcs'],
])('%s "%s": the pieces from which something is done are no parts of the goods', (name, value) => {
  expect(figuresOf(stating(name, value), 'set')).toEqual([])
})

test('pieces of the goods are parts of them', () => {
  expect(figuresOf(stating('Pieces', '300 pcs'), 'set')).toEqual([300])
})

test.each(['шапки на девочку 5 лет', 'hats for a 5 year old', '5岁儿童帽子'])('%s: what is for grown-ups is for others', (message) => {
  const wish = { ...emptyWish(), figures: readMessage(message, false).figures }
  const isFor = (value: string) => !isForOthers({ offer: stating('For whom', value), textScore: 1, matched: [] }, wish)
  expect(isFor('women')).toBe(false)
  expect(isFor('kids')).toBe(true)
  expect(isFor('unisex')).toBe(true)
  expect(isForOthers({ offer: stating('Material', 'cotton'), textScore: 1, matched: [] }, wish)).toBe(false)
})
