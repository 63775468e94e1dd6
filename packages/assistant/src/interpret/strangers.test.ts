import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** Messages as strangers write them: each class of them in three languages, by what must be understood. */

const read = (message: string) => readMessage(message, false)

describe('words that are cut off', () => {
  test.each([
    ['фонарик аккум.', { traits: ['feature.rechargeable'] }],
    ['кружка керам. бел. 300 мл', { materials: ['material.ceramic'], colors: ['color.white'] }],
    ['бутылка силик складн', { materials: ['material.silicone'], traits: ['feature.foldable'] }],
    ['куртка водонепрон. утепл', { traits: ['feature.waterproof', 'season.winter'] }],
    ['наушники беспров.', { traits: ['feature.wireless'] }],
    ['термос гермет', { traits: ['feature.leakproof'] }],
    ['сковорода антипригар', { traits: ['feature.nonstick'] }],
    ['перчатки зимн жен', { traits: ['season.winter', 'audience.women'] }],
    ['чехол прозрач', { colors: ['color.transparent'] }],
    ['пакеты чёрн', { colors: ['color.black'] }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected)
  })
  test('a whole word is none, and neither is one without goods', () => {
    expect(read('перчатки тонк').traits).toEqual([])
    expect(read('аккум.').traits).toEqual([])
  })
})

describe('words spelt by ear', () => {
  test.each([
    ['cutting board bambu', 'material.bamboo'],
    ['keramik mug', 'material.ceramic'],
    ['silikon case', 'material.silicone'],
    ['viskose dress', 'material.viscose'],
    ['wulen scarf', 'material.wool'],
    ['kotton towel', 'material.cotton'],
    ['mug from bambu', 'material.bamboo'],
  ])('%s', (message, material) => {
    expect(read(message).materials).toEqual([material])
  })
})

describe('names of goods whose words stand apart', () => {
  test.each([
    ['коврик йога 10мм', 'type.yoga-mat'],
    ['коврики авто резина', 'type.car-mat'],
    ['пакеты курьер. чёрн', 'type.poly-mailer'],
    ['сумка дорожн. 40 л', 'type.travel-bag'],
    ['лампа на стол белая', 'type.desk-lamp'],
    ['рюкзак школа мальчик', 'type.school-backpack'],
    ['держатель телефон авто', 'type.car-phone-holder'],
    ['игрушка собака', 'type.pet-toy'],
    ['лента фитнес набор', 'type.resistance-band'],
    ['доска для резки', 'type.cutting-board'],
    ['mat for yoga 10mm', 'type.yoga-mat'],
    ['pad for mouse', 'type.mouse-pad'],
    ['tape for packing', 'type.packing-tape'],
    ['files for nails', 'type.nail-file'],
    ['brush for makeup', 'type.makeup-brush'],
    ['box for lunch', 'type.lunch-box'],
  ])('%s', (message, type) => {
    expect(read(message).types).toEqual([type])
  })
  test.each([
    ['сумка с поясом', 'type.bag'],
    ['pet beds 70 cm, machine washable or removable cover', 'type.pet-bed'],
    ['travel neck pillows', 'type.neck-pillow'],
    ['ремешок для часов', 'type.watch-strap'],
  ])('%s goes by its own name', (message, type) => {
    expect(read(message).types).toEqual([type])
  })
})

describe('goods that a word means by what stands beside it', () => {
  test.each([
    ['glasses for our lobby bar, 300-400 ml', ['type.glass']],
    ['glasses, dishwasher safe', ['type.glass']],
    ['any low moq thing for nail salon? files 240 grit', ['type.nail-file']],
    ['ложементы под часы есть? либо коробка подар.', ['type.gift-box']],
    ['i want buy iphone 15 original 10 pcs', ['type.phone']],
    ['нужны айфон 15 новые 10 шт', ['type.phone']],
    ['要买苹果15手机 10台', ['type.phone']],
    ['iPhone 15 Pro壳 磁吸', ['type.phone-case']],
    ['苹果16壳', ['type.phone-case']],
    ['на айфон 15', []],
    ['reading glasses', ['type.eyeglasses']],
  ])('%s', (message, types) => {
    expect(read(message).types).toEqual(types)
  })
})

