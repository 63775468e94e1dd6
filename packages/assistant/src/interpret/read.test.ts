import { describe, expect, test } from 'vitest'
import { type Reading, readMessage } from './read.ts'

type Expected = Partial<Reading>
type Row = [message: string, expected: Expected]

const rub = (given: { min?: number; max?: number; target?: number }): Expected => ({
  price: Object.fromEntries([
    ...Object.entries(given).map(([side, amount]) => [side, amount * 100]),
    ['currency', 'RUB'],
  ]) as Expected['price'],
})
const bare = (given: { min?: number; max?: number; target?: number }): Expected => ({
  price: Object.fromEntries(Object.entries(given).map(([side, amount]) => [side, amount * 100])) as Expected['price'],
})
const cny = (given: { min?: number; max?: number; target?: number }): Expected => ({ price: { ...rub(given).price, currency: 'CNY' } })
const usd = (given: { min?: number; max?: number; target?: number }): Expected => ({ price: { ...rub(given).price, currency: 'USD' } })
const ml = (given: { target?: number; min?: number; max?: number }): Expected => ({ measures: [{ dimension: 'volume', ...given }] })

const table = (name: string, rows: Row[], hasShown = false): void => {
  describe(name, () => {
    test.each(rows)('%s [G-68]', (message, expected) => {
      expect(readMessage(message, hasShown)).toMatchObject(expected)
    })
  })
}

table('prices in Russian', [
  ['термокружки до 400 рублей', { ...rub({ max: 400 }), types: ['type.thermos-mug'], words: [] }],
  ['до 400р', rub({ max: 400 })],
  ['до 400 ₽', rub({ max: 400 })],
  ['до 400 руб.', rub({ max: 400 })],
  ['не дороже 1 500 рублей', rub({ max: 1500 })],
  ['не больше 300 руб', rub({ max: 300 })],
  ['максимум 250 р', rub({ max: 250 })],
  ['дешевле 300 рублей', rub({ max: 300 })],
  ['в пределах 2к рублей', rub({ max: 2000 })],
  ['до 2к', bare({ max: 2000 })],
  ['до 1,5 тыс. руб', rub({ max: 1500 })],
  ['до двух тысяч рублей', rub({ max: 2000 })],
  ['до тысячи рублей', rub({ max: 1000 })],
  ['до полутора тысяч', { types: [] }],
  ['до пятисот рублей', rub({ max: 500 })],
  ['под 300', bare({ max: 300 })],
  ['от 300 до 500 рублей', rub({ min: 300, max: 500 })],
  ['300-500 руб', rub({ min: 300, max: 500 })],
  ['от 200 рублей', rub({ min: 200 })],
  ['дороже 1000 рублей', rub({ min: 1000 })],
  ['около 350 рублей', rub({ target: 350 })],
  ['примерно 350 ₽ за штуку', { ...rub({ target: 350 }), words: [] }],
  ['рублей 300 максимум', {}],
  ['по 300 рублей', rub({ max: 300 })],
  ['цена 300 руб', rub({ max: 300 })],
  ['до 50 юаней', cny({ max: 50 })],
  ['до 10 долларов', usd({ max: 10 })],
  ['баксов до 5', {}],
  ['не дороже $5', usd({ max: 5 })],
  ['400 рублей максимум', rub({ max: 400 })],
  ['кружки 500 рублей и дешевле', rub({ max: 500 })],
  ['от 300 до 500', bare({ min: 300, max: 500 })],
  ['до 1 000 000 рублей', rub({ max: 1_000_000 })],
  ['до 99,90 руб', rub({ max: 99.9 })],
  ['не меньше 300 рублей', rub({ min: 300 })],
  ['не дешевле 300 ₽', rub({ min: 300 })],
  ['меньше 300 рублей', rub({ max: 300 })],
  ['больше 300 рублей', rub({ min: 300 })],
  ['не более 300 рублей', rub({ max: 300 })],
])

table('prices in English', [
  ['mugs under 400 rubles', { ...rub({ max: 400 }), types: ['type.mug'] }],
  ['under 5 bucks', usd({ max: 5 })],
  ['under $5', usd({ max: 5 })],
  ['up to 300 rub each', { ...rub({ max: 300 }), words: [] }],
  ['less than 20 yuan', cny({ max: 20 })],
  ['between $2 and $5', usd({ min: 2, max: 5 })],
  ['between 200 and 300 rubles', rub({ min: 200, max: 300 })],
  ['from $10 to $20', usd({ min: 10, max: 20 })],
  ['$5-10', usd({ min: 5, max: 10 })],
  ['around 10 dollars', usd({ target: 10 })],
  ['about 300 rubles per piece', { ...rub({ target: 300 }), words: [] }],
  ['max 400 rub', rub({ max: 400 })],
  ['no more than 1,500 rub', rub({ max: 1500 })],
  ['over $20', usd({ min: 20 })],
  ['at least 100 rubles', rub({ min: 100 })],
  ['cheaper than 300 rubles', rub({ max: 300 })],
  ['$3 or less', usd({ max: 3 })],
  ['2.5 dollars', usd({ max: 2.5 })],
  ['under 300', bare({ max: 300 })],
  ['no less than 300 rubles', rub({ min: 300 })],
  ['not more than $3', usd({ max: 3 })],
  ['¥30 mugs', cny({ max: 30 })],
])

