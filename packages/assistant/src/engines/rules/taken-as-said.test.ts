import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red, stated, title, white } from '../../../test/market.ts'
import type { State } from '../../state.ts'
import type { Wish } from '../../wish.ts'

/** What is no condition, what is one no longer, and what begins anew, from turn to turn. */

const wishOf = (state: unknown): Wish => (state as State).wish!
const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id.replace('test-', ''))
const material = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
const features = (ru: string, en: string, zh: string) => stated('Особенности', 'Features', '特点', [ru, en, zh])
const diameter = (cm: number) => stated('Диаметр', 'Diameter', '直径', [`${cm} см`, `${cm} cm`, `${cm}厘米`])

const lamp = title('Настольная лампа', 'Desk lamp', '台灯')
const [plastic, aluminium] = [material('пластик', 'plastic', '塑料'), material('алюминий', 'aluminium', '铝合金')]
const dimmable = features('с регулировкой яркости', 'dimmable', '可调光')
const lamps = () =>
  aMarket([
    anOffer({ itemId: 'white', title: lamp, attributes: [plastic, dimmable], options: colorOption(white), priceLadder: ladder([1, 10]) }),
    anOffer({ itemId: 'black', title: lamp, attributes: [plastic], options: colorOption(black), priceLadder: ladder([1, 12]) }),
    anOffer({ itemId: 'metal', title: lamp, attributes: [aluminium], options: colorOption(black), priceLadder: ladder([1, 30]) }),
    anOffer({
      itemId: 'board',
      title: title('Разделочная доска из дерева', 'Wooden cutting board', '实木砧板'),
      attributes: [stated('Размер', 'Size', '尺寸', ['30x20 см', '30x20 cm', '30x20厘米'])],
    }),
  ])
