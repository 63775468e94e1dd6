import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { headTypes } from './heads.ts'

/** Names that buyers and marketplaces have for goods beside those of listings. */
const names: Record<string, string[]> = {
  'thermos-mug': ['термочашка', 'непроливайка', 'car mug', 'keep cup', '焖烧罐', '暖壶'],
  mug: ['кофейная пара', 'demitasse', '广告杯', '对杯'],
  jeans: ['джинсовые штаны', 'jean pants', '牛仔阔腿裤'],
  hoodie: ['свитшёт', 'crewneck', 'zip ups', '卫衣外套'],
  slippers: ['мюли', '棉拖'],
  'phone-case': ['задняя крышка на телефон', 'iphone cover', '手机后盖', '手机皮套'],
  'power-bank': ['внешняя батарея', 'банка для зарядки', 'juice pack', '外置电源'],
  cable: ['шнурок для зарядки', 'шнурок type c', 'кабель тайпси', 'usb lead', '苹果线'],
  headphones: ['эйрподсы', 'airpods', 'tws', 'gaming cans'],
  'phone-holder': ['крепление для телефона', 'mobile stand', '磁吸支架'],
  'led-strip': ['диодная подсветка', 'neon flex'],
  'desk-lamp': ['лампа прищепка', 'book light'],
  'soft-toy': ['плюшевый зайка', 'обнимашки', 'squishmallow'],
  bedding: ['комплект белья для кровати', 'flat sheet', '被单', '六件套'],
  knife: ['тесак', '剁骨刀'],
  'cutting-board': ['досочки', 'charcuterie board', '菜墩'],
  'food-container': ['бокс для ланча', 'tiffin box', 'airtight container', '食品盒'],
  'baking-mold': ['молды', 'bundt pan', '月饼模具'],
  dumbbell: ['weights'],
  'resistance-band': ['петли резиновые', 'resistance loop', '乳胶带'],
  'poly-mailer': ['пакет для доставки', 'parcel bags', 'mailing envelopes'],
  'zip-bag': ['baggies', '保鲜袋', '茶叶袋'],
  'gift-box': ['天地盖礼盒', '茶叶礼盒', '装喜糖的盒子'],
  'pet-toy': ['погрызушка', 'жевалка для собак', '磨牙棒'],
  'car-mat': ['полики в машину', 'эва коврики'],
  'tape-measure': ['сантиметровая лента', 'metre tape', '量衣尺'],
  drill: ['электроотвёртка', 'cordless driver', '电批'],
  shoes: ['обувка'],
  'car-organizer': ['box for car boot', 'короб в багажник'],
  keychain: ['key fob', '匙扣'],
  'christmas-decor': ['новогодние игрушки', 'christmas wreath', '圣诞花环'],
}

test.each(Object.entries(names).flatMap(([kind, words]) => words.map((word) => [word, kind])))('%s is a %s', (word, kind) => {
  expect(headTypes(analyse(word))).toContain(`type.${kind}`)
})

/** What is sold elsewhere, and must not be taken for what is sold here. */
const others: Record<string, string[]> = {
  'napkin-ring': ['кольца для салфеток', 'napkin rings', '餐巾环'],
  'large-appliance': ['холодильник', 'air conditioner', '洗衣机'],
  kettle: ['термопот', 'thermo pot', '电热水瓶'],
  briefcase: ['портфель мужской'],
  'fur-coat': ['皮草大衣'],
  book: ['книги', 'textbooks', '小说'],
  tea: ['чай листовой', 'green tea', '茶叶'],
  'building-material': ['цемент', 'floor tiles', '瓷砖'],
  'ink-cartridge': ['картридж для принтера', 'toner cartridge', '墨盒'],
}

test.each(Object.entries(others).flatMap(([kind, words]) => words.map((word) => [word, kind])))('%s is a %s', (word, kind) => {
  expect(headTypes(analyse(word))).toEqual([`type.${kind}`])
})

test.each([
  ['сумка-холодильник', 'cooler-bag'],
  ['контейнер для холодильника', 'food-container'],
  ['магнит на холодильник', 'fridge-magnet'],
  ['коробка для конфет', 'gift-box'],
  ['кружка под зелёный чай', 'mug'],
  ['茶叶罐', 'jar'],
  ['咖啡豆密封袋', 'zip-bag'],
  ['糖果色狗玩具', 'dog-toy'],
])('%s: what goods are for is none of them', (text, kind) => {
  expect(headTypes(analyse(text))).toEqual([`type.${kind}`])
})

test('a small hotel is no small thing, and what throws up is no blanket', () => {
  const ids = (text: string): string[] => analyse(text).concepts.map(({ conceptId }) => conceptId)
  expect(ids('постельное для мини-отеля')).toEqual(['type.bedding'])
  expect(ids('bedding for a mini hotel')).toEqual(['type.bedding'])
  expect(ids('my dog throws up')).toEqual(['audience.dogs'])
  expect(ids('мини-зонт')).toContain('feature.portable')
})
