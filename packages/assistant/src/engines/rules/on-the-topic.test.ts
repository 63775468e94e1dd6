import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** A talk stays with the goods that it is about. Each line led away from them once. */

const feature = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const color = (...value: [ru: string, en: string, zh: string]) => stated('Цвет', 'Color', '颜色', value)

const glass = title('Стакан для сока', 'Juice glass', '果汁杯')
const lunchBox = title('Складываемый друг в друга ланч-бокс', 'Stackable lunch box', '可叠放饭盒')
const tape = title('Рулетка', 'Tape measure', '卷尺')
const hookTape = title('Рулетка с магнитным крючком', 'Tape measure with magnetic hook', '磁性钩卷尺')
const slippers = title('Тапочки', 'Slippers', '拖鞋')
const shoes = title('Женские кроссовки', "Women's sneakers", '女士运动鞋')
const menShoes = title('Мужские кроссовки', "Men's sneakers", '男士运动鞋')
const watch = title('Часы', 'Watch', '手表')

test.each([
  ['en', 'juice glasses', 'stackable?'],
  ['zh', '果汁杯', '开盖要方便'],
] as [Language, string, string][])(
  '%s: "%s", then "%s": a property that others have is none to look for them',
  async (language, goods, more) => {
    const market = aMarket([anOffer({ itemId: 'topic-glass', title: glass }), anOffer({ itemId: 'topic-box', title: lunchBox })])
    const say = aConversation(market, { language })
    await say(goods)
    expect((await say(more)).state).toMatchObject({ wish: { types: ['type.juice-glass'] } })
  },
)

test('a part of the goods that nobody sells is looked for in what is shown', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-plain', title: tape }), anOffer({ itemId: 'topic-hook', title: hookTape })])
  const say = aConversation(market, { language: 'ru' })
  await say('рулетки')
  expect((await say('магнитный крючок на конце')).cards.map(({ id }) => id)).toEqual(['test-topic-hook'])
})

test('what goods come in is no other goods', async () => {
  const box = title('Подарочная коробка', 'Gift box', '礼品盒')
  const market = aMarket([
    anOffer({ itemId: 'topic-watch', title: watch }),
    anOffer({
      itemId: 'topic-boxed',
      title: watch,
      attributes: [stated('Упаковка', 'Packaging', '包装', ['подарочная коробка', 'gift box', '礼盒'])],
    }),
    anOffer({ itemId: 'topic-box', title: box }),
  ])
  const say = aConversation(market, { language: 'ru' })
  await say('часы')
  expect((await say('в подарочной коробке')).cards.map(({ id }) => id)).not.toContain('test-topic-box')
})

const disposable = stated('Одноразовые', 'Disposable', '一次性', ['нет', 'no', '否'])
test.each([
  ['ru', 'одноразовые тапочки', 'ладно, тогда обычные'],
  ['zh', '一次性拖鞋', '那就普通的'],
] as [Language, string, string][])(
  '%s: "%s", then "%s": who wants plain ones gives up what there is not',
  async (language, goods, plainOnes) => {
    const say = aConversation(aMarket([anOffer({ itemId: 'topic-slippers', title: slippers, attributes: [disposable] })]), { language })
    const first = await say(goods)
    expect(first.state).toHaveProperty('unmet')
    const { cards, state } = await say(plainOnes)
    expect(cards.map(({ id }) => id)).toEqual(['test-topic-slippers'])
    expect(state).not.toHaveProperty('unmet')
  },
)

test('others like one are for the same people', async () => {
  const black = color('чёрный', 'black', '黑色')
  const market = aMarket([
    anOffer({ itemId: 'topic-white', title: shoes, attributes: [color('белый', 'white', '白色')] }),
    anOffer({ itemId: 'topic-hers', title: shoes, attributes: [black] }),
    anOffer({ itemId: 'topic-his', title: menShoes, attributes: [black] }),
  ])
  const say = aConversation(market, { language: 'ru' })
  const { cards } = await say('женские белые кроссовки')
  expect(cards[0]?.id).toBe('test-topic-white')
  expect((await say('похожие но чёрные')).cards.map(({ id }) => id)).toEqual(['test-topic-hers'])
})