describe('figures as people say them', () => {
  test.each([
    ['стеклянные бутылки 0.5', { measures: [{ dimension: 'volume', target: 500 }] }],
    ['термос 0,75', { measures: [{ dimension: 'volume', target: 750 }] }],
    ['ручки гелевые 0,7 синие', { measures: [{ dimension: 'length', target: 0.7 }] }],
    ['gel pens 0.5 blue', { measures: [{ dimension: 'length', target: 0.5 }] }],
    ['frying pans 26 or 28 cm', { measures: [{ dimension: 'length', min: 260, max: 280 }] }],
    ['сковороды 26 или 28 см', { measures: [{ dimension: 'length', min: 260, max: 280 }] }],
    ['平底锅 26或28厘米', { measures: [{ dimension: 'length', min: 260, max: 280 }] }],
    ['пакеты 28на42', { sides: [280, 420] }],
    ['полотенца 50 на 90', { sides: [500, 900] }],
    ['窗帘 2米7高', { figures: [{ field: 'height' }] }],
    ['窗帘 一米八', { measures: [{ dimension: 'length', target: 1800 }] }],
    ['充电宝 1w毫安', { measures: [{ dimension: 'charge', target: 10_000 }] }],
    ['充电宝 2万毫安', { measures: [{ dimension: 'charge', target: 20_000 }] }],
    ['пауэры 20000 до 900р штука', { measures: [{ dimension: 'charge', target: 20_000 }], price: { max: 90_000, currency: 'RUB' } }],
    ['贴纸 3块5以内', { price: { max: 350, currency: 'CNY' } }],
    [
      'рулетки 5 метров, полотно 25 мм',
      { measures: [{ dimension: 'length', target: 5000 }], asides: [{ dimension: 'length', target: 25 }] },
    ],
    [
      'tape measures 5 m, blade 25 mm',
      { measures: [{ dimension: 'length', target: 5000 }], asides: [{ dimension: 'length', target: 25 }] },
    ],
    ['moq small up to 50 stickers', { maxMoq: 50 }],
    ['low moq thing, files, 100 max', { maxMoq: 100 }],
    ['umbrellas, need 300 for a street festival', { quantity: 300 }],
  ])('%s', (message, expected) => {
    const reading = read(message)
    if ('figures' in expected) expect(reading.figures.map(({ field }) => field)).toEqual(expected.figures.map(({ field }) => field))
    else expect(reading).toMatchObject(expected)
  })
})

describe('sizes of other systems', () => {
  test.each([
    ['UK size 6 womens boots', ['39']],
    ['sneakers UK 8 men', ['42']],
    ['кроссовки мужские us 9', ['42']],
    ['womens sandals US 8', ['39']],
    ['女靴 美码8', ['39']],
    ['платье 48 размер', ['48', 'L']],
    ['футболка мужская 50 размер', ['50', 'L']],
    ['носки 41-43 муж', ['41', '42', '43']],
    ['mens ring US 9', ['US 9']],
  ])('%s', (message, sizes) => {
    expect([...read(message).sizes].sort()).toEqual([...sizes].sort())
  })
})

describe('ages on labels', () => {
  test.each([
    ['积木 14岁以上', { above: 13, below: 15 }],
    ['конструктор 14 лет и старше', { above: 13, below: 15 }],
    ['пазлы от 5 лет', { below: 6 }],
    ['конструктор 3+', { below: 4 }],
    ['toys 6+ 100 pcs', { below: 7 }],
    ['积木 3岁以上', { below: 4 }],
  ])('%s', (message, expected) => {
    expect(read(message).figures).toEqual([{ field: 'age', ...expected }])
  })
})

