import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, plain, stated, title, white } from '../../../test/market.ts'
import type { State } from '../../state.ts'
import type { Wish } from '../../wish.ts'

/** A talk goes over to other goods, or stays with those it is about although a message names others. */

const wishOf = (state: unknown): Wish => (state as State).wish!
const size = (...cm: number[]) => stated('Размер', 'Size', '尺寸', [`${cm.join('x')} см`, `${cm.join('x')} cm`, `${cm.join('x')}厘米`])
const diameter = (cm: number) => stated('Диаметр', 'Diameter', '直径', [`${cm} см`, `${cm} cm`, `${cm}厘米`])
const material = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])

const backpack = title('Рюкзак', 'Backpack', '双肩包')
const mailer = title('Курьерский пакет', 'Poly mailer', '快递袋')
const zipBag = title('Зип-пакет', 'Zip bag', '自封袋')
const goods = () =>
  aMarket([
    anOffer({ itemId: 'bag', title: backpack, options: colorOption(black) }),
    anOffer({ itemId: 'gloves', title: title('Перчатки', 'Gloves', '手套'), options: colorOption(black) }),
    anOffer({ itemId: 'jacket', title: title('Куртка', 'Jacket', '外套夹克') }),
    anOffer({ itemId: 'charger', title: title('Зарядное устройство', 'Charger', '充电器') }),
    anOffer({ itemId: 'drill', title: title('Шуруповёрт', 'Cordless drill', '电钻') }),
    anOffer({ itemId: 'ball', title: title('Ёлочный шар', 'Christmas ball', '圣诞球') }),
    anOffer({ itemId: 'box', title: title('Подарочная коробка', 'Gift box', '礼品盒') }),
    anOffer({ itemId: 'gift-bag', title: title('Подарочный пакет', 'Gift bag', '礼品袋') }),
    anOffer({ itemId: 'small-mailer', title: mailer, attributes: [size(25, 35)] }),
    anOffer({ itemId: 'large-mailer', title: mailer, attributes: [size(38, 52)] }),
    anOffer({ itemId: 'zip-white', title: zipBag, options: colorOption(white) }),
    anOffer({ itemId: 'zip-black', title: zipBag, options: colorOption(black) }),
    anOffer({
      itemId: 'pot',
      title: title('Горшок для цветов', 'Flower pot', '花盆'),
      attributes: [diameter(20), material('керамика', 'ceramic', '陶瓷')],
    }),
    anOffer({
      itemId: 'small-pot',
      title: title('Горшок для цветов', 'Flower pot', '花盆'),
      attributes: [diameter(8), material('керамика', 'ceramic', '陶瓷')],
    }),
  ])