describe('questions', () => {
  const weight = (grams: number) => stated('Вес', 'Weight', '重量', [`${grams} г`, `${grams} g`, `${grams}克`])

  test('"is the second heavier than the first?" is told by what both weigh', async () => {
    const market = aMarket([
      anOffer({ itemId: 'topic-light', title: tape, attributes: [weight(150)], priceLadder: ladder([1, 100]) }),
      anOffer({ itemId: 'topic-heavy', title: tape, attributes: [weight(300)], priceLadder: ladder([1, 200]) }),
    ])
    const say = aConversation(market, { language: 'en' })
    await say('tape measures')
    const said = plain((await say('is the second one heavier than the first')).html)
    expect(said).toContain('150 g')
    expect(said).toContain('300 g')
  })

  test('what so many cost is asked of the one that was spoken of', async () => {
    const market = aMarket([
      anOffer({ itemId: 'topic-one', title: tape, attributes: [weight(150)], priceLadder: ladder([1, 100]) }),
      anOffer({ itemId: 'topic-other', title: tape, attributes: [weight(300)], priceLadder: ladder([1, 200]) }),
    ])
    const say = aConversation(market, { language: 'ru' })
    const [, second] = (await say('рулетки')).cards
    await say('сколько весит второй?')
    const { cards } = await say('и сколько выйдет на 60 с доставкой')
    expect(cards.map(({ id }) => id)).toEqual([second?.id])
  })

  test('how long a cup keeps hot is what it lasts for', async () => {
    const mug = title('Термокружка', 'Thermos mug', '保温杯')
    const keeps = (hours: number) => stated('Держит тепло', 'Keeps hot', '保温时长', [`${hours} часов`, `${hours} hours`, `${hours}小时`])
    const market = aMarket([
      anOffer({ itemId: 'topic-short', title: mug, attributes: [keeps(6)] }),
      anOffer({ itemId: 'topic-long', title: mug, attributes: [keeps(12)] }),
    ])
    const say = aConversation(market, { language: 'ru' })
    await say('термокружки')
    expect((await say('какой дольше всех держит')).cards.map(({ id }) => id)).toEqual(['test-topic-long'])
  })

  test('steel of a grade is that of the liner', async () => {
    const mug = title('Термокружка из нержавеющей стали', 'Stainless steel thermos mug', '不锈钢保温杯')
    const liner = (grade: number) =>
      stated('Внутренняя колба', 'Inner liner', '内胆', [`сталь ${grade}`, `${grade} steel`, `${grade}不锈钢`])
    const market = aMarket([
      anOffer({ itemId: 'topic-plain', title: mug, attributes: [liner(304)] }),
      anOffer({ itemId: 'topic-better', title: mug, attributes: [liner(316)] }),
    ])
    const say = aConversation(market, { language: 'zh' })
    await say('保温杯')
    expect((await say('有没有316的')).cards.map(({ id }) => id)).toEqual(['test-topic-better'])
  })

  test('steel for blades is not called stainless', async () => {
    const shears = title('Секатор из стали SK5', 'Pruner of SK5 steel', 'SK5钢修枝剪')
    const say = aConversation(aMarket([anOffer({ title: shears, attributes: [feature('из стали SK5', 'SK5 steel', 'SK5钢')] })]), {
      language: 'ru',
    })
    const { cards } = await say('секатор из нержавейки')
    expect(cards.flatMap(({ highlights }) => highlights).join(' ')).not.toContain('ержавеющая')
  })
})

test('any fabric is said in one word', async () => {
  const say = aConversation(aMarket([anOffer({ title: tape })]), { language: 'ru' })
  const said = plain((await say('тканевые рулетки')).html)
  expect(said).toContain('ткань')
  expect(said).not.toContain('хлопок')
})

test('whether goods can be used as others is asked of them', async () => {
  const lamp = title('Кемпинговый фонарь', 'Camping lantern', '露营灯')
  const bank = title('Повербанк', 'Power bank', '充电宝')
  const market = aMarket([anOffer({ itemId: 'topic-lamp', title: lamp }), anOffer({ itemId: 'topic-bank', title: bank })])
  const say = aConversation(market, { language: 'zh' })
  await say('露营灯')
  expect((await say('能当充电宝吗')).cards.map(({ id }) => id)).not.toContain('test-topic-bank')
})

