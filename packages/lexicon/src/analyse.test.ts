import { describe, expect, test } from 'vitest'
import { analyse, openAnalysis } from './analyse.ts'
import { headTypes } from './heads.ts'
import { fromTranslit } from './translit.ts'

const idsOf = (text: string) => analyse(text).concepts.map(({ conceptId }) => conceptId)

/** [message, what it must name]: short ids without 'type.' are product types. */
type Row = [text: string, expected: string]
const full = (ids: string) => ids.split(' ').map((id) => (id.includes('.') ? id : `type.${id}`))

const russianForms: Row[] = [
  ['термокружка', 'thermos-mug'],
  ['термокружки', 'thermos-mug'],
  ['термокружек', 'thermos-mug'],
  ['термокружку', 'thermos-mug'],
  ['термокружками', 'thermos-mug'],
  ['термос-кружка', 'thermos-mug'],
  ['термос кружку', 'thermos-mug'],
  ['кружечка', 'mug'],
  ['кружек', 'mug'],
  ['чашек', 'mug'],
  ['бутылок для воды', 'water-bottle'],
  ['бутылку для воды', 'water-bottle'],
  ['бокалов', 'wine-glass'],
  ['сумок', 'bag'],
  ['рюкзачок', 'backpack'],
  ['рюкзаков', 'backpack'],
  ['школьные рюкзаки', 'school-backpack'],
  ['шоппера', 'tote-bag'],
  ['поясную сумку', 'waist-bag'],
  ['чемоданов', 'suitcase'],
  ['футболок', 't-shirt'],
  ['футболочка', 't-shirt'],
  ['худи', 'hoodie'],
  ['толстовок', 'hoodie'],
  ['носков', 'socks'],
  ['носок', 'socks'],
  ['платьев', 'dress'],
  ['платьице', 'dress'],
  ['курток', 'jacket'],
  ['пуховиков', 'down-jacket'],
  ['джинсов', 'jeans'],
  ['шапок', 'beanie'],
  ['перчаток', 'gloves'],
  ['варежек', 'gloves'],
  ['шарфов', 'scarf'],
  ['платка', 'scarf'],
  ['кроссовок', 'sneakers'],
  ['кроссы', 'sneakers'],
  ['тапочек', 'slippers'],
  ['ботинок', 'boots'],
  ['сапог', 'high-boots'],
  ['босоножек', 'sandals'],
  ['чехлов для телефона', 'phone-case'],
  ['чехол на телефон', 'phone-case'],
  ['кейс на айфон', 'phone-case'],
  ['зарядных устройств', 'charger'],
  ['повербанков', 'power-bank'],
  ['пауэрбанк', 'power-bank'],
  ['внешних аккумуляторов', 'power-bank'],
  ['кабелей', 'cable'],
  ['наушников', 'headphones'],
  ['беспроводные наушники', 'headphones'],
  ['держателей для телефона', 'phone-holder'],
  ['умных часов', 'smart-watch'],
  ['наручные часы', 'watch'],
  ['настольную лампу', 'desk-lamp'],
  ['светодиодной ленты', 'led-strip'],
  ['ночников', 'night-light'],
  ['фонариков', 'flashlight'],
  ['мягких игрушек', 'soft-toy'],
  ['конструкторов', 'building-blocks'],
  ['машинку на пульте', 'rc-car'],
  ['шахмат', 'chess'],
  ['колоду карт', 'playing-cards'],
  ['электросамокаты', 'electric-scooter'],
  ['волейбольных мячей', 'volleyball'],
  ['кресло-мешок', 'bean-bag'],
  ['детскую палатку', 'play-tent'],
  ['воздушного змея', 'kite'],
  ['пазлов', 'puzzle'],
  ['постельного белья', 'bedding'],
  ['полотенец', 'towel'],
  ['пледов', 'blanket'],
  ['подушек', 'pillow'],
  ['штор', 'curtain'],
  ['ножей', 'knife'],
  ['разделочных досок', 'cutting-board'],
  ['сковородок', 'frying-pan'],
  ['ланч-боксов', 'lunch-box'],
  ['форм для выпечки', 'baking-mold'],
  ['серёжек', 'earrings'],
  ['серьги', 'earrings'],
  ['ожерелий', 'necklace'],
  ['колец', 'ring'],
  ['браслетов', 'bracelet'],
  ['кистей для макияжа', 'makeup-brush'],
  ['косметичек', 'cosmetic-bag'],
  ['зеркал', 'mirror'],
  ['поводков', 'pet-leash'],
  ['ошейника', 'pet-collar'],
  ['мисок для собак', 'pet-bowl'],
  ['блокнотов', 'notebook'],
  ['ручек', 'pen'],
  ['пеналов', 'pencil-case'],
  ['наклеек', 'sticker'],
  ['отвёрток', 'screwdriver-set'],
  ['дрелей', 'drill'],
  ['рулеток', 'tape-measure'],
  ['горшков для цветов', 'flower-pot'],
  ['леек', 'watering-can'],
  ['секаторов', 'garden-shears'],
  ['подарочных коробок', 'gift-box'],
  ['курьерских пакетов', 'poly-mailer'],
  ['зип-пакетов', 'zip-bag'],
  ['скотча', 'packing-tape'],
  ['ковриков для йоги', 'yoga-mat'],
  ['гантелей', 'dumbbell'],
  ['скакалок', 'jump-rope'],
  ['зонтов', 'umbrella'],
  ['зонтиков', 'umbrella'],
  ['солнечных очков', 'sunglasses'],
  ['брелоков', 'keychain'],
  ['ёлочных игрушек', 'christmas-decor'],
  ['гирлянд', 'string-lights'],
  ['органайзеров', 'organizer'],
  ['кукол', 'doll'],
  ['удочек', 'fishing-rod'],
  ['палаток', 'tent'],
  ['спальных мешков', 'sleeping-bag'],
  ['штативов', 'tripod'],
  ['чайников', 'kettle'],
  ['свечей', 'candle'],
  ['ковров', 'carpet'],
  ['красную', 'color.red'],
  ['чёрную', 'color.black'],
  ['черных', 'color.black'],
  ['синими', 'color.blue'],
  ['тёмно-синего', 'color.navy'],
  ['светло-синяя', 'color.light-blue'],
  ['голубых', 'color.light-blue'],
  ['бежевое', 'color.beige'],
  ['из нержавеющей стали', 'material.stainless-steel'],
  ['хлопковых', 'material.cotton'],
  ['из натуральной кожи', 'material.leather'],
  ['из экокожи', 'material.faux-leather'],
  ['силиконовые', 'material.silicone'],
  ['деревянными', 'material.wood'],
  ['детской', 'audience.kids'],
  ['мужские', 'audience.men'],
  ['для женщин', 'audience.women'],
  ['зимних', 'season.winter'],
  ['летнее', 'season.summer'],
  ['водонепроницаемая', 'feature.waterproof'],
  ['беспроводную', 'feature.wireless'],
  ['с логотипом', 'feature.customizable-logo'],
  ['складного', 'feature.foldable'],
  ['нескользящих', 'feature.non-slip'],
]

