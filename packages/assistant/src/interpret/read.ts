import type { Language } from '@karavan/contract/language.ts'
import { analyse, type OpenAnalysis, openAnalysis } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import type { MentionRole } from '@karavan/lexicon/mention-roles.ts'
import { materialsNamed } from '@karavan/lexicon/names.ts'
import { rolesOfNumber } from '@karavan/lexicon/number-roles.ts'
import { propertyPhrasesIn } from '@karavan/lexicon/property-phrases.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { plainTokens } from '@karavan/lexicon/tokens.ts'
import { fromTranslit } from '@karavan/lexicon/translit.ts'
import { LRUCache } from 'lru-cache'
import { less } from '../lists.ts'
import type { CountOfKind, NameBeside, Wish, WishedExtreme, WishedFigure, WishedMeasure, WishedShare } from '../wish.ts'
import { type AsksAbout, asksAbout } from './asked-of-goods.ts'
import { askedOfService, askedTopic, asksNothingOfService, narrowerTopics } from './asked-topic.ts'
import { readCompared } from './comparative-word.ts'
import { compounded } from './compound.ts'
import { withLikeness, withPartsCounted } from './counted-parts.ts'
import { countsOf } from './counts-of-goods.ts'
import { readAsWished } from './denied-spans.ts'
import { type CountOfVariant, type EachOf, eachOf } from './each-of.ts'
import { type GeneralName, generalNameOf } from './general-names.ts'
import { animalsShown, areSeveral, besideOf, type Goods, namesNotWanted, phraseOf, readGoods, saidOf } from './goods.ts'
import { type Aside, readAside, withoutAbuse } from './grammar/aside.ts'
import type { AskedDispatch } from './grammar/asked-dispatch.ts'
import { asksOfLot, lotsAsked } from './grammar/asked-lot.ts'
import { sumForPieces } from './grammar/asked-pieces.ts'
import { asksWhichSuits } from './grammar/asked-suits.ts'
import { type AskedSum, asksOfDeliveryAlone, readAskedSum } from './grammar/asked-sum.ts'
import { type Correction, correctionReader } from './grammar/correction.ts'
import { kindOfDevice, nextModel, saysItIsBought } from './grammar/device.ts'
import { withDisowned } from './grammar/disowned.ts'
import type { Field } from './grammar/fields-asked.ts'
import { figureReader } from './grammar/figure.ts'
import { fillerReader } from './grammar/fillers.ts'
import { type ForbiddenKind, readForbidden } from './grammar/forbidden.ts'
import { giftReader } from './grammar/gift.ts'
import { hadIn } from './grammar/had.ts'
import { kitNameIn, kitWords, namesKit } from './grammar/kit.ts'
import { hasLink, readLinks } from './grammar/link.ts'
import { soldOnIn } from './grammar/marketplace.ts'
import { firstOfEach, othersOfEach } from './grammar/measure.ts'
import type { Amount } from './grammar/money.ts'
import { wantedByTwoDenials } from './grammar/negation.ts'
import { withoutNotOnly } from './grammar/not-only.ts'
import type { OccasionName } from './grammar/occasion.ts'
import { onlyShownIn } from './grammar/only-shown.ts'
import { blanked, OpenText, type Span } from './grammar/open-text.ts'
import { withoutPraise } from './grammar/opinion.ts'
import { order } from './grammar/order.ts'
import { ownedIn } from './grammar/owned.ts'
import { namesPart, nounAndTrait, orTrait } from './grammar/part-name.ts'
import { petSizesNamed, withPetSizeAlone } from './grammar/pet-size.ts'
import { piecesSaid } from './grammar/pieces-said.ts'
import { countBeforeGoodsReader } from './grammar/quantity.ts'
import {
  asksForOthers,
  asksHow,
  asksMost,
  asksWhat,
  asksWhether,
  comesIn,
  comparesWith,
  isPart,
  isQuestion,
  type Superlative,
} from './grammar/question.ts'
import { areMany, joinReferences, pointsAtOne, type Reference, referenceReader, withoutReference } from './grammar/reference.ts'
import { withoutRefusedFigures } from './grammar/refused-figures.ts'
import type { Relative } from './grammar/relatives.ts'
import { type Findings, type Resolved, resolve } from './grammar/resolve.ts'
import { saysAnew } from './grammar/restart.ts'
import { seldomReturnedIn } from './grammar/returned-seldom.ts'
import { aboutShopReader, maxTopics } from './grammar/service.ts'
import type { ServiceTopic } from './grammar/service-wordings.ts'
import { readServiceWords } from './grammar/service-words.ts'
import type { SmallTalk } from './grammar/small-talk.ts'
import { type Swap, swapIn } from './grammar/swap.ts'
import { kindAmong } from './kind-among.ts'
import { meantByCondition } from './meant.ts'
import { noRoles, type Roles, rolesIn } from './mentions.ts'
import { readNeed, withGift, withOccasion } from './need.ts'
import { placeNumbers, toExact, withGrade } from './numbers-of-goods.ts'
import { isWithin, wordsOf } from './own-words.ts'
import { withPreferred } from './preferred.ts'
import { type SaidConditions, settle } from './settle.ts'
import { withSeveralColors } from './several-colors.ts'
import { withSharedNoun } from './shared-noun.ts'
import { kindsMeant, type ToldKind, withToldKind } from './told-kind.ts'
import { usesAmong } from './uses.ts'
import { talkIn } from './without-talk.ts'
import { writtenOut } from './written-out.ts'

