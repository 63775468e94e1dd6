// Talks of a third stranger that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const thirdSeenTalks: Case[] = [
  ru(
    [
      'рюкзаки школьные розовые или фиолет, до 700р',
      { cards: 1, kinds: ['backpack'], maxRub: 700, states: [/^Цвет$/, /розовый|фиолетовый/], has: /школьн/i },
    ],
    ['первый сколько весит?', { cards: 0, mayShow: true, kinds: ['backpack'], says: /\d\s*(г|кг)(?![а-яё])/i }],
    ['а чтоб спинка ортопедическая?', { cards: 1, kinds: ['backpack'], maxRub: 700, has: /ортопед/i }],
    ['ладно. к ним бы еще пеналов', { cards: 2, kinds: ['pencil-case'] }],
    ['вернемся к рюкзакам, нужно 30шт', { cards: 1, kinds: ['backpack'], quantity: 30, maxMoq: 30 }],
  ),
  ru(
    ['сковородки 26 под индукцию', { cards: 1, kinds: ['frying-pan'], states: [/^Диаметр$/, /26 см/], has: /индукц/i }],
    ['диаметр любой, но чтоб крышка была', { cards: 1, kinds: ['frying-pan'], has: /с крышкой|крышкой/i }],
    [
      'чем 1 от 2 отличается',
      { cards: 0, mayShow: true, kinds: ['frying-pan'], says: /цен|₽|дешевле|дороже|материал|диаметр|минимальн|одинаков|отлич|одно/i },
    ],
    ['а если взять 40 штук первой почем выйдет', { cards: 0, mayShow: true, kinds: ['frying-pan'], says: /₽|руб/i }],
    ['доставка сюда входит?', { cards: 0, mayShow: true, says: /доставк|бесплатн/i }],
  ),
  ru(
    ['часики женские со стразами до тыщи', { cards: 1, kinds: ['watch'], maxRub: 1000, states: [/^Для кого$/, /женщин/], has: /страз/i }],
    ['а мужские? можно без страз', { cards: 2, kinds: ['watch'], maxRub: 1000, states: [/^Для кого$/, /мужчин/] }],
    ['механика есть?', { cards: 1, kinds: ['watch'], has: /механич/i }],
    ['мыть руки в них можно?', { cards: 0, mayShow: true, kinds: ['watch'], says: /атм|водо|вод[аыуе]|не указ|нет данных|не сказ/i }],
    ['спс на этом всё', { cards: 0, says: /пожал|рад|обращ|удач|если|ещё|до свид|всего/i }],
  ),
  ru(
    ['фонарь на лоб аккумуляторный', { cards: 1, kinds: ['flashlight'], has: /налобн/i, hasNot: /батарейк/i }],
    ['поярче, люмен от 800', { cards: 1, kinds: ['flashlight'], states: [/^Световой поток$/, /800|1200/] }],
    ['а в палатку подвесить?', { cards: 1, kinds: ['flashlight'], has: /кемпинг|крючк/i }],
    ['какой из них быстрее отправят', { cards: 0, mayShow: true, kinds: ['flashlight'], says: /\d+\s*ч|час|сут|дн/i }],
  ),
  ru(
    ['ежедневники и ручки сотрудникам, 60 комплектов', { cards: 2, kinds: ['notebook', 'pen'], maxMoq: 60 }],
    ['ручки только металл', { cards: 1, kinds: ['pen'], maxMoq: 60, states: [/^Материал$/, /алюминий|сплав/] }],
    ['стержень меняется?', { cards: 0, mayShow: true, kinds: ['pen'], says: /стерж|сменн|не указ|нет данных|не сказ/i }],
    ['а блокноты с твёрдой обложкой', { cards: 1, kinds: ['notebook'], maxMoq: 60, has: /твёрдой обложкой/i }],
  ),
  ru(
    ['здрасьте, вы по безналу со счетом работаете? мы ИП', { cards: 0, says: /оплат|счёт|счет|безнал|заказ|не знаю|платёж|платеж/i }],
    ['а какие гарантии что не кинете', { cards: 0, says: /гарант|оплат|заказ|возврат|верн|провер|отмен|плат/i }],
    ['ладно, миски кошачьи керамика 20шт', { cards: 1, kinds: ['pet-bowl'], quantity: 20, maxMoq: 20, states: [/^Материал$/, /керамика/] }],
    ['дороже 200 не надо', { cards: 1, kinds: ['pet-bowl'], quantity: 20, maxMoq: 20, maxRub: 200, states: [/^Материал$/, /керамика/] }],
    ['в посудомойку можно их?', { cards: 0, mayShow: true, kinds: ['pet-bowl'], says: /посудомо|ручн|мойк|не указ|нет данных|не сказ/i }],
  ),
  en(
    [
      '10000mah power banks 400-800 rub',
      { cards: 2, kinds: ['power-bank'], minRub: 400, maxRub: 800, states: [/^Battery capacity$/, /\b10000\b/] },
    ],
    [
      'can i take the 1st one on a plane',
      {
        cards: 0,
        mayShow: true,
        kinds: ['power-bank'],
        says: /Wh|mAh|flight|air|plane|not (stated|specified|say|given)|does(n't| not) say/i,
      },
    ],
    ['anything cheaper', { cards: 1, kinds: ['power-bank'], isCheaper: true }],
    ['ok now 20000 instead', { cards: 2, kinds: ['power-bank'], states: [/^Battery capacity$/, /\b20000\b/] }],
  ),
  en(
    ['gold hoop earrings', { cards: 1, kinds: ['earrings'], states: [/^Color$/, /gold/], has: /hoop/i }],
    ['now necklaces to match', { cards: 2, kinds: ['necklace'] }],
    ['silver not gold', { cards: 2, kinds: ['necklace'], states: [/^Color$/, /silver/] }],
    [
      'is the first one adjustable?',
      { cards: 0, mayShow: true, kinds: ['necklace'], says: /adjust|length|cm|not (stated|specified|say|given)|does(n't| not) say/i },
    ],
    ['back to earrings, any with pearls', { cards: 1, kinds: ['earrings'], has: /pearl/i }],
  ),
  en(
    [
      'canvas totes w zipper 200pcs 2 usd max',
      { cards: 1, kinds: ['tote-bag'], quantity: 200, maxMoq: 200, maxRub: 160, states: [/^Material$/, /canvas/], has: /zipper/i },
    ],
    ['forget the zipper', { cards: 2, kinds: ['tote-bag'], quantity: 200, maxMoq: 200, maxRub: 160, states: [/^Material$/, /canvas/] }],
    ['can no. 2 be printed with our logo?', { cards: 0, mayShow: true, kinds: ['tote-bag'], says: /logo|print/i }],
    ['how long till it gets to me', { cards: 0, mayShow: true, says: /14|21|days/i }],
    ['and something to put them in, gift boxes', { cards: 2, kinds: ['gift-box'] }],
  ),
  en(
    ['hey', { cards: 0, says: /hi\b|hello|hey|help|looking|welcome|what/i }],
    ['thick yoga mats at least 10mm', { cards: 2, kinds: ['yoga-mat'], states: [/^Thickness$/, /\b1[05] mm/] }],
    ['not pvc', { cards: 2, kinds: ['yoga-mat'], states: [/^Thickness$/, /\b1[05] mm/], statesNot: [/^Material$/, /PVC/] }],
    ['how heavy is the first', { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /\d\s*(g|kg)\b/i }],
    ['resistance bands too, set of 5', { cards: 1, kinds: ['resistance-band'], has: /set of 5/i }],
  ),
  en(
    [
      'building bricks big pieces for 3 yr olds',
      { cards: 2, kinds: ['building-blocks'], statesNot: [/^Age$/, /^(6|14) /], states: [/^Piece size$/, /large/] },
    ],
    ['any age is fine, show more', { cards: 1, kinds: ['building-blocks'], isNew: true }],
    ['nothing military pls', { cards: 2, kinds: ['building-blocks'], hasNot: /military/i }],
    ['under 300 rub', { cards: 2, kinds: ['building-blocks'], maxRub: 300, hasNot: /military/i }],
    ['how many pieces in the first', { cards: 0, mayShow: true, kinds: ['building-blocks'], says: /\b(62|120|210|326|540|868|1240)\b/ }],
  ),
  en(
    ['automatic umbrellas for a hotel 100pcs', { cards: 2, kinds: ['umbrella'], quantity: 100, maxMoq: 100, has: /automatic/i }],
    ['black or navy only', { cards: 1, kinds: ['umbrella'], quantity: 100, maxMoq: 100, states: [/^Color$/, /black|navy/] }],
    [
      'is the seller of the first a factory',
      { cards: 0, mayShow: true, kinds: ['umbrella'], says: /factory|manufactur|trad|company|Co\.|resell/i },
    ],
    ['could i get a sample before', { cards: 0, mayShow: true, says: /sample|minimum|order|piece/i }],
  ),
  zh(
    ['2升的大水壶 健身用', { cards: 1, kinds: ['water-bottle'], states: [/^容量$/, /2000ml/] }],
    ['1.5升的呢', { cards: 1, kinds: ['water-bottle'], states: [/^容量$/, /1500ml/] }],
    ['会漏水吗', { cards: 0, mayShow: true, kinds: ['water-bottle'], says: /漏|密封|没有|未|没写|不/ }],
    ['容量无所谓了 不要玻璃的 要带吸管', { cards: 2, kinds: ['water-bottle'], statesNot: [/^材质$/, /玻璃/], has: /吸管/ }],
  ),
  zh(
    ['宿舍台灯 要充电款 60块以内', { cards: 2, kinds: ['desk-lamp'], maxRub: 690, has: /充电/ }],
    ['1和2有啥区别', { cards: 0, mayShow: true, kinds: ['desk-lamp'], says: /价|便宜|贵|材质|功率|起订|区别|一样|不同|只有/ }],
    ['亮度能调吗', { cards: 0, mayShow: true, kinds: ['desk-lamp'], says: /亮度|调|档|没有|未|没写/ }],
    ['带夹子的那种', { cards: 1, kinds: ['desk-lamp'], has: /夹/ }],
  ),
  zh(
    ['小学生戴的手表', { cards: 1, kinds: ['watch', 'smart-watch'], has: /儿童|学生/ }],
    ['要电子表 不要智能的', { cards: 1, kinds: ['watch'], has: /电子表/ }],
    ['粉色有吗', { cards: 1, kinds: ['watch'], states: [/^颜色$/, /粉色/] }],
    ['防水到什么程度', { cards: 0, mayShow: true, kinds: ['watch'], says: /ATM|防水|没有|未/ }],
  ),
  zh(
    ['装笔记本电脑的双肩包 商务', { cards: 2, kinds: ['backpack'], has: /电脑|笔记本|商务/ }],
    ['带usb口的', { cards: 1, kinds: ['backpack'], has: /USB/ }],
    ['哪个卖得最好', { cards: 0, mayShow: true, kinds: ['backpack'], says: /销|卖|售/ }],
    ['下单后几天能发出来', { cards: 0, mayShow: true, says: /小时|天/ }],
    ['多少件起批', { cards: 0, mayShow: true, kinds: ['backpack'], says: /\b(1|2|3|5|10|20|50)\b|\d/ }],
  ),
  zh(
    ['准备开奶茶店 你有啥推荐', { cards: 0, mayShow: true, says: /杯|吸管|奶茶|什么|需要|哪/ }],
    ['玻璃杯 带吸管的', { cards: 1, kinds: ['glass', 'water-bottle'], has: /吸管/ }],
    ['24个起订以内', { cards: 1, kinds: ['glass', 'water-bottle'], maxMoq: 24 }],
    ['换个话题 沙发上盖的毯子', { cards: 2, kinds: ['blanket'] }],
    ['刚才那个杯子 能进洗碗机吗', { cards: 0, mayShow: true, kinds: ['glass', 'water-bottle'], says: /洗碗机|手洗|可用|没有|未|没写/ }],
  ),
  zh(
    ['iphone14手机壳 磁吸', { cards: 1, kinds: ['phone-case'], has: /iPhone 14/, states: [/^特点$/, /磁吸/] }],
    ['磁吸不要紧 50个 单价8元以内', { cards: 1, kinds: ['phone-case'], quantity: 50, maxMoq: 50, maxRub: 92, has: /iPhone 14/ }],
    ['第一个多重', { cards: 0, mayShow: true, kinds: ['phone-case'], says: /\d\s*(g|kg|克|公斤|千克)/i }],
    ['顺便看下1万毫安充电宝', { cards: 2, kinds: ['power-bank'], states: [/^电池容量$/, /(^|\D)10000mAh/] }],
    ['回到手机壳', { cards: 1, kinds: ['phone-case'] }],
  ),
]
