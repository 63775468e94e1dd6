import type { Analysis, ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { childrenOf, findConcept, isA } from '@karavan/lexicon/names.ts'
import { englishStopwords, russianStopwords } from '@karavan/lexicon/stopwords.ts'
import type { Token } from '@karavan/lexicon/tokens.ts'
import { isTheme, type NameBeside } from '../wish.ts'
import { goesOn, isDenied, isGivenUp, isNotNeeded } from './grammar/negation.ts'
import type { OpenText, Span } from './grammar/open-text.ts'
import { impliedMaterials } from './implied.ts'

/** Types, colours, materials and traits, each wanted or not wanted. */
export interface Goods {
  types: string[]
  colors: string[]
  notColors: string[]
  materials: string[]
  notMaterials: string[]
  traits: string[]
  notTraits: string[]
  /** What was wished for and need not be, concepts and words. */
  givenUp: string[]
}

const plush = 'material.plush'

const partBefore = /(?:^|[^\p{L}])(?:with(?: an?)?|с|со|带|配)\s*$/u
/** "Секатор, ручки чтоб прорезиненные", "pan, handle must be wood". Pens (ручки) stand first. */
const ofPartBefore =
  /[,;.，；]\s*(?:а |и |and |the )?(?:ручк|рукоят|крышк|ремеш|лямк|подошв|подкладк|корпус|ножк|лезви|handles?|lids?|straps?|soles?|lining|blades?)\p{L}*,?\s+(?:(?:чтобы?|не|из|должн\p{L}+|быть|был[аио]?|only|must|should|to|be|is|are|made|of)\s+)*$|[,;，；\s](?:手柄|把手|盖子?|表带|鞋底|内胆)(?:要|得是?|是|必须)$/iu
const nounBehind =
  /^\s*(?:lids?|handles?|legs|straps?|soles?|крышк\p{L}*|ручк\p{L}*|ножк\p{L}*|ремешк\p{L}*|ремн\p{L}*|подошв\p{L}*|вставк\p{L}*|盖|手柄|把手|表带|底)/u

/** What a message wants of the goods, and the stretches that say it. A type that is not a head keeps its words: they are the buyer's own beside the goods. */
export function readGoods(analysis: Analysis): { goods: Goods; spans: Span[] } {
  const heads = headTypes(withoutParts(analysis))
  const isHead = (id: string): boolean => heads.includes(id)
  const all = withDenial(analysis).filter(({ match }) => !isThickNotWarm(match, analysis, heads))
  const isLeft = ({ kind, start, end }: ConceptMatch): boolean => {
    const [lead, tail] = [analysis.text.slice(0, start), analysis.text.slice(end)]
    return isGivenUp(lead, tail) || (kind === 'feature' && isNotNeeded(lead, tail))
  }
  const left = all.filter(({ match, isDenied }) => isLeft(match) || (isDenied && isOffer(match))).map(({ match }) => match)
  const givenUp = [...new Set(left.flatMap(({ conceptId, start, end }) => [conceptId, analysis.text.slice(start, end).toLowerCase()]))]
  const said = all.filter(({ match }) => !givenUp.includes(match.conceptId))
  const of = (wanted: boolean, isKind: (match: ConceptMatch) => boolean): string[] => [
    ...new Set(said.filter(({ match, isDenied }) => isDenied !== wanted && isKind(match)).map(({ match }) => match.conceptId)),
  ]
  const isColor = ({ kind }: ConceptMatch): boolean => kind === 'color'
  const isMaterial = ({ kind }: ConceptMatch): boolean => kind === 'material'
  // "With a bamboo lid" says what a part is made of.
  const isOfPart = ({ start, end }: ConceptMatch): boolean =>
    (partBefore.test(analysis.text.slice(0, start).toLowerCase()) && nounBehind.test(analysis.text.slice(end))) ||
    ofPartBefore.test(analysis.text.slice(0, start))
  const isWhole = (match: ConceptMatch): boolean => isMaterial(match) && !isOfPart(match)
  const isTrait = ({ kind }: ConceptMatch): boolean => kind !== 'type' && kind !== 'color' && kind !== 'material'
  // "Dumbbells, no kettlebells": the same kind by another name is wanted all the same.
  const named = of(true, ({ kind }) => kind === 'type')
  const denied = of(false, ({ kind }) => kind === 'type').filter((type) => !named.includes(type))
  const wanted = heads.filter((type) => !denied.includes(type))
  // "Toys, nothing plush": one kind of those that are wanted is not.
  const isOther = (type: string): boolean => !isHead(type) || (denied.includes(type) && wanted.length > 0)
  const notTraits = withBabies(of(false, (match) => isTrait(match) || (match.kind === 'type' && isOther(match.conceptId))))
  const goods: Goods = {
    types: wanted.filter((type) => !givenUp.includes(type) && !isAlsoTrait(type, analysis)),
    colors: of(true, isColor),
    notColors: of(false, isColor),
    materials: union(of(true, isWhole), impliedMaterials(analysis, heads)),
    notMaterials: withFauxLeather(of(false, isMaterial), analysis.text),
    traits: of(true, isTrait),
    // "Without a spoon": another kind of goods that is not wanted beside them. "Not the smart kind" of watches are smart watches.
    notTraits: union(
      notTraits,
      heads.flatMap((type) => kindsWith(notTraits, type)),
    ),
    givenUp,
  }
  const spans = all
    .filter(
      ({ match, isDenied }) => (match.kind !== 'type' || isHead(match.conceptId)) && (isDenied || !isMaterial(match) || !isOfPart(match)),
    )
    .map(({ match: { start, end } }) => ({ start, end }))
  return { goods: asPetGoods(asToy(goods)), spans }
}

/** "That can hold a water bottle", "чтобы влезал ноутбук", 放得下手机: what goods have room for, and no goods that are wanted. */
const hasRoomFor =
  /(?:(?:hold|holds|fit|fits|carry|store|room for|(?:must|should|has to|needs to) have|(?:big|large|wide|deep|roomy) enough for)\s+(?:(?:a|an|the|my|our|two|three|\d+)\s+)?(?:[\w-]+\s+)?|(?:чтобы?\s+(?:был[аио]?|были|имел\p{L}*)|обязательно\s+с|влез\p{L}*|помещ\p{L}*|поме[сш]т\p{L}*|вмеща\p{L}*|войд[её]т|входил\p{L}*|уместил\p{L}*)\s+(?:в (?:нее|него|них)\s+)?(?:[\p{L}\d.]+\s+)?|(?:要有|要带|得有|必须有|里面有|上面有|最好有|最好带|附带|得下|得进|能放下?|能装下?|可放|可装)[^，。！？]{0,6})$/iu
/** Parts that goods have, where more is said of them: "нож, ручка чтоб не пластиковая". The same words name goods where they stand first. */
const partName =
  /^(?:ручк|рукоят|крышк|чехол|чехл|ремеш|ремен|ремн|лямк|дно|днищ|корпус|подкладк|подошв|молни|лезви|колес|ножк|браслет|шнур|провод|кабел|handle|lid|strap|sole|lining|cover|case|cord|cable|band|legs?|wheels|zip|blade|手柄|把手|把|盖子?|表带|鞋底|拉链|刀刃|底|内胆|外壳)/u
const saysOfPart =
  /^\s*,?\s*(?:чтобы?|не|из|только|обязательно|должн\p{L}+|лучше|был[аои]?|should|must|has to|not|is|made of|in|要|不要|最好|得是|必须)(?![\p{L}])|^\s*(?:要|不要|最好|得是?|必须|是)/u
const packing = /^(?:packaging|packing|упаковк\p{L}*|包装)$/iu
function withoutParts(analysis: Analysis): Analysis {
  const { concepts, text } = analysis
  const isAside = ({ kind, start, end }: ConceptMatch): boolean => {
    if (kind !== 'type') return false
    const lead = text.slice(0, start)
    // "Eco packaging" of toothbrushes, 夹子款 of a lamp: how they come.
    const isBeside = concepts.some((other) => other.kind === 'type' && (other.end <= start || other.start >= end))
    if (isBeside && (/^[款式]/u.test(text.slice(end)) || packing.test(text.slice(start, end)))) return true
    const isPart =
      /[,，;；.。]\s*(?:а |и |and |the )?$/.test(lead) && partName.test(text.slice(start, end)) && saysOfPart.test(text.slice(end))
    return isPart || hasRoomFor.test(lead)
  }
  return { ...analysis, concepts: concepts.filter((match) => !isAside(match)) }
}

/** What keeps warm when it is made thicker; a thicker mat, pan or bag does not. */
const keepsWarm = ['type.clothing', 'type.shoes', 'type.headwear', 'type.home-textile']
const isThickNotWarm = ({ conceptId, start, end }: ConceptMatch, { text }: Analysis, heads: readonly string[]): boolean =>
  conceptId === 'feature.warm' &&
  /^加厚/u.test(text.slice(start, end)) &&
  heads.length > 0 &&
  !heads.some((head) => keepsWarm.some((kind) => isA(head, kind)))

/** What sellers can do and need not: nobody wants goods that could not have a logo. */
const isOffer = ({ conceptId }: ConceptMatch): boolean => conceptId.startsWith('feature.customizable')

/** Who wants no leather wants none that looks like it, unless it is the real one that is not wanted. */
const withFauxLeather = (materials: string[], text: string): string[] =>
  materials.includes('material.leather') && !/натурал|настоящ|genuine|real|真皮/iu.test(text)
    ? union(materials, ['material.faux-leather'])
    : materials

/** Who wants nothing for children wants nothing for babies. */
const withBabies = (traits: string[]): string[] => (traits.includes('audience.kids') ? union(traits, ['audience.baby']) : traits)

const union = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])]

