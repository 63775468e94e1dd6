import type { ConceptKind } from '@karavan/lexicon/concepts.ts'
import { findConcept, isA } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { z } from 'zod'

const minor = z.number().int().min(0).max(1e14)
const conceptIds = z.array(z.string().max(80)).max(20)

/** Bounds on the price of one piece as the buyer said them, in minor units of `currency`. `target` is a price "about" which it should be. */
export const wishedPrice = z.object({
  currency: z.string().max(3),
  min: minor.optional(),
  max: minor.optional(),
  target: minor.optional(),
})
export type WishedPrice = z.infer<typeof wishedPrice>

/** A measured property in its base unit. `target` is what was named ("500 ml"), or, `isAbout`, what it should be near; bounds are what was said as such. */
export const wishedMeasure = z.object({
  dimension: z.enum(['volume', 'length', 'weight', 'charge', 'power', 'count']),
  target: z.number().optional(),
  isAbout: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** Several that were named, each of them welcome: 2 and 3 kg; `min` and `max` are the least and the most of them. */
  oneOf: z.array(z.number()).max(4).optional(),
})
export type WishedMeasure = z.infer<typeof wishedMeasure>
export type Dimension = WishedMeasure['dimension']
/** What "big" means first, where goods state several measures. */
export const sizeDimensions = ['volume', 'charge', 'length', 'weight', 'power', 'count'] as const satisfies readonly Dimension[]

/** Fields that offers can be put in order by and that are not searched for by a measure. */
export const figureFields = [
  'weight',
  'volume',
  'length',
  'thickness',
  'diameter',
  'height',
  'width',
  'density',
  'power',
  'charge',
  'set',
  'age',
  'protection',
  'brightness',
  'pressure',
  'resolution',
  'temperature',
  'running-time',
  'warmth',
  'load',
  'voltage',
  'torque',
  'pages',
] as const
export type FigureField = (typeof figureFields)[number]

/** A figure named exactly may differ by this share of it. */
export const figureTolerance = 0.02

/** A figure of a field in its base unit: thicker than 2 cm, 200 g/m² and more, what is in a set. Of an age it is the lowest that goods are for, of a protection its IP code; lumens, atmospheres, dpi, °C, hours and volts are as they are. */
export const wishedFigure = z.object({ field: z.enum(figureFields), above: z.number().optional(), below: z.number().optional() })
export type WishedFigure = z.infer<typeof wishedFigure>

/** How much of a material goods must be made of, in percent. */
export const wishedShare = z.object({ material: z.string().max(80), least: z.number().min(1).max(100) })
export type WishedShare = z.infer<typeof wishedShare>

/** Orders that a buyer can wish for; without one the best comes first. */
const wishedSort = z.enum(['price', 'sales', 'moq', 'seller', 'dispatch'])
/** Those with the most or the least of a field come first. "Size" is whatever the goods are measured by. */
const wishedExtreme = z.object({ field: z.enum([...figureFields, 'size']), wants: z.enum(['most', 'least']) })
export type WishedExtreme = z.infer<typeof wishedExtreme>

/**
 * How big something is without a figure. Who looks for large dog beds gets those that are called so, where several are, and the largest first; `undefined`
 * for any other word.
 */
export function softSizeOf(word: string): WishedExtreme['wants'] | undefined {
  if (/^(?:large|big|больш(?:ой|ая|ое|ие|ую|их)|крупн\p{L}{2,3}|大号|大的)$/u.test(word)) return 'most'
  return /^(?:small|little|маленьк\p{L}{2,3}|небольш\p{L}{2,3}|小号|小的)$/u.test(word) ? 'least' : undefined
}

const saidOfPrice = z.object({
  price: wishedPrice.optional(),
  budget: z.object({ currency: z.string().max(3), minor }).optional(),
  sort: wishedSort.optional(),
})

/** "Headphones" of "a case for headphones". */
const nameBeside = z.object({ concept: z.string().max(80), words: z.array(z.string().max(60)).max(12) })
export type NameBeside = z.infer<typeof nameBeside>

/** Longest stretch of a message that is repeated to its buyer. */
export const maxSaid = 120
/** Sizes that are kept of a wish: "42-50" are nine, and the letters that stand for them. */
export const maxSizes = 20
/** So many guesses are kept of a talk. */
export const maxGuesses = 4

/** A guess at what the buyer meant: "sees where the kid is" as the property that listings call "GPS". */
const understood = z.object({ said: z.string().max(maxSaid), name: z.string().max(60) })
export type Understood = z.infer<typeof understood>

const quantity = z.number().int().min(1).max(10_000_000)