describe('properties in the words of who does not know their name', () => {
  test.each([
    ['stickers who not afraid water', 'feature.waterproof'],
    ['наклейки не боятся воды', 'feature.waterproof'],
    ['不怕水的贴纸', 'feature.waterproof'],
    ['mugs, microwave allowed', 'feature.microwave-safe'],
    ['glass mugs dishwasher ok', 'feature.dishwasher-safe'],
    ['pens with name of my company', 'feature.customizable-logo'],
    ['ручки с названием нашей фирмы', 'feature.customizable-logo'],
    ['笔 印公司名字', 'feature.customizable-logo'],
    ['umbrellas, print sponsor logo', 'feature.customizable-logo'],
    ['лежак чтоб стирать можно было', 'feature.washable'],
    ['лежак можно стирать в машинке', 'feature.machine-washable'],
  ])('%s', (message, trait) => {
    expect(read(message).traits).toContain(trait)
  })
  test.each([['wooden new year toys for tree'], ['xmas toys wooden'], ['toys for christmas tree, wooden']])(
    '%s are ornaments',
    (message) => {
      expect(read(message)).toMatchObject({ types: ['type.christmas-decor'], materials: ['material.wood'] })
    },
  )
  test.each([
    ['зонты детские, или взрослых, если детских нет', ['audience.kids']],
    ['umbrellas for kids, if there are none then adult ones', ['audience.kids']],
  ])('%s wishes for what comes first', (message, traits) => {
    expect(read(message).traits).toEqual(traits)
  })
})