/** What one message says, before anything of earlier turns is added. */
export interface Reading extends SaidConditions, Goods {
  /** The message as the buyer wrote it. */
  written: string
  /** What it surely says of properties that it names, each once. */
  roles: readonly MentionRole[]
  /** Language of the answer, by the script of the message; `undefined` for a message without letters. */
  language?: Language
  links: string[]
  forbidden?: ForbiddenKind
  /** Talk that is no wish for goods; only where it names none. */
  aside?: Aside
  /** Asks for a gift without naming goods; `types` are the kinds that would do. */
  gift?: 'adults' | 'kids'
  /** What the gifts, or whatever goods are needed, are for; `types` are then what it needs. */
  occasion?: OccasionName
  /** Of `types` several were named one beside the other. */
  isSeveral: boolean
  /** One of each of them makes a kit. */
  isKit: boolean
  words: string[]
  /** Of these words those that stand side by side. */
  phrases: string[][]
  /** Words of what the goods are for. */
  purposes: string[]
  /** Words that must not be there: "no animal hair". */
  notWords: string[]
  /** The stretch of the message that names the goods, as it was written. */
  phrase?: string
  /** Words of the names of goods, as the buyer wrote them. */
  said: string[]
  /** Kinds of goods that are named beside the wanted ones. */
  beside: NameBeside[]
  sizes: string[]
  measures: WishedMeasure[]
  /** Further measures of a dimension that is measured already: the 25 mm of a tape of "5 m, 25 mm". */
  asides: WishedMeasure[]
  figures: WishedFigure[]
  /** How much of a material there must be. */
  shares: WishedShare[]
  extreme?: WishedExtreme
  /** The device that the goods must be made for. */
  device?: string
  /** Sides that were named together, in mm, ascending. */
  sides?: number[]
  relatives: Relative[]
  reference?: Reference
  isComparison: boolean
  asksSimilar: boolean
  /** Wants to know more of what was shown, without saying of which. */
  asksDetails: boolean
  /** Fields of the offers shown that are asked about. */
  fields: Field[]
  /** "Which is the lightest?", of those shown. */
  superlative?: Superlative
  /** The most or the least of something is asked of those shown, in words that name no field. */
  asksMost?: Superlative['wants']
  /** When the goods leave their seller, and by when they should. */
  askedDispatch?: AskedDispatch
  /** What the goods may come with: "power supply" of "power supply, included?". */
  included?: string
  /** Which of those shown is for somebody or something. */
  asksWhichSuits: boolean
  /** What several goods come to. */
  askedSum?: AskedSum
  /** "And with delivery?" alone. */
  asksOfDeliveryAlone: boolean
  /** Whether so many pieces cost less each. */
  asksOfLot: boolean
  /** What so many and so many cost, side by side. */
  askedLots?: readonly number[]
  /** What of the service it surely asks, by how others ask the same, whatever else was read of it. */
  asksOfService?: { topic: ServiceTopic; share: number }
  /** How many it asks for that a sum would buy. Minor units. */
  forSum?: Amount
  /** "Why this one?" */
  asksWhy: boolean
  /** "Why is it so cheap?" */
  asksWhyPrice: boolean
  /** "Which one would you take?", of those shown. */
  asksAdvice: boolean
  /** "Why these?", of the order of those shown. */
  asksRanking: boolean
  isQuestion: boolean
  /** Asks for goods that have something, and not whether those shown have it. */
  asksForOthers: boolean
  /** Wants to know how, how much or with what. */
  asksHow: boolean
  /** Wants a yes or a no. */
  asksWhether: boolean
  /** Sets others against one: "дешевле первого", "cheaper than the second", 比第一个便宜. */
  comparesWith: boolean
  /** Wants to know what some property of the goods is: "какая подошва?", "how is the stitching?". */
  asksWhat: boolean
  /** Colours, materials and traits that would be nice: "preferably leather". They are among no other list. */
  preferred: string[]
  /** Begins as what the goods have or lack: "с зеркальцем", "do any have a case". */
  isPart: boolean
  /** Materials that the names of goods may be as well: "glass only". */
  typesAsMaterials: string[]
  /** Speaks of what something may come in. */
  comesIn: boolean
  /** Speaks of offers that were shown before those on the screen: "the first one you showed". */
  ofEarlier?: true
  /** Of all that was shown first in the talk: "the two you showed me first". */
  ofFirstShown?: true
  topics: ServiceTopic[]
  smallTalk?: SmallTalk
  /** "Only those where it is possible": what was asked last becomes a condition. */
  thoseOnly: boolean
  /** For whom the goods before are: "a lead for him as well". */
  isForSame: boolean
  /** Other goods, on the conditions of those before. */
  isAsBefore: boolean
  /** In the colour of the goods before: "earrings to match". */
  isMatching: boolean
  /** "Also white": adds to what was said before instead of replacing it. */
  isAddition: boolean
  /** "Or white": will do as well as what was said before. */
  isOrElse: boolean
  /** Begins as what follows upon what was spoken of, in one word: "and bands? the light ones". */
  goesOn: boolean
  /** Begins as what is wanted beside the rest: "and pocket mirrors", "ещё маленькие". */
  isFurther: boolean
  /** Wants these and no others: "I only want the balls", 我只要圣诞球. */
  wantsOnly: boolean
  /** Takes the place of what was said before: "20000 instead". */
  isInstead: boolean
  /** Takes the place of a property that was wished for, surely or perhaps. */
  swaps?: Swap
  /** What was said before holds no longer: "start over", «просто покажите все лампы». */
  restarts: boolean
  /** A condition is taken back, in so many words: "drop the zip", 取消. */
  isDropped: boolean
  /** What it says will do as well as what was wished for: "linen is fine too". */
  isAllowed: boolean
  /** "Exactly 330 ml": what comes near will not do. */
  isExact: boolean
  /** Begins with a word that ties it to the search before it: "с ручкой", "for kids". */
  isTied: boolean
  /** What it says of whom or what the goods are for, where it says no more: "для собак", "for dogs", 狗的. */
  tied?: string
  /** "The second one" where nothing was shown, and nothing beside it. */
  pointsAtNothing: () => boolean
  /** Nothing was shown before it, and it asks something of what was. */
  asksOfShown: () => boolean
  /** Goods called by the last word of several kinds' names, where no kind was read, or none by another word. */
  general?: GeneralName
  /** A number beside goods that may be pieces or a price: "mugs 200". It is among `words`. */
  unplaced?: number
  /** What a number of it most probably stands for. */
  roleOf: (number: string) => { name: string; share: number } | undefined
  /** A number that a comma or what the goods are for sets apart at the end of the message: "mugs with a lid, 40". */
  lastNumber?: number
  /** A number that nothing explains: "тогда 200". */
  bareNumber?: number
  /** A word or a price that counts pieces where no offer has it, or none is told apart by it: "notebooks A5, about 3000". */
  orCount?: number
  /** So much or more, of what was measured before: 28以上. */
  boundedNumber?: number
  /** So many of each of several goods. */
  counts?: CountOfKind[]
  /** So many of each colour or size. */
  each?: EachOf
  /** So many of one of them and so many of another, of which `quantity` is the sum. */
  parts?: CountOfVariant[]
  /** Animals that the goods show, unless they are for animals: "с котиками". */
  animalsShown: string[]
  /** "Clamp ones": the word before "ones". */
  ones?: string
  /** So many pieces, where nothing says that they are ordered: of goods in sets they may be those of each. */
  pieces?: number
  /** Several colours are named, and each of them is wanted. */
  everyColor?: true
  /** Wants goods that come in several colours: "assorted colours". */
  severalColors?: true
  /** Nothing says what `quantity` counts: "about 200". */
  isAbout: boolean
  /** Nothing in it is a letter or a digit. */
  isEmpty: boolean
  /** Says that what was shown or understood is not what is wanted; what else the message says is. */
  correction?: Correction
  /** It says no more than what the buyer has already: which telephone, how large an oven. */
  isOwned?: true
  /** The goods are told and not named. */
  told?: ToldKind
  /** The message as a question that can be repeated, where it is short enough. */
  question?: string
  /** What it asks of goods that are shown, by how others ask it. */
  asksAbout?: AsksAbout
}

/** A message made ready for reading: in its own letters, without its links, analysed. All that follows works on this; no word is read again. */
interface Message {
  /** As the buyer wrote it. */
  written: string
  /** A part of it scolds and was left out. */
  scolds: boolean
  text: OpenText
  links: string[]
  analysis: OpenAnalysis
  /** A Russian message that was written in Latin letters. */
  isTranslit: boolean
  /** Where properties stand in the words of listings, which no condition is read out of: the "large" of "piece size large" compares nothing. */
  properties: readonly Span[]
  correction?: Correction
  /** It says what the buyer has already, and no more. */
  isOwned?: true
  told?: ToldKind
  /** Words that are no properties of goods: they tell of the buyer. */
  talk: readonly string[]
  /** What is left of it, where it tells of the buyer. */
  asked?: string
  /** The buyer's own words, where some of them were put into those of listings. */
  spoken?: string
  /** Measures that it refuses, as titles have them. */
  refused?: readonly string[]
}

function openMessage(written: string): Message {
  const kind = withoutAbuse(written)
  const russian = hasLink(written) ? undefined : fromTranslit(written)
  const whole = OpenText.of(russian ?? (hasLink(written) ? written : writtenOut(withSharedNoun(kind))))
  const links = readLinks(whole)
  const text = whole.without(links.map(({ span }) => span))
  return {
    written: russian ?? written,
    text,
    links: links.map(({ value }) => value),
    analysis: openAnalysis(text.rest()),
    isTranslit: russian !== undefined,
    properties: [],
    talk: [],
    scolds: kind !== written,
  }
}

/** A message of a talk without what it says of what was shown or understood, and no wish for anything. */
function openReply(written: string, hasShown: boolean): Message {
  const { text, refused } = withoutRefusedFigures(withDisowned(hasShown ? withoutNotOnly(withoutPraise(written)) : written))
  const message = openMessage(text)
  return { ...message, written: message.isTranslit ? message.written : written, refused }
}

/** A message of which so much is left. */
function withText(message: Message, said: string): Message {
  const text = OpenText.of(said)
  return { ...message, text, analysis: openAnalysis(text.rest()) }
}

/** A message without what it says of the answer before it: "no, that's not what I meant" asks nothing and points at nothing. */
function withoutCorrection(message: Message): Message {
  const reads = correctionReader.read(message.text, { analysis: message.analysis.analysis })
  if (reads.length === 0) return message
  const spans = reads.map(({ span }) => span)
  const correction = (['wrong', 'mistyped', 'meant'] as const).find((one) => reads.some(({ value }) => value === one))!
  return { ...withText(message, blanked(message.text.rest(), spans)), correction }
}

/** A message without where the buyer sells, without praise that no listing states, and without what only asks about what is shown: "only beige? we'd prefer navy" wishes for no beige. */
function withoutSaidAside(message: Message, hasShown: boolean): Message {
  const { folded } = message.text
  const asides = [...soldOnIn(folded), ...(hasShown ? [...onlyShownIn(folded), ...seldomReturnedIn(folded)] : [])]
  return asides.length === 0 ? message : withText(message, blanked(message.text.rest(), asides))
}