const english: Row[] = [
  ['travel mugs', 'thermos-mug'],
  ['tumblers', 'thermos-mug'],
  ['water bottles', 'water-bottle'],
  ['tee', 't-shirt'],
  ['tees', 't-shirt'],
  ['t-shirts', 't-shirt'],
  ['tshirt', 't-shirt'],
  ['hoody', 'hoodie'],
  ['hoodies', 'hoodie'],
  ['knives', 'knife'],
  ['scarves', 'scarf'],
  ['dresses', 'dress'],
  ['wine glasses', 'wine-glass'],
  ['sun glasses', 'sunglasses'],
  ['power-bank', 'power-bank'],
  ['powerbanks', 'power-bank'],
  ['ear buds', 'headphones'],
  ['earbuds', 'headphones'],
  ['phone cases', 'phone-case'],
  ['smartwatches', 'smart-watch'],
  ['desk lamps', 'desk-lamp'],
  ['ring light', 'ring-light'],
  ['ring', 'ring'],
  ['makeup brushes', 'makeup-brush'],
  ['teddy bears', 'teddy-bear'],
  ['stuffed animal', 'soft-toy'],
  ['jigsaw puzzles', 'puzzle'],
  ['key rings', 'keychain'],
  ['fishing rods', 'fishing-rod'],
  ['action figures', 'action-figure'],
  ['board games', 'board-game'],
  ['yoga mats', 'yoga-mat'],
  ['beanies', 'beanie'],
  ['sneaker', 'sneakers'],
  ['ladies', 'audience.women'],
  ["women's", 'audience.women'],
  ['light blue', 'color.light-blue'],
  ['navy', 'color.navy'],
  ['orange', 'color.orange'],
  ['gray', 'color.grey'],
  ['stainless steel', 'material.stainless-steel'],
  ['faux leather', 'material.faux-leather'],
  ['water resistant', 'feature.waterproof'],
  ['eco-friendly', 'feature.eco'],
  ['fast charging', 'feature.fast-charging'],
]

