import { openAnalysis } from '@karavan/lexicon/analyse.ts'
import type { Analysis, ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { askedGist } from '@karavan/lexicon/asked-gists.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { isOfKind, kindShares, shareOfKind } from '@karavan/lexicon/kind-classes.ts'
import { asGoodAsSaid, certaintyOf, type KindGist, kindReader, tellsOf } from '@karavan/lexicon/kind-gists.ts'
import { kindsByHead } from '@karavan/lexicon/kind-heads.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import { meaningsOf } from '@karavan/lexicon/meanings.ts'
import { areInLine, conceptName, isA, materialsNamed } from '@karavan/lexicon/names.ts'
import { propertyPhrasesIn } from '@karavan/lexicon/property-phrases.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { shapesIn } from '@karavan/lexicon/synonyms.ts'
import type { Share } from '@karavan/lexicon/text-classifier.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import { wordsIn } from '@karavan/lexicon/wording-reader.ts'
import { isOfTalk } from '@karavan/lexicon/words-of-talk.ts'
import { maxSaid } from '../wish.ts'
import { devicesIn } from './grammar/device.ts'
import { readForbidden } from './grammar/forbidden.ts'
import { isDenied } from './grammar/negation.ts'
import { blanked, foldText, OpenText, type Span } from './grammar/open-text.ts'
import { serviceReader } from './grammar/service.ts'
import { readServiceWords } from './grammar/service-words.ts'
import { isWithin } from './own-words.ts'

/**
 * How certain a kind must be: as good as said, guessed at, and each where goods are named that nobody sells, which are then spoken of beside it ("dog pulls like
 * a train"), or others that are sold. Found on open messages of strangers.
 */
const least: Readonly<Record<'told' | 'guessed', Least>> = {
  told: {
    alone: asGoodAsSaid,
    overUnsold: 2.1,
    overVague: 2.2,
    overNamed: 3,
    lead: 0.3,
    ofGifts: 3,
    learned: { alone: 0.5, brief: 0.85, hint: 0.6, overWider: 0.5, overNamed: 0.4 },
  },
  guessed: {
    alone: 1.75,
    overUnsold: 1.9,
    overVague: 2,
    overNamed: 2,
    lead: 0.1,
    ofGifts: 3,
    learned: { alone: 0.2, brief: 0.85, hint: 0.4, overWider: 0.4, overNamed: 0.3 },
  },
}
/** «С пультом» after lamps that nobody sells is said of these: a few words must tell of others all but certainly. */
const inTalk: Least = { ...least.told, learned: { ...least.told.learned, brief: 0.985, hint: 0.985 } }
interface Least {
  alone: number
  overUnsold: number
  overVague: number
  overNamed: number
  lead: number
  ofGifts: number
  /** By what was learned of whole messages: shares of the kind where nothing is named, the same in a few words and in two or three, where a wider one is, or others are. */
  learned: { alone: number; brief: number; hint: number; overWider: number; overNamed: number }
}
/** By how much a message must be closer to the kind than to goods of a very wide name. */
const leadOverVague = 0.1
/** Of a long message its beginning says what is wished for, in characters. */
const longest = 600

/**
 * A message that tells of goods without naming them, with their name in front: "light on the forehead" is a headlamp, 坐飞机套脖子上睡觉的 a neck pillow. What it
 * says beside that stays. `undefined` where goods are named, and where nothing is told as surely as that. `isInTalk`: goods were spoken of before.
 */
export function withToldKind(text: OpenText, analysis: Analysis, written: string, isInTalk: boolean): ToldKind | undefined {
  const gist = wishedFor(text, analysis, written, isInTalk ? inTalk : least.told)
  return gist && toldAs(text, gist)
}

/** The kind that a message tells of, unless it asks about the service: whoever does wishes for no goods. */
function wishedFor(text: OpenText, analysis: Analysis, written: string, limits: Least): Told | undefined {
  // Live fish are no aquarium, and nobody is to be helped to them.
  if (readForbidden(text.folded)) return undefined
  // Quicker than to hold a message against the wordings of all kinds.
  if ((readServiceWords(text.folded, true) || serviceReader.read(text, { analysis }).length > 0) && !isSurelyOfKind(written))
    return undefined
  const told = toldIn(text.folded, analysis, written, limits)
  return told && isNamed(told.kind, analysis) ? undefined : told
}

/** "I fix phones and would like to resell screwdriver sets" names the kind that all of it tells of, wherever it stands. */
const isNamed = (told: string, { concepts }: Analysis): boolean =>
  concepts.some(({ kind, conceptId, isNegated }) => kind === 'type' && isA(conceptId, told) && !isNegated)

/** «Картины и дипломы оформить, багет» orders nothing: goods are told, and it is not asked as people ask of the shop. */
function isSurelyOfKind(written: string): boolean {
  const [first] = kindShares(written.slice(0, longest))
  return first !== undefined && isOfKind(first) && first.share >= surelyLearned && askedGist(written).ofService < mostOfService
}
const mostOfService = 0.4

/** The kind that a text tells of as a whole, or in what stands before its first stop where goods are named only behind that. */
function toldIn(folded: string, analysis: Analysis, written: string, limits: Least): Told | undefined {
  const heads = headTypes(analysis)
  const named = analysis.concepts.filter((match) => match.kind === 'type' && heads.includes(match.conceptId))
  // "打包不想用剪刀", "in the bag": what is not wanted, and what goods are put in or on.
  const own = named.filter((match) => match.isNegated !== true && !placeBefore.test(folded.slice(0, match.start)))
  const learned = toldByLearned(folded, analysis, own, written, limits.learned)
  if (learned !== undefined) return learned === 'named' ? undefined : learned
  const [first, second] = clausesOf(folded)
  // Most messages name their goods at once: nothing else can be told by them, and reading costs more than all else of a message.
  const isPlain = own.some(
    (match) => first && isWithin(match, first) && isSubject(folded, match) && kindReader().hasNoNarrower(match.conceptId),
  )
  const whole = isPlain ? undefined : kindReader().read(folded.slice(0, longest))
  const shares = kindShares(written.slice(0, longest))
  // Of a pan that is named a wok is one, and seldom meant.
  const isLikely = ({ kind }: Told): boolean => {
    if ((shares[0]?.share ?? 0) < leastLearned) return true
    const isNarrower = own.some(({ conceptId }) => isA(kind, conceptId))
    return isNarrower
      ? (shares.find(({ name }) => name === kind)?.share ?? 1) >= leastNarrower
      : (shareOfKind(shares, kind) ?? 1) >= leastLikely
  }
  if (!whole || !isLikely(whole)) return undefined
  const subjects = own.filter((match) => isSubject(folded, match) && !isA(whole.kind, match.conceptId))
  // A "bed for an old dog" may be sold by nobody, and then another kind must be the surer.
  if (subjects.some(({ conceptId }) => whole.leadOver(conceptId) !== undefined)) return undefined
  if (subjects.length > 0 && certaintyOf(whole) < limits.overNamed) return undefined
  // "Denim not jeans".
  if (analysis.concepts.some(({ conceptId, isNegated }) => isNegated && isA(whole.kind, conceptId))) return undefined
  if (namesOther(folded, whole.kind)) return undefined
  if (isTold(whole, own, limits)) return whole
  if (!first || !second || own.length === 0 || own.some((match) => isWithin(match, first))) return undefined
  const lead = kindReader().read(folded.slice(first.start, first.end))
  return lead && isLikely(lead) && isTold(lead, [], limits) ? lead : undefined
}
/** Where it is learned which kind is asked for, what is closest by its words is another in less than so many cases. */
const leastLikely = 0.01
const leastNarrower = 0.15
const leastLearned = 0.6
/** A kind with those that it may be as well. */
type Told = Pick<KindGist, 'kind' | 'next'>

/**
 * The kind that a message asks for by what was learned of many others, or that it is `named`; `undefined` where that is not sure. What is named beside it is
 * where it is used, what it is for or what happened: "puppy ate the third slipper, something to chew".
 */
function toldByLearned(
  folded: string,
  analysis: Analysis,
  own: readonly ConceptMatch[],
  written: string,
  limits: Least['learned'],
): Told | 'named' | undefined {
  const shares = kindShares(written.slice(0, longest))
  const [first, ...others] = shares
  if (!first || !isOfKind(first) || (gifts.includes(first.name) && (own.length > 0 || first.share < surelyGift))) return undefined
  const kind = first.name
  if (own.some(({ conceptId }) => isA(conceptId, kind))) return first.share >= limits.alone ? 'named' : undefined
  // "Denim not jeans".
  if (analysis.concepts.some((match) => match.isNegated && areInLine(match.conceptId, kind))) return undefined
  const isShort = isBrief(written)
  const isOverNamed = (match: ConceptMatch): boolean => {
    // A "charger for the lighter socket" is one for cars.
    if (isA(kind, match.conceptId)) return !isShort && first.share >= limits.overWider
    const isWanted = opens.test(folded.slice(0, match.start)) && !areHad.test(folded.slice(match.end))
    const isFirst = isWanted && shareOfKind(shares, match.conceptId) !== undefined
    if (isFirst || isSubject(folded, match)) return first.share >= surelyNoSubject
    // «Что-нибудь учебники таскать»: something is needed for goods that are named.
    if (isShort && forGoods.test(folded) && shareOfKind(shares, match.conceptId) === undefined) return first.share >= surelyLearned
    return first.share >= (isShort ? surelyOther : limits.overNamed)
  }
  if (own.length === 0 && first.share < surelyLearned && namesOther(folded, kind)) return undefined
  const short = isShort ? undefined : calledShort(folded, own, shares)
  if (short !== undefined) return { kind: short, next: [] }
  // «Ткань кроить чем»: fabric is named, and nobody wants it.
  const aside = own.length === 0 && isShort ? analysis.concepts.filter((match) => match.kind === 'type' && !match.isNegated) : []
  const leastBrief = wordsIn(written).length > mostOfHint ? limits.brief : limits.hint
  const leastAlone = isShort ? (aside.some((match) => isSubject(folded, match)) ? surelyNoSubject : leastBrief) : limits.alone
  const isSure = own.length > 0 ? own.every(isOverNamed) : first.share >= leastAlone && (!isShort || tellsBriefly(kind, folded))
  const isLeftToWords = first.share < leastOverWords && (own.length === 0 || isSure)
  const certain = own.length === 0 ? least.guessed.alone : least.told.overNamed
  const told = (isLeftToWords ? closerByWords(folded, shares, certain) : undefined) ?? (isSure ? kind : undefined)
  if (told === undefined) return undefined
  const closest = kindReader().read(folded.slice(0, longest))
  if (closest?.kind === told) return closest
  const next = [first, ...others].filter((one) => isOfKind(one) && one.share >= shareOfNext && !areInLine(one.name, told))
  return { kind: told, next: next.slice(0, maxNext).map(({ name }) => name) }
}
/**
 * The kind whose longer name ends in the only name that stands there, goods that nobody sells: «конверты с пупыркой» are bubble mailers, where that is likely and
 * no other kind is called so.
 */
function calledShort(folded: string, own: readonly ConceptMatch[], shares: readonly Share[]): string | undefined {
  const [named] = own
  if (!named || own.some(({ conceptId }) => shareOfKind(shares, conceptId) !== undefined)) return undefined
  const called = kindsByHead().get(stemOf(folded.slice(named.start, named.end))) ?? []
  const [best, second] = shares.filter(({ name }) => called.includes(name))
  const isLikely = best && best.share >= leastCalled && (second?.share ?? 0) * timesOfSecond <= best.share
  // Envelopes for invitations are none: something beside the name must tell of the kind.
  const rest = folded.slice(0, named.start) + folded.slice(named.end)
  return isLikely && clausesOf(rest).some(({ start, end }) => tells(best.name, rest.slice(start, end))) ? best.name : undefined
}
const leastCalled = 0.15
const timesOfSecond = 4

/**
 * The kind that a message is closest to by its words, where it is not unlikely by what was learned: of 20 messages in which the two differ so and the learned
 * share is below `leastOverWords`, 13 are told rightly by this and 6 by the other; of those with a higher share none.
 */
function closerByWords(folded: string, shares: readonly Share[], certain: number): string | undefined {
  const gist = kindReader().read(folded.slice(0, longest))
  const share = gist && (shareOfKind(shares, gist.kind) ?? 0)
  if (!gist || share === undefined) return undefined
  return certaintyOf(gist) >= (share >= leastOfCloser ? certain : Math.max(certain, surelyCloser)) ? gist.kind : undefined
}
const surelyLearned = 0.75
const leastOverWords = 0.65
const leastOfCloser = 0.05
const surelyCloser = 2

/**
 * Of several kinds that a message names those that it asks for: a box for the rolls and the wet tiles of a bathroom are named beside them. What stands in a
 * row with these is asked for as well.
 */
export function kindsMeant(types: readonly string[], written: string, text: string, { concepts }: Analysis): string[] {
  const shares = kindShares(written.slice(0, longest))
  const known = types.map((type) => ({ type, share: shareOfKind(shares, type) }))
  const most = Math.max(...known.map(({ share = 0 }) => share))
  const [first] = shares
  if (!first || isBrief(written)) return [...types]
  // "Winter gloves that work on a phone": no work gloves.
  const named =
    isOfKind(first) && !gifts.includes(first.name) && first.share >= surelyMeant && most <= barelyMeant
      ? concepts.find(({ kind, conceptId, isNegated }) => kind === 'type' && !isNegated && isA(conceptId, first.name))
      : undefined
  if (named && types.length > 0) return [named.conceptId]
  if (types.length < 2 || most < mostlyMeant) return [...types]
  const places = (type: string): readonly ConceptMatch[] => concepts.filter(({ conceptId, isNegated }) => conceptId === type && !isNegated)
  const isFirst = (type: string): boolean =>
    places(type).some(({ start }) => !concepts.some((one) => one.kind === 'type' && one.start < start))
  const isAlso = (type: string): boolean => places(type).some(({ start }) => also.test(text.slice(0, start)))
  // "Shirts with a print for the team, and caps as well": what is added to them says that the first are wanted. "A rental outfit: colanders" wants no clothes.
  const isAddedTo = types.some(isAlso)
  const meant = known
    .filter(({ type, share = 0 }) => share > Math.max(barelyMeant, most * shareOfMost) || (isAddedTo && isFirst(type)) || isAlso(type))
    .map(({ type }) => type)
  const isInRow = (one: ConceptMatch, other: ConceptMatch): boolean =>
    inRow.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))
  const stays = (type: string): boolean =>
    places(type).some((one) => meant.some((each) => places(each).some((other) => isInRow(one, other))))
  // Of goods in a row that are told apart none is hardly ever meant: "a press for garlic, the grips soft" wants no grips.
  const isPossible = ({ share }: { share: number | undefined }): boolean =>
    share === undefined ? most < surelyLearned : share >= leastInRow
  return known.filter((one) => meant.includes(one.type) || (isPossible(one) && stays(one.type))).map(({ type }) => type)
}
/** What follows is wanted beside the rest. */
const also =
  /(?:(?<!\p{L})(?:ещ[её]|также|тоже|плюс|отдельно|also|plus|another|separately)|另外|顺便|还要|还有|以及)[^.;!?。；！？,，]{0,12}$/iu