/** So many of one of the goods that were named together. */
const countOfKind = z.object({ type: z.string().max(80), quantity })
export type CountOfKind = z.infer<typeof countOfKind>

/** All that a buyer wants of the goods, gathered over the turns of a conversation. Empty lists and missing fields mean "no matter". */
export const wish = z.object({
  /** Product type concepts, the most likely first. An offer of any of them fits. */
  types: conceptIds,
  /** A gift is wanted, of whatever kind: `types` are those that would do, and several of them are shown. */
  gift: z.enum(['adults', 'kids']).optional(),
  /** The occasion whose needs `types` are (`grammar/occasion.ts`); with `gift`. */
  occasion: z.string().max(40).optional(),
  /** `types` are goods that were named one beside the other: "umbrellas and raincoats". Each of them is looked for. */
  isSeveral: z.boolean().optional(),
  /** Any of these `types` that `isSeveral` looks for will do: what the name of the goods may mean. */
  areAlternatives: z.literal(true).optional(),
  /** One of each of `types` makes a kit, and `quantity` counts kits. */
  isKit: z.literal(true).optional(),
  /** Words of the buyer that name no concept: models, patterns, uses. */
  words: z.array(z.string().max(60)).max(20),
  /** Of these words those that stood side by side, the thing itself last: "blade cover" is given up as one. */
  phrases: z
    .array(z.array(z.string().max(60)).max(6))
    .max(8)
    .optional(),
  /** Id of the buyer's picture that the goods should look like. */
  picture: z.string().max(60).optional(),
  /** Words of what the goods are for: "школу". They choose where several offers serve it, and exclude none where few do. */
  purposes: z.array(z.string().max(60)).max(20).optional(),
  /** What was said in words close to those of a property, the surest first. Offers that state none of it are left out where others do. */
  understood: z.array(understood).max(maxGuesses).optional(),
  /** Phrases that must not be in an offer: "animal hair". */
  notWords: z.array(z.string().max(60)).max(20).optional(),
  /** The buyer's own words for the goods, whatever concepts they name: "remote control car". They order offers, they exclude none. */
  said: z.array(z.string().max(60)).max(20).optional(),
  /** Words by which the goods were told and not named: "schoolbooks" of a backpack. They order offers, they exclude none. */
  hints: z.array(z.string().max(60)).max(20).optional(),
  /** Kinds of goods that were named beside `types` (what they are for), each with the words that name it. They order offers, they exclude none. */
  beside: z.array(nameBeside).max(10).optional(),
  /** The goods as the buyer wrote them, for an answer that has none of them: "самокат электрический". */
  phrase: z.string().max(120).optional(),
  colors: conceptIds,
  /** So many of each of `colors` are wanted: offers that have all of them come first. */
  everyColor: z.literal(true).optional(),
  /** Offers that come in several colours, whichever these are. */
  severalColors: z.literal(true).optional(),
  notColors: conceptIds,
  materials: conceptIds,
  notMaterials: conceptIds,
  /** Of those in `materials` alone. */
  shares: z.array(wishedShare).max(4).optional(),
  /** Audience, season, style and feature concepts. */
  traits: conceptIds,
  notTraits: conceptIds,
  /** Colours, materials and traits that would be nice: they order offers, and exclude none. */
  preferred: conceptIds.optional(),
  /** Of these among `traits` one is enough: "with a lid or a handle". */
  either: conceptIds.optional(),
  sizes: z.array(z.string().max(20)).max(maxSizes),
  measures: z.array(wishedMeasure).max(6),
  /** Measures beside those: they choose where some offer has them, and exclude none. */
  asides: z.array(wishedMeasure).max(2).optional(),
  figures: z.array(wishedFigure).max(4).optional(),
  extreme: wishedExtreme.optional(),
  /** The device that the goods must be made for: "iphone 15 pro". */
  device: z.string().max(40).optional(),
  /** Two or three sides that belong together, in mm, ascending: 150x200 cm. */
  sides: z.array(z.number().int().min(1).max(10_000_000)).min(2).max(3).optional(),
  quantity: quantity.optional(),
  /** So many of each of `types` that `isSeveral` looks for, where they differ. */
  counts: z.array(countOfKind).max(20).optional(),
  price: wishedPrice.optional(),
  /** What the whole lot may cost. */
  budget: z.object({ currency: z.string().max(3), minor }).optional(),
  /**
   * There while `price` is a bound that "cheaper" or "dearer" put there: what the buyer had said of it before. Such a bound is about the offers shown then,
   * so the next condition puts back what was said.
   */
  saidOfPrice: saidOfPrice.optional(),
  /** Largest acceptable minimum order, in pieces. */
  maxMoq: z.number().int().min(1).optional(),
  /** A minimum order above the wanted quantity is accepted; otherwise the quantity bounds it. */
  anyMoq: z.boolean().optional(),
  /** Words of the name of the seller that was asked for. */
  sellerName: z.string().max(60).optional(),
  factoryOnly: z.boolean().optional(),
  minSellerYears: z.number().int().min(1).max(50).optional(),
  /** Asked for sellers of good standing: counts in the ranking, excludes nobody. */
  trustedSeller: z.boolean().optional(),
  maxDispatchHours: z.number().int().min(1).optional(),
  /** As many as are ordered must be in stock. */
  inStock: z.literal(true).optional(),
  sort: wishedSort.optional(),
})
export type Wish = z.infer<typeof wish>