table('prices in Chinese', [
  ['400块以内的保温杯', { ...cny({ max: 400 }), types: ['type.thermos-mug'] }],
  ['不超过30元', cny({ max: 30 })],
  ['30元以下', cny({ max: 30 })],
  ['三十块以内', cny({ max: 30 })],
  ['20到30元', cny({ min: 20, max: 30 })],
  ['20-30块', cny({ min: 20, max: 30 })],
  ['大概50元', cny({ target: 50 })],
  ['50元左右', cny({ target: 50 })],
  ['300卢布以内', rub({ max: 300 })],
  ['低于5美元', usd({ max: 5 })],
  ['100元以上', cny({ min: 100 })],
  ['最多两百块', cny({ max: 200 })],
  ['别超过20块', cny({ max: 20 })],
  ['300以内', bare({ max: 300 })],
  ['不低于30元', cny({ min: 30 })],
  ['超过30元', cny({ min: 30 })],
  ['单价15元', cny({ max: 15 })],
  ['一百五十块钱以内', cny({ max: 150 })],
])

table('sums for the whole lot', [
  ['бюджет 40 000 на 100 штук', { budget: { minor: 4_000_000 }, quantity: 100 }],
  ['бюджет 40 000 рублей', { budget: { currency: 'RUB', minor: 4_000_000 } }],
  ['на всё 50 тыс рублей, 200 шт', { budget: { currency: 'RUB', minor: 5_000_000 }, quantity: 200 }],
  ['бюджет 300 рублей за штуку', rub({ max: 300 })],
  ['budget $500 for 100 pcs', { budget: { currency: 'USD', minor: 50_000 }, quantity: 100 }],
  ['$500 total, 100 pieces', { budget: { currency: 'USD', minor: 50_000 }, quantity: 100 }],
  ['总预算5000元 100个', { budget: { currency: 'CNY', minor: 500_000 }, quantity: 100 }],
  ['бюджет 400 рублей, 100 штук', { ...rub({ max: 400 }), quantity: 100 }],
  ['До 5000 рублей за 50 штук', { budget: { currency: 'RUB', minor: 500_000 }, quantity: 50, words: [] }],
  ['кружки 5 000 ₽ за 50 шт', { budget: { currency: 'RUB', minor: 500_000 }, quantity: 50, types: ['type.mug'] }],
  ['до 5000 рублей за 50 кружек', { budget: { currency: 'RUB', minor: 500_000 }, quantity: 50, types: ['type.mug'] }],
  ['mugs under $500 for 50 pcs', { budget: { currency: 'USD', minor: 50_000 }, quantity: 50, types: ['type.mug'], words: [] }],
  ['under 500 dollars for 50 mugs', { budget: { currency: 'USD', minor: 50_000 }, quantity: 50, types: ['type.mug'] }],
  ['杯子 500元买50个', { budget: { currency: 'CNY', minor: 50_000 }, quantity: 50, types: ['type.mug'] }],
  // What would leave next to nothing for one piece is meant for one piece.
  ['до 400 рублей за 100 штук', { ...rub({ max: 400 }), quantity: 100 }],
  ['до 400 рублей за 1 штуку', rub({ max: 400 })],
  ['до 400 рублей за штуку, 100 кружек', { ...rub({ max: 400 }), quantity: 100 }],
  ['300 рублей за кружку', rub({ max: 300 })],
  ['phone holder for 2 phones', { types: ['type.phone-holder'] }],
])

table('quantities', [
  ['100 штук', { quantity: 100 }],
  ['100шт', { quantity: 100 }],
  ['нужно 1 000 шт.', { quantity: 1000 }],
  ['сотню термокружек', { quantity: 100, types: ['type.thermos-mug'] }],
  ['пару сотен футболок', { types: ['type.t-shirt'] }],
  ['дюжину кружек', { quantity: 12, types: ['type.mug'] }],
  ['тысячу пакетов', { quantity: 1000 }],
  ['две сотни рюкзаков', { quantity: 200, types: ['type.backpack'] }],
  ['полсотни зонтов', { quantity: 50, types: ['type.umbrella'] }],
  ['50 чёрных рюкзаков', { quantity: 50, types: ['type.backpack'], colors: ['color.black'] }],
  ['200 футболок', { quantity: 200, types: ['type.t-shirt'] }],
  ['оптом от 50', { quantity: 50 }],
  ['партия 300 штук', { quantity: 300 }],
  ['1000 пар носков', { quantity: 1000, types: ['type.socks'] }],
  ['количество 250', { quantity: 250 }],
  ['100 pcs', { quantity: 100 }],
  ['500 pieces of phone case', { quantity: 500, types: ['type.phone-case'] }],
  ['a dozen mugs', { quantity: 12, types: ['type.mug'] }],
  ['two hundred backpacks', { quantity: 200, types: ['type.backpack'] }],
  ['50 black backpacks', { quantity: 50, types: ['type.backpack'], colors: ['color.black'] }],
  ['qty 75', { quantity: 75 }],
  ['mugs, 500 of them', { quantity: 500 }],
  ['100x', { quantity: 100 }],
  ['2k units', { quantity: 2000 }],
  ['100个保温杯', { quantity: 100, types: ['type.thermos-mug'] }],
  ['两百个', { quantity: 200 }],
  ['一千件T恤', { quantity: 1000, types: ['type.t-shirt'] }],
  ['3千双袜子', { quantity: 3000, types: ['type.socks'] }],
  ['数量500', { quantity: 500 }],
  ['要100个', { quantity: 100 }],
  ['до 400 рублей 100 штук', { ...rub({ max: 400 }), quantity: 100 }],
  ['до 400 100 штук', { ...bare({ max: 400 }), quantity: 100 }],
  ['100 штук по 300 рублей', { ...rub({ max: 300 }), quantity: 100 }],
  ['чехол iphone 15', { types: ['type.phone-case'], device: 'iphone 15', words: [] }],
])