const surelyMeant = 0.6
const leastInRow = 0.002
const mostlyMeant = 0.35
const barelyMeant = 0.02
/** Of several that are meant none is so much less likely than another. */
const shareOfMost = 0.35
const inRow =
  /^(?:\s+\p{L}+){0,3}\s*(?:[,、/+&]|(?:и|или|плюс|а также|and|or|plus|as well as)(?!\p{L})|[和跟或])\s*(?:(?!чтоб|что|если|когда|so|that|if|when)\p{L}+\s+)?$/u

/** "Pens for school": in few words mostly nothing is named but what is wished for, be it wider than any kind or sold by nobody. */
const isBrief = (text: string): boolean => wordsIn(text).length <= mostBrief
const mostBrief = 5
/** «Соседи достали, сверлят по ночам» has enough words to be a story. */
const mostOfHint = 3
const fewest = 2
/** «Голову осветить»: a few words of which one tells of the goods; one alone ("with a remote") tells of none. */
const tellsBriefly = (kind: string, folded: string): boolean => wordsIn(folded).length >= fewest && tells(kind, folded)
/** Asks for something by what it is for. */
const forGoods =
  /(?<!\p{L})(?:что-?(?:нибудь|то|либо)|во что|на ч[её]м|в ч[её]м|куда|something|anything|what (?:do|can) (?:i|we|you))(?!\p{L})|(?:什么|啥)东西|有什么/iu
