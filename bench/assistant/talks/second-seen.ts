import type { Case } from '../expectations.ts'

/** Talks of a second stranger that the engine may be mended for. Written without a look at the engine. */
export const secondSeenTalks: Case[] = [
  // A coffee shop to be equipped: mugs for the microwave, whisky glasses, and back to the mugs.
  {
    language: 'ru',
    turns: [
      {
        say: 'открываю кофейню на 30 мест, с чего начать с посудой',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['mug', 'glass', 'thermos-mug', 'food-container', 'kitchen-utensils', 'baking-mold'],
          says: /кофе|круж|стакан|посуд/i,
        },
      },
      {
        say: 'кружки керамические, 60 шт',
        answer: { cards: 2, kinds: ['mug'], quantity: 60, maxMoq: 60, states: [/^Material$/, /^ceramic$/] },
      },
      {
        say: 'только чтобы в микроволновку можно было',
        answer: { cards: 2, kinds: ['mug'], quantity: 60, maxMoq: 60, has: /керамика/, states: [/^Microwave$/, /^safe$/] },
      },
      { say: 'и стаканы под виски штук 12', answer: { cards: 1, kinds: ['glass'], quantity: 12, maxMoq: 12, has: /виски/i } },
      {
        say: 'вернемся к кружкам: белые есть?',
        answer: {
          cards: 1,
          kinds: ['mug'],
          quantity: 60,
          maxMoq: 60,
          has: /(?=[\s\S]*керамика)(?=[\s\S]*бел)/i,
          states: [/^Microwave$/, /^safe$/],
        },
      },
    ],
  },
  // A drill with two batteries, a voltage excluded, its torque; tape measures and how two of them differ; a guarantee.
  {
    language: 'ru',
    turns: [
      { say: 'шурик с двумя акб', answer: { cards: 2, kinds: ['drill'], has: /два аккумулятора/i } },
      {
        say: '12 вольт не предлагать, слабые',
        answer: { cards: 1, kinds: ['drill'], has: /два аккумулятора/i, hasNot: /12 ?V|12 ?В/i, statesNot: [/^Features$/, /12 V/] },
      },
      {
        say: 'какой крутящий момент у первого',
        answer: { cards: 0, mayShow: true, kinds: ['drill'], says: /Н·м|крутящ/i, saysNot: /Артикул|Упаковка/ },
      },
      {
        say: 'ещё рулетки пятиметровые, 20 штук',
        answer: { cards: 2, kinds: ['tape-measure'], quantity: 20, maxMoq: 20, states: [/^Tape length$/, /(?<![\d.])5 m/] },
      },
      {
        say: 'чем первая от второй отличается',
        answer: { cards: 0, mayShow: true, kinds: ['tape-measure'], says: /₽|ширин|материал|корпус|цен|длин|точност/i },
      },
      {
        say: 'а если через месяц сломаются, гарантия есть?',
        answer: { cards: 0, says: /гарант|возвр|замен|продав|претенз|спор|поддерж|брак/i },
      },
    ],
  },
  // Written in Latin letters: school backpacks without a colour, a ceiling, the weight of the second.
  {
    language: 'ru',
    turns: [
      {
        say: 'ryukzaki shkolnye dlya devochki, ne rozovye',
        answer: {
          cards: 1,
          kinds: ['backpack'],
          has: /школ|school|书包/i,
          hasNot: /розов|pink|粉色|делов|мужск/i,
          statesNot: [/^Color$/, /^pink$/],
        },
      },
      {
        say: 'do 700 rublei',
        answer: {
          cards: 1,
          kinds: ['backpack'],
          maxRub: 700,
          has: /школ|school|书包/i,
          hasNot: /розов|pink|粉色/i,
          statesNot: [/^Color$/, /^pink$/],
        },
      },
      {
        say: 'skolko vesit vtoroi?',
        answer: { cards: 0, mayShow: true, kinds: ['backpack'], says: /\d\s?(г|кг)(?![а-яё])|вес/i, saysNot: /Артикул|Упаковка/ },
      },
    ],
  },
  // Puzzles for a small child, then for adults, in wood, and back to the first with dinosaurs.
  {
    language: 'ru',
    turns: [
      {
        say: 'пазлы ребенку 4 года, максимум 60 деталей',
        answer: {
          cards: 1,
          kinds: ['puzzle'],
          states: [/^Pieces$/, /^(24|60) pieces|, (24|60) pieces/],
          statesNot: [/^Age$/, /^(6|14) years/],
        },
      },
      { say: 'а себе хочу на 1000', answer: { cards: 2, kinds: ['puzzle'], states: [/^Pieces$/, /(?<!\d)1000 pieces/] } },
      {
        say: 'деревянные бывают?',
        answer: { cards: 0, mayShow: true, kinds: ['puzzle'], states: [/^Material$/, /wooden/], says: /дерев/i },
      },
      {
        say: 'снова детские, с динозаврами',
        answer: { cards: 0, mayShow: true, kinds: ['puzzle'], has: /динозавр/i, statesNot: [/^Age$/, /^14 years/], says: /динозавр|пазл/i },
      },
    ],
  },
  // Two goods for a company party with a sum for the lot, metal pens, their ink, a logo on forty, boxes.
  {
    language: 'ru',
    turns: [
      {
        say: 'на корпоратив 40 наборов: блокнот + ручка. на всё 12 тысяч',
        answer: { cards: 2, kinds: ['notebook', 'pen'], quantity: 40, maxMoq: 40, maxRub: 300 },
      },
      {
        say: 'ручки металлические',
        answer: { cards: 1, kinds: ['pen'], quantity: 40, maxMoq: 40, maxRub: 300, states: [/^Material$/, /alloy|aluminium/] },
      },
      {
        say: 'пасту надо синюю',
        answer: { cards: 0, mayShow: true, kinds: ['pen'], quantity: 40, maxMoq: 40, states: [/^Ink color$/, /^blue$/], says: /син/i },
      },
      {
        say: 'логотип на 40 шт нанесут?',
        answer: { cards: 0, mayShow: true, kinds: ['pen'], says: /лого|нанес/i, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'и коробочки подарочные к ним', answer: { cards: 2, kinds: ['gift-box'], quantity: 40, maxMoq: 40 } },
    ],
  },
  // Service first: delivery, paying as a small firm, the least order; then tape by the length of a roll.
  {
    language: 'ru',
    turns: [
      { say: 'сколько едет груз до Новосибирска и почём за кило', answer: { cards: 0, says: /достав|дн[яе]|недел|срок|вес/i } },
      { say: 'я ип, по счёту оплатить можно?', answer: { cards: 0, says: /оплат|сч[её]т|карт|перевод/i } },
      { say: 'а минималка по заказу?', answer: { cards: 0, says: /минимальн|от \d|партия|поставщик|продав/i } },
      {
        say: 'ок, скотч прозрачный, 144 рулона',
        answer: {
          cards: 2,
          kinds: ['packing-tape'],
          quantity: 144,
          maxMoq: 144,
          states: [/^Color$/, /transparent/],
          hasNot: /малярн|армир/i,
        },
      },
      {
        say: 'намотка 100 м и больше',
        answer: {
          cards: 1,
          kinds: ['packing-tape'],
          quantity: 144,
          maxMoq: 144,
          has: /прозрачн/i,
          states: [/^Length$/, /(?<!\d)(100|150|200) m/],
        },
      },
    ],
  },
  // For pets: a bed for a cat, two goods for a dachshund, the longer of the two kinds, what it bears, what fifty cost.
  {
    language: 'ru',
    turns: [
      { say: 'лежанка кошке, мягкая', answer: { cards: 1, kinds: ['pet-bed'], hasNot: /собак|пород|\bdog|breeds|狗|犬/i } },
      {
        say: 'ещё миски и поводки собакам, по 10 шт',
        answer: { cards: 2, kinds: ['pet-bowl', 'pet-leash'], quantity: 10, maxMoq: 10, hasNot: /кош|котят|\bcat\b|kitten|猫/i },
      },
      {
        say: 'поводок подлиннее, от 3 метров',
        answer: { cards: 1, kinds: ['pet-leash'], quantity: 10, maxMoq: 10, states: [/^Leash length$/, /(?<![\d.])[35] m/] },
      },
      {
        say: 'ротвейлера удержит?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['pet-leash'],
          says: /крупн|пород|прочн|указ|нагруз|выдерж|удерж/i,
          saysNot: /Артикул|Упаковка/,
        },
      },
      {
        say: 'сколько за 50 выйдет?',
        answer: { cards: 0, mayShow: true, kinds: ['pet-leash'], says: /₽|руб/i, saysNot: /Артикул|Упаковка/ },
      },
    ],
  },
  // Gibberish, then toys for a cat, a material excluded, a bed for her by size, and which is softer.
  {
    language: 'en',
    turns: [
      { say: 'asdkjh qwoei zxmcn', answer: { cards: 0, saysNot: /asdkjh|zxmcn/i } },
      {
        say: 'sorry, the cat sat on the keyboard. toys for her pls',
        answer: { cards: 1, kinds: ['pet-toy'], hasNot: /\bdog|breeds|pupp|собак|щен/i },
      },
      {
        say: 'not plush ones',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['pet-toy'],
          hasNot: /\bdog|breeds|pupp|собак|щен/i,
          statesNot: [/^Material$/, /plush|velour/],
          says: /plush|cat|toy/i,
        },
      },
      {
        say: 'a cat bed too, 40 or 50 cm',
        answer: { cards: 1, kinds: ['pet-bed'], states: [/^Bed size$/, /(?<!\d)[45]0 cm/], hasNot: /\bdog|breeds|собак|пород/i },
      },
      {
        say: 'what are they stuffed with',
        answer: { cards: 0, mayShow: true, kinds: ['pet-bed'], says: /fill|fibre|fiber|foam/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Gym towels by material and size, bigger ones, lint, in cotton, the total.
  {
    language: 'en',
    turns: [
      {
        say: 'microfibre towels 35x75 for a gym, 100 pcs',
        answer: {
          cards: 1,
          kinds: ['towel'],
          quantity: 100,
          maxMoq: 100,
          states: [/^Size$/, /35x75/],
          has: /microfiber/i,
          hasNot: /beach|пляжн/i,
        },
      },
      {
        say: 'anything bigger?',
        answer: {
          cards: 1,
          kinds: ['towel'],
          quantity: 100,
          maxMoq: 100,
          states: [/^Size$/, /40x80|70x140|80x160|90x180/],
          has: /microfiber/i,
        },
      },
      {
        say: 'same but cotton',
        answer: {
          cards: 1,
          kinds: ['towel'],
          quantity: 100,
          maxMoq: 100,
          states: [/^Size$/, /40x80|70x140|80x160|90x180/],
          has: /cotton/i,
        },
      },
      {
        say: 'do they leave lint everywhere',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['towel'],
          says: /lint|shed|not (say|state)|n't (say|state)/i,
          saysNot: /Item number|Packaging/,
        },
      },
      {
        say: 'what do 200 of the first one come to in total',
        answer: { cards: 0, mayShow: true, kinds: ['towel'], says: /₽|RUB|\$|total/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Throws for a sofa by size, a material excluded, the warmest, another excluded for its price, washing.
  {
    language: 'en',
    turns: [
      { say: 'throws for the couch, 150x200', answer: { cards: 2, kinds: ['blanket'], states: [/^Size$/, /150x200/] } },
      {
        say: 'not polyester pls',
        answer: { cards: 2, kinds: ['blanket'], states: [/^Size$/, /150x200/], statesNot: [/^Material$/, /polyester/] },
      },
      {
        say: 'which is the warmest',
        answer: { cards: 0, mayShow: true, kinds: ['blanket'], says: /warm|gsm|wool|fleece/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'ok no wool either',
        answer: { cards: 1, kinds: ['blanket'], states: [/^Size$/, /150x200/], statesNot: [/^Material$/, /polyester|wool/] },
      },
      {
        say: 'can they go in the washing machine',
        answer: { cards: 0, mayShow: true, kinds: ['blanket'], says: /wash/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Skipping ropes for schools with a ceiling in dollars, adjusting, a kind excluded, then heavy bands and their smell.
  {
    language: 'en',
    turns: [
      {
        say: 'jump ropes for a school, 100 pcs, $1.20 each tops',
        answer: { cards: 2, kinds: ['jump-rope'], quantity: 100, maxMoq: 100, maxRub: 96 },
      },
      {
        say: 'can you adjust the length',
        answer: { cards: 0, mayShow: true, kinds: ['jump-rope'], says: /adjust/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'no speed ropes please',
        answer: { cards: 1, kinds: ['jump-rope'], quantity: 100, maxMoq: 100, maxRub: 96, hasNot: /speed rope|скоростная/i },
      },
      { say: 'resistance bands, the heavy kind, 15kg', answer: { cards: 1, kinds: ['resistance-band'], has: /heavy, 15 kg/i } },
      {
        say: 'do they stink of rubber?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['resistance-band'],
          says: /smell|odou?r|not (say|state)|n't (say|state)/i,
          saysNot: /Item number|Packaging/,
        },
      },
    ],
  },
  // Phone holders for a car, whether a phone fits, one for a bike; car chargers by power and which one feeds a laptop.
  {
    language: 'en',
    turns: [
      { say: 'car phone mounts', answer: { cards: 2, kinds: ['phone-holder'], has: /car phone holder|air vent/i } },
      {
        say: 'does a 6.7 inch phone fit the first one',
        answer: { cards: 0, mayShow: true, kinds: ['phone-holder'], says: /inch|fit/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'and one for my bike',
        answer: { cards: 0, mayShow: true, kinds: ['phone-holder'], has: /bicycle|велосипед/i, says: /bi(ke|cycle)/i },
      },
      {
        say: 'car chargers too, 45W or more',
        answer: { cards: 1, kinds: ['charger'], has: /car charger/i, states: [/^Power$/, /(?<!\d)(45|65|100) W/] },
      },
      {
        say: 'would any of these charge a laptop',
        answer: { cards: 0, mayShow: true, kinds: ['charger'], says: /laptop|\bW\b|USB-C|Type-C/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Storage boxes by material and lid, bigger, the load, the cheapest, the sum for twenty.
  {
    language: 'en',
    turns: [
      {
        say: 'plastic storage boxes with lids',
        answer: { cards: 1, kinds: ['organizer'], states: [/^Material$/, /plastic/], has: /with lid|с крышкой/i },
      },
      {
        say: 'lid optional. 35 litres or more',
        answer: { cards: 1, kinds: ['organizer'], states: [/^Capacity$/, /(?<!\d)(35|50|66) l/], has: /plastic/i },
      },
      {
        say: 'how much weight can they hold',
        answer: { cards: 0, mayShow: true, kinds: ['organizer'], says: /\bkg\b|load|hold/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'which one is cheapest?', answer: { cards: 0, mayShow: true, kinds: ['organizer'], says: /cheap|lowest|₽|RUB|\$/i } },
      {
        say: 'total for 20 of those?',
        answer: { cards: 0, mayShow: true, kinds: ['organizer'], says: /₽|RUB|\$|total/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // A coffee shop: what is needed at all, mugs by number and price, in glass, cups to take away, the price of a hundred.
  {
    language: 'en',
    turns: [
      {
        say: "i'm opening a small coffee shop, what would i need from you",
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['mug', 'glass', 'thermos-mug', 'food-container', 'kitchen-utensils', 'baking-mold'],
          says: /coffee|mug|cup|glass/i,
        },
      },
      { say: 'start with mugs, 72 pcs, under 120 rub', answer: { cards: 2, kinds: ['mug'], quantity: 72, maxMoq: 72, maxRub: 120 } },
      { say: 'glass ones', answer: { cards: 1, kinds: ['mug'], quantity: 72, maxMoq: 72, maxRub: 120, states: [/^Material$/, /glass/] } },
      {
        say: 'travel mugs as well, around 350 ml',
        answer: { cards: 1, kinds: ['thermos-mug'], states: [/^Capacity$/, /(?<!\d)3(50|80) ml/] },
      },
      {
        say: 'how much is the first if i take 100',
        answer: { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /₽|RUB|\$/, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Camping lanterns that charge, brighter, how many hours, headlamps, the sum for both.
  {
    language: 'zh',
    turns: [
      { say: '露营灯 可充电', answer: { cards: 1, kinds: ['flashlight'], has: /(?=[\s\S]*露营灯)(?=[\s\S]*(充电|直充|太阳能))/ } },
      {
        say: '要亮的 800流明以上',
        answer: { cards: 1, kinds: ['flashlight'], has: /露营灯/, states: [/^Luminous flux$/, /^(800|1200) lm/] },
      },
      {
        say: '充一次用几小时',
        answer: { cards: 0, mayShow: true, kinds: ['flashlight'], says: /没|未|小时|不清楚/, saysNot: /货号|包装方式/ },
      },
      { say: '头灯呢', answer: { cards: 2, kinds: ['flashlight'], has: /头灯/ } },
      {
        say: '第一个要20个 一共多少钱',
        answer: { cards: 0, mayShow: true, kinds: ['flashlight'], says: /元|¥|₽|卢布/, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // Lamps for a bedroom, dimmable, their power, then light strips for outdoors by length.
  {
    language: 'zh',
    turns: [
      { say: '床头灯 卧室用的', answer: { cards: 2, kinds: ['desk-lamp', 'night-light'], hasNot: /夹子|办公|宿舍|走廊|车/ } },
      { say: '亮度能调的', answer: { cards: 1, kinds: ['desk-lamp', 'night-light'], has: /调光/ } },
      {
        say: '第一个多少瓦',
        answer: { cards: 0, mayShow: true, kinds: ['desk-lamp', 'night-light'], says: /\d\s?(W|瓦)|功率/i, saysNot: /货号|包装方式/ },
      },
      {
        say: '灯带10米 户外防水的',
        answer: { cards: 1, kinds: ['led-strip'], states: [/^Length$/, /(?<!\d)10 m/], statesNot: [/^Protection rating$/, /IP20/] },
      },
      {
        say: '多少伏的电压',
        answer: { cards: 0, mayShow: true, kinds: ['led-strip'], says: /\d\s?(V|伏)|电压/i, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // A guest house: what it needs, bed linen by colour and size, pillows, towels, and back to the linen in another colour.
  {
    language: 'zh',
    turns: [
      {
        say: '我开民宿 10间房 布草怎么配',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['bedding', 'towel', 'pillow', 'blanket', 'slippers', 'curtain'],
          says: /床|毛巾|枕|民宿|房/,
        },
      },
      { say: '床品要白色纯棉1.8米的', answer: { cards: 1, kinds: ['bedding'], has: /(?=[\s\S]*纯棉)(?=[\s\S]*白色)(?=[\s\S]*1\.8米)/ } },
      { say: '枕头20个', answer: { cards: 1, kinds: ['pillow'], quantity: 20, maxMoq: 20, hasNot: /抱枕|靠垫|U型枕/ } },
      { say: '毛巾40条 35x75的', answer: { cards: 1, kinds: ['towel'], quantity: 40, maxMoq: 40, states: [/^Size$/, /35x75/] } },
      { say: '回到床品 灰色的看看', answer: { cards: 1, kinds: ['bedding'], has: /(?=[\s\S]*纯棉)(?=[\s\S]*灰色)(?=[\s\S]*1\.8米)/ } },
    ],
  },
  // Phone cases by the model, magnetic, for another model, for a phone that nobody makes them for, the price of a hundred.
  {
    language: 'zh',
    turns: [
      { say: '苹果15的手机壳', answer: { cards: 2, kinds: ['phone-case'], has: /iPhone 15(?! Pro)/ } },
      {
        say: '磁吸的有没有',
        answer: { cards: 0, mayShow: true, kinds: ['phone-case'], has: /(?=[\s\S]*iPhone 15(?! Pro))(?=[\s\S]*磁吸)/, says: /磁吸/ },
      },
      { say: '16的呢 不用磁吸', answer: { cards: 2, kinds: ['phone-case'], has: /iPhone 16/ } },
      {
        say: '华为mate60有吗',
        answer: { cards: 0, mayShow: true, kinds: ['phone-case'], has: /^(?![\s\S]*iPhone)/i, says: /没|无|未|暂|不/ },
      },
      {
        say: '那还是苹果16的 第一个拿100个什么价',
        answer: { cards: 0, mayShow: true, kinds: ['phone-case'], says: /元|¥|₽|卢布/, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // Automatic umbrellas by number and price, a larger canopy, printing on the second, long ones, the ribs.
  {
    language: 'zh',
    turns: [
      { say: '全自动雨伞 50把 30块以内', answer: { cards: 2, kinds: ['umbrella'], quantity: 50, maxMoq: 50, maxRub: 345, has: /全自动/ } },
      {
        say: '伞面要大 120的',
        answer: {
          cards: 1,
          kinds: ['umbrella'],
          quantity: 50,
          maxMoq: 50,
          maxRub: 345,
          has: /全自动/,
          states: [/^Canopy diameter$/, /120 cm/],
        },
      },
      { say: '第一个能印字吗', answer: { cards: 0, mayShow: true, kinds: ['umbrella'], says: /定制|LOGO|印/i, saysNot: /货号|包装方式/ } },
      {
        say: '不要折叠的 换长柄的 不用自动',
        answer: { cards: 1, kinds: ['umbrella'], quantity: 50, maxMoq: 50, maxRub: 345, has: /长柄/, hasNot: /折叠/ },
      },
      {
        say: '伞骨是什么材料',
        answer: { cards: 0, mayShow: true, kinds: ['umbrella'], says: /纤维|钢|铝|伞骨/, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // Two goods in one message, each then narrowed down on its own, and how the mirrors get their power.
  {
    language: 'zh',
    turns: [
      { say: '化妆镜和化妆包 各20个', answer: { cards: 2, kinds: ['mirror', 'cosmetic-bag'], quantity: 20, maxMoq: 20 } },
      { say: '镜子要带灯的', answer: { cards: 1, kinds: ['mirror'], quantity: 20, maxMoq: 20, has: /LED|补光/ } },
      {
        say: '是插电还是充电',
        answer: { cards: 0, mayShow: true, kinds: ['mirror'], says: /USB|供电|充电|插电/, saysNot: /货号|包装方式/ },
      },
      {
        say: '化妆包要防水的 粉色不要',
        answer: {
          cards: 1,
          kinds: ['cosmetic-bag'],
          quantity: 20,
          maxMoq: 20,
          has: /防水/,
          hasNot: /粉色/,
          statesNot: [/^Color$/, /^pink$/],
        },
      },
    ],
  },
]
