import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title, yuanInRoubles } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

/** What a buyer of several goods asks of all of them: what they come to together, as a kit, with delivery, within a budget. */

const mug = title('Кружка', 'Mug', '马克杯')
const umbrella = title('Складной зонт', 'Folding umbrella', '折叠雨伞')
const notebook = title('Блокнот', 'Notebook', '笔记本')
const pen = title('Гелевая ручка', 'Gel pen', '中性笔')

/** Mugs at 8 and 10 yuan, umbrellas at 20 and 15 from ten on, notebooks at 5, pens at 2 by the dozen. */
const shop = () =>
  aMarket([
    anOffer({ itemId: 'sum-mug', title: mug, priceLadder: ladder([1, 8]) }),
    anOffer({ itemId: 'sum-mug-dear', title: mug, priceLadder: ladder([1, 10]) }),
    anOffer({ itemId: 'sum-umbrella', title: umbrella, priceLadder: ladder([1, 20], [10, 15]) }),
    anOffer({ itemId: 'sum-notebook', title: notebook, priceLadder: ladder([1, 5]) }),
    anOffer({ itemId: 'sum-pen', title: pen, priceLadder: ladder([12, 2]), lotSize: 12 }),
  ])

/** So many yuan as an answer writes them in roubles, whole ones with no decimals. */
const roubles = (yuan: number, language: Language): string => {
  const amount = Math.round(yuan * yuanInRoubles * 100) / 100
  const digits = Number.isInteger(amount) ? 0 : 2
  return `${amount.toLocaleString(language === 'ru' ? 'ru' : 'en', { minimumFractionDigits: digits })} ₽`.replace(/\s/gu, ' ')
}

/** The talk up to its last message, which is answered. */
async function answerOf(language: Language, messages: readonly string[], market = shop()) {
  const say = aConversation(market, { language })
  for (const message of messages.slice(0, -1)) await say(message)
  const reply = await say(messages.at(-1)!)
  return { ...reply, said: plain(reply.html) }
}

const two: Record<Language, string[]> = {
  ru: ['кружки 100 шт', 'ещё зонты, 20 шт'],
  en: ['100 mugs', 'umbrellas too, 20 pcs'],
  zh: ['马克杯100个', '再要雨伞20把'],
}

const second: Record<Language, string> = { ru: 'беру вторую', en: 'the second one', zh: '第二款' }