const talk = async (market: ReturnType<typeof aMarket>, language: Language, ...messages: string[]) => {
  const say = aConversation(market, { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return reply
}
type Case = [Language, string, string]

describe('what looks cheap is not wanted, and is no word to look for', () => {
  test.each([
    ['ru', 'настольные лампы', 'пластик как то несолидно, из алюминия есть?'],
    ['ru', 'настольные лампы', 'пластик выглядит дёшево, покажите алюминиевые'],
    ['ru', 'настольные лампы', 'вы опять пластик показали. нужны алюминиевые'],
    ['en', 'desk lamps', 'plastic looks cheap, do you have aluminium ones?'],
    ['en', 'desk lamps', 'plastic feels a bit tacky, aluminium please'],
    ['zh', '台灯', '塑料的看着廉价，有铝合金的吗？'],
    ['zh', '台灯', '塑料的感觉没档次，要铝合金的'],
  ] as Case[])('%s: "%s", then "%s"', async (language, goods, says) => {
    const { html, cards, state } = await talk(lamps(), language, goods, says)
    expect(ids(cards)).toEqual(['metal'])
    expect(wishOf(state)).toMatchObject({ words: [], materials: ['material.aluminium'] })
    expect(plain(html)).not.toMatch(/слов[а ]|do not state|没有“/)
  })

  test.each([
    ['ru', 'настольные лампы', 'дешёвые пластиковые есть?'],
    ['en', 'desk lamps', 'cheap plastic ones'],
    ['zh', '台灯', '便宜的塑料的'],
  ] as Case[])('%s: "%s", then "%s" wants plastic', async (language, goods, says) => {
    const { state } = await talk(lamps(), language, goods, says)
    expect(wishOf(state)).toMatchObject({ materials: ['material.plastic'], notMaterials: [] })
  })
})

describe('who takes what was shown asks no property of it', () => {
  test.each([
    ['ru', 'настольные лампы', 'ок подходит. какой минимальный заказ?'],
    ['ru', 'настольные лампы', 'первый подходит. сколько за 20 штук?'],
    ['en', 'desk lamps', 'ok good, what is the minimum order?'],
    ['en', 'desk lamps', 'the first one looks nice. how much for 20?'],
    ['zh', '台灯', '这个可以，起订量多少？'],
    ['zh', '台灯', '第一款不错，20个多少钱？'],
  ] as Case[])('%s: "%s", then "%s"', async (language, goods, says) => {
    const { html, cards } = await talk(lamps(), language, goods, says)
    expect(plain(html)).not.toMatch(/подходит|good|nice|可以|不错|не указывает|does not say|没有注明/)
    expect(cards.length).toBeLessThan(2)
  })
})

describe('what goods come in is none of other goods', () => {
  const brushes = () =>
    aMarket([
      anOffer({
        itemId: 'cased',
        title: title('Кисти для макияжа', 'Makeup brushes', '化妆刷'),
        attributes: [features('с чехлом', 'with pouch', '配收纳包')],
      }),
      anOffer({ itemId: 'phone', title: title('Чехол для телефона', 'Phone case', '手机壳') }),
    ])
  test.each([
    ['ru', 'кисти для макияжа в чехле', 'есть такие в чехле?'],
    ['en', 'makeup brushes in a case', 'not bad, but do you have them in a case?'],
  ] as Case[])('%s: "%s", then "%s"', async (language, goods, asks) => {
    const say = aConversation(brushes(), { language })
    expect(ids((await say(goods)).cards)).toEqual(['cased'])
    expect(wishOf((await say(asks)).state).types).toEqual(['type.makeup-brush'])
  })
})

describe('a word that no such goods have is told once', () => {
  test.each([
    ['ru', 'настольные лампы зефирные', 'белые'],
    ['en', 'marshmallowish desk lamps', 'white ones'],
    ['zh', '台灯 赛博朋克感', '白色的'],
  ] as Case[])('%s: "%s", then "%s" goes on without it', async (language, goods, says) => {
    const say = aConversation(lamps(), { language })
    const first = await say(goods)
    expect(plain(first.html)).toMatch(/зефирные|marshmallowish|赛博朋克/)
    expect(wishOf(first.state).words).toEqual([])
    const { html, cards } = await say(says)
    expect(plain(html)).not.toMatch(/зефирные|marshmallowish|赛博朋克/)
    expect(ids(cards)).toEqual(['white'])
  })

  test('what others of these goods have stays wished for', async () => {
    const market = aMarket([
      anOffer({ itemId: 'red', title: title('Ваза', 'Vase', '花瓶'), options: colorOption(red) }),
      anOffer({ itemId: 'ribbed', title: title('Ваза рифлёная', 'Ribbed vase', '花瓶'), options: colorOption(white) }),
    ])
    const { state } = await talk(market, 'en', 'vases', 'red ribbed ones')
    expect(wishOf(state).words).toContain('ribbed')
  })
})

describe('a condition that is given up is one no longer', () => {
  test.each([
    ['ru', 'белые настольные лампы', 'цвет можно любой'],
    ['ru', 'белые настольные лампы', 'белый цвет не нужен'],
    ['ru', 'настольные лампы с регулировкой яркости', 'регулировка не нужна'],
    ['ru', 'белые настольные лампы с регулировкой яркости', 'белый цвет и регулировка не нужны'],
    ['en', 'white desk lamps', "colour doesn't matter"],
    ['zh', '白色台灯', '颜色随便'],
  ] as Case[])('%s: "%s", then "%s"', async (language, goods, says) => {
    const { cards, state } = await talk(lamps(), language, goods, says)
    expect(cards).toHaveLength(3)
    expect(wishOf(state)).toMatchObject({ colors: [], notColors: [], traits: [], notTraits: [], words: [] })
    expect(wishOf(state).notWords ?? []).toEqual([])
  })

  test.each([
    ['ru', 'сковороды с антипригарным покрытием 28 см', 'мощность неважна. размер поменьше не страшно'],
    ['ru', 'сковороды 28 см', 'можно и поменьше размер'],
    ['en', '28 cm frying pans', 'a smaller size is fine'],
    ['zh', '煎锅 28厘米', '尺寸小点没关系'],
  ] as Case[])('%s: "%s", then "%s": no size is wished for', async (language, goods, says) => {
    const pan = title('Сковорода', 'Frying pan', '煎锅')
    const market = aMarket([20, 28].map((cm) => anOffer({ itemId: `pan-${cm}`, title: pan, attributes: [diameter(cm)] })))
    const { state } = await talk(market, language, goods, says)
    expect(wishOf(state).measures).toEqual([])
  })
})

describe('a new start, and goods named anew', () => {
  test.each([
    ['ru', 'белые настольные лампы, 20 шт', 'ладно давайте заново. настольные лампы из алюминия'],
    ['ru', 'белые настольные лампы, 20 шт', 'начнём сначала: настольные лампы, алюминий'],
    ['en', 'white desk lamps, 20 pcs', "let's start over. aluminium desk lamps"],
    ['zh', '白色台灯 20个', '重新来，铝合金台灯'],
  ] as Case[])('%s: "%s", then "%s"', async (language, goods, says) => {
    const { cards, state } = await talk(lamps(), language, goods, says)
    expect(ids(cards)).toEqual(['metal'])
    expect(wishOf(state)).toMatchObject({ colors: [], quantity: 20 })
  })

  test.each([
    ['ru', 'белые настольные лампы', 'просто покажите все настольные лампы'],
    ['en', 'white desk lamps', 'ok just show me all desk lamps you have'],
    ['zh', '白色台灯', '直接把所有台灯给我看'],
  ] as Case[])('%s: "%s", then "%s" shows all of them', async (language, goods, says) => {
    expect((await talk(lamps(), language, goods, says)).cards).toHaveLength(3)
  })

  test.each([
    ['ru', 'белые настольные лампы из алюминия', 'нужны алюминиевые лампы, до 5000'],
    ['en', 'white aluminium desk lamps', 'aluminium desk lamps under 5000 rub'],
    ['zh', '白色铝合金台灯', '铝合金台灯，5000卢布以内'],
  ] as Case[])('%s: "%s", of which there are none, then "%s" goes on without what cannot be met', async (language, goods, says) => {
    const { cards, state } = await talk(lamps(), language, goods, says)
    expect(ids(cards)).toEqual(['metal'])
    expect(wishOf(state).colors).toEqual([])
  })

  test.each([
    ['ru', 'настольные лампы, 20 шт', 'ладно, лампы не надо. разделочные доски деревянные 20 шт, какие размеры есть?'],
    ['en', 'desk lamps, 20 pcs', 'ok leave the lamps. wooden cutting boards, 20 pcs, what sizes do they come in?'],
    ['zh', '台灯 20个', '台灯先不要了，要木砧板20个，都有什么尺寸'],
  ] as Case[])('%s: "%s", then "%s" is answered of the boards', async (language, goods, says) => {
    const { html, cards, state } = await talk(lamps(), language, goods, says)
    expect(ids(cards)).toEqual(['board'])
    expect(plain(html)).toMatch(/30x20/)
    expect(wishOf(state)).toMatchObject({ notTraits: [], words: [] })
  })
})

describe('cheaper ones of another kind', () => {
  test.each([
    ['ru', 'настольные лампы из пластика', 'покажи подешевле из алюминия'],
    ['en', 'plastic desk lamps', 'cheaper ones in aluminium'],
    ['zh', '塑料台灯', '便宜点的，要铝合金的'],
  ] as Case[])('%s: "%s", then "%s" is bounded by no price of those', async (language, goods, says) => {
    const { cards, state } = await talk(lamps(), language, goods, says)
    expect(ids(cards)).toEqual(['metal'])
    expect(wishOf(state)).toMatchObject({ sort: 'price' })
  })
})

describe('advice for resale is advice on those shown', () => {
  test.each([
    ['ru', 'настольные лампы', 'какую из двух посоветуете взять для перепродажи?'],
    ['ru', 'настольные лампы', 'что лучше взять на продажу?'],
    ['en', 'desk lamps', 'which of the two would you take for resale?'],
    ['en', 'desk lamps', 'what would you suggest for resale?'],
    ['zh', '台灯', '你建议我先拿哪款试卖？'],
    ['zh', '台灯', '哪款适合试卖？'],
  ] as Case[])('%s: "%s", then "%s"', async (language, goods, says) => {
    const { html } = await talk(lamps(), language, goods, says)
    expect(plain(html)).toMatch(/Советую|Ближе всего|would take|closest|推荐|最接近/)
  })
})
