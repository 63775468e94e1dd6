import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import type { State } from '../../state.ts'

const pan = (name: string) => title(`Сковорода ${name}`, `Frying pan ${name}`, `煎锅 ${name}`)
const handle = stated('Ручка', 'Handle', '手柄', ['съёмная ручка', 'detachable handle', '可拆卸手柄'])
const two = stated('Ручка', 'Handle', '手柄', ['две ручки', 'two handles', '双耳手柄'])
/** Seven pans: six are shown at first, and only the seventh, which is sold in lots of a thousand, states the handle. */
const pans = () =>
  aMarket([
    ...[1, 2, 3, 4, 5, 6].map((at) => anOffer({ itemId: `pan-${at}`, title: pan(`N${at}`), attributes: at === 2 ? [two] : [] })),
    anOffer({ itemId: 'pan-7', title: pan('N7'), attributes: [handle], priceLadder: ladder([1000, 90]), salesCount: 1 }),
  ])

describe('which of those shown states something', () => {
  test.each<[Language, string, string, RegExp]>([
    [
      'en',
      'frying pans',
      'which one comes with a detachable handle?',
      /^None of the sellers shown states it \(.*detachable handle.*These do:/s,
    ],
    ['ru', 'сковороды', 'какие из них со съёмной ручкой?', /не указывает.*Указывают вот эти:/s],
  ])('%s: where none does, others are shown that do: "%s", then "%s"', async (language, first, asks, says) => {
    const say = aConversation(pans(), { language })
    expect((await say(first)).cards.map(({ id }) => id)).not.toContain('test-pan-7')
    const { html, cards, state } = await say(asks)
    expect(plain(html).trim()).toMatch(says)
    expect(cards.map(({ id }) => id)).toEqual(['test-pan-7'])
    expect((state as State).last.map(({ id }) => id)).toEqual(['test-pan-7'])
  })

  test('part of a phrase is not the phrase: two handles are no detachable one', async () => {
    const say = aConversation(aMarket([1, 2].map((at) => anOffer({ title: pan(`N${at}`), attributes: [two] }))), { language: 'en' })
    await say('frying pans')
    const { html, cards } = await say('which one comes with a detachable handle?')
    expect(plain(html)).toMatch(/None of the sellers shown states it/)
    expect(plain(html)).not.toMatch(/By what the sellers state|two handles/)
    expect(cards).toEqual([])
  })

  test('which of them is asked of all, whichever was spoken of', async () => {
    const market = aMarket([
      anOffer({ itemId: 'w1', title: pan('A'), attributes: [handle] }),
      anOffer({
        itemId: 'w2',
        title: pan('B'),
        attributes: [stated('Особенности', 'Features', '特点', ['с крышкой', 'with lid', '带盖'])],
      }),
    ])
    const say = aConversation(market, { language: 'en' })
    await say('frying pans')
    expect(plain((await say('what is the handle of the first one like?')).html)).toContain('No. 1')
    expect(plain((await say('which one has a lid?')).html)).toContain('No. 2')
  })
})

describe('what a quantity comes to', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'thermos mugs, 40 pcs', /230 ₽, 9,200 ₽ for 40 pcs/],
    ['ru', 'термокружки, 40 штук', /230 ₽, 9 200 ₽ за 40 шт/],
    ['zh', '保温杯，40个', /230 ₽、40.共 9,200 ₽/],
  ])('%s: "%s" is told beside the price of one', async (language, first, says) => {
    const { html } = await aConversation(aMarket([anOffer(), anOffer({ priceLadder: ladder([10, 30]) })]), { language })(first)
    expect(plain(html).replaceAll(' ', ' ')).toMatch(says)
  })

  test('of one piece, or below the smallest order, nothing is summed', async () => {
    const market = () => aMarket([anOffer({ priceLadder: ladder([10, 20]) }), anOffer({ priceLadder: ladder([10, 30]) })])
    expect(plain((await aConversation(market(), { language: 'en' })('thermos mugs')).html)).not.toMatch(/₽ for/)
    expect(plain((await aConversation(market(), { language: 'en' })('thermos mugs, 4 pcs')).html)).not.toMatch(/₽ for 4/)
  })
})

test('of a use of several words what none of those states that serve it in part is told: a gas stove is no induction stove', async () => {
  const serving = (ru: string, en: string, zh: string) => stated('Назначение', 'Suitable for', '适用', [ru, en, zh])
  const market = aMarket(
    [1, 2].map(() => anOffer({ title: pan(''), attributes: [serving('для газовой плиты', 'for gas stoves', '燃气灶')] })),
  )
  const { html } = await aConversation(market, { language: 'ru' })('сковорода для индукционной плиты')
  expect(plain(html)).toMatch(/не указано: особенность \(для индукционной плиты\)/)
})
