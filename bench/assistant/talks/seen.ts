import type { Case } from '../expectations.ts'

/** Talks that the engine may be mended for. Written by someone who had never seen how it is built. */
export const seenTalks: Case[] = [
  // Caps with a logo in too small a lot, which no seller prints; then a lot that suffices, and two fields.
  {
    language: 'ru',
    turns: [
      {
        say: 'бейсболки с нашим логотипом, 50 шт',
        answer: { cards: 0, mayShow: true, kinds: ['cap'], quantity: 50, maxMoq: 50, says: /лого|нанес/i },
      },
      {
        say: 'а если 300 возьму?',
        answer: { cards: 2, kinds: ['cap'], quantity: 300, maxMoq: 300, states: [/^Custom logo$/, /from (100|200|300) pcs/] },
      },
      { say: 'с прямым козырьком', answer: { cards: 1, kinds: ['cap'], quantity: 300, maxMoq: 300, states: [/^Brim$/, /flat/] } },
      {
        say: 'застежка на них какая',
        answer: { cards: 0, mayShow: true, kinds: ['cap'], says: /липуч|пряжк|заст[её]ж|пластик/i, saysNot: /Артикул|Упаковка/ },
      },
    ],
  },
  // Water bottles without a straw, a side step to pencil cases, and back to the bottles with the condition kept.
  {
    language: 'ru',
    turns: [
      { say: 'бутылочки для воды в школу, до 300р', answer: { cards: 3, kinds: ['water-bottle'], maxRub: 300 } },
      {
        say: 'без трубочки только',
        answer: { cards: 2, kinds: ['water-bottle'], maxRub: 300, hasNot: /трубочк|straw|吸管/i, statesNot: [/^Features$/, /straw/] },
      },
      { say: 'а пеналы к ним есть?', answer: { cards: 2, kinds: ['pencil-case'] } },
      { say: 'розовый, девочке', answer: { cards: 1, kinds: ['pencil-case'], has: /розов|pink|粉色/i, hasNot: /мальчик|for boys|男孩/i } },
      {
        say: 'вернемся к бутылкам, литровые найди',
        answer: { cards: 1, kinds: ['water-bottle'], maxRub: 300, hasNot: /трубочк|straw|吸管/i, states: [/^Capacity$/, /(?<!\d)1000 ml/] },
      },
    ],
  },
  // Yoga mats: thicker, in a colour, a question about the floor, and a thickness that nobody makes.
  {
    language: 'ru',
    turns: [
      { say: 'коврики для йоги 6мм', answer: { cards: 2, kinds: ['yoga-mat'], states: [/^Thickness$/, /(?<!\d)6 mm/] } },
      { say: 'а потолще?', answer: { cards: 2, kinds: ['yoga-mat'], states: [/^Thickness$/, /(?<!\d)(8|10|15) mm/] } },
      {
        say: 'в фиолетовом',
        answer: { cards: 1, kinds: ['yoga-mat'], has: /фиолет|purple|紫色/i, states: [/^Thickness$/, /(?<!\d)(8|10|15) mm/] },
      },
      {
        say: 'на полу скользить не будут?',
        answer: { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /скольз|указ|уточн/i, saysNot: /Артикул|Упаковка/ },
      },
      {
        say: 'а тоненькие, 2 мм, бывают?',
        answer: { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /нет|не наш|тоньше|ближ|4 мм|не встр/i },
      },
    ],
  },
  // Presents for women colleagues within a sum for each, tried out on three kinds of goods.
  {
    language: 'ru',
    turns: [
      {
        say: 'подарки коллегам на 8 марта. нас 20 женщин, до 400 р на каждую',
        answer: {
          cards: 0,
          mayShow: true,
          maxRub: 400,
          quantity: 20,
          maxMoq: 20,
          hasNot: /мужск|детск|для мальчик|男士|儿童|скотч|зип-пакет|курьерск/i,
        },
      },
      {
        say: 'косметички может? только не розовые',
        answer: {
          cards: 2,
          kinds: ['cosmetic-bag'],
          maxRub: 400,
          quantity: 20,
          maxMoq: 20,
          hasNot: /розов|pink|粉色/i,
          statesNot: [/^Color$/, /^((matte|glossy) )?pink$/],
        },
      },
      {
        say: 'с зеркальцем внутри',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['cosmetic-bag'],
          maxRub: 400,
          quantity: 20,
          maxMoq: 20,
          hasNot: /розов|pink|粉色/i,
          says: /зеркал/i,
        },
      },
      {
        say: 'а шарфики?',
        answer: { cards: 2, kinds: ['scarf'], maxRub: 400, quantity: 20, maxMoq: 20, statesNot: [/^For whom$/, /^(men|kids)$/] },
      },
      { say: 'и коробочки подарочные, тоже 20', answer: { cards: 1, kinds: ['gift-box'], quantity: 20, maxMoq: 20 } },
    ],
  },
  // A guest house: towels by size, their density, bed linen, and back to towels in a size that the market lacks.
  {
    language: 'ru',
    turns: [
      {
        say: 'полотенца 70х140 в гостиницу, 100 штук',
        answer: { cards: 1, kinds: ['towel'], quantity: 100, maxMoq: 100, states: [/^Size$/, /70x140/] },
      },
      {
        say: 'плотность у них какая?',
        answer: { cards: 0, mayShow: true, kinds: ['towel'], says: /г\/м|плотн/i, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'постельное еще, евро, белое', answer: { cards: 1, kinds: ['bedding'], has: /(?=[\s\S]*евро,)(?=[\s\S]*(бел|white|白色))/i } },
      {
        say: 'назад к полотенцам. 50х100 бы',
        answer: { cards: 0, mayShow: true, kinds: ['towel'], says: /50\s?[xх×*]\s?100|нет|не наш|ближ|не встр/i },
      },
    ],
  },
  // Service first (Kazakhstan, customs), then headlamps, then what happens with faulty ones.
  {
    language: 'ru',
    turns: [
      { say: 'а вы в казахстан возите?', answer: { cards: 0, says: /казахстан|достав|везём|возим/i } },
      { say: 'растаможка на мне или как', answer: { cards: 0, says: /тамож|пошлин/i } },
      { say: 'ок. нужны фонари налобные', answer: { cards: 2, kinds: ['flashlight'], has: /налобн|headlamp|头灯/i } },
      {
        say: 'на батарейках не надо',
        answer: { cards: 1, kinds: ['flashlight'], has: /налобн|headlamp|头灯/i, hasNot: /батарейк|battery-operated|干电池/i },
      },
      {
        say: 'если придут и половина не светит, что тогда?',
        answer: { cards: 0, says: /брак|возвр|верн|замен|претенз|спор|продав|поддерж/i },
      },
    ],
  },
  // A construction set by the age of a child, who then turns out to be older; then a car with a remote control for the same child.
  {
    language: 'ru',
    turns: [
      {
        say: 'конструктор мальчику 5 лет',
        answer: { cards: 2, kinds: ['building-blocks'], hasNot: /для девочек|for girls|女孩/i, statesNot: [/^Age$/, /^(6|14) years/] },
      },
      {
        say: 'ой, ему уже 7 стукнуло',
        answer: { cards: 2, kinds: ['building-blocks'], hasNot: /для девочек|for girls|女孩/i, statesNot: [/^Age$/, /^14 years/] },
      },
      {
        say: 'сколько деталей во втором',
        answer: { cards: 0, mayShow: true, kinds: ['building-blocks'], says: /\d+\s?(детал|шт)|детал/i, saysNot: /Артикул|Упаковка/ },
      },
      {
        say: 'а машинку на пульте ему же?',
        answer: { cards: 1, kinds: ['toy-car'], has: /радиоуправ|пульт|remote|遥控/i, statesNot: [/^Age$/, /^14 years/] },
      },
    ],
  },
  // Written in Latin letters: ceramic knives, a colour excluded, the blade.
  {
    language: 'ru',
    turns: [
      { say: 'nozhi kuhonnie keramicheskie', answer: { cards: 2, kinds: ['knife'], states: [/^Material$/, /ceramic/] } },
      {
        say: 'ne belye',
        answer: {
          cards: 1,
          kinds: ['knife'],
          states: [/^Material$/, /ceramic/],
          hasNot: /бел|white|白色/i,
          statesNot: [/^Color$/, /^((matte|glossy) )?white$/],
        },
      },
      {
        say: 'dlina lezviya u pervogo?',
        answer: { cards: 0, mayShow: true, kinds: ['knife'], says: /дюйм|см|длин|лезви|inch/i, saysNot: /Артикул|Упаковка/ },
      },
    ],
  },
  // Thermos mugs with a logo: a question first, then the same as a condition, then a field, then why.
  {
    language: 'ru',
    turns: [
      {
        say: 'термокружки чёрные, надо 200 шт',
        answer: { cards: 2, kinds: ['thermos-mug'], has: /чёрн|черн|black|黑色/i, quantity: 200, maxMoq: 200 },
      },
      { say: 'а лого свое на них можно?', answer: { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /лого|нанес/i } },
      {
        say: 'оставь только те где можно на мои 200',
        answer: {
          cards: 1,
          kinds: ['thermos-mug'],
          has: /чёрн|черн|black|黑色/i,
          states: [/Custom logo/, /from (100|200) pcs/],
          quantity: 200,
          maxMoq: 200,
        },
      },
      {
        say: 'тепло сколько держат?',
        answer: { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /час|тепл/i, saysNot: /Артикул|Упаковка/ },
      },
      {
        say: 'и почему первая а не другие',
        answer: { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /чёрн|черн|лого|цен|₽|200/i },
      },
    ],
  },
  // Socks for a sum for the whole lot; the sum is raised, sizes asked, then other goods for the same shelf.
  {
    language: 'ru',
    turns: [
      {
        say: 'носки мужские хлопок 500 пар, бюджет 20 тыс на всё',
        answer: {
          cards: 1,
          kinds: ['socks'],
          maxRub: 40,
          quantity: 500,
          maxMoq: 500,
          states: [/^Material$/, /cotton/],
          statesNot: [/^For whom$/, /^(women|kids|babies)$/],
        },
      },
      {
        say: 'ладно, пусть будет 35 тыс',
        answer: {
          cards: 1,
          kinds: ['socks'],
          maxRub: 70,
          quantity: 500,
          maxMoq: 500,
          states: [/^Material$/, /cotton/],
          statesNot: [/^For whom$/, /^(women|kids|babies)$/],
        },
      },
      {
        say: 'размеры у первых какие',
        answer: { cards: 0, mayShow: true, kinds: ['socks'], says: /\d{2}\s?[-–—]\s?\d{2}/, saysNot: /Артикул|Упаковка/ },
      },
      { say: 'трусы мужские тоже нужны', answer: { cards: 1, kinds: ['underwear'], statesNot: [/^For whom$/, /^(women|kids)$/] } },
    ],
  },
  // Flower pots: a material and a span of sizes, the drain, then a cheaper material with a low ceiling.
  {
    language: 'en',
    turns: [
      {
        say: 'ceramic plant pots 12-15 cm',
        answer: { cards: 1, kinds: ['flower-pot'], states: [/^Diameter$/, /(?<!\d)1[25] cm/], statesNot: [/^Material$/, /plastic/] },
      },
      {
        say: 'is there a hole for draining?',
        answer: { cards: 0, mayShow: true, kinds: ['flower-pot'], says: /drain|hole/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'nah pricey. plastic is fine, 60 rub max, any size',
        answer: { cards: 1, kinds: ['flower-pot'], maxRub: 60, states: [/^Material$/, /plastic/] },
      },
    ],
  },
  // Sunglasses: a property and an audience, a case, frames excluded, others than those, then delivery.
  {
    language: 'en',
    turns: [
      {
        say: 'polarised sunnies for men',
        answer: { cards: 1, kinds: ['sunglasses'], has: /polari[sz]ed|поляриз|偏光/i, statesNot: [/^For whom$/, /^(women|kids)$/] },
      },
      {
        say: 'do any have a case',
        answer: { cards: 0, mayShow: true, kinds: ['sunglasses'], says: /case/i, statesNot: [/^For whom$/, /^(women|kids)$/] },
      },
      {
        say: 'no plastic frames',
        answer: { cards: 0, mayShow: true, kinds: ['sunglasses'], hasNot: /plastic|пластик|塑料/i, statesNot: [/^Material$/, /^plastic$/] },
      },
      {
        say: 'show me others',
        answer: { cards: 0, mayShow: true, kinds: ['sunglasses'], isNew: true, statesNot: [/^Material$/, /^plastic$/] },
      },
      { say: 'how long does delivery to moscow take', answer: { cards: 0, says: /day|week/i } },
    ],
  },
  // Dumbbells, where 5 kg is no price and no parcel; heavier ones; what it costs to ship 40 kg.
  {
    language: 'en',
    turns: [
      {
        say: '5kg dumbbells, no kettlebells',
        answer: { cards: 1, kinds: ['dumbbell'], states: [/^Weight$/, /(?<!\d)5 kg/], hasNot: /kettlebell|гиря|壶铃/i },
      },
      {
        say: 'sold by piece or pair',
        answer: { cards: 0, mayShow: true, kinds: ['dumbbell'], says: /pair|single|piece/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'heavier',
        answer: { cards: 1, kinds: ['dumbbell'], states: [/^Weight$/, /(?<!\d)(8|10|20) kg/], hasNot: /kettlebell|гиря|壶铃/i },
      },
      { say: 'what will shipping 40 kg cost me', answer: { cards: 0, says: /ship|deliver|weight/i } },
    ],
  },
  // Earbuds by a property and a price in dollars, asked after by "they" and "the first one", then cheaper without it, then a cable.
  {
    language: 'en',
    turns: [
      {
        say: 'wireless earbuds w noise cancelling, under $8',
        answer: { cards: 1, kinds: ['headphones'], maxRub: 640, has: /noise cancel|шумопод|降噪/i },
      },
      {
        say: 'do they come in blue?',
        answer: { cards: 0, mayShow: true, kinds: ['headphones'], says: /blue|colou?r/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'battery life on the first one',
        answer: { cards: 0, mayShow: true, kinds: ['headphones'], says: /\d\s?h|hour/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'ok cheaper pls, noise cancelling not needed', answer: { cards: 1, kinds: ['headphones'], isCheaper: true } },
      { say: 'and a 2 m cable', answer: { cards: 1, kinds: ['cable'], states: [/^Length$/, /(?<!\d)2 m/] } },
    ],
  },
  // Laptop backpacks by volume, a colour excluded, dispatch, paying, and back to them.
  {
    language: 'en',
    turns: [
      {
        say: 'backpacks for 15 inch laptops, at least 25 liters',
        answer: { cards: 1, kinds: ['backpack'], has: /laptop|ноутбук|笔记本|电脑/i, states: [/^Capacity$/, /(?<!\d)(25|30|40) l/] },
      },
      {
        say: 'not black',
        answer: {
          cards: 1,
          kinds: ['backpack'],
          hasNot: /black|чёрн|черн|黑色/i,
          statesNot: [/^Color$/, /^black$/],
          states: [/^Capacity$/, /(?<!\d)(25|30|40) l/],
        },
      },
      {
        say: 'when would they send the first one',
        answer: { cards: 0, mayShow: true, kinds: ['backpack'], says: /day|hour|dispatch/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'and how do i pay', answer: { cards: 0, says: /pay/i } },
      {
        say: 'ok back to the backpacks, what about pink',
        answer: { cards: 0, mayShow: true, kinds: ['backpack'], has: /pink|розов|粉色/i, states: [/^Capacity$/, /(?<!\d)(25|30|40) l/] },
      },
    ],
  },
  // Women's watches that are no smart watches, water, then smart ones after all and their screen.
  {
    language: 'en',
    turns: [
      {
        say: 'womens watches, not the smart kind',
        answer: { cards: 2, kinds: ['watch'], hasNot: /smart|умные|смарт|智能/i, states: [/^For whom$/, /^women$/] },
      },
      {
        say: 'is the first water resistant',
        answer: { cards: 0, mayShow: true, kinds: ['watch'], says: /ATM|water/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'fine, show smart ones then, with NFC',
        answer: { cards: 1, kinds: ['smart-watch'], has: /NFC/, statesNot: [/^For whom$/, /^(men|kids)$/] },
      },
      {
        say: 'screen size of the first?',
        answer: { cards: 0, mayShow: true, kinds: ['smart-watch'], says: /inch|screen/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Bamboo boards by size, the dishwasher as a question and then as a condition, and engraving in too small a lot.
  {
    language: 'en',
    turns: [
      {
        say: 'bamboo cutting boards 40x30',
        answer: { cards: 1, kinds: ['cutting-board'], has: /bamboo|бамбук|竹/i, states: [/^Size$/, /40x30/] },
      },
      {
        say: 'dishwasher safe?',
        answer: { cards: 0, mayShow: true, kinds: ['cutting-board'], says: /dishwasher|hand wash/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'any size, but only ones that really are',
        answer: { cards: 1, kinds: ['cutting-board'], has: /bamboo|бамбук|竹/i, states: [/^Dishwasher$/, /^safe/] },
      },
      {
        say: 'with our cafe name burnt in, 60 of them',
        answer: { cards: 0, mayShow: true, kinds: ['cutting-board'], quantity: 60, maxMoq: 60, says: /logo|engrav/i },
      },
    ],
  },
  // Food containers: a material excluded and a rough volume, the microwave, one material only, the lid, the lightest.
  {
    language: 'en',
    turns: [
      {
        say: 'food containers about 1 liter, no plastic',
        answer: {
          cards: 2,
          kinds: ['food-container'],
          states: [/^Capacity$/, /(?<!\d)(800|1000|1200) ml/],
          statesNot: [/^Material$/, /plastic/],
        },
      },
      {
        say: 'microwave ok?',
        answer: { cards: 0, mayShow: true, kinds: ['food-container'], says: /microwave/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'glass only then', answer: { cards: 1, kinds: ['food-container'], states: [/^Material$/, /glass/] } },
      {
        say: 'whats the lid made of',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['food-container'],
          says: /lid|polypropylene|silicone|bamboo/i,
          saysNot: /Item number|Packaging/,
        },
      },
      { say: 'which is the lightest?', answer: { cards: 0, mayShow: true, kinds: ['food-container'], says: /\d\s?(g|kg)\b|light|weigh/i } },
    ],
  },
  // Frying pans: a diameter, induction, a question that the market says nothing of, bigger, a material excluded.
  {
    language: 'en',
    turns: [
      { say: 'frying pans 28cm', answer: { cards: 2, kinds: ['frying-pan'], states: [/^Diameter$/, /(?<!\d)28 cm/] } },
      { say: 'must work on induction', answer: { cards: 0, mayShow: true, kinds: ['frying-pan'], says: /induction/i } },
      {
        say: 'dishwasher ok?',
        answer: { cards: 0, mayShow: true, kinds: ['frying-pan'], says: /dishwasher/i, saysNot: /Item number|Packaging/ },
      },
      { say: 'forget induction. anything bigger?', answer: { cards: 2, kinds: ['frying-pan'], states: [/^Diameter$/, /(?<!\d)3[02] cm/] } },
      {
        say: 'not cast iron tho, too heavy',
        answer: { cards: 1, kinds: ['frying-pan'], states: [/^Diameter$/, /(?<!\d)3[02] cm/], statesNot: [/^Material$/, /cast iron/] },
      },
    ],
  },
  // LED strips for outdoors by length, shorter, a field, the power supply.
  {
    language: 'en',
    turns: [
      {
        say: 'led strips 10 meters, waterproof',
        answer: { cards: 1, kinds: ['led-strip'], states: [/^Length$/, /(?<!\d)10 m/], statesNot: [/^Protection rating$/, /IP20/] },
      },
      {
        say: 'shorter, like 2m',
        answer: { cards: 1, kinds: ['led-strip'], states: [/^Length$/, /(?<!\d)2 m/], statesNot: [/^Protection rating$/, /IP20/] },
      },
      {
        say: 'what voltage is the first one',
        answer: { cards: 0, mayShow: true, kinds: ['led-strip'], says: /\d\s?V|volt/i, saysNot: /Item number|Packaging/ },
      },
      {
        say: 'can it run on batteries?',
        answer: { cards: 0, mayShow: true, kinds: ['led-strip'], says: /batter/i, saysNot: /Item number|Packaging/ },
      },
    ],
  },
  // Storage boxes: a large one, wheels, too large after all, the load, and something for the boot of a car.
  {
    language: 'zh',
    turns: [
      { say: '收纳箱 50升以上', answer: { cards: 2, kinds: ['organizer'], states: [/^Capacity$/, /(?<!\d)(50|66) l/] } },
      { say: '带轮子的有吗', answer: { cards: 0, mayShow: true, kinds: ['organizer'], says: /轮/ } },
      { say: '太大了 轮子也不用 20升左右就够', answer: { cards: 1, kinds: ['organizer'], states: [/^Capacity$/, /(?<!\d)(1\d|2\d) l/] } },
      { say: '能承重多少公斤', answer: { cards: 0, mayShow: true, kinds: ['organizer'], says: /公斤|kg|承重/i, saysNot: /货号|包装方式/ } },
      { say: '有没有放后备箱用的', answer: { cards: 1, kinds: ['car-organizer'] } },
    ],
  },
  // A back cushion, its cover and filling, then pillows and slippers for a hotel.
  {
    language: 'zh',
    turns: [
      { say: '靠垫 坐办公室用的', answer: { cards: 1, kinds: ['pillow'], has: /靠垫|для спины|back cushion/i } },
      { say: '套子能拆下来洗不', answer: { cards: 0, mayShow: true, kinds: ['pillow'], says: /拆|洗/, saysNot: /货号|包装方式/ } },
      { say: '里面填充什么的', answer: { cards: 0, mayShow: true, kinds: ['pillow'], says: /填充|羽|棉|乳胶/, saysNot: /货号|包装方式/ } },
      {
        say: '酒店也要枕头 50x70的',
        answer: { cards: 1, kinds: ['pillow'], states: [/^Size$/, /50x70/], hasNot: /靠垫|抱枕|для спины|декоративн/i },
      },
      { say: '防滑拖鞋也配上', answer: { cards: 1, kinds: ['slippers'], has: /防滑|нескольз|non-slip/i } },
    ],
  },
  // Key rings by material, number and price; engraving; another material; an opener.
  {
    language: 'zh',
    turns: [
      {
        say: '金属钥匙扣 500个 单价5块以内',
        answer: { cards: 1, kinds: ['keychain'], maxRub: 57.5, quantity: 500, maxMoq: 500, states: [/^Material$/, /^alloy$/] },
      },
      { say: '可以激光刻字吗', answer: { cards: 0, mayShow: true, kinds: ['keychain'], says: /刻字|激光|雕刻/, saysNot: /货号|包装方式/ } },
      {
        say: '皮的呢',
        answer: { cards: 1, kinds: ['keychain'], maxRub: 57.5, quantity: 500, maxMoq: 500, states: [/^Material$/, /leather/] },
      },
      {
        say: '换个思路 带开瓶器的 什么材质都行',
        answer: { cards: 0, mayShow: true, kinds: ['keychain'], maxRub: 57.5, quantity: 500, maxMoq: 500, says: /开瓶/ },
      },
    ],
  },
  // T-shirts for a club with a logo, the weight of the fabric, a colour, how soon they leave.
  {
    language: 'zh',
    turns: [
      {
        say: '文化衫 纯棉的 要印logo 500件',
        answer: {
          cards: 2,
          kinds: ['t-shirt'],
          quantity: 500,
          maxMoq: 500,
          has: /纯棉|хлоп|cotton/i,
          states: [/^Custom logo$/, /from (100|200|300|500) pcs/],
        },
      },
      {
        say: '克重200以上的',
        answer: {
          cards: 1,
          kinds: ['t-shirt'],
          quantity: 500,
          maxMoq: 500,
          has: /纯棉|хлоп|cotton/i,
          states: [/^Fabric weight$/, /(200|240|280) gsm/],
        },
      },
      {
        say: '红色',
        answer: {
          cards: 0,
          mayShow: true,
          kinds: ['t-shirt'],
          quantity: 500,
          maxMoq: 500,
          has: /红色|красн|\bred\b/i,
          states: [/^Fabric weight$/, /(200|240|280) gsm/],
        },
      },
      { say: '多久能发货?', answer: { cards: 0, mayShow: true, kinds: ['t-shirt'], says: /小时|天|发货/, saysNot: /货号|包装方式/ } },
      { say: '怎么付款 能开发票不', answer: { cards: 0, says: /付款|支付|汇款|发票|转账/ } },
    ],
  },
  // Fitness: bands in sets of five, the price of a set, skipping ropes that count, the rope's material.
  {
    language: 'zh',
    turns: [
      { say: '弹力带 一套五条那种', answer: { cards: 2, kinds: ['resistance-band'], has: /五条|набор из 5|set of 5/i } },
      { say: '一套多少钱', answer: { cards: 0, mayShow: true, kinds: ['resistance-band'], says: /元|¥|₽|卢布/, saysNot: /货号|包装方式/ } },
      { say: '跳绳呢 要能计数的', answer: { cards: 1, kinds: ['jump-rope'], has: /计数|сч[её]тчик|counting/i } },
      {
        say: '绳子什么材质',
        answer: { cards: 0, mayShow: true, kinds: ['jump-rope'], says: /PVC|TPU|尼龙|材质/i, saysNot: /货号|包装方式/ },
      },
    ],
  },
  // For cats: toys, a bowl by its material, the dishwasher, a small one.
  {
    language: 'zh',
    turns: [
      { say: '猫玩具', answer: { cards: 1, kinds: ['pet-toy'], hasNot: /狗|собак|\bdog/i } },
      {
        say: '猫碗呢 陶瓷的 不要塑料',
        answer: { cards: 1, kinds: ['pet-bowl'], hasNot: /狗|собак|\bdog/i, states: [/^Material$/, /ceramic/] },
      },
      { say: '能放洗碗机吗', answer: { cards: 0, mayShow: true, kinds: ['pet-bowl'], says: /洗碗机|手洗|水洗/, saysNot: /货号|包装方式/ } },
      {
        say: '小一点的 400毫升以下',
        answer: { cards: 0, mayShow: true, kinds: ['pet-bowl'], states: [/^Capacity$/, /(?<!\d)(200|350) ml/] },
      },
    ],
  },
  // Baking: a mould by its material, the oven, a whisk, and back to the mould in a colour.
  {
    language: 'zh',
    turns: [
      {
        say: '硅胶蛋糕模具',
        answer: { cards: 1, kinds: ['baking-mold'], states: [/^Material$/, /silicone/], hasNot: /饼干|вырубк|cookie/i },
      },
      {
        say: '能耐多少度啊',
        answer: { cards: 0, mayShow: true, kinds: ['baking-mold'], says: /度|℃|°C|耐温|温度/, saysNot: /货号|包装方式/ },
      },
      { say: '打蛋器也要', answer: { cards: 1, kinds: ['kitchen-utensils'], has: /打蛋器|венчик|whisk/i } },
      {
        say: '回到刚才的模具 有粉色的没',
        answer: { cards: 0, mayShow: true, kinds: ['baking-mold'], has: /粉色|розов|pink/i, states: [/^Material$/, /silicone/] },
      },
    ],
  },
  // Make-up brushes by the number in a set, the bristles, a mirror with light, and why that one.
  {
    language: 'zh',
    turns: [
      {
        say: '化妆刷套装 12支以上',
        answer: { cards: 2, kinds: ['makeup-brush'], states: [/^Pieces in set$/, /(?<!\d)(12|14|18|24) pieces/] },
      },
      {
        say: '刷毛是什么的',
        answer: { cards: 0, mayShow: true, kinds: ['makeup-brush'], says: /毛|纤维|尼龙|微晶丝/, saysNot: /货号|包装方式/ },
      },
      { say: '再来个带灯的化妆镜', answer: { cards: 1, kinds: ['mirror'], has: /LED|补光|подсветк|light colors/i } },
      { say: '为啥推荐第一个', answer: { cards: 0, mayShow: true, kinds: ['mirror'], says: /灯|光|价|元|¥|₽|LED|符合/i } },
    ],
  },
  // Thermos mugs: volume, price and number in one message; bigger; a colour; the minimum order; the cheapest.
  {
    language: 'zh',
    turns: [
      {
        say: '500毫升左右的保温杯 20块以内 要100个',
        answer: {
          cards: 3,
          kinds: ['thermos-mug'],
          maxRub: 230,
          quantity: 100,
          maxMoq: 100,
          states: [/^Capacity$/, /(?<!\d)(4[5-9]\d|5[0-5]\d) ml/],
        },
      },
      {
        say: '有没有大一点的',
        answer: {
          cards: 2,
          kinds: ['thermos-mug'],
          maxRub: 230,
          quantity: 100,
          maxMoq: 100,
          states: [/^Capacity$/, /(?<!\d)(5[1-9]\d|[6-9]\d\d|1\d{3}) ml/],
        },
      },
      { say: '白色的呢', answer: { cards: 1, kinds: ['thermos-mug'], maxRub: 230, quantity: 100, maxMoq: 100, has: /白色|бел|white/i } },
      {
        say: '第一个起订量多少',
        answer: { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /起订|起批|最少|最低|\d\s?(个|件)/, saysNot: /货号|包装方式/ },
      },
      { say: '这里面最便宜的是哪个?', answer: { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /便宜|最低|元|¥|₽|卢布/ } },
    ],
  },
  // Something to drink from, narrowed down by material, others than those, the microwave.
  {
    language: 'zh',
    turns: [
      { say: '喝水的杯子', answer: { cards: 2, kinds: ['mug', 'glass', 'water-bottle', 'thermos-mug'] } },
      { say: '玻璃的', answer: { cards: 2, kinds: ['mug', 'glass', 'water-bottle'], states: [/^Material$/, /glass/] } },
      { say: '还有别的吗', answer: { cards: 1, kinds: ['mug', 'glass', 'water-bottle'], isNew: true, states: [/^Material$/, /glass/] } },
      {
        say: '能进微波炉吗',
        answer: { cards: 0, mayShow: true, kinds: ['mug', 'glass', 'water-bottle'], says: /微波/, saysNot: /货号|包装方式/ },
      },
    ],
  },
]
