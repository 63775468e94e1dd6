import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, red, white } from '../../../test/market.ts'

const text = (en: string, ru: string, zh: string): LocalizedText => ({ en, ru, zh })
const attribute = (name: LocalizedText, value: LocalizedText) => ({ name, value })
const logo = (value: LocalizedText) => attribute(text('Custom logo', 'Нанесение логотипа', '是否可定制LOGO'), value)
const weight = (en: string, ru: string, zh: string) => attribute(text('Weight', 'Вес', '重量'), text(en, ru, zh))
const dishwasher = (value: LocalizedText) => attribute(text('Dishwasher', 'Посудомоечная машина', '洗碗机'), value)

/** Three mugs in the order of their prices. The first denies what the second states, and the third says nothing. */
const market = () =>
  aMarket([
    anOffer({
      priceLadder: ladder([10, 10], [500, 8]),
      options: colorOption(black, white),
      attributes: [
        attribute(text('Material', 'Материал', '材质'), text('304 stainless steel', 'нержавеющая сталь 304', '304不锈钢')),
        weight('0.3 kg', '0,3 кг', '0.3千克'),
        logo(text('no', 'нет', '否')),
        dishwasher(text('hand wash', 'только ручная мойка', '手洗')),
      ],
    }),
    anOffer({
      priceLadder: ladder([50, 12]),
      options: colorOption(red),
      attributes: [
        attribute(text('Material', 'Материал', '材质'), text('ceramic', 'керамика', '陶瓷')),
        weight('0.5 kg', '0,5 кг', '0.5千克'),
        logo(text('yes, from 200 pcs', 'да, от 200 шт.', '是，200件起')),
        dishwasher(text('safe', 'можно', '可以')),
        attribute(text('Warranty', 'Гарантия', '保修'), text('12 months', '12 месяцев', '12个月')),
        attribute(text('Keeps hot', 'Держит тепло', '保温时长'), text('6 hours', '6 часов', '6小时')),
      ],
      seller: { id: 's', name: 'Yongkang Cups', years: 9, isFactory: true },
      delivery: { dispatchHours: 48 },
      stock: 4300,
    }),
    anOffer({
      priceLadder: ladder([5, 14]),
      attributes: [attribute(text('Place of origin', 'Место производства', '产地'), text('Yiwu', 'Иу', '义乌'))],
    }),
  ])

const opening: Record<Language, string> = {
  ru: 'термокружки, сначала дешёвые',
  en: 'thermos mugs, cheapest first',
  zh: '保温杯，便宜的排前面',
}
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

async function asked(language: Language, ...messages: string[]) {
  const say = aConversation(market(), { language })
  const first = await say(opening[language])
  let reply = first
  for (const message of messages) reply = await say(message)
  return { reply, said: plain(reply.html), first }
}

