import { languageIn } from '@karavan/lexicon/language.ts'
import { describeType } from '@karavan/lexicon/names.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import type { State } from '../state.ts'
import { namesSum } from './grammar/asked-sum.ts'
import { comeAlong } from './grammar/comes-along.ts'
import { foldText } from './grammar/open-text.ts'
import { namesPart } from './grammar/part-name.ts'
import { areRelated, saysConstraint } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

/** What a message says of some goods, where it speaks of several: a turn of its own. */
export interface PartOfGoods {
  /** Goods that nobody had asked for stood before it: it goes back to those that the talk was about. */
  isBack?: true
  text: string
  /** What follows its first clause, each behind a comma. */
  clauses: string[]
  /** Kinds that it names; of the first part none, where it speaks of those on the screen. */
  types: readonly string[]
}

const sentenceEnd = /[!?;…。！？；]+|\.+(?=\s|$|\p{Script=Han})|\n+|\)\)+/u
const clauseEnd =
  /[,，、]|\s+(?:-\s+)?(?=(?:and|n|&|plus|then|(?<!(?<![a-z])(?:could|can|would|will|should|may|do|you|i|we|please|me|to|is|are)\s+)also|и|плюс|(?<!(?<!\p{L})мож(?:ете|ешь|но)(?: ли)?(?: вы)?\s+)также|а|но|but)\s)|\s+(?<!(?:как(?:ие|ой|ая|ое)|что|кто|где|мож(?:ете|ешь|но)(?: ли)?(?: вы)?)\s+)(?=ещ[её]\s)|\s*\+\s*|(?:还有|另外|再来|加上)|(?<=\p{Script=Han})(?:和|跟|以及)(?=\p{Script=Han})|(?<=\p{Script=Han})\s+(?=\p{Script=Han}|\d)/u
const border = new RegExp(`(?<strong>${sentenceEnd.source})|${clauseEnd.source}`, 'gu')

export interface Clause {
  text: string
  /** Ends a sentence. */
  isStrong: boolean
}

/** The clauses of a message, each with the sign that ends it; none within a number. */
export function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const { index, 0: sign, groups } of message.matchAll(border)) {
    const end = index + sign.length
    if (/^[,，.]/u.test(sign) && /\d$/u.test(message.slice(0, index)) && /^\d/u.test(message.slice(end))) continue
    const isStrong = groups?.strong !== undefined
    const last = clauses.at(-1)
    if (message.slice(start, index).trim() === '') {
      if (last) Object.assign(last, { text: last.text + message.slice(start, end), isStrong: last.isStrong || isStrong })
    } else clauses.push({ text: message.slice(start, end), isStrong })
    start = end
  }
  if (message.slice(start).trim() !== '') clauses.push({ text: message.slice(start), isStrong: true })
  return clauses
}

/** "And bath towels as well" after towels. */
const alsoWanted = /^[\s,，]*(?:还有|另外|还要|再来|再要|(?:и |а )?(?:ещ[её]|также|плюс)(?!\p{L})|(?:and )?(?:also|plus)(?![a-z]))/iu

/** Of a first message what a comma alone sets apart is said of the goods before it: "bedding for a hotel, double beds". */
const joins = /(?:[+]|和|跟|以及|还有|另外|再来)\s*\||\|[\s-]*(?:and|n|&|plus|also|then|и|плюс|ещ[её]|также|а)(?!\p{L})/iu

const longest = 400
const maxClauses = 12
const maxParts = 3

/** «Лопатки к ним есть?» asks for other goods, «ручки есть?» for a part of these. */
const besideThem =
  /(?<!\p{L})(?:к (?:ним|нему|ней)|отдельно|тоже|ещ[её])(?!\p{L})|(?<![a-z])(?:with (?:it|them)|separately|too|as well)(?![a-z])|另外|单独/iu
/** Kinds of goods that a clause wants or asks about; a part of goods ("with a lid", "ручка какая?") is none. */
const goodsOf = (reading: Reading): readonly string[] =>
  reading.isPart ||
  (reading.isQuestion && namesPart(foldText(reading.written)) && !besideThem.test(reading.written)) ||
  reading.typesAsMaterials.length > 0 ||
  comeAlong(reading.written, reading.said) ||
  reading.gift
    ? []
    : reading.types

const lists = [
  'colors',
  'notColors',
  'materials',
  'notMaterials',
  'traits',
  'notTraits',
  'sizes',
  'measures',
  'figures',
  'words',
  'notWords',
  'fields',
  'topics',
  'relatives',
  'drops',
] as const
/** Whether something is said that is more than the name of goods. */
const saysMore = (reading: Reading): boolean =>
  saysConstraint(reading) ||
  reading.isQuestion ||
  reading.reference !== undefined ||
  reading.superlative !== undefined ||
  reading.bareNumber !== undefined ||
  lists.some((list) => reading[list].length > 0)

