import type { Language } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { families } from '@karavan/sample-market/families/all.ts'
import type { Family } from '@karavan/sample-market/family.ts'
import type { Triple } from '@karavan/sample-market/phrase.ts'
import { type Random, randomFrom } from '@karavan/sample-market/random.ts'
import { agree, isAdjective, isAdjectivePhrase } from '@karavan/sample-market/russian.ts'
import { materialNames, measureText } from '@karavan/sample-market/words.ts'
import type { Case } from '../expectations.ts'
import { offersOf, pricesOf, type Want } from '../oracle.ts'
import { type Goods, goods } from './kinds.ts'
import type { Half } from './market.ts'
import { otherwise } from './otherwise.ts'
import { asked, colors, conditions, joined, materials, traits } from './wish-wordings.ts'

const seed = 10
/** Wishes of each row of goods. */
const perGoods = 18

/** What is wanted of goods: said in each language before or behind them, and met by what fields say. */
interface Property {
  /** Of two with one name only one is wanted at a time: goods are black or green. */
  group?: 'color' | 'material' | 'measure' | 'choice'
  words: Record<Language, { text: string; isBefore: boolean }>
  want: Partial<Want>
}

/** One wish, in every language. */
interface Wish {
  say: Record<Language, string>
  want: Want
}

/** All wishes of one half in one language, the same on every machine. */
export function generated(language: Language, half: Half): Case[] {
  return wishesOf(half).map(({ say, want }) => ({
    language,
    turns: [{ say: say[language], answer: { cards: 0, mayShow: true, wants: want } }],
  }))
}

const made = new Map<Half, Wish[]>()
function wishesOf(half: Half): Wish[] {
  const known = made.get(half)
  if (known) return known
  const wishes = goods.filter((row) => halfOf(row) === half).flatMap((row) => wishesFor(row, half))
  made.set(half, wishes)
  return wishes
}

/** Kinds are dealt at random, every other one of a shuffled list. */
function halfOf({ kinds: [kind] }: Goods): Half {
  const random = randomFrom(`deal:${seed}`)
  const left = [...new Set(goods.map((row) => row.kinds[0]!))]
  for (let at = 0; left.length > 0; at++) {
    const [dealt] = left.splice(random.int(0, left.length - 1), 1)
    if (dealt === kind) return at % 2 === 0 ? 'open' : 'held'
  }
  throw new RangeError(`no kind ${kind}`)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const insensitive = (source: string): RegExp => new RegExp(source, 'im')
const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w)\}/g, (_, name: string) => String(values[name]))

function wishesFor(row: Goods, half: Half): Wish[] {
  const random = randomFrom(`${seed}:${row.id}`)
  const family = families.find((one) => one.type === `type.${row.kinds[0]}`)!
  const base: Want = { kinds: row.kinds, ...(row.noun ? { noun: row.noun } : {}) }
  const offers = offersOf(base)
  const properties = shuffled(random, propertiesOf(family, half, offers, random))
  const wishes = [
    ...shuffled(random, ordersOf(row, base, offers, random)).slice(0, 5),
    ...shuffled(random, [...eitherOf(row, base, family, random), ...withoutOf(row, base, family, random)]).slice(0, 3),
    ...[0, 1].map((at) => bothOf(row, base, properties[at], properties.at(-1 - at), random)).filter((one) => one !== undefined),
    ...properties.map((property) => oneOf(row, base, property, random)),
  ]
  return wishes.slice(0, perGoods)
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const left = [...list]
  const mixed: T[] = []
  while (left.length > 0) mixed.push(...left.splice(random.int(0, left.length - 1), 1))
  return mixed
}

const inEach = (make: (language: Language) => string): Record<Language, string> => ({ ru: make('ru'), en: make('en'), zh: make('zh') })

function join(row: Goods, property: Property, language: Language, random: Random): string {
  const { text, isBefore } = property.words[language]
  return fill(random.pick(joined[language][isBefore ? 'before' : 'behind']), { g: random.pick(row.names[language]), p: text })
}

