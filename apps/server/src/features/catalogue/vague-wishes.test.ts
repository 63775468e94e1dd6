// @database embedded
import type { Language } from '@karavan/contract/language.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestDb
beforeAll(async () => {
  t = await testDb({ content: 'market' })
})
afterAll(() => t.close())
const ask = (language: Language, message: string) => createTalks(t.db, [sampleMarketplace(t.db)])(language)(message)

/** What suits each need, as the categories of the sample market name it: judged from the offers themselves. */
const gifts = /Thermos mugs|Notebooks|Umbrellas|Power banks|Mugs|Blankets|Scarves|Cosmetic|Towels|night|Flashlights|Screwdrivers/i
const catering = /Thermos mugs|Mugs|Glasses|Kitchen tools|Tote bags|Stickers|Organizers|Frying pans|Knives|Cutting boards|Food containers/
const rooms = /Towels|Slippers|Bedding|Pillows|Blankets|Umbrellas/
const wedding = /Gift packaging|Glasses|Tote bags|Keychains|Blankets/
const children = /Building toys|Educational toys|Soft toys|Pencil cases|Blankets|Towels/
const handouts = /Notebooks|Pens|Tote bags|Water bottles|Power banks|Keychains/
const office = /Notebooks|Pens|Mugs|lamps|Organizers/
const gym = /Yoga mats|Dumbbells|Resistance bands|Jump ropes|Towels|Water bottles/
const salon = /mirrors|Towels|Makeup brushes|Nail tools|Cosmetic bags|Organizers/
const clothes = /T-shirts|Hoodies|Dresses|Jeans|Jackets|Scarves/
const hike = /Flashlights|Backpacks|Thermos mugs|Water bottles|Waist bags|Food containers/
const pets = /Pet|Leashes/
const moving = /Tapes|Zip bags|Organizers|Poly mailers/
const parcels = /Tapes|Zip bags|Poly mailers|Stickers|Gift packaging/
const party = /Mugs|Glasses|Tote bags|Keychains|T-shirts/

describe('a vague need gets a first selection of suitable kinds, and at most one question [build 8]', () => {
  test.each<[Language, string, RegExp, number?]>([
    ['ru', 'подарок коллегам, 30 человек', gifts, 30],
    ['ru', 'сувениры на конференцию', gifts],
    ['ru', 'в отель', rooms],
    ['ru', 'товары для отеля', rooms],
    ['ru', 'на свадьбу, 80 человек', wedding, 80],
    ['ru', 'открываю кофейню', catering],
    ['ru', 'для детского сада', children],
    ['ru', 'хочу открыть магазин одежды', clothes],
    ['ru', 'открыть салон красоты', salon],
    ['ru', 'поход на 10 человек', hike, 10],
    ['ru', 'корпоратив на 100 человек', party, 100],
    ['ru', 'на переезд', moving],
    ['ru', 'запускаем интернет-магазин', parcels],
    ['en', 'open a coffee shop', catering],
    ['en', 'what do I need for a hotel', rooms],
    ['en', 'for kindergarten', children],
    ['en', 'things for a gym', gym],
    ['en', 'supplies for a conference of 200 people', handouts, 200],
    ['en', 'gifts for 50 employees', gifts, 50],
    ['en', "we're opening a pet shop", pets],
    ['en', 'new office', office],
    ['en', 'starting an online store', parcels],
    ['zh', '开奶茶店', catering],
    ['zh', '开咖啡店需要什么', catering],
    ['zh', '婚礼用品', wedding],
    ['zh', '幼儿园用品', children],
    ['zh', '酒店用品', rooms],
    ['zh', '开餐厅', catering],
    ['zh', '开网店', parcels],
    ['zh', '健身房用品', gym],
  ])('%s: %s', async (language, message, suitable, people) => {
    const { html, cards, offers, suggestions } = await ask(language, message)
    const kinds = offers.map(({ category }) => category?.en?.split(' / ').at(-1) ?? '')
    expect(kinds.filter((kind) => !suitable.test(kind))).toEqual([])
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(3)
    expect(suggestions.length).toBeGreaterThanOrEqual(2)
    expect(html.match(/[?？]/g)?.length ?? 0).toBeLessThanOrEqual(1)
    // One for each, and no more than that need be ordered.
    if (people !== undefined) for (const card of cards) expect(card.moq).toBeLessThanOrEqual(people)
  })

  test('the budget of the lot is shared out among the people', async () => {
    const { cards } = await ask('ru', 'подарки коллегам, 30 человек, бюджет на всех 3000 рублей')
    expect(cards.length).toBeGreaterThan(2)
    for (const { price, moq } of cards) {
      expect(price).toBeLessThanOrEqual(100)
      expect(moq).toBeLessThanOrEqual(30)
    }
  })

  test('goods that are named are what is wanted, wherever they are for', async () => {
    for (const [language, message, kind] of [
      ['ru', 'полотенца для отеля', 'Towels'],
      ['en', 'mugs for a coffee shop', 'Mugs'],
      ['zh', '酒店毛巾', 'Towels'],
    ] as const) {
      const { offers } = await ask(language, message)
      expect(offers.length).toBeGreaterThan(0)
      expect(new Set(offers.map(({ category }) => category?.en?.split(' / ').at(-1)))).toEqual(new Set([kind]))
    }
  })

  test('what goods are for, said of those on the screen, is about them', async () => {
    const say = createTalks(t.db, [sampleMarketplace(t.db)])('ru')
    await say('полотенца')
    const { offers } = await say('для отеля')
    expect(new Set(offers.map(({ category }) => category?.en?.split(' / ').at(-1)))).toEqual(new Set(['Towels']))
  })
})

