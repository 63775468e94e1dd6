import { describe, expect, test } from 'vitest'
import { emptyState } from '../state.ts'
import { decide } from './decide.ts'
import { toWish } from './merge.ts'
import { readMessage } from './read.ts'

/** How buyers put what others say plainly. Each line was misread once. */

describe('conditions that are given up, and conditions that are denied', () => {
  test.each([
    ['лого не обязательно', 'feature.customizable-logo'],
    ["it doesn't have to be waterproof", 'feature.waterproof'],
    ['防不防水无所谓', 'feature.waterproof'],
    ['polarized not needed', 'feature.polarized'],
    ['подсветка не нужна', 'feature.led'],
    ['кейс не обязателен', 'type.phone-case'],
  ])('%s: it may be there or not', (message, concept) => {
    const read = readMessage(message, true)
    expect(read.givenUp).toContain(concept)
    expect([...read.traits, ...read.notTraits]).not.toContain(concept)
  })

  test.each([
    ['地垫 怕老人滑倒', 'feature.non-slip'],
    ['手机壳 怕摔', 'feature.shockproof'],
    ['背包 怕淋湿', 'feature.waterproof'],
    ['吸尘器，不要带线的', 'feature.wireless'],
  ])('%s: what is feared is to be prevented', (message, concept) => {
    expect(readMessage(message, false).traits).toContain(concept)
  })

  test('colours and materials that are not needed are not wanted', () => {
    expect(readMessage('чёрные не нужны', true).notColors).toEqual(['color.black'])
    expect(readMessage('铸铁太重 不要', true).notMaterials).toEqual(['material.iron'])
  })

  test('one of two that does not matter is wanted all the same', () => {
    expect(readMessage('красный или синий не важно', true).colors).toEqual(['color.red', 'color.blue'])
  })

  test.each([
    ['mugs, not for little kids', ['audience.kids', 'audience.baby']],
    ['toys, nothing plush', ['type.soft-toy']],
  ])('%s', (message, denied) => {
    expect(readMessage(message, false).notTraits).toEqual(expect.arrayContaining(denied))
  })

  test('a word that no concept knows is denied with the name behind it', () => {
    const read = readMessage('phone mount for car, NOT suction cup', false)
    expect([read.types, read.notWords]).toEqual([['type.car-phone-holder'], ['suction']])
  })

  test.each(['价格数量不限', 'цена и количество не важны', 'any price'])('%s gives the price up', (message) => {
    expect(readMessage(message, true).drops).toContain('price')
  })
})

describe('what goods have is no other goods', () => {
  test.each([
    ['нож поварской, ручка чтоб не пластиковая', 'type.chef-knife'],
    ['fanny packs that can hold a water bottle', 'type.waist-bag'],
    ['腰包 放得下水瓶', 'type.waist-bag'],
    ['红色礼盒 要有丝带', 'type.gift-box'],
    ['平底锅 电磁炉可用', 'type.frying-pan'],
    ['男士手表 皮带', 'type.watch'],
    ['毛巾礼盒 两条装', 'type.towel'],
    ['收纳箱 布艺', 'type.storage-box'],
    ['化妆刷 带收纳包', 'type.makeup-brush'],
  ])('%s', (message, type) => {
    expect(readMessage(message, false).types).toEqual([type])
  })
})