/** Kinds of these goods that have one of the properties in their name: smart watches of watches. */
function kindsWith(traits: readonly string[], type: string): string[] {
  const words = traits.filter((trait) => !trait.startsWith('type.')).flatMap((trait) => findConcept(trait)?.words.en ?? [])
  return childrenOf(type).filter((kind) => findConcept(kind)?.words.en.some((name) => words.some((word) => name.startsWith(`${word} `))))
}

/** "A plush dinosaur" is what it shows and what it is made of: together that is a toy. */
function asToy(goods: Goods): Goods {
  if (goods.types.length > 0 || !goods.traits.some(isTheme) || !goods.materials.includes(plush)) return goods
  return { ...goods, types: ['type.soft-toy'], materials: goods.materials.filter((material) => material !== plush) }
}

/** "Phone mount, not suction cup": a word that no concept knows belongs to what is denied. */
const deniedByWord =
  /(?:^|[\s,.;])(?:not|no|without)\s+(?:an?\s+)?(?!(?:very|too|so|bad|just|only|expensive|big|large|small|more|less|cheap)\s)[a-z]+\s+$/i

const pets = ['audience.pets', 'audience.cats', 'audience.dogs']

/** "Toys" where cats are spoken of are those of pets. */
function asPetGoods(goods: Goods): Goods {
  if (!goods.traits.some((trait) => pets.includes(trait))) return goods
  const ofPets = (type: string): string => {
    const other = type.replace('type.', 'type.pet-')
    return findConcept(other) ? other : type
  }
  return { ...goods, types: [...new Set(goods.types.map(ofPets))] }
}

