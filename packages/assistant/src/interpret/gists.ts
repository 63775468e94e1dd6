import { meantProperties } from '@karavan/lexicon/meant-properties.ts'
import { gistReader, type PropertyGist } from '@karavan/lexicon/property-gists.ts'
import { tellingWords } from '@karavan/lexicon/property-names.ts'
import { propertyRows } from '@karavan/lexicon/property-phrases/rows.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import { maxGuesses, maxSaid, type Understood } from '../wish.ts'
import { foldText } from './grammar/open-text.ts'

/**
 * Properties of goods of a kind that a message speaks of in words of no list. Read is only what no listing says (`missing`, words as the message was read), or
 * all of it where the goods are told and not named (`isTold`), and only as a property that some offer states (`isStated`, by its name); the names of the goods (`said`) are no part
 * of it. What stands close to wordings of a property is read first, and then what comes to one by what its words mean, which is a guess.
 */
export function findGists(
  message: string,
  { missing, said, type, isTold }: { missing: readonly string[]; said: readonly string[]; type: string; isTold: boolean },
  isStated: (name: string) => boolean = () => true,
): PropertyGist[] {
  const text = said.reduce((rest, name) => rest.replaceAll(name, ','.repeat(name.length)), foldText(message))
  // What listings say in the same word, and those here do not, was read as well as it can be.
  const isMissing = ({ start, end, word }: Pick<PropertyGist, 'start' | 'end' | 'word'>): boolean => {
    const stretch = text.slice(start, end)
    // 浴室防滑 says 防滑 as listings do, and 浴室 beside it.
    if (tellingWords(word).every((part) => stretch.includes(part))) return false
    return isTold || missing.some((one) => stretch.includes(one) && !isNamedBy(one, word))
  }
  const read = gistReader().read(text, type, isStated).filter(isMissing)
  // Nothing but the kind is taken out of what tells of goods, so that nothing is said otherwise there.
  const close = isTold ? read.map((one) => ({ ...one, isSure: false })) : read
  const rest = close.reduce((left, { start, end }) => left.slice(0, start) + ','.repeat(end - start) + left.slice(end), text)
  // A barber's is no beauty salon: one word alone says where goods are used only where it is listed.
  const meant = meantProperties(rest, type, isStated).filter((one) => isMissing(one) && (one.words > 1 || !isUse(one)))
  const all = [...close, ...meant.map(({ start, end, word, certainty }) => ({ start, end, word, certainty, isSure: false }))]
  return all.filter(({ word }, at) => all.findIndex((one) => one.word === word) === at).sort((one, other) => one.start - other.start)
}

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