describe('the goods of a talk', () => {
  test.each([
    ['ru', 'сколько за всё вместе?'],
    ['ru', 'сколько за оба?'],
    ['ru', 'посчитай всё в сумме'],
    ['ru', 'общая сумма за кружки и зонты?'],
    ['en', 'what would both come to?'],
    ['en', 'how much is everything together?'],
    ['en', 'total for the mugs and the umbrellas?'],
    ['zh', '两样一起多少钱'],
    ['zh', '全部加起来多少钱'],
  ] as const)('%s: "%s" is told by a line for each, at its own quantity, and the sum', async (language, asks) => {
    const { said, state } = await answerOf(language, [...two[language], asks])
    expect(said).toContain(roubles(800, language))
    expect(said).toContain(roubles(300, language))
    expect(said).toContain(textsOf(language).sum.total(roubles(1100, language)).replace(/\s/gu, ' '))
    expect(state).toMatchObject({ summed: [{ id: 'test-sum-mug' }, { id: 'test-sum-umbrella' }] })
  })

  test('the one that was chosen is counted, and goods that nobody sells are no part of the sum', async () => {
    const { said } = await answerOf('en', [
      ...two.en.slice(0, 1),
      'the second one',
      'do you have submarines?',
      two.en[1]!,
      'how much are both?',
    ])
    expect(said).toContain(`Together: ${roubles(1300, 'en')}.`)
  })

  test('of goods that were named one by one for want of a quantity the minimum order is counted, and it is said', async () => {
    const { said } = await answerOf('ru', ['кружки', 'ещё зонты, 20 шт', 'сколько за всё вместе?'])
    expect(said).toContain(textsOf('ru').sum.countOpen)
    expect(said).toContain(`Вместе: ${roubles(308, 'ru')}.`)
  })

  test('with more goods asked of than there were, those there are are counted', async () => {
    const { said } = await answerOf('en', [...two.en, 'how much for all three?'])
    expect(said).toContain(textsOf('en').sum.noOthers)
    expect(said).toContain(roubles(1100, 'en'))
  })

  test.each([
    ['ru', 'сколько вместе самые дешёвые?'],
    ['en', 'how much are the cheapest together?'],
    ['zh', '最便宜的加起来多少钱'],
  ] as const)('%s: "%s" counts the cheapest of each', async (language, asks) => {
    const [mugs, umbrellas] = two[language]
    const { said, state } = await answerOf(language, [mugs!, second[language], umbrellas!, asks])
    expect(said).toContain(roubles(1100, language))
    expect(state).toMatchObject({ summed: [{ id: 'test-sum-mug' }, { id: 'test-sum-umbrella' }] })
  })

  test.each([
    ['ru', 'а всё вместе с доставкой?'],
    ['en', 'and both with shipping?'],
    ['zh', '两样一起含运费多少钱'],
  ] as const)('%s: "%s" tells of the delivery as well', async (language, asks) => {
    const { said } = await answerOf(language, [...two[language], asks])
    expect(said).toContain(roubles(1100, language))
    expect(said).toContain(textsOf(language).service.delivery)
  })

  test('what has no price is named and left out of the sum', async () => {
    const market = aMarket([
      anOffer({ itemId: 'priced', title: mug, priceLadder: ladder([1, 10]) }),
      anOffer({ itemId: 'unpriced', title: umbrella, priceLadder: [], moq: 1 }),
    ])
    const { said } = await answerOf('en', [...two.en, 'how much are both?'], market)
    expect(said).toContain(`Together: ${roubles(1000, 'en')}.`)
    expect(said).toContain(textsOf('en').sum.without(['Folding umbrella']))
  })

  test('who asks what all of it weighs, or whether both have something, asks for no sum', async () => {
    for (const asks of ['сколько всё вместе весит?', 'оба есть в чёрном?'])
      expect((await answerOf('ru', [...two.ru, asks])).said).not.toContain('Вместе:')
  })
})

describe('a budget', () => {
  test.each([
    ['ru', 'уложимся в 20 тысяч?', 20_000],
    ['ru', 'а 20 тысяч хватит?', 20_000],
    ['en', 'would both fit in 20000 roubles?', 20_000],
    ['zh', '两样一起20000卢布够吗', 20_000],
  ] as const)('%s: "%s" is told with what is left', async (language, asks, limit) => {
    const { said } = await answerOf(language, [...two[language], asks])
    const left = limit / yuanInRoubles - 1100
    expect(said).toContain(
      textsOf(language)
        .sum.fits(roubles(limit / yuanInRoubles, language), roubles(left, language), false)
        .replace(/\s/gu, ' '),
    )
  })

  test.each([
    ['ru', 'уложимся в 10 тысяч?', /В 10 000 ₽ не укладывается, не хватает 2 650 ₽/],
    ['en', 'can we stay under $150?', /That is 8\.13 USD over 150 USD/],
    ['zh', '1000块够不够', /1,000 ¥不够，还差100 ¥/],
  ] as const)('%s: "%s" is told by how much it is too little, in its own currency', async (language, asks, says) => {
    expect((await answerOf(language, [...two[language], asks])).said).toMatch(says)
  })

  test('of one kind of goods is a condition for them', async () => {
    const { cards, state } = await answerOf('ru', ['кружки 100 шт', 'уложусь в 10000?'])
    expect(state).toMatchObject({ wish: { budget: { minor: 1_000_000, currency: 'RUB' } } })
    expect(cards.map(({ id }) => id)).toEqual(['test-sum-mug'])
  })
})