/** Every name in the order of the text, with whether it is wanted. A denial goes on over a list. */
function withDenial({ text, concepts }: Analysis): { match: ConceptMatch; isDenied: boolean }[] {
  const said: { match: ConceptMatch; isDenied: boolean }[] = []
  let last: { end: number; isDenied: boolean } | undefined
  for (const match of [...concepts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const between = last ? text.slice(last.end, match.start) : ''
    const isNegated =
      match.isNegated === true ||
      isDenied(text.slice(0, match.start), text.slice(match.end)) ||
      (match.kind === 'type' && last !== undefined && deniedByWord.test(text.slice(last.end, match.start))) ||
      (last?.isDenied === true && goesOn(between))
    if (!last || match.end > last.end) last = { end: match.end, isDenied: isNegated }
    said.push({ match, isDenied: isNegated })
  }
  return said
}

/** "Быстрая зарядка" names a charger and a feature: beside another kind of goods it is the feature. */
function isAlsoTrait(type: string, { concepts }: Analysis): boolean {
  const own = concepts.filter((match) => match.conceptId === type)
  const others = concepts.some((match) => match.kind === 'type' && !own.some(({ start }) => start === match.start))
  return (
    others && own.every(({ start, end }) => concepts.some((match) => match.kind !== 'type' && match.start <= start && match.end >= end))
  )
}

/** Whether two of these kinds were named one beside the other, and neither is the other's name for short: "umbrellas and raincoats". */
export function areSeveral({ concepts }: Analysis, types: readonly string[]): boolean {
  const places = types.map((type) => concepts.filter(({ conceptId }) => conceptId === type))
  const areApart = (some: readonly Span[], others: readonly Span[]): boolean =>
    some.length > 0 && others.length > 0 && some.every((one) => others.every((other) => one.end <= other.start || other.end <= one.start))
  return types.some((one, at) =>
    types.some((other, place) => place > at && !isA(one, other) && !isA(other, one) && areApart(places[at]!, places[place]!)),
  )
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end

/** Limits of what a wish stores. */
const maxWords = 12
const maxBeside = 10
const maxWordLength = 60
const maxPhraseLength = 120

/** Names of goods but for those that are not wanted. */
const namedGoods = (analysis: Analysis): ConceptMatch[] =>
  withDenial(analysis)
    .filter(({ match, isDenied }) => match.kind === 'type' && !isDenied)
    .map(({ match }) => match)

/** Words of the names of goods, as the buyer wrote them. */
export function saidOf(analysis: Analysis): string[] {
  const { tokens } = analysis
  const names = namedGoods(analysis)
  const words = tokens
    .filter((token) => names.some((name) => isWithin(token, name)))
    .map(({ normalised }) => normalised.slice(0, maxWordLength))
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, maxWords)
}

/** Kinds of goods that are named beside the wanted ones, with their words. */
export function besideOf(analysis: Analysis, types: readonly string[]): NameBeside[] {
  return namedGoods(analysis)
    .filter(({ conceptId }) => !types.includes(conceptId))
    .map((name) => ({
      concept: name.conceptId,
      words: analysis.tokens.filter((token) => isWithin(token, name)).map(({ normalised }) => normalised.slice(0, maxWordLength)),
    }))
    .slice(0, maxBeside)
}

/** From the first to the last word of the goods, unless something else (a price, a quantity) stands between them. */
export function phraseOf(message: string, analysis: Analysis, words: readonly string[]): string | undefined {
  const { text, tokens } = analysis
  const said = withDenial(analysis)
  const isIn = (token: Span, isUnwanted: boolean): boolean =>
    said.some(({ match, isDenied }) => isDenied === isUnwanted && isWithin(token, match))
  const own = tokens.filter((token) => words.includes(token.normalised) || isIn(token, false))
  const isSplit = (from: number, to: number): boolean => tokens.some((token) => token.start > from && token.end < to && isIn(token, true))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return undefined
  const isInterrupted = /,\s|[.;!?]/.test(text.slice(first.start, last.end)) || isSplit(first.start, last.end)
  const phrase = isInterrupted ? own.map((token) => token.text).join(' ') : message.slice(first.start, last.end)
  return phrase.slice(0, maxPhraseLength)
}

/** The tokens, with a scale or a fraction ("1:72", "3/4") as the one word that it is. */
function* asWritten({ tokens, text }: Analysis): Generator<Pick<Token, 'start' | 'end' | 'normalised'>> {
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = [tokens[index]!, tokens[index + 1]]
    const sign = next && text.slice(token.end, next.start)
    if (next && token.script === 'digit' && next.script === 'digit' && (sign === ':' || sign === '/')) {
      yield { start: token.start, end: next.end, normalised: token.normalised + sign + next.normalised }
      index++
    } else yield token
  }
}