/** How many are wanted of goods of these kinds. */
export const quantityOfKinds = ({ quantity, counts }: Pick<Wish, 'quantity' | 'counts'>, types: readonly string[]): number | undefined =>
  counts?.find(({ type }) => types.some((one) => isA(one, type)))?.quantity ?? quantity

/** A wish for one of several goods that were wished for together, with how many of it are wanted. */
export function ofOneKind({ counts: _, ...wish }: Wish, type: string, quantity: number | undefined): Wish {
  const others = wish.types.filter((other) => other !== type)
  // The name of another of them is none of its own.
  const said = wish.said?.filter((word) => isOfName(type, word) || !others.some((other) => isOfName(other, word)))
  return { ...wish, types: [type], ...(said ? { said } : {}), ...(quantity !== undefined ? { quantity } : {}) }
}
const isOfName = (type: string, word: string): boolean =>
  Object.values(findConcept(type)?.words ?? {}).some((names) =>
    names.some((name) =>
      name
        .toLowerCase()
        .split(' ')
        .some((part) => stemOf(part) === stemOf(word)),
    ),
  )

/** The traits of which each must be there, and those of which one is enough. */
export function traitsOf({ traits, either = [] }: Pick<Wish, 'traits' | 'either'>): { each: string[]; anyOf: string[] } {
  const anyOf = traits.filter((trait) => either.includes(trait))
  return anyOf.length > 1 ? { each: traits.filter((trait) => !anyOf.includes(trait)), anyOf } : { each: traits, anyOf: [] }
}

export const emptyWish = (): Wish => ({
  types: [],
  words: [],
  colors: [],
  notColors: [],
  materials: [],
  notMaterials: [],
  traits: [],
  notTraits: [],
  sizes: [],
  measures: [],
})

/** Kinds of traits. Each is a facet of its own: who wants men's socks gives up "warm" before "men's". */
export const traitKinds = ['audience', 'season', 'style', 'feature', 'theme'] as const satisfies readonly ConceptKind[]
export type TraitKind = (typeof traitKinds)[number]
export const isTraitKind = (facet: Facet): facet is TraitKind => traitKinds.some((kind) => kind === facet)
/** Kind of a trait by its id; what else is not wanted beside the goods ("without a spoon") counts as a feature. */
export const traitKindOf = (id: string): TraitKind => traitKinds.find((kind) => id.startsWith(`${kind}.`)) ?? 'feature'

/** Goods for pets that name no animal are for any of these. */
export const anyPet: ReadonlySet<string> = new Set(['audience.cats', 'audience.dogs'])
export const areForPets = (types: readonly string[]): boolean => types.length > 0 && types.every((type) => isA(type, 'type.pet-goods'))

/** What can be given up, one at a time, when nothing fits everything. The buyer can name each ("any colour", "без учёта цены"). */
export const facets = [
  'device',
  'price',
  'color',
  'material',
  'measure',
  'size',
  ...traitKinds,
  'words',
  'moq',
  'dispatch',
  'stock',
  'seller',
] as const
export type Facet = (typeof facets)[number]

/** The wish with a bound of its own ("cheaper than those") in place of what the buyer said of the price. */
export function withPassingPrice(from: Wish, price: WishedPrice): Wish {
  const { budget, saidOfPrice, ...rest } = from
  const said = { ...(from.price ? { price: from.price } : {}), ...(budget ? { budget } : {}), ...(from.sort ? { sort: from.sort } : {}) }
  return { ...rest, price, saidOfPrice: saidOfPrice ?? said }
}

/** The wish with what the buyer said of the price where "cheaper" or "dearer" stood in its place. */
export function withoutPassingPrice(from: Wish): Wish {
  const { saidOfPrice, ...rest } = from
  if (!saidOfPrice) return from
  const { price: _price, budget: _budget, sort: _sort, ...others } = rest
  return { ...others, ...saidOfPrice }
}