describe('one of the offers shown', () => {
  // Each with what the answer must say, and what it must not.
  const questions: [Language, string, RegExp, RegExp?][] = [
    ['ru', 'на второй можно нанести логотип?', /логотип\p{L}*: да, от 200 шт.*«Нанесение логотипа: да, от 200 шт\.»/iu],
    ['ru', 'а на первую можно логотип?', /логотип\p{L}*: нет, «Нанесение логотипа: нет»/iu, /: да/],
    [
      'ru',
      'третью можно мыть в посудомойке?',
      /посудомо\p{L}*.*продавец не указывает.*Вот что указано.*Место производства: Иу/iu,
      /: да|: нет/,
    ],
    ['ru', 'второй можно мыть в посудомойке?', /: да, «Посудомоечная машина: можно»/],
    ['ru', 'из чего первая?', /нержавеющая сталь 304/, /керамика|Минимальный заказ/],
    ['ru', 'сколько весит второй вариант?', /0,5 кг/, /0,3/],
    ['ru', 'какая гарантия у второй?', /12 месяцев/],
    ['ru', 'у первой есть гарантия?', /гарантия: продавец не указывает/i, /12 месяцев/],
    ['ru', 'сколько за 500 штук первого?', /92 ₽.*за 500 шт.* 46 000 ₽/],
    ['ru', 'какая минималка у второго?', /Минимальный заказ: 50 шт/],
    ['ru', 'второй есть в красном?', /красный: есть/i],
    ['ru', 'первый есть в красном?', /красный: нет, указано: чёрный, белый/i],
    ['ru', 'когда отправят второй?', /Отправка за 48 ч/],
    ['ru', 'сколько держит тепло второй?', /6 часов/],
    ['en', 'is the second one dishwasher safe?', /: yes, “Dishwasher: safe”/],
    ['en', 'is the first one dishwasher safe?', /: no, “Dishwasher: hand wash”/, /: yes/],
    ['en', 'what is the first made of?', /304 stainless steel/],
    ['en', 'does the third one come in red?', /red: the seller does not say/i],
    ['en', 'what colours does the first one have?', /black, white/i, /red/i],
    ['en', 'how much for 100 of the second?', /138 ₽.*13,800 ₽ for 100|138 ₽.*13 800 ₽ for 100/],
    ['en', 'who is the seller of the second?', /Yongkang Cups/],
    ['en', 'how many of the second are in stock?', /4,300|4 300/],
    ['en', 'does the second have a warranty?', /12 months/],
    ['zh', '第二款可以印logo吗', /可以，200件起/],
    ['zh', '第一款能放洗碗机吗', /没有，“洗碗机：手洗”/],
    ['zh', '第一款是什么材质', /304不锈钢/, /陶瓷/],
    ['zh', '第二款起订量多少', /50/],
    ['zh', '第二款500个多少钱', /500.*共/],
    ['zh', '第三款有保修吗', /保修：卖家没有注明/],
  ]
  test.each(questions)('%s: %s is answered from its fields', async (language, question, says, saysNot) => {
    const { reply, said, first } = await asked(language, question)
    expect(said).toMatch(says)
    if (saysNot) expect(said).not.toMatch(saysNot)
    expect(reply.cards).toHaveLength(1)
    expect(first.cards.map(({ id }) => id)).toContain(reply.cards[0]!.id)
  })

  test('"it" is the one that was spoken of last', async () => {
    const { said } = await asked('ru', 'расскажи про второй', 'а логотип на него можно?')
    expect(said).toMatch(/от 200 шт/)
    const another = await asked('en', 'tell me about the first', 'is it dishwasher safe?')
    expect(another.said).toMatch(/: no, “Dishwasher: hand wash”/)
    const third = await asked('zh', '第二款介绍一下', '它有保修吗')
    expect(third.said).toMatch(/12个月/)
  })

  test('the selection stays after a question: "and the third?" is its third', async () => {
    const { reply, first } = await asked('ru', 'сколько весит второй вариант?', 'а третий?')
    expect(reply.cards.map(({ id }) => id)).toEqual([first.cards[2]!.id])
  })

  test('"why this one?" gives its reasons', async () => {
    const { said } = await asked('ru', 'почему именно первый?')
    expect(said).toMatch(/115 ₽/)
  })

  test('an offer that is not there is said to be missing', async () => {
    const { said, reply } = await asked('ru', 'пятый можно мыть в посудомойке?')
    expect(said).toContain('Варианта 5 нет')
    expect(reply.cards).toEqual([])
  })
})

describe('a part, or what becomes of it', () => {
  test.each([
    ['en', 'is the handle of the first metal?', /does not say.*Material: 304 stainless steel/, /metal: (?:yes|no)/],
    ['ru', 'ручка у первого металлическая?', /не указывает.*Материал: нержавеющая сталь 304/, /металл: (?:да|нет)/],
    ['zh', '第一款把手什么材质', /没有注明.*材质：304不锈钢/, /^$/],
    ['en', 'will the colour of the first fade?', /fade.*does not say/, /^$/],
    ['ru', 'пружина есть у второго', /№2.*не указывает/, /Ничего не нашёл/],
  ] as const)('%s: %s is not answered by what is stated of the whole', async (language, question, says, saysNot) => {
    const { said } = await asked(language, question)
    expect(said).toMatch(says)
    expect(said).not.toMatch(saysNot)
  })

  test.each([
    ['en', 'which one has the least weight?'],
    ['ru', 'у какого меньше всего вес?'],
  ] as const)('%s: %s is answered by the field that is named', async (language, question) => {
    const { reply, first } = await asked(language, question)
    expect(reply.cards.map(({ id }) => id)).toEqual([first.cards[0]!.id])
  })
})

