import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, stated, title, white } from '../../../test/market.ts'
import type { State } from '../../state.ts'

/** One of the offers shown before others is spoken of by the name of the goods and its place, and goods that nobody sells beside it. */

const light = stated('Особенности', 'Features', '特点', ['с подсветкой', 'with light', '发光'])
const cable = title('Кабель Type-C', 'Type-C cable', 'Type-C数据线')
const phoneCase = title('Чехол для телефона', 'Phone case', '手机壳')
const sizes = (...names: string[]) => [
  {
    pid: 's',
    name: { ru: 'Размер', en: 'Size', zh: '尺码' },
    values: names.map((name, at) => ({ vid: String(at), name: { ru: name, en: name, zh: name } })),
  },
]
const ladder = (minor: number) => [{ from: 1, minor }]
const market = () =>
  aMarket([
    anOffer({ itemId: 'cable-1', title: cable, priceLadder: ladder(300), attributes: [light] }),
    anOffer({ itemId: 'cable-2', title: cable, priceLadder: ladder(500) }),
    anOffer({ itemId: 'case-1', title: phoneCase, priceLadder: ladder(700) }),
    anOffer({ itemId: 'case-2', title: phoneCase, priceLadder: ladder(900) }),
    anOffer({ itemId: 'dress-s', title: title('Платье', 'Dress', '连衣裙'), options: sizes('S', 'M', 'L') }),
    anOffer({ itemId: 'dress-l', title: title('Платье', 'Dress', '连衣裙'), options: sizes('L', 'XL', '3XL') }),
    anOffer({ itemId: 'sandals-1', title: title('Сандалии', 'Sandals', '凉鞋'), options: sizes('36', '37') }),
    anOffer({ itemId: 'sandals-2', title: title('Сандалии', 'Sandals', '凉鞋'), options: sizes('38', '40') }),
  ])
const talk = async (language: Language, ...messages: string[]) => {
  const say = aConversation(market(), { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return reply
}
const idsOf = ({ cards }: { cards: readonly { id: string }[] }): string[] => cards.map(({ id }) => id.replace('test-', ''))

test.each([
  ['en', 'type-c cables', 'phone cases', 'go back to that first cable, does it have a light?', /with light/],
  ['en', 'type-c cables', 'phone cases', 'ok the first cable from before, 50 pcs how much', /for 50\spcs/],
  ['ru', 'кабели type-c', 'чехлы для телефона', 'вернемся к тому первому кабелю, он с подсветкой?', /с подсветкой/],
  ['ru', 'кабели type-c', 'чехлы для телефона', 'а тот первый кабель, сколько за 200?', /за 200\sшт/],
  ['zh', 'type-c数据线', '手机壳', '回到刚才第一条数据线，带灯吗？', /发光/],
  ['zh', 'type-c数据线', '手机壳', '刚才那个第一条数据线 100条多少钱', /100/],
] as const)('%s: after "%s" and "%s", "%s" is asked of the one', async (language, first, second, message, said) => {
  const shown = await talk(language, first)
  const reply = await talk(language, first, second, message)
  expect(idsOf(reply)).toEqual([idsOf(shown)[0]])
  expect(reply.html).toMatch(said)
})

test.each([
  ['en', 'phone cases', 'tents', '20 of the first case and 5 of the second tent, total?', 'tents'],
  ['ru', 'чехлы для телефона', 'палатки', 'сколько выйдет 20 первых чехлов и 5 палаток', 'палатки'],
  ['zh', '手机壳', '帐篷', '第一个手机壳20个加上第二个帐篷5个一共多少钱', '帐篷'],
] as const)(
  '%s: after "%s" and "%s" that nobody sells, "%s" counts the first alone and says so of the other',
  async (language, first, second, message, unsold) => {
    const shown = await talk(language, first)
    const reply = await talk(language, first, second, message)
    expect(idsOf(reply)).toEqual([idsOf(shown)[0]])
    expect(reply.html).toContain(unsold)
    expect(reply.html).toMatch(/20(?:\spcs|\sшт|[个件])/)
    expect(reply.html).not.toMatch(/no quantity|количество не|未说明数量/)
  },
)

test('换成挂钟吧 goes over to goods that nobody sells, and looks for none of those shown', async () => {
  const { html, cards } = await talk('zh', '手机壳', '换成挂钟吧，静音的')
  expect(cards).toEqual([])
  expect(html).toContain('挂钟')
  expect(html).not.toContain('挂钟吧')
})

test.each([
  ['en', 'plus size dresses'],
  ['ru', 'платья больших размеров'],
  ['zh', '大码连衣裙'],
] as const)('%s: "%s" are those whose sizes are so large', async (language, message) => {
  const reply = await talk(language, message)
  expect(idsOf(reply)).toEqual(['dress-l'])
  expect((reply.state as State).wish?.sizes).toEqual(['3XL', '4XL'])
})

test.each([
  ['en', 'sandals', 'whats the largest size', '40', 'sandals-2'],
  ['ru', 'сандалии', 'какой самый большой размер?', '40', 'sandals-2'],
  ['zh', '凉鞋', '最大什么码', '40', 'sandals-2'],
  ['zh', '凉鞋', '最小什么码', '36', 'sandals-1'],
  ['zh', '连衣裙', '最大什么码', '3XL', 'dress-l'],
] as const)('%s: of %s, "%s" is told by the sizes', async (language, goods, message, size, first) => {
  const reply = await talk(language, goods, message)
  expect(reply.html).toMatch(new RegExp(`: ${size}`))
  expect(idsOf(reply)).toEqual([first])
})

test.each([
  ['zh', '凉鞋', '都有几码的'],
  ['zh', '凉鞋', '最大到几码'],
  ['en', 'sandals', "what's the biggest size of the second"],
] as const)('%s: of %s, "%s" is told by each of their sizes', async (language, goods, message) => {
  const { html } = await talk(language, goods, message)
  expect(html).toMatch(/36[、,] ?37|38[、,] ?40/)
})

test.each([
  ['en', 'white sneakers', 'what about black ones?', 'back to those white ones, how much is the first'],
  ['ru', 'белые кроссовки', 'а чёрные есть?', 'верни те белые первые, почём они'],
  ['zh', '白色运动鞋', '黑色的有吗', '刚才那个白色的第一款多少钱'],
] as const)('%s: after "%s" and "%s", "%s" is the one of the colour before', async (language, first, second, message) => {
  const shoes = (itemId: string, name: Offer['title']) =>
    anOffer({
      itemId,
      title: title('Кроссовки', 'Sneakers', '运动鞋'),
      options: [{ pid: 'c', name: title('Цвет', 'Color', '颜色'), values: [{ vid: '0', name }] }],
    })
  const say = aConversation(aMarket([shoes('white', white), shoes('black', black)]), { language })
  await say(first)
  expect(idsOf(await say(second))).toEqual(['black'])
  expect(idsOf(await say(message))).toEqual(['white'])
})