const isAtBorder = /(?:^|[^\p{L}\p{N}\s])\s*$/u
/** A message without what it tells of the buyer: "I run a small crossfit box in Leeds and want towels" wants no LED. */
function withoutTalk(message: Message, hasShown: boolean): Message {
  const talk = talkIn(message.text.rest(), message.analysis.analysis, hasShown)
  if (talk.left.length === 0) return talk.words.length === 0 ? message : { ...message, talk: talk.words }
  // Behind the sign of a clause nothing is left of the next, and a question ends with its sign; within a clause what is left falls apart.
  const said = talk.left.reduce(
    (text, { start, end }) =>
      `${text.slice(0, start)}${isAtBorder.test(text.slice(0, start)) ? ' ' : ','}${' '.repeat(end - start - 1)}${text.slice(end)}`,
    message.text.rest(),
  )
  return { ...withText(message, said), talk: talk.words, asked: said.replaceAll(/[,，]? {2,}/gu, ' ').trim() }
}

/** A message of a talk without what the buyer has already: "my oven is big" asks for no ovens. Which telephone it is, or how large, is left. */
function withoutOwned(message: Message, hasShown: boolean): Message {
  if (!hasShown) return withoutHad(message)
  const owned = ownedIn(message.text.folded, message.analysis.analysis)
  // "My parcel has not come" is no matter of what is at home.
  if (owned.length === 0 || askedOfService(message.written)) return message
  const whole = message.text.rest()
  const isAll = !/[\p{L}\p{N}]/u.test(blanked(whole, owned))
  const said = blanked(
    whole,
    owned.map(({ start, end, told }) => ({ start, end: told ?? end })),
  )
  return { ...withText(message, said), ...(isAll ? { isOwned: true as const } : {}) }
}

/** A first message without the goods that the buyer has already, where others are named in it: the rest may be told by all of it. */
function withoutHad(message: Message): Message {
  const had = hadIn(message.text.folded, message.analysis.analysis)
  if (had.length === 0) return message
  const rest = withText(message, blanked(message.text.rest(), had))
  return headTypes(rest.analysis.analysis).length > 0 ? rest : message
}

/** Names of goods in one character that end a word no dictionary has: 防臭袜, 碎花伞. */
const shortNames: Readonly<Record<string, string>> = {
  袜: '袜子',
  伞: '雨伞',
  帽: '帽子',
  鞋: '鞋子',
  裤: '裤子',
  裙: '裙子',
  毯: '毯子',
  枕: '枕头',
  窝: '宠物窝',
}
const endsInName = /(?<=\p{Script=Han}{2})([袜伞帽鞋裤裙毯枕窝])(?=$|[^\p{Script=Han}])/gu

/** Names of goods that are a property where goods are named beside them: 短袖, 白T. */
const partNames: readonly [RegExp, string][] = [
  [/([短长])袖(?!\p{Script=Han}{0,3}[衫裙衣裤])/gu, '$1袖t恤'],
  [/(?<=[黑白灰红蓝绿粉黄男女童棉素空])t(?![\p{L}\d恤])/giu, 't恤'],
  [/(?<![带有配])无线充(?!电)/gu, '无线充电器'],
]

/** A message that names no goods but in such a word, with their name written out. */
function withNames(message: Message): Message {
  const { folded } = message.text
  if (!/\p{Script=Han}/u.test(folded) || headTypes(message.analysis.analysis).length > 0) return message
  const whole = folded.replaceAll(endsInName, (name) => ` ${shortNames[name]}`)
  const named = partNames.reduce((said, [part, name]) => said.replace(part, name), whole)
  if (named === folded) return message
  const text = OpenText.of(named)
  return { ...message, text, analysis: openAnalysis(text.rest()) }
}

/** A message that tells of goods without naming them, with their name. While offers are on the screen it says how those should be. */
function withKind(message: Message, hasShown: boolean, isInTalk: boolean): Message {
  if (hasShown) return message
  const { analysis } = message.analysis
  const told = withToldKind(message.text, analysis, message.written, isInTalk)
  // A gift whose occasion or recipient is named is chosen by these.
  if (!told || giftReader.read(message.text, message.analysis).length > 1) return message
  // «Плюшевый динозавр», «открываю маникюрный кабинет»: what the rules read goods of that nothing names.
  const isNamed = (type: string): boolean => analysis.concepts.some(({ conceptId }) => conceptId === type)
  if (told.isBrief && readOpened(message, false).types.some((type) => !isNamed(type))) return message
  const text = OpenText.of(told.message)
  return { ...message, text, analysis: openAnalysis(text.rest()), told }
}

/** Characters of a Chinese name before and behind what stands within it. */
const longestPart = 3

/** 浴室防滑垫 is a 浴室垫 that does not slip: a Chinese message that names no goods but in a name with a property in its middle, with the property before it. */
function withNamesJoined(message: Message): Message {
  const { folded } = message.text
  const { analysis } = message.analysis
  if (!/\p{Script=Han}/u.test(folded) || headTypes(analysis).length > 0) return message
  const within = analysis.concepts.filter(({ kind }) => kind === 'feature' || kind === 'material' || kind === 'color')
  for (const { start, end } of within) {
    const [before = ''] = /\p{Script=Han}*$/u.exec(folded.slice(0, start)) ?? []
    const [behind = ''] = /^\p{Script=Han}*/u.exec(folded.slice(end)) ?? []
    for (let first = Math.min(longestPart, before.length); first >= 1; first--)
      for (let last = Math.min(longestPart, behind.length); last >= 1; last--) {
        const name = before.slice(-first) + behind.slice(0, last)
        if (!namesKind(name)) continue
        const said = `${folded.slice(0, start - first)}${folded.slice(start, end)}${name}${folded.slice(end + last)}`
        const text = OpenText.of(said)
        return { ...message, text, analysis: openAnalysis(text.rest()) }
      }
  }
  return message
}
/** Whether a word as a whole is a name of goods. */
const namesKind = (word: string): boolean =>
  analyse(word, { fuzzy: false }).concepts.some(({ kind, start, end }) => kind === 'type' && start === 0 && end === word.length)

/** A message in which what goods do, spare or look like is said as listings say it. What is asked of offers shown is asked in the buyer's words. */
function withPropertyWords(message: Message, hasShown: boolean): Message {
  const { folded } = message.text
  const { analysis } = message.analysis
  if (hasShown && headTypes(analysis).length === 0 && isQuestion(folded)) return message
  const found = propertyPhrasesIn(folded, analysis)
  // "Keep hot for 12 hours" states a figure, which says more than the property.
  const figures = found.length > 0 && message.text.numbers().length > 0 ? figureReader.read(message.text, { analysis }) : []
  const phrases = found.filter(({ start, end }) => !figures.some(({ span }) => start < span.end && span.start < end))
  if (phrases.length === 0) return message
  const rest = message.text.rest()
  const properties: Span[] = []
  let said = ''
  let at = 0
  const named = new Set<string>()
  for (const { start, end, word } of phrases) {
    const [before, behind] = saidAgain(rest.slice(at, start), word, rest.slice(end))
    said += `${rest.slice(at, start - before)} `
    at = end + behind
    // "Large pieces so nobody swallows them" says one thing twice.
    if (named.has(word)) continue
    named.add(word)
    properties.push({ start: said.length, end: said.length + word.length })
    said += `${word} `
  }
  const text = OpenText.of(said + rest.slice(at))
  return {
    ...message,
    spoken: folded,
    text,
    analysis: openAnalysis(text.rest(), properties),
    properties: properties.filter(({ start, end }) => !/\d/.test(said.slice(start, end))),
  }
}

/** How much before and behind a stretch says once more what it is put into: «оплётка» beside «тканевая», which listings call «с оплёткой». */
function saidAgain(lead: string, name: string, tail: string): [before: number, behind: number] {
  const stems = plainTokens(name.toLowerCase()).map(({ stem }) => stem)
  const isSame = (word: string | undefined): boolean => word !== undefined && stems.includes(plainTokens(word.toLowerCase())[0]?.stem ?? '')
  const [before = '', first] = /(?<![\p{L}\d])(\p{L}{4,})\s+$/u.exec(lead) ?? []
  const [behind = '', last] = /^\s+(\p{L}{4,})(?![\p{L}\d])/u.exec(tail) ?? []
  return [isSame(first) ? before.length : 0, isSame(last) ? behind.length : 0]
}

/** A turn reads its message more than once, before its search and after it. */
const lastSaid = new LRUCache<string, Message>({ max: 50 })
function asSaid(written: string, hasShown: boolean, isInTalk = false): Message {
  const key = `${hasShown} ${isInTalk} ${written}`
  const known =
    lastSaid.get(key) ??
    withPropertyWords(
      withKind(
        withNamesJoined(
          withNames(
            withoutTalk(
              withoutOwned(
                withoutSaidAside(withoutCorrection(hasShown || isInTalk ? openReply(written, hasShown) : openMessage(written)), hasShown),
                hasShown,
              ),
              hasShown,
            ),
          ),
        ),
        hasShown,
        isInTalk,
      ),
      hasShown,
    )
  lastSaid.set(key, known)
  return known
}

