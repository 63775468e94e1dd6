import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'
import type { State } from '../../state.ts'

const pan = title('Сковорода', 'Frying pan', '煎锅')
const diameter = (cm: number) => stated('Диаметр', 'Diameter', '直径', [`${cm} см`, `${cm} cm`, `${cm}厘米`])
const material = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
const iron = material('чугун', 'cast iron', '铸铁')
const aluminium = material('алюминий', 'aluminium', '铝')
const pans = () =>
  aMarket([
    anOffer({ itemId: 'iron-24', title: pan, attributes: [iron, diameter(24)] }),
    anOffer({ itemId: 'iron-28', title: pan, attributes: [iron, diameter(28)] }),
    anOffer({ itemId: 'light-24', title: pan, attributes: [aluminium, diameter(24)] }),
  ])

describe('who asks for what none of those shown is', () => {
  test.each<[Language, string, string, string, RegExp]>([
    ['ru', 'сковороды чугунные 24 см', 'а 28 см?', 'test-iron-28', /24 см.*другие/s],
    ['en', 'cast iron frying pans 24 cm', 'is it 28 cm?', 'test-iron-28', /28 cm: no.*others/s],
    ['zh', '铸铁煎锅 24厘米', '是28厘米的吗', 'test-iron-28', /28厘米：没有.*其他/s],
    ['en', 'cast iron frying pans 24 cm', 'is it made of aluminium?', 'test-light-24', /Aluminium: no.*others/s],
  ])('%s: "%s", then "%s" is told so, and shown others that are', async (language, first, asks, id, says) => {
    const say = aConversation(pans(), { language })
    expect((await say(first)).cards).toHaveLength(1)
    const { html, cards, state } = await say(asks)
    expect(plain(html)).toMatch(says)
    expect(cards.map((card) => card.id)).toEqual([id])
    expect((state as State).last.map((card) => card.id)).toEqual([id])
  })

  test('of several that are shown it is said once', async () => {
    const say = aConversation(pans(), { language: 'en' })
    expect((await say('cast iron frying pans')).cards).toHaveLength(2)
    const { html, cards } = await say('are they made of aluminium?')
    expect(plain(html).trim()).toMatch(/^None of those shown is so/)
    expect(cards.map((card) => card.id)).toEqual(['test-light-24'])
  })

  test('is told so alone where there are none, where one of them is, and where one is pointed at', async () => {
    for (const [first, asks] of [
      ['cast iron frying pans 24 cm', 'is it made of glass?'],
      ['cast iron frying pans', 'are they 28 cm?'],
      ['cast iron frying pans', 'is the first one made of aluminium?'],
    ] as const) {
      const say = aConversation(pans(), { language: 'en' })
      await say(first)
      const { html } = await say(asks)
      expect(plain(html), asks).not.toMatch(/others that|these are:/)
    }
  })
})