const oneOf = (row: Goods, base: Want, property: Property, random: Random): Wish => ({
  say: inEach((language) => fill(random.pick(asked[language]), { x: join(row, property, language, random) })),
  want: { ...base, ...property.want },
})

/** Two properties at once, of which there may be no offer. */
function bothOf(row: Goods, base: Want, one: Property | undefined, other: Property | undefined, random: Random): Wish | undefined {
  if (!one || !other || one === other || (one.group && one.group === other.group)) return undefined
  const more: Record<Language, string> = { ru: ', ', en: ', ', zh: '，' }
  return {
    say: inEach((language) => `${join(row, one, language, random)}${more[language]}${other.words[language].text}`),
    want: {
      ...base,
      ...one.want,
      ...other.want,
      states: [...(one.want.states ?? []), ...(other.want.states ?? [])],
      letter: [...(one.want.letter ?? one.want.states ?? []), ...(other.want.letter ?? other.want.states ?? [])],
    },
  }
}

/** Everything that offers of the family state, each in one wording. */
function propertiesOf(family: Family, half: Half, offers: readonly Offer[], random: Random): Property[] {
  // What is given to whom is the buyer's to say of any goods.
  const phrases = [...family.looks, ...family.features, ...family.uses]
    .map(([zh, ru, en]): Triple => [zh, ru, en])
    .filter(([, ru]) => !/подар/.test(ru))
  return [
    ...phrases.flatMap((phrase) => phraseProperties(phrase, half, random)),
    ...materialsOf(family).map((name) => materialProperty(name, random)),
    ...colorsOf(family).map(colorProperty),
    ...measureProperties(family),
    ...choiceProperties(family),
    ...specProperties(family),
    ...traitProperties(family, random),
  ].filter((one) => one !== undefined && (offers.length > 0 || one.want.states === undefined))
}

const isPost = /^(with|without|for|in|on|to|as|from|under|by|of|that|made|where|against|qi)\b/
const isRussianBefore = /^[а-яё-]+(ые|ие)$/

const property = (text: Record<Language, string>, want: Partial<Want>): Property => ({
  words: {
    ru: { text: text.ru, isBefore: isRussianBefore.test(text.ru) },
    en: { text: text.en, isBefore: !isPost.test(text.en) },
    zh: { text: text.zh, isBefore: true },
  },
  want,
})

/** A phrase of listings: in its own words, and in a buyer's where there are any. */
function phraseProperties([zh, ru, en]: Triple, half: Half, random: Random): Property[] {
  const own = [zh, en].map(escaped)
  const rows = otherwise.filter(({ is }) => is.test(zh) || is.test(en))
  const wide = [...own, ...rows.map(({ is }) => is.source.replace(/\^|\$/g, ''))]
  const want: Partial<Want> = /logo/i.test(zh)
    ? { hasLogo: true }
    : { states: [insensitive(wide.join('|'))], letter: [insensitive(own.join('|'))] }
  const plural = isAdjective(ru) || isAdjectivePhrase(ru) ? agree(ru, 'pl') : ru
  // The first two wordings are the open half's, the others are only ever counted.
  const buyers = rows.slice(0, 1).map(({ words }) => {
    const pick = (language: Language): string => {
      const some = words[language]
      return random.pick(half === 'open' ? some.slice(0, 2) : some.slice(2))
    }
    return property(inEach(pick), { ...want, letter: want.states ?? [] })
  })
  return [property({ zh, ru: plural, en }, want), ...buyers]
}

const materialsOf = ({ materials: some = [] }: Family): string[] =>
  [...new Set(some.map(([id]) => materialNames[id][3]))].filter((name) => name in materials)
const colorsOf = (family: Family): string[] =>
  family.colors.map((id) => id.replace('color.', '').replace('-', ' ')).filter((name) => name in colors)

const ofMaterial = (name: string): Partial<Want> => ({
  states: [insensitive(`^Material: .*(${materials[name]!.field.source})`)],
  letter: [insensitive(`^Material: .*${escaped(name)}`)],
})
const ofColor = (name: string): Partial<Want> => ({
  states: [insensitive(`^Color: .*(${colors[name]!.field.source})`)],
  letter: [insensitive(`^Color: .*\\b${name}\\b`)],
})