describe('questions about the service', () => {
  test.each([
    ['发票能开吗 增值税专票', 'documents'],
    ['可以开专票吗', 'documents'],
    ['能开普票不', 'documents'],
    ['开票吗 要多少税点', 'documents'],
    ['счет-фактуру даете?', 'documents'],
    ['УПД будет?', 'documents'],
    ['нужны закрывающие для бухгалтерии', 'documents'],
    ['can you issue a proforma invoice', 'documents'],
    ['do you give vat invoice', 'documents'],
    ['need commercial invoice and packing list', 'documents'],
    ['原产地证能给吗', 'documents'],
    ['есть сертификат происхождения?', 'documents'],
    ['do prices include vat and duty', 'tax'],
    ['цены с ндс или без?', 'tax'],
    ['价格含税吗', 'tax'],
    ['包税吗', 'tax'],
    ['双清到门多少钱', 'delivery'],
    ['双清到莫斯科多少钱一公斤', 'delivery'],
    ['do u ship 2 Bishkek? how long n how much per kilo', 'delivery'],
    ['сколько по времени авиа до Новосиба и сколько сборный груз', 'delivery'],
    ['доставка в минск есть?', 'delivery'],
    ['почем кг до москвы', 'delivery'],
    ['доставляете сдэком?', 'delivery'],
    ['до двери или до терминала?', 'delivery'],
    ['shipping to Almaty by air cost', 'delivery'],
    ['do you do DDP', 'delivery'],
    ['express or sea freight?', 'delivery'],
    ['how many weeks to kazan', 'delivery'],
    ['发哈萨克斯坦多少天', 'delivery'],
    ['走空运还是陆运', 'delivery'],
    ['能发顺丰吗', 'delivery'],
    ['运费谁出', 'delivery'],
    ['отправите на склад вб?', 'delivery'],
    ['можно самовывоз?', 'pickup'],
    ['你们支持支付宝吗 人民币付款', 'payment'],
    ['微信可以付吗', 'payment'],
    ['月结可以吗', 'payment'],
    ['定金多少 尾款什么时候付', 'payment'],
    ['能用银联卡吗', 'payment'],
    ['можно оплатить по сбп', 'payment'],
    ['работаете с отсрочкой?', 'payment'],
    ['принимаете usdt?', 'payment'],
    ['юани или рубли оплата', 'payment'],
    ['наложенный платеж есть', 'payment'],
    ['можно частями платить', 'payment'],
    ['do you accept paypal', 'payment'],
    ['can i pay from armenian card', 'payment'],
    ['net 30 terms possible?', 'payment'],
    ['is alipay ok', 'payment'],
    ['letter of credit accepted?', 'payment'],
    ['30% deposit ok?', 'payment'],
    ['can someone call me? or whatsapp', 'contact'],
    ['перезвоните мне', 'contact'],
    ['дайте номер менеджера', 'contact'],
    ['есть телега?', 'contact'],
    ['加个微信聊', 'contact'],
    ['有没有电话', 'contact'],
    ['is there a real person here', 'contact'],
    ['your phone number?', 'contact'],
    ['who r the sellers, are they verified?', 'trust'],
    ['а не кинете?', 'trust'],
    ['вдруг обман', 'trust'],
    ['我被骗过 你们这个安全吗', 'trust'],
    ['卖家靠谱吗', 'trust'],
    ['is it safe to buy here', 'trust'],
    ['how do i know its not fake', 'trust'],
    ['can i get refund if fake', 'return'],
    ['if half arrive broken who pays', 'return'],
    ['если придет брак что делать', 'return'],
    ['а если не подошло, вернете деньги?', 'return'],
    ['质量不好能退吗', 'return'],
    ['少发了怎么办', 'return'],
    ['а вы сами кто? посредник или завод', 'shop'],
    ['вы кто вообще', 'shop'],
    ['это магазин или площадка?', 'shop'],
    ['вы сами производите?', 'shop'],
    ['who are you guys', 'shop'],
    ['are you a factory or trader', 'shop'],
    ['what is this site', 'shop'],
    ['你们是厂家还是中间商', 'shop'],
    ['你们是做什么的', 'shop'],
    ['почему у китайцев дешевле чем у вас на сайте??', 'dearer'],
    ['сколько берете за посредничество', 'fee'],
    ['какой у вас процент', 'fee'],
    ['что входит в цену', 'fee'],
    ['what is your commission', 'fee'],
    ['any hidden fees', 'fee'],
    ['is it final price', 'final'],
    ['你们收多少服务费', 'fee'],
    ['щас закажу если ответите: вес коробки и обьем указывайте? логисты спрашивают', 'packing'],
    ['какой вес брутто коробки', 'packing'],
    ['carton size and weight?', 'packing'],
    ['how many pcs per carton', 'packing'],
    ['外箱尺寸重量多少', 'packing'],
    ['样品怎么寄', 'sample'],
    ['можно пробник?', 'sample'],
    ['образец сначала можно', 'sample'],
    ['老板便宜点呗 量大有优惠不', 'discount'],
    ['скидку сделаете если много возьму?', 'discount'],
    ['bulk discount?', 'discount'],
    ['постоянным клиентам дешевле?', 'discount'],
    ['кто проверяет качество', 'quality'],
    ['do you check goods before shipping', 'quality'],
    ['发货前验货吗', 'quality'],
    ['есть контроль качества?', 'quality'],
    ['需要什么认证才能进俄罗斯', 'certificates'],
    ['как заказать', 'order'],
    ['how do i order', 'order'],
    ['怎么下单', 'order'],
    ['где мой заказ', 'track'],
    ['我的货到哪了', 'track'],
    ['можно отменить заказ', 'cancel'],
    ['а в розницу можно?', 'lots'],
    ['какая минималка', 'lots'],
    ['what is moq', 'lots'],
    ['最少拿多少', 'lots'],
  ])('%s', (message, topic) => {
    const { topics, types } = read(message)
    expect(topics).toContain(topic)
    expect(types).toEqual([])
  })
})

describe('a comma ends what is denied, where something of another kind follows', () => {
  test.each([
    ['кружки без крышки, керамика', 'material.ceramic', 'feature.with-lid'],
    ['mugs no lid, ceramic', 'material.ceramic', 'feature.with-lid'],
    ['рюкзак без карманов, нейлон', 'material.nylon', undefined],
  ])('%s', (message, material, denied) => {
    const { materials, notMaterials, notTraits } = read(message)
    expect({ materials, notMaterials }).toEqual({ materials: [material], notMaterials: [] })
    if (denied) expect(notTraits).toEqual([denied])
  })
  test('of one kind it goes on', () => {
    expect(read('кружки без белых, красных').notColors).toEqual(['color.white', 'color.red'])
    expect(read('bags not leather, plastic').notMaterials).toContain('material.plastic')
  })
})