/** A first message with its goods and their properties in the words of listings: "so nobody swallows the pieces" as "piece size large". */
export const asListed = (written: string): string => asSaid(written, false).text.rest()

/**
 * Reads a message. `hasShown` says whether offers were shown before it, without which "the second one" means nothing; `before` what was wished for, be none of it
 * shown: the next model of a device may be named by its number alone, and a few words are said of goods that were spoken of.
 */
export function readMessage(written: string, hasShown: boolean, before?: Pick<Wish, 'device' | 'types'>): Reading {
  const isOfGoods = before !== undefined && before.types.length > 0
  const key = `${hasShown} ${isOfGoods} ${before?.device ?? ''}\n${written}`
  const known = lastReadings.get(key) ?? readDenying(written, hasShown, isOfGoods, before?.device)
  lastReadings.set(key, known)
  return known
}
/** A clause is read to see what a message does, and again where that is done. */
const lastReadings = new LRUCache<string, Reading>({ max: 50 })

/** A message with what it refuses, whatever was understood of that: "without tarnish-resistant plating" wishes for none. */
function readDenying(written: string, hasShown: boolean, isOfGoods: boolean, device: string | undefined, left = maxDenials): Reading {
  const alone = (text: string): Reading => readAnew(text, hasShown, isOfGoods, undefined)
  const reading = withLikeness(withPartsCounted(readAnew(written, hasShown, isOfGoods, device)), alone)
  if (left === 0 || written.length > longestDenying || (hasShown && reading.isQuestion)) return reading
  const denied = readAsWished(written, reading, alone)
  if (!denied || denied.rest === '') return denied ? refusing(reading, denied.said) : reading
  const rest = readDenying(denied.rest, hasShown, isOfGoods, device, left - 1)
  return { ...rest, written, notWords: [...rest.notWords, denied.said] }
}
/** So many things that were read as wished for one message refuses. */
const maxDenials = 3
/** What is refused is read again alone, and a pasted text holds much of it. */
const longestDenying = 400
/** Of a message that does nothing but refuse something. */
const refusing = (reading: Reading, said: string): Reading => ({
  ...reading,
  words: [],
  phrases: [],
  traits: [],
  figures: [],
  measures: [],
  notWords: [...reading.notWords, said],
})

function readAnew(written: string, hasShown: boolean, isOfGoods: boolean, device: string | undefined): Reading {
  const opened = asSaid(written, hasShown, isOfGoods)
  const next = nextModel(opened.text.folded, device)
  const message = next ? { ...opened, text: opened.text.without([next]) } : opened
  const read = readOpened(message, hasShown)
  const own = {
    ...read,
    ...(next && read.device === undefined ? { device: next.device } : {}),
    ...(opened.correction ? { correction: opened.correction, ...languageOfAll(read, written) } : {}),
    ...(hasShown && saysAnew(written) ? { restarts: true } : {}),
    ...(opened.isOwned
      ? {
          isOwned: true as const,
          words: [],
          phrases: [],
          measures: [],
          figures: [],
          asides: read.measures.slice(0, 2),
          isTied: true,
          ...languageOfAll({}, written),
        }
      : {}),
    ...(opened.told && read.types.length > 0 ? { told: opened.told, phrase: opened.told.name } : {}),
  }
  const asking = withServiceWords(own, message.spoken ?? message.text.folded, message.written, hasShown)
  const reading = withGrade(placeNumbers({ ...asking, pointsAtNothing: () => false, asksOfShown: () => false }, asking.types))
  if (hasShown) {
    const said = opened.asked ?? written
    const [asked, service] = [asksAbout(withoutReference(said)), askedOfService(said)]
    return withSeveralColors({
      ...reading,
      ...(asked ? { asksAbout: { ...asked, text: said }, ...asksOfAll(asked, reading) } : {}),
      ...(service ? { asksOfService: service } : {}),
    })
  }
  // Reading once more is as much work as all before it, and few messages need it.
  let second: OpenedReading | undefined
  const ifShown = () => (second ??= readOpened(message, true))
  return {
    ...withSeveralColors(reading),
    pointsAtNothing: () => reading.words.length > 0 && pointsAlone(message, ifShown),
    asksOfShown: () => asksOf(ifShown()),
  }
}

/** 这俩差在哪 and 200个总价 ask what no attribute states: how those shown differ, and what so many cost. Only where no words of these were read. */
function asksOfAll({ group, share }: AsksAbout, reading: Reading): Partial<Reading> {
  const { types, fields, topics, traits, superlative, words, bareNumber } = reading
  const isOpen = share >= leastOfAll && superlative === undefined && [types, topics, traits].every((said) => said.length === 0)
  if (isOpen && group === 'ask-compare' && fields.length === 0) return { isComparison: true, words: [], purposes: [] }
  const ofSum = reading.price ?? reading.budget ?? reading.forSum ?? reading.askedSum?.limit
  if (!isOpen || group !== 'ask-total' || ofSum || fields.some((field) => field !== 'price')) return {}
  const said = words.find((word) => /^\d{1,6}$/.test(word))
  const quantity = reading.quantity ?? bareNumber ?? (said === undefined ? undefined : Number(said))
  return { fields: ['price'], words: [], purposes: [], ...(quantity === undefined ? {} : { quantity }) }
}
const leastOfAll = 0.9

/** The language of a message by all it says, where what is left of it has none. */
function languageOfAll({ language }: Pick<OpenedReading, 'language'>, written: string): { language?: Language } {
  const all = language ?? languageIn(written)
  return all ? { language: all } : {}
}

/** Whether a message would say nothing but which offer is meant, had offers been shown. */
function pointsAlone(message: Message, ifShown: () => OpenedReading): boolean {
  if (referenceReader.read(message.text, message.analysis).length === 0) return false
  const { reference, words, types } = ifShown()
  return pointsAtOne(reference) && words.length === 0 && types.length === 0
}

/** Whether it would ask something of offers, had they been shown: of one that it points at, or by the name of a field. */
function asksOf({ reference, fields, superlative, isQuestion, asksForOthers, types, words }: OpenedReading): boolean {
  if (types.length > 0) return pointsAtOne(reference) && isQuestion && !asksForOthers
  if (pointsAtOne(reference) || superlative !== undefined) return true
  return isQuestion && !asksForOthers && fields.length > 0 && words.length === 0
}

type OpenedReading = Omit<Reading, 'pointsAtNothing' | 'asksOfShown'>

/** "Touchscreen" has a word of many consonants, and is a word all the same. */
function asideOf(folded: string, { concepts }: Analysis): Aside | undefined {
  const aside = readAside(folded)
  return aside === 'gibberish' && concepts.some(({ how }) => how === 'exact' || how === 'form') ? undefined : aside
}

/** A question about the service that none of its usual wordings has read. */
function withServiceWords(reading: OpenedReading, folded: string, written: string, hasShown: boolean): OpenedReading {
  const { types, topics, price, budget, colors, materials, sizes, measures, device, gift, occasion, links } = reading
  const saysNothingElse = [types, topics, colors, materials, sizes, measures, links].every((said) => said.length === 0)
  const isOpen = saysNothingElse && !hasShown && (price ?? budget ?? device ?? gift ?? occasion) === undefined
  // "When can it be sent?" of goods that are shown is stated by their listings.
  const asked = reading.askedDispatch ? undefined : readServiceWords(folded, isOpen)
  // "Guests complain about the sun at five: thick curtains, 18 pieces" complains of nothing that was bought.
  const isWish = asked && !hasShown && types.length > 0 && asksNothingOfService(written)
  if (asked && !isWish)
    return { ...reading, topics: [...narrowerTopics(asked.topic, folded)], ...(asked.isSure ? { types: [], isSeveral: false } : {}) }
  const [topic, another] = topics
  if (topic && !another) return { ...reading, topics: [...narrowerTopics(topic, folded)] }
  return topic ? reading : withAskedGist(reading, folded, hasShown)
}

/** What of the service may be asked of one of the offers: «в самолёт с первым пустят?» asks for no second parcel. */
const ofOneToo: ReadonlySet<ServiceTopic> = new Set(['order', 'sample', 'discount', 'photos', 'dearer', 'delivery', 'reviews', 'quality', 'certificates', 'wrapping', 'return', 'final']) // biome-ignore format: one line of names