table('minimum orders', [
  ['без минималки', { maxMoq: 1 }],
  ['от 1 штуки', { maxMoq: 1 }],
  ['поштучно', { maxMoq: 1 }],
  ['минимальный заказ до 50 штук', { maxMoq: 50 }],
  ['минималка 20', { maxMoq: 20 }],
  ['no minimum order', { maxMoq: 1 }],
  ['MOQ under 50', { maxMoq: 50 }],
  ['moq 10', { maxMoq: 10 }],
  ['min order 100 pcs', { maxMoq: 100 }],
  ['一件起批', { maxMoq: 1 }],
  ['一件代发', { maxMoq: 1 }],
  ['起订量50以内', { maxMoq: 50 }],
  ['无起订量', { maxMoq: 1 }],
])

table('colours, materials and what is not wanted', [
  ['чёрные термокружки', { colors: ['color.black'], types: ['type.thermos-mug'] }],
  ['рюкзак в чёрном цвете', { colors: ['color.black'], types: ['type.backpack'], words: [] }],
  ['только чёрные', { colors: ['color.black'], words: [] }],
  ['не чёрные', { colors: [], notColors: ['color.black'] }],
  ['кроме красных', { notColors: ['color.red'], words: [] }],
  ['кроме красных и белых', { notColors: ['color.red', 'color.white'] }],
  ['не чёрные и не серые', { notColors: ['color.black', 'color.grey'] }],
  ['белые, но не серые', { colors: ['color.white'], notColors: ['color.grey'] }],
  ['не только чёрные', { colors: ['color.black'], notColors: [] }],
  ['only black', { colors: ['color.black'], words: [] }],
  ['not black', { notColors: ['color.black'] }],
  ['no black or red', { notColors: ['color.black', 'color.red'] }],
  ['anything but pink', { notColors: ['color.pink'] }],
  ['in red?', { colors: ['color.red'], words: [] }],
  ['只要黑色的', { colors: ['color.black'], words: [] }],
  ['不要黑色', { notColors: ['color.black'] }],
  ['黑色不要', { notColors: ['color.black'] }],
  ['除了红色', { notColors: ['color.red'] }],
  ['футболки из хлопка', { materials: ['material.cotton'], types: ['type.t-shirt'] }],
  ['leather backpacks', { materials: ['material.leather'], types: ['type.backpack'] }],
  ['not leather', { notMaterials: ['material.leather', 'material.faux-leather'] }],
  ['no genuine leather', { notMaterials: ['material.leather'] }],
  ['纯棉T恤', { materials: ['material.cotton'], types: ['type.t-shirt'] }],
  ['без логотипа', { notTraits: [], traits: [] }],
  ['mugs with our logo', { traits: ['feature.customizable-logo'] }],
  ['с логотипом', { traits: ['feature.customizable-logo'] }],
  ['водонепроницаемый рюкзак', { traits: ['feature.waterproof'], types: ['type.backpack'] }],
  ['hoodies for men', { traits: ['audience.men'], types: ['type.hoodie'] }],
  ['женские кроссовки', { traits: ['audience.women'], types: ['type.sneakers'] }],
  ['детские носки', { traits: ['audience.kids'], types: ['type.socks'] }],
  ['зимние перчатки', { traits: ['season.winter'], types: ['type.gloves'] }],
  ['男款卫衣 不要黑色', { traits: ['audience.men'], notColors: ['color.black'], types: ['type.hoodie'] }],
])

