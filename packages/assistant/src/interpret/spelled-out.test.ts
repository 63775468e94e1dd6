import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'

test.each([
  ['n which one is quickest to ship lol', 'and which one is quickest to ship'],
  ['need glasses for a cafe, abt 500 pcs', 'need glasses for a cafe, about 500 pcs'],
  ['nvm forget glasses', 'forget glasses'],
  ['frying pans, gotta work on induction', 'frying pans, must work on induction'],
  ['are they steel n how heavy', 'are they steel and how heavy'],
  ['чё по срокам? ток быстро', 'какие сроки доставки? только быстро'],
  ['по чем зонты жен. складные', 'почём зонты женские складные'],
  ['俩口的那个咋卖 有啥颜色', '两口的那个怎么卖 有什么颜色'],
  ['哈哈 这个木有货吗', '这个没有货吗'],
  ['лампа чтоб от usb заряжалась', 'лампа с зарядкой от usb'],
  ['which ones come w a charger', 'which ones come with a charger'],
  ['резиновое есть чё нить?', 'резиновое есть?'],
  ['при чем тут 5 рублей?? цена не важна', 'цена не важна'],
  ['food containers, glass, with lids', 'food containers, made of glass, with lids'],
])('%s', (message, spelled) => {
  expect(spelledOut(message)).toBe(spelled)
})

test.each([
  'size n',
  'какой ток',
  'says 3 atm or what',
  'lol',
  'nvm',
  'u-shaped pillow',
  'плёнка оч-23',
  'https://example.com/yo lol',
  'токарный станок',
])('%s stays as it is', (message) => {
  expect(spelledOut(message)).toBe(message)
})