/** A question about the service in words of no list, where nothing else of the message is understood: what it is closest to. */
function withAskedGist(reading: OpenedReading, folded: string, hasShown: boolean): OpenedReading {
  const { types, traits, materials, colors, sizes, measures, figures, shares, relatives, notWords, drops, links } = reading
  const {
    quantity,
    bareNumber,
    unplaced,
    price,
    budget,
    device,
    gift,
    occasion,
    superlative,
    extreme,
    askedDispatch,
    aside,
    smallTalk,
    forbidden,
  } = reading
  const lists = [types, traits, materials, colors, sizes, measures, figures, shares, relatives, notWords, drops, links]
  const one =
    quantity ??
    bareNumber ??
    unplaced ??
    price ??
    budget ??
    device ??
    gift ??
    occasion ??
    superlative ??
    extreme ??
    askedDispatch ??
    aside ??
    smallTalk ??
    forbidden
  if (one !== undefined || reading.thoseOnly || lists.some((said) => said.length > 0) || reading.fields.some((field) => field !== 'price'))
    return reading
  const asked = askedTopic(folded, reading.isQuestion, hasShown)
  // 为什么这么贵 of goods on the screen is told by what tells them apart, and so are two that are pointed at.
  const isOfShown = reading.isComparison && (asked === 'dearer' || reading.reference !== undefined)
  const isOfOne = pointsAtOne(reading.reference) && asked !== undefined && !ofOneToo.has(asked)
  const topic = isOfShown || isOfOne ? undefined : asked
  return topic
    ? {
        ...reading,
        topics: [...narrowerTopics(topic, folded)],
        words: [],
        purposes: [],
        fields: [],
        isComparison: false,
        asksRanking: false,
      }
    : reading
}

/** What was read of conditions, with the stretches that were kept from them open again. */
function withReopened({ open, found }: Resolved, text: OpenText, kept: readonly Span[]): Resolved {
  return kept.length === 0 ? { open, found } : { open: text.without(open.closed.filter((span) => !kept.includes(span))), found }
}

/** "Without a bamboo lid", «без бамбуковой крышки»: neither bamboo nor the lid is refused, and no lid is wished for. */
const deniedParts = ({ folded, concepts }: Analysis): { look: string; part: string; said: string }[] =>
  concepts.flatMap(({ conceptId: look, kind, isNegated, start, end }) => {
    if (!isNegated || (kind !== 'material' && kind !== 'color')) return []
    const part = concepts.find(
      (one) => !one.isNegated && one.conceptId.startsWith('feature.with-') && one.start >= end && one.start - end <= 1,
    )
    return part ? [{ look, part: part.conceptId, said: folded.slice(start, part.end) }] : []
  })

/** Who adds with such a word adds to what there is, whatever it is. */
const saysMore = /(?<!\p{L})(?:тоже|также|ещ[её]|also|too|as well|another)(?!\p{L})|也|还/iu