/**
 * What may stand beside the name of goods that nobody wants, or that were taken already: «какие трусы))», "dumbbells lol", "cable is ok". With them a message says
 * nothing of what it looks for.
 */
const besideRefused =
  /^(?:[\s\p{P}\p{S}]|(?<![a-z])(?:lol|haha|hey|what|why|no|not|none|the|any|one|ones|is|are|was|no good|good|ok|okay|fine|nice|forget|leave|skip|remove|drop|about|enough|already|please|wrong|bad)(?![a-z])|(?<!\p{L})(?:какие|какой|какая|какое|что за|при ч[её]м|тут|здесь|ещ[её]|убер\p{L}+|забуд\p{L}+|про|не|нет|надо|нуж(?:ен|на|но|ны)|норм\p{L}*|ок|подойд[её]т|годится|устраива\p{L}+|блин|да|же|хватит|эти|этот|эта|это|ваши|зачем|почему)(?!\p{L})|什么|不要|不用|不是|别|算了|了|那种|那个|的|可以|行|好|我|吧|啊|哈|戴)*$/iu
const refusesOrTakes =
  /(?<![a-z])(?:lol|haha|what|why|no|not|none|good|ok|okay|fine|nice|forget|leave|skip|remove|drop|enough|wrong|bad)(?![a-z])|(?<!\p{L})(?:какие|какой|какая|какое|что за|при ч[её]м|убер\p{L}+|забуд\p{L}+|не|нет|норм\p{L}*|ок|подойд[её]т|годится|устраива\p{L}+|хватит|зачем|почему)(?!\p{L})|什么|不要|不用|不是|算了|可以|行|好/iu
function isNamedAlone(text: string, names: readonly string[]): boolean {
  const left = names.reduce((open, name) => open.replaceAll(name, ' '), foldText(text))
  return besideRefused.test(left) && refusesOrTakes.test(left)
}
/** "Back to the gloves": goes back to them. */
const goesToThem = /(?<!\p{L})(?:назад|обратно|верн\p{L}+|back|return)(?!\p{L})|回到|回去/iu

/** What a message says behind the name of its goods: a figure, or what they have or are for. */
const ownConditions = /(?:\d|(?<!\p{L})(?:для|под|в|на|with|for|without|без|с)(?!\p{L}))/u
function behindName(text: string, names: readonly string[]): string {
  const folded = foldText(text)
  return folded.slice(Math.max(0, ...names.map((name) => folded.lastIndexOf(name) + name.length)))
}

/** Whether conditions of its own stand at one of the goods of a sentence: "mailers 25x35 and tape". Those of "towels and bathrobes, white" are of both. */
function haveOwn(parts: readonly PartOfGoods[], read: (text: string) => Reading): boolean {
  const isOwn = ({ text, clauses }: PartOfGoods, at: number): boolean => {
    const isLast = at === parts.length - 1
    const own = isLast && clauses.length > 0 ? text.slice(0, text.length - clauses.join('').length) : text
    const reading = read(own)
    if (!saysMore(reading)) return false
    // 第一个几个枕套 再要60条白毛巾: something is asked of the first.
    if (!isLast && (reading.reference?.kind === 'places' || reading.asksHow || reading.fields.length > 0)) return true
    return at > 0 || ownConditions.test(behindName(own, reading.said.map(foldText)))
  }
  const own = parts.map(isOwn)
  return own.slice(0, -1).some(Boolean) || own.filter(Boolean).length > 1
}

/** «Трусы мужские хлопок 100» of a list: no 100 % of cotton. */
const followsMaterial = (text: string, { materials, price, budget, measures, figures, sizes }: Reading): boolean =>
  materials.length > 0 &&
  (price ?? budget) === undefined &&
  [measures, figures, sizes].every((list) => list.length === 0) &&
  /(?<!(?:до|за|от|по|under|max|размер|size)\s)\d{2,6}[\s.!?]*$/iu.test(text)

/** "White towels 70x140, 24": a number alone at the end of what is said of goods counts them. */
export function withCount(text: string, reading: Reading): string {
  const isOpen = (reading.unplaced ?? reading.lastNumber) !== undefined || followsMaterial(text, reading)
  if (reading.quantity !== undefined || !isOpen) return text
  const unit = isHan(text) ? '个' : /\p{Script=Cyrillic}/u.test(text) ? ' шт' : ' pcs'
  return text.replace(/(?<=(?:^|[\s,，;])\d{1,6})(?=[\s.!?！。]*$)/u, unit)
}