const chinese: Row[] = [
  ['保温杯', 'thermos-mug'],
  ['随行杯', 'thermos-mug'],
  ['卫衣', 'hoodie'],
  ['T恤', 't-shirt'],
  ['手机壳', 'phone-case'],
  ['充电宝', 'power-bank'],
  ['蓝牙耳机', 'headphones'],
  ['双肩包', 'backpack'],
  ['运动鞋', 'sneakers'],
  ['雨伞', 'umbrella'],
  ['毛绒玩具', 'soft-toy'],
  ['积木', 'building-blocks'],
  ['瑜伽垫', 'yoga-mat'],
  ['儿童手表', 'audience.kids watch'],
  ['小学生手表', 'audience.kids watch'],
  ['学生手表', 'watch'],
  ['大学生手表', 'watch'],
  ['黑色保温杯', 'color.black thermos-mug'],
  ['我想要一个红色的书包', 'color.red school-backpack'],
  ['不锈钢水杯', 'material.stainless-steel water-bottle'],
  ['纯棉袜子', 'material.cotton socks'],
  ['冬季加厚手套', 'season.winter feature.thickened gloves'],
  ['加绒卫衣', 'feature.fleece-lined hoodie'],
  ['зонт с обратным складыванием', 'umbrella feature.reverse-folding'],
  ['可拆洗的宠物窝', 'feature.removable-cover pet-bed'],
  ['可机洗的宠物窝', 'feature.machine-washable pet-bed'],
  ['女士手提包', 'audience.women handbag'],
  ['藍色雨傘', 'color.blue umbrella'],
  ['U盘', 'flash-drive'],
  ['LED灯带', 'led-strip'],
  ['防水手机壳', 'feature.waterproof phone-case'],
  ['圣诞树', 'christmas-tree'],
  ['黑杯子', 'color.black mug'],
]

const misspelt: Row[] = [
  ['термокружкаа', 'thermos-mug'],
  ['термокрушка', 'thermos-mug'],
  ['кросовки', 'sneakers'],
  ['красовки', 'sneakers'],
  ['рюкзакк', 'backpack'],
  ['рукзак', 'backpack'],
  ['футбока', 't-shirt'],
  ['фудболка', 't-shirt'],
  ['наушнеки', 'headphones'],
  ['павэрбанк', 'power-bank'],
  ['зарядное устройсво', 'charger'],
  ['полотеце', 'towel'],
  ['зоонтик', 'umbrella'],
  ['серебрянный', 'color.silver'],
  ['backpak', 'backpack'],
  ['bacpack', 'backpack'],
  ['headfones', 'headphones'],
  ['umbrela', 'umbrella'],
  ['sneekers', 'sneakers'],
  ['hodie', 'hoodie'],
  ['stainles steel', 'material.stainless-steel'],
  ['watre bottle', 'water-bottle'],
  ['termokruzhka', 'thermos-mug'],
  ['krossovki', 'sneakers'],
  ['futbolka', 't-shirt'],
  ['futbolki', 't-shirt'],
  ['ryukzak', 'backpack'],
  ['rjukzak', 'backpack'],
  ['sumka zhenskaya', 'bag audience.women'],
  ['chehol dlya telefona', 'phone-case'],
  ['naushniki', 'headphones'],
  ['chernaya', 'color.black'],
  ['чёрный poverbank', 'color.black power-bank'],
  ['nthvjrhe;rf', 'thermos-mug'],
  ['rhjccjdrb', 'sneakers'],
  ['aen,jkrf', 't-shirt'],
  ['xthysq h.rpfr', 'color.black backpack'],
  ['зщцук ифтл', 'power-bank'],
  ['ифслзфсл', 'backpack'],
  ['power bank', 'power-bank'],
  ['пауэр банк', 'power-bank'],
  ['термо кружка', 'thermos-mug'],
  ['эко сумка', 'tote-bag'],
  ['ланч бокс', 'lunch-box'],
  ['cумка', 'bag'],
  ['ＰＯＷＥＲ ＢＡＮＫ', 'power-bank'],
]