describe('numbers by what they are of', () => {
  test.each([
    ['wireless earphones 30 to 60 yuan', { price: { min: 3000, max: 6000, currency: 'CNY' } }],
    ['пледы, рублей за 300-600', { price: { min: 30_000, max: 60_000, currency: 'RUB' } }],
    ['постельное 15 комплектов, на всё есть 20 тыс', { quantity: 15, budget: { minor: 2_000_000 } }],
    ['预算可以加到12000', { budget: { minor: 1_200_000 } }],
    ['повербанки на 20000', { measures: [{ dimension: 'charge', target: 20_000 }] }],
    ['лейка, литров на 5 или больше', { measures: [{ dimension: 'volume', min: 5000 }] }],
    ['dog lead, 3 metres or longer', { measures: [{ dimension: 'length', min: 3000 }] }],
    ['автопылесос не слабее 100вт', { measures: [{ dimension: 'power', min: 100 }] }],
    ['化妆刷 12支一套', { figures: [{ field: 'set', above: 11.76, below: 12.24 }] }],
    ['螺丝刀套装 30件以上的', { figures: [{ field: 'set', above: 29.4 }] }],
    ['a screwdriver set, 12 pieces tops', { figures: [{ field: 'set', below: 12.24 }] }],
    ['hoodies 400+ gsm', { figures: [{ field: 'density', above: 392 }] }],
    ['контейнеры, 200 градусов выдержат', { figures: [{ field: 'temperature', above: 196 }] }],
    ['耳机 续航30小时', { figures: [{ field: 'running-time', above: 29.4 }] }],
    ['крючки держат 10 кг', { figures: [{ field: 'load', above: 9800 }] }],
    ['дрель 12 вольт', { figures: [{ field: 'voltage', above: 11.76, below: 12.24 }] }],
    ['puzzles 2+ years', { figures: [{ field: 'age', below: 3 }] }],
    ['building blocks from 3 years', { figures: [{ field: 'age', below: 4 }], words: [] }],
    ['screwdriver sets, at least 50 in 1', { figures: [{ field: 'set', above: 49 }] }],
    ['предметов не меньше 25', { figures: [{ field: 'set', above: 24.5 }] }],
    ['手表 防水50米', { figures: [{ field: 'pressure', above: 4.9 }], measures: [] }],
    ['boots, sizes up to 42', { sizes: ['42'] }],
    ['puzzle 1000 pieces', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['blackout curtains 90%', { words: ['90%'] }],
    ['wooden blocks, budget 350 rub per set', { price: { max: 35_000, currency: 'RUB' }, traits: [] }],
    ['1000 pc puzzle', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['1.8米床 纯棉四件套 10套', { quantity: 10, types: ['type.bedding'] }],
    ['чехлы на 14 про айфон, 50шт', { device: 'iphone 14 pro', quantity: 50 }],
    ['sunglasses, mixed colors', { colors: [] }],
  ])('%s', (message, expected) => {
    expect(readMessage(message, false)).toMatchObject(expected)
  })

  test('a laptop of so many inches says nothing of the length of a backpack', () => {
    const read = readMessage('рюкзак для ноутбука 15,6 дюймов', false)
    expect([read.measures, read.purposes]).toEqual([[], ['15.6']])
  })

  test('a lamp that turns by 360 degrees need not stand them', () => {
    expect(readMessage('лампа поворачивается на 360 градусов', false).figures).toEqual([])
  })

  test('микроны are how thick film is', () => {
    expect(readMessage('пакеты 80 микрон', false).figures).toEqual([{ field: 'thickness', above: 0.0784, below: 0.0816 }])
  })
})

describe('talk that is no wish', () => {
  test.each([
    ['ты робот или живая девушка', 'who'],
    ['are you chatgpt or a real person', 'who'],
    ['здарова', 'greeting'],
    ['ur not bad for a robot', 'thanks'],
  ])('%s', (message, talk) => {
    expect(readMessage(message, false).smallTalk).toBe(talk)
  })

  test('scolding is left out of a wish, and is an answer of its own without one', () => {
    expect(readMessage('废话真多 给我来点戒指 男款的', true)).toMatchObject({ types: ['type.ring'], words: [] })
    expect(readMessage('stupid bot, your prices are garbage', false).aside).toBe('abuse')
  })

  test('"комиссию вы берете" is no beret', () => {
    expect(readMessage('какую комиссию вы берете', false)).toMatchObject({ topics: ['fee'], types: [] })
  })
})

describe('questions', () => {
  test.each(['打游戏延迟大不大', '能剪多粗的枝', 'в самолёт с таким пустят?', 'чехол снимается?'])('%s asks', (message) => {
    expect(readMessage(message, true).isQuestion).toBe(true)
  })

  test('什么形状都行 is none', () => {
    expect(readMessage('什么形状都行', true).isQuestion).toBe(false)
  })

  test('a short question is kept as it was asked, without what leads to it', () => {
    expect(readMessage('а чехол снимается?', true).question).toBe('чехол снимается')
  })

  test('the first one means nothing where nothing was shown, whatever is asked of it', () => {
    expect(readMessage('does the first one come with a cable', false).asksOfShown()).toBe(true)
  })
})

test('what a part is made of is no material of the goods, and pens of ceramic are', () => {
  expect(readMessage('секатор, ручки чтоб резиновые', false)).toMatchObject({ types: ['type.garden-shears'], materials: [] })
  expect(readMessage('ручки из керамики', false).materials).toEqual(['material.ceramic'])
})

describe('what is said in a shop', () => {
  test.each([
    ['чехлы на 15 айфон', { device: 'iphone 15', words: [] }],
    ['чехол на 14 про айфон', { device: 'iphone 14 pro' }],
    ['чехлы для айфона 100 шт', { device: 'iphone', quantity: 100 }],
    ['50 чехлов айфон', { device: 'iphone', quantity: 50 }],
    ['ceramic bowl for cats moq not bigger then 20', { maxMoq: 20 }],
    ['only factory!! hoodies', { factoryOnly: true, types: ['type.hoodie'] }],
    ['只要工厂的卫衣', { factoryOnly: true }],
    ['кружки, 2 дня на отгрузку', { maxDispatchHours: 48 }],
    ['圣诞球 72小时内能发的', { maxDispatchHours: 72 }],
    ['уши беспроводные с шумодавом', { types: ['type.headphones'], words: [] }],
    ['держак в машину магнитный', { types: ['type.car-phone-holder'], words: [] }],
    ['коврик для йоги из tpe', { materials: ['material.tpe'] }],
    ['рюкзак для мальчика, 7 лет', { figures: [{ field: 'age', below: 8 }], words: [] }],
    ['стулья для кафе', { types: ['type.chair'], words: [] }],
    ['ширмы для кафе', { types: [], words: ['ширмы'] }],
    ['хочу открыть магазин для собак', { occasion: 'petShop' }],
    ['sneakers EU 44', { sizes: ['44'], words: [] }],
    ['non slip phone holder', { traits: ['feature.non-slip'], words: [] }],
    ['不粘锅28厘米', { types: ['type.frying-pan'] }],
    ['серо-голубые шторы', { colors: ['color.light-blue'], words: [] }],
  ])('%s', (message, understood) => {
    expect(readMessage(message, false)).toMatchObject(understood)
  })

  test.each([
    ['кожу и экокожу убери', { notMaterials: ['material.leather', 'material.faux-leather'], materials: [] }],
    ['синие и красные не нужны', { notColors: ['color.blue', 'color.red'], colors: [] }],
    ['хочу синие, а красные не нужны', { notColors: ['color.red'], colors: ['color.blue'] }],
    ['минималку поменьше', { relatives: ['lower-moq'] }],
    ['起订量小一点', { relatives: ['lower-moq'] }],
    ['поменьше', { relatives: ['smaller'] }],
    ['до 1000р, беру 20', { topics: [] }],
    ['беру', { topics: ['order'] }],
    ['на подарок', { types: [], purposes: ['подарок'] }],
    ["it's for gifts", { types: [], purposes: ['gift'] }],
    ['1号多少钱', { reference: { kind: 'places', places: [1] }, fields: ['price'] }],
    ['cheapest for 300', { sort: 'price', bareNumber: 300, purposes: [] }],
    ['сколько стоит самый дешёвый', { superlative: { field: 'price', wants: 'least' } }],
    ['最便宜的多少钱', { superlative: { field: 'price', wants: 'least' } }],
    ['how powerful is the first one', { fields: ['power'], words: [] }],
    ['扭矩多大', { fields: ['torque'], isQuestion: true }],
    ['на какой вес рассчитан первый', { fields: ['load'] }],
    ['how much weight can it hold?', { fields: ['load'] }],
    ['能承重多少公斤', { fields: ['load'] }],
    ['how strong is it?', { fields: ['strength'] }],
    ['可以印logo不', { isQuestion: true, asksWhether: true }],
    ['送礼用', { types: [], purposes: ['礼品'] }],
    ['что подарить маме', { gift: 'adults' }],
  ])('after goods were shown: %s', (message, understood) => {
    expect(readMessage(message, true)).toMatchObject(understood)
  })

  test.each([
    ['large storage boxes', { field: 'size', wants: 'most' }],
    ['large dog beds', undefined],
    ['лежанки для больших собак', undefined],
    ['маленькие коробки', { field: 'size', wants: 'least' }],
    ['宠物床 大号', { field: 'size', wants: 'most' }],
    ['large t-shirts', undefined],
    ['large mugs 500 ml', undefined],
  ])('%s: how large, without a figure', (message, extreme) => {
    expect(toWish(readMessage(message, false), undefined).extreme).toEqual(extreme)
  })

  test.each([
    'какие документы нужны на игрушки',
    'нужна ли маркировка на обувь',
    'what certificates do i need for toys',
    '玩具需要什么认证',
  ])('%s asks for papers and not for goods', (message) => {
    expect(decide(readMessage(message, false), emptyState())).toEqual({ kind: 'service', topics: ['certificates'] })
  })
})

describe('what only some of the goods have', () => {
  test.each([
    ['whisky glass with gold line on edge', { colors: [], words: ['gold', 'line', 'edge'] }],
    ['lunch box but plastic no', { materials: [], notMaterials: ['material.plastic'] }],
    ['高腰不要了 要弹力的', { words: ['弹力'], notWords: ['高腰'] }],
    ['回到瑜伽垫 厚度随便了 要带绑带的', { drops: ['measure'], words: ['绑带'] }],
    ['покажи любые автоматы, пофиг чьи', { traits: ['feature.automatic'], drops: ['audience'], words: [] }],
    ['набор отвёрток в кейсе', { words: ['кейсе'], purposes: [] }],
    ['зарядки 65 Вт, без бумаги не беру', { notMaterials: [] }],
    ['手链要皮的', { materials: ['material.leather'] }],
    ['drill with two batteries', { quantity: undefined }],
    ['что-нибудь немаркое, практичный цвет', { colors: expect.arrayContaining(['color.black', 'color.navy']) }],
    ['换个耐脏的颜色', { colors: expect.arrayContaining(['color.black', 'color.grey']) }],
    ['brighter colors', { colors: expect.arrayContaining(['color.red', 'color.yellow']), relatives: [] }],
    ['something more professional', { relatives: [] }],
  ])('%s', (message, understood) => {
    const { quantity, ...rest } = readMessage(message, true)
    expect({ ...rest, quantity }).toMatchObject(understood)
  })
})

describe('what is wrong with those shown asks for the other end', () => {
  test.each([
    ['слишком тонкие', 'thicker'],
    ['тонковаты', 'thicker'],
    ['толщина маловата', 'thicker'],
    ['not thick enough', 'thicker'],
    ['these look thin', 'thicker'],
    ['太薄了', 'thicker'],
    ['великоваты', 'smaller'],
    ['wattage is too low', 'more-powerful'],
    ['люменов побольше', 'brighter'],
    ['克重再高些', 'denser'],
    ['деталей маловато', 'more-pieces'],
    ['价格高一点的', 'dearer'],
    ['слишком большой минимальный заказ', 'lower-moq'],
    ['起批量太高了', 'lower-moq'],
  ])('%s', (message, relative) => {
    expect(readMessage(message, true).relatives).toEqual([relative])
  })

  test('beside what is not wanted it says why', () => {
    const mugs = { ...emptyState(), wish: toWish(readMessage('thermos mugs', false), undefined), last: [{ id: 'sample-1' }] }
    expect(decide(readMessage('not ceramic tho, too heavy', true), mugs)).toMatchObject({ kind: 'search', relatives: [] })
    expect(decide(readMessage('too heavy', true), mugs)).toMatchObject({ kind: 'search', relatives: ['lighter'] })
  })

  test('a noun asks for no degree', () => {
    expect(readMessage('какая плотность у второго', true).superlative).toBeUndefined()
    expect(readMessage('какой плотнее', true).superlative).toEqual({ field: 'density', wants: 'most' })
  })
})

describe('what a first message says beside the goods', () => {
  test.each([
    ['非黑色的化妆包', { types: ['type.cosmetic-bag'], notColors: ['color.black'] }],
    ['不是涤纶的笔袋', { types: ['type.pencil-case'], notMaterials: ['material.polyester'] }],
    ['毛毯，别是羊毛', { types: ['type.blanket'], materials: [], notMaterials: ['material.wool'] }],
    ['贴纸，除了白色都行', { notColors: ['color.white'], givenUp: [] }],
    ['throws in any colour but green', { colors: [], notColors: ['color.green'] }],
    ['24小时发货的短袖', { types: ['type.t-shirt'], maxDispatchHours: 24, topics: [] }],
    ['чашки отправка до 72 часов', { types: ['type.mug'], maxDispatchHours: 72, quantity: undefined }],
    ['термосы, держат тепло 12 часов', { types: ['type.thermos-mug'], quantity: undefined }],
    ['LED strips, shipping out in 48h', { maxDispatchHours: 48 }],
    ['tees, factories only', { types: ['type.t-shirt'], factoryOnly: true, words: [] }],
    ['we are a small shop and need printed t-shirts', { types: ['type.t-shirt'], traits: ['feature.printed'] }],
    ['老板，150x180cm窗帘', { sides: [1500, 1800], quantity: undefined }],
    ['不滑手套', { types: ['type.gloves'], traits: ['feature.non-slip'] }],
    ['我要棒球帽，要可以调', { traits: ['feature.adjustable'] }],
    ['连帽衫，要暖和', { types: ['type.hoodie'], words: ['暖和'] }],
    ['狗玩具 大型犬', { traits: ['audience.dogs'], purposes: ['大型犬'] }],
    ['носки без рисунка', { traits: ['style.solid-color'], notWords: [] }],
  ])('%s', (message, understood) => {
    const { quantity, ...rest } = readMessage(message, false)
    expect({ ...rest, quantity }).toMatchObject(understood)
  })

  test('a question whether goods leak asks, and wishes for nothing', () => {
    expect(readMessage('保温杯, 会不会漏水', false).asksWhether).toBe(true)
  })
})

describe('the rate that prices are counted at', () => {
  test.each([
    'какой у вас курс юаня',
    'по какому курсу считаете?',
    'какой курс?',
    'what exchange rate do you use for yuan',
    '汇率怎么算的',
  ])('%s asks about the service', (message) => {
    expect(decide(readMessage(message, false), emptyState())).toEqual({ kind: 'service', topics: ['rate'] })
  })

  test.each(['курс доллара', 'bitcoin rate'])('%s is none of the shop', (message) => {
    expect(decide(readMessage(message, false), emptyState())).toMatchObject({ kind: 'talk' })
  })
})

describe('turns of speech for a property are read as listings say it', () => {
  test.each([
    ['термокружка, чтоб ни капли не вытекло', 'feature.leakproof'],
    ['jackets that keep the rain out', 'feature.waterproof'],
    ['冲锋衣 不灌风', 'feature.windproof'],
  ])('%s', (message, trait) => {
    expect(readMessage(message, false).traits).toContain(trait)
  })

  test('what is no concept becomes the word of listings, of the goods that it is said of alone', () => {
    expect(readMessage('клетчатые пледы, которые не бьются током', false).words).toContain('антистатический')
    expect(readMessage('headphones, punchy', false).words).toContain('bass')
    expect(readMessage('socks, punchy', false).words).toEqual(['punchy'])
  })

  test('a question about what is shown stays in its own words', () => {
    expect(readMessage('do any of them keep the rain out?', true).traits).toEqual([])
  })
})

test.each([
  ['bedding for a 180 bed', 1800],
  ['bedding for a 1.5 m bed', 1500],
  ['постельное бельё на кровать 160', 1600],
  ['постельное бельё для кровати 1,8 м', 1800],
  ['180的床用的四件套', 1800],
])('%s: as wide as the bed, and no bed beside it', (message, target) => {
  expect(readMessage(message, false)).toMatchObject({
    types: ['type.bedding'],
    measures: [{ dimension: 'length', target }],
    purposes: [],
  })
})

test('the spring that holds something is no season, and easy to iron is no iron', () => {
  expect(readMessage('sunglasses with spring hinges', false).traits).toEqual([])
  expect(readMessage('spring jackets', false).traits).toContain('season.spring-autumn')
  expect(readMessage('easy-iron shirts', false)).toMatchObject({ materials: [], types: ['type.shirt'] })
})