table('measures and sizes', [
  ['термокружка 500 мл', ml({ target: 500 })],
  ['термокружка на пол литра', { types: ['type.thermos-mug'] }],
  ['бутылка 0,5 л', ml({ target: 500 })],
  ['от 500 мл', ml({ min: 500 })],
  ['до 1 литра', ml({ max: 1000 })],
  ['больше 700 мл', ml({ min: 700 })],
  ['не меньше 300 мл', ml({ min: 300 })],
  ['2-3 литра', ml({ min: 2000, max: 3000 })],
  ['500ml thermos mug', ml({ target: 500 })],
  ['at least 500 ml', ml({ min: 500 })],
  ['up to 1 liter', ml({ max: 1000 })],
  ['500毫升保温杯', ml({ target: 500 })],
  ['500ml以上', ml({ min: 500 })],
  ['повербанк 20000 мАч', { measures: [{ dimension: 'charge', target: 20000 }], types: ['type.power-bank'] }],
  ['10000mAh power bank', { measures: [{ dimension: 'charge', target: 10000 }] }],
  ['зарядка 65 вт', { measures: [{ dimension: 'power', target: 65 }], types: ['type.charger'] }],
  ['полотенца 70х140', { measures: [], sides: [700, 1400], types: ['type.towel'] }],
  ['плед 150х200 бежевый 20 штук', { measures: [], sides: [1500, 2000], quantity: 20, colors: ['color.beige'], words: [] }],
  ['blanket 150 by 200, 20 pcs', { measures: [], sides: [1500, 2000], quantity: 20, words: [] }],
  ['毯子 150×200', { measures: [], sides: [1500, 2000], words: [] }],
  ['кроссовки 42 размер', { sizes: ['42'], types: ['type.sneakers'] }],
  ['кроссовки, размеры с 40 по 42, 60 пар', { sizes: ['40', '41', '42'], quantity: 60 }],
  ['полотенца белые для гостиницы 300', { quantity: 300, purposes: ['отелей'] }],
  ['bath towels for our hotel 300', { quantity: 300, purposes: ['hotel'] }],
  ['футболки XL', { sizes: ['XL'], types: ['type.t-shirt'] }],
  ['hoodie size M', { sizes: ['M'], types: ['type.hoodie'] }],
  ['термокружки 500 мл до 400 рублей', { ...ml({ target: 500 }), ...rub({ max: 400 }) }],
])

table('sellers, dispatch and order', [
  ['рюкзаки от продавца «Baigou Shiguang»', { sellerName: 'baigou shiguang', types: ['type.backpack'], words: [] }],
  ['mugs from seller Yiwu Star', { sellerName: 'yiwu star', types: ['type.mug'], words: [] }],
  ['卖家“义乌之星”的保温杯', { sellerName: '义乌之星', types: ['type.thermos-mug'] }],
  ['от фабрики', { factoryOnly: true, words: [] }],
  ['напрямую от производителя', { factoryOnly: true, words: [] }],
  ['factory direct', { factoryOnly: true }],
  ['工厂直销', { factoryOnly: true }],
  ['源头工厂的手机壳', { factoryOnly: true, types: ['type.phone-case'] }],
  ['проверенный продавец', { trustedSeller: true, words: [] }],
  ['trusted sellers only', { trustedSeller: true }],
  ['продавец от 5 лет на площадке', { minSellerYears: 5 }],
  ['sellers with at least 3 years', { minSellerYears: 3 }],
  ['5年以上老店', { minSellerYears: 5 }],
  ['быстрая отправка', { maxDispatchHours: 48, words: [] }],
  ['отправка за 24 часа', { maxDispatchHours: 24 }],
  ['отправка в течение 3 дней', { maxDispatchHours: 72 }],
  ['ships within 24 hours', { maxDispatchHours: 24 }],
  ['fast shipping', { maxDispatchHours: 48 }],
  ['48小时发货', { maxDispatchHours: 48 }],
  ['当天发货', { maxDispatchHours: 24 }],
  ['самые дешёвые зонты', { sort: 'price', types: ['type.umbrella'] }],
  ['популярные рюкзаки', { sort: 'sales', types: ['type.backpack'] }],
  ['хиты продаж', { sort: 'sales' }],
  ['cheapest socks', { sort: 'price', types: ['type.socks'] }],
  ['best selling mugs', { sort: 'sales', types: ['type.mug'] }],
  ['最便宜的雨伞', { sort: 'price', types: ['type.umbrella'] }],
  ['热销的手机壳', { sort: 'sales', types: ['type.phone-case'] }],
])

table(
  'what refines an earlier turn',
  [
    ['дешевле', { relatives: ['cheaper'], words: [] }],
    ['подешевле', { relatives: ['cheaper'] }],
    ['а есть что-нибудь подешевле?', { relatives: ['cheaper'], words: [] }],
    ['слишком дорого', { relatives: ['cheaper'] }],
    ['cheaper', { relatives: ['cheaper'] }],
    ['anything cheaper?', { relatives: ['cheaper'], words: [] }],
    ['便宜点', { relatives: ['cheaper'] }],
    ['有没有更便宜的', { relatives: ['cheaper'], words: [] }],
    ['太贵了', { relatives: ['cheaper'] }],
    ['ещё варианты', { relatives: ['more'], words: [] }],
    ['покажи ещё', { relatives: ['more'], words: [] }],
    ['другие', { relatives: ['more'] }],
    ['show more', { relatives: ['more'], words: [] }],
    ['what else do you have', { relatives: ['more'], words: [] }],
    ['还有吗', { relatives: ['more'] }],
    ['还有别的吗', { relatives: ['more'], words: [] }],
    ['换一批', { relatives: ['more'] }],
    ['побольше', { relatives: ['bigger'] }],
    ['a bit bigger', { relatives: ['bigger'], words: [] }],
    ['有没有大一点的', { relatives: ['bigger'], words: [] }],
    ['поменьше', { relatives: ['smaller'] }],
    ['smaller ones', { relatives: ['smaller'], words: [] }],
    ['верни как было', { relatives: ['restore'], words: [] }],
    ['undo', { relatives: ['restore'] }],
    ['go back', { relatives: ['restore'] }],
    ['恢复之前的', { relatives: ['restore'] }],
    ['дешевле 300', { relatives: [], ...bare({ max: 300 }) }],
    ['тогда 200', { bareNumber: 200, words: [] }],
    ['300', { bareNumber: 300 }],
    ['а 500?', { bareNumber: 500 }],
    ['без учёта цены', { drops: ['price'], words: [] }],
    ['цена не важна', { drops: ['price'] }],
    ['любой цвет', { drops: ['color'], words: [] }],
    ['any colour', { drops: ['color'], words: [] }],
    ["price doesn't matter", { drops: ['price'] }],
    ['颜色不限', { drops: ['color'] }],
    ['不限价格', { drops: ['price'] }],
    ['любой объём', { drops: ['measure'] }],
    ['любой минимальный заказ', { drops: ['moq'] }],
    ['any material', { drops: ['material'] }],
  ],
  true,
)

