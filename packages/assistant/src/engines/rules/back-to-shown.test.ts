import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, colorOption, plain, stated, title } from '../../../test/market.ts'
import type { State } from '../../state.ts'
import type { Wish } from '../../wish.ts'

/** What was shown before, and what was asked for with it, as the talk goes back to it. */

const counter = stated('Особенности', 'Features', '特点', ['со счётчиком', 'with counter', '计数'])
const orange = { zh: '橙色', ru: 'Оранжевый', en: 'Orange' }
const green = { zh: '绿色', ru: 'Зелёный', en: 'Green' }
const red = { zh: '红色', ru: 'Красный', en: 'Red' }
const black = { zh: '黑色', ru: 'Чёрный', en: 'Black' }
const rope = (itemId: string, minor: number, colors: (typeof orange)[], isCounting: boolean, stock = 66) =>
  anOffer({
    itemId,
    title: isCounting
      ? title('Скакалка со счётчиком', 'Jump rope with counter', '计数跳绳')
      : title('Детская скакалка', 'Kids jump rope', '儿童跳绳'),
    priceLadder: [{ from: 1, minor }],
    options: colorOption(...colors),
    stock,
    moq: 1,
    ...(isCounting ? { attributes: [counter] } : {}),
  })
const ropes = () =>
  aMarket([
    rope('orange', 500, [orange], true),
    rope('green', 900, [green, black, red], true, 673),
    rope('kids', 250, [black], false, 4907),
    rope('kids-two', 800, [green], false),
  ])
const wishOf = (state: unknown): Wish => (state as State).wish!

const languages = ['ru', 'en', 'zh'] as const satisfies Language[]
const says = {
  ru: {
    first: 'скакалки со счётчиком, 45 штук',
    stock: 'тот оранжевый, на складе хватит? нужны на следующей неделе',
    enough: 'на 45 хватит',
    plain: 'а без счётчика намного дешевле? детские',
    pointed: 'нет, всё-таки со счётчиком, тот оранжевый, сколько за 45?',
    back: 'вы ошиблись, верните те две, что показали сначала',
  },
  en: {
    first: 'jump ropes with counter, 45 pcs',
    stock: 'is there enough of the orange one in stock? we need them next week',
    enough: 'enough for 45',
    plain: 'would ones without a counter be much cheaper? for kids',
    pointed: 'no, with the counter after all, how much for 45 of the orange one?',
    back: 'you got it wrong, show me the two you showed first again',
  },
  zh: {
    first: '计数的跳绳 45根',
    stock: '橙色那个库存够吗，下周要用',
    enough: '够45',
    plain: '不计数的会不会便宜很多？儿童款',
    pointed: '还是要计数的吧 就橙色那款 45根总共多少钱',
    back: '你搞错了 我要计数的 就你一开始给的那两款 再发一下',
  },
} as const

test.each(languages)('%s: stock is held against how many are wanted, and a deadline is told by the dispatch', async (language) => {
  const say = aConversation(ropes(), { language })
  await say(says[language].first)
  const { html } = await say(says[language].stock)
  expect(plain(html)).toContain('66')
  expect(plain(html)).toContain(says[language].enough)
  expect(plain(html)).toMatch(/2026/)
})

test.each(languages)('%s: ropes without what was wished for, the one of before by its colour, and back to the first', async (language) => {
  const say = aConversation(ropes(), { language })
  const first = await say(says[language].first)
  expect(first.cards.map(({ id }) => id).toSorted()).toEqual(['test-green', 'test-orange'])
  const others = await say(says[language].plain)
  expect(others.cards.map(({ id }) => id)).toContain('test-kids')
  expect(plain(others.html)).not.toMatch(/没有“|не указано|do not state/)
  const { words, traits, notTraits } = wishOf(others.state)
  expect({ words, traits, notTraits }).toEqual({ words: [], traits: ['audience.kids'], notTraits: [] })
  const one = await say(says[language].pointed)
  expect(one.cards.map(({ id }) => id)).toEqual(['test-orange'])
  const back = await say(says[language].back)
  expect(back.cards.map(({ id }) => id).toSorted()).toEqual(['test-green', 'test-orange'])
  expect(wishOf(back.state)).toMatchObject({ quantity: 45, traits: [] })
})

test('全班一个颜色不好看 counts nothing, and the name of the goods says how they should be', async () => {
  const say = aConversation(ropes(), { language: 'zh' })
  await say('跳绳 45根')
  const { state, cards } = await say('全班一个颜色不好看 有没有多种颜色的计数跳绳')
  expect(wishOf(state)).toMatchObject({ quantity: 45, words: ['计数'], severalColors: true })
  expect(cards.map(({ id }) => id)).toEqual(['test-green'])
})
