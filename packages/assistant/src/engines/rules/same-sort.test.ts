import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** What a word of a talk means by the goods that the talk is about. */

const material = (...value: [ru: string, en: string, zh: string]) => stated('Материал', 'Material', '材质', value)

const leash = title('Поводок для собак', 'Dog leash', '狗绳')
const petBed = title('Лежанка для собак', 'Dog bed', '狗窝')
const bed = title('Кровать', 'Bed frame', '床架')
const mat = title('Коврик для йоги', 'Yoga mat', '瑜伽垫')
const band = title('Лента-эспандер', 'Resistance band', '弹力带')
const slippers = title('Тапочки', 'Slippers', '拖鞋')

describe('goods by a short name', () => {
  const market = () =>
    aMarket([
      anOffer({ itemId: 'leash', title: leash }),
      anOffer({ itemId: 'pet-bed', title: petBed }),
      anOffer({ itemId: 'bed', title: bed }),
      anOffer({ itemId: 'mat', title: mat }),
      anOffer({ itemId: 'band', title: band }),
    ])
  test.each([
    ['dog leashes', 'and beds?', ['test-pet-bed']],
    ['yoga mats', 'and bands? the light ones', ['test-band']],
    // What was asked for first is of no sort yet.
    ['beds', undefined, ['test-bed']],
  ] as const)('after %s, "%s"', async (goods, next, ids) => {
    const say = aConversation(market(), { language: 'en' })
    let reply = await say(goods)
    if (next) reply = await say(next)
    expect(reply.cards.map(({ id }) => id)).toEqual(ids)
  })
})

describe('what is not wanted', () => {
  const market = () =>
    aMarket([
      anOffer({ itemId: 'eva', title: slippers, attributes: [material('ЭВА', 'EVA', 'EVA')] }),
      anOffer({ itemId: 'pvc', title: slippers, attributes: [material('ПВХ', 'PVC', 'PVC')] }),
      anOffer({ itemId: 'cotton', title: slippers, attributes: [material('хлопок', 'cotton', '棉')] }),
    ])
  test.each([
    ['ru', 'тапочки', 'не пластик'],
    ['en', 'slippers', 'no plastic'],
    ['zh', '拖鞋', '不要塑料的'],
    // Disliked is not wanted.
    ['ru', 'тапочки', 'пластик мне не нравится'],
    ['en', 'slippers', "we don't like plastic"],
    ['zh', '拖鞋', '塑料的不喜欢'],
  ] as [Language, string, string][])('%s, after %s: "%s" leaves out every plastic', async (language, goods, said) => {
    const say = aConversation(market(), { language })
    await say(goods)
    const { cards, html } = await say(said)
    expect(cards.map(({ id }) => id)).toEqual(['test-cotton'])
    expect(html).not.toMatch(/eva|эва|tpu/i)
  })
})

