import { type Language, pickText } from '@karavan/contract/language.ts'
import { attributesAskedIn, groupsOfAttribute, isCalledAs, isOfAttribute } from '@karavan/lexicon/asked-attributes.ts'
import { type MeantProperty, meantProperties } from '@karavan/lexicon/meant-properties.ts'
import { tellingWords } from '@karavan/lexicon/property-names.ts'
import type { Offer, OfferAttribute } from '@karavan/marketplaces/port.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { isNameOf } from '../../fields.ts'
import { whereItStands } from '../../interpret/asked-of-goods.ts'

/** The attribute that a question asks for in words that are not its name: "will it run out fast?" of the writing length of pens. */
export interface MeantAttribute {
  name: OfferAttribute['name']
  /** How probable it is among all that the listings state and all else that may be asked of goods, 0 to 1. */
  share: number
  /** It is asked for as itself, and not only as what is asked of goods in general, which has answers of its own. */
  isOwn: boolean
  isIn(attribute: OfferAttribute): boolean
}

/** So probable it must be to be told where nothing else of the question is, before anything else, and before a property that the question names. */
export const leastMeant = { open: 0.3, first: 0.6, named: 0.85 }
/** So much of what others ask of goods that have another attribute speaks against those that these have. */
const ofAbsent = 0.4
/** So much of it must be asked as the attribute itself. */
const leastOwn = 0.45
/** How something is asked, and not of what. */
const forms: ReadonlySet<string> = new Set(['ask-extreme', 'ask-compare', 'ask-advice'])
/** What people ask in the same words of different goods: how thick cloth is stands in its weight. */
const families: readonly (readonly string[])[] = [
  [
    'at-thickness',
    'at-fabric-thickness',
    'at-weight-per-area',
    'at-fabric-weight-shirt',
    'at-fabric-weight-tote',
    'at-paper-weight-gift-box',
    'at-paper-weight-notebook',
    'at-thread-count',
  ],
  ['at-battery-life', 'at-battery-capacity', 'ask-runtime'],
  ['at-dishwasher-board', 'at-dishwasher-glass', 'at-care-bowl', 'at-care-storage'],
  ['at-luminous-flux', 'at-beam-distance'],
  ['at-pieces-building-blocks', 'at-pieces-puzzle', 'at-pieces-in-set', 'at-sheets', 'at-pack-size', 'ask-pieces'],
  ['at-clasp-bracelet', 'at-clasp-necklace', 'at-closure-bag', 'at-closure-cap', 'at-post-material'],
  ['at-per-pack', 'at-sold-as'],
  ['at-lens-width', 'at-wrist-size', 'at-belt-length', 'at-chain-length'],
  ['at-plating', 'at-hardware-color'],
]
const familyOf = new Map(families.flatMap((family) => family.map((group) => [group, family] as const)))

/** Groups whose attributes share a name with those of another, and what the values of theirs are: "power" is watts, or what feeds a toy. */
const valuesIn: Readonly<Record<string, RegExp>> = { 'at-power-charger': /\d/u, 'at-power-toy-car': /^\D*$/u }
const mayBeOf = ({ value }: OfferAttribute, group: string): boolean => texts(value).every((text) => valuesIn[group]?.test(text) ?? true)
const groupsOf = (attribute: OfferAttribute): string[] =>
  groupsOfAttribute(texts(attribute.name)).filter((group) => mayBeOf(attribute, group))

const keyOf = ({ name }: OfferAttribute): string => texts(name).join('|')

/** Whether what is asked in general stands in this attribute too: the thickness of towels in their weight per area. */
function isAnswered(group: string, attribute: OfferAttribute): boolean {
  const where = whereItStands(group)
  if (!where || where.isBeside) return false
  return texts(attribute.name).some((name) => where.names?.test(name) || where.fields.some((field) => isNameOf(name, field)))
}

/** Of the attributes that the listings have the one that is most probably asked for; `undefined` where anything else rather is. */
export function attributeMeant(question: string, offers: readonly Pick<Offer, 'attributes'>[]): MeantAttribute | undefined {
  const attributes = new Map(offers.flatMap((offer) => offer.attributes.map((attribute) => [keyOf(attribute), attribute] as const)))
  const groups = new Map([...attributes].map(([key, attribute]) => [key, new Set(groupsOf(attribute))]))
  const scores = new Map<string, number>()
  const ownScores = new Map<string, number>()
  let all = 0
  const answeringFor = (group: string): [string, OfferAttribute][] =>
    [...attributes].filter(([key, attribute]) => (isOfAttribute(group) ? groups.get(key)!.has(group) : isAnswered(group, attribute)))
  const calledAs = (group: string): [string, OfferAttribute][] =>
    isOfAttribute(group)
      ? [...attributes].filter(([, attribute]) => isCalledAs(texts(attribute.name), group) && mayBeOf(attribute, group))
      : []
  for (const { name: group, share } of attributesAskedIn(question)) {
    if (forms.has(group)) continue
    const ofGroup = answeringFor(group)
    const own = ofGroup.length > 0 ? ofGroup : calledAs(group)
    const answering = own.length > 0 ? own : (familyOf.get(group) ?? []).flatMap(answeringFor)
    for (const key of new Set(answering.map(([key]) => key)))
      for (const counts of isOfAttribute(group) ? [scores, ownScores] : [scores]) counts.set(key, (counts.get(key) ?? 0) + share)
    // What no such goods have is rather not asked of them.
    all += isOfAttribute(group) && answering.length === 0 ? share * ofAbsent : share
  }
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one)
  if (!best) return undefined
  const [key, score] = best
  const isOwn = (ownScores.get(key) ?? 0) >= score * leastOwn
  // 书写长度 and 书写米数 are one attribute under two names.
  const ofBest = groups.get(key)!
  const alike = new Set(
    [...groups].filter(([other, own]) => other === key || [...own].some((group) => ofBest.has(group))).map(([other]) => other),
  )
  return { name: attributes.get(key)!.name, share: score / all, isOwn, isIn: (attribute) => alike.has(keyOf(attribute)) }
}

/** Whether an attribute has a property in its value, as listings call it. */
export const statesProperty = ({ value }: OfferAttribute, property: string, language: Language): boolean =>
  (pickText(value, language) ?? '').toLowerCase().includes(property)

/** The property of some of these goods that a question comes to by what its words mean, as listings of that language call it; `undefined` where none of them states one. */
export function propertyMeant(
  question: string,
  types: readonly string[],
  offers: readonly Pick<Offer, 'attributes'>[],
  language: Language,
): string | undefined {
  const [type, ...others] = types
  if (type === undefined || others.length > 0) return undefined
  const isStated = (name: string): boolean => offers.some(({ attributes }) => attributes.some((one) => statesProperty(one, name, language)))
  // What is called by its name was read as that.
  const isNamed = ({ start, end, word }: MeantProperty): boolean =>
    tellingWords(word).some((part) => question.slice(start, end).toLowerCase().includes(part))
  return meantProperties(question, type, isStated)
    .filter((one) => !isNamed(one))
    .toSorted((one, other) => other.certainty - one.certainty)[0]?.word
}