describe('an impossible or empty wish is answered without an unrelated card [build 8]', () => {
  test.each<[Language, string]>([
    ['ru', 'машина времени'],
    ['ru', 'чтобы летать'],
    ['ru', 'что-нибудь полезное'],
    ['ru', 'вечный двигатель'],
    ['ru', 'ыфвлоыфлв'],
    ['en', 'vacation to Mars'],
    ['en', 'something nice'],
    ['en', 'perpetual motion'],
    ['en', 'asdkjhasd qwe'],
    ['zh', '永动机'],
    ['zh', '随便看看'],
    ['zh', '时光机'],
    ['ru', 'бетономешалка на 180 литров'],
    ['ru', 'нужны живые раки к пиву, килограмм 20'],
    ['ru', 'коврик в ванну, чтоб не скользил'],
    ['ru', 'двигатель для лодки 9.9'],
    ['ru', 'билеты на концерт, 4 штуки'],
    ['ru', 'кирпич облицовочный, поддон'],
    ['ru', 'соседи достали, сверлят по ночам, что делать'],
    ['ru', 'саженцы яблони, чтобы плодоносили через год'],
    ['ru', 'аааыыы впрвпр лдждл'],
    ['en', 'concrete mixer for a small building site'],
    ['en', 'bath mat that my grandma will not slip on'],
    ['en', 'bathroom anti-slip mat'],
    ['en', 'prayer mats, 50 pieces'],
    ['en', 'outboard motor 10 hp, we fish on weekends'],
    ['en', 'a flat to rent near the station'],
    ['en', "my neighbour plays drums at night, I can't sleep"],
    ['en', 'apple tree saplings that bear fruit within a year'],
    ['zh', '混凝土搅拌机 工地用'],
    ['zh', '活的小龙虾 二十斤'],
    ['zh', '浴室防滑垫'],
    ['zh', '浴室防滑垫 老人用的'],
    ['zh', '船用马达 周末钓鱼'],
    ['zh', '车站附近租房子'],
    ['zh', '红砖 两托盘'],
    ['zh', '邻居晚上敲鼓 睡不着'],
    ['zh', '苹果树苗 一年能结果的'],
    ['zh', '拖拉机坏了 要买一台新的'],
    ['zh', '嘎嘎啦啦 噗噗'],
  ])('%s: %s', async (language, message) => {
    const { html, cards } = await ask(language, message)
    expect(cards.map(({ title }) => title)).toEqual([])
    expect(html).not.toBe('')
  })
})

describe('goods called by the last word of their name alone are those of which the rest of the message is stated', () => {
  test.each<[Language, string, RegExp]>([
    ['zh', '膝盖不好，垫子要厚，15毫米的，工作室20张', /^Yoga mats$/],
    [
      'en',
      'my sister runs a small yoga studio and the floor there is freezing, so we want thick mats, 10 mm or more, say 15 of them',
      /^Yoga mats$/,
    ],
    ['en', 'my dog gulps his dinner in 10 seconds, is there a dish that makes him eat slower', /^Pet bowls$/],
  ])('%s: %s', async (language, message, kind) => {
    const { offers } = await ask(language, message)
    expect(offers.length).toBeGreaterThan(0)
    for (const { category } of offers) expect(category?.en?.split(' / ').at(-1)).toMatch(kind)
  })

  test.each<[Language, string, RegExp]>([
    ['en', 'prayer mats, 50 pieces', /I found nothing for.*prayer mats.*yoga mats/],
    ['en', 'bathroom anti-slip mat', /I found nothing for.*mat.*car mats/],
  ])(
    'what has a word of its name that nobody says is not found, and kinds of a similar name are: %s %s',
    async (language, message, told) => {
      const { html, suggestions } = await ask(language, message)
      expect(html).toMatch(told)
      expect(suggestions.length).toBeGreaterThan(1)
    },
  )
})

describe('what follows after nothing was found is about it', () => {
  test.each<[Language, string, string[], RegExp]>([
    ['en', 'motorcycle', ['something cheaper', 'white then', 'something softer'], /Still nothing for/],
    ['ru', 'мотоцикл', ['а подешевле?', 'ну тогда белый', 'а красный есть?'], /И так ничего/],
    ['zh', '摩托车', ['那有便宜的吗', '白色的', '有软一点的吗'], /还是没有/],
    ['en', 'concrete mixer', ['any cheaper?', 'white then'], /Still nothing for/],
  ])('%s: %s, %s', async (language, goods, follow, told) => {
    for (const message of follow) {
      const say = createTalks(t.db, [sampleMarketplace(t.db)])(language)
      const first = await say(goods)
      expect(first.cards).toEqual([])
      const { html, cards } = await say(message)
      expect(html).toMatch(told)
      expect(html).not.toBe(first.html)
      expect(cards).toEqual([])
    }
  })

  test('other goods are looked for as ever', async () => {
    const say = createTalks(t.db, [sampleMarketplace(t.db)])('en')
    await say('prayer mats')
    expect((await say('mugs')).cards.length).toBeGreaterThan(0)
  })
})

test('what a marketplace finds by and no listing shown states is named to the buyer', async () => {
  const { html } = await ask('ru', 'синие носки для девочек')
  expect(html).toContain('не указано: для кого они (для девочек)')
})

test('food containers whose listing says what the lid is made of have one', async () => {
  const { html } = await ask('ru', 'контейнеры для еды с крышкой')
  expect(html).toContain('контейнеры для еды (с крышкой)')
  expect(html).not.toContain('не указано')
})