/** Behind the last of the goods a number of pieces is of all of them, where none has its own: "notebooks A5 and blue pens, 200 pcs". */
function withSharedCount(parts: readonly PartOfGoods[], read: (text: string) => Reading): PartOfGoods[] {
  const last = parts.at(-1)?.clauses.at(-1)
  const counts = parts.map(({ text }) => read(text).quantity)
  const isShared = last !== undefined && counts.slice(0, -1).every((one) => one === undefined) && counts.at(-1) !== undefined
  const counting = isShared ? read(last) : undefined
  const isAlone = counting?.quantity !== undefined && counting.types.length === 0
  return isAlone
    ? parts.map((part, at) => (at < parts.length - 1 ? { ...part, text: `${part.text.replace(/[\s,，]+$/u, '')}, ${last}` } : part))
    : [...parts]
}

/**
 * A message that speaks of several goods, cut where it goes over from the ones to the others: "what is in the set? and white towels 70x140, 24". Each part is said
 * of its own goods alone. `undefined` where it speaks of one, or says the same of all that it names.
 */
export function partsByGoods(message: string, { wish, last }: State): PartOfGoods[] | undefined {
  if (message.length > longest) return undefined
  const clauses = clausesOf(message)
  if (clauses.length < 2 || clauses.length > maxClauses) return undefined
  const hasShown = last.length > 0
  const { isKit, gift } = readMessage(message, hasShown, wish)
  if (isKit || gift) return undefined
  // Of a talk all goods that are named are read, of a first message those that it is surely about.
  const read = (text: string): Reading => readMessage(text.trim(), true, wish)
  const parts: PartOfGoods[] = []
  let isStrong = true
  let isCutAtSentence = false
  let isSum = false
  let sentence: readonly string[] = []
  for (const [at, clause] of clauses.entries()) {
    if (isStrong) {
      const end = clauses.findIndex((one, place) => place >= at && one.isStrong)
      const text = clauses
        .slice(at, end + 1)
        .map((one) => one.text)
        .join('')
      sentence = goodsOf(read(text))
      isSum = namesSum(text) || (hasShown && namesSum(message))
    }
    const named = goodsOf(read(clause.text))
    const isOpen = isStrong || hasShown || joins.test(`${clauses[at - 1]?.text}|${clause.text}`)
    const types = isStrong
      ? named
      : isSum || !isOpen
        ? []
        : named.filter((type) => areRelated([type], sentence) || alsoWanted.test(clause.text))
    const current = parts.at(-1)
    const goods = current && (current.types.length > 0 ? current.types : (wish?.types ?? []))
    const isApart = !areRelated(types, goods ?? []) || (alsoWanted.test(clause.text) && types.every((type) => !goods?.includes(type)))
    // «Комплектов 20 белых, полотенец 40» of both: what names none of them is said of the other.
    const isOneOfSeveral = wish?.isSeveral === true && current?.types.length === 0 && types.length > 0 && types.length < wish.types.length
    const isOther = types.length > 0 && goods !== undefined && goods.length > 0 && (isApart || isOneOfSeveral)
    if (!current || isOther) {
      parts.push({ text: clause.text, clauses: [], types })
      if (current && isStrong) isCutAtSentence = true
    } else {
      current.text += clause.text
      current.clauses.push(clause.text)
      current.types = [...new Set([...current.types, ...types])]
    }
    isStrong = clause.isStrong
  }
  const [first, ...others] = parts
  // "Good." before other goods is no part.
  const said = first && others.length > 0 && first.types.length === 0 && !saysMore(read(first.text)) ? others : parts
  const isOpen = (part: PartOfGoods): boolean =>
    part.types.length === 0 || goesToThem.test(part.text) || !isNamedAlone(part.text, read(part.text).said.map(foldText))
  const open = isCutAtSentence ? said.filter(isOpen) : said
  const isLess = open.length === 1 && open.length < parts.length && said.length > 1
  if (!isLess && (open.length < 2 || open.length > maxParts)) return undefined
  if (!isCutAtSentence && !haveOwn(open, read)) return undefined
  const [before, ...named] = open
  const unnamed = wish?.isSeveral ? wish.types.filter((type) => !named.some(({ types }) => areRelated(types, [type]))) : []
  if (before?.types.length === 0 && unnamed.length > 0) {
    const language = languageIn(message) ?? 'en'
    before.text = `${unnamed.map((type) => describeType(type, language, 'many')).join(', ')} ${before.text}`
    before.types = unnamed
  }
  const isBack = said.some((part) => !open.includes(part)) ? { isBack: true as const } : {}
  return withSharedCount(open, read).map((part) => {
    const text = part.text.replace(/^[\s,，、+]+|[\s,，、+]+$/gu, '')
    return { ...part, ...isBack, text: part.types.length > 0 ? withCount(text, read(text)) : text }
  })
}
