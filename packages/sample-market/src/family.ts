import type { ColorId } from './colors.ts'
import type { Noun, Phrase, Triple } from './phrase.ts'
import type { Industry } from './sellers.ts'
import type { AudienceId, MaterialId, MeasureUnit, SeasonId, UnitId } from './words.ts'

/** A value of a measure and its price relative to the family's price range. Text where it is more than a single number (`20x30`). */
export type Measured = readonly [value: number | string, priceFactor: number]

/** The one measure that tells the family's offers apart, such as the volume of bottles. */
export interface Measure {
  name: Triple
  unit: MeasureUnit
  values: readonly Measured[]
  /** Share of offers in which the buyer chooses among several values, 0 to 1; the others are sold in one, named in the title. */
  choice?: number
}

/** Another choice of the buyer, such as the plug or the content of a set. */
export interface Choice {
  name: Triple
  values: readonly Phrase[]
  /** Share of offers that have it, 0 to 1. */
  share: number
}

/** One kind of goods as wholesale sellers offer it: everything the generator needs to make believable offers of it. */
export interface Family {
  /** Concept id of the lexicon; without `type.` it is the picture kind as well. */
  type: `type.${string}`
  /** Offers to make. */
  offers: number
  /** Path of categories from the widest to the narrowest. */
  category: readonly Triple[]
  industry: Industry
  unit: UnitId
  nouns: readonly Noun[]
  /** One is chosen for an offer; the number is its price relative to the range. */
  materials?: readonly (readonly [MaterialId, number])[]
  /** Those that the nouns say already, such as the denim of jeans: a fact of the offer, but no word of its title. */
  silentMaterials?: readonly MaterialId[]
  colors: readonly ColorId[]
  /** Most colours one offer comes in; 6 when absent. */
  maxColors?: number
  /** Second colours the pictures may use. */
  accents?: readonly ColorId[]
  /** Usual price of one piece at the smallest order, yuan, before factors. */
  price: readonly [low: number, high: number]
  /** Smallest orders, each as likely as the next; repeat one to make it more usual. */
  moq: readonly number[]
  /** Of one piece packed, grams; where the measure is the weight itself, of the packing alone. */
  grams: readonly [low: number, high: number]
  measure?: Measure
  /** Sizes the buyer chooses, by audience (`clothing`) or without it. */
  sizes?: 'clothing' | 'shoes' | 'socks' | 'headwear' | 'gloves'
  choice?: Choice
  audiences?: readonly AudienceId[]
  seasons?: readonly SeasonId[]
  /** Looks and styles; at most one in a title. */
  looks: readonly Phrase[]
  /** Properties that set an offer apart; one to three in a title. */
  features: readonly Phrase[]
  /** What or whom it is for; at most one in a title. */
  uses: readonly Phrase[]
  /** Parts of Chinese words that never stand in one offer, such as a car mug for school. */
  clashes?: readonly (readonly [string, string])[]
  /** Facts of the detail page: a name and its possible values. */
  specs: readonly (readonly [name: Triple, values: readonly Triple[]])[]
}

/** What the families of one branch share. */
export const inBranch =
  <Shared extends Partial<Family>>(shared: Shared) =>
  (family: Omit<Family, keyof Shared> & Partial<Pick<Family, keyof Shared & keyof Family>>): Family =>
    ({ ...shared, ...family }) as Shared & typeof family as Family