/** «Здрасте, футболки оверсайз есть?»: goods of a kind that is sold stand first where nothing but a greeting or a wish stands before them. */
const opens =
  /^(?:[\s\p{P}]|(?<!\p{L})(?:привет|здра[вс]\p{L}*|добр\p{L}+ (?:день|вечер|утро)|есть(?: ли)?|а|и|ну|нуж(?:ен|на|но|ны)|надо|хочу|ищу|ищем|подскажите|hi|hello|hey|yo|got|any|need|want|do you have|have you got|looking for|we|i)(?!\p{L})|你好|老板|亲|有没有|有|想要|要|找|求购)*$/iu
/** «Блокноты уже есть, чем писать»: those that stand first are there already. */
const areHad = /^[^,.;?!，。；？！]{0,16}(?:уже|already|有了|已经?有|都有)/iu
const surelyOther = 0.97
const surelyNoSubject = 0.99
const surelyGift = 0.8

/** Of kinds that come next those are offered that are so probable. */
const shareOfNext = 0.03
const maxNext = 2

/** "Tree saplings that bear fruit" are saplings, whoever knows them. */
function namesOther(text: string, kind: string): boolean {
  const [, head] = /^(?:\p{L}+\s+){0,4}?(\p{L}+)\s+(?:that|which)\s/iu.exec(text) ?? []
  return head !== undefined && !anything.test(head) && !tellsOf(kind, head)
}
const anything = /^(?:some|any|every)?(?:thing|one)s?$|^(?:smth|sth|stuff|it|those|gadget|device|gear|kind|sort|bit|product|item)s?$/iu

