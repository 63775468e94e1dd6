import { areInLine } from '@karavan/lexicon/names.ts'
import { describe, expect, test } from 'vitest'
import { emptyWish } from '../wish.ts'
import { asListed, readMessage } from './read.ts'
import { guessKind } from './told-kind.ts'

const read = (message: string) => readMessage(message, false)

describe('goods that are told and not named', () => {
  test.each([
    ['glass files for nails x100', { types: ['type.nail-file'], materials: ['material.glass'], quantity: 100 }],
    ['зарядник в прикуриватель на два гнезда', { types: ['type.car-charger'] }],
    ['bedside lamp throwing stars on ceiling that also plays music from phone', { types: ['type.star-projector'] }],
    [
      '小孩上学喝水用的 带吸管 不要玻璃',
      { types: ['type.water-bottle'], traits: ['feature.with-straw'], notMaterials: ['material.glass'] },
    ],
    ['出差住酒店能挂起来的,装牙刷牙膏洗面奶', { types: ['type.toiletry-bag'] }],
    ['мужу на рыбалку от бликов на воде, глаза болят', { types: ['type.sunglasses'], traits: ['audience.men', 'feature.polarized'] }],
    ['dog hair all over the back seat, want a little hoover for the car', { types: ['type.car-vacuum'], traits: [] }],
    ['айфон 15 про, чтобы не разбился если уроню, накладка', { types: ['type.phone-case'], device: 'iphone 15 pro' }],
    ['电视机后面贴一圈 手机上换颜色', { types: ['type.led-strip'] }],
    ['女生练胳膊的小铁 1公斤', { types: ['type.dumbbell'] }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected)
  })

  test.each([
    ['t-shirts 200 g', 'type.t-shirt'],
    ['memory foam pillow with neck support', 'type.memory-pillow'],
    ['trunk organizer with lid for groceries', 'type.trunk-organizer'],
    ['мини-гостиница на 12 номеров. полотенца банные белые, 40 штук', 'type.bath-towel'],
    ['зарядник 65w на два порта', 'type.charger'],
    ['phone cases iphone 15 pro, magnetic', 'type.phone-case'],
    ['mugs to carry lunch to work', 'type.mug'],
    ['i need mugs to carry lunch to work', 'type.mug'],
    ['pens for school', 'type.pen'],
    ['denim not jeans, i mean denim tote bags', 'type.tote-bag'],
  ])('%s: what is named is wished for', (message, type) => {
    expect(read(message).types).toEqual([type])
  })

  test('while goods are on the screen it says how those should be', () => {
    expect(readMessage('чтоб на голову светило', true).types).toEqual([])
  })

  test('whoever asks about the service wishes for no goods', () => {
    expect(read('когда вы отправите если сегодня заказать').types).toEqual([])
  })
})

describe('of all that a whole message names it asks for one kind', () => {
  test.each([
    ['Сторожам на стройку вязаные перчатки с утеплением внутри, чтобы телефон не ронять, размер XL, сто пар', ['type.gloves']],
    [
      'Kids in the front row complain that the morning sun is in their eyes: curtains for a classroom, thick ones, 6 pieces',
      ['type.curtain'],
    ],
    ['чехол на багажник не нужен. Сумка-органайзер в багажник, складная, чтобы бутылки не катались, 20 штук', ['type.trunk-organizer']],
    ['民宿阳台晒得厉害,客人早上睡不着,想要遮光的窗帘,挂钩的,十二片', ['type.curtain']],
  ])('%s', (message, kinds) => {
    const { types } = read(message)
    expect(types.length).toBe(1)
    expect(
      kinds.some((kind) => areInLine(types[0]!, kind)),
      types.join(),
    ).toBe(true)
  })

  test('what the buyer is called is not the first of several', () => {
    expect(read("We're a rental cabin outfit: colanders for the kitchens, steel, something that won't tip over, 24").types).toEqual([
      'type.colander',
    ])
  })

  test.each([
    ['mugs and umbrellas for our trade fair, both with a logo, 100 of each please', ['type.mug', 'type.umbrella']],
    ['нужны полотенца и наволочки в гостиницу на двадцать номеров, всё белое', ['type.towel']],
    ['Держатель для телефона на руль самоката, ещё фонарик туда же, чтобы от юсб заряжался', ['type.phone-holder', 'type.flashlight']],
    ['Хотим свитшоты с вышивкой для всего отдела, а также термокружки и зонты с тем же логотипом', ['type.thermos-mug', 'type.umbrella']],
  ])('%s: what stands in a row is asked for as well', (message, types) => {
    expect(read(message).types).toEqual(expect.arrayContaining(types))
    expect(read(message).types.length).toBeGreaterThan(1)
  })

  test.each([
    ['our forks and glasses are here, we lack something to eat soup from', 'type.plate'],
    ['блокноты уже есть, чем писать клиентам, синие, 200 шт', 'type.pen'],
    ['包装盒有了，缺绑的带子，粉色', 'type.ribbon'],
  ])('%s: what is named beside it is there already', (message, type) => {
    expect(read(message).types).toEqual([type])
  })

  test.each([
    ['what do I clip on my forehead at night', 'type.headlamp'],
    ['кожуру снимать', 'type.peeler'],
  ])('%s: a few words tell of goods', (message, type) => {
    expect(read(message).types).toEqual([type])
  })

  test.each([
    ['umbrellas, need 300 for a street festival', 'type.umbrella'],
    ['hoodie for winter dog walks, men', 'type.hoodie'],
  ])('%s: what a message speaks of is no other goods', (message, type) => {
    expect(read(message).types).toEqual([type])
  })

  test.each([
    ['коробки и скотч есть, нужны пакеты с застёжкой, 500 шт', 'type.zip-bag'],
    ['already got a litter box, need a scratching post for cats', 'type.cat-scratcher'],
    ['杯子和盘子已经有了，要勺子', 'type.cutlery'],
    ['нужны кружки, есть белые', 'type.mug'],
    ['нужны кружки, кружки с крышкой есть?', 'type.mug'],
  ])('%s: what the buyer has is not asked for', (message, type) => {
    expect(read(message).types).toEqual([type])
  })

  test('a few words are said of goods that were spoken of, though none of them is shown', () => {
    expect(readMessage('сколько весит первый', false).told).toBeDefined()
    expect(readMessage('сколько весит первый', false, { ...emptyWish(), types: ['type.backpack'] }).told).toBeUndefined()
  })

  test('what is not wanted of goods that are told stays unwanted', () => {
    const message = 'грызёт всё подряд, дайте щенку что-нибудь пожевать, в любом цвете кроме зелёного, штук двадцать'
    expect(read(message)).toMatchObject({ types: ['type.pet-toy'], notColors: ['color.green'], colors: [] })
  })
})

