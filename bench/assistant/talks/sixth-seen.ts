// Talks of a sixth buyer, that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const sixthSeenTalks: Case[] = [
  ru(
    ['плед шерстяной', { cards: 2, kinds: ['blanket'], states: [/^Материал$/, /шерст/] }],
    ['не, колется будет. давай флис', { cards: 2, kinds: ['blanket'], states: [/^Материал$/, /флис/] }],
    ['до 300р', { cards: 1, kinds: ['blanket'], maxRub: 300, states: [/^Материал$/, /флис/] }],
    ['и подушки декор 45х45 к ним', { cards: 1, kinds: ['pillow'], has: /45[xх]45/ }],
    ['с вышивкой', { cards: 0, mayShow: true, kinds: ['pillow'], has: /вышивк/i }],
    ['вернись к пледам', { cards: 1, kinds: ['blanket'] }],
  ),
  ru(
    [
      'зонты складные женские',
      { cards: 1, kinds: ['umbrella'], has: /складн|карманн|складыв/i, statesNot: [/^Для кого$/, /мужчин|детей/] },
    ],
    ['покажи любые автоматы, пофиг чьи', { cards: 1, kinds: ['umbrella'], has: /автомат/i }],
    ['самый дешевый?', { cards: 1, kinds: ['umbrella'] }],
    [
      'на озоне такие по 790, какая марж выйдет',
      { cards: 0, mayShow: true, kinds: ['umbrella'], says: /\d|комисс|марж|прибыл|нацен|счит/i },
    ],
  ),
  ru(
    ['скотч малярный', { cards: 1, kinds: ['packing-tape'], states: [/^Вид товара$/, /малярн/] }],
    ['а пупырку в рулоне продаете', { cards: 0, mayShow: true, kinds: ['poly-mailer', 'packing-tape'] }],
    ['ок тогда пакеты с пупыркой внутри', { cards: 1, kinds: ['poly-mailer'], has: /пузыр/i }],
    ['розовые', { cards: 1, kinds: ['poly-mailer'], has: /пузыр/i, states: [/^Цвет$/, /розов/] }],
    ['500шт почем за шт', { cards: 0, mayShow: true, kinds: ['poly-mailer'], says: /\d/ }],
  ),
  ru(
    ['наклейки в ежедневник', { cards: 2, kinds: ['sticker'] }],
    ['с фольгой', { cards: 1, kinds: ['sticker'], has: /фольг/i }],
    ['чем 1 и 2 отличаются', { cards: 0, mayShow: true, kinds: ['sticker'], says: /\d/ }],
    ['2ю беру, 50 упаковок скок', { cards: 0, mayShow: true, kinds: ['sticker'], says: /\d/ }],
    ['а сами ежедневники? красные', { cards: 1, kinds: ['notebook'], states: [/^Цвет$/, /красн/] }],
  ),
  ru(
    ['косметичка с зеркальцем', { cards: 1, kinds: ['cosmetic-bag'], has: /зеркал/i }],
    ['убери зеркало, пофиг. до 200р', { cards: 2, kinds: ['cosmetic-bag'], maxRub: 200 }],
    ['бежевую бы', { cards: 1, kinds: ['cosmetic-bag'], maxRub: 200, states: [/^Цвет$/, /беж/] }],
    ['какая из них больше по размеру', { cards: 0, mayShow: true, kinds: ['cosmetic-bag'], says: /\d|размер/i }],
  ),
  en(
    ['t-shirt for staff black', { cards: 2, kinds: ['t-shirt'], states: [/^Color$/, /black/] }],
    ['need xxl in it', { cards: 2, kinds: ['t-shirt'], states: [/^Color$/, /black/], has: /XXL/ }],
    [
      '30 piece, not more then 300 rub',
      { cards: 1, kinds: ['t-shirt'], quantity: 30, maxRub: 300, states: [/^Color$/, /black/], has: /XXL/ },
    ],
    ['first and second what is diferent', { cards: 0, mayShow: true, kinds: ['t-shirt'], says: /\d/ }],
    ['logo is possible on first?', { cards: 0, mayShow: true, kinds: ['t-shirt'], says: /logo|print|brand/i }],
  ),
  en(
    ['knifes for kitchen', { cards: 2, kinds: ['knife'] }],
    ['ceramic', { cards: 1, kinds: ['knife'], states: [/^Material$/, /ceramic/] }],
    ['no no, steel is better', { cards: 2, kinds: ['knife'], states: [/^Material$/, /steel/] }],
    ['blade 8 inch', { cards: 1, kinds: ['knife'], states: [/^Blade length$/, /8/] }],
    ['what is hardnes of first', { cards: 0, mayShow: true, kinds: ['knife'], says: /HRC|\d|hard|not (say|state)/i }],
  ),
  en(
    ['blankets for guests outside', { cards: 2, kinds: ['blanket'] }],
    ['fleece, and 20 pcs', { cards: 1, kinds: ['blanket'], quantity: 20, states: [/^Material$/, /fleece/] }],
    ['logo of cafe must be', { cards: 1, kinds: ['blanket'], quantity: 20, has: /fleece/i, statesNot: [/^Custom logo$/, /^no$/] }],
    [
      'delivery to Tbilisi how much cost for 20',
      { cards: 0, mayShow: true, kinds: ['blanket'], says: /deliver|ship|freight|weight|kg|cost/i },
    ],
  ),
  en(
    ['christmas decor for window of shop', { cards: 2, kinds: ['christmas-decor'] }],
    ['gold color', { cards: 2, kinds: ['christmas-decor'], states: [/^Color$/, /gold/] }],
    ['under 80 rub', { cards: 1, kinds: ['christmas-decor'], maxRub: 80, states: [/^Color$/, /gold/] }],
    ['wait i need also gift bags, not box', { cards: 1, kinds: ['gift-box'], states: [/^Product type$/, /bag/] }],
    ['back to decor, from wood', { cards: 1, kinds: ['christmas-decor'], states: [/^Material$/, /wood/] }],
  ),
  en(
    ['thermo mug mint color', { cards: 2, kinds: ['thermos-mug'], states: [/^Color$/, /mint/] }],
    ['500 ml', { cards: 1, kinds: ['thermos-mug'], states: [/^Color$/, /mint/], has: /500 ml/ }],
    ['only factory', { cards: 1, kinds: ['thermos-mug'], isFactory: true, states: [/^Color$/, /mint/], has: /500 ml/ }],
    ['how long first keeps hot', { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /\d|hour/i }],
    ['forget it. umbrella for rain automatic', { cards: 1, kinds: ['umbrella'], has: /automatic/i }],
  ),
  zh(
    ['耳机 降噪的', { cards: 2, kinds: ['headphones'], has: /降噪/ }],
    ['要头戴的', { cards: 1, kinds: ['headphones'], has: /头戴/, states: [/^特点$/, /降噪/] }],
    ['算了 换运动款 降噪不要了', { cards: 1, kinds: ['headphones'], states: [/^品类$/, /运动/] }],
    ['白色有没', { cards: 1, kinds: ['headphones'], states: [/^颜色$/, /白色/] }],
    ['第一个20个要多少米', { cards: 0, mayShow: true, kinds: ['headphones'], says: /\d/ }],
  ),
  zh(
    ['环保购物袋 印logo', { cards: 2, kinds: ['tote-bag'], statesNot: [/^是否可定制LOGO$/, /^(否|不)/] }],
    ['大的 50x40那种', { cards: 1, kinds: ['tote-bag'], has: /50x40/ }],
    ['200个 单价13块内', { cards: 1, kinds: ['tote-bag'], quantity: 200, maxRub: 166, has: /50x40/ }],
    ['交期多久', { cards: 0, mayShow: true, kinds: ['tote-bag'], says: /天|小时|发货|交/ }],
  ),
  zh(
    ['行车记录仪', { cards: 0 }],
    ['哦 那车载手机支架', { cards: 2, kinds: ['phone-holder'], states: [/^品类$/, /车载|手机支架/], hasNot: /桌面/ }],
    ['磁吸的', { cards: 1, kinds: ['phone-holder'], has: /磁吸/ }],
    ['来一百个 哪个最便宜', { cards: 0, mayShow: true, kinds: ['phone-holder'], says: /\d/ }],
    ['卖家是工厂吗', { cards: 0, mayShow: true, kinds: ['phone-holder'], says: /工厂|厂|商|卖家/ }],
  ),
  zh(
    ['瑜伽垫 粉色', { cards: 2, kinds: ['yoga-mat'], states: [/^颜色$/, /粉/] }],
    ['厚的 10mm起', { cards: 1, kinds: ['yoga-mat'], states: [/^厚度$/, /10|15/], has: /粉/ }],
    ['再看看弹力带', { cards: 2, kinds: ['resistance-band'] }],
    ['便宜的 3块左右', { cards: 1, kinds: ['resistance-band'], maxRub: 50 }],
    ['回到瑜伽垫 厚度随便了 要带绑带的', { cards: 1, kinds: ['yoga-mat'], has: /绑带/ }],
  ),
  zh(
    ['狗窝', { cards: 2, kinds: ['pet-bed'], hasNot: /cat bed/i }],
    ['大狗 25公斤的', { cards: 1, kinds: ['pet-bed'], states: [/^适合体重$/, /25/] }],
    ['要能拆洗', { cards: 0, mayShow: true, kinds: ['pet-bed'], has: /可拆洗|可机洗/ }],
    ['这么大件 运费贵不贵', { cards: 0, mayShow: true, kinds: ['pet-bed'], says: /运|重|公斤|kg|费|物流/i }],
    ['起订5个以内有没有', { cards: 0, mayShow: true, kinds: ['pet-bed'], maxMoq: 5 }],
  ),
]
