import { expect, test } from 'vitest'
import { withoutPersonal } from './personal.ts'

test.each([
  ['пишите на anna.petrova@example.org', 'anna'],
  ['тел. +7 (912) 345-67-89', '345'],
  ['звоните 8 912 345 67 89', '345'],
  ['мой номер 912 345-67-89', '345'],
  ['(912)3456789 Анна', '345'],
  ['手机 13912345678', '139'],
  ['телеграм @anna_shop', 'anna'],
  ['https://t.me/anna_shop', 'anna'],
  ['везти на ул. Ленина, д. 5, кв. 12', 'Ленин'],
  ['проспект Мира, 10', 'Мира'],
  ['Пермь, Ленина 5, кв. 12', 'Ленин'],
  ['дом 5, квартира 12', 'квартир'],
  ['индекс 614000', '614000'],
  ['ship to 12 Baker Street, apt 4', 'Baker'],
  ['寄到人民路12号3单元', '人民路'],
  ['карта 4276 1234 5678 9012', '4276'],
])('%s does not go to the model', (message, secret) => {
  expect(withoutPersonal(message)).not.toContain(secret)
})

test.each([
  'термокружки 500 мл, 1000 шт. до 400 ₽ за штуку',
  'аккумулятор 12 В 100 А·ч, 25 шт',
  'iPhone 15, чехлы 900 шт',
  'стаканы 250 мл по 9 000 000 000 штук',
  'лампы E27 9 Вт 4000 К, 220 В',
  'плёнка 1200 x 2400 мм, 350 мкм',
  '保温杯 500ml 1000个',
])('%s does', (message) => {
  expect(withoutPersonal(message)).toBe(message)
})