table(
  'references to what was shown',
  [
    ['второй', { reference: { kind: 'places', places: [2] } }],
    ['расскажи про третий вариант', { reference: { kind: 'places', places: [3] }, words: [] }],
    ['the second one', { reference: { kind: 'places', places: [2] }, words: [] }],
    ['tell me about the first', { reference: { kind: 'places', places: [1] }, words: [] }],
    ['第二个', { reference: { kind: 'places', places: [2] } }],
    ['第2个怎么样', { reference: { kind: 'places', places: [2] } }],
    ['номер 4', { reference: { kind: 'places', places: [4] } }],
    ['#3', { reference: { kind: 'places', places: [3] } }],
    ['2-й', { reference: { kind: 'places', places: [2] } }],
    ['последний', { reference: { kind: 'places', places: [-1] } }],
    ['первый и третий', { reference: { kind: 'places', places: [1, 3] } }],
    ['сравни первые три', { reference: { kind: 'places', places: [1, 2, 3] }, isComparison: true }],
    ['compare the first two', { reference: { kind: 'places', places: [1, 2] }, isComparison: true }],
    ['对比前三个', { reference: { kind: 'places', places: [1, 2, 3] }, isComparison: true }],
    ['самый дешёвый из них', { reference: { kind: 'best', by: 'price' } }],
    ['which is better', { isComparison: true }],
    ['какой из первых двух лучше?', { isComparison: true, reference: { kind: 'places', places: [1, 2] } }],
    ['which of the first two is better?', { isComparison: true, reference: { kind: 'places', places: [1, 2] } }],
    ['похожие на второй', { asksSimilar: true, reference: { kind: 'places', places: [2] } }],
    ['more like the first one', { asksSimilar: true, reference: { kind: 'places', places: [1] } }],
  ],
  true,
)

table('questions about the service, small talk', [
  ['сколько идёт доставка?', { topics: ['delivery'] }],
  ['доставка бесплатная?', { topics: ['delivery'] }],
  ['как оплатить заказ', { topics: ['payment'] }],
  ['какие налоги', { topics: ['tax'] }],
  ['можно отменить заказ?', { topics: ['cancel'] }],
  ['где мой заказ', { topics: ['track'] }],
  ['how long does shipping take', { topics: ['delivery'] }],
  ['how do I pay', { topics: ['payment'] }],
  ['is VAT included', { topics: ['tax'] }],
  ['cancel my order', { topics: ['cancel'] }],
  ['where is my order', { topics: ['track'] }],
  ['多久能到', { topics: ['delivery'] }],
  ['怎么付款', { topics: ['payment'] }],
  ['我的订单', { topics: ['track'] }],
  ['статус заказа ORD-20260206-K7M2PA', { topics: ['track'] }],
  ['что с ORD-20260206-K7M2PA?', { topics: ['track'] }],
  ['как оформить заказ', { topics: ['order'] }],
  ['how do i order', { topics: ['order'] }],
  ['怎么下单', { topics: ['order'] }],
  ['怎么取消订单', { topics: ['cancel'] }],
  ['привет', { smallTalk: 'greeting', words: [] }],
  ['здравствуйте', { smallTalk: 'greeting' }],
  ['спасибо!', { smallTalk: 'thanks' }],
  ['что ты умеешь?', { smallTalk: 'help' }],
  ['hello there', { smallTalk: 'greeting', words: [] }],
  ['thanks a lot', { smallTalk: 'thanks', words: [] }],
  ['你好', { smallTalk: 'greeting' }],
  ['谢谢', { smallTalk: 'thanks' }],
  ['привет, нужны рюкзаки', { smallTalk: 'greeting', types: ['type.backpack'] }],
])

table('goods that nobody may be helped to buy', [
  ['купить пистолет', { forbidden: 'weapons' }],
  ['buy ammo', { forbidden: 'weapons' }],
  ['买手枪', { forbidden: 'weapons' }],
  ['кокаин', { forbidden: 'drugs' }],
  ['毒品', { forbidden: 'drugs' }],
  ['реплика nike', { forbidden: 'counterfeit' }],
  ['копии сумок Gucci', { forbidden: 'counterfeit' }],
  ['fake rolex watches', { forbidden: 'counterfeit' }],
  ['高仿包', { forbidden: 'counterfeit' }],
  ['живые черепахи', { forbidden: 'animals' }],
  ['live fish', { forbidden: 'animals' }],
  ['антибиотики', { forbidden: 'medicines' }],
  ['viagra', { forbidden: 'medicines' }],
  ['fake passports', { forbidden: 'documents' }],
])

