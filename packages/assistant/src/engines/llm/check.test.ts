import { beforeAll, describe, expect, test } from 'vitest'
import { anOffer, black, colorOption, ladder, red, white } from '../../../test/market.ts'
import { toldAfterSearch } from '../../../test/told.ts'
import { isProven } from './check.ts'
import { Evidence } from './evidence.ts'
import { numbersIn } from './numbers.ts'

const volume = (ml: string) => [{ name: { ru: 'Объём' }, value: { ru: `${ml} мл` } }]
/** At 10 ₽ for a yuan: [A] 100 ₽, from 100 pieces 90 ₽; [B] 200 ₽; [C] 300 ₽ and only by tens. */
const mugs = [
  anOffer({ itemId: '1', moq: 50, stock: 1200, priceLadder: ladder([50, 10], [100, 9]), options: colorOption(white), attributes: volume('500'), salesCount: 700, delivery: { dispatchHours: 72 } }), // biome-ignore format: an offer a line
  anOffer({ itemId: '2', moq: 20, stock: 5000, priceLadder: ladder([20, 20]), options: colorOption(black), attributes: volume('350'), salesCount: 40, seller: { id: 's2', name: 'N', years: 3, repurchaseRate: 0.31 } }), // biome-ignore format: an offer a line
  anOffer({ itemId: '3', moq: 10, stock: 300, lotSize: 10, priceLadder: ladder([10, 30]), options: colorOption(red), attributes: volume('750'), salesCount: 7 }), // biome-ignore format: an offer a line
]

let evidence: Evidence
beforeAll(async () => {
  evidence = await toldAfterSearch(mugs, { message: 'нужны термокружки до 400 ₽, 900 мл, до 30 дней' })
})
const passes = (sentence: string, of = evidence) => isProven(sentence, of, new Set())

describe('what code can compute passes when it is right', () => {
  test.each([
    '[B] дороже [A] на 100 ₽ за штуку.',
    '[B] на 100 ₽ дороже, чем [A].',
    'Вариант [A] дешевле [B] на 50 %.',
    '[B] дороже [A] на 100 %.',
    '[C] costs 200 ₽ more than [A], a piece.',
    '[A]比[B]便宜50%',
    'При 100 шт. [B] дороже [A] на 110 ₽ за штуку.',
    'При 100 шт. [B] дороже [A] на 11 000 ₽.',
    'Разница между [A] и [B] — 100 ₽ за штуку.',
    'Партия [A] обойдётся в 9 000 ₽ за 100 шт.',
    'За 200 шт. [A] выйдет 18 000 ₽, это 90 ₽ за штуку.',
    '200 шт. [A] стоят 18 000 ₽.',
    'Вместе 100 шт. [A] и 50 шт. [B] — 19 000 ₽.',
    'По 100 шт. [A] и [B] вместе: 29 000 ₽.',
    'Все дешевле 400 ₽ за штуку.',
    '[A] укладывается в 400 ₽ за штуку.',
    '[A] отправят за 3 дня.',
    'У [A] минимум 50 шт., в наличии 1 200 шт.',
    '[A] — 100 ₽, если взять 100 шт., то 90 ₽.',
    'Объём [B] 350 мл.',
    'У [B] 31 % повторных покупок.',
  ])('%s', (sentence) => {
    expect(passes(sentence)).toBe(true)
  })
})