const everyday: Row[] = [
  ['шарфик', 'scarf'],
  ['худак', 'hoodie'],
  ['налобник', 'headlamp'],
  ['тетрадка', 'exercise-book'],
  ['пакеты для маркетплейсов', 'poly-mailer'],
  ['зарядка в машину', 'car-charger'],
  ['ножик', 'knife'],
  ['эйрподсы', 'headphones'],
  ['head torch', 'headlamp'],
  ['hoover', 'vacuum-cleaner'],
  ['wellies', 'rain-boots'],
  ['baubles', 'christmas-ball'],
  ['grip seal bags', 'zip-bag'],
  ['dog lead', 'pet-leash'],
  ['boot organiser', 'trunk-organizer'],
  ['车充', 'car-charger'],
  ['刮皮刀', 'peeler'],
  ['帐篷灯', 'camping-lantern'],
  ['кружки с лого', 'mug feature.customizable-logo'],
  ['термокружка с гравировкой логотипа', 'thermos-mug feature.engraved feature.customizable-logo'],
  ['激光刻字', 'feature.engraved'],
  ['сумка из ПУ', 'bag material.faux-leather'],
  ['PU皮革', 'material.faux-leather'],
  ['термос держит тепло сутки', 'thermos-mug'],
  ['термос нержавейка', 'thermos-mug material.stainless-steel'],
  ['розовенький', 'color.pink'],
]

describe('what a text names', () => {
  test.each([...russianForms, ...english, ...chinese, ...misspelt, ...everyday])('%s', (text, expected) => {
    expect(idsOf(text)).toEqual(expect.arrayContaining(full(expected)))
  })
})

/** Texts that must not be taken for these goods. */
const falseFriends: Row[] = [
  ['носик чайника', 'socks'],
  ['light weight jacket', 'lighting'],
  ['light blue dress', 'lighting'],
  ['watch video about it', 'watch'],
  ['green tea', 'color.green'],
  ['just in case', 'phone-case'],
  ['黑板', 'color.black'],
  ['红酒杯', 'color.red'],
  ['корова', 'tiara'],
  ['хочу купить', 'mug'],
  ['какие есть варианты', 'cable'],
  ['спасибо большое', 'mug'],
  ['покажи подешевле', 'organizer'],
  ['sock puppet theatre', 'soft-toy'],
  ['iphone 15', 'phone-case'],
  ['ноги устают', 'knife'],
  ['носить каждый день', 'socks'],
  ['nike', 'knife'],
  ['canon', 'cap'],
  ['подарок маме', 'gift-box'],
  ['поездка на море', 'toy-train'],
  ['подружка невесты', 'pillow'],
  ['холодный вечер', 'fan'],
  ['график поставки', 'stationery'],
  ['монитор сна ребёнка', 'doll'],
  ['durable quality', 'color.red'],
  ['how to train', 'toy-train'],
  ['stabbed trousers', 'sewing-goods'],
  ['printable gift', 'printer'],
  ['charged with energy', 'charger'],
  ['lighted path', 'lighter'],
  ['мягко стелет', 'material.mesh'],
  ['сальный блеск', 'pajamas'],
  ['magnetism of words', 'feature.magnetic'],
  ['organized event', 'organizer'],
  ['стойло для коня', 'table'],
  ['зелье волшебное', 'color.green'],
  ['short delivery', 'shorts'],
]
describe('what a text does not name', () => {
  test.each(falseFriends)('%s is not %s', (text, wrong) => {
    for (const id of full(wrong)) expect(idsOf(text)).not.toContain(id)
  })
})