test('what comes near one kind alone is guessed at, in the words of the buyer', () => {
  expect(guessKind('给大狗买个窝 能拆洗 80公分')).toMatchObject({ name: '宠物窝' })
  expect(guessKind('dog pulls like a train on night walks, I need drivers to see us')).toMatchObject({ name: 'leash' })
  expect(guessKind('вечер добрый, есть кто живой')).toBeUndefined()
  expect(guessKind('apple tree saplings that bear fruit within a year')).toBeUndefined()
  expect(guessKind('где мой заказ')).toBeUndefined()
})

test.each([
  '我被骗过 你们这个安全吗 钱先付给谁',
  'i lost money once, is this site safe for my wallet',
  'меня кидали на деньги, вы не обманете?',
])('who asks what the shop is tells of no goods: %s', (message) => {
  expect(read(message).types).not.toContain('type.wallet')
  expect(guessKind(message)).toBeUndefined()
})

describe('goods of a story are none of those that are wished for behind it', () => {
  test.each([
    ['My daughter gets married in June and we give homemade soap as favours, so I need little gift boxes, 50 of them', ['type.gift-box']],
    ['亲,我摆摊卖饰品,找不容易过敏的耳钉,先拿50对', ['type.stud-earrings']],
  ])('%s', (message, types) => {
    expect(read(message).types).toEqual(types)
  })
})

describe('Chinese names say what goods are made of and can do', () => {
  test.each([
    ['硅胶模具', { materials: ['material.silicone'] }],
    ['纯棉短袖', { materials: ['material.cotton'] }],
    ['不粘锅', { traits: ['feature.nonstick'] }],
    ['吸管杯', { traits: ['feature.with-straw'] }],
    ['玻璃杯', { materials: [] }],
    ['毛绒玩具', { materials: [] }],
    ['塑料袋', { materials: [] }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected)
  })
})

test.each([
  ['не, силикон липнет. давай пластик', ['material.plastic'], ['material.silicone']],
  ['glass breaks easily, do you have plastic ones', ['material.plastic'], ['material.glass']],
  ['玻璃容易碎，换塑料的', ['material.plastic'], ['material.glass']],
])('%s: what is found fault with is not wanted', (message, materials, notMaterials) => {
  expect(readMessage(message, true)).toMatchObject({ materials, notMaterials })
})

test.each([
  ['а если сразу 120 взять, почём выйдет', { quantity: 120, fields: ['price'] }],
  ['How do we pay?', { topics: ['payment'] }],
  ['What load does the first one bear?', { fields: ['load'], traits: [], words: [] }],
])('%s', (message, expected) => {
  expect(readMessage(message, true)).toMatchObject(expected)
})