describe('ordinary goods whose words only look forbidden', () => {
  test.each([
    'водяной пистолет',
    'клеевой пистолет',
    'toy gun',
    'glue gun',
    'massage gun',
    'таблетница на неделю',
    'pill box organizer',
    'аптечка дорожная пустая',
    'искусственная кожа',
    'faux leather bag',
    'лежанка для кошек',
    'dog leash',
    '药盒 一周',
    '玩具枪 水枪',
    'нож кухонный',
    'kitchen knife set',
    'чехол apple iphone',
    'копилка',
  ])('%s [G-68]', (message) => {
    expect(readMessage(message, false).forbidden).toBeUndefined()
  })
})

describe('language of the answer', () => {
  test.each([
    ['термокружки', 'ru'],
    ['thermos mugs', 'en'],
    ['保温杯', 'zh'],
    ['чехол на iphone 15 pro', 'ru'],
    ['iPhone手机壳', 'zh'],
    ['300', undefined],
    ['!!!', undefined],
  ])('%s [G-73]', (message, expected) => {
    expect(readMessage(message, false).language).toBe(expected)
  })
})

describe('any text is read', () => {
  test.each([
    '',
    ' ',
    '!!!',
    '\u0000\u0001',
    '\uE000\uE000 штук',
    'İstanbul'.repeat(50),
    '9'.repeat(400),
    '1 000 000 000 000 000 000 000 штук',
    'до '.repeat(600),
    '一二三四五六七八九十'.repeat(50),
    'a'.repeat(2000),
    '((((((((((',
    '5 5 5 5 5 5 5 5 5 5 5 5',
    '👩‍👩‍👧‍👦 хочу 👟',
    "{{7*7}} <script>alert(1)</script> '; drop table offers; --",
  ])('never throws: %j', (message) => {
    expect(readMessage(message, true)).toMatchObject({ links: [] })
  })

  test('letters of the full-width block and upper case are read as ordinary ones', () => {
    const read = (message: string) => {
      const reading = readMessage(message, false)
      return { ...reading, written: '', pointsAtNothing: reading.pointsAtNothing(), asksOfShown: reading.asksOfShown(), roleOf: undefined }
    }
    const plain = read('100 pcs black thermos mug 500 ml under 400 rub')
    expect(read('１００ ＰＣＳ ＢＬＡＣＫ ＴＨＥＲＭＯＳ ＭＵＧ ５００ ＭＬ ＵＮＤＥＲ ４００ ＲＵＢ')).toEqual(plain)
  })

  test('a long message is read in time that grows with its length', () => {
    const words = 'нужны термокружки 500 мл до 400 рублей 100 штук чёрные, '
    const read = readMessage(words.repeat(35), false)
    expect(read.types).toEqual(['type.thermos-mug'])
  })
})

