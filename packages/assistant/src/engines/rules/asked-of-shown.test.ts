import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, red, stated, title, white } from '../../../test/market.ts'

/** What buyers ask of the goods on the screen without pointing at one of them. */

const vacuums = title('Автомобильный пылесос', 'Car vacuum', '车载吸尘器')
const features = (...value: [ru: string, en: string, zh: string]) => stated('Особенности', 'Features', '特点', value)
const market = () => [
  anOffer({
    title: vacuums,
    priceLadder: ladder([10, 10], [500, 8]),
    attributes: [features('тихий, с насадками', 'quiet, with brushes', '静音、带刷头')],
    options: colorOption(red, white),
    delivery: { dispatchHours: 24 },
  }),
  anOffer({
    title: vacuums,
    priceLadder: ladder([20, 12]),
    attributes: [
      stated('Для кого', 'For whom', '适用人群', ['для девочек', 'girls', '女孩']),
      stated('Комплектация', 'Set includes', '套餐', ['чехол', 'pouch', '收纳袋']),
    ],
    options: colorOption(black),
    delivery: { dispatchHours: 72 },
  }),
  anOffer({ title: vacuums, priceLadder: ladder([5, 14]), attributes: [features('компактный', 'mini', '迷你')] }),
]
const opening: Record<Language, string> = {
  ru: 'автомобильные пылесосы, сначала дешёвые',
  en: 'car vacuums, cheapest first',
  zh: '车载吸尘器，便宜的排前面',
}
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

