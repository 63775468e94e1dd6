import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** What buyers ask of fields in clauses without signs, by figures within a range, by the most of a field, and of the kits that a price is for. */

const leashes = () =>
  aMarket([
    anOffer({
      title: title('Поводок для собак', 'Dog leash', '牵引绳'),
      attributes: [
        stated('Ширина', 'Width', '宽度', ['1,5 см', '1.5 cm', '1.5厘米']),
        stated('Карабин', 'Hook', '挂钩', ['нержавеющая сталь', 'stainless steel', '不锈钢']),
        stated('Назначение', 'Use', '用途', ['для мелких пород', 'for small breeds', '小型犬']),
      ],
    }),
  ])

test.each([
  ['ru', 'поводки', 'ширина сколько и чем карабин', ['Ширина: 1,5 см', 'Карабин: нержавеющая сталь']],
  ['en', 'dog leashes', 'whats the width n what hook is it', ['Width: 1.5 cm', 'Hook: stainless steel']],
  ['zh', '牵引绳', '第一个宽度多少 挂钩是什么', ['宽度：1.5厘米', '挂钩：不锈钢']],
] as const)('%s: of "%s", "%s" is answered clause by clause', async (language, wish, question, answers) => {
  const say = aConversation(leashes(), { language })
  await say(wish)
  const text = plain((await say(question)).html)
  for (const answer of answers) expect(text).toContain(answer)
})

test.each([
  ['ru', 'поводки', 'первый на шпица пойдет?', /мелких пород: да/iu],
  ['ru', 'поводки', 'а на лабрадора первый?', /крупных пород: нет, «Назначение: для мелких пород»/iu],
  ['en', 'dog leashes', 'would the first work for a yorkie?', /small breeds: yes, “Use: for small breeds”/iu],
  ['zh', '牵引绳', '第一个约克夏能用吗', /小型犬：有/u],
] as const)('%s: of "%s", "%s" is answered by the size of the breed', async (language, wish, question, answer) => {
  const say = aConversation(leashes(), { language })
  await say(wish)
  expect(plain((await say(question)).html)).toMatch(answer)
})

const chargers = () =>
  aMarket(
    [
      ['12-24 В', '12-24 V', '12-24V'],
      ['100-240 В', '100-240 V', '100-240V'],
    ].map((input) =>
      anOffer({
        title: title('Автомобильная зарядка', 'Car charger', '车载充电器'),
        attributes: [
          stated('Вход', 'Input', '输入', input as [string, string, string]),
          stated('Ток', 'Current', '电流', ['6 А', '6 A', '6A']),
        ],
      }),
    ),
  )

test('a range of volts covers what lies in it, in the search as well', async () => {
  const say = aConversation(chargers(), { language: 'en' })
  const { cards, html } = await say('car chargers for 12 v')
  expect(cards).toHaveLength(1)
  expect(plain(html)).not.toContain('in the way')
  expect(plain((await say('does the first run on 24 volts?')).html)).toContain('24 V: yes, “Input: 12-24 V”')
  expect(plain((await say('does the first run on 220 volts?')).html)).toContain('220 V: no, “Input: 12-24 V”')
})

test('a range that the buyer read there is not what is asked', async () => {
  const say = aConversation(chargers(), { language: 'zh' })
  await say('车载充电器')
  expect(plain((await say('第二个写100-240V 插车上12v的能用吗')).html)).toContain('12伏：没有，“输入：100-240V”')
})

test('a figure with a unit is told by the listing that has it', async () => {
  const say = aConversation(chargers(), { language: 'en' })
  await say('car chargers')
  expect(plain((await say('is the first 6A for real')).html)).toContain('6A: yes, “Current: 6 A”')
  expect(plain((await say('is the first one 10A for real')).html)).toContain('10A: no, “Current: 6 A”')
})

const sent = (hours: number, moq: number) => anOffer({ moq, delivery: { dispatchHours: hours }, priceLadder: [{ from: moq, minor: 2000 }] })

test.each([
  ['ru', 'термокружки', 'а у кого самый маленький заказ?', /минимальный заказ\): №1/u],
  ['ru', 'термокружки', 'минималка самая маленькая у кого', /минимальный заказ\): №1/u],
  ['ru', 'термокружки', 'у кого срок меньше', /срок отправки\): №2/u],
  ['en', 'thermos mugs', 'n which one is quickest to ship', /by dispatch time: No\. 2/u],
  ['en', 'thermos mugs', 'who ships fastest out of these', /by dispatch time: No\. 2/u],
  ['en', 'thermos mugs', 'whats the least i can order of each', /by minimum order: No\. 1/u],
  ['zh', '保温杯', '哪个发货快', /按发货时间排第一： 第2款/u],
] as const)('%s: after "%s", "%s" compares that field', async (language, wish, question, answer) => {
  const say = aConversation(aMarket([sent(24, 50), sent(72, 5)]), { language })
  await say(wish)
  expect(plain((await say(question)).html)).toMatch(answer)
})