test('what so many with a logo cost is told with the price, and the logo once', async () => {
  const logo = stated('Нанесение логотипа', 'Custom logo', '定制logo', ['да, от 200 шт.', 'yes, from 200 pcs', '可定制，200件起'])
  const say = aConversation(aMarket([anOffer({ title: tape, attributes: [logo], priceLadder: ladder([1, 10]) })]), { language: 'en' })
  await say('tape measures')
  const said = plain((await say('what would 1000 of the first with logo cost')).html)
  expect(said).toContain('1,000 pcs')
  expect(said.match(/from 200 pcs/g)?.length).toBeLessThan(3)
})

test('a sentence that ends in "30 шт." has one stop', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'topic-pairs', title: slippers, attributes: [disposable] })]), { language: 'ru' })
  await say('одноразовые тапочки')
  const said = plain((await say('30 штук')).html)
  expect(said).toContain('30 шт.')
  expect(said).not.toContain('..')
})

test('what the title and an attribute say alike is said once', async () => {
  const bowl = title('Миска для животных 350 мл', 'Pet bowl 350 ml', '350ml 宠物碗')
  const holds = stated('Объём', 'Capacity', '容量', ['350 мл', '350 ml', '350ml'])
  const say = aConversation(aMarket([anOffer({ itemId: 'topic-bowl', title: bowl, attributes: [holds] })]), { language: 'zh' })
  await say('宠物碗')
  const said = plain((await say('容量多大')).html)
  expect(said.match(/350/g)?.length).toBe(said.includes('350ml 宠物碗') ? 2 : 1)
})

test('one of the many names of the goods that are spoken of says which of them, and keeps what was said before', async () => {
  const set = (itemId: string, name: string, material: [string, string, string]) =>
    anOffer({ itemId, title: title(name, 'Bedding set', '四件套'), attributes: [stated('Материал', 'Material', '材质', material)] })
  const market = aMarket([
    set('topic-cotton', 'Комплект из хлопка', ['хлопок', 'cotton', '纯棉']),
    set('topic-polyester', 'Комплект из полиэстера', ['полиэстер', 'polyester', '涤纶']),
  ])
  const say = aConversation(market, { language: 'zh' })
  await say('纯棉四件套')
  expect((await say('要床笠款的')).state).toMatchObject({ wish: { types: ['type.bedding'], materials: ['material.cotton'] } })
})

test('what was wished for before gives way to what is said now', async () => {
  const saying = (is: boolean): [string, string, string] => (is ? ['да', 'yes', '是'] : ['нет', 'no', '否'])
  const glasses = (itemId: string, isPolarized: boolean) =>
    anOffer({
      itemId,
      title: title('Солнечные очки', 'Sunglasses', '太阳镜'),
      attributes: [
        stated('Поляризация', 'Polarized', '偏光', saying(isPolarized)),
        stated('Защита UV400', 'UV400 protection', '防紫外线', saying(!isPolarized)),
      ],
    })
  const market = aMarket([glasses('topic-polarized', true), glasses('topic-uv', false)])
  const say = aConversation(market, { language: 'en' })
  await say('polarized sunglasses')
  const { html, cards } = await say('now some with UV protection')
  expect(cards.map(({ id }) => id)).toEqual(['test-topic-uv'])
  expect(plain(html)).toContain('polarized')
  expect(plain(html)).toContain('One is in the way: the feature “polarized”')
})

test('goods of which nothing was understood are guessed at, and the buyer is told what they were taken for', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-bed', title: title('Лежанка для собак', 'Dog bed', '狗窝') })])
  const { html, cards } = await aConversation(market, { language: 'ru' })('дворняга моя где-нибудь вздремнуть чтоб могла')
  expect(cards.map(({ id }) => id)).toEqual(['test-topic-bed'])
  expect(plain(html)).toContain('«дворняга моя где-нибудь вздремнуть чтоб могла» понял как «лежанка»')
})

const headlamp = title('Налобный фонарь', 'Headlamp', '头灯')

