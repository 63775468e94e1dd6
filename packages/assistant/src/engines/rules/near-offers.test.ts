import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title, volume } from '../../../test/market.ts'

/** What is said of offers that only come near, or are cheaper than one that was too dear: nothing that their fields do not state. */

const features = (ru: string, en: string, zh: string) => stated('Особенности', 'Features', '特点', [ru, en, zh])
const logo = (ru: string, en: string, zh: string) => stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', [ru, en, zh])
const length = (cm: number) => stated('Длина', 'Length', '长度', [`${cm} см`, `${cm} cm`, `${cm}厘米`])

test('"wooden ones instead? custom logo would be nice" names those that state what would be nice', async () => {
  const keychain = title('Брелок', 'Keychain', '钥匙扣')
  const metal = stated('Материал', 'Material', '材质', ['металл', 'metal', '金属'])
  const say = aConversation(
    aMarket([
      anOffer({ itemId: 'near-no', title: keychain, attributes: [metal, logo('нет', 'no', '不支持')], priceLadder: ladder([10, 1]) }),
      anOffer({ itemId: 'near-yes', title: keychain, attributes: [metal, logo('да', 'yes', '支持')], priceLadder: ladder([10, 2]) }),
    ]),
  )
  await say('cheap keychains')
  const { html, cards } = await say('wooden ones instead? custom logo would be nice')
  expect(cards.map(({ id }) => id)).toEqual(['test-near-no', 'test-near-yes'])
  expect(plain(html)).not.toMatch(/first|the others do not/u)
  expect(plain(html)).toContain('is stated only by No. 2')
})

const beds = () => {
  const bed = title('Лежанка для собак', 'Dog bed', '狗窝')
  const cover = features('со съёмным чехлом', 'with removable cover', '外套可拆')
  return aMarket([
    anOffer({ itemId: 'dear', title: bed, attributes: [cover, length(100)], priceLadder: ladder([1, 100]) }),
    anOffer({ itemId: 'fair', title: bed, attributes: [cover, length(95)], priceLadder: ladder([1, 60]) }),
    anOffer({ itemId: 'small', title: bed, attributes: [cover, length(50)], priceLadder: ladder([1, 20]) }),
  ])
}
test.each([
  ['en', 'dog beds', (at) => `how much is #${at} for 20 pcs?`, 'too expensive. something cheaper but still 90-100 cm?'],
  ['ru', 'лежанки для собак', (at) => `сколько стоит №${at} за 20 шт?`, 'дорого. есть дешевле, но тоже 90-100 см?'],
] as [Language, string, (at: number) => string, string][])(
  '%s: %s, %s, then "%s" offers what is cheaper than that one',
  async (language, first, asks, says) => {
    const say = aConversation(beds(), { language })
    const { cards: shown } = await say(first)
    await say(asks(shown.findIndex(({ id }) => id === 'test-dear') + 1))
    const { html, cards } = await say(says)
    expect(cards.map(({ id }) => id)).toEqual(['test-fair'])
    expect(plain(html)).not.toMatch(/Nothing is cheaper|при ваших условиях нет|没有低于/u)
  },
)

test.each([
  ['en', 'washable dog beds', 'With removable cover', 'Washable'],
  ['ru', 'моющиеся лежанки для собак', 'Со съёмным чехлом', 'Моющийся'],
] as [Language, string, string, string][])('%s: a card of "%s" says what the listing does', async (language, says, said, unsaid) => {
  const { cards } = await aConversation(beds(), { language })(says)
  expect(cards).toHaveLength(3)
  for (const { highlights } of cards) {
    expect(highlights).toContain(said)
    expect(highlights).not.toContain(unsaid)
  }
})

test.each([
  ['en', 'foldable car organizers with lid', 'a bit bigger one? 60 litres or more'],
  ['ru', 'складные органайзеры в машину с крышкой', 'побольше, от 60 литров'],
] as [Language, string, string][])('%s: "%s", then "%s" gives up what was said before', async (language, first, says) => {
  const organizer = title('Автомобильный органайзер', 'Car organizer', '车载收纳箱')
  const say = aConversation(
    aMarket([
      anOffer({
        itemId: 'lid',
        title: organizer,
        attributes: [features('складной, с крышкой', 'foldable, with lid', '可折叠、带盖'), volume(45_000)],
      }),
      anOffer({
        itemId: 'roomy',
        title: organizer,
        attributes: [features('складной', 'foldable', '可折叠'), stated('Крышка', 'Lid', '盖子', ['нет', 'no', '无']), volume(70_000)],
      }),
    ]),
    { language },
  )
  expect((await say(first)).cards.map(({ id }) => id)).toEqual(['test-lid'])
  expect((await say(says)).cards.map(({ id }) => id)).toEqual(['test-roomy'])
})

test.each([
  ['en', 'thermos mugs, small ones'],
  ['en', 'small thermos mugs'],
] as [Language, string][])('%s: "%s" shows the smallest first', async (language, says) => {
  const say = aConversation(
    aMarket([anOffer({ itemId: 'litre', attributes: [volume(900)] }), anOffer({ itemId: 'little', attributes: [volume(200)] })]),
    { language },
  )
  expect((await say(says)).cards.map(({ id }) => id)).toEqual(['test-little', 'test-litre'])
})
