import { describe, expect, test } from 'vitest'
import { concepts } from './concepts/all.ts'
import { ancestorsOf, childrenOf, conceptName, describeType, describeTypeWith, isA, nameOfMany, parentsOf } from './names.ts'

test('kinds know their wider and narrower kinds', () => {
  expect(parentsOf('type.thermos-mug')).toEqual(['type.drinkware'])
  expect(childrenOf('type.drinkware')).toContain('type.thermos-mug')
  expect(isA('type.thermos-mug', 'type.drinkware')).toBe(true)
  expect(isA('type.thermos-mug', 'type.thermos-mug')).toBe(true)
  expect(isA('type.drinkware', 'type.thermos-mug')).toBe(false)
  expect(ancestorsOf('type.wedding-dress')).toEqual(['type.dress', 'type.clothing'])
  expect(parentsOf('type.unknown')).toEqual([])
  expect(childrenOf('type.unknown')).toEqual([])
})

test('names for people', () => {
  expect(conceptName('type.thermos-mug', 'ru')).toBe('термокружка')
  expect(conceptName('color.black', 'ru')).toBe('чёрный')
  expect(conceptName('color.black', 'en')).toBe('black')
  expect(conceptName('material.stainless-steel', 'zh')).toBe('不锈钢')
  expect(conceptName('type.unknown', 'ru')).toBe('type.unknown')
})

test('goods for animals are named for any of them, so that a toy for cats is not called one for dogs', () => {
  const names = ['pet-bowl', 'pet-toy', 'pet-clothes', 'pet-carrier', 'pet-food'].map((id) => conceptName(`type.${id}`, 'ru'))
  expect(names.filter((name) => !name.endsWith(' для животных'))).toEqual([])
  expect(describeType('type.pet-toy', 'ru', 'many')).toBe('игрушки для животных')
  expect(conceptName('type.pet-food', 'zh')).toBe('宠物食品')
})

/** [type, one, many, accusative, genitive, genitive of many] */
const russian: [string, string, string, string, string, string][] = [
  ['thermos-mug', 'термокружка', 'термокружки', 'термокружку', 'термокружки', 'термокружек'],
  ['mug', 'кружка', 'кружки', 'кружку', 'кружки', 'кружек'],
  ['water-bottle', 'бутылка для воды', 'бутылки для воды', 'бутылку для воды', 'бутылки для воды', 'бутылок для воды'],
  ['glass', 'стакан', 'стаканы', 'стакан', 'стакана', 'стаканов'],
  ['bag', 'сумка', 'сумки', 'сумку', 'сумки', 'сумок'],
  ['backpack', 'рюкзак', 'рюкзаки', 'рюкзак', 'рюкзака', 'рюкзаков'],
  ['handbag', 'женская сумка', 'женские сумки', 'женскую сумку', 'женской сумки', 'женских сумок'],
  ['waist-bag', 'поясная сумка', 'поясные сумки', 'поясную сумку', 'поясной сумки', 'поясных сумок'],
  ['t-shirt', 'футболка', 'футболки', 'футболку', 'футболки', 'футболок'],
  ['hoodie', 'худи', 'худи', 'худи', 'худи', 'худи'],
  ['socks', 'носки', 'носки', 'носки', 'носков', 'носков'],
  ['dress', 'платье', 'платья', 'платье', 'платья', 'платьев'],
  ['jeans', 'джинсы', 'джинсы', 'джинсы', 'джинсов', 'джинсов'],
  ['gloves', 'перчатки', 'перчатки', 'перчатки', 'перчаток', 'перчаток'],
  ['sneakers', 'кроссовки', 'кроссовки', 'кроссовки', 'кроссовок', 'кроссовок'],
  ['phone-case', 'чехол для телефона', 'чехлы для телефона', 'чехол для телефона', 'чехла для телефона', 'чехлов для телефона'],
  ['charger', 'зарядное устройство', 'зарядные устройства', 'зарядное устройство', 'зарядного устройства', 'зарядных устройств'],
  ['power-bank', 'повербанк', 'повербанки', 'повербанк', 'повербанка', 'повербанков'],
  ['cable', 'кабель', 'кабели', 'кабель', 'кабеля', 'кабелей'],
  ['headphones', 'наушники', 'наушники', 'наушники', 'наушников', 'наушников'],
  ['smart-watch', 'смарт-часы', 'смарт-часы', 'смарт-часы', 'смарт-часов', 'смарт-часов'],
  ['desk-lamp', 'настольная лампа', 'настольные лампы', 'настольную лампу', 'настольной лампы', 'настольных ламп'],
  ['led-strip', 'светодиодная лента', 'светодиодные ленты', 'светодиодную ленту', 'светодиодной ленты', 'светодиодных лент'],
  ['soft-toy', 'мягкая игрушка', 'мягкие игрушки', 'мягкую игрушку', 'мягкой игрушки', 'мягких игрушек'],
  ['towel', 'полотенце', 'полотенца', 'полотенце', 'полотенца', 'полотенец'],
  ['blanket', 'плед', 'пледы', 'плед', 'пледа', 'пледов'],
  ['bedding', 'постельное бельё', 'постельное бельё', 'постельное бельё', 'постельного белья', 'постельного белья'],
  ['knife', 'нож', 'ножи', 'нож', 'ножа', 'ножей'],
  ['cutting-board', 'разделочная доска', 'разделочные доски', 'разделочную доску', 'разделочной доски', 'разделочных досок'],
  ['earrings', 'серьги', 'серьги', 'серьги', 'серёг', 'серёг'],
  ['necklace', 'ожерелье', 'ожерелья', 'ожерелье', 'ожерелья', 'ожерелий'],
  ['ring', 'кольцо', 'кольца', 'кольцо', 'кольца', 'колец'],
  ['mirror', 'зеркало', 'зеркала', 'зеркало', 'зеркала', 'зеркал'],
  ['notebook', 'блокнот', 'блокноты', 'блокнот', 'блокнота', 'блокнотов'],
  ['sticker', 'наклейка', 'наклейки', 'наклейку', 'наклейки', 'наклеек'],
  ['screwdriver-set', 'набор отвёрток', 'наборы отвёрток', 'набор отвёрток', 'набора отвёрток', 'наборов отвёрток'],
  ['yoga-mat', 'коврик для йоги', 'коврики для йоги', 'коврик для йоги', 'коврика для йоги', 'ковриков для йоги'],
  ['dumbbell', 'гантель', 'гантели', 'гантель', 'гантели', 'гантелей'],
  ['sunglasses', 'солнцезащитные очки', 'солнцезащитные очки', 'солнцезащитные очки', 'солнцезащитных очков', 'солнцезащитных очков'],
  ['umbrella', 'зонт', 'зонты', 'зонт', 'зонта', 'зонтов'],
  ['keychain', 'брелок', 'брелоки', 'брелок', 'брелока', 'брелоков'],
  ['clothing', 'одежда', 'одежда', 'одежду', 'одежды', 'одежды'],
  ['shoes', 'обувь', 'обувь', 'обувь', 'обуви', 'обуви'],
  ['flower-pot', 'цветочный горшок', 'цветочные горшки', 'цветочный горшок', 'цветочного горшка', 'цветочных горшков'],
  ['doll', 'кукла', 'куклы', 'куклу', 'куклы', 'кукол'],
  ['headlamp', 'налобный фонарь', 'налобные фонари', 'налобный фонарь', 'налобного фонаря', 'налобных фонарей'],
  ['mechanical-watch', 'механические часы', 'механические часы', 'механические часы', 'механических часов', 'механических часов'],
  ['flip-flops', 'сланцы', 'сланцы', 'сланцы', 'сланцев', 'сланцев'],
  ['baking-tray', 'противень', 'противни', 'противень', 'противня', 'противней'],
]
describe('Russian names in sentences', () => {
  test.each(russian)('%s', (type, ...forms) => {
    const id = `type.${type}`
    const all = (['one', 'many', 'accusative', 'genitive', 'genitive-many'] as const).map((form) => describeType(id, 'ru', form))
    expect(all).toEqual(forms)
  })
})