const heads: Row[] = [
  ['коробка для кружки', 'gift-box'],
  ['laptop bag', 'laptop-bag'],
  ['bag for laptop', 'bag'],
  ['手机壳 适用iPhone', 'phone-case'],
  ['适用于苹果15的手机壳', 'phone-case'],
  ['shoe box', 'gift-box'],
  ['water bottle with straw', 'water-bottle'],
  ['mug with spoon and lid', 'mug'],
  ['кружка с ложкой', 'mug'],
  ['рюкзак с зонтом', 'backpack'],
  ['кружки и термосы', 'mug thermos-mug'],
  ['кружки или бутылки для воды', 'mug water-bottle'],
  ['backpacks and handbags', 'backpack handbag'],
  ['书包和文具盒', 'school-backpack pencil-case'],
  ['подставка для ноутбука', 'laptop-stand'],
  ['набор отвёрток', 'screwdriver-set'],
  ['набор кружек', 'mug'],
  ['set of mugs', 'mug'],
  ['футболка под джинсы', 't-shirt'],
  ['ремешок для часов', 'watch-strap'],
  ['watch strap', 'watch-strap'],
  ['guitar bag', 'bag'],
  ['dog toy', 'dog-toy'],
  ['игрушка для собаки', 'dog-toy'],
  ['мышка для кошек', 'cat-toy'],
  ['cat toy mouse', 'cat-toy'],
  ['儿童保温杯带吸管', 'thermos-mug'],
  ['杯子收纳架', 'shelf'],
  ['подушка на стул', 'pillow'],
  ['ring light with tripod', 'ring-light'],
  ['штатив для кольцевой лампы', 'tripod'],
  ['phone case with ring holder', 'phone-case'],
  ['нужна сумка на пояс', 'waist-bag'],
  ['ищу подарочную коробку для часов', 'gift-box'],
  ['Dinosaur jigsaw puzzle for kids, toy gift', 'puzzle'],
  ['glass vase', 'vase'],
  ['стеклянная ваза', 'vase'],
  ['wine glass', 'wine-glass'],
  ['horse plush', 'soft-toy'],
  ['кабель 1,2 м из нейлона с дисплеем, катушкой и разъёмами', 'cable'],
  ['беспроводная зарядка 15 Вт, для телефона и планшета', 'wireless-charger'],
  ['рюкзак для школы, пенал', 'school-backpack pencil-case'],
  ['кружки с крышкой и термосы', 'mug thermos-mug'],
  ['塑料带挂绳适用苹果手机壳', 'phone-case'],
  ['苹果手机 充电器', 'charger'],
  ['for iphone 15 phone case', 'phone-case'],
  ['интересуюсь рюкзаками', 'backpack'],
  ['товары для дома', 'home-goods'],
  ['форма для кексов', 'muffin-pan'],
  ['clip-on desk lamp with timer', 'desk-lamp'],
  ['для телефона чехол', 'phone-case'],
  ['cap clip-on flashlight', 'flashlight'],
  ['for 15 pro phone case with ring holder', 'phone-case'],
  ['посоветуй что-нибудь для кемпинга', 'camping-goods'],
  ['палатка для кемпинга', 'tent'],
  ['не кружки, а термосы', 'thermos-mug'],
  ['plush blanket', 'blanket'],
  ['shark plush stuffed animal toy', 'soft-toy'],
  ['сумка рюкзак женская', 'backpack'],
  ['игрушка конструктор', 'building-blocks'],
]

describe('the head of a name', () => {
  test.each(heads)('%s: %s', (text, expected) => {
    expect(headTypes(analyse(text)).slice(0, full(expected).length)).toEqual(full(expected))
  })

  test('nothing but the goods is the head', () => {
    const only = (text: string) => headTypes(analyse(text))
    expect(only('кабель 1,2 м из нейлона с дисплеем, катушкой и разъёмами')).toEqual(['type.cable'])
    expect(only('беспроводная зарядка 15 Вт, для телефона и планшета')).toEqual(['type.wireless-charger'])
    expect(only('mug with spoon and lid for cafe or restaurant table')).toEqual(['type.mug'])
    expect(only('сковорода с крышкой и двумя ручками')).toEqual(['type.frying-pan'])
    expect(only('кружка, меняющая цвет')).toEqual(['type.mug'])
  })

  test('a Chinese title names the goods before its first blank', () => {
    const title = analyse('厂家批发纯棉短袖T恤 不变形团队工作服', { fuzzy: false })
    expect(headTypes(title, { isTitle: true })).toEqual(['type.t-shirt'])
    const opened = analyse('批发卡纸带内衬礼盒 化妆品', { fuzzy: false })
    expect(headTypes(opened, { isTitle: true })).toEqual(['type.gift-box'])
  })

  test('a case for earphones is a case, and mentions earphones', () => {
    const analysis = analyse('чехол для наушников')
    expect(headTypes(analysis)).not.toContain('type.headphones')
    expect(analysis.concepts.map(({ conceptId }) => conceptId)).toContain('type.headphones')
  })
})