/** Conditions first, then the goods among the words that are left, then the buyer's own words among what is left of those. */
function readOpened(message: Message, hasShown: boolean): OpenedReading {
  const { text, analysis, properties } = message
  const conditions = withReopened(resolve(text.without(properties), order, { analysis: analysis.analysis, hasShown }), text, properties)
  const { open, found, gift: asked, occasion, use, purpose } = readNeed(message, conditions, hasShown)
  const rest = analysis.leavingOut(open.closed)
  const roles = hasShown ? rolesIn(analysis.analysis) : noRoles
  const said = meantByCondition(compounded(readGoods(rest, roles), rest), rest, found)
  const { goods: wished, gift } = occasion
    ? withOccasion(said.goods, occasion, asked)
    : use
      ? { goods: { ...said.goods, types: use } }
      : withGift(said.goods, asked)
  const { goods, preferred } = withPreferred(wished, rest, hasShown)
  const settled = settle(found)
  const own = readOwnWords(
    open.without(said.spans),
    rest,
    goods.types,
    settled.quantity ?? gift?.people,
    hasShown && isQuestion(text.folded),
    message.talk,
    roles,
  )
  const doubly = wantedByTwoDenials(text.folded).map((one) => ({ ...one, said: `${one.without} ${one.thing}` }))
  const meantThere = [...goods.notTraits, ...goods.givenUp].filter((trait) =>
    analysis.analysis.concepts.some((match) => match.conceptId === trait && doubly.some((one) => isWithin(match, one))),
  )
  const partsDenied = deniedParts(analysis.analysis)
  const looksDenied = partsDenied.map(({ look }) => look)
  const compared = readCompared(own.words)
  // What is asked of goods on the screen is answered in its own words.
  const uses = hasShown && isQuestion(text.folded) ? [] : usesAmong(compared.words, text.folded)
  const pets = petSizesNamed(rest)
  const givenUp = withPetSizeAlone(goods.givenUp, pets.purposes)
  // Russian in Latin letters is no English: the talk goes on in its own language, or begins in that of the interface.
  const language = message.isTranslit ? undefined : analysis.analysis.language
  const phrase = phraseOf(text.folded, rest, own.allWords)
  const setApart = atTheEnd.exec(text.folded)
  const isExact = exactly.test(text.folded)
  const forbidden = readForbidden(text.folded)
  const device = found.first('device')
  const aside =
    goods.types.length > 0
      ? undefined
      : (asideOf(text.folded, analysis.analysis) ?? (message.scolds && namesNothingElse(goods, found) ? 'abuse' : undefined))
  const pointed = withoutSpokenOf(joinReferences(found.all('reference')))
  const isOfDifference = pointed?.kind === 'places' && howMuchMore.test(text.folded)
  // "Back to the first ones" points at no offer but at all that were shown first.
  const isOfFirst =
    (found.has('firstShown') && pointed?.kind !== 'places') || (found.all('relative').includes('restore') && toFirstOnes.test(text.folded))
  const counted = eachOf(text.folded)
  // The 12 of «200 наборов по 12» is what is in each of them.
  const isInSet = found
    .all('figure')
    .some(({ field, above = 0, below = 0 }) => field === 'set' && counted && above < counted.count && counted.count < below)
  const each = isInSet ? undefined : counted
  const pieces = piecesSaid(text.folded)
  const ones = onesOf.exec(text.folded)?.[1]
  const isMeasured = found.all('measure').length + found.all('figure').length > 0
  const reference = isOfFirst ? undefined : isOfDifference ? besideAnother(pointed) : pointed
  const [sides] = found.all('sides')
  const [smallTalk] = found.all('smallTalk')
  const superlative = found.first('superlative')
  const most = superlative ? undefined : asksMost(text.folded)
  const dispatch = found.first('askedDispatch')
  const included = found.first('askedIncluded')
  const extreme = found.first('extreme')
  // "Files for a nail salon": of what the occasion needs one kind is named.
  const named = occasion ? kindAmong(goods.types, compared.words) : undefined
  // "Iphone 15 original, 10 pcs": no goods for a device but the device.
  const saidNames = [...new Set([...saidOf(rest), ...(said.nameWords ?? [])])]
  const general = generalNameOf(analysis.analysis, goods.types, compared.words, saidNames)
  const kinds = goodsOf(goods.types, rest)
  const parts = withoutKitName(kinds, text.folded, rest)
  const isKit = gift === undefined && namesKit(text.folded) && areSeveral(rest, parts)
  const areNamed = gift === undefined && areSeveral(rest, kinds)
  const counts = areNamed && !isKit ? countsOf(text.folded, rest, kinds) : undefined
  const types = isKit ? parts : hasShown || counts || occasion || gift ? kinds : kindsMeant(kinds, message.written, text.folded, rest)
  const isSeveral = gift === undefined && areSeveral(rest, types)
  const numbersOfKinds = counts?.map(({ quantity }) => String(quantity)) ?? []
  // The 2 of "which of these come in 2kg" is no sum.
  const askedSum = readAskedSum(text.without(analysis.analysis.measures.filter(({ dimension }) => dimension !== 'count')))
  // «Можно из кожзама»: all that is named would do as well.
  const isAllowed = found.has('allowed') || (roles.areAll('also') && !saysMore.test(text.folded))
  const asksOfThem = hasShown && ofThem.test(text.folded)
  const asks = ((asksOfThem || isQuestion(text.folded)) && !isAllowed) || dispatch !== undefined || included !== undefined
  const asksOfPrice = found.all('field').includes('price') || asksHow(text.folded)
  const askedLots = asks && asksOfPrice && !areMany(reference) ? lotsAsked(text.folded) : []
  const forSum = sumForPieces(text)
  const isWanted = device !== undefined && !hasShown && goods.types.length === 0 && saysItIsBought(text.folded, found)
  return {
    ...settled,
    ...goods,
    written: message.written,
    roles: roles.found(),
    types,
    ...(named ? { types: [named.type] } : {}),
    ...(isWanted ? { types: [kindOfDevice(device)] } : {}),
    // A colour that is named says more than its tone.
    colors: goods.colors.length > 0 ? goods.colors : [...(found.first('tone') ?? [])],
    traits: [...new Set([...goods.traits, ...found.all('trait'), ...compared.traits, ...meantThere])].filter(
      (trait) => !(isKit && trait === 'feature.set') && !partsDenied.some(({ part }) => part === trait),
    ),
    notTraits: less(goods.notTraits, meantThere),
    // "No gold rim" forbids no gold.
    notColors: less(less(goods.notColors, own.notOfThings), looksDenied),
    notMaterials: less(less(goods.notMaterials, own.notOfThings), looksDenied),
    ...(own.quantity !== undefined ? { quantity: own.quantity } : {}),
    // "15 black + 15 grey" are 30, whatever else counts.
    ...(each?.isSum && !counts ? { quantity: each.count } : {}),
    ...(language ? { language } : {}),
    links: message.links,
    ...(forbidden ? { forbidden } : {}),
    ...(aside ? { aside } : {}),
    ...(gift && !named ? { gift: gift.audience === 'kids' ? ('kids' as const) : ('adults' as const) } : {}),
    ...(occasion && !named ? { occasion } : {}),
    ...(general && !occasion && !gift ? { general } : {}),
    isSeveral,
    ...(counts ? { counts, quantity: settled.quantity ?? own.quantity ?? counts[0]!.quantity } : {}),
    isKit,
    phrases: own.phrases,
    words: less(compared.words, [...pets.taken, ...uses.map(({ word }) => word)]).filter(
      (word) =>
        word !== named?.word &&
        !numbersOfKinds.includes(word) &&
        !(isMeasured && namesMeasure.test(word)) &&
        !(isKit && kitWords.test(word)),
    ),
    notWords: [
      ...own.notWords.map((word) => doubly.find(({ thing }) => stemOf(thing) === stemOf(word))?.said ?? word),
      ...partsDenied.map(({ said: part }) => part),
      ...(message.refused ?? []),
    ],
    preferred,
    givenUp: [...less(givenUp, meantThere), ...own.givenUp.filter((word) => !doubly.some(({ thing }) => thing === word))].slice(0, 12),
    purposes: [
      ...new Set([
        ...less(own.purposes, [...pets.taken, ...numbersOfKinds]),
        ...uses.map(({ use }) => use),
        ...(purpose ? [purpose] : []),
        ...less([...petsNamed(rest), ...pets.purposes], givenUp),
      ]),
    ],
    said: named ? [named.word] : saidNames,
    beside: besideOf(rest, goods.types),
    ...(phrase !== undefined ? { phrase } : {}),
    animalsShown: animalsShown(text.folded),
    ...(ones ? { ones } : {}),
    ...(pieces !== undefined ? { pieces } : {}),
    ...(each ? { each } : {}),
    ...(setApart ? { lastNumber: Number(setApart[1]) } : {}),
    roleOf: (number) => roleIn(text, number),
    sizes: [...new Set(found.all('size'))],
    measures: firstOfEach(found.all('measure')).map((measure) => (isExact ? toExact(measure) : measure)),
    asides: othersOfEach(found.all('measure')),
    figures: found.all('figure').slice(0, 4),
    shares: found.all('share').slice(0, 4),
    ...(found.has('boundedNumber') ? { boundedNumber: found.first('boundedNumber')! } : {}),
    ...(extreme ? { extreme } : {}),
    ...(device !== undefined ? { device } : {}),
    ...(sides ? { sides } : {}),
    relatives: found.has('firstShown') ? [...new Set([...found.all('relative'), 'restore' as const])] : found.all('relative'),
    ...(reference ? { reference } : {}),
    isComparison: isOfDifference || found.has('comparison') || found.has('why') || (areMany(reference) && better.test(text.folded)),
    asksSimilar: found.has('similar'),
    asksDetails: found.has('details'),
    fields: [...new Set([...found.all('field'), ...(dispatch ? (['dispatch'] as const) : [])])],
    ...(superlative ? { superlative } : {}),
    ...(most ? { asksMost: most } : {}),
    ...(dispatch ? { askedDispatch: dispatch } : {}),
    ...(included !== undefined ? { included } : {}),
    asksWhichSuits: asksWhichSuits(text.folded),
    ...(askedSum ? { askedSum } : {}),
    asksOfDeliveryAlone: asksOfDeliveryAlone(text),
    isAbout: found.has('aboutCount'),
    ...(askedLots.length > 0 ? { askedLots } : {}),
    ...(forSum ? { forSum } : {}),
    asksOfLot: (settled.quantity ?? own.quantity ?? own.bareNumber) !== undefined && asksOfLot(text),
    asksWhy: found.has('whyThis'),
    asksWhyPrice: found.has('why'),
    asksRanking: found.has('ranking'),
    asksAdvice: found.has('advice'),
    isQuestion: asks,
    asksForOthers: !asksOfThem && (asksForOthers(text.folded) || otherOnes.test(text.folded)),
    asksHow: asksHow(text.folded),
    asksWhether: asksWhether(text.folded) || asksOfPart(text.folded),
    asksWhat: asksWhat(text.folded),
    comparesWith: comparesWith(text.folded),
    comesIn: comesIn(text.folded),
    ...(isOfFirst ? { ofFirstShown: true as const } : {}),
    ...(ofEarlierOnes.test(text.folded) ? { ofEarlier: true as const } : {}),
    topics: withoutOrderOfSample(
      [...new Set([...servicesIn(found, text, analysis.analysis), ...(dispatch?.mayBeDelivery ? (['delivery'] as const) : [])])],
      text.folded,
    ).slice(0, maxTopics),
    ...(smallTalk ? { smallTalk } : {}),
    thoseOnly: found.has('thoseOnly'),
    isForSame: forSame.test(text.folded),
    isAsBefore: asBefore.test(text.folded),
    isMatching: matching.test(text.folded),
    isAddition: found.has('also') || orElse.test(text.folded),
    isOrElse: orElse.test(text.folded),
    goesOn: goesOn.test(text.folded),
    isFurther: further.test(text.folded),
    isInstead: instead.test(text.folded),
    ...swapIn(text.folded),
    restarts: found.has('restart'),
    wantsOnly: onlyThese.test(text.folded),
    isDropped: dropped.test(text.folded) || notNeeded.test(text.folded),
    ...(goods.colors.length > 1 && wantsEach.test(text.folded) ? { everyColor: true as const } : {}),
    isAllowed,
    isExact,
    isTied:
      isAllowed ||
      tie.test(text.message) ||
      ofColor.test(text.folded) ||
      compared.isCompared ||
      adjective.some((form) => form.test(text.folded)),
    ...readTied(text.folded),
    isPart: (asksOfThem || isPart(text.folded)) && !beginsWithGoods(text.folded, analysis.analysis, goods.types),
    typesAsMaterials: materialsAmong(text.folded, analysis.analysis, goods.types),
    ...(own.bareNumber !== undefined ? { bareNumber: own.bareNumber } : {}),
    isEmpty: !/[\p{L}\p{N}]/u.test(text.folded) && !message.refused?.length,
    ...(asks ? questionOf(text.message) : {}),
  }
}

/** 下单前能不能先寄个样品, "a sample before I order": the order is only when, unless how it is placed is asked as well. */
const withoutOrderOfSample = (topics: ServiceTopic[], folded: string): ServiceTopic[] =>
  topics.includes('sample') && !howToOrder.test(folded) ? topics.filter((topic) => topic !== 'order') : topics
const howToOrder =
  /怎么(?:样)?(?:下单|订|购买|买)|如何(?:下单|订购|购买)|(?<![a-z])how (?:do|can|to|should)(?: (?:i|we))? (?:place|order|buy)(?![a-z])|(?<!\p{L})как (?:(?:мне|нам) )?(?:сделать заказ|оформить|заказать|купить)(?!\p{L})/iu

/** Kinds of goods but for the one that a kit is called by: 礼盒：笔记本、笔 wants no gift boxes. */
function withoutKitName(types: string[], folded: string, { concepts }: Analysis): string[] {
  const name = kitNameIn(folded)
  if (!name) return types
  const isName = (type: string): boolean => concepts.filter(({ conceptId }) => conceptId === type).every((place) => isWithin(place, name))
  return types.filter((type) => !isName(type))
}