/** "Mugs to carry lunch to work" are mugs. */
const isSubject = (text: string, { start, end }: Span): boolean =>
  subjectBefore.test(text.slice(0, start)) && subjectBehind.test(text.slice(end))
const subjectBefore =
  /^(?:[^.!?]*[:：]|[^.!?]{0,40}(?<!\p{L})(?:need|want|looking for|search for|buy|ищу|ищем|нужн\p{L}*|надо|хочу|хотим|куплю|купить|заказать)(?!\p{L}))?\s*(?:\p{L}+\s+){0,2}$/iu
const subjectBehind =
  /^\s*(?:$|[,.;:!?，。；！？、–—-]|(?<=\s)(?=\p{Script=Han})|(?:for|to|that|which|with|w|in|so|under|up|до|от|по|для|чтоб\p{L}*|котор\p{L}*|с|со|на|под|в|из)(?!\p{L}))/iu
const placeBefore =
  /(?:^|[^\p{L}])(?:в|во|на|из|in|into|inside|onto|from)\s+(?:(?:the|a|my|our|мой|мою|наш\p{L}*|сво\p{L}+)\s+)?$|(?:不想用?|不用|不要|(?<!有)没有?|怕)$/iu

/** Names of so many goods that they tell none of them. */
const vague = new Set(['type.bag', 'type.shoes', 'type.clothing', 'type.lighting', 'type.toy'])
const gifts = ['type.gift-box', 'type.gift-bag']