test.each([
  ['ru', 'свет на лоб чтобы руки свободны', '«свет на лоб чтобы руки свободны» понял как «налобный фонарь»'],
  ['en', 'Light on the forehead', 'I took “Light on the forehead” to mean “headlamp”'],
  ['zh', '戴头上照明的', '“戴头上照明的”按“头灯”理解'],
] as const)('goods as good as said are named as they were understood, in %s', async (language, message, understood) => {
  const market = aMarket([anOffer({ itemId: `topic-lamp-${language}`, title: headlamp })])
  const { html, cards } = await aConversation(market, { language })(message)
  expect(cards.map(({ id }) => id)).toEqual([`test-topic-lamp-${language}`])
  expect(plain(html)).toContain(understood)
})

test('it is said as well where a condition had to give way, and never of goods that were named', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-lamp-dear', title: headlamp })])
  const near = await aConversation(market, { language: 'en' })('light on the forehead, up to 1 rouble each')
  expect(near.cards.map(({ id }) => id)).toEqual(['test-topic-lamp-dear'])
  expect(plain(near.html)).toContain('I took “light on the forehead” to mean “headlamp”')
  const named = await aConversation(market, { language: 'en' })('headlamp for the forehead')
  expect(plain(named.html)).not.toContain('I took')
})

test('it is said as well where nobody sells them, and what is sold of the kinds that come next is offered first', async () => {
  const market = aMarket([
    ...['1', '2'].map((id) => anOffer({ itemId: `topic-towel-${id}`, title: title('Полотенце', 'Towel', '毛巾') })),
    anOffer({ itemId: 'topic-desk-lamp', title: title('Настольная лампа', 'Desk lamp', '台灯') }),
  ])
  const say = aConversation(market, { language: 'ru' })
  const { html, cards, suggestions } = await say('нужно что-то, чтобы кофе на рабочем столе не остывал, 40 штук')
  expect(cards).toEqual([])
  expect(plain(html)).toMatch(/«чтобы кофе на рабочем столе не остывал» понял как «термокружка»\..*Ничего не нашёл: термокружки/)
  expect(suggestions.toSorted()).toEqual(['Настольные лампы', 'Полотенца'])
})

test('goods that are told by what they do are not named by where they are used', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-cloth', title: title('Полотенце', 'Towel', '毛巾') })])
  const { html } = await aConversation(market, { language: 'en' })('thing to open tins for my small cafe, 20 of them')
  expect(plain(html)).toContain('nothing for: can openers')
})

test('goods that are told beside conditions alone are looked for before they are asked for', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-desk-mug', title: title('Термокружка', 'Thermos mug', '保温杯') })])
  const say = aConversation(market, { language: 'ru' })
  const { html, cards, selection } = await say('нужно что-то, чтобы кофе на рабочем столе не остывал, 40 штук')
  expect(cards.map(({ id }) => id)).toEqual(['test-topic-desk-mug'])
  expect(plain(html)).toContain('«чтобы кофе на рабочем столе не остывал» понял как «термокружка»')
  expect(selection?.conditions.map(({ text }) => text)).toContain('40\u00a0шт.')
  const asked = await aConversation(market, { language: 'ru' })('40 штук до 300 рублей')
  expect(plain(asked.html)).toContain('Какой товар ищем?')
})

test('goods that are told after others that are not there are looked for', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-road-mug', title: title('Термокружка', 'Thermos mug', '保温杯') })])
  const say = aConversation(market, { language: 'ru' })
  expect((await say('брынзалки для кузебая, 200 штук')).cards).toEqual([])
  const { html, cards, selection } = await say('тогда чтобы кофе в дороге не остывал')
  expect(cards.map(({ id }) => id)).toEqual(['test-topic-road-mug'])
  expect(plain(html)).toContain('понял как «термокружка»')
  expect(selection?.conditions.map(({ text }) => text)).toContain('200\u00a0шт.')
})