describe('offers of one kind', () => {
  test('that were pointed at are added up, each as often as is said', async () => {
    const say = aConversation(shop(), { language: 'ru' })
    await say('кружки 100 шт')
    expect(plain((await say('сколько первый и второй вместе?')).html)).toContain(`Вместе: ${roubles(1800, 'ru')}.`)
    expect(plain((await say('а если по 10 каждого?')).html)).toContain(`Вместе: ${roubles(180, 'ru')}.`)
    expect(plain((await say('а с доставкой?')).html)).toContain(textsOf('ru').service.delivery)
  })

  test('are both where there are two, and asked about where there are more', async () => {
    const few = aConversation(shop(), { language: 'en' })
    await few('100 mugs')
    expect(plain((await few('how much are both?')).html)).toContain(roubles(1800, 'en'))
    const many = aConversation(aMarket([1, 2, 3].map((place) => anOffer({ itemId: `of-three-${place}`, title: mug }))), { language: 'en' })
    await many('100 mugs')
    expect(plain((await many('how much are both?')).html)).toContain(plain(textsOf('en').sum.which.replaceAll('"', '&quot;')))
  })

  test('are no sum where nothing but "all together" is asked: each is told with its own', async () => {
    const { said } = await answerOf('ru', ['кружки 100 шт', 'и сколько всё вместе?'])
    expect(said).toContain(roubles(1000, 'ru'))
    expect(said).toContain(roubles(800, 'ru'))
    expect(said).not.toContain('Вместе:')
  })
})

/** The better mug is the dearer one. */
const kitShop = () =>
  aMarket([
    anOffer({
      itemId: 'kit-mug-good',
      title: mug,
      priceLadder: ladder([1, 10]),
      salesCount: 90_000,
      seller: { id: 'good', name: 'Good', years: 15, repurchaseRate: 0.7, isFactory: true },
    }),
    anOffer({
      itemId: 'kit-mug-cheap',
      title: mug,
      priceLadder: ladder([1, 9.9]),
      salesCount: 1,
      seller: { id: 'new', name: 'New', years: 1 },
    }),
    anOffer({ itemId: 'kit-mug-dear', title: mug, priceLadder: ladder([1, 14.9]) }),
    anOffer({ itemId: 'kit-notebook', title: notebook, priceLadder: ladder([1, 5]) }),
  ])

const kits: Record<Language, string> = {
  ru: 'набор: блокнот, ручка, зонт, 24 набора',
  en: 'we need 24 kits: notebook, pen, umbrella',
  zh: '套装：笔记本、笔、雨伞，24套',
}