function isTold(gist: KindGist, named: readonly ConceptMatch[], limits: Least): boolean {
  const certainty = certaintyOf(gist)
  const { kind } = gist
  if (named.some(({ conceptId }) => isA(conceptId, kind))) return false
  if (gifts.includes(kind) && certainty < limits.ofGifts) return false
  const others = named
    .filter(({ conceptId }) => !isA(kind, conceptId))
    .map(({ conceptId }) => ({ lead: gist.leadOver(conceptId), isVague: vague.has(conceptId) }))
  const sold = others.filter(({ lead }) => lead !== undefined)
  if (sold.length === 0) return certainty >= (named.length > 0 ? limits.overUnsold : limits.alone)
  return (
    sold.every(({ lead = 0, isVague }) => (isVague ? lead >= leadOverVague : lead >= limits.lead)) &&
    certainty >= (sold.every(({ isVague }) => isVague) ? limits.overVague : limits.overNamed)
  )
}

/** A kind that a message tells of without naming it. */
export interface ToldKind {
  /** The message with its name. */
  message: string
  /** The words of the buyer that tell of it. */
  said: string
  /** Its name in the language of the message. */
  name: string
  /** Ids of the kinds that come next, which it may tell of as well. */
  others: string[]
  /** In a few words, which may be said of what was spoken of before. */
  isBrief: boolean
}