describe('and is left out when it is wrong, or could be read otherwise', () => {
  test.each([
    ['a wrong difference', '[B] дороже [A] на 120 ₽ за штуку.'],
    ['a difference that is a price', '[A] на 100 ₽ дешевле [C].'],
    ['the wrong way round', '[A] дороже [B] на 100 ₽ за штуку.'],
    ['a share of the other price', '[B] дороже [A] на 50 %.'],
    ['a share that is rounded away', '[A] дешевле [C] на 66 %.'],
    ['compared in the other order', 'По сравнению с [B] вариант [A] дороже на 100 %.'],
    ['compared in the other order, in English', 'Compared with [B], [A] is 100 % more expensive.'],
    ['the comparison before the names', 'Дороже [B] на 100 % вариант [A].'],
    ['two directions', '[B] дешевле, а [A] дороже на 100 %.'],
    ['a denied comparison', '[B] не дороже [A] на 100 ₽.'],
    ['a comparison of three', '[B] дороже [A] и [C] на 100 %.'],
    ['a saving of nothing in particular', 'С [A] экономия 100 ₽.'],
    ['a difference in another currency', '[B] дороже [A] на 100 $.'],
    ['a difference at a quantity that is not sold', 'При 30 шт. [B] дороже [A] на 100 ₽.'],
    ['a wrong total', 'Партия [A] обойдётся в 10 000 ₽ за 100 шт.'],
    ['a price of one as the price of all', 'За 100 шт. [A] заплатите 90 ₽.'],
    ['the price of all as that of one', '[A] стоит 9 000 ₽ за штуку при 100 шт.'],
    ['the price of all as a price', '[A] стоит 5 000 ₽.'],
    ['a price of another quantity', '[A] по 90 ₽ при 50 шт.'],
    ['a price below the minimum', '[A] по 100 ₽ при 5 шт.'],
    ['a total below the minimum', '5 шт. [A] обойдутся в 500 ₽.'],
    ['a total of a broken lot', '15 шт. [C] обойдутся в 4 500 ₽.'],
    ['a total of more than there is', '400 шт. [C] обойдутся в 120 000 ₽.'],
    ['a wrong sum of two', 'Вместе 100 шт. [A] и 50 шт. [B] — 18 000 ₽.'],
    ['a sum of two at a quantity of one', '100 шт. [A] и [B] вместе — 29 000 ₽.'],
    ['the buyer’s limit as a price', '[A] стоит 400 ₽.'],
    ['the buyer’s limit as a price, without a currency', '[A] стоит 400.'],
    ['a limit that it does not keep', '[C] укладывается в 200 ₽ за штуку.'],
    ['a price of fewer, at more', '[A] — 100 ₽, если взять 100 шт.'],
    ['a price of more, before any quantity', '[A] — 90 ₽, а от 100 шт. 100 ₽.'],
    ['a discount of the lot', '[A] на 10 % дешевле от 100 шт.'],
    ['a limit that not all keep', 'Все дешевле 150 ₽.'],
    ['the buyer’s volume as a fact', 'У [B] объём 900 мл.'],
    ['the buyer’s volume of all', 'Все они на 900 мл.'],
    ['the buyer’s days as a promise', '[A] будет через 30 дней.'],
    ['a stock as a minimum', 'Минимальный заказ [A] 1 200 шт.'],
    ['a minimum as a stock', 'В наличии у [A] 50 шт.'],
    ['a price in another currency', '[A] стоит 100 юаней.'],
    ['a price in dollars', '[A] costs $100.'],
    ['a volume that is a minimum', 'Объём [A] 50 мл.'],
    ['a weight that is a volume', '[A] весит 500 г.'],
    ['days that are hours', '[A] отправят за 72 дня.'],
    ['a share that is a count', '[A] заказывают на 50 % чаще.'],
  ])('%s: %s', (_, sentence) => {
    expect(passes(sentence)).toBe(false)
  })
})

test('what the buyer asks for may be said where nothing fits it, and the budget where it is kept', async () => {
  const asked = await toldAfterSearch(mugs, { message: 'термокружки, бюджет 10000 ₽, 100 шт', call: { quantity: 100 } })
  expect(passes('[A] укладывается в бюджет 10 000 ₽.', asked)).toBe(true)
  expect(passes('[B] укладывается в бюджет 10 000 ₽.', asked)).toBe(false)
  expect(passes('[B] не укладывается в бюджет 10 000 ₽.', asked)).toBe(true)
  expect(passes('[A] не укладывается в бюджет 10 000 ₽.', asked)).toBe(false)
  const nothing = new Evidence()
  nothing.said('кружки на 900 мл до 50 ₽')
  expect(passes('Кружек на 900 мл до 50 ₽ я не нашёл.', nothing)).toBe(true)
  expect(passes('Кружек на 800 мл я не нашёл.', nothing)).toBe(false)
})