describe('of properties joined by "or" one is enough', () => {
  test.each([
    ['органайзер с крышкой или с ручкой', ['feature.with-lid', 'feature.with-handle']],
    ['термокружка с ручкой либо с крышкой', ['feature.with-handle', 'feature.with-lid']],
    ['контейнер с крышкой или ручкой', ['feature.with-lid', 'feature.with-handle']],
    ['organizer with lid or handle', ['feature.with-lid', 'feature.with-handle']],
    ['organizer with a lid or a handle', ['feature.with-lid', 'feature.with-handle']],
    ['收纳盒 带盖或带把手的', ['feature.with-lid', 'feature.with-handle']],
    ['收纳盒 带盖或者带把手', ['feature.with-lid', 'feature.with-handle']],
  ])('%s', (message, either) => {
    expect(read(message)).toMatchObject({ traits: either, either })
  })
  test.each(['органайзер с крышкой и с ручкой', 'organizer with a lid and a handle', '收纳盒 带盖带把手'])('%s wants both', (message) => {
    expect(read(message).either).toBeUndefined()
  })
})

describe('sums in slang', () => {
  test.each([
    ['кружки до сотки', 10_000],
    ['кружки до полтинника', 5000],
    ['кепки до пятихатки', 50_000],
    ['рюкзаки до косаря', 100_000],
  ])('%s', (message, max) => {
    expect(read(message).price).toEqual({ max })
  })
})

describe('Chinese as sellers and buyers write it', () => {
  test.each([
    ['平底锅 三四十块', { price: { min: 3000, max: 4000, currency: 'CNY' } }],
    ['书包 七八十块左右', { price: { min: 7000, max: 8000, currency: 'CNY' } }],
    ['袜子 五六块钱', { price: { min: 500, max: 600, currency: 'CNY' } }],
    ['袜子 两三块以内', { price: { max: 300, currency: 'CNY' } }],
    ['平底锅26的 电磁炉能用', { figures: [expect.objectContaining({ field: 'diameter' })] }],
    ['窗帘 宽2米高2米7', { sides: [2000, 2700] }],
    ['毛毯 长2米宽1.5米', { sides: [1500, 2000] }],
    ['卫衣 大码3XL', { types: ['type.hoodie'], sizes: ['3XL'], traits: [] }],
    ['防臭袜 500双', { types: ['type.socks'], words: ['防臭'], quantity: 500 }],
    ['给大狗买个窝', { types: ['type.pet-bed'], traits: ['audience.dogs'] }],
    ['给猫买玩具', { types: ['type.cat-toy'] }],
    ['狗窝 能拆洗', { traits: ['audience.dogs', 'feature.removable-cover'] }],
    ['笔记本 皮面', { materials: ['material.faux-leather'] }],
    ['毛巾 两百来条 八块上下', { quantity: 200, price: { target: 800, currency: 'CNY' } }],
    ['充电宝 一万毫安', { measures: [{ dimension: 'charge', target: 10_000 }] }],
    ['充电宝 五十个以内起批', { maxMoq: 50 }],
    ['密封袋 一毛五左右', { price: { target: 15, currency: 'CNY' } }],
    ['密封袋 两毛以内', { price: { max: 20, currency: 'CNY' } }],
    ['双肩包 小号', { types: ['type.backpack'] }],
    ['小号礼品盒', { types: ['type.gift-box'] }],
    ['T恤 男款XL 黑色', { types: ['type.t-shirt'], sizes: ['XL'] }],
    ['不锈钢的锅铲 木头把手', { materials: ['material.stainless-steel'] }],
    ['男袜 黑白灰混装', { colors: ['color.black', 'color.white', 'color.grey'] }],
    ['跳绳 二十根', { quantity: 20 }],
    ['儿童拼图 24片或60片', { measures: [{ dimension: 'count', min: 24, max: 60 }] }],
    ['袜子 一双三块以内', { price: { max: 300, currency: 'CNY' } }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected)
  })
})