test('a warranty is compared as one, and no length', async () => {
  const say = aConversation(aMarket([sent(24, 50), sent(72, 5)]), { language: 'ru' })
  await say('термокружки')
  expect(plain((await say('гарантия у кого самая длинная')).html)).toContain('(гарантия)')
})

test('hardness of two places is compared by its figure, and told by its name', async () => {
  const knives = [58, 54, 56].map((hardness) =>
    anOffer({
      title: title('Кухонный нож', 'Kitchen knife', '厨刀'),
      attributes: [stated('Твёрдость', 'Hardness', '硬度', [`HRC ${hardness}`, `HRC ${hardness}`, `HRC${hardness}`])],
    }),
  )
  const say = aConversation(aMarket(knives), { language: 'zh' })
  await say('厨刀')
  expect(plain((await say('第2和第3 硬度哪个高')).html)).toMatch(/按硬度排第一： 第3款.*HRC56.*第2款.*HRC54/u)
})

test('watches of 3 atmospheres are told by those, and called waterproof where the listing calls them so', async () => {
  const watch = anOffer({
    title: title('Кварцевые часы', 'Quartz watch', '石英表'),
    attributes: [stated('Водозащита', 'Water resistance', '防水', ['3 атм', '3 ATM', '3ATM'])],
  })
  const say = aConversation(aMarket([watch]), { language: 'en' })
  await say('quartz watches')
  const text = plain((await say('is the first one waterproof?')).html)
  expect(text).toContain('Water resistance: 3 ATM')
  expect(text).not.toMatch(/waterproof: yes/iu)
})

const drill = () =>
  anOffer({
    title: title('Дрель-шуруповёрт', 'Cordless drill', '充电钻'),
    options: [
      {
        pid: 's',
        name: title('Комплектация', 'Set', '套餐'),
        values: [
          { vid: '0', name: title('Без аккумулятора', 'Bare tool', '裸机') },
          { vid: '1', name: title('Два аккумулятора', 'Two batteries', '两电一充') },
        ],
      },
    ],
    skus: [
      { skuId: '1', propsIds: 's:0', priceMinor: 8000, stock: 100 },
      { skuId: '2', propsIds: 's:1', priceMinor: 16000, stock: 100 },
    ],
    priceLadder: [{ from: 1, minor: 8000 }],
  })

test.each([
  ['ru', 'дрель', 'это цена с аккумулятором или голая?', /Комплектация: Без аккумулятора – 920 ₽; Два аккумулятора – 1 840 ₽/u],
  ['ru', 'дрель', 'цена за какую комплектацию?', /Без аккумулятора – 920 ₽/u],
  ['en', 'cordless drills', 'is that price with the battery or without', /Set: Bare tool – 920 ₽; Two batteries – 1,840 ₽/u],
  ['zh', '充电钻', '这价格带电池不', /套餐：裸机 – 920 ₽/u],
] as const)('%s: of "%s", "%s" is answered by the kits and their prices', async (language, wish, question, answer) => {
  const say = aConversation(aMarket([drill()]), { language })
  await say(wish)
  expect(plain((await say(question)).html)).toMatch(answer)
})

test('where no word of a question says what is asked, nothing of it is quoted', async () => {
  const say = aConversation(aMarket([anOffer(), anOffer()]), { language: 'en' })
  await say('thermos mugs')
  expect(plain((await say('which is softest lol')).html)).toContain('states it (“softest”)')
})

test('one size under two names is one size', async () => {
  const briefs = anOffer({
    title: title('Трусы', 'Briefs', '内裤'),
    options: [
      {
        pid: 'z',
        name: title('Размер', 'Size', '尺码'),
        values: ['L', 'XL', 'XXL'].map((size, at) => ({ vid: String(at), name: title(size, size, size) })),
      },
    ],
  })
  const say = aConversation(aMarket([briefs]), { language: 'ru' })
  await say('трусы')
  expect(plain((await say('а S размер у первых есть?')).html)).toMatch(/L, XL, 2XL(?!,)/u)
})