const materialProperty = (name: string, random: Random): Property => {
  const { ru, en, zh } = materials[name]!
  return { ...property({ ru: random.pick(ru), en: random.pick(en), zh: random.pick(zh) }, ofMaterial(name)), group: 'material' }
}
const colorProperty = (name: string): Property => {
  const { ru, en, zh } = colors[name]!
  return { ...property({ ru, en, zh }, ofColor(name)), group: 'color' }
}

function measureProperties({ measure }: Family): Property[] {
  // "50 pcs" of nail files is as much how many are bought.
  if (!measure || measure.unit === 'pieces') return []
  const values = [...new Set(measure.values.map(([value]) => value))]
  const at = (value: number | string): string => escaped(measureText(value, measure.unit)[2])
  const isNear = (one: number | string, other: number | string): boolean =>
    one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one / other - 1) <= 0.1)
  return values.map((value) => {
    const [zh, ru, en] = measureText(value, measure.unit)
    const pattern = (some: (number | string)[]): RegExp =>
      insensitive(`^${escaped(measure.name[2])}: .*(?<![\\d.,])(${some.map(at).join('|')})(?![\\d.])`)
    return {
      group: 'measure',
      words: { ru: { text: ru, isBefore: false }, en: { text: en, isBefore: true }, zh: { text: zh, isBefore: true } },
      want: { states: [pattern(values.filter((one) => isNear(one, value)))], letter: [pattern([value])] },
    }
  })
}

/** What the buyer chooses: the part of its name before a comma is said. */
function choiceProperties({ choice }: Family): Property[] {
  if (!choice) return []
  return choice.values.map(([zh, ru, en]) => {
    const short = (text: string): string => text.split(',')[0]!
    return {
      group: 'choice',
      words: { ru: { text: short(ru), isBefore: false }, en: { text: short(en), isBefore: false }, zh: { text: zh, isBefore: false } },
      want: { states: [insensitive(`^${escaped(choice.name[2])}: .*${escaped(en)}`)] },
    }
  })
}

function specProperties({ specs }: Family): Property[] {
  const isFact = ([, , value]: Triple): boolean => !/^(none|no\b|not )/.test(value)
  return specs.flatMap(([name, values]) =>
    values.filter(isFact).map(([zh, ru, en]) => ({
      words: {
        ru: { text: `${name[1].toLowerCase()} ${ru}`, isBefore: false },
        en: { text: `${name[2].toLowerCase()} ${en}`, isBefore: false },
        zh: { text: `${name[0]}${zh}`, isBefore: true },
      },
      want: { states: [insensitive(`^${escaped(name[2])}: .*${escaped(en)}`)] },
    })),
  )
}

function traitProperties({ audiences = [], seasons = [] }: Family, random: Random): Property[] {
  const fields: Record<string, [wide: RegExp, letter: RegExp]> = {
    men: [/^For whom: (men|unisex)$/im, /^For whom: men$/im],
    women: [/^For whom: (women|unisex)$/im, /^For whom: women$/im],
    kids: [/^For whom: (kids|babies)$/im, /^For whom: kids$/im],
    summer: [/^Season: summer$/im, /^Season: summer$/im],
    winter: [/^Season: winter$/im, /^Season: winter$/im],
  }
  return [...new Set<string>([...audiences, ...seasons])].flatMap((name) => {
    const [words, field] = [traits[name], fields[name]]
    if (!words || !field) return []
    return property(
      inEach((language) => random.pick(words[language])),
      { states: [field[0]], letter: [field[1]] },
    )
  })
}