test('a word that ends in a name of goods is read alike whatever was read before', () => {
  for (const before of ['我要五百条男士速干短裤', '防臭袜 500双', '晴雨两用伞']) {
    read(before)
    expect([before, read('防臭袜 500双').types]).toEqual([before, ['type.socks']])
  }
})

describe('what carries a brand, and what goods do', () => {
  test.each(['branded pens 1000 pc', 'custom branded mugs', 'брендированные ручки 500 шт'])('%s', (message) => {
    expect(read(message).traits).toEqual(['feature.customizable-logo'])
  })
  test('a vacuum that sucks up water is no abuse', () => {
    expect(read('car vacuum that sucks up water').types).toEqual(['type.car-vacuum'])
  })
})

test.each([
  ['kids sandals velcro', 'type.sandals'],
  ['сандалии женские липучка', 'type.sandals'],
  ['儿童凉鞋 魔术贴', 'type.sandals'],
])('%s: what goods are closed with is no other goods', (message, type) => {
  expect(read(message).types).toEqual([type])
})

test('a buck is one dollar', () => {
  expect(read('gift boxes under a buck').price).toEqual({ max: 100, currency: 'USD' })
})

test.each(['лого нанесёте, 100 шт', 'нанесёте наш логотип? нужно 100 штук', 'логотип поставите на 100 штук?'])(
  '%s: what is done with the logo is no word beside it',
  (message) => {
    expect(readMessage(message, true)).toMatchObject({ traits: ['feature.customizable-logo'], quantity: 100, words: [] })
  },
)

test.each(['and without printing?', 'а без нанесения?', '不印字的呢'])('%s takes a logo back', (message) => {
  expect(readMessage(message, true).givenUp).toContain('feature.customizable-logo')
})

describe('a complaint of the customers is what the goods must not be, and no question about the service', () => {
  test.each([
    ['parcel bags that rot away, customers keep complaining about plastic. 500 to begin', 'type.poly-mailer', 500],
    ['контейнеры, клиенты жалуются на пластик, для начала 200', 'type.food-container', 200],
    ['客人老抱怨塑料味，要杯子，先来100个', 'type.mug', 100],
  ])('%s', (message, type, quantity) => {
    expect(read(message)).toMatchObject({ types: [type], notMaterials: ['material.plastic'], quantity, topics: [], words: [] })
  })
  test.each(['i want to complain about my order', 'хочу пожаловаться', '客户投诉怎么办'])('the buyer complains: %s', (message) => {
    expect(read(message).topics).toEqual(['return'])
  })
})

describe('what is in the middle of a Chinese name is a property of the goods', () => {
  test.each([
    ['浴室防滑垫', { types: ['type.carpet'], traits: ['feature.non-slip'], words: [] }],
    ['打包不想用剪刀', { types: ['type.packing-tape'], beside: [] }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected)
  })
})