/** What of the service is asked; "what do you have with a case?" asks nothing of the shop once its property is set apart. */
const servicesIn = (found: Findings, text: OpenText, analysis: Analysis): ServiceTopic[] =>
  found.all('service').filter((topic) => topic !== 'shop' || aboutShopReader.read(text, { analysis }).length > 0)

/** Whether nothing of goods is said, and no condition of them. */
const namesNothingElse = ({ colors, materials, traits, notTraits, notMaterials, givenUp }: Goods, found: Findings): boolean =>
  [colors, materials, traits, notTraits, notMaterials, givenUp].every((said) => said.length === 0) &&
  (['price', 'quantity', 'reference', 'relative', 'figure', 'measure', 'service'] as const).every((one) => !found.has(one))

/** Characters of a question that is repeated. */
const maxQuestion = 60
const opening =
  /^[\s,]*(?:(?:а|и|ну|но|ещё|еще|также|ок|окей|хорошо|ладно|хм+|so|and|but|also|plus|ok|okay|well|hmm+|那|请问|另外|还有|好的?|嗯+)(?:[\s,，]+|(?<=\p{Script=Han})(?=\p{Script=Han})))*/iu
function questionOf(message: string): { question?: string } {
  const question = message
    .replace(opening, '')
    .replace(/[,，]?\s{2,}/gu, ' ')
    .replace(/[\s?？!！.。,，]+$/u, '')
  return question.length > 1 && question.length <= maxQuestion ? { question } : {}
}

/** "A hotel with 30 rooms", «на 12 номеров»: how large the buyer's house is. */
const rooms = /^\s*(?:номер(?:ов|а)|комнат\p{L}*|rooms?|bedrooms?|(?:个|间)?(?:房间|客房))(?!\p{L})/iu
/** What a number stands for, where it stands in a text as digits. */
function roleIn({ folded }: OpenText, number: string): { name: string; share: number } | undefined {
  const at = new RegExp(String.raw`(?<![\d.,])${number}(?![\d]|[.,]\d)`, 'u').exec(folded)
  if (at && rooms.test(folded.slice(at.index + number.length))) return { name: 'aside', share: 1 }
  return at ? rolesOfNumber(folded, { start: at.index, end: at.index + number.length })[0] : undefined
}

/** What a comma sets apart at the end of a message, or what stands there behind a use: "towels for a hotel 300". */
const atTheEnd = /(?:[,，;；]|(?<!\p{L})(?:для|под|for)\s+(?:(?:an?|the|my|our|наш\p{L}+)\s+)?\p{L}+\s)\s*(\d{1,7})\s*[.!。！]?\s*$/u

/** "I'll take the second. How is it better than the first?": "it" is the one that is named. */
function withoutSpokenOf(reference: Reference | undefined): Reference | undefined {
  if (reference?.kind !== 'places' || reference.places.length < 3) return reference
  return { kind: 'places', places: reference.places.filter((place) => place !== 0) }
}

/** "The first one you showed", «первый из тех, что были в начале», 最开始的第一款: of an earlier selection. */
const ofEarlierOnes =
  /(?<![a-z])(?:you (?:first |originally |initially )?(?:showed|had shown|gave)|from (?:before|earlier)|(?:at|from|in) the (?:start|beginning)|earlier|originally|initially)(?![a-z])|(?<!\p{L})(?:в (?:самом )?начале|сначала показ\p{L}+|раньше|ранее|до этого|сам(?:ый|ая|ое|ого|ой|ым|ую) перв\p{L}+|(?:вы |ты )?показ(?:ыва)?л[аи]?)(?!\p{L})|一开始|最开始|最初|之前|先前|刚才/iu

const better = /(?<!\p{L})(?:(?:чем|в чем|насколько)(?!\p{L})[^,.?]*(?:лучше|хуже|выгоднее)|better|worse)(?!\p{L})|好在|更好/u

/** "How much dearer is the second?" asks for the difference of two, of which the other is the first. */
const howMuchMore =
  /(?<!\p{L})(?:на)?\s*сколько(?!\p{L})[^,.?]{0,30}(?:дороже|дешевле)|(?<!\p{L})how much (?:more|less|cheaper|dearer)(?!\p{L})|[贵差]多少|便宜多少|差价/u
const besideAnother = (reference: Reference & { kind: 'places' }): Reference => {
  const [place, ...others] = reference.places
  return others.length > 0 || place === undefined ? reference : { kind: 'places', places: place === 1 ? [1, 2] : [1, place] }
}

const toFirstOnes =
  /(?<!\p{L})(?:к|на)\s+(?:самым\s+)?первым(?!\p{L})|(?<![a-z])to\s+the\s+(?:very\s+)?first\s+ones(?![a-z])|最(?:开始|初|先)(?:的|那)/u
const exactly = /(?<!\p{L})(?:ровно|строго|exactly|precisely|strictly)(?!\p{L})|正好|刚好|恰好/u

const instead = /(?<!\p{L})(?:instead|rather|вместо|взамен|лучше|тогда|давай(?:те)?)(?!\p{L})|换成|改成|改为/u

const dropped =
  /(?<![a-z])(?:drop|skip|scrap|ditch|cancel|forget|leave out|remove)(?= (?:the|that|my)(?![a-z]))|(?<!\p{L})(?:убери|отмени|вычеркни|сними)(?:те)?(?!\p{L})|取消|去掉/iu

const onlyThese = /(?<!\p{L})(?:только|лишь|исключительно|only|nothing but)(?!\p{L})|只(?:要|看|想要|买|需要)|就要/iu

/** Each of the colours that are named: 红色和金色都要, "both red and gold", «и красные, и золотые нужны». */
const wantsEach =
  /(?<![a-z])(?:both|each of (?:the|these) colou?rs)(?![a-z])|(?<!\p{L})(?:оба цвета|обоих цветов|и те,? и другие)(?!\p{L})|(?<!\p{L})и \p{L}+(?:ые|ие|ый|ий),? и \p{L}+(?:ые|ие|ый|ий)(?!\p{L})|[色的]都(?:要|需要|得有|来)|两[种个]颜?色都/iu