describe('a kit', () => {
  test.each(['ru', 'en', 'zh'] as const)('%s: offers of each part are shown, and what one kit and all come to', async (language) => {
    const { cards, said, state } = await answerOf(language, [kits[language]])
    expect(cards.map(({ id }) => id).sort()).toEqual(['test-sum-notebook', 'test-sum-pen', 'test-sum-umbrella'])
    expect(said).toContain(textsOf(language).sum.kits(roubles(22, language), 24, roubles(528, language)).replace(/\s/gu, ' '))
    expect(state).toMatchObject({ wish: { isKit: true, quantity: 24, traits: [] } })
  })

  test('for a few takes as much of each as is sold, and says so', async () => {
    const { said } = await answerOf('ru', ['5 наборов: блокнот, ручка'])
    expect(said).toContain('5 шт. не продают: минимальный заказ 12 шт.')
    expect(said).toContain(`Один набор: ${roubles(7, 'ru')}, 5 наборов: ${roubles(25 + 24, 'ru')}.`)
  })

  test.each([
    ['ru', 'сколько выйдет один набор?'],
    ['en', "what's the kit price?"],
    ['zh', '一套下来多少钱'],
  ] as const)('%s: "%s" asks for that again', async (language, asks) => {
    expect((await answerOf(language, [kits[language], asks])).said).toContain(roubles(22, language))
  })

  test.each([
    ['ru', 'набор до 300 рублей?', 'В 300 ₽ за набор укладывается, остаётся 47 ₽.'],
    ['en', 'kit price under 300 roubles each?', 'That is within 300 ₽ per kit, with 47 ₽ to spare.'],
    ['zh', '预算一套20块够吗', '每套20 ¥不够，还差2 ¥。'],
  ] as const)('%s: "%s" is a limit for one of them', async (language, asks, says) => {
    expect((await answerOf(language, [kits[language], asks])).said).toContain(says)
  })

  test('beyond what was named for it is made up of the cheapest, and says whether these do', async () => {
    const { said } = await answerOf('ru', ['наборы: кружка и блокнот, 10 наборов, бюджет 1720 рублей'], kitShop())
    expect(said).toContain(textsOf('ru').sum.ofCheapest)
    expect(said).toContain('В 1 720 ₽ укладывается, остаётся 6,50 ₽.')
  })

  test.each([
    ['ru', 'кружку вместо ручки', ['type.notebook', 'type.mug', 'type.umbrella']],
    ['ru', 'добавь кружку', ['type.notebook', 'type.pen', 'type.umbrella', 'type.mug']],
    ['ru', 'без ручки', ['type.notebook', 'type.umbrella']],
    ['en', 'swap the pen for a mug', ['type.notebook', 'type.mug', 'type.umbrella']],
    ['en', 'add a mug to the kit', ['type.notebook', 'type.pen', 'type.umbrella', 'type.mug']],
    ['zh', '再加一个马克杯', ['type.notebook', 'type.pen', 'type.umbrella', 'type.mug']],
  ] as const)('%s: "%s" makes it of other parts', async (language, asks, types) => {
    const { state } = await answerOf(language, [kits[language], asks])
    expect(state).toMatchObject({ wish: { types, isKit: true, quantity: 24 } })
  })

  test('asks for more of them, and for cheaper ones', async () => {
    const say = aConversation(kitShop(), { language: 'en' })
    await say('kits: mug, notebook, 10 kits')
    expect(plain((await say('make it 20 kits')).html)).toContain(textsOf('en').sum.kits(roubles(15, 'en'), 20, roubles(300, 'en')))
    expect(plain((await say('cheaper?')).html)).toContain(textsOf('en').sum.kits(roubles(14.9, 'en'), 20, roubles(298, 'en')))
  })

  test('is there still once one of its parts was looked at alone', async () => {
    const { said } = await answerOf('ru', [kits.ru, 'сколько стоит ручка?', 'общая сумма за 24 набора?'])
    expect(said).toContain(`Один набор: ${roubles(22, 'ru')}, 24 набора: ${roubles(528, 'ru')}.`)
  })

  test('is not called by goods: 礼盒 before its parts is no gift box', async () => {
    const { state } = await answerOf('zh', ['礼盒：笔记本、笔，24套'])
    expect(state).toMatchObject({ wish: { types: ['type.notebook', 'type.pen'], isKit: true } })
  })
})

const withLogo = stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', ['да', 'yes', '是'])
const deskKit = () =>
  aMarket([
    anOffer({ itemId: 'again-book', title: title('Блокнот', 'Notebook', '笔记本'), priceLadder: ladder([1, 9]), attributes: [withLogo] }),
    anOffer({
      itemId: 'again-pen',
      title: title('Ручка', 'Pen', '笔'),
      priceLadder: ladder([1, 2.1]),
      salesCount: 9000,
      seller: { id: 'again', name: 'Old', years: 15, repurchaseRate: 0.6, isFactory: true },
      attributes: [withLogo],
    }),
    anOffer({
      itemId: 'again-pen-low',
      title: title('Ручка', 'Pen', '笔'),
      priceLadder: ladder([1, 2]),
      salesCount: 1,
      attributes: [withLogo],
    }),
    anOffer({ itemId: 'again-pen-plain', title: title('Ручка', 'Pen', '笔'), priceLadder: ladder([1, 1]) }),
  ])

test('what was counted with the cheapest is counted so again', async () => {
  const say = aConversation(deskKit(), { language: 'en' })
  await say('notebooks and pens with our logo, 100 of each')
  const sum = (html: string): string | undefined => /Together:\s*([\d,]+)/.exec(plain(html))?.[1]
  const cheapest = sum((await say('how much are the cheapest together?')).html)
  expect(cheapest).toBeDefined()
  expect(sum((await say('and both together with delivery?')).html)).toBe(cheapest)
})

test('a cheaper one of several goods keeps what was wished for of them', async () => {
  const say = aConversation(deskKit(), { language: 'en' })
  await say('notebooks and pens with our logo, 100 of each')
  await say('notebooks A5')
  const { state } = await say('is there a cheaper pen?')
  expect(state).toMatchObject({ wish: { types: ['type.pen'], traits: ['feature.customizable-logo'], quantity: 100, sort: 'price' } })
})