/** Takes out of a wish what would have been nice. */
export function withoutPreferred(of: Wish, isMeant: (id: string) => boolean): void {
  const left = of.preferred?.filter((id) => !isMeant(id)) ?? []
  if (left.length > 0) of.preferred = left
  else delete of.preferred
}

/** The wish without one of its facets. */
export function withoutFacet(from: Wish, facet: Facet): Wish {
  const copy = structuredClone(from)
  switch (facet) {
    case 'device':
      delete copy.device
      return copy
    case 'price':
      delete copy.price
      delete copy.budget
      delete copy.saidOfPrice
      return copy
    case 'color':
      delete copy.everyColor
      delete copy.severalColors
      withoutPreferred(copy, (id) => id.startsWith('color.'))
      return { ...copy, colors: [], notColors: [] }
    case 'material':
      withoutPreferred(copy, (id) => id.startsWith('material.'))
      return { ...copy, materials: [], notMaterials: [] }
    case 'measure':
      delete copy.sides
      delete copy.figures
      delete copy.asides
      return { ...copy, measures: [] }
    case 'size':
      return { ...copy, sizes: [] }
    case 'audience':
    case 'season':
    case 'style':
    case 'feature':
    case 'theme': {
      const isOther = (id: string): boolean => traitKindOf(id) !== facet
      return { ...copy, traits: copy.traits.filter(isOther), notTraits: copy.notTraits.filter(isOther) }
    }
    case 'words':
      delete copy.notWords
      delete copy.phrases
      delete copy.purposes
      delete copy.understood
      return { ...copy, words: [] }
    case 'moq':
      delete copy.maxMoq
      return { ...copy, anyMoq: true }
    case 'dispatch':
      delete copy.maxDispatchHours
      return copy
    case 'stock':
      delete copy.inStock
      return copy
    case 'seller':
      delete copy.sellerName
      delete copy.factoryOnly
      delete copy.minSellerYears
      delete copy.trustedSeller
      return copy
  }
}

/** Whether the wish has something to give up in this facet. A quantity bounds the minimum order too, so it counts as `moq`. */
export function hasFacet(of: Wish, facet: Facet): boolean {
  switch (facet) {
    case 'device':
      return of.device !== undefined
    case 'price':
      return of.price !== undefined || of.budget !== undefined
    case 'color':
      return of.colors.length + of.notColors.length > 0 || of.severalColors === true
    case 'material':
      return of.materials.length + of.notMaterials.length > 0
    case 'measure':
      return of.measures.length > 0 || of.sides !== undefined || of.figures !== undefined
    case 'size':
      return of.sizes.length > 0
    case 'audience':
    case 'season':
    case 'style':
    case 'feature':
      return [...of.traits, ...of.notTraits].some((id) => traitKindOf(id) === facet)
    case 'theme':
      // Without its theme, a wish that names no kind of goods is none.
      return [...of.traits, ...of.notTraits].some(isTheme) && (of.types.length > 0 || of.words.length > 0)
    case 'words':
      return of.words.length > 0 && of.types.length > 0
    case 'moq':
      return of.maxMoq !== undefined || (of.quantity !== undefined && !of.anyMoq)
    case 'dispatch':
      return of.maxDispatchHours !== undefined
    case 'stock':
      return of.inStock === true
    case 'seller':
      return of.sellerName !== undefined || of.factoryOnly === true || of.minSellerYears !== undefined
  }
}

/** What goods show: "something with dinosaurs" is a wish although it names no kind of goods. */
export const isTheme = (id: string): boolean => id.startsWith('theme.')

/** Whether the wish names goods at all, so that there is something to search for. */
export const namesGoods = (of: Wish): boolean =>
  of.types.length > 0 || of.words.length > 0 || of.picture !== undefined || of.traits.some(isTheme)

/** What goods of cloth are made of, where nobody says of which: "тканевая корзина", 布艺收纳箱. */
export const textiles = [
  'material.cotton',
  'material.oxford',
  'material.linen',
  'material.polyester',
  'material.canvas',
  'material.nylon',
  'material.fleece',
  'material.microfiber',
]
/** Whether any textile will do, and the materials beside those. */
export function textileOrNone({ materials }: Pick<Wish, 'materials'>): { isAnyTextile: boolean; others: string[] } {
  const isAnyTextile = textiles.every((textile) => materials.includes(textile))
  return { isAnyTextile, others: isAnyTextile ? materials.filter((material) => !textiles.includes(material)) : materials }
}