describe('what they can bear', () => {
  const weight = stated('Вес', 'Weight', '重量', ['670 г', '670 g', '670克'])
  const forPets = stated('Для питомца весом', 'For pets up to', '适合体重', ['до 25 кг', '25 kg', '25公斤'])
  test.each([
    ['ru', 'лежанки для собак', 'на какой вес рассчитан первый', /25 кг/],
    ['en', 'dog beds', 'how much weight can it hold?', /25 kg/],
    ['en', 'dog beds', 'how strong is it?', /25 kg/],
  ] as [Language, string, string, RegExp][])('%s, after %s: "%s"', async (language, goods, question, says) => {
    const say = aConversation(aMarket([anOffer({ title: petBed, attributes: [weight, forPets] })]), { language })
    await say(goods)
    const said = plain((await say(question)).html)
    expect(said).toMatch(says)
    expect(said).not.toMatch(/670 [gг]/)
  })

  const drill = title('Дрель', 'Drill', '电钻')
  const torque = (newtonMetres: number) =>
    stated('Макс. крутящий момент', 'Max torque', '最大扭矩', [`${newtonMetres} Н·м`, `${newtonMetres} N·m`, `${newtonMetres}牛·米`])
  const idle = stated('Скорость без нагрузки', 'No-load speed', '空载转速', ['1350 об/мин', '1350 rpm', '1350转'])
  test.each([
    ['ru', 'дрели', 'помощнее надо'],
    ['en', 'drills', 'more powerful please'],
  ] as [Language, string, string][])('%s, after %s: "%s" is told by the torque where no power is stated', async (language, goods, more) => {
    const market = aMarket([
      anOffer({ itemId: 'weak', title: drill, attributes: [torque(25), idle] }),
      anOffer({ itemId: 'middle', title: drill, attributes: [torque(25), idle] }),
      anOffer({ itemId: 'strong', title: drill, attributes: [torque(60), idle] }),
    ])
    const say = aConversation(market, { language })
    await say(goods)
    expect((await say(more)).cards.map(({ id }) => id)).toEqual(['test-strong'])
  })

  test('how strong a drill is tells its torque, and no speed without load', async () => {
    const say = aConversation(aMarket([anOffer({ title: drill, attributes: [torque(45), idle] })]), { language: 'en' })
    await say('drills')
    const said = plain((await say('how strong is it?')).html)
    expect(said).toContain('45 N·m')
    expect(said).not.toContain('1350')
  })
})

describe('how long the heat is kept', () => {
  const mug = title('Термокружка', 'Thermos mug', '保温杯')
  const keeps = (hours: number) => stated('Держит тепло', 'Keeps hot', '保温时长', [`${hours} часов`, `${hours} hours`, `${hours}小时`])
  test.each([
    ['ru', 'термокружки, чтобы тепло держали 12 часов'],
    ['en', 'thermos mugs that keep hot for 12 hours'],
    ['zh', '保温杯 十二小时保温的'],
  ] as [Language, string][])('%s: %s', async (language, message) => {
    const market = aMarket([
      anOffer({ itemId: 'short', title: mug, attributes: [keeps(6)] }),
      anOffer({ itemId: 'long', title: mug, attributes: [keeps(12)] }),
    ])
    const { cards } = await aConversation(market, { language })(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-long'])
  })
})

describe('questions of what is shown', () => {
  const lamp = title('Настольная лампа', 'Desk lamp', '台灯')
  const cable = stated('Длина кабеля', 'Cable length', '线长', ['1,2 м', '1.2 m', '1.2米'])
  test.each(["how long's the cable", 'how long is the cable'])('"%s" asks of the lamps, and for no cables', async (question) => {
    const say = aConversation(
      aMarket([anOffer({ title: lamp, attributes: [cable] }), anOffer({ title: title('Кабель', 'Cable', '数据线') })]),
      { language: 'en' },
    )
    await say('desk lamps')
    expect(plain((await say(question)).html)).toContain('Cable length: 1.2 m')
  })

  test('"какой блютуз" wants what stands under that name', async () => {
    const phones = title('Беспроводные наушники', 'Wireless earphones', '无线耳机')
    const say = aConversation(
      aMarket([anOffer({ title: phones, attributes: [stated('Bluetooth', 'Bluetooth', '蓝牙', ['5.4', '5.4', '5.4'])] })]),
      {
        language: 'ru',
      },
    )
    await say('беспроводные наушники')
    expect(plain((await say('какой блютуз у них')).html)).toContain('Bluetooth: 5.4')
  })

  test('fewer than the minimum are not sold, and what the minimum costs is told', async () => {
    const say = aConversation(aMarket([anOffer({ title: lamp, moq: 100, priceLadder: ladder([100, 10]) })]), { language: 'en' })
    await say('desk lamps')
    expect(plain((await say('how much for 20 of the first?')).html)).toMatch(
      /20 pcs are not sold: the minimum order is 100 pcs; .*for 100 pcs/,
    )
  })
})
