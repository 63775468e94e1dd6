import { expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** Readings of what strangers write, by what once went wrong in them. */
const cases: [message: string, reading: object][] = [
  // A name that ends in a digit groups no thousands with the count behind it.
  ['笔记本 A5 200本', { quantity: 200, words: ['a5'] }],
  ['本子 A6 300本', { quantity: 300, words: ['a6'] }],
  ['блокноты А5 200 шт', { quantity: 200, words: ['a5'] }],
  ['notebooks A5 200 pcs', { quantity: 200, words: ['a5'] }],
  // How many parts goods have is no order.
  ['зарядка на три порта', { types: ['type.charger'], quantity: undefined }],
  ['вешалка на 3 крючка', { quantity: undefined }],
  ['想要五档模式的露营灯', { quantity: undefined, words: ['五档模式'] }],
  ['要50个露营灯', { quantity: 50 }],
  // Volts glued to their number.
  ['лента светодиодная 24в', { quantity: undefined, figures: [{ field: 'voltage', above: 23.52, below: 24.48 }] }],
  ['led strip 12V', { figures: [{ field: 'voltage', above: 11.76, below: 12.24 }] }],
  // Properties within the names of goods.
  ['уши с шумодавом', { types: ['type.headphones'], traits: ['feature.noise-cancelling'] }],
  ['беспроводные наушники', { traits: ['feature.wireless'] }],
  ['无线充电器', { types: ['type.wireless-charger'], traits: [] }],
  ['беспроводная зарядка', { traits: [] }],
  ['毛绒恐龙玩具', { types: ['type.soft-toy'], traits: ['theme.dinosaur'] }],
  // Words that a few names of the kind have are the buyer's own all the same.
  ['шнуры тайп си 2 метра', { types: ['type.cable'], words: ['type-c'] }],
  ['weighted skipping ropes', { types: ['type.jump-rope'], words: ['weighted'] }],
  // Fillers and lone characters within words.
  ['马克杯 变色', { words: ['变色'] }],
  ['亲肤的床上四件套', { words: ['亲肤'] }],
  ['想要带轮的整理箱', { types: ['type.storage-box'], words: ['带轮'] }],
  ['积木 颗粒要大', { words: ['大颗粒'] }],
  // What goods are praised for is denied by nobody.
  ['hex dumbbell drop-resistant', { notWords: [], words: ['resistant'] }],
  ['不掉毛的化妆刷', { words: ['不掉毛'], notWords: [] }],
  ['glow-in-the-dark stickers', { traits: ['feature.glow'], colors: [] }],
  // Shapes and styles.
  ['ночник в форме облака', { words: ['облака'], purposes: [] }],
  ['мягкая игрушка в виде гуся', { words: ['гуся'], purposes: [] }],
  ['кухонный нож в японском стиле', { words: ['японском'], purposes: [] }],
  // Parts and uses in the names of other goods.
  ['跑步腰包 耳机孔', { types: ['type.waist-bag'] }],
  ['书包 15.6寸笔记本', { types: ['type.school-backpack'] }],
  ['三角内裤 抗菌', { types: ['type.slip-briefs'], price: undefined }],
  ['带支架的苹果手机壳', { types: ['type.phone-case'], device: 'iphone' }],
  ['花店剪枝用的剪刀', { types: ['type.garden-shears'] }],
  ['ножницы для обрезки веток', { types: ['type.garden-shears'] }],
  ['scissors for pruning roses', { types: ['type.garden-shears'] }],
  ['стекла защитные 15 айфон', { types: ['type.screen-protector'], device: 'iphone 15' }],
  ['лежак коту, чтобы чехол снимался', { types: ['type.pet-bed'], traits: ['audience.cats', 'feature.removable-cover'] }],
  ['blackout curtains no drill', { traits: ['feature.no-drill'], notTraits: [] }],
  // Two properties that are two.
  ['加绒卫衣', { traits: ['feature.fleece-lined'] }],
  ['加厚卫衣', { traits: ['feature.thickened'] }],
  // Gifts and places by other words.
  ['чем порадовать бабушку', { gift: 'adults' }],
  ['something nice for my mum, twenty dollars tops', { gift: 'adults' }],
  ['给女朋友买点什么好', { gift: 'adults' }],
  ['что-нибудь прикольное ребёнку 5 лет', { gift: 'kids' }],
  ['送客户什么好 一百份', { gift: 'adults', quantity: 100 }],
  ['открываю маникюрный кабинет, с чего начать', { occasion: 'salon' }],
  ['открыл груминг салон, что взять', { occasion: 'petShop' }],
  ['opening a car wash, what do we need', { occasion: 'carWash' }],
  ['准备开一家书店', { occasion: 'bookShop' }],
]

test.each(cases)('%s', (message, expected) => {
  const reading: Record<string, unknown> = { ...readMessage(message, false) }
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, reading[name]]))).toMatchObject(expected)
})
