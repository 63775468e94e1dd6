import { kindShares, shareOfKind } from '@karavan/lexicon/kind-classes.ts'
import { meantProperties } from '@karavan/lexicon/meant-properties.ts'
import { gistReader, type PropertyGist } from '@karavan/lexicon/property-gists.ts'
import { tellingWords } from '@karavan/lexicon/property-names.ts'
import { propertyRows } from '@karavan/lexicon/property-phrases/rows.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import { maxGuesses, maxSaid, type Understood } from '../wish.ts'
import { blanked, foldText, type Span } from './grammar/open-text.ts'
import { namesNoProperty } from './no-property.ts'

/**
 * Properties of goods of a kind that a message speaks of in words of no list. Read is only what no listing says (`missing`, words as the message was read), or
 * all of it where the goods are told and not named (`isTold`), and only as a property that some offer states (`isStated`, by its name); the names of the goods (`said`) are no part
 * of it; while offers are shown (`isInTalk`) nothing is read of what names no property at all. What stands close to wordings of a property is read first, and then what comes to one by what its words mean, which is a guess.
 */
export function findGists(
  message: string,
  {
    missing,
    said,
    type,
    isTold,
    telling,
    isInTalk = false,
  }: {
    missing: readonly string[]
    said: readonly string[]
    type: string
    isTold: boolean
    /** What of it tells which goods are wanted. */
    telling?: string | undefined
    isInTalk?: boolean
  },
  isStated: (name: string) => boolean = () => true,
): PropertyGist[] {
  const named = said.reduce((rest, name) => rest.replaceAll(name, ','.repeat(name.length)), foldText(message))
  const text = named.replace(needing, (verb) => ','.repeat(verb.length))
  const from = telling === undefined ? -1 : foldText(message).indexOf(foldText(telling))
  // "Pull up" in so many words is what bands are for, and "branches in the garden" no fruit trees.
  const isTelling = ({ start, end, word }: Pick<PropertyGist, 'start' | 'end' | 'word'>, isClose: boolean): boolean => {
    if (telling === undefined || from < 0 || start < from || end > from + telling.length) return false
    return isDoing.test(text.slice(start, end)) || (!(isClose && isUse({ word })) && tellsGoods(message, { start, end }, type))
  }
  // What listings say in the same word, and those here do not, was read as well as it can be.
  const isMissing = ({ start, end, word }: Pick<PropertyGist, 'start' | 'end' | 'word'>): boolean => {
    const stretch = text.slice(start, end)
    // 浴室防滑 says 防滑 as listings do, and 浴室 beside it.
    if (tellingWords(word).every((part) => stretch.includes(part)) || saysSame(stretch, word)) return false
    if (isInTalk && !isTold && namesNoProperty(message, { start, end })) return false
    return isTold || missing.some((one) => stretch.includes(one) && !isNamedBy(one, word))
  }
  const isOfBuyersWord = ({ start, end }: PropertyGist): boolean => !/\s/.test(text.slice(start, end)) && isOfBuyer(text, start)
  const read = gistReader()
    .read(text, type, isStated)
    .filter((one) => isMissing(one) && !isOfBuyersWord(one) && !isTelling(one, true))
  // Nothing but the kind is taken out of what tells of goods, so that nothing is said otherwise there.
  const close = isTold ? read.map((one) => ({ ...one, isSure: false })) : read
  const rest = close.reduce((left, { start, end }) => left.slice(0, start) + ','.repeat(end - start) + left.slice(end), text)
  // A barber's is no beauty salon: one word alone says where goods are used only where it is listed.
  const meant = meantProperties(rest, type, isStated).filter(
    (one) => isMissing(one) && !isTelling(one, false) && (one.words > 1 || !(isUse(one) || isOfBuyer(rest, one.start))),
  )
  const all = [...close, ...meant.map(({ start, end, word, certainty }) => ({ start, end, word, certainty, isSure: false }))]
  return all.filter(({ word }, at) => all.findIndex((one) => one.word === word) === at).sort((one, other) => one.start - other.start)
}

/** «Убирать»: a verb alone says what is done with the goods. */
const isDoing = /^\p{Script=Cyrillic}+(?:ть|ти|чь)(?:ся)?$/u

/** "Something to listen to music" says that headphones are wanted, and nothing of what they are like. */
function tellsGoods(message: string, span: Span, type: string): boolean {
  const share = shareOfKind(kindShares(message), type) ?? 0
  return share > 0 && (shareOfKind(kindShares(blanked(message, [span])), type) ?? 0) < share * shareLeft
}
/** So much of how likely goods are is left without words that say nothing of them. */
const shareLeft = 0.6

/** That something is needed says nothing of what it is like: «на зиму нужны». */
const needing =
  /(?<!\p{L})(?:нуж(?:ен|на|но|ны)|надо|необходим\p{L}*|требу[ею]тся|понадоб\p{L}+)(?!\p{L})|(?<![a-z])(?:needs?|needed|required)(?! not)(?![a-z])|(?<![不别])(?:需要|想要)/giu

/** «Антипригарные» is what listings call «антипригарный»: nothing is guessed. */
const saysSame = (stretch: string, name: string): boolean => {
  const stems = plainTokens(stretch).map(({ stem }) => stem)
  const own = plainTokens(name)
  return !isHan(name) && own.length > 0 && own.every(({ stem }) => stems.includes(stem))
}

/** "I bake cakes at home": of what buyers say of themselves one word alone tells of no property. */
const isOfBuyer = (text: string, at: number): boolean => {
  const [clause = ''] = /[^,.;!?，。；！？]*$/u.exec(text.slice(0, at)) ?? []
  return ofBuyer.test(clause)
}
const ofBuyer =
  /^\s*(?:(?:а|и|у|для|здравствуйте|привет|hi|hello|so) )?(?:(?:я|мы|меня|нас|мо[йяиё]|наш\p{L}?|i|we|my|our|i'm|we're)(?!\p{L})|我|咱)/iu

const isNamedBy = (word: string, name: string): boolean =>
  isHan(word) ? name.includes(word) : plainTokens(name).some(({ stem }) => stem === stemOf(word))

/** The message with what is as good as said in the words of listings, and without what was guessed at. */
export const withGists = (message: string, gists: readonly PropertyGist[]): string =>
  gists
    .toReversed()
    .reduce((text, { start, end, word, isSure }) => `${text.slice(0, start)}${isSure ? ` ${word} ` : ', '}${text.slice(end)}`, message)

/** What was guessed at, in the buyer's words and in those of listings, the surest first. */
export const guessed = (message: string, gists: readonly PropertyGist[]): Understood[] =>
  gists
    .filter(({ isSure }) => !isSure)
    .sort((a, b) => Number(isUse(a)) - Number(isUse(b)) || b.certainty - a.certainty)
    .slice(0, maxGuesses)
    .map(({ start, end, word }) => ({ said: message.slice(start, end).trim().slice(0, maxSaid), name: word }))
/** What goods are for tells less of them than what they are like. */
const isUse = ({ word }: Pick<PropertyGist, 'word'>): boolean => uses().has(word)
let names: ReadonlySet<string> | undefined
const uses = (): ReadonlySet<string> =>
  (names ??= new Set(propertyRows().flatMap((row) => (row.names.ru.startsWith('для ') ? Object.values(row.names) : []))))