const languages: [text: string, language: string | undefined][] = [
  ['термокружка', 'ru'],
  ['thermos mug', 'en'],
  ['保温杯', 'zh'],
  ['нужен чехол iPhone 15 Pro Max', 'ru'],
  ['чехол Xiaomi', 'ru'],
  ['手机壳 iPhone 15 Pro Max', 'zh'],
  ['I need a matryoshka doll матрёшка', 'en'],
  ['nthvjrhe;rf', 'ru'],
  ['12345', undefined],
  ['!!! ???', undefined],
  ['', undefined],
  ['500мл', 'ru'],
]
test.each(languages)('language of "%s" is %s', (text, language) => {
  expect(analyse(text).language).toBe(language)
})

test('how a word was recognised', () => {
  const how = (text: string) => analyse(text).concepts[0]?.how
  expect(how('кружка')).toBe('exact')
  expect(how('кружек')).toBe('form')
  expect(how('крушка')).toBe('typo')
  expect(how('kruzhka')).toBe('translit')
})

test('the place of a match is given in the text as it was written', () => {
  const text = 'Ищу ＢＡＣＫＰＡＣＫ и Ёлочные игрушки'
  const places = analyse(text).concepts.map(({ start, end }) => text.slice(start, end))
  expect(places).toEqual(['ＢＡＣＫＰＡＣＫ', 'Ёлочные игрушки'])
})

const negations: [text: string, wanted: string, unwanted: string][] = [
  ['не чёрные футболки', 't-shirt', 'color.black'],
  ['футболки без принта', 't-shirt', 'feature.printed'],
  ['кружки кроме красных и синих', 'mug', 'color.red color.blue'],
  ['t-shirts, not black', 't-shirt', 'color.black'],
  ['bottle without lid', 'water-bottle', 'feature.with-lid'],
  ['anything but red dresses', 'dress', 'color.red'],
  ['cheap but warm jacket', 'jacket feature.warm', ''],
  ['不要黑色的书包', 'school-backpack', 'color.black'],
  ['不锈钢保温杯', 'material.stainless-steel thermos-mug', ''],
  ['не кружки, а термосы', 'thermos-mug', 'mug'],
  ['белая, не чёрная сумка', 'color.white bag', 'color.black'],
]
test.each(negations)('%s: wanted %s, not %s', (text, wanted, unwanted) => {
  const found = analyse(text).concepts
  const ids = (isNegated: boolean) => found.filter((match) => Boolean(match.isNegated) === isNegated).map(({ conceptId }) => conceptId)
  expect(ids(false).sort()).toEqual(full(wanted).sort())
  expect(ids(true).sort()).toEqual(unwanted ? full(unwanted).sort() : [])
})

test('texts of sellers are not guessed at', () => {
  expect(analyse('кросовки krossovki', { fuzzy: false }).concepts).toEqual([])
})

