import { expect, test } from 'vitest'
import { readMessage } from './read.ts'
import { withSaidFigures } from './said-figures.ts'

const read = (message: string) => readMessage(withSaidFigures(message), true, { types: ['type.stud-earrings'] })

test.each([
  '100 each i meant not for the lot',
  'wanna keep it under 100 rub',
  'no, 100 was the price',
  'не, 100 это цена за штуку',
  '我说100是单价，不是总价',
])('%s: a price of one', (message) => {
  const { price, budget, quantity } = read(message)
  expect(price?.max).toBe(10_000)
  expect(budget).toBeUndefined()
  expect(quantity).toBeUndefined()
})

test.each([
  ['150 возьму, хватит на складе?', 150],
  ['我说的是300只 每只多少钱', 300],
  ['if i take 40 is it cheaper?', 40],
  ['если взять 60, дешевле будет?', 60],
  ['370 is steep. if i take 80 is it cheaper?', 80],
])('%s: so many pieces', (message, quantity) => {
  expect(read(message).quantity).toBe(quantity)
})

test.each([
  'сережки гвоздики серебро 925',
  'стоп, 925 это проба а не количество',
  'the first has only 191?? not enough',
  'там всего 191 шт, мало',
  '库存才66？换个多的',
  'плюш сожрёт за 5 минут, резиновое есть?',
  '370 is steep',
])('%s: neither pieces nor a price', (message) => {
  const { quantity, bareNumber, price, budget, unplaced } = read(message)
  expect([quantity, bareNumber, price, budget, unplaced]).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('all of it is cotton', () => {
  expect(read('хлопок и 100 процентов?').shares).toEqual([expect.objectContaining({ material: 'material.cotton' })])
})

test.each(['кружки 300 мл, 50 шт', 'need 100 pcs under 300 rub each', '20 of each', 'https://example.com/100'])(
  '%s stays as it is',
  (message) => {
    expect(withSaidFigures(message)).toBe(message)
  },
)

test('«тысяч 20» is twenty thousand', () => {
  expect(read('бюджет тысяч 20 рублей всего').budget).toEqual({ currency: 'RUB', minor: 2_000_000 })
})
