import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, title } from '../../../test/market.ts'

/** Goods of which one size fits several: socks of 35-39 and 40-44. */

const sizes = (...names: string[]): Offer['options'] => [
  {
    pid: 'size',
    name: { ru: 'Размер', en: 'Size', zh: '尺码' },
    values: names.map((name, at) => ({ vid: String(at), name: { ru: name, en: name, zh: name } })),
  },
]
const socks = (itemId: string, ...names: string[]) => anOffer({ itemId, title: title('Носки', 'Socks', '袜子'), options: sizes(...names) })
const market = () => aMarket([socks('wide', '35-39', '40-44'), socks('small', '30-34')])

test.each([
  ['ru', 'носки размер 42', 'размер 42 есть у них?', /Размер 42: есть \(указано: 35-39, 40-44\)/i],
  ['en', 'socks size 42', 'do they have size 42?', /Size 42: yes \(stated: 35-39, 40-44\)/i],
  ['zh', '袜子 42码', '有42码的吗？', /尺码 ?42：有（注明：35-39、40-44）/],
] as [Language, string, string, RegExp][])(
  '%s: a size between the ends of one that is sold is there',
  async (language, wish, question, answer) => {
    const say = aConversation(market(), { language })
    const { cards } = await say(wish)
    expect(cards.map(({ id }) => id)).toEqual(['test-wide'])
    expect(cards[0]?.highlights.join()).toContain('42')
    expect(plain((await say(question)).html)).toMatch(answer)
  },
)

test('a size outside all of them is not there', async () => {
  const say = aConversation(market(), { language: 'en' })
  await say('socks')
  expect(plain((await say('is the first one there in size 46?')).html)).toMatch(/Size 46: no, stated: (?:35-39, 40-44|30-34)/)
})

test.each([
  ['ru', 'носки', 'нужны все размеры с 36 по 38'],
  ['en', 'socks', 'i need all sizes from 36 to 38'],
  ['zh', '袜子', '36到38码都要有'],
] as [Language, string, string][])('%s: "%s", "%s" wants each size of the span', async (language, wish, next) => {
  const all = aMarket([socks('whole', '36', '37', '38'), socks('end', '37', '38'), socks('begin', '36')])
  const say = aConversation(all, { language })
  await say(wish)
  const { cards } = await say(next)
  expect(cards.map(({ id }) => id)[0]).toBe('test-whole')
  expect(cards[0]?.highlights.join()).toMatch(/36.*37.*38/)
})

test.each([
  ['ru', 'носки размеры с 36 по 40'],
  ['en', 'socks sizes 36-40'],
  ['zh', '袜子 36到40码'],
] as [Language, string][])('%s: "%s" that nobody has as a whole are near where some of the run is there', async (language, wish) => {
  const say = aConversation(aMarket([socks('some', '37', '38', '41'), socks('none', '44', '45')]), { language })
  const { cards } = await say(wish)
  expect(cards.map(({ id }) => id)).toEqual(['test-some'])
  expect(cards[0]?.highlights.join()).toMatch(/37.*38/)
})