async function said(offers: Offer[], language: Language, ...messages: string[]) {
  const say = aConversation(aMarket(offers), { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return { ...reply, text: plain(reply.html) }
}

describe('all of those shown', () => {
  const questions: [Language, string, RegExp, RegExp?][] = [
    // When they leave, and whether that is by then.
    ['ru', 'можно завтра отправить?', /№1.*за 24 ч, к сроку успеет.*№2.*72 ч \(3 дня\), к этому сроку не обещано.*№3.*не указывает/],
    ['ru', 'когда отправите?', /№1.*отправка за 24 ч.*№2.*72 ч/, /Доставка занимает/],
    ['en', 'how soon can it be sent?', /dispatched within 24 hours.*72 hours \(3 days\)/],
    ['en', 'can they leave today?', /24 hours, so not by then for certain/, /in time/],
    ['zh', '最快什么时候发', /24小时内发货.*72小时内发货（3天）/],
    ['zh', '后天能寄出吗', /24小时内发货，来得及.*72小时内发货（3天），不保证赶得上/],
    // What so many cost.
    [
      'ru',
      'а если 3000 возьму, дешевле?',
      /92 ₽ за штуку, за 3 000 шт\..*дешевле, чем 115 ₽.*цена та же, что при заказе 20 шт/,
      /Ищу дешевле/,
    ],
    ['en', 'any cheaper if I take 3000?', /92 ₽ per piece, 276,000 ₽ for 3,000 pcs; cheaper than 115 ₽/, /Looking below/],
    ['zh', '拿3000个能便宜吗', /3,000.*比10.*便宜.*与20.*价格相同/],
    // What comes along: only what is said of that very thing.
    [
      'ru',
      'насадки в комплекте?',
      /№1.*с насадками.*№2.*«насадки в комплекте»: продавец не указывает; Комплектация: чехол.*№3.*не указывает/,
    ],
    ['en', 'brushes, included?', /No\. 1.*with brushes.*No\. 2.*does not say; Set includes: pouch/],
    ['zh', '刷头送吗', /带刷头.*卖家没有注明/],
    // Noise, and no capacity.
    ['ru', 'какой тише', /В цифрах никто.*уровень шума.*№1.*тихий/, /объ[её]м|вместим/i],
    ['en', 'which is quieter?', /None states it in figures \(noise\).*No\. 1.*quiet/, /No\. 3|capacity/],
    ['zh', '哪个声音小', /噪音.*第1款.*静音/, /容量/],
    // For whom.
    ['ru', 'какой лучше для девочки', /По тому, что указывают.*№2.*Для кого: для девочек/, /Сравнение/],
    ['en', 'which is better for a girl?', /By what the sellers state.*No\. 2.*For whom: girls/],
    ['zh', '哪个更适合女孩', /第2款.*适用人群：女孩/],
    ['en', 'which is best for a boy?', /None of the sellers shown states it \(boys\).*colours: red, white/, /By what the sellers/],
  ]
  test.each(questions)('%s: %s is answered from their fields', async (language, question, says, saysNot) => {
    const { text } = await said(market(), language, opening[language], question)
    expect(text).toMatch(says)
    if (saysNot) expect(text).not.toMatch(saysNot)
  })

  test.each<[Language, string]>([
    ['ru', 'где-то тысяча'],
    ['en', 'about 1000'],
    ['zh', '大概1000'],
  ])('%s: "%s" counts pieces', async (language, message) => {
    const { state, text } = await said(market(), language, opening[language], message)
    expect(state).toMatchObject({ wish: { quantity: 1000 } })
    expect((state as { wish: object }).wish).not.toHaveProperty('price')
    expect(text).toMatch(/1\D?000 ?(?:шт|pcs|个|件|台)/)
  })
  test('of power banks it is what they hold', async () => {
    const bank = anOffer({ title: title('Пауэрбанк 20000 мАч', 'Power bank 20000 mAh', '充电宝 20000毫安') })
    expect((await said([bank], 'en', 'power banks', 'about 20000')).state).toMatchObject({
      wish: { measures: [{ dimension: 'charge', target: 20_000 }] },
    })
  })
  test('with its currency it is a price', async () => {
    expect((await said(market(), 'en', opening.en, 'about 1000 rubles')).state).toMatchObject({ wish: { price: { target: 100_000 } } })
  })

  test('what came only near the wish is priced where it stands', async () => {
    const { text } = await said(market(), 'ru', opening.ru, 'до 50 рублей', 'а почём если взять 400')
    expect(text).toMatch(/№1.*за 400 шт/)
  })
  test('whether goods are safe is answered by their papers, and by who sells them', async () => {
    expect((await said(market(), 'zh', opening.zh, '安全吗')).text).toMatch(/所列卖家都没有注明认证.*Karavan/)
  })

  test.each<[Language, string]>([
    ['ru', 'а что-нибудь биоразлагаемое взамен'],
    ['en', 'something compostable instead?'],
  ])('%s: "%s" looks for goods of the kind after one of them was spoken of', async (language, message) => {
    const compostable = anOffer({ title: vacuums, attributes: [features('биоразлагаемый', 'compostable', '可降解')] })
    const first = { ru: 'расскажи про первый', en: 'tell me about the first one', zh: '' }[language]
    const { cards } = await said([...market(), compostable], language, opening[language], first, message)
    expect(cards.map(({ id }) => id)).toEqual([compostable.id])
  })
})

describe('sides that are named together', () => {
  const curtain = (size: string) =>
    anOffer({
      title: title(`Штора ${size} см`, `Curtain ${size} cm`, `窗帘 ${size}cm`),
      attributes: [stated('Размер', 'Size', '尺寸', [`${size} см`, `${size} cm`, `${size}cm`])],
    })
  const [short, wide, long] = [curtain('100x130'), curtain('300x180'), curtain('150x270')]

  test.each<[Language, string, string]>([
    ['ru', 'шторы', 'а подлиннее?'],
    ['en', 'curtains', 'longer ones?'],
    ['zh', '窗帘', '有长一点的吗'],
  ])('%s: what hangs is as long as its second side', async (language, first, message) => {
    const { cards, text } = await said([short, wide, long], language, first, message)
    expect(cards.map(({ id }) => id)).toEqual([long.id])
    expect(text).not.toMatch(/не указывает|states it|没有注明/)
  })
})

describe('the size of an animal', () => {
  const bed = (ru: string, en: string, zh: string) => anOffer({ title: title(`Лежанка для собак ${ru}`, `Dog bed ${en}`, `狗窝 ${zh}`) })
  const [small, large, plainBed] = [
    bed('100 см, для мелких пород', '100 cm, for small breeds', '100cm 小型犬'),
    bed('60 см, для крупных пород', '60 cm, for large breeds', '60cm 大型犬'),
    bed('80 см', '80 cm', '80cm'),
  ]

  test.each<[Language, string[]]>([
    ['ru', ['лежанки для больших собак']],
    ['ru', ['лежанки для собак', 'для больших собак']],
    ['en', ['beds for large dogs']],
    ['en', ['dog beds', 'for big dogs']],
    ['zh', ['大型犬狗窝']],
  ])('%s: %s is no order by size', async (language, messages) => {
    const { cards, state } = await said([small, large, plainBed], language, ...messages)
    expect(cards[0]!.id).toBe(large.id)
    expect(cards.map(({ id }) => id)).not.toContain(small.id)
    expect((state as { wish: object }).wish).not.toHaveProperty('extreme')
  })
})

describe('goods of cloth', () => {
  const towels = title('Банное полотенце', 'Bath towel', '浴巾')
  const density = (value: string) => stated('Плотность', 'Fabric weight', '克重', [`${value} г/м²`, `${value} g/m²`, `${value}克/平方米`])
  const shop = () => [
    anOffer({ title: towels, attributes: [density('400')], priceLadder: ladder([10, 10]) }),
    anOffer({ title: towels, attributes: [density('550')], priceLadder: ladder([10, 20]) }),
  ]
  test.each<[Language, string, string]>([
    ['ru', 'банные полотенца', 'а потолще есть?'],
    ['en', 'bath towels', 'got any thicker ones?'],
    ['zh', '浴巾', '有没有更厚的'],
  ])('%s: thicker ones weigh more by the square metre where no listing states how thick they are', async (language, first, message) => {
    const reply = await said(shop(), language, first, message)
    expect(reply.text).toMatch(/400/)
    expect(reply.cards).toHaveLength(1)
    expect(reply.cards[0]).toMatchObject({ price: 230 })
  })
})

test('the size of a bag is what it holds, where its listing states no other', async () => {
  const bags = [anOffer({ title: title('Спортивная сумка 45 л', 'Duffel bag 45 l', '运动包 45升') })]
  expect((await said(bags, 'en', 'duffel bags', 'ok what sizes do they come in')).text).toMatch(/capacity: 45 l/i)
  expect((await said(bags, 'ru', 'спортивные сумки', 'а какого они размера?')).text).toMatch(/45 л/)
})

test('nothing is the smallest by what is no size of it', async () => {
  const earrings = [
    anOffer({
      title: title('Серьги-кольца', 'Hoop earrings', '耳圈'),
      attributes: [stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', ['да, от 300 шт', 'yes, from 300 pcs', '可以，300件起'])],
    }),
    anOffer({ title: title('Серьги-кольца', 'Hoop earrings', '耳圈') }),
  ]
  const reply = await said(earrings, 'en', 'hoop earrings', 'which is the smallest?')
  expect(reply.text).toMatch(/None of the sellers shown states it \(sizes\)/)
})
