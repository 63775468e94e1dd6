import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

/** Which of those shown, one thing or another, how many in each, and what a part of them is. */

const features = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const figure = (ru: string, en: string, zh: string, ...value: [ru: string, en: string, zh: string]) => stated(ru, en, zh, value)

async function said(language: Language, offers: Offer[], wish: string, question: string) {
  const say = aConversation(aMarket(offers), { language })
  await say(wish)
  const { html, cards } = await say(question)
  return { text: plain(html).replaceAll('\u00a0', ' '), cards }
}

describe('the most of what no field is', () => {
  const beam = (metres: number) => figure('Дальность', 'Beam distance', '射程', `${metres} м`, `${metres} m`, `${metres}米`)
  const lamps = [100, 300].map((metres) => anOffer({ title: title('Фонарь', 'Flashlight', '手电筒'), attributes: [beam(metres)] }))
  test.each([
    ['ru', 'фонари', 'какой бьёт дальше всех?', /месте.*№2.*300.*№1/],
    ['en', 'flashlights', 'which of them shines the farthest?', /First.*No\. 2.*300.*No\. 1/],
    ['zh', '手电筒', '哪款射得最远', /第2款.*300.*第1款/],
  ] as const)('%s: "%s %s" is ordered by the attribute that is meant', async (language, wish, question, order) => {
    expect((await said(language, lamps, wish, question)).text).toMatch(order)
  })

  test('"which magnifies the most?" is not ordered by the diameter', async () => {
    const mirrors = [20, 25].map((size) =>
      anOffer({
        title: title('Зеркало', 'Makeup mirror', '化妆镜'),
        attributes: [
          figure('Диаметр', 'Diameter', '直径', `${size} см`, `${size} cm`, `${size}厘米`),
          features('с пятикратным увеличением', 'with 5x magnification', '五倍放大'),
        ],
      }),
    )
    const { text } = await said('en', mirrors, 'makeup mirrors', 'which of these magnifies most?')
    expect(text).toContain('5x magnification')
    expect(text).not.toContain('First by diameter')
  })

  test.each([['en', 'towels', 'which stays soft longest?']] as const)(
    '%s: "%s: %s" is no question of the length',
    async (language, wish, question) => {
      const towels = [70, 80].map((size) =>
        anOffer({
          title: title('Полотенце', 'Towel', '毛巾'),
          attributes: [figure('Длина', 'Length', '长度', `${size} см`, `${size} cm`, `${size}厘米`)],
        }),
      )
      expect((await said(language, towels, wish, question)).text).not.toContain('First by length')
    },
  )
})

describe('one thing or another', () => {
  const watts = figure('Мощность', 'Power', '功率', '10 Вт', '10 W', '10瓦')
  const lamps = [
    anOffer({
      title: title('Фонарь', 'Flashlight', '手电筒'),
      attributes: [watts, features('на батарейках', 'battery-operated', '干电池款')],
    }),
    anOffer({ title: title('Фонарь', 'Flashlight', '手电筒'), attributes: [watts] }),
  ]
  test.each([
    ['ru', 'фонари', 'там батарейки или зарядка?', 'на батарейках'],
    ['en', 'flashlights', 'do they charge or take batteries?', 'battery-operated'],
    ['zh', '手电筒', '用电池还是充电', '干电池款'],
  ] as const)('%s: "%s: %s" is told by how they are fed, and not by their watts', async (language, wish, question, told) => {
    const { text } = await said(language, lamps, wish, question)
    expect(text).toContain(told)
    expect(text).not.toMatch(/10 (?:Вт|W)|10瓦/)
  })

  test.each([
    ['en', 'hex dumbbells', 'do you sell them singly or in pairs?', 'single piece'],
    ['zh', '哑铃', '是一只还是一对卖的', '单只'],
  ] as const)('%s: "%s: %s" is told by how they are sold', async (language, wish, question, told) => {
    const sold = figure('Продаётся', 'Sold as', '销售单位', 'поштучно', 'single piece', '单只')
    const dumbbells = [1, 2].map(() => anOffer({ title: title('Гантель', 'Hex dumbbell', '哑铃'), attributes: [sold] }))
    expect((await said(language, dumbbells, wish, question)).text).toContain(told)
  })

  test('里面灌沙还是铸铁 of kettlebells asks for no building material', async () => {
    const core = figure('Сердечник', 'Core', '内芯', 'цемент', 'cement', '水泥')
    const bells = [1, 2].map(() => anOffer({ title: title('Гиря', 'Kettlebell', '壶铃'), attributes: [core] }))
    const { text, cards } = await said('zh', bells, '壶铃', '里面是水泥还是铸铁')
    expect(text).toContain('内芯：水泥')
    expect(cards).toEqual([])
  })
})

