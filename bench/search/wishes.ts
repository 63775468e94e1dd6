import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import type { Random } from '@karavan/sample-market/random.ts'

const goods = [
  ['термокружка', 'type.thermos-mug'],
  ['рюкзак', 'type.backpack'],
  ['футболка', 'type.t-shirt'],
  ['sneakers', 'type.sneakers'],
  ['phone case', 'type.phone-case'],
  ['desk lamp', 'type.desk-lamp'],
  ['毛巾', 'type.towel'],
  ['雨伞', 'type.umbrella'],
] as const
const wide = [
  ['одежда', 'type.clothing'],
  ['посуда', 'type.drinkware'],
  ['bags', 'type.bag'],
] as const
const colors = ['color.black', 'color.white', 'color.red', 'color.pink', 'color.blue']

/** Kinds of wishes, from narrow to the widest there are; drawn evenly. */
export const wishes: Record<string, (random: Random) => Partial<OfferQuery> & { text: string }> = {
  type: (random) => {
    const [text, type] = random.pick(goods)
    return { text, types: [type] }
  },
  'type, colour and price at a quantity': (random) => {
    const [text, type] = random.pick(goods)
    const maxMinor = random.int(500, 8000)
    return { text, types: [type], colors: [random.pick(colors)], quantity: random.int(1, 500), price: { CNY: { maxMinor } } }
  },
  'type and measure': (random) => ({
    text: 'термокружка',
    types: ['type.thermos-mug'],
    measures: [{ dimension: 'volume', min: random.pick([350, 500, 750]), max: random.pick([750, 1000]) }],
  }),
  'wide type': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type] }
  },
  'wide type, impossible price': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type], price: { CNY: { maxMinor: 1 } } }
  },
  'wide type by price': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type], sort: 'price', quantity: 100 }
  },
  'wide type by sales': (random) => {
    const [text, type] = random.pick(wide)
    return { text, types: [type], sort: 'sales' }
  },
  brand: (random) => ({ text: random.pick(['terkazo', 'velmi', 'lunka', 'brazo', 'stino', 'karfex']) }),
  'type and misspelt brand': (random) => ({
    text: `рюкзак ${random.pick(['zomitervl', 'kazomitr', 'velmiter', 'lunbrast'])}`,
    types: ['type.backpack'],
  }),
  'beginning of a word': (random) => ({ text: random.pick(['kazo', 'velm', 'stin', 'quaf']) }),
  'common words': (random) => ({
    text: random.pick(['нержавеющая сталь с ручкой в подарок', 'black cotton for women summer', '不锈钢 黑色']),
  }),
  colour: (random) => ({ text: random.pick(['чёрный', 'white', '红色']) }),
  everything: () => ({ text: '' }),
}
