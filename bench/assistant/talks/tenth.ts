// Talks of a tenth buyer, that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const tenthTalks: Case[] = [
  ru(
    ['налобные фонари для проката, 30 штук', { cards: 1, kinds: ['flashlight'], quantity: 30, has: /налобн/i }],
    ['который светит дальше всех?', { cards: 0, mayShow: true, kinds: ['flashlight'], says: /\d+ ?м|дальн/i }],
    ['а через сколько отправят?', { cards: 0, mayShow: true, kinds: ['flashlight'], says: /ч|час|дн|отправ/i }],
    ['покажи ещё кемпинговые', { cards: 1, kinds: ['flashlight'], has: /кемпингов/i }],
    ['самый дешёвый из них сколько за 30 штук выйдет', { cards: 0, mayShow: true, kinds: ['flashlight'], says: /\d/ }],
  ),
  ru(
    ['Здравствуйте! Ищу сковородки для столовой, 28 или 30 см', { cards: 1, kinds: ['frying-pan'], has: /(28|30) см/ }],
    ['индукция обязательно', { cards: 1, kinds: ['frying-pan'], has: /индукц/i }],
    ['чем отличается первая от второй?', { cards: 0, mayShow: true, kinds: ['frying-pan'], says: /[а-я]{3}/i }],
    ['а образец взять можно?', { cards: 0, mayShow: true, says: /образ|штук|миним|пробн/i }],
  ),
  en(
    ['yoga mats for a studio, 10mm or thicker, 25 pieces', { cards: 1, kinds: ['yoga-mat'], quantity: 25, has: /(?<!\d)(10|15) mm/ }],
    ['no pvc please', { cards: 1, kinds: ['yoga-mat'], quantity: 25, has: /(?<!\d)(10|15) mm/, statesNot: [/^Material$/, /PVC/] }],
    ['how big is the first one?', { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /\d+ ?x ?\d+|size|cm/i }],
    ['and how long until it is shipped?', { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /hour|day|dispatch|ship/i }],
    ['ok what would 25 of them cost', { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /\d/ }],
  ),
  en(
    ['soft toys for a kids clinic reception, must be washable', { cards: 1, kinds: ['soft-toy'], has: /washable/i }],
    ['smaller, up to 25cm', { cards: 1, kinds: ['soft-toy'], has: /^(?=[\s\S]*washable)(?=[\s\S]*(18|22|25) cm)/i }],
    [
      'what is the second one filled with?',
      { cards: 0, mayShow: true, kinds: ['soft-toy'], says: /fib|cotton|fill|not state|does not say/i },
    ],
    ['do you have those in bear shape', { cards: 1, kinds: ['soft-toy'], has: /bear/i }],
  ),
  zh(
    ['酒店用的浴巾 70*140', { cards: 1, kinds: ['towel'], has: /70x140/ }],
    ['克重多少', { cards: 0, mayShow: true, kinds: ['towel'], says: /\d+ ?(g|克)|克重/i }],
    ['要500克的', { cards: 1, kinds: ['towel'], has: /500g|500克/i }],
    ['订两百条一共多少钱', { cards: 0, mayShow: true, kinds: ['towel'], says: /\d/ }],
    ['几天发货', { cards: 0, mayShow: true, kinds: ['towel'], says: /小时|天|发货/ }],
  ),
  zh(
    ['给流浪猫救助站买猫窝 30个', { cards: 1, kinds: ['pet-bed'], quantity: 30 }],
    ['要可拆洗的', { cards: 1, kinds: ['pet-bed'], quantity: 30, has: /可拆洗/ }],
    ['不要绿色和粉色', { cards: 1, kinds: ['pet-bed'], has: /可拆洗/ }],
    ['最多能睡多重的猫', { cards: 0, mayShow: true, kinds: ['pet-bed'], says: /\d+ ?(kg|公斤)|没有|未/i }],
  ),
]
