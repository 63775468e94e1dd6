import { gistReader, type PropertyGist } from '@karavan/lexicon/property-gists.ts'
import { tellingWords } from '@karavan/lexicon/property-names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import { states } from '../rank/said.ts'
import type { Understood } from '../wish.ts'
import { foldText } from './grammar/open-text.ts'

/** Longest stretch of a message that is repeated to its buyer. */
const maxSaid = 120

/**
 * Properties of goods of a kind that a message speaks of in words of no list. Read is only what no listing says (`missing`, words as the message was read), and
 * only as a property that one of the offers states; the names of the goods (`said`) are no part of it.
 */
export function findGists(
  message: string,
  { missing, said, type }: { missing: readonly string[]; said: readonly string[]; type: string },
  offers: readonly OfferSummary[],
): PropertyGist[] {
  const text = said.reduce((rest, name) => rest.replaceAll(name, ','.repeat(name.length)), foldText(message))
  // What listings say in the same word, and those here do not, was read as well as it can be.
  const isMissing = ({ start, end, word }: PropertyGist): boolean => {
    const stretch = text.slice(start, end)
    // 浴室防滑 says 防滑 as listings do, and 浴室 beside it.
    if (tellingWords(word).every((part) => stretch.includes(part))) return false
    return missing.some((one) => stretch.includes(one) && !isNamedBy(one, word))
  }
  const isStated = (name: string): boolean => offers.some((offer) => states(offer, name))
  return gistReader().read(text, type, isStated).filter(isMissing)
}

const isNamedBy = (word: string, name: string): boolean =>
  isHan(word) ? name.includes(word) : plainTokens(name).some(({ stem }) => stem === stemOf(word))

/** The message with what is as good as said in the words of listings, and without what was guessed at. */
export const withGists = (message: string, gists: readonly PropertyGist[]): string =>
  gists
    .toReversed()
    .reduce((text, { start, end, word, isSure }) => `${text.slice(0, start)}${isSure ? ` ${word} ` : ', '}${text.slice(end)}`, message)

/** What was guessed at, in the buyer's words and in those of listings. */
export const guessed = (message: string, gists: readonly PropertyGist[]): Understood[] =>
  gists.flatMap(({ start, end, word, isSure }) =>
    isSure ? [] : [{ said: message.slice(start, end).trim().slice(0, maxSaid), name: word }],
  )