/** Stands before what goods are for. */
const purpose = /(?:^|[^\p{L}])(?:для|под|в|во|на|подарить|дарить|for|as)\s+(?:(?:a|an|the|my|our|наш\p{L}*|сво\p{L}*)\s+)?$/iu

/** How big something is without a figure: who looks for large dog beds gets those first, and finds others behind them. */
const isSoft =
  /^(?:large|big|small|little|больш(?:ой|ая|ое|ие|ую|их)|маленьк\p{L}{2,3}|крупн\p{L}{2,3}|небольш\p{L}{2,3}|大号|小号|大的|小的)$/u

/** "В клетку" is how it looks. */
const isPattern = /^(?:клет(?:к|очк)|полос(?:к|очк)|горош|цвет(?:оч|ы$)|елочк|ромб|звездочк|сердечк|рубчик)/u

export interface Words {
  wanted: string[]
  /** Words of what the goods are for: "в школу", "for a promo". */
  purposes: string[]
  /** What must not be there, a phrase each: "animal hair" of "no animal hair". */
  unwanted: string[]
  /** What need not be there. */
  givenUp: string[]
}

/** A word that fewer names of a kind have than this share tells its goods apart: "евро" of "КПБ евро". */
const shareOfName = 0.15

/** Words that make the names of a kind, and no property that a few of them name. */
function wordsOfNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) for (const word of new Set(name.toLowerCase().split(/\s+/))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [first = ''] = names
  const isOfFirst = new Set(first.toLowerCase().split(/\s+/))
  // "A5" of "A5 notebook" tells the goods apart.
  return [...counts]
    .filter(([word, count]) => !/\d/.test(word) && (isOfFirst.has(word) || count >= 2 || count >= names.length * shareOfName))
    .map(([word]) => word)
}