test('what else goods that were told may be is offered, and a press looks for it with as many pieces', async () => {
  const market = aMarket([
    anOffer({ itemId: 'topic-thermos', title: title('Термокружка', 'Thermos mug', '保温杯') }),
    anOffer({ itemId: 'topic-mug', title: title('Кружка керамическая', 'Ceramic mug', '陶瓷马克杯') }),
  ])
  const say = aConversation(market, { language: 'en' })
  const told = await say('keep my coffee hot for hours at the desk, 30 pieces')
  expect(told.cards.map(({ id }) => id)).toEqual(['test-topic-thermos'])
  expect(plain(told.html)).toContain('I took “keep my coffee hot for hours at the desk” to mean “thermos mug”')
  expect(told.suggestions[0]).toBe('Mugs')
  // Nobody is sent to goods that are not there.
  const thermos = anOffer({ itemId: 'topic-thermos-alone', title: title('Термокружка', 'Thermos mug', '保温杯') })
  const alone = await aConversation(aMarket([thermos]), { language: 'en' })('keep my coffee hot for hours at the desk, 30 pieces')
  expect(alone.suggestions).not.toContain('Mugs')
  const other = await say('Mugs')
  expect(other.cards.map(({ id }) => id)).toEqual(['test-topic-mug'])
  expect(other.selection?.conditions.map(({ text }) => text)).toContain('30\u00a0pcs')
})

test.each([
  [
    'en',
    'mugs',
    ['how heavy is the first?', 'how heavy is the second?'],
    'how much for 60 of the cheapest',
    '60 pcs',
    ['is this site legit', 'is this shop real'],
    'Nothing is charged on the site',
  ],
  [
    'ru',
    'кружки',
    ['сколько весит первая?', 'сколько весит вторая?'],
    'сколько выйдет за 60 самых дешевых?',
    '60 шт',
    ['вы реальный магазин?', 'у вас настоящий магазин?'],
    'ничего не списывается',
  ],
] as const)(
  'the cheapest is that of all shown, and the shop is none of them, in %s',
  async (language, goods, asked, ofCheapest, count, ofShop, said) => {
    const mug = (id: string, yuan: number) =>
      anOffer({ itemId: `topic-mug-${id}-${language}`, title: title('Кружка', 'Mug', '马克杯'), priceLadder: ladder([1, yuan]) })
    const say = aConversation(aMarket([mug('dear', 30), mug('cheap', 10)]), { language })
    const { cards: shown } = await say(goods)
    // Another one was spoken of last.
    await say(asked[shown.findIndex(({ id }) => id.includes('dear'))]!)
    const { html, cards } = await say(ofCheapest)
    expect(cards.map(({ id }) => id)).toEqual([`test-topic-mug-cheap-${language}`])
    expect(plain(html)).toContain(count)
    for (const asked of ofShop) expect(plain((await say(asked)).html)).toContain(said)
  },
)

test('goods with nothing special about them are none of the special kind that was looked for', async () => {
  const market = aMarket([
    anOffer({ itemId: 'topic-smart', title: title('Умные часы', 'Smart watch', '智能手表') }),
    anOffer({ itemId: 'topic-plain-watch', title: title('Часы', 'Watch', '手表') }),
  ])
  const say = aConversation(market, { language: 'zh' })
  await say('智能手表')
  expect((await say('算了，普通手表吧')).cards.map(({ id }) => id)).toEqual(['test-topic-plain-watch'])
})

test('how long goods are warranted is asked of those shown, whatever is asked of returns beside it', async () => {
  const market = aMarket([anOffer({ itemId: 'topic-warranty', title: watch })])
  const say = aConversation(market, { language: 'zh' })
  await say('手表')
  expect(plain((await say('保修多久?坏了怎么办')).html)).toContain('保修')
})

test('a property of two words is stated where they stand side by side', async () => {
  const jeans = title('Джинсы', 'Jeans', '牛仔裤')
  const market = aMarket([
    anOffer({
      itemId: 'topic-high',
      title: jeans,
      attributes: [feature('эластичный', 'stretch', '弹力'), feature('с высокой талией', 'high-waist', '高腰')],
    }),
    anOffer({ itemId: 'topic-elastic', title: jeans, attributes: [feature('на резинке', 'with elastic waist', '松紧腰')] }),
  ])
  expect((await aConversation(market, { language: 'en' })('jeans with elastic waist')).cards.map(({ id }) => id)).toEqual([
    'test-topic-elastic',
  ])
})