describe('all that were shown', () => {
  test.each([
    ['ru', 'их можно мыть в посудомойке?', [/: нет/, /: да/, /не указывает/]],
    ['en', 'are they dishwasher safe?', [/: no/, /: yes/, /does not say/]],
    ['zh', '这些能放洗碗机吗', [/：没有/, /：有/, /没有注明/]],
    ['ru', 'сколько они весят?', [/0,3 кг/, /0,5 кг/, /не указывает/]],
    ['ru', 'какие цвета есть?', [/чёрный, белый/, /красный/, /не указывает/]],
  ] as const)('%s: %s is answered for each, in the order of the cards', async (language, question, expected) => {
    const { reply, said } = await asked(language, question)
    const lines = [...reply.html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => plain(line!))
    expect(lines, said).toHaveLength(3)
    for (const [at, line] of lines.entries()) expect(line).toMatch(expected[at]!)
    expect(reply.cards).toEqual([])
  })

  test.each([
    ['ru', 'какая из них самая лёгкая?', /№1.*300 г.*№2.*500 г.*Не указано \(вес\): №3/],
    ['ru', 'какой тяжелее?', /№2.*500 г.*№1.*300 г/],
    ['en', 'which one is the lightest?', /No\. 1.*(?:300 g|0\.3 kg).*No\. 2/],
    ['en', 'which is the cheapest?', /No\. 1.*115 ₽.*No\. 2/],
    ['zh', '哪个最轻？', /第1款.*第2款/],
    ['zh', '哪个起订量最低？', /第3款.*5/],
    ['ru', 'какой толще?', /Ни один из показанных.*толщина/],
  ] as const)('%s: %s is answered by that field', async (language, question, says) => {
    const { said, reply } = await asked(language, question)
    expect(said).toMatch(says)
    expect(reply.cards.length).toBeLessThanOrEqual(1)
  })

  test.each([
    ['ru', 'в чём разница 1 и 3?'],
    ['en', 'what is the difference between 1 and 3?'],
    ['zh', '1和3有什么区别'],
  ] as const)('%s: %s compares exactly those', async (language, question) => {
    const { reply, first } = await asked(language, question)
    const answer = reply.steps.find((step) => step.type === 'answer')
    expect(answer?.comparison?.product_ids).toEqual([first.cards[0]!.id, first.cards[2]!.id])
  })
})

describe('what is no question about those shown', () => {
  test.each([
    ['ru', 'есть подороже?'],
    ['ru', 'а есть красные?'],
    ['ru', 'есть чёрные?'],
    ['en', 'do you have red ones?'],
    ['en', 'any in black?'],
    ['zh', '有没有红色的'],
    ['ru', 'какая цена за 100 штук?'],
  ] as const)('%s: %s goes on searching', async (language, message) => {
    const { reply } = await asked(language, message)
    expect(reply.cards.length).toBeGreaterThan(0)
    expect(reply.steps.map(({ type }) => type)).toContain('cards')
    expect(plain(reply.html)).not.toMatch(/№1|No\. 1|第1款/)
  })
})

describe('what is not among the attributes', () => {
  const heavy = () =>
    aMarket([anOffer({ weightGrams: 320, stock: 129, priceLadder: ladder([10, 10], [500, 8]) }), anOffer({ salesCount: 7 })])

  test.each([
    ['ru', 'термокружки', 'сколько весит первая?', /вес: 320 г/i],
    ['en', 'thermos mugs', 'how heavy is the first?', /weight: 320 g/i],
    ['zh', '保温杯', '第一个多重', /重量：320克/],
  ] as const)('%s: what the marketplace says a piece weighs answers %s, %s', async (language, goods, question, says) => {
    const say = aConversation(heavy(), { language })
    await say(goods)
    expect(plain((await say(question)).html)).toMatch(says)
  })

  test('more pieces than there are: the price, and what is in stock', async () => {
    const say = aConversation(heavy())
    await say('thermos mugs')
    const said = plain((await say('what about 1000 of the first one')).html)
    expect(said).toMatch(/92 ₽ per piece/)
    expect(said).toMatch(/in stock: 129 pcs/i)
  })

  test.each([
    ['ru', 'чем первый от второго отличается', /нержавеющая сталь 304 \/ керамика/],
    ['en', "what's the difference between 1 and 2", /304 stainless steel \/ ceramic/],
    ['zh', '1和2有什么不同', /304不锈钢 \/ 陶瓷/],
  ] as const)('%s: %s names what their listings state differently', async (language, question, says) => {
    expect((await asked(language, question)).said).toMatch(says)
  })

  test('who would take one and asks how is told how, without its data sheet', async () => {
    const { said } = await asked('ru', 'возьму второй, как заказать?')
    expect(said).toContain('добавьте его в корзину')
    expect(said).not.toContain('Материал')
  })
})