describe('goods in parts, and goods that show something', () => {
  const rows: [message: string, read: Partial<ReturnType<typeof readMessage>>][] = [
    ['1000 piece jigsaw puzzle', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['пазл на 500 деталей, 20 штук', { quantity: 20, measures: [{ dimension: 'count', target: 500 }] }],
    ['I need puzzles with 1,000 pieces', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['1000片拼图', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['100 pcs jigsaw puzzles', { quantity: 100, measures: [] }],
    ['100 piece t-shirts', { quantity: 100, measures: [] }],
    ['plush dinosaur', { types: ['type.soft-toy'], traits: ['theme.dinosaur'], materials: [] }],
    ['плюшевый динозавр', { types: ['type.soft-toy'], traits: ['theme.dinosaur'], materials: [] }],
    ['恐龙毛绒玩具', { types: ['type.soft-toy'], traits: ['theme.dinosaur'] }],
    ['плюшевый плед с единорогом', { types: ['type.blanket'], traits: ['theme.unicorn'], materials: ['material.plush'] }],
    ['star wars gifts', { traits: ['theme.star-wars'], words: [] }],
    ['подарки с единорогом', { traits: ['theme.unicorn'], words: [] }],
    ['model kit 1:72', { words: ['1:72'] }],
  ]
  test.each(rows)('%s', (message, read) => {
    const reading = readMessage(message, false)
    expect(reading).toMatchObject(read)
    if (read.quantity === undefined) expect(reading.quantity).toBeUndefined()
  })
})

test.each([
  ['chernye futbolki 100 shtuk', { types: ['type.t-shirt'], colors: ['color.black'], quantity: 100, words: [] }],
  ['futbolki chernye hlopok 100 sht', { colors: ['color.black'], materials: ['material.cotton'], quantity: 100, words: [] }],
  ['nuzhny termokruzhki 500 ml do 400 rub', { price: { currency: 'RUB', max: 40_000 }, measures: [{ dimension: 'volume', target: 500 }] }],
  ['deshevle', { relatives: ['cheaper'], words: [] }],
] as const)('Russian in Latin letters: %s [CH-64]', (message, read) => {
  expect(readMessage(message, true)).toMatchObject(read)
  // It is no English, and what else it is the talk decides.
  expect(readMessage(message, true).language).toBeUndefined()
})

test('a link is taken out of the words around it [G-72]', () => {
  expect(readMessage('вот https://market.karavan.example/offer/123456789012.html, сколько стоит?', false).links).toEqual([
    'https://market.karavan.example/offer/123456789012.html',
  ])
  expect(readMessage('【淘宝】https://item.taobao.com/item.htm?id=600000000000 点击链接', false).links).toEqual([
    'https://item.taobao.com/item.htm?id=600000000000',
  ])
})

describe('a count of pieces is a quantity, whatever stands beside it, and no price', () => {
  test.each([
    ['по 50 штук', { quantity: 50 }],
    ['по 20 пар', { quantity: 20 }],
    ['до 100 штук', { quantity: 100 }],
    ['не больше 100 шт', { quantity: 100 }],
    ['за 50 упаковок', { quantity: 50 }],
    ['под 150 комплектов', { quantity: 150 }],
    ['mugs under 100 pcs', { quantity: 100, types: ['type.mug'] }],
    ['up to 30 pairs', { quantity: 30 }],
    ['within 100 units', { quantity: 100 }],
    ['100个以内', { quantity: 100 }],
    ['20双以内', { quantity: 20 }],
    ['不超过100个', { quantity: 100 }],
    ['от 50 до 100 штук', { quantity: 50, maxMoq: 100 }],
    ['50-100 pcs', { quantity: 50, maxMoq: 100 }],
    ['50到100个', { quantity: 50, maxMoq: 100 }],
    ['до 100 кружек', { quantity: 100, types: ['type.mug'] }],
    ['не больше 100 белых кружек', { quantity: 100, types: ['type.mug'], colors: ['color.white'] }],
    ['за 50 рюкзаков', { quantity: 50, types: ['type.backpack'] }],
    ['up to 100 mugs', { quantity: 100, types: ['type.mug'] }],
  ])('%s [G-68]', (message, expected) => {
    const reading = readMessage(message, true)
    expect(reading).toMatchObject({ ...expected, words: [] })
    expect(reading.price).toBeUndefined()
  })

  test.each([
    ['до 500 набор ножей', 500],
    ['по 300', 300],
    ['100以内', 100],
    ['до 1000 шт по 300', 300],
    ['до 100 кружки', 100],
    ['до 500 рюкзак', 500],
    ['mugs under 100', 100],
    ['кружки до 100 кружек по 300', 300],
  ])('without pieces behind it the amount is a price: %s [G-68]', (message, max) => {
    expect(readMessage(message, true).price).toEqual({ max: max * 100 })
  })
})

table('who, when and what like: each can be given up by its name', [
  ...['Не важно для кого', 'для кого – не важно', 'Any audience', '适用人群不限'].map((message): Row => [message, { drops: ['audience'] }]),
  ...['Любой сезон', 'Any season', '季节不限'].map((message): Row => [message, { drops: ['season'] }]),
  ...['Любой стиль', 'Any style', '风格不限'].map((message): Row => [message, { drops: ['style'] }]),
  ...['Особенности не важны', "Features don't matter", '特点不限'].map((message): Row => [message, { drops: ['feature'] }]),
  ...['Любая тема', 'Any theme', '主题不限'].map((message): Row => [message, { drops: ['theme'] }]),
])

table(
  'returns are asked about, searches are gone back to',
  [
    ...[
      'можно вернуть товар?',
      'а можно его вернуть?',
      'можно вернуть, если не подойдёт?',
      'верните деньги',
      'возврат есть?',
      'can I return it?',
      'do you accept returns?',
      '可以退货吗',
      '能退吗',
    ].map((message): Row => [message, { topics: ['return'], relatives: [] }]),
    ['отмена заказа', { topics: ['cancel'], relatives: [] }],
    ...['верни как было', 'можно вернуть как было?', 'вернуть прежние условия', 'возврат к прошлым результатам', 'вернуть', 'go back'].map(
      (message): Row => [message, { topics: [], relatives: ['restore'], words: [] }],
    ),
    ['返回之前的结果', { topics: [], relatives: ['restore'] }],
  ],
  true,
)

table(
  'somebody of the shop is asked for; goods that support and lenses are goods',
  [
    ...[
      'позови оператора',
      'хочу поговорить с живым человеком',
      'как с вами связаться?',
      'есть служба поддержки?',
      'can I talk to a human?',
      'how can I contact you',
      '转人工',
      '怎么联系客服',
    ].map((message): Row => [message, { topics: ['contact'], types: [] }]),
    ...['подушка с поддержкой шеи', 'contact lenses', '客服耳机'].map((message): Row => [message, { topics: [] }]),
  ],
  true,
)

describe('a gift, whatever it is', () => {
  const first = (message: string) => readMessage(message, false)
  test.each([
    ['подарок на 8 марта коллегам до 300р 50 шт', { gift: 'adults', quantity: 50, price: { currency: 'RUB', max: 30_000 } }],
    ['new year gifts for staff under 500 rub', { gift: 'adults', price: { currency: 'RUB', max: 50_000 } }],
    ['公司年会礼品 50份', { gift: 'adults', quantity: 50 }],
    ['подарки коллегам на новый год, 25 человек, по 500 рублей', { gift: 'adults', quantity: 25, price: { currency: 'RUB', max: 50_000 } }],
    ['что подарить 30 детям', { gift: 'kids', quantity: 30 }],
    ['christmas gifts for 40 employees', { gift: 'adults', quantity: 40 }],
    ['给25个员工的礼物', { gift: 'adults', quantity: 25 }],
    ['сувениры с логотипом для клиентов 100 шт', { gift: 'adults', quantity: 100, traits: ['feature.customizable-logo'] }],
    ['что подарить детям на новый год', { gift: 'kids', traits: [] }],
  ] as const)('%s [CH-64]', (message, read) => {
    const reading = first(message)
    expect(reading).toMatchObject({ ...read, words: [] })
    expect(reading.types.length).toBeGreaterThan(3)
  })

  test('occasion and recipient choose the kinds', () => {
    expect(first('подарок на 8 марта').types).toEqual(first('gifts for women').types)
    expect(first('подарки на 23 февраля').types).toEqual(first('подарки мужчинам').types)
    expect(first('new year gifts').types).toContain('type.christmas-decor')
    expect(first('подарки').types).not.toContain('type.christmas-decor')
  })

  test.each(['кружки в подарок', 'gift boxes', 'подарки с единорогом', 'thermos mugs as gifts for staff', '露营灯 可充电'])(
    '%s names its goods',
    (message) => {
      expect(first(message).gift).toBeUndefined()
    },
  )
})

describe('what is handed on to the search', () => {
  test('kinds that are named beside the goods are distinguished from the goods and from words that name nothing', () => {
    expect(readMessage('кружка с ложкой stanley', false)).toMatchObject({
      types: ['type.mug'],
      beside: [{ concept: 'type.cutlery', words: ['ложкой'] }],
      words: ['ложкой', 'stanley'],
    })
    expect(readMessage('кружка stanley', false).beside).toEqual([])
  })

  test.each([
    ['наборы инструментов, чтобы кейс был', ['type.tool'], 'кейс'],
    ['наборы инструментов, чтоб был кейс', ['type.tool'], 'кейс'],
    ['tool set with a case', ['type.tool'], 'case'],
  ])('%s wishes for one kind of goods with something beside it', (message, types, word) => {
    const read = readMessage(message, false)
    expect(read.types).toEqual(types)
    expect(read.words).toContain(word)
  })

  test.each([
    ['皮的呢', 'material.leather'],
    ['有木的吗', 'material.wood'],
    ['竹的', 'material.bamboo'],
  ])('%s: one character of a material', (message, material) => {
    expect(readMessage(message, true).materials).toEqual([material])
    expect(readMessage('皮包', true).types).toEqual(readMessage('皮包', false).types)
  })

  test('"спасибо, на этом всё" points at nothing', () => {
    expect(readMessage('спс на этом всё', true).reference).toBeUndefined()
    expect(readMessage('сравни все', true).reference).toEqual({ kind: 'all' })
  })

  test('a plus sign joins two kinds of goods', () => {
    expect(readMessage('blanket waterproof + cooler bag', false)).toMatchObject({
      types: ['type.blanket', 'type.cooler-bag'],
      isSeveral: true,
    })
  })

  test('a message that only points at an offer says so where nothing was shown', () => {
    expect(readMessage('расскажи про второй', false).pointsAtNothing()).toBe(true)
    expect(readMessage('второй', true).pointsAtNothing()).toBe(false)
    expect(readMessage('вторая кружка', false).pointsAtNothing()).toBe(false)
  })

  test.each([
    ['с ручкой', true],
    ['for kids', true],
    ['带盖', true],
    ['кружки с ручкой', false],
  ])('%s: tied to what was searched before: %s', (message, isTied) => {
    expect(readMessage(message, false).isTied).toBe(isTied)
  })
})

describe('goods named by what they are for', () => {
  test.each([
    ['smth to keep my keys together, leather', 'type.keychain'],
    ['something for protecting the screen of my phone', 'type.screen-protector'],
    ['чем резать мясо и овощи', 'type.knife'],
    ['штука чтобы хранить детские игрушки, 20 шт', 'type.storage-box'],
    ['有没有装化妆品的东西', 'type.cosmetic-bag'],
    ['用来封箱子的', 'type.packing-tape'],
    ['чехол, чтобы защитить телефон', 'type.phone-case'],
  ])('%s [G-68]', (message, type) => {
    expect(readMessage(message, false).types[0]).toBe(type)
  })

  test.each(['leather wallets', 'чем отличаются первый и второй', 'something leather'])('not so: %s', (message) => {
    const { types } = readMessage(message, false)
    expect(types).not.toContain('type.keychain')
    expect(types.slice(1)).toEqual([])
  })
})

test.each([
  '',
  'или ',
  'если нет ',
  'if there is none ',
  'без ',
  'print the logo of ',
  'сколько ',
  'они синие или ',
  'how much ',
  '哪个',
  '给',
  '三四',
  '宽2米',
  'with lid or ',
])('a message of as many letters as there may be is read to its end: %s', (start) => {
  for (const letter of ['а', 'a', '的', 'а-'])
    for (const end of ['', '1', ' 1', ' (']) expect(readMessage(start + letter.repeat(900) + end, true).isEmpty).toBe(false)
})

test('a message of two names and as much space between them as there may be is read to its end', () => {
  expect(readMessage(`не термокружки${' '.repeat(1_900)}и кружки`, true)).toMatchObject({ isEmpty: false })
})
