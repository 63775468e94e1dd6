// Talks of a seventh buyer, kept away: nothing is mended for them. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const seventhHeldTalks: Case[] = [
  ru(
    ['Кемпинговые фонари, 50 штук, до 300 руб. за штуку', { cards: 2, kinds: ['flashlight'], quantity: 50, maxRub: 300, has: /кемпинг/i }],
    [
      'добавьте условие: солнечная батарея',
      { cards: 1, kinds: ['flashlight'], quantity: 50, maxRub: 300, has: /кемпинг/i, states: [/^Особенности$/, /солнечн/] },
    ],
    [
      'Солнечная не нужна, слишком мало вариантов. Пусть будет 1200 люмен.',
      { cards: 1, kinds: ['flashlight'], quantity: 50, maxRub: 300, states: [/^Световой поток$/, /1200/] },
    ],
    ['Вес одной штуки и срок отгрузки у первого?', { cards: 0, mayShow: true, kinds: ['flashlight'], says: /\d/ }],
  ),
  ru(
    [
      'Перчатки водонепроницаемые для взрослых, 60 пар',
      { cards: 1, kinds: ['gloves'], quantity: 60, states: [/^Особенности$/, /водонепр/], statesNot: [/^Для кого$/, /детей/] },
    ],
    [
      'не дороже 280 рублей за пару',
      {
        cards: 1,
        kinds: ['gloves'],
        quantity: 60,
        maxRub: 280,
        states: [/^Особенности$/, /водонепр/],
        statesNot: [/^Для кого$/, /детей/],
      },
    ],
    [
      'А теперь такие же детские, цена без разницы.',
      {
        cards: 1,
        kinds: ['gloves'],
        states: [/^Особенности$/, /водонепр/],
        statesNot: [/^Для кого$/, /мужчин|женщин/],
      },
    ],
    ['Сколько размеров у первых?', { cards: 0, mayShow: true, kinds: ['gloves'], says: /размер|XS|(^|\s)S|\d/ }],
  ),
  ru(
    ['Сумки дорожные на колёсах есть?', { cards: 1, kinds: ['travel-bag'], has: /на колёсах/ }],
    ['Маловато. Колёса не обязательны, главное объём 60 литров и больше.', { cards: 2, kinds: ['travel-bag'], has: /(60|80) л/ }],
    [
      'Логотип нанести сможете? Покажите только те, где можно.',
      { cards: 1, kinds: ['travel-bag'], has: /(60|80) л/, states: [/^Нанесение логотипа$/, /^да/] },
    ],
    ['У первой от какого тиража логотип?', { cards: 0, mayShow: true, kinds: ['travel-bag'], says: /\d/ }],
    [
      'Доставка до Екатеринбурга сколько дней и кто везёт?',
      { cards: 0, mayShow: true, kinds: ['travel-bag'], says: /достав|карго|дн|срок|перевоз|логист/i },
    ],
  ),
  ru(
    ['Малярный скотч, для отделочников', { cards: 2, kinds: ['packing-tape'], has: /малярн/i }],
    [
      'Нет, давайте лучше упаковочный, прозрачный',
      { cards: 1, kinds: ['packing-tape'], states: [/^Цвет$/, /прозрачн/], hasNot: /малярн/i },
    ],
    [
      'Рулонов возьму 360. Цена до 40 р за рулон.',
      { cards: 1, kinds: ['packing-tape'], quantity: 360, maxRub: 40, states: [/^Цвет$/, /прозрачн/], hasNot: /малярн/i },
    ],
    [
      'И пакеты курьерские 38х52 водонепроницаемые к ним',
      { cards: 1, kinds: ['poly-mailer'], has: /38x52/, states: [/^Особенности$/, /водонепр/] },
    ],
    [
      'Вернёмся к скотчу. Какая у первого ширина и толщина?',
      { cards: 0, mayShow: true, kinds: ['packing-tape'], says: /\d|ширин|толщин/i },
    ],
  ),
  ru(
    ['Генератор бензиновый 3 кВт есть?', { cards: 0, says: /нет|не на[шй]|не прода|не торг|не ви|отсутств|ничего|жаль/i }],
    ['Тогда повербанки от 20000 мАч, 20 штук', { cards: 2, kinds: ['power-bank'], quantity: 20, has: /[23]0000 мАч/ }],
    [
      'только с двумя выходами, заводские продавцы',
      { cards: 1, kinds: ['power-bank'], quantity: 20, isFactory: true, has: /[23]0000 мАч/, states: [/^Особенности$/, /двумя выходами/] },
    ],
    [
      'Продавца первого как зовут и сколько лет он на площадке?',
      { cards: 0, mayShow: true, kinds: ['power-bank'], says: /\d|продав|Co\.|Ltd|Factory|лет|год/i },
    ],
  ),
  en(
    ['Table lamps for guest rooms, please', { cards: 2, kinds: ['desk-lamp'] }],
    [
      'Only flicker-free, and with CRI of 90 or higher',
      { cards: 1, kinds: ['desk-lamp'], has: /flicker-free/, states: [/^Color rendering index$/, /9[05]/] },
    ],
    [
      'Drop the CRI requirement. Beige would be preferable.',
      { cards: 1, kinds: ['desk-lamp'], has: /flicker-free/, states: [/^Color$/, /beige/] },
    ],
    [
      'Is the first one mains or USB powered?',
      { cards: 0, mayShow: true, kinds: ['desk-lamp'], says: /USB|mains|power|plug|outlet|socket|not (state|say|spec)|battery/i },
    ],
  ),
  en(
    ['We need duvet cover sets, machine washable, MOQ 10 or less', { cards: 2, kinds: ['bedding'], maxMoq: 10, has: /machine-washable/ }],
    ['not polyester', { cards: 1, kinds: ['bedding'], maxMoq: 10, has: /machine-washable/, statesNot: [/^Material$/, /polyester/] }],
    ['Compare the first two, please', { cards: 0, mayShow: true, kinds: ['bedding'], says: /\d|price|material|color|thread/i }],
    ['And curtains with grommets for the same rooms?', { cards: 1, kinds: ['curtain'], states: [/^Features$/, /grommets/] }],
    ['back to the bedding: what is the cheapest one?', { cards: 0, mayShow: true, kinds: ['bedding'], says: /\d/ }],
  ),
  en(
    ['Please offer memory foam pillows', { cards: 2, kinds: ['pillow'], has: /memory foam|slow-rebound/i }],
    ['with neck support', { cards: 1, kinds: ['pillow'], has: /neck/i }],
    ['Show other options please', { cards: 0, mayShow: true, kinds: ['pillow'], isNew: true }],
    ['let us forget it. travel neck pillows?', { cards: 1, kinds: ['pillow'], has: /neck/i }],
    [
      'Is it possible to return them if the guests complain about the smell?',
      { cards: 0, mayShow: true, kinds: ['pillow'], says: /return|refund|defect|complain|dispute|claim/i },
    ],
  ),
  en(
    [
      'dog bowls for pet friendly rooms, stainless steel',
      { cards: 1, kinds: ['pet-bowl'], states: [/^Material$/, /stainless steel/], hasNot: /cat bowl/i },
    ],
    [
      'and pet beds 70 cm, machine washable or removable cover',
      { cards: 1, kinds: ['pet-bed'], has: /70 cm/, states: [/^Features$/, /washable|removable/] },
    ],
    ['grey', { cards: 1, kinds: ['pet-bed'], has: /70 cm/, states: [/^Color$/, /grey/] }],
    ['up to what weight of the pet is the first one?', { cards: 0, mayShow: true, kinds: ['pet-bed'], says: /\d|kg|weight/i }],
    ['reflective leash as well, 1.8 m', { cards: 1, kinds: ['pet-leash'], has: /1\.8 m/ }],
  ),
  en(
    ['Dear team, could you quote notebooks A5 for conference, hardcover or with elastic', { cards: 1, kinds: ['notebook'], has: /A5/ }],
    [
      'any color, A5 or A6, our logo is needed, 500 pcs',
      { cards: 1, kinds: ['notebook'], quantity: 500, has: /A5|A6/, states: [/^Custom logo$/, /^yes/] },
    ],
    ['within 65 rub', { cards: 1, kinds: ['notebook'], quantity: 500, maxRub: 65, has: /A5|A6/ }],
    ['plus pens with stylus, 500 pcs', { cards: 1, kinds: ['pen'], quantity: 500, states: [/^Features$/, /stylus/] }],
    ['how much would 1000 of the first pen be in total?', { cards: 0, mayShow: true, kinds: ['pen'], says: /\d/ }],
  ),
  zh(
    ['iPhone 16 手机壳 透明', { cards: 1, kinds: ['phone-case'], has: /iPhone 16/i, states: [/^颜色$/, /透明/] }],
    ['带支架的', { cards: 1, kinds: ['phone-case'], has: /支架/ }],
    ['支架不要了 颜色不限 要磁吸MagSafe那种', { cards: 1, kinds: ['phone-case'], has: /磁/ }],
    ['第一个100个多少钱', { cards: 0, mayShow: true, kinds: ['phone-case'], says: /\d/ }],
  ),
  zh(
    ['笔袋 牛津布 蓝色', { cards: 1, kinds: ['pencil-case'], has: /牛津布/, states: [/^颜色$/, /蓝/] }],
    ['毛绒的呢 要粉色', { cards: 1, kinds: ['pencil-case'], has: /毛绒/, states: [/^颜色$/, /粉/] }],
    ['10元以内 100个', { cards: 1, kinds: ['pencil-case'], quantity: 100, maxRub: 125, has: /毛绒/ }],
    ['再配中性笔 0.5 黑色墨水', { cards: 1, kinds: ['pen'], has: /(?<!\d)0\.5mm/, states: [/^墨水颜色$/, /黑/] }],
  ),
  zh(
    ['木质拼图 300片', { cards: 1, kinds: ['puzzle'], has: /300片/, states: [/^材质$/, /木/] }],
    ['有1000片的没', { cards: 1, kinds: ['puzzle'], has: /1000片/ }],
    ['片数不限 纸质的也行 要铁盒装', { cards: 1, kinds: ['puzzle'], states: [/^特点$/, /铁盒/] }],
    ['样品费怎么收', { cards: 0, mayShow: true, kinds: ['puzzle'], says: /样/ }],
  ),
  zh(
    ['遥控车 10台拿样', { cards: 1, kinds: ['toy-car'], quantity: 10, has: /遥控/ }],
    ['电池款还是充电款', { cards: 0, mayShow: true, kinds: ['toy-car'], says: /电池|充电|锂电|电源|未|没/ }],
    ['换成惯性车 消防的', { cards: 0, mayShow: true, kinds: ['toy-car'], says: /惯性|消防|没|无|未/ }],
    ['便宜点的呢', { cards: 0, mayShow: true, kinds: ['toy-car'] }],
    ['无人机有吗', { cards: 0, says: /没|无|未|不|暂/ }],
  ),
  zh(
    ['指甲锉 20支装', { cards: 1, kinds: ['nail-file'], states: [/^每包数量$/, /20/] }],
    ['双面的', { cards: 1, kinds: ['nail-file'], states: [/^特点$/, /双面/] }],
    ['化妆包 带镜子的有吗', { cards: 1, kinds: ['cosmetic-bag'], states: [/^特点$/, /镜/] }],
    ['防水 牛津布 30个', { cards: 0, mayShow: true, kinds: ['cosmetic-bag'], says: /防水|牛津|没|无|未|款|个/ }],
    ['清关你们包吗', { cards: 0, mayShow: true, says: /清关|报关|关税|海关|物流|运/ }],
  ),
]