/** Words that nobody has read, as the analyser spells them (lower case, keyboard layout put right). */
export function wordsOf(open: OpenText, analysis: Analysis, types: readonly string[]): Words {
  // "Phone" beside "cases for iphone": what the name of the goods has is not a word beside it.
  const names = new Set(types.flatMap((type) => Object.values(findConcept(type)?.words ?? {}).flatMap(wordsOfNames)))
  const saysSomething = (word: string): boolean =>
    /[\p{L}\p{N}]/u.test(word) && !russianStopwords.has(word) && !englishStopwords.has(word) && (word.length >= 2 || /\p{N}/u.test(word))
  const rest = open.rest()
  const wanted: string[] = []
  const purposes: string[] = []
  const unwanted: string[] = []
  const givenUp: string[] = []
  let denied: { end: number } | undefined
  let purposeEnd: number | undefined
  for (const token of asWritten(analysis)) {
    const texts = open.isOpen(token) ? [token.normalised.trim()] : (rest.slice(token.start, token.end).match(/\p{Script=Han}{2,}/gu) ?? [])
    for (const text of texts) {
      if (names.has(text) || !saysSomething(text)) continue
      const word = text.slice(0, maxWordLength)
      const [lead, tail] = [analysis.text.slice(0, token.start).toLowerCase(), analysis.text.slice(token.end).toLowerCase()]
      if (isGivenUp(lead, tail)) {
        givenUp.push(word)
        continue
      }
      const isNext = denied !== undefined && /^[\s-]*$/.test(analysis.text.slice(denied.end, token.start))
      if (isNext) unwanted.push(`${unwanted.pop()} ${word}`)
      else if (isDenied(lead, tail)) {
        // "Чтоб не линяли" wishes for what does not fade, and listings say it in one word. "铸铁太重 不要" says why.
        if (isVerb(word, lead)) wanted.push(word)
        else if (!/^太/u.test(word)) unwanted.push(word)
      } else {
        // "Для салона красоты": what follows the purpose goes on with it.
        const goesOnWithPurpose = purposeEnd !== undefined && /^\s+$/.test(analysis.text.slice(purposeEnd, token.start))
        const isPurpose = !isPattern.test(text) && (goesOnWithPurpose || isSoft.test(text) || purpose.test(lead))
        if (isPurpose) purposeEnd = token.end
        const list = isPurpose ? purposes : wanted
        list.push(word)
        continue
      }
      denied = token
    }
  }
  return {
    wanted: [...new Set(wanted)].slice(0, maxWords),
    purposes: [...new Set(purposes)].slice(0, maxWords),
    unwanted: [...new Set(unwanted)].slice(0, maxWords),
    givenUp,
  }
}

const russianVerb = /(?:ли|ла|ло|лся|лась|лось|лись|ет|ют|ит|ят|ется|ются|ится|ятся|ать|ять|ить|еть|аться|иться)$/u
const denialOfVerb = /(?:^|[^\p{L}])(?:не|(?:do(?:es)?n[o']?t|do(?:es)? not|won[o']?t|will not|never))\s+$/u
/** Whether a denied word says what goods must not do, and not what they must not have. */
const isVerb = (word: string, lead: string): boolean =>
  denialOfVerb.test(lead) && (/^\p{Script=Latin}/u.test(word) || (word.length > 4 && russianVerb.test(word)))

/** Other names of the wanted kind that are not wanted: "kettlebells" of "dumbbells, no kettlebells". */
export function namesNotWanted(analysis: Analysis, types: readonly string[]): string[] {
  return withDenial(analysis)
    .filter(({ match, isDenied }) => isDenied && match.kind === 'type' && types.includes(match.conceptId))
    .map(({ match }) =>
      analysis.tokens
        .filter((token) => isWithin(token, match))
        .map(({ normalised }) => normalised)
        .join(' ')
        .slice(0, maxWordLength),
    )
}
