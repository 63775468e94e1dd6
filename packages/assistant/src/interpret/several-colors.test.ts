import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, plain, red, title, white } from '../../test/market.ts'
import type { State } from '../state.ts'
import { readMessage } from './read.ts'

test.each([
  'детские солнцезащитные очки, штук 100 разных цветов',
  'сумки, покажите где несколько цветов на выбор',
  'towels in assorted colours, 200 pcs',
  'bags with a choice of colours',
  '太阳镜 多种颜色 100副',
  '要颜色多一点的毛巾',
])('"%s" wants goods that come in several colours', (message) => {
  expect(readMessage(message, false)).toMatchObject({ severalColors: true, colors: [] })
})

test.each(['какие цвета есть?', 'можно взять разных цветов?', 'can i mix different colours?', '可以混不同颜色吗', 'towels, red and white'])(
  '"%s" does not',
  (message) => {
    expect(readMessage(message, true).severalColors).toBeUndefined()
  },
)

test.each(['но не только чёрные', 'not just black ones', '不只要黑色的'])('"%s" wants nothing black', (message) => {
  expect(readMessage(message, true).colors).toEqual([])
})

test('those of one colour are left out, and the condition is told', async () => {
  const bag = title('Сумка', 'Bag', '包')
  const say = aConversation(
    aMarket([
      anOffer({ itemId: 'plain', title: bag, options: colorOption(black) }),
      anOffer({ itemId: 'colours', title: bag, options: colorOption(black, red, white) }),
    ]),
    { language: 'en' },
  )
  const { html, cards } = await say('bags in various colours')
  expect(cards.map(({ id }) => id)).toEqual(['test-colours'])
  expect(plain(html)).toContain('several colours')
})

test('what is given up by the name of its property is no condition any more', async () => {
  for (const [language, first, says] of [
    ['ru', 'герметичные контейнеры для еды, 200 штук', 'а подешевле есть? можно без герметичности'],
    ['en', 'waterproof backpacks, 200 pcs', 'forget the waterproofing'],
  ] as const) {
    const say = aConversation(aMarket([]), { language })
    await say(first)
    const { state } = await say(says)
    expect((state as { wish: { traits: string[] } }).wish.traits, says).toEqual([])
  }
})

test.each([
  ['ru', 'белые диммируемые лампы, 40 штук', 'цвет любой, яркость не важна, до 500 рублей'],
  ['en', 'white dimmable desk lamps, 40 pcs', "any colour, brightness doesn't matter, up to 500 roubles"],
] as const)('%s: after "%s", "%s" gives both up and denies nothing', async (language, first, says) => {
  const say = aConversation(aMarket([]), { language })
  await say(first)
  const { wish } = (await say(says)).state as State
  expect(wish).toMatchObject({ colors: [], notColors: [], traits: [], price: { max: 50_000 } })
  expect(wish?.notWords ?? []).toEqual([])
})