test('sizes of clothes and shoes', () => {
  const sizes = (text: string) => analyse(text).sizes.map(({ size }) => size)
  expect(sizes('футболка размер XL')).toEqual(['XL'])
  expect(sizes('футболка размера М')).toEqual(['M'])
  expect(sizes('худи 2xl')).toEqual(['2XL'])
  expect(sizes('худи 2XL')).toEqual(['2XL'])
  expect(sizes('XXL hoodie')).toEqual(['2XL'])
  expect(sizes('кроссовки 42 размер')).toEqual(['42'])
  expect(sizes('кроссовки 42')).toEqual(['42'])
  expect(sizes('кроссовки 40-42')).toEqual(['40', '41', '42'])
  expect(sizes('shoes size 38')).toEqual(['38'])
  expect(sizes('运动鞋42码')).toEqual(['42'])
  expect(sizes('dress sizes S-XL')).toEqual(['S', 'M', 'L', 'XL'])
  expect(sizes('детская куртка размер 120')).toEqual(['120'])
  expect(sizes('носки 41-43')).toEqual(['41', '42', '43'])
  expect(sizes('dress S/M')).toEqual(['S', 'M'])
  expect(sizes('бутылка 2 L')).toEqual([])
  expect(sizes('кроссовки до 40')).toEqual([])
  expect(sizes('кроссовки 40 штук')).toEqual([])
  expect(sizes('термокружка 42')).toEqual([])
})

describe('Russian in Latin letters', () => {
  test.each([
    ['chernye futbolki 100 shtuk', 'черные футболки 100 штук'],
    ['futbolki chernye hlopok 100 sht', 'футболки черные хлопок 100 шт'],
    ['nuzhny termokruzhki 500 ml do 400 rub', 'нужны термокружки 500 ml до 400 руб'],
    ['belye krossovki muzhskie 42', 'белые кроссовки мужские 42'],
    ['pizhama detskaya', 'пижама детская'],
    ['chekhol na iPhone 15', 'чехол на iPhone 15'],
    ['esche varianty', 'еще варианты'],
    ['deshevle', 'дешевле'],
  ])('%s [CH-64]', (written, russian) => {
    expect(fromTranslit(written)).toBe(russian)
  })

  test.each([
    'do you have polka dot dress',
    'black hoodys 50 pcs',
    'no logo',
    'so what',
    'matte lipstick',
    'чёрные futbolki',
    '100',
    'iphone 15 case',
    '',
  ])('%s is none', (text) => {
    expect(fromTranslit(text)).toBeUndefined()
  })
})

test.each([
  ['женкие кроссовки', 'audience.women'],
  ['мужкие носки', 'audience.men'],
  ['wireles headphones', 'feature.wireless'],
  ['mens hoodys', 'type.hoodie'],
])('%s: the misspelt word is understood [CH-64]', (text, concept) => {
  expect(analyse(text).concepts.map((match) => match.conceptId)).toContain(concept)
})

describe('an analysis that is narrowed', () => {
  const leavingOut = (text: string, ...stretches: string[]) => {
    const spans = stretches.map((stretch) => ({ start: text.indexOf(stretch), end: text.indexOf(stretch) + stretch.length }))
    return openAnalysis(text).leavingOut(spans)
  }
  const ids = (analysis: ReturnType<typeof analyse>) => analysis.concepts.map(({ conceptId }) => conceptId)

  test('what is left out names nothing, and offsets stay those of the text', () => {
    const text = 'красные кружки и синие тарелки'
    const left = leavingOut(text, 'красные', 'синие')
    expect(ids(left)).toEqual(['type.mug', 'type.plate'])
    expect(left.concepts.map(({ start, end }) => text.slice(start, end))).toEqual(['кружки', 'тарелки'])
    expect(left.text).toHaveLength(text.length)
  })

  test('a phrase that reached into it falls apart, and its words do not join over the gap', () => {
    expect(ids(openAnalysis('power bank').analysis)).toEqual(['type.power-bank'])
    expect(ids(leavingOut('power bank', 'bank'))).not.toContain('type.power-bank')
    expect(ids(leavingOut('power 100 bank', '100'))).not.toContain('type.power-bank')
  })

  test('words keep what the whole message says of them', () => {
    // Typed on the other layout as a whole: what is left is not read again.
    const text = 'rhe;rb dj 100'
    const whole = openAnalysis(text)
    expect(ids(whole.analysis)).toContain('type.mug')
    expect(ids(whole.leavingOut([{ start: 7, end: text.length }]))).toContain('type.mug')
  })

  test('measures in it are gone, the others stay', () => {
    expect(leavingOut('500 мл, 20 см', '500 мл').measures.map(({ dimension }) => dimension)).toEqual(['length'])
  })

  test('without stretches it is the same', () => {
    const { analysis, leavingOut: leave } = openAnalysis('кружки 500 мл')
    expect(leave([])).toEqual(analysis)
  })
})