describe('parts that are goods elsewhere', () => {
  const steel = figure('Сталь бит', 'Bit steel', '批头材质', 'S2', 'S2', 'S2')
  const pieces = figure('Предметов в наборе', 'Pieces in set', '套装数量', '32 предмета', '32 pieces', '32件')
  const sets = [1, 2].map(() => anOffer({ title: title('Набор отвёрток', 'Screwdriver set', '螺丝刀套装'), attributes: [steel, pieces] }))
  test.each([
    ['ru', 'наборы отвёрток', 'сколько бит в наборе?', '32 предмета'],
    ['en', 'screwdriver sets', 'how many bits in each?', '32 pieces'],
  ] as const)('%s: "%s: %s" counts the pieces of the sets shown', async (language, wish, question, told) => {
    const { text, cards } = await said(language, sets, wish, question)
    expect(text).toContain(told)
    expect(text).not.toContain('S2')
    expect(cards).toEqual([])
  })

  const rope = (mm: number) => figure('Толщина шнура', 'Rope diameter', '绳径', `${mm} мм`, `${mm} mm`, `${mm}毫米`)
  test('"which one has the thickest rope?" of jump ropes looks for no ropes', async () => {
    const ropes = [4, 6].map((mm) => anOffer({ title: title('Скакалка', 'Jump rope', '跳绳'), attributes: [rope(mm)] }))
    const { text, cards } = await said('en', ropes, 'jump ropes', 'which one has the thickest rope?')
    expect(text).toContain('6 mm')
    expect(cards.length).toBeLessThan(2)
  })

  test.each([
    ['ru', 'кухонные ножи', 'у какого ручка деревянная?', 'древесина'],
    ['zh', '菜刀', '哪把刀柄是木头的', '木'],
  ] as const)('%s: "%s: %s" is asked of those shown', async (language, wish, question, told) => {
    const handle = figure('Материал ручки', 'Handle material', '手柄材质', 'клеёная древесина', 'laminated wood', '胶合木')
    const knives = [1, 2].map(() => anOffer({ title: title('Кухонный нож', 'Kitchen knife', '菜刀'), attributes: [handle] }))
    const { text, cards } = await said(language, knives, wish, question)
    expect(text).toContain(told)
    expect(cards).toEqual([])
  })

  test('«чехол стирается?» of pillows looks for no covers', async () => {
    const care = figure('Уход', 'Care', '洗涤方式', 'чехол можно стирать в машине', 'cover machine-washable', '外套可机洗')
    const pillows = [1, 2].map(() => anOffer({ title: title('Подушка', 'Bed pillow', '枕头'), attributes: [care] }))
    const { text, cards } = await said('ru', pillows, 'подушки', 'наволочка стирается?')
    expect(text).toContain('можно стирать')
    expect(cards).toEqual([])
  })

  test('哪把 and 第一把: the handle of shears is what that of knives is', async () => {
    const handle = figure('Материал ручек', 'Handle material', '手柄材质', 'алюминий', 'aluminium', '铝合金')
    const shears = [1, 2].map(() => anOffer({ title: title('Секатор', 'Pruning shears', '修枝剪'), attributes: [handle] }))
    expect((await said('zh', shears, '修枝剪', '哪把手柄是木头的')).text).toContain('铝合金')
  })
})