describe('Russian properties agree with the goods they stand before', () => {
  test.each([
    ['headphones', ['feature.wireless'], 'беспроводные наушники', []],
    ['shoes', ['audience.men', 'season.summer'], 'мужская летняя обувь', []],
    ['thermos-mug', ['feature.lid', 'feature.foldable'], 'складные термокружки', ['feature.lid']],
  ])('%s', (type, traits, name, rest) => {
    expect(describeTypeWith(traits, `type.${type}`, 'ru')).toEqual({ name, rest })
  })

  test('other languages say them after the name, and a word that does not agree stays', () => {
    expect(describeTypeWith(['feature.wireless'], 'type.headphones', 'en')).toEqual({ name: 'headphones', rest: ['feature.wireless'] })
    expect(['color.mint', 'color.navy', 'color.light-blue', 'style.retro'].map((id) => nameOfMany(id, 'ru'))).toEqual([
      'мятные',
      'тёмно-синие',
      'голубые',
      'ретро',
    ])
    expect(nameOfMany('color.mint', 'en')).toBe('mint')
  })
})

test('English names in sentences', () => {
  expect(describeType('type.thermos-mug', 'en', 'many')).toBe('thermos mugs')
  expect(describeType('type.knife', 'en', 'many')).toBe('knives')
  expect(describeType('type.sneakers', 'en', 'many')).toBe('sneakers')
  expect(describeType('type.bedding', 'en', 'many')).toBe('bedding')
  expect(describeType('type.dress', 'en', 'genitive-many')).toBe('dresses')
  expect(describeType('type.mug', 'en', 'one')).toBe('mug')
  expect(describeType('type.mug', 'zh', 'many')).toBe('马克杯')
})

test('every type can be named in every form', () => {
  for (const { id } of concepts.filter(({ kind }) => kind === 'type'))
    for (const language of ['ru', 'en', 'zh'] as const)
      for (const form of ['one', 'many', 'accusative', 'genitive', 'genitive-many'] as const)
        expect(describeType(id, language, form)).toMatch(/\p{L}/u)
})

test('a name that says for whom goods are says so once', () => {
  expect(describeTypeWith(['audience.women'], 'type.handbag', 'ru')).toEqual({ name: 'женские сумки', rest: [] })
  expect(describeTypeWith(['audience.women'], 'type.watch', 'ru').name).toBe('женские часы')
})

test('names with signs and capitals are written with them', () => {
  expect(describeType('type.t-shirt', 'en', 'many')).toBe('T-shirts')
  expect(describeType('type.t-shirt', 'zh', 'many')).toBe('T恤')
})