test('a sign of currency is of the number on its own line', () => {
  expect(numbersIn('115 ₽\n50').map(({ value, unit }) => [value, unit])).toEqual([
    [115, 'RUB'],
    [50, ''],
  ])
})

describe('claims without a figure', () => {
  test.each([
    ['the wrong way round', '[C] дешевле [A].'],
    ['the wrong way round, in English', '[A] is more expensive than [B].'],
    ['the wrong way round, in Chinese', '[C]比[A]便宜。'],
    ['the wrong one of two', 'Берите [B]: он дешевле, а [A] надёжнее.'],
    ['a denied comparison', '[A] не дешевле [B].'],
    ['a seller of fewer years', 'Берите [A]: он дешевле, а [B] опытнее.'],
    ['a price in words', '[A] отдадут за восемьдесят рублей.'],
    ['a price in words that are bent', '[A] стоит около семидесяти рублей.'],
    ['a price in English words', '[A] costs eighty roubles.'],
    ['a price in Chinese words', '[A]只要一元。'],
    ['a share in words', '[A] на треть выгоднее.'],
    ['a share in words, in English', '[A] is a quarter off.'],
    ['an order on its way', 'Ваш заказ уже в пути.'],
    ['an order that is confirmed', 'Your order has been confirmed.'],
    ['an order on its way, in Chinese', '您的订单运输中。'],
    ['a day', 'Отгрузят завтра.'],
    ['a week', 'It will be there within a week.'],
    ['slander', 'Остальные товары подделка.'],
    ['slander, in English', 'The other sellers are a scam.'],
    ['a link that is shortened', 'Смотрите bit.ly/abc.'],
    ['a host of any kind', 'Оплатите на evil.online.'],
    ['a messenger by ear', 'Пишите в вичат.'],
    ['yes alone', 'Да.'],
    ['yes, and nothing that could be looked up', 'Да, подойдёт.'],
    ['yes in Chinese', '可以。'],
    ['no alone', 'Нет.'],
  ])('%s: %s', (_, sentence) => {
    expect(passes(sentence)).toBe(false)
  })

  test.each([
    '[A] дешевле [C].',
    '[A] is cheaper than [B].',
    '[C]比[A]贵。',
    'Берите [B]: он дороже, а [A] опытнее.',
    '[A] дешевле, [B] дороже.',
    '[A] и [B] дешевле 400 ₽.',
    'Показать дешевле, чем [A] и [B]?',
    'Цены в рублях за штуку.',
    '[A] стоит сто рублей.',
    'Нужно что-нибудь ещё?',
  ])('what is true passes: %s', (sentence) => {
    expect(passes(sentence)).toBe(true)
  })
})

describe('what is said of an order stands in what was told of that order', () => {
  const [waits, sent] = ['ORD-20261124-6PK2SQ', 'ORD-20261124-MZ8S12']
  const told = new Evidence()
  told.tellOrder(waits, 'Ожидает оплаты', '5 555 ₽', '24 ноября 2026 г.')
  told.tellOrder(sent, 'Отправлен', '1 234 ₽', '1 ноября 2026 г.')
  test.each([
    `Заказ ${waits} ждёт оплаты.`,
    `Заказ ${sent} отправлен.`,
    `Сумма заказа ${waits} — 5 555 ₽.`,
    `Your order ${sent}: 1 234 ₽.`,
    `Ваш заказ ${sent} отправлен.`,
  ])('%s', (sentence) => {
    expect(passes(sentence, told)).toBe(true)
  })
  test.each([
    `Заказ ${waits} отправлен.`,
    `Заказ ${sent} ждёт оплаты.`,
    `Заказы ${waits} и ${sent} отправлены.`,
    `Сумма заказа ${waits} — 1 234 ₽.`,
    `Заказ ${sent} доставлен.`,
    'Заказ ORD-20260201-ZZZZZZ отправлен.',
    'Термокружки стоят 1 234 ₽.',
    'Ваш заказ отправлен.',
    'Заказ уже в пути.',
    'Я отменил ваш заказ.',
    'Мы оформили заказ.',
  ])('not: %s', (sentence) => {
    expect(passes(sentence, told)).toBe(false)
  })
})