/** What was wished for and is not needed may be there all the same. */
const notNeeded =
  /(?<!\p{L})не нуж(?:ен|на|но|ны)(?!\p{L})|(?<![a-z])(?:not needed|n'?t needed|not necessary|n'?t necessary|no need for|don'?t need|do not need)(?![a-z])|不需要|不必|用不着/iu

const goesOn =
  /^\s*(?:(?:ok|okay|ладно|хорошо|а|и|ну|ещ[её]|and|also|plus|what about|how about|那|还有)\s+)+(?:есть |any )?\p{L}+\s*(?:[?,.]|$)/u

const further = /^\s*(?:(?:и|еще|также|плюс|and|also|plus)\s+(?:еще |also )?(?=\p{L}|\d)|(?:另外|还要|再要|再来|还需要))/u

const forSame = /(?<!\p{L})(?:ему|ей|им|для (?:него|нее|них)|for (?:him|her|them|it))(?!\p{L})|给[他她它]们?/u
/** "Same requirements", 同样要求. */
const asBefore =
  /(?<!\p{L})(?:(?:те|на тех) же услови|услови\p{L}* те же|так\p{L}+ же (?:услови|требовани)\p{L}*|(?:with |on )?(?:the )?same (?:requirements|conditions|terms|specs?|criteria))|(?:同样|一样|相同)的?(?:要求|条件|标准)|(?:要求|条件)(?:一样|相同|同上)/u
const matching =
  /(?<!\p{L})(?:to match|matching|в (?:тон|цвет)|(?:того|такого) же цвета|in the same colou?r)(?!\p{L})|同色|同款颜色|颜色一样/u

/** "Часы женские, кварц, кожаный ремешок": what one comes with or on is set apart by a comma, and no goods beside them. */
function goodsOf(types: readonly string[], { concepts, text }: Analysis): string[] {
  const isWithIt = (type: string): boolean =>
    concepts.some(({ conceptId, end }) => conceptId === type && withIt.test(text.slice(0, end).toLowerCase()))
  const [first, ...others] = types
  return first === undefined ? [] : [first, ...others.filter((type) => !isWithIt(type))]
}
const withIt =
  /,\s*(?:\p{L}+(?:ый|ий|ой|ая|яя|ое|ее) )?(?:чехол|ремешок|кейс|футляр|мешочек|пульт|подставка|ремень|шнурок|цепочка|карабин)$|,\s*(?:[a-z]+ )?(?:case|strap|pouch|remote|stand|chain|box)$/u

/** «Чёрный есть у них», 它们都有: whether those shown have it, and not others. */
const ofThem =
  /(?<!\p{L})у (?:них|этих)(?: \p{L}+){0,2} есть(?!\p{L})|(?<!\p{L})есть(?: ли)?(?: \p{L}+){0,2} у (?:них|этих)(?!\p{L})|(?<!\p{L})на (?:них|ней|н[её]м|этих)(?=\s*\?)|(?:它们|这些|这几[个款])都?(?:有|带|配)/u
/** "А металлические?" of one form are others of its kind, and "а зайцы?" in the plural are others. */
const otherOnes = /^\s*а \p{L}{3,}(?:[ыи]е|[ыи])\s*\?\s*$/u

/** "Ворс мягкий?", "ортопедическая спинка?": a part, and what it is like. */
const asksOfPart = (folded: string): boolean => partAndTrait.test(folded) && namesPart(folded)
const partAndTrait = new RegExp(String.raw`^\s*(?:а |и )?(?:${nounAndTrait})(?:${orTrait})?\s*\?\s*$`, 'u')

/** "Яркость хотя бы 500 люмен": what the figure says itself is no word beside it. */
const namesMeasure =
  /^(?:яркост|мощност|диаметр|длин[аыуо]|ширин|высот|глубин|толщин|плотност|об[ъь]?ем|емкост|вес(?:ом|а)?$|напряжени|brightness$|power$|diameter$|length$|width$|height$|depth$|thickness$|capacity$|volume$|weight$|voltage$)|^(?:亮度|功率|直径|长度|宽度|高度|厚度|容量|电压|重量)$/u

/** What kind of those that are spoken of. */
const onesOf =
  /^\s*(?:(?:and|ok|okay|the|any|only|maybe|show me|do you have|are there|got|what about|how about)\s+)*([a-z]+(?:-[a-z]+)?) ones?(?![a-z])/

/** "Или виниловые": what would do as well. */
const orElse = /^\s*(?:или|либо|or)\s+(?!то|опять|нет|not|is)|^(?:或者?|或是)(?=\p{Script=Han})/iu

/** Words that tie a message without goods to the search before it: "с ручкой", "for kids". */
const tie =
  /^\s*(?:(?:не|нет|no|not|不)[,，]\s*)?(?:(?:а|и|но|хочу|хотим|надо|нужно|нужны|можно|лучше|желательно|только|and|but|or|maybe)\s+)*(?:с|со|без|для|под|на|в|из|только|что-?нибудь|что-?то|чего-?нибудь|with|without|for|in|only|something|anything|make (?:it|them|that)|带|有|要|用|换(?:一?个|成|一?种)?)(?:\s|(?=\p{Script=Han}))/iu

/** "Natural colour", "цвет хаки": how those should look that are spoken of. */
const ofColor =
  /^\s*(?:\p{L}+\s+){1,3}(?:colou?rs?|цвет(?:а|ом)?)\s*(?:only|please|пожалуйста)?\s*[.!?]*$|^\s*цвет\s+\p{L}+(?:\s+\p{L}+)?\s*[.!?]*$/iu

/** Adjectives alone: "городской, для ноутбука", "the flat ones", 激光的. They say what kind of the goods that are spoken of, and name no others. */
const adjective = [
  /^[\s,]*(?:(?:а|и|но|только|лучше|можно|что-нибудь)\s+)*\p{Script=Cyrillic}{2,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю)(?=\s*(?:[,.;!?]|$|(?:есть|бывают|можно|нужн\p{L}+|надо|бы)(?!\p{L})))/u,
  /(?<![a-z])ones?(?![a-z])/,
  /^\s*[a-z]+(?: [a-z]+)? only[\s.!]*$/i,
  /^\p{Script=Han}{1,3}色的?[\s。！!？?]*$/u,
  /\p{Script=Han}的(?:那种|款式?|呢|有吗|有没有|吗)?[\s。！!？?]*$/u,
]

const tiedAlone = [
  /^[\s,]*(?:а|и|ну а|and|what about|how about)?\s*((?:для|for)\s+\p{L}+(?:\s+\p{L}+)?)(?:\s+(?:есть|бывают|do you have|too))?[\s?.!]*$/u,
  /^(?:那|有没有|有|换成?|改成)?(\p{Script=Han}{1,3}?)(?<![实好耐适通专常])用?的(?:呢|有吗|有没有|吗)?[？?\s]*$/u,
]
function readTied(folded: string): { tied?: string } {
  const tied = tiedAlone.map((form) => form.exec(folded)?.[1]).find((found) => found !== undefined)
  return tied === undefined ? {} : { tied }
}

/** 耳环有没有带珍珠的 asks for earrings, 带珍珠的 for what has pearls. */
const beginsWithGoods = (folded: string, { concepts }: Analysis, types: readonly string[]): boolean =>
  concepts.some(
    ({ conceptId, start, end }) =>
      types.includes(conceptId) && /^[那再]?$/u.test(folded.slice(0, start)) && /^有(?:没有)?[带配]/u.test(folded.slice(end)),
  )

/** Materials that stand where a kind of goods was read: "glass". */
function materialsAmong(folded: string, { concepts }: Analysis, types: readonly string[]): string[] {
  const names = concepts
    .filter(({ conceptId }) => types.includes(conceptId))
    .map(({ start, end }) => materialsNamed(folded.slice(start, end)))
  return names.every((materials) => materials.length > 0) ? [...new Set(names.flat())] : []
}

/** Kittens, old dogs: what a name says of the animals that goods are for, beside that they are dogs or cats. */
const petWord =
  /(?:中型|老年|幼)[犬猫]|(?<!\p{L})(?:щен(?:к|ок|ят)|кот[её]н|котят|пожил)\p{L}*|(?<![a-z])(?:pupp(?:y|ies)|kittens?|seniors?)(?![a-z])/giu
const petsNamed = ({ text, concepts }: Analysis): string[] =>
  concepts
    .filter(({ conceptId, isNegated }) => !isNegated && (conceptId === 'audience.dogs' || conceptId === 'audience.cats'))
    .flatMap(({ start, end }) => text.slice(start, end).toLowerCase().match(petWord) ?? [])

interface OwnWords {
  /** Words that name nothing; none where a bare number is all there is. */
  words: string[]
  phrases: string[][]
  purposes: string[]
  notWords: string[]
  givenUp: string[]
  /** Colours and materials that are denied of one thing alone. */
  notOfThings: string[]
  /** The same, the bare number among them. */
  allWords: string[]
  quantity?: number
  bareNumber?: number
}

/** What is left once conditions and goods are read: a count right before the goods, words that name nothing, or a number alone. */
function readOwnWords(
  text: OpenText,
  analysis: Analysis,
  types: readonly string[],
  said: number | undefined,
  isAsked: boolean,
  ofTalk: readonly string[],
  roles: Roles,
): OwnWords {
  const counts = said === undefined ? countBeforeGoodsReader.read(text, { analysis }) : []
  const counted = text.without(counts.map(({ span }) => span))
  const open = counted.without(fillerReader.read(counted, { analysis }).map(({ span }) => span))
  const quantity = said ?? counts[0]?.value
  const { wanted: words, phrases, purposes: uses, unwanted, givenUp } = wordsOf(open, analysis, types, isAsked, ofTalk, roles)
  const notWords = [...unwanted, ...namesNotWanted(analysis, types)]
  const purposes = less(uses, notWords)
  const notOfThings = unwanted
    .filter((phrase) => phrase.includes(' '))
    .flatMap((phrase) => {
      const of = ({ start, end }: Span): string => analysis.text.slice(start, end).toLowerCase()
      return analysis.concepts.filter((match) => phrase.startsWith(`${of(match)} `)).map(({ conceptId }) => conceptId)
    })
  const [number, ...others] = open.numbers()
  // "10 тысяч" is a number as well.
  const isOfNumber = (word: string): boolean =>
    /^\d+$/.test(word) || (number !== undefined && text.folded.slice(number.start, number.end).includes(word))
  const isBare = number !== undefined && others.length === 0 && analysis.concepts.length === 0 && words.every(isOfNumber)
  return {
    words: isBare ? [] : words,
    phrases,
    purposes: isBare ? purposes.filter((word) => !/^\d+$/.test(word)) : purposes,
    notWords,
    givenUp,
    notOfThings,
    allWords: words,
    ...(quantity !== undefined ? { quantity } : {}),
    ...(isBare && Number.isInteger(number.value) && number.value >= 1 ? { bareNumber: number.value } : {}),
  }
}
