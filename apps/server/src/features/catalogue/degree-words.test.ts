// @database embedded
import { figuresOf } from '@karavan/assistant/fields.ts'
import type { FigureField } from '@karavan/assistant/wish.ts'
import type { Language } from '@karavan/contract/language.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestDb
beforeAll(async () => {
  t = await testDb({ content: 'market' })
})
afterAll(() => t.close())

describe('a plain word of degree that no listing has puts the offers in the order of the field that it is about', () => {
  test.each<[Language, string, FigureField, RegExp]>([
    ['ru', 'коврики для йоги толстые 20 шт', 'thickness', /больше толщина/],
    ['en', 'thick yoga mats', 'thickness', /with the most come first: thickness/i],
    ['zh', '厚的瑜伽垫', 'thickness', /厚度从大到小/],
    ['ru', 'тяжёлые гантели', 'weight', /больше вес/],
    ['ru', 'длинные кабели type-c', 'length', /больше длина/],
  ])('%s: %s', async (language, message, field, said) => {
    const { html, offers } = await createTalks(t.db, [sampleMarketplace(t.db)])(language)(message)
    const figures = offers.map((offer) => Math.max(...figuresOf(offer, field)))
    expect(figures.length).toBeGreaterThan(3)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    expect(html).toMatch(said)
    expect(html).not.toMatch(/нет, показываю без него|No listing says|没有“/)
  })

  test('it stays in the talk, and holds among fewer offers', async () => {
    const say = createTalks(t.db, [sampleMarketplace(t.db)])('ru')
    await say('коврики для йоги толстые 20 шт')
    const { html, offers } = await say('а нескользящие?')
    const figures = offers.map((offer) => Math.max(...figuresOf(offer, 'thickness')))
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    expect(html).toMatch(/нескользящие.*больше толщина/s)
  })
})