const talk = async (language: Language, ...messages: string[]) => {
  const say = aConversation(goods(), { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return reply
}
const idsOf = ({ cards }: { cards: readonly { id: string }[] }): string[] => cards.map(({ id }) => id.replace('test-', '')).toSorted()

describe('other goods are shown, and those of before are not', () => {
  test.each([
    ['en', 'backpacks', 'What about gloves, black, that fit most sizes?', 'gloves'],
    ['ru', 'рюкзаки', 'а как насчёт перчаток, чёрных, которые не садятся после стирки?', 'gloves'],
    ['zh', '双肩包', '手套怎么样，要黑色的？', 'gloves'],
    ['en', 'gift boxes', 'could you also show gift bags?', 'gift-bag'],
    ['ru', 'рюкзаки', 'а можете ещё показать перчатки?', 'gloves'],
    ['zh', '双肩包', '能不能也看看手套？', 'gloves'],
    ['en', 'backpacks', 'ok, backpacks later. now gloves, 50 pcs', 'gloves'],
    ['ru', 'рюкзаки', 'хорошо, рюкзаки потом. теперь перчатки, 50 пар', 'gloves'],
    ['zh', '双肩包', '双肩包先放一放，看手套50双', 'gloves'],
    ['en', 'bread makers', 'ok pity. then gloves, 50 pairs', 'gloves'],
    ['ru', 'газонокосилки', 'эх. тогда перчатки, 50 пар', 'gloves'],
    ['zh', '割草机', '可惜。那手套，50双', 'gloves'],
    ['en', 'Christmas balls', 'plus gift boxes, for packing the Christmas balls, 100 pcs', 'box'],
    ['zh', '圣诞球', '再加上礼品盒，装圣诞球用的，100个', 'box'],
    ['ru', 'рюкзаки', 'а керамические горшки для цветов есть, диаметр около 20 см?', 'pot'],
    ['en', 'backpacks', 'do you have ceramic flower pots, diameter about 20 cm?', 'pot'],
  ] as [Language, string, string, string][])('%s: "%s", then "%s"', async (language, before, says, shown) => {
    const reply = await talk(language, before, says)
    expect(idsOf(reply)).toEqual([shown])
    expect(plain(reply.html)).not.toMatch(/still nothing|и так ничего|还是没有/iu)
  })

  test('"потом пакеты" are the next goods, and none that are put off', async () => {
    expect(idsOf(await talk('ru', 'рюкзаки', 'потом перчатки'))).toEqual(['gloves'])
  })
})

describe('what comes along with goods is no other kind of them', () => {
  test.each([
    ['ru', 'шуруповёрты', 'мне нужен комплект с одним акб и зарядкой'],
    ['en', 'cordless drills', 'I need the kit with one battery and charger'],
    ['ru', 'шуруповёрты', 'нет, я про шуруповёрт! цена с одним аккумулятором и зарядкой?'],
  ] as [Language, string, string][])('%s: "%s", then "%s"', async (language, before, says) => {
    const reply = await talk(language, before, says)
    expect(wishOf(reply.state).types).toEqual(['type.drill'])
    expect(idsOf(reply)).not.toContain('charger')
  })

  test.each([
    ['ru', 'шуруповёрты', 'зарядки', 'нет, я про шуруповёрт!'],
    ['en', 'black cordless drills', 'chargers', 'no, I meant the drill'],
    ['en', 'cordless drills', 'chargers', "I don't need chargers, only the drill with a case"],
    ['ru', 'шуруповёрты', 'зарядки', 'мне зарядки не нужны, только шуруповёрт с кейсом'],
  ] as [Language, string, string, string][])('%s: "%s", "%s", then "%s" shows no chargers', async (language, ...messages) => {
    const reply = await talk(language, ...messages)
    expect(wishOf(reply.state).types).toEqual(['type.drill'])
    expect(idsOf(reply)).not.toContain('charger')
  })
})

describe('a size for something is one of the goods that are spoken of', () => {
  test.each([
    ['en', 'poly mailers 25x35', 'and a bigger size for jackets'],
    ['ru', 'курьерские пакеты 25х35', 'и размер побольше для курток'],
    ['zh', '快递袋 25x35', '还要大一号的，装外套用'],
  ] as [Language, string, string][])('%s: "%s", then "%s"', async (language, before, says) => {
    const reply = await talk(language, before, says)
    expect(wishOf(reply.state).types).toEqual(['type.poly-mailer'])
    expect(idsOf(reply)).toEqual(['large-mailer'])
  })
})

describe('a name that was mistyped', () => {
  test.each([
    ['en', 'zzip-pags white 500 pcs', 'typo, zip bags'],
    ['ru', 'зип-покети белые 500 шт', 'опечатка, зип-пакеты'],
    ['zh', '字风袋 白色 500个', '打错了，是自封袋'],
    ['zh', '自封袋 白色 500个', '打错了，是自封袋'],
  ] as [Language, string, string][])('%s: "%s", then "%s" keeps what was said beside it', async (language, before, says) => {
    const reply = await talk(language, before, says)
    expect(wishOf(reply.state)).toMatchObject({ types: ['type.zip-bag'], colors: ['color.white'], quantity: 500 })
    expect(idsOf(reply)).toEqual(['zip-white'])
  })
})
