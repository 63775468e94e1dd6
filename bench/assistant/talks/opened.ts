import type { Case } from '../expectations.ts'

/** Talks kept away while the engine was mended for the others, and opened then. Written by someone who had never seen how it is built. */
export const openedTalks: Case[] = [
  // Power banks: comparing one and three, which is lighter, aeroplane, others than those, a charger to go with them.
  {
    language: 'ru',
    turns: [
      { say: 'павербанки 20000', answer: { cards: 3, kinds: ['power-bank'], states: [/^Battery capacity$/, /20000/] } },
      { say: 'сравни 1 и 3', answer: { cards: 0, mayShow: true, kinds: ['power-bank'], says: /₽|руб|цен|дешевле|дорож/i } },
      {
        say: 'какой из них полегче?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['power-bank'],
          says: /\d\s?(г|кг)(?![а-яё])|легче|тяжел|вес/i,
          saysNot: /Артикул|Упаковка/,
        },
      },
      {
        say: 'в самолет с первым пустят?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['power-bank'],
          says: /самол|перел|авиа|мАч|Вт|указ|уточн/i,
          saysNot: /Артикул|Упаковка/,
        },
      },
      { say: 'покажи еще, не эти', answer: { cards: 1, kinds: ['power-bank'], isNew: true, states: [/^Battery capacity$/, /20000/] } },
      { say: 'и зарядник к нему на 65 вт', answer: { cards: 1, kinds: ['charger'], states: [/^Power$/, /(?<!\d)65 W/] } },
    ],
  },
  // Summer dresses in a size within a price, a fabric excluded, the length asked, then a real leather bag.
  {
    language: 'ru',
    turns: [
      {
        say: 'платья летние, чтоб L точно был, до 900 руб',
        answer: { cards: 1, kinds: ['dress'], maxRub: 900, has: /летн|лето|summer|夏季/i, states: [/^Size$/, /(^|[ ,])L(,|$)/] },
      },
      {
        say: 'только не синтетика',
        answer: {
          cards: 1,
          kinds: ['dress'],
          maxRub: 900,
          has: /летн|лето|summer|夏季/i,
          states: [/^Size$/, /(^|[ ,])L(,|$)/],
          statesNot: [/^Material$/, /polyester/],
        },
      },
      {
        say: 'первое какой длины?',
        answer: { cards: 0, mayShow: true, kinds: ['dress'], says: /мини|миди|макси|длин/i, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'и сумочку к нему, из настоящей кожи', answer: { cards: 1, kinds: ['handbag'], states: [/^Material$/, /genuine leather/] } },
    ],
  },
  // A coffee shop to be equipped: a vague need, then mugs, then a machine that the market does not sell, then glasses.
  {
    language: 'ru',
    turns: [
      {
        say: 'открываю кофейню, что у вас взять можно?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['mug', 'glass', 'thermos-mug', 'kitchen-utensils', 'food-container', 'towel', 'organizer', 'baking-mold', 'gift-box'],
          says: /круж|стакан|посуд|термо|что именно|как(ой|ие) товар|уточн/i,
        },
      },
      {
        say: 'кружки белые керамика, 50 шт',
        answer: { cards: 1, kinds: ['mug'], has: /бел|white|白色/i, states: [/^Material$/, /ceramic/], quantity: 50, maxMoq: 50 },
      },
      {
        say: 'в микроволновку их можно?',
        answer: { cards: 0, mayShow: true, kinds: ['mug'], says: /микроволн/i, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'а кофемашину к ним подберёшь?', answer: { cards: 0, says: /нет|не прода|не наш|не встр|не торг|отсутств/i } },
      {
        say: 'ну тогда стеклянные стаканы под латте, с двойными стенками которые',
        answer: { cards: 1, kinds: ['glass'], has: /двойн|double-wall|双层/i },
      },
    ],
  },
  // Small talk, what is sold at all, then things for a country house with a number and a material.
  {
    language: 'ru',
    turns: [
      { say: 'здарова, ты вообще живой?', answer: { cards: 0, says: /помощ|помог|ассистент|робот|программ|ищу|найд|найти|подбер|бот/i } },
      { say: 'че продаете то', answer: { cards: 0, mayShow: true, says: /одежд|посуд|кух|товар|катег|сумк|обув/i } },
      { say: 'для дачи хочу, лейки', answer: { cards: 2, kinds: ['watering-can'] } },
      {
        say: 'железную, литров на 5 или больше',
        answer: { cards: 1, kinds: ['watering-can'], states: [/^Capacity$/, /(?<![\d.])(5|8) l/], statesNot: [/^Material$/, /plastic/] },
      },
      { say: 'и секатор профессиональный', answer: { cards: 1, kinds: ['garden-shears'], has: /профессион|professional|专业/i } },
    ],
  },
  // Blackout curtains: two ways of hanging, a field, and the opposite kind of curtain.
  {
    language: 'ru',
    turns: [
      {
        say: 'шторы плотные чтоб свет не пускали, 20 шт',
        answer: { cards: 2, kinds: ['curtain'], quantity: 20, maxMoq: 20, hasNot: /тюль|sheer|纱帘|для ванной|shower|浴帘/i },
      },
      {
        say: 'на люверсах есть?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['curtain'],
          quantity: 20,
          maxMoq: 20,
          hasNot: /тюль|sheer|纱帘|для ванной|shower|浴帘/i,
          says: /люверс/i,
        },
      },
      {
        say: 'у первой какое затемнение в процентах',
        answer: { cards: 0, mayShow: true, kinds: ['curtain'], says: /\d\s?%|затемн/i, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'тогда наоборот, тюль покажи', answer: { cards: 1, kinds: ['curtain'], has: /тюль|sheer|纱帘/i } },
    ],
  },
  // For a large dog: no cat beds, a size, the cover, a leash by its length.
  {
    language: 'ru',
    turns: [
      {
        say: 'лежанка на лабрадора',
        answer: { cards: 2, kinds: ['pet-bed'], hasNot: /кош|котят|cat bed|kitten|мелких|small breeds|猫|小型/i },
      },
      { say: 'метровая есть?', answer: { cards: 1, kinds: ['pet-bed'], states: [/^Bed size$/, /(?<!\d)100 cm/] } },
      {
        say: 'чехол снимается?',
        answer: { cards: 0, mayShow: true, kinds: ['pet-bed'], says: /чехол|съ[её]мн|стир|указ/i, saysNot: /Артикул|Упаковка/ },
      },
      {
        say: 'поводок ему еще, метра 3',
        answer: { cards: 1, kinds: ['pet-leash'], states: [/^Leash length$/, /(?<!\d)3 m/], hasNot: /мелких|small breeds|小型/i },
      },
    ],
  },
  // Earrings from a sum to a sum, then cheaper than that, two compared, two properties at once, a necklace to match.
  {
    language: 'ru',
    turns: [
      {
        say: 'сережки от 60 до 100 р за пару, беру 100 пар',
        answer: { cards: 1, kinds: ['earrings'], minRub: 60, maxRub: 100, quantity: 100, maxMoq: 100 },
      },
      { say: 'а подешевле?', answer: { cards: 2, kinds: ['earrings'], isCheaper: true, quantity: 100, maxMoq: 100 } },
      {
        say: '1 и 2 чем отличаются',
        answer: { cards: 0, mayShow: true, kinds: ['earrings'], says: /₽|руб|цен|дешевле|дорож|отлич|разн/i },
      },
      {
        say: 'гипоаллергенные и серебристые из таких',
        answer: { cards: 0, mayShow: true, kinds: ['earrings'], quantity: 100, maxMoq: 100, says: /гипоаллерг|серебрист/i },
      },
      { say: 'колье под них, до 150 за штуку', answer: { cards: 2, kinds: ['necklace'], maxRub: 150, quantity: 100, maxMoq: 100 } },
    ],
  },
  // Packing for a marketplace seller: a size, then the size given up for thickness, a logo, the number corrected, tape.
  {
    language: 'ru',
    turns: [
      {
        say: 'курьерские пакеты 25х35 1000 шт, не дороже 8 рублей',
        answer: { cards: 2, kinds: ['poly-mailer'], maxRub: 8, quantity: 1000, maxMoq: 1000, states: [/^Size$/, /25x35/] },
      },
      {
        say: 'размер не важен, главное потолще - 80 микрон',
        answer: { cards: 2, kinds: ['poly-mailer'], maxRub: 8, quantity: 1000, maxMoq: 1000, states: [/^Thickness$/, /80 microns/] },
      },
      {
        say: 'с моим лого',
        answer: {
          cards: 1,
          kinds: ['poly-mailer'],
          maxRub: 8,
          quantity: 1000,
          maxMoq: 1000,
          has: /80 microns/,
          states: [/^Custom logo$/, /^yes/],
        },
      },
      {
        say: 'ой не 1000, а 5000',
        answer: {
          cards: 1,
          kinds: ['poly-mailer'],
          maxRub: 8,
          quantity: 5000,
          maxMoq: 5000,
          has: /80 microns/,
          states: [/^Custom logo$/, /^yes/],
        },
      },
      { say: 'и скотч прозрачный', answer: { cards: 2, kinds: ['packing-tape'], has: /прозрач|transparent|透明/i } },
    ],
  },
  // Winter jackets from the factory: a trial lot of two, the seller asked about, the price in yuan, gloves in another number.
  {
    language: 'ru',
    turns: [
      {
        say: 'зимние куртки прям с фабрики, не перекупы',
        answer: { cards: 1, kinds: ['jacket'], isFactory: true, states: [/^Season$/, /winter/] },
      },
      {
        say: 'мужские. на пробу 2 штуки',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['jacket'],
          isFactory: true,
          quantity: 2,
          maxMoq: 2,
          states: [/^Season$/, /winter/],
          statesNot: [/^For whom$/, /^(women|kids)$/],
        },
      },
      {
        say: 'первый точно завод?',
        answer: { cards: 0, mayShow: true, kinds: ['jacket'], says: /завод|фабрик|производ/i, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'а в юанях сколько выходит', answer: { cards: 0, mayShow: true, kinds: ['jacket'], says: /юан|¥|CNY|元/i } },
      {
        say: 'и перчатки кожаные, этих уже 100 пар',
        answer: { cards: 1, kinds: ['gloves'], quantity: 100, maxMoq: 100, states: [/^Material$/, /leather/] },
      },
    ],
  },
  // Sneakers by size, then a colour, the sole, and who sends them fast.
  {
    language: 'ru',
    turns: [
      {
        say: 'кроссы мужские 43 размер',
        answer: { cards: 2, kinds: ['sneakers'], states: [/^Size$/, /(?<!\d)43(?!\d)/], statesNot: [/^For whom$/, /^(women|kids)$/] },
      },
      {
        say: 'белые бы',
        answer: {
          cards: 1,
          kinds: ['sneakers'],
          has: /бел|white|白色/i,
          states: [/^Size$/, /(?<!\d)43(?!\d)/],
          statesNot: [/^For whom$/, /^(women|kids)$/],
        },
      },
      {
        say: 'подошва у первых из чего?',
        answer: { cards: 0, mayShow: true, kinds: ['sneakers'], says: /подошв|резин|ЭВА|EVA|ПВХ|термоэласт/i, saysNot: /Артикул|Упаковка/ },
      },
      {
        say: 'горит уже, кто за 2 дня отправит?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['sneakers'],
          maxDispatchHours: 48,
          states: [/^Size$/, /(?<!\d)43(?!\d)/],
          statesNot: [/^For whom$/, /^(women|kids)$/],
        },
      },
    ],
  },
  // A drill by voltage, what is in the box, the torque, and a price that may be out of reach.
  {
    language: 'en',
    turns: [
      { say: 'cordless drill 21 volt', answer: { cards: 1, kinds: ['drill'], has: /21 ?[VВ]/i, hasNot: /12 ?[VВ]/i } },
      {
        say: 'comes with two batteries?',
        answer: { cards: 0, mayShow: true, kinds: ['drill'], says: /batter/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'torque?',
        answer: { cards: 0, mayShow: true, kinds: ['drill'], says: /N·m|\bNm\b|torque/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'too dear. whats there below 15 bucks', answer: { cards: 0, mayShow: true, kinds: ['drill'], maxRub: 1200 } },
    ],
  },
  // Totes for an event: logo, number and a sum for the whole lot at once, a heavier fabric, how they are printed, shipping.
  {
    language: 'en',
    turns: [
      {
        say: 'cotton or canvas totes with our logo, 300 pcs, $900 for everything',
        answer: {
          cards: 1,
          kinds: ['tote-bag'],
          maxRub: 240,
          quantity: 300,
          maxMoq: 300,
          states: [/^Custom logo$/, /from (100|200|300) pcs/],
          statesNot: [/^Material$/, /polyester|denim|linen/],
        },
      },
      {
        say: '12 oz or heavier',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['tote-bag'],
          maxRub: 240,
          quantity: 300,
          maxMoq: 300,
          states: [/^Fabric weight$/, /1[26] oz/],
          statesNot: [/^Material$/, /polyester|denim|linen/],
        },
      },
      {
        say: 'how are they printed',
        answer: { cards: 0, mayShow: true, kinds: ['tote-bag'], says: /silk|screen|transfer|print/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'how much is shipping to Kazan for all that', answer: { cards: 0, says: /ship|deliver/i } },
    ],
  },
  // Jigsaws for grown-ups by the number of pieces, an unstated property, a total, then easy ones for a small child.
  {
    language: 'en',
    turns: [
      {
        say: 'jigsaws for adults, 1000+ pieces',
        answer: { cards: 2, kinds: ['puzzle'], states: [/^Pieces$/, /(?<!\d)(1000|1500) pieces/] },
      },
      {
        say: 'anything with landscapes',
        answer: { cards: 0, mayShow: true, kinds: ['puzzle'], states: [/^Pieces$/, /(?<!\d)(1000|1500) pieces/], says: /landscape/i },
      },
      {
        say: 'finished size of the first?',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['puzzle'],
          says: /size|dimension|stated|seller|does(n't| not) say/i,
          saysNot: /Item number|Packaging/,
        },
      },
      {
        say: 'how much would 10 boxes of it be altogether',
        answer: { cards: 0, mayShow: true, kinds: ['puzzle'], says: /₽|RUB|rouble|ruble|¥|\$/i },
      },
      {
        say: 'now something easy for my 4 yr old, under 250 pieces',
        answer: {
          cards: 1,
          kinds: ['puzzle'],
          states: [/^Pieces$/, /(?<!\d)(24|60|100|200) pieces/],
          statesNot: [/^Age$/, /^(6|14) years/],
        },
      },
    ],
  },
  // Christmas ornaments, the weather in between, one like the first in another colour, bigger, then a sum for the lot.
  {
    language: 'en',
    turns: [
      { say: 'xmas tree decorations, no glass', answer: { cards: 2, kinds: ['christmas-decor'], statesNot: [/^Material$/, /glass/] } },
      { say: 'whats the weather in guangzhou lol', answer: { cards: 0, says: /goods|product|find|help|search|look|shop|buy/i } },
      {
        say: 'one like the first but gold',
        answer: { cards: 1, kinds: ['christmas-decor'], has: /gold|золот|金色/i, statesNot: [/^Material$/, /glass/] },
      },
      {
        say: 'bigger than 9 cm',
        answer: { cards: 1, kinds: ['christmas-decor'], states: [/^Size$/, /(?<!\d)1[05] cm/], statesNot: [/^Material$/, /glass/] },
      },
      {
        say: '100 of them, whole thing under 25000 rub',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['christmas-decor'],
          maxRub: 250,
          quantity: 100,
          maxMoq: 100,
          statesNot: [/^Material$/, /glass/],
        },
      },
    ],
  },
  // Hoodies between two prices, then cheaper than that, the minimum order, a heavier fabric.
  {
    language: 'en',
    turns: [
      {
        say: 'hoodys unisex, 700-1000 rub',
        answer: { cards: 1, kinds: ['hoodie'], minRub: 700, maxRub: 1000, states: [/^For whom$/, /unisex/] },
      },
      { say: 'anything cheaper', answer: { cards: 1, kinds: ['hoodie'], isCheaper: true, states: [/^For whom$/, /unisex/] } },
      {
        say: 'moq on the first?',
        answer: { cards: 0, mayShow: true, kinds: ['hoodie'], says: /min|moq|order|pcs|piece/i, saysNot: /Item number|Packaging/ },
      },
      { say: '400+ gsm would be great', answer: { cards: 0, mayShow: true, kinds: ['hoodie'], states: [/^Fabric weight$/, /420 gsm/] } },
    ],
  },
  // Teddy bears by height, the washing, another animal, and a trial lot at a price.
  {
    language: 'en',
    turns: [
      {
        say: 'teddy bears, 30 cm or taller',
        answer: { cards: 2, kinds: ['soft-toy'], has: /bear|медвед|медвеж|熊/i, states: [/^Height$/, /(?<!\d)(30|40|50|60|80) cm/] },
      },
      {
        say: 'can i put them in the washing machine',
        answer: { cards: 0, mayShow: true, kinds: ['soft-toy'], says: /wash/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'got capybaras?', answer: { cards: 0, mayShow: true, kinds: ['soft-toy'], says: /capybara/i } },
      { say: 'whatever animal, but up to 300 rub and moq 5 or less', answer: { cards: 2, kinds: ['soft-toy'], maxRub: 300, maxMoq: 5 } },
    ],
  },
  // Rings: a material, an American size that is an option, engraving, the width.
  {
    language: 'en',
    turns: [
      { say: 'stainless steel rings', answer: { cards: 3, kinds: ['ring'], states: [/^Material$/, /stainless steel/] } },
      { say: 'need US 8', answer: { cards: 1, kinds: ['ring'], has: /US 8|美码8|18,2/, states: [/^Material$/, /stainless steel/] } },
      {
        say: 'can they engrave names?',
        answer: { cards: 0, mayShow: true, kinds: ['ring'], says: /engrav/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'how wide is #1', answer: { cards: 0, mayShow: true, kinds: ['ring'], says: /\d\s?mm/i, saysNot: /Item number|Packaging/ } },
    ],
  },
  // A nail salon: a vague need, something not sold, files by the pack, the price of a single one, a lamp for the table.
  {
    language: 'en',
    turns: [
      {
        say: 'opening a nail salon, what do u have for me',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['nail-file', 'mirror', 'towel', 'desk-lamp', 'cosmetic-bag', 'makeup-brush', 'organizer', 'slippers'],
          says: /nail|file|mirror|towel|what|which/i,
        },
      },
      { say: 'gel polish?', answer: { cards: 0, says: /no |not|n't|n’t|sorry/i } },
      { say: 'files then, packs of 50', answer: { cards: 1, kinds: ['nail-file'], states: [/^Pack size$/, /(?<!\d)50 pcs/] } },
      {
        say: 'what does one single file come to in the first pack',
        answer: { cards: 0, mayShow: true, kinds: ['nail-file'], says: /₽|RUB|rouble|ruble|¥|\$/i },
      },
      { say: 'and a clamp lamp for the desk', answer: { cards: 1, kinds: ['desk-lamp'], has: /clamp|прищепк|夹子/i } },
    ],
  },
  // Phone cases for one model, the camera, number and price in dollars, then holders for the car.
  {
    language: 'en',
    turns: [
      {
        say: 'iphone 15 pro cases, magsafe',
        answer: { cards: 1, kinds: ['phone-case'], has: /(?=[\s\S]*iPhone 15 Pro)(?=[\s\S]*(magnetic|магнит|磁吸))/i },
      },
      {
        say: 'do they cover the camera',
        answer: { cards: 0, mayShow: true, kinds: ['phone-case'], says: /camera/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: '100 of those, 3 bucks each tops',
        answer: {
          cards: 1,
          kinds: ['phone-case'],
          maxRub: 240,
          quantity: 100,
          maxMoq: 100,
          has: /(?=[\s\S]*iPhone 15 Pro)(?=[\s\S]*(magnetic|магнит|磁吸))/i,
        },
      },
      { say: 'car mounts too', answer: { cards: 1, kinds: ['phone-holder'], has: /\bcar\b|air vent|автомоб|дефлектор|车载|出风口/i } },
    ],
  },
  // Two goods in one message for a conference; one of them is refined, then the other.
  {
    language: 'en',
    turns: [
      {
        say: 'A5 notebooks and pens for a conference, 150 people',
        answer: { cards: 2, kinds: ['notebook', 'pen'], quantity: 150, maxMoq: 150 },
      },
      {
        say: 'notebooks first. hardcover',
        answer: { cards: 0, mayShow: true, kinds: ['notebook'], quantity: 150, maxMoq: 150, says: /hardcover|hard cover/i },
      },
      {
        say: 'dotted pages in any of them?',
        answer: { cards: 0, mayShow: true, kinds: ['notebook'], says: /dot|ruling|lined/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'ok now the pens, blue ink',
        answer: { cards: 2, kinds: ['pen'], quantity: 150, maxMoq: 150, states: [/^Ink color$/, /blue/] },
      },
      {
        say: 'metal ones, not plastic',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['pen'],
          quantity: 150,
          maxMoq: 150,
          states: [/^Ink color$/, /blue/],
          statesNot: [/^Material$/, /plastic|bamboo/],
        },
      },
    ],
  },
  // Women's winter boots by size, the heel, the sole, and sandals for the same buyer.
  {
    language: 'zh',
    turns: [
      {
        say: '女靴 38码 冬天穿的',
        answer: {
          cards: 1,
          kinds: ['boots'],
          has: /冬|зим|winter/i,
          states: [/^Size$/, /(?<!\d)38(?!\d)/],
          statesNot: [/^For whom$/, /^(men|kids)$/],
        },
      },
      {
        say: '要平跟',
        answer: { cards: 0, mayShow: true, kinds: ['boots'], states: [/^Heel height$/, /flat/], statesNot: [/^For whom$/, /^(men|kids)$/] },
      },
      {
        say: '鞋底什么材料',
        answer: { cards: 0, mayShow: true, kinds: ['boots'], says: /橡胶|EVA|PVC|TPR|鞋底/i, saysNot: /货号|包装方式/ },
      },
      {
        say: '凉鞋也看看 还是38码',
        answer: { cards: 1, kinds: ['sandals'], states: [/^Size$/, /(?<!\d)38(?!\d)/], statesNot: [/^For whom$/, /^(men|kids)$/] },
      },
    ],
  },
  // Wedding sweet boxes: colour, price and number; the number corrected; smaller; a ribbon; a sample.
  {
    language: 'zh',
    turns: [
      {
        say: '喜糖盒 红色 200个 3元以内',
        answer: { cards: 1, kinds: ['gift-box'], maxRub: 34.5, quantity: 200, maxMoq: 200, has: /红色|красн|\bred\b/i },
      },
      { say: '改成300个', answer: { cards: 1, kinds: ['gift-box'], maxRub: 34.5, quantity: 300, maxMoq: 300, has: /红色|красн|\bred\b/i } },
      {
        say: '小一点 10厘米左右的',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['gift-box'],
          maxRub: 34.5,
          quantity: 300,
          maxMoq: 300,
          states: [/^Size$/, /(?<!\d)(9x9x4|15x10x5)/],
        },
      },
      { say: '带丝带吗', answer: { cards: 0, mayShow: true, kinds: ['gift-box'], says: /丝带/, saysNot: /货号|包装方式/ } },
      { say: '能先寄个样品吗', answer: { cards: 0, says: /样/ } },
    ],
  },
  // An air conditioner, which is not sold, though summer quilts and scarves have the word in theirs; then blankets by material.
  {
    language: 'zh',
    turns: [
      { say: '卖空调吗', answer: { cards: 0, says: /没|无|不卖|不售|抱歉|找不到/ } },
      { say: '行吧 那毛毯呢', answer: { cards: 2, kinds: ['blanket'] } },
      { say: '要纯棉的', answer: { cards: 1, kinds: ['blanket'], states: [/^Material$/, /cotton/] } },
    ],
  },
  // Stickers by the pack, a question, more in a pack, then gel pens by the tip.
  {
    language: 'zh',
    turns: [
      { say: '贴纸 一包50张', answer: { cards: 1, kinds: ['sticker'], states: [/^Pack size$/, /(?<!\d)50 pcs/] } },
      { say: '防水不', answer: { cards: 0, mayShow: true, kinds: ['sticker'], says: /防水/, saysNot: /货号|包装方式/ } },
      { say: '一包100张的呢', answer: { cards: 1, kinds: ['sticker'], states: [/^Pack size$/, /(?<!\d)100 pcs/] } },
      { say: '再要点中性笔 0.5的', answer: { cards: 1, kinds: ['pen'], states: [/^Tip size$/, /0\.5 mm/], has: /中性笔|гелев|gel pen/i } },
    ],
  },
  // For the car: a vacuum cleaner by what it runs on, its suction, then mats for seven seats and whether they can be cut.
  {
    language: 'zh',
    turns: [
      { say: '车载吸尘器 无线的', answer: { cards: 1, kinds: ['car-vacuum'], has: /无线|беспровод|cordless/i } },
      {
        say: '吸力怎么样',
        answer: { cards: 0, mayShow: true, kinds: ['car-vacuum'], says: /Pa|帕|吸力|瓦|W|功率/, saysNot: /货号|包装方式/ },
      },
      { say: '脚垫也看看 七座全套', answer: { cards: 1, kinds: ['car-mat'], has: /七座|7 мест|7 seats/i } },
      { say: '自己能裁剪吗', answer: { cards: 0, mayShow: true, kinds: ['car-mat'], says: /裁/, saysNot: /货号|包装方式/ } },
    ],
  },
  // Advertising umbrellas within a sum for the lot, folding ones excluded, the sum raised, the ribs.
  {
    language: 'zh',
    turns: [
      {
        say: '广告伞 印logo 500把 总预算8000元',
        answer: {
          cards: 1,
          kinds: ['umbrella'],
          maxRub: 184,
          quantity: 500,
          maxMoq: 500,
          states: [/^Custom logo$/, /from (100|200|300|500) pcs/],
        },
      },
      {
        say: '不要折叠的',
        answer: {
          cards: 1,
          kinds: ['umbrella'],
          maxRub: 184,
          quantity: 500,
          maxMoq: 500,
          hasNot: /折叠|складной зонт/i,
          states: [/^Custom logo$/, /from (100|200|300|500) pcs/],
        },
      },
      {
        say: '预算可以加到12000',
        answer: {
          cards: 1,
          kinds: ['umbrella'],
          maxRub: 276,
          quantity: 500,
          maxMoq: 500,
          hasNot: /折叠|складной зонт/i,
          states: [/^Custom logo$/, /from (100|200|300|500) pcs/],
        },
      },
      {
        say: '伞骨是什么做的',
        answer: { cards: 0, mayShow: true, kinds: ['umbrella'], says: /玻璃纤维|钢|铝|伞骨/, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // Night lights: rechargeable, two compared, a shape, a kind of power excluded.
  {
    language: 'zh',
    turns: [
      { say: '小夜灯 充电的', answer: { cards: 1, kinds: ['night-light'], has: /可充电|аккумулятор|rechargeable/i } },
      {
        say: '第一款和第二款有什么区别',
        answer: { cards: 0, mayShow: true, kinds: ['night-light'], says: /价|元|¥|₽|卢布|不同|区别|便宜|贵/ },
      },
      { say: '兔子形状的有吗', answer: { cards: 0, mayShow: true, kinds: ['night-light'], says: /兔/ } },
      {
        say: '什么形状都行 插电的别给我看',
        answer: { cards: 1, kinds: ['night-light'], has: /可充电|аккумулятор|rechargeable/i, hasNot: /插电|от розетки|mains/i },
      },
    ],
  },
  // Tape measures, longer ones, the accuracy, then screwdriver sets by their number of pieces, and who sells them.
  {
    language: 'zh',
    turns: [
      { say: '5米卷尺', answer: { cards: 2, kinds: ['tape-measure'], states: [/^Tape length$/, /(?<!\d)5 m/] } },
      { say: '有长一点的吗', answer: { cards: 1, kinds: ['tape-measure'], states: [/^Tape length$/, /(?<!\d)(7\.5|10) m/] } },
      { say: '精度几级', answer: { cards: 0, mayShow: true, kinds: ['tape-measure'], says: /级|精度/, saysNot: /货号|包装方式/ } },
      {
        say: '螺丝刀套装也要 30件以上的',
        answer: { cards: 2, kinds: ['screwdriver-set'], states: [/^Pieces in set$/, /(?<!\d)(32|48|64|115) pieces/] },
      },
      {
        say: '第一家是工厂还是贸易商',
        answer: { cards: 0, mayShow: true, kinds: ['screwdriver-set'], says: /厂|贸易|商/, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // Bracelets for both sexes in a number, then for women without one material, the wrist, the total, the time to Moscow.
  {
    language: 'zh',
    turns: [
      {
        say: '手链 男女都能戴的 拿30条',
        answer: { cards: 1, kinds: ['bracelet'], quantity: 30, maxMoq: 30, states: [/^For whom$/, /unisex/] },
      },
      {
        say: '算了 女款就行 合金的不要',
        answer: {
          cards: 2,
          kinds: ['bracelet'],
          quantity: 30,
          maxMoq: 30,
          states: [/^For whom$/, /^(women|unisex)$/],
          statesNot: [/^Material$/, /^alloy$/],
        },
      },
      { say: '手围多大的', answer: { cards: 0, mayShow: true, kinds: ['bracelet'], says: /cm|厘米|手围/, saysNot: /货号|包装方式/ } },
      { say: '第一款30条一共多少钱', answer: { cards: 0, mayShow: true, kinds: ['bracelet'], says: /元|¥|₽|卢布/ } },
      { say: '送货到莫斯科要几天', answer: { cards: 0, says: /天|日|周|送|运|配送/ } },
    ],
  },
  // A waist bag and whether a telephone fits, then as a condition, then a large travel bag.
  {
    language: 'zh',
    turns: [
      { say: '腰包 要防水的', answer: { cards: 1, kinds: ['waist-bag'], has: /防水|водонепрониц|waterproof/i } },
      { say: '我手机6.9寸 放得下吗', answer: { cards: 0, mayShow: true, kinds: ['waist-bag'], says: /寸|手机/, saysNot: /货号|包装方式/ } },
      { say: '防不防水无所谓 只要放得下7寸手机', answer: { cards: 1, kinds: ['waist-bag'], states: [/^Fits phones$/, /7\.2/] } },
      { say: '再找个60升的旅行包', answer: { cards: 1, kinds: ['travel-bag'], states: [/^Capacity$/, /(?<!\d)60 l/] } },
    ],
  },
]