describe('what is asked beside it', () => {
  test.each([
    ['ru', 'кружки', 'логотип на первую от скольки штук?'],
    ['en', 'mugs', 'from how many do you put our logo on the first?'],
    ['zh', '马克杯', '第一个印logo多少个起'],
  ] as const)('%s: "%s: %s" is told by the logo, and not by the smallest order', async (language, wish, question) => {
    const logo = figure('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', 'да, от 200 шт.', 'yes, from 200 pcs', '可定制,200起订')
    const mugs = [1, 2].map(() => anOffer({ title: title('Кружка', 'Mug', '马克杯'), attributes: [logo] }))
    expect((await said(language, mugs, wish, question)).text).toContain('200')
  })

  test.each([
    ['ru', 'платья', 'если клиентке размер не подойдёт, вернуть можно?'],
    ['en', 'dresses', 'my customers may find the size too small, can they send it back?'],
    ['zh', '连衣裙', '尺码不合适客人可以退货吗'],
  ] as const)('%s: "%s: %s" is asked of the shop, and of none of the sizes', async (language, wish, question) => {
    const sizes = figure('Размер', 'Size', '尺码', 'S, M', 'S, M', 'S、M')
    const dresses = [1, 2].map(() => anOffer({ title: title('Платье', 'Dress', '连衣裙'), attributes: [sizes] }))
    expect((await said(language, dresses, wish, question)).text).toContain(textsOf(language).service.return)
  })

  test('"биты не ломаются?" is no question of returns', async () => {
    const bits = [1, 2].map(() => anOffer({ title: title('Набор отвёрток', 'Screwdriver set', '螺丝刀套装'), attributes: [] }))
    expect((await said('ru', bits, 'наборы отвёрток', 'они не сломаются?')).text).not.toContain(textsOf('ru').service.return)
  })

  test('the one whose price is asked for is among those that it is compared with, and no listing is said to say why', async () => {
    const mugs = [1, 2, 3, 4, 5, 6].map((at) => anOffer({ itemId: `why-${at}`, title: title('Кружка', `Mug ${at}`, '马克杯') }))
    const { text } = await said('en', mugs, 'mugs, 20 pcs', 'why is the sixth so cheap?')
    expect(text).toContain('None of the sellers shown states it')
    expect(text).toContain('Mug 6')
  })

  test('"any good?" of one is told by its seller and by what was sold of it', async () => {
    const say = aConversation(aMarket([anOffer(), anOffer()]), { language: 'en' })
    await say('thermos mugs, 20 pcs')
    await say('how much is the second?')
    const text = plain((await say('and is this one any good?')).html)
    expect(text).toContain('30% of buyers return for more')
    expect(text).toContain(textsOf('en').service.reviews)
  })

  test.each([
    ['en', 'how soon would they reach Lyon?'],
    ['ru', 'через сколько они будут в Туле?'],
  ] as const)('%s: "%s" is a question of the delivery', async (language, question) => {
    const say = aConversation(aMarket([anOffer(), anOffer()]), { language })
    await say({ en: 'thermos mugs, 20 pcs', ru: 'термокружки, 20 шт' }[language])
    expect(plain((await say(question)).html)).toContain(textsOf(language).service.delivery)
  })

  test.each([
    ['ru', 'колье', 'какое из них меньше всего почернеет?', 'латунь', 'чёрный'],
    ['en', 'necklaces', 'which of them is least likely to turn black?', 'brass', 'black:'],
    ['zh', '项链', '戴一阵子会不会变黑', '黄铜', '黑色'],
  ] as const)('%s: "%s: %s" is told by what they are made of, and not by their colours', async (language, wish, question, told, untold) => {
    const brass = figure('Материал', 'Material', '材质', 'латунь', 'brass', '黄铜')
    const color = figure('Цвет', 'Color', '颜色', 'золотой', 'gold', '金色')
    const chains = [1, 2].map(() => anOffer({ title: title('Колье', 'Necklace', '项链'), attributes: [brass, color] }))
    const { text } = await said(language, chains, wish, question)
    expect(text).toContain(told)
    expect(text).not.toContain(untold)
  })

  test('"could a child of 4 play with it?" is told by their age', async () => {
    const age = figure('Возраст', 'Age', '适用年龄', 'от 6 лет', '6 years and up', '6岁以上')
    const puzzles = [1, 2].map(() => anOffer({ title: title('Пазл', 'Puzzle', '拼图'), attributes: [age] }))
    expect((await said('en', puzzles, 'puzzles', 'is it ok for a 4 year old?')).text).toContain('6 years')
  })

  test('"how many can it charge at once?" is told by the outputs', async () => {
    const outputs = figure('Выходы', 'Outputs', '输出接口', 'USB и Type-C', 'USB and Type-C', 'USB和Type-C')
    const banks = [1, 2].map(() => anOffer({ title: title('Пауэрбанк', 'Power bank', '充电宝'), attributes: [outputs] }))
    expect((await said('en', banks, 'power banks', 'how many phones does the second charge at the same time?')).text).toContain(
      'USB and Type-C',
    )
  })
})