describe('parts of a whole in words, and figures from one to another behind their unit', () => {
  test.each([
    ['пазлы тыща деталей взрослым', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['пазл на две тысячи деталей', { measures: [{ dimension: 'count', target: 2000 }] }],
    ['puzzle of a thousand pieces', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['баул литров 60-80', { measures: [{ dimension: 'volume', min: 60_000, max: 80_000 }] }],
    ['рюкзак литров на 30', { measures: [{ dimension: 'volume', target: 30_000 }] }],
  ])('%s', (message, expected) => {
    const reading = read(message)
    expect(reading).toMatchObject(expected)
    expect(reading.quantity).toBeUndefined()
    expect(reading.words).toEqual([])
  })
  test('a thousand pieces of what has no parts are bought', () => {
    expect(read('mugs, a thousand pieces')).toMatchObject({ quantity: 1000, measures: [] })
  })
})

describe('a kind that is denied beside goods of another is what they must not be made of', () => {
  test('toys for dogs, nothing plush', () => {
    expect(read('squeaky toys for dogs, nothing plush')).toMatchObject({ notMaterials: ['material.plush'], notTraits: [] })
    expect(read('toys, nothing plush')).toMatchObject({ notMaterials: [], notTraits: ['type.soft-toy'] })
  })
})

describe('a word that ends the names of several kinds is general', () => {
  test.each([
    ['thick mats, say 15 of them', 'mats', []],
    ['prayer mats, 50 pieces', 'mats', ['prayer']],
    ['bathroom non-slip mat', 'mat', ['bathroom']],
    ['is there a dish that makes him eat slower', 'dish', []],
    ['地方不大，垫子要厚', '厚垫子', []],
  ])('%s', (message, word, modifiers) => {
    const { general } = read(message)
    expect(general).toMatchObject({ word })
    expect(general?.modifiers.filter((one) => read(message).words.includes(one))).toEqual(modifiers)
  })
  test.each(['apple tree saplings', 'a flat to rent near the station', '红砖 两托盘', 'yoga mats'])('none: %s', (message) => {
    expect(read(message).general).toBeUndefined()
  })
})

describe('goods that are named by nothing but what is done with them', () => {
  test.each([
    ['带饭上班 菜饭分开装 塑料的不要', 'type.food-container'],
    ['to carry lunch to work, no plastic', 'type.food-container'],
    ['носить обед на работу, не пластик', 'type.food-container'],
  ])('%s', (message, kind) => {
    expect(read(message).types).toEqual([kind])
  })
  test.each(['my neighbour walks his dog', 'соседи кормят кошек', 'mugs to carry lunch to work'])('no wish of the buyer: %s', (message) => {
    expect(read(message).general?.isDone).toBeUndefined()
  })
})

test.each([
  "who's the seller and how long have they been around",
  'who is the seller of these',
  'а кто продавец',
  'кто у второго поставщик, давно ли работает',
  '卖家是谁，开店多久了',
])('%s asks of the seller', (message) => {
  const { fields, words, superlative } = readMessage(message, true)
  expect({ fields: new Set(fields), words, superlative }).toEqual({ fields: new Set(['seller']), words: [], superlative: undefined })
})

test.each([
  ['открываем салон маникюра, нужны одноразовые пилочки', ['type.nail-file']],
  ['мы открыли небольшую кофейню на районе, ищем термокружки', ['type.thermos-mug']],
])('%s: a business is what somebody runs, and none of the goods', (message, types) => {
  expect(read(message)).toMatchObject({ types, words: [] })
})

test('who will have their own name on the goods asks for a logo', () => {
  expect(readMessage('能印幼儿园名字吗', true)).toMatchObject({ traits: ['feature.customizable-logo'], words: [] })
})

test('shipping is no part of a set', () => {
  expect(readMessage('is shipping included', true)).toMatchObject({ topics: ['delivery'] })
  expect(readMessage('is a power supply included?', true)).toMatchObject({ included: 'power supply' })
})

test('"ill take" is how "I will take" is typed', () => {
  expect(readMessage('ill take 200, mixed colors', true)).toMatchObject({ quantity: 200, words: [] })
})

test.each([
  ['хочу продавать на вб, посоветуйте что-нибудь для кухни до 150 рублей', { words: [], price: { max: 15_000, currency: 'RUB' } }],
  [
    'cotton tote bags for a bookshop, 300, print our logo',
    { types: ['type.tote-bag'], quantity: 300, traits: ['feature.customizable-logo'] },
  ],
  ['resistance bands, latex is a problem', { notMaterials: ['material.rubber'], materials: [] }],
  ['игрушка мягкая мишка большой метр', { measures: [{ dimension: 'length', target: 1000 }], words: [] }],
])('%s', (message, meant) => {
  expect(read(message)).toMatchObject(meant)
})

test('the strongest of those shown is the one that bears most, and no longest one', () => {
  expect(readMessage("what's the strongest one", true).superlative).toEqual({ field: 'load', wants: 'most' })
  expect(readMessage('какой самый прочный?', true).superlative).toEqual({ field: 'load', wants: 'most' })
  expect(readMessage('which has the strongest suction?', true).superlative).toEqual({ field: 'volume', wants: 'most', isOfNamed: true })
})