/** Words of what tells of the goods that listings may have as well: 安卓 of cables. */
export function hintsOf({ said }: Pick<ToldKind, 'said'>): string[] {
  const { tokens } = openAnalysis(foldText(said)).analysis
  const words = tokens.filter(
    ({ normalised, script }) => script !== 'digit' && normalised.length > 1 && !isStopword(normalised) && !isOfTalk(normalised),
  )
  return [...new Set(words.map(({ normalised }) => normalised.slice(0, maxSaid)))].slice(0, maxHints)
}
const maxHints = 8

/** The kind that is guessed at where nothing else was understood; `undefined` where nothing comes near one. */
export function guessKind(message: string): ToldKind | undefined {
  const text = OpenText.of(message.slice(0, longest))
  const gist = wishedFor(text, openAnalysis(text.folded).analysis, message, least.guessed)
  return gist && toldAs(text, gist)
}

/** A kind with the words that tell of it: all of them, where no clause tells by its own words. */
function toldAs({ message, folded }: OpenText, { kind, next }: Told): ToldKind {
  const clauses = clausesOf(folded)
  const telling = clauses.filter((clause) => tells(kind, folded.slice(clause.start, clause.end)))
  const [first, last] = [(telling[0] ?? clauses[0])?.start, (telling.at(-1) ?? clauses.at(-1))?.end]
  return {
    message: retold(folded, kind),
    said: message.slice(first, last).trim().slice(0, maxSaid),
    name: nameOf(folded, kind),
    others: next,
    isBrief: isBrief(message),
  }
}
const nameOf = (text: string, kind: string): string => conceptName(kind, languageIn(text) ?? 'en')

