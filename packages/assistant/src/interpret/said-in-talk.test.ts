import { expect, test } from 'vitest'
import { saidInTalk } from './said-in-talk.ts'

test.each([
  ['беру 1, 3 и 5 по 10 пар, сколько всего?', 'беру №1, №3, №5 по 10 пар, сколько всего?'],
  ['ill take 1, 3 and 5, 10 pairs each, total?', 'ill take no. 1, no. 3, no. 5, 10 pairs each, total?'],
  ['1和3各20对多少钱', '第1款、第3款各20对一共多少钱'],
  ['почтовых нет? тогда курьерские пакеты', 'тогда курьерские пакеты'],
  ['no cardboard ones? ok then mailers', 'ok then mailers'],
  ['бюджет 30000 рублей, по 50 коробок', 'бюджет 30000 рублей, по 50 шт'],
  ['30 тысяч это на все, а не за штуку', 'бюджет 30 тысяч рублей на все'],
  ['只有一个啊 那放宽到100块呢', '100块以内'],
  ['raise it to 100 yuan', 'up to 100 yuan'],
  ['4瓦太暗了 要10瓦以上的', '要10瓦以上的'],
  ['500 ml is too small, show 750', 'show 750'],
  ['算了还是第一款便宜 黑色来40个 够货吗', '第一款黑色来40个 够货吗'],
  ['第三款是夹出风口的吧 100个多少钱', '第三款是夹出风口的吗 100个多少钱'],
  ['这是真银还是镀的', '是什么材质'],
  ['а это серебро или просто цвет?', 'из какого материала?'],
  ['黑色不够吧 其他颜色还有多少', '各颜色库存多少'],
  ['по 30 первых шапок и шарфов сколько', 'по 30 первых шапок и шарфов сколько всего'],
])('%s is %s', (message, plain) => {
  expect(saidInTalk(message).trim()).toBe(plain)
})

test.each([
  '20, 30 and 50 pcs each, please',
  'сколько стоит 1, 3 и 5 метров?',
  'кружки 2 и 3 лучше?',
  'есть коробки по 50 шт в упаковке?',
  'only one colour? fine',
  '还是要第一款吧 先拿10对',
  'up to 100 roubles',
  'no lid? ok',
])('%s stays as it is', (message) => {
  expect(saidInTalk(message)).toBe(message)
})
