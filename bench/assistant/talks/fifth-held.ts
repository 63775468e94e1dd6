// Talks of a fifth buyer, kept away from those who mend the engine. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const fifthHeldTalks: Case[] = [
  ru(
    ['прив', { cards: 0 }],
    ['я на вб торгую, чехлы на айфон хочу', { cards: 2, kinds: ['phone-case'] }],
    ['на 14 про', { cards: 1, kinds: ['phone-case'], has: /iPhone 14 Pro/ }],
    ['магнитные', { cards: 1, kinds: ['phone-case'], has: /магнитн/i }],
    ['а до склада вб довезёте?', { cards: 0, mayShow: true, kinds: ['phone-case'], says: /достав|склад|вез|карго/i }],
  ),
  ru(
    [
      'футболки мужские черные х/б',
      { cards: 2, kinds: ['t-shirt'], states: [/^Цвет$/, /чёрн/], statesNot: [/^Для кого$/, /жен|дет/], has: /хлопок/ },
    ],
    ['3xl нужен обязательно', { cards: 1, kinds: ['t-shirt'], has: /3XL/ }],
    ['200 штук, бюджет 90к', { cards: 1, kinds: ['t-shirt'], quantity: 200, maxRub: 450, has: /3XL/ }],
    ['лого на спину нанесут?', { cards: 0, mayShow: true, kinds: ['t-shirt'], says: /лого|нанес|печат/i }],
  ),
  ru(
    ['игрушки для собак', { cards: 2, kinds: ['pet-toy'], hasNot: /для кошек/i }],
    ['ток не плюш', { cards: 2, kinds: ['pet-toy'], statesNot: [/^Материал$/, /плюш/] }],
    ['ещё покажи', { cards: 0, mayShow: true, kinds: ['pet-toy'], isNew: true, statesNot: [/^Материал$/, /плюш/] }],
    ['моq до 20 и не дороже 100р', { cards: 1, kinds: ['pet-toy'], maxMoq: 20, maxRub: 100 }],
  ),
  ru(
    ['часы мужские наручные солидные, от 1000р', { cards: 1, kinds: ['watch'], minRub: 1000, statesNot: [/^Для кого$/, /жен|дет/] }],
    ['не, дорого. давай подешевле', { cards: 1, kinds: ['watch'], isCheaper: true, statesNot: [/^Для кого$/, /жен|дет/] }],
    ['водонепроницаемые есть?', { cards: 1, kinds: ['watch'], has: /водонепр|атм/i }],
    ['нал берете или токо перевод', { cards: 0, mayShow: true, kinds: ['watch'], says: /оплат|нал|плат|перевод/i }],
  ),
  en(
    [
      'phone holder for desk, metal',
      { cards: 1, kinds: ['phone-holder'], states: [/^Material$/, /aluminium/], hasNot: /car phone holder|air vent/i },
    ],
    ['and same but for car?', { cards: 0, mayShow: true, kinds: ['phone-holder'], has: /car|vent/i }],
    ['plastic is ok too, want 50 pcs', { cards: 1, kinds: ['phone-holder'], quantity: 50, has: /car |vent/i }],
    ['which is cheapest', { cards: 0, mayShow: true, kinds: ['phone-holder'], says: /\d/ }],
  ),
  en(
    ['hoodies for woman', { cards: 2, kinds: ['hoodie'], statesNot: [/^For whom$/, /^men|kids/] }],
    ['oh sorry i mean jackets', { cards: 1, kinds: ['jacket'], statesNot: [/^For whom$/, /^men|kids/] }],
    ['must be with hood', { cards: 1, kinds: ['jacket'], has: /hood/i }],
    ['black i have already, show other colors', { cards: 1, kinds: ['jacket'], statesNot: [/^Color$/, /^black$/] }],
    ['under 1500 rub', { cards: 1, kinds: ['jacket'], maxRub: 1500 }],
  ),
  en(
    ['need box for gift with magnet lid', { cards: 1, kinds: ['gift-box'], has: /magnet/i }],
    ['500 pcs with my logo', { cards: 1, kinds: ['gift-box'], quantity: 500, states: [/^Custom logo$/, /^yes/], has: /magnet/i }],
    ['how much total for first one', { cards: 0, mayShow: true, kinds: ['gift-box'], says: /\d/ }],
  ),
  en(
    ['kids socks', { cards: 2, kinds: ['socks'], statesNot: [/^For whom$/, /^men|women/] }],
    ['warm for winter', { cards: 1, kinds: ['socks'], statesNot: [/^Season$/, /summer/] }],
    ['200 pair, not more 60 rub', { cards: 1, kinds: ['socks'], quantity: 200, maxRub: 60 }],
    ['ok thank you, how i make order?', { cards: 0, mayShow: true, kinds: ['socks'], says: /cart|order|add|basket|manager|operator/i }],
  ),
  zh(
    ['蓝牙耳机 有降噪的吗', { cards: 1, kinds: ['headphones'], has: /降噪/ }],
    ['60块以内', { cards: 1, kinds: ['headphones'], maxRub: 690, has: /降噪/ }],
    ['白色的', { cards: 1, kinds: ['headphones'], maxRub: 690, states: [/^颜色$/, /白色/] }],
    ['第一个起订量多少', { cards: 0, mayShow: true, kinds: ['headphones'], says: /\d/ }],
  ),
  zh(
    ['狗绳 尼龙的', { cards: 2, kinds: ['pet-leash'], states: [/^材质$/, /尼龙/] }],
    ['不要黑色', { cards: 1, kinds: ['pet-leash'], states: [/^材质$/, /尼龙/], statesNot: [/^颜色$/, /^黑色$/] }],
    ['算了 改看猫玩具', { cards: 1, kinds: ['pet-toy'], hasNot: /狗/ }],
    ['要100个 每个5块以内', { cards: 1, kinds: ['pet-toy'], quantity: 100, maxRub: 57.5, hasNot: /狗/ }],
  ),
  zh(
    ['棒球帽 成人', { cards: 2, kinds: ['cap'], statesNot: [/^适用人群$/, /儿童/] }],
    ['可以印logo吗 300顶', { cards: 1, kinds: ['cap'], quantity: 300, states: [/^是否可定制LOGO$/, /可定制/] }],
    ['每顶不超过10元', { cards: 1, kinds: ['cap'], quantity: 300, maxRub: 115 }],
    ['哪个发货最快', { cards: 0, mayShow: true, kinds: ['cap'], says: /\d|发货/ }],
  ),
  zh(
    ['桌面手机支架 铝合金', { cards: 1, kinds: ['phone-holder'], states: [/^材质$/, /铝/], hasNot: /车载/ }],
    ['材质无所谓 便宜点的', { cards: 1, kinds: ['phone-holder'], hasNot: /车载/ }],
    ['第一个和第二个有什么区别', { cards: 0, mayShow: true, kinds: ['phone-holder'], says: /\d|材/ }],
  ),
]