/** Wishes about the order: price, quantity, smallest order, logo, seller, dispatch. */
function ordersOf(row: Goods, base: Want, offers: readonly Offer[], random: Random): Wish[] {
  const say = (wordings: Record<Language, readonly string[]>, values: Record<string, number>): Record<Language, string> =>
    inEach((language) => fill(random.pick(wordings[language]), { x: random.pick(row.names[language]), ...values }))
  const m = random.pick([10, 20, 30, 50, 100, 200, 300, 500])
  const priceFor = (quantity: number | undefined): number => {
    const prices = offers.flatMap((offer) => Math.min(...pricesOf(offer, quantity))).sort((a, b) => a - b)
    const price = prices[Math.floor(prices.length * random.pick([0.15, 0.3, 0.5, 0.7]))]!
    const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
    return Math.ceil(price / step) * step
  }
  const [alone, together] = [priceFor(undefined), priceFor(m)]
  const n = random.pick([1, 2, 5, 10, 20, 50])
  const hours = random.pick([24, 48, 72])
  return [
    { say: say(conditions.maxPrice, { n: alone }), want: { ...base, maxRub: alone } },
    { say: say(conditions.quantityAndPrice, { n: together, m }), want: { ...base, maxRub: together, quantity: m } },
    { say: say(conditions.quantity, { m }), want: { ...base, quantity: m } },
    { say: say(conditions.maxMoq, { n }), want: { ...base, maxMoq: n } },
    { say: say(conditions.logo, { m }), want: { ...base, hasLogo: true, quantity: m } },
    { say: say(conditions.factory, {}), want: { ...base, isFactory: true } },
    { say: say(conditions.dispatch, { n: hours }), want: { ...base, maxDispatchHours: hours } },
  ]
}

/** One colour or the other, one material or the other. */
function eitherOf(row: Goods, base: Want, family: Family, random: Random): Wish[] {
  const say = (one: Record<Language, string>, other: Record<Language, string>): Record<Language, string> =>
    inEach((language) =>
      fill(random.pick(conditions.either[language]), { g: random.pick(row.names[language]), p: one[language], q: other[language] }),
    )
  const united = (one: Partial<Want>, other: Partial<Want>): Want => ({
    ...base,
    states: [insensitive([...one.states!, ...other.states!].map(({ source }) => source).join('|'))],
  })
  const [a, b] = random.sample(colorsOf(family), 2)
  const [c, d] = random.sample(materialsOf(family), 2)
  const inWords = (name: string): Record<Language, string> => ({
    ru: materials[name]!.ru[0]!,
    en: materials[name]!.en[0]!,
    zh: materials[name]!.zh[0]!,
  })
  return [
    ...(a && b ? [{ say: say(colors[a]!, colors[b]!), want: united(ofColor(a), ofColor(b)) }] : []),
    ...(c && d ? [{ say: say(inWords(c), inWords(d)), want: united(ofMaterial(c), ofMaterial(d)) }] : []),
  ]
}

/** Not this colour: offers in others as well will do. Not of this material. */
function withoutOf(row: Goods, base: Want, family: Family, random: Random): Wish[] {
  const [color] = random.sample(colorsOf(family), 1)
  const materialsThere = materialsOf(family)
  const [material] = materialsThere.length > 1 ? random.sample(materialsThere, 1) : []
  const wishes: Wish[] = []
  if (color) {
    const { but, en, zh } = colors[color]!
    wishes.push({
      say: inEach((language) =>
        fill(random.pick(conditions.notColor[language]), { g: random.pick(row.names[language]), p: { ru: but, en, zh }[language] }),
      ),
      want: { ...base, states: [insensitive(`^Color: (?!(matte |glossy )?${color}$)`)] },
    })
    // "не чёрных": behind "не" the nominative is said.
    wishes.at(-1)!.say.ru = wishes.at(-1)!.say.ru.replace(`не ${but}`, `не ${colors[color]!.ru}`)
  }
  if (material) {
    const { of, en, zh } = materials[material]!
    wishes.push({
      say: inEach((language) =>
        fill(random.pick(conditions.notMaterial[language]), {
          g: random.pick(row.names[language]),
          p: { ru: of, en: en[0]!, zh: zh[0]! }[language],
        }),
      ),
      want: { ...base, not: [insensitive(`^Material: .*${escaped(material)}`)] },
    })
  }
  return wishes
}