/** The message with the name in front: of clauses that tell of the goods is left what is a property or a figure, and no other goods; others stay as they are. */
function retold(folded: string, kind: string): string {
  const { analysis } = openAnalysis(folded)
  const types = analysis.concepts.filter(({ kind: of }) => of === 'type')
  // Whose hair is in the car says nothing of whom a vacuum cleaner is for.
  const isCondition = ({ kind: of }: ConceptMatch): boolean => of !== 'type' && (of !== 'audience' || isForSome(kind))
  const asKind: ConceptMatch = { conceptId: kind, kind: 'type', start: 0, end: 0, how: 'exact' }
  const ofKind = { ...analysis, concepts: [...analysis.concepts.filter(({ kind: of }) => of !== 'type'), asKind] }
  const clauses = clausesOf(folded)
  // "In any colour but green": what is not wanted stays with the words that say so.
  const withDenial = (match: ConceptMatch): Span => {
    const { start, end } = match
    const clause = clauses.find((one) => isWithin(match, one))
    const isNotWanted = match.isNegated || isDenied(folded.slice(clause?.start ?? 0, start), folded.slice(end, clause?.end))
    return clause && isNotWanted ? clause : { start, end }
  }
  const conditions: Span[] = [
    ...analysis.concepts.filter(isCondition).map(withDenial),
    ...propertyPhrasesIn(folded, ofKind),
    ...devicesIn(folded),
    ...figuresIn(folded),
    ...shapesIn(folded),
  ]
  const telling = clauses.filter(({ start, end }) => tells(kind, folded.slice(start, end)))
  const said = clauses.map((clause) => {
    const text = folded.slice(clause.start, clause.end)
    const named = types.filter((match) => isWithin(match, clause) && !isA(kind, match.conceptId))
    if (telling.length > 0 && !telling.includes(clause) && named.length === 0) return text
    const own = conditions.filter((condition) => isWithin(condition, clause))
    const kept = [...own, ...wordBeside(folded, clause, own)].toSorted((a, b) => a.start - b.start)
    return joined(kept)
      .map(({ start, end }) => folded.slice(start, end))
      .join(isHan(text) ? '，' : ', ')
  })
  const rest = said.map((text) => text.trim()).filter((text) => text !== '')
  // The glass of "glass files for nails" is what they are made of.
  const made = types.map(({ start, end }) => folded.slice(start, end)).filter((word) => materialsNamed(word).length > 0)
  return [[...made, nameOf(folded, kind)].join(' '), ...rest].join(isHan(folded) ? '，' : ', ')
}

/** «Капибары плюшевые»: the only word beside a condition says which of the goods are meant. */
function wordBeside(folded: string, clause: Span, conditions: readonly Span[]): Span[] {
  if (conditions.length === 0 || isHan(folded)) return []
  const others = plainTokens(blanked(folded.slice(0, clause.end), [{ start: 0, end: clause.start }])).filter(
    (token) => !conditions.some((condition) => isWithin(token, condition)) && !isStopword(token.normalised),
  )
  const [word] = others
  return others.length === 1 && word && word.script !== 'digit' && !isOfTalk(word.normalised) ? [word] : []
}

/** What men wear is worn by no women, and what is for cats is not for dogs. */
export const isForSome = (kind: string): boolean => ofSome.some((wider) => isA(kind, wider))
const ofSome = ['type.pet-goods', 'type.clothing', 'type.shoes', 'type.headwear', 'type.jewellery', 'type.sunglasses', 'type.watch']

/** Stretches, those that overlap as one. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const { start, end } of spans) {
    const last = found.at(-1)
    if (last && start < last.end) found[found.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else found.push({ start, end })
  }
  return found
}

/** Numbers with what stands before and behind them. */
const figuresIn = (text: string): Span[] =>
  [
    ...text.matchAll(
      /(?:(?:до|от|штук|пар|комплектов|наборов|рулонов|не (?:больше|меньше|дороже)|up to|under|max|at least|min|below|over) )?[$¥€xх]?\d(?:[\d.,]*\d)?(?: ?(?:[xх*×~–—-]|до|to|到|至) ?\d(?:[\d.,]*\d)?)*[ -]?(?:\p{Script=Han}{1,3}(?:以内|以下|以上|左右)?|\p{L}+\.?)?/giu,
    ),
  ].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))

/** What stands between stops; in Chinese also between blanks. */
const clausesOf = (text: string): Span[] =>
  [...text.matchAll(/(?:[^.,;:!?()。，；：！？、（）\n\s]|[.,](?=\d)|(?<!\p{Script=Han})\s|\s(?!\p{Script=Han}))+/gu)].map(
    ({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
    }),
  )

/** Whether a stretch has a word that tells of goods of a kind. */
function tells(kind: string, stretch: string): boolean {
  return isHan(stretch)
    ? meaningsOf(stretch).some(({ key }) => key.length > 1 && tellsOf(kind, key))
    : plainTokens(stretch).some(({ normalised, script }) => script !== 'digit' && normalised.length > 2 && tellsOf(kind, normalised))
}