test.each([
  ['充电器，65瓦以上，氮化镓', { measures: [{ dimension: 'power', min: 65 }] }],
  ['чехлы на 15 про', { device: 'iphone 15 pro' }],
  ['化妆刷 带收纳桶 12支以上', { figures: [{ field: 'set', above: 11.76 }] }],
  ['孩子三岁,想买积木', { figures: [{ field: 'age', below: 4 }] }],
  ['浇花壶 不锈钢的 一升半', { measures: [{ dimension: 'volume', target: 1500 }] }],
  ['часы мужские до штуки рублей', { price: { max: 100_000, currency: 'RUB' } }],
  ['玩具车 不用电池的', { types: ['type.toy-car'] }],
])('%s', (message, expected) => {
  expect(read(message)).toMatchObject(expected)
})

describe('what a name says beside the goods is a condition', () => {
  test.each([
    ['зеркало с подсветкой', { types: ['type.mirror'], traits: ['feature.led'] }],
    ['свитшот без капюшона', { types: ['type.hoodie'], notTraits: ['feature.with-hood'] }],
    ['горшок с поддоном', { types: ['type.flower-pot'], words: ['поддоном'] }],
    ['кабель lightning', { types: ['type.cable'], words: ['lightning'] }],
    ['платье миди', { types: ['type.dress'], words: ['миди'] }],
    ['термокружка в машину 500 мл', { types: ['type.thermos-mug'], purposes: ['автомобиля'] }],
    ['clip lamps', { types: ['type.desk-lamp'], words: ['clamp'] }],
    ['陶瓷帆布袋', { types: ['type.tote-bag'], materials: ['material.ceramic'] }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected)
  })
})

test.each([
  ['кружки, максимум рублей сто', { price: { max: 10_000, currency: 'RUB' } }],
  ['скакалки, чтоб рублей до ста каждая', { price: { max: 10_000, currency: 'RUB' } }],
  ['кружки до 300 рублей, 100 штук', { price: { max: 30_000, currency: 'RUB' }, quantity: 100 }],
  ['男孩身高一米三 牛仔裤', { sizes: ['130'] }],
  ['тапочки мужские, скользкий не надо', { traits: ['audience.men', 'feature.non-slip'], notWords: [] }],
  ['my little shop wants the silk scarf for lady', { types: ['type.scarf'], materials: ['material.silk'] }],
  ['我家两只金毛，车载吸尘器', { types: ['type.car-vacuum'] }],
  ['亚麻容易皱,不要亚麻的窗帘', { materials: [], notMaterials: ['material.linen'] }],
])('%s', (message, expected) => {
  expect(read(message)).toMatchObject(expected)
})

test('how many animals somebody has counts no goods', () => {
  expect(read('我家两只金毛，车载吸尘器').quantity).toBeUndefined()
  expect(read('we have two dogs and need a car vacuum').quantity).toBeUndefined()
})

test.each([
  ['потолки 2,70', { figures: [{ field: 'height' }] }],
  ['let me see the dumbbells again', { types: ['type.dumbbell'], relatives: ['restore'] }],
  ['how many day until you send', { fields: ['dispatch'] }],
  ["if there's none with dinos any theme is fine", { drops: ['theme'], traits: [] }],
  ["you know what, foldable's better", { traits: ['feature.foldable'], isInstead: true }],
  ['ой нет дочка говорит зелёную хочет', { colors: ['color.green'], notTraits: [] }],
])('%s, while goods are on the screen', (message, expected) => {
  expect(readMessage(message, true)).toMatchObject(expected)
})

test.each([
  ['building blocks, large pieces so nobody swallows', 'building blocks,  Piece size large  so '],
  ['конструктор, чтоб детали не проглотил', 'Размер деталей крупные'],
])('%s: a property is said once, in the words of listings', (message, said) => {
  expect(asListed(message)).toMatch(said.trim())
  expect(read(message).relatives).toEqual([])
})

test.each([
  ['поводок для лабрадора', { traits: ['audience.dogs'], purposes: ['крупных пород'] }],
  ['bowl for my chihuahua', { purposes: ['small breeds'] }],
  ['遛金毛的绳子', { types: ['type.pet-leash'] }],
  ['泰迪熊', { types: ['type.teddy-bear'] }],
])('%s: a breed says how large the animal is', (message, expected) => {
  expect(read(message)).toMatchObject(expected)
})

test.each(['好的谢谢，我跟我姐商量下', 'спасибо, подумаю и вернусь', 'thanks, i will talk to my boss'])(
  '%s: who thinks it over says thanks',
  (message) => {
    expect(readMessage(message, true).smallTalk).toBe('thanks')
  },
)

test.each(['спасибо, всё понятно', '谢谢老板 辛苦了', '辛苦了'])('%s: says thanks and wishes for nothing', (message) => {
  expect(readMessage(message, false)).toMatchObject({ smallTalk: 'thanks', types: [], words: [] })
})

test('goods that are named are no narrower kind of them that others tell in words close to these', () => {
  for (const message of ['铸铁煎锅 24厘米', '不锈钢煎锅', '我要24厘米的煎锅'])
    expect(readMessage(message, false).types, message).toEqual(['type.frying-pan'])
})
