import type { Piece } from '@karavan/lexicon/talk-tagger.ts'
import { propertyTagger } from '@karavan/lexicon/talk-tags.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { LRUCache } from 'lru-cache'
import type { Span } from './grammar/open-text.ts'
import { isWithin } from './own-words.ts'

type Told = Piece & { share: number }

const lastRead = new LRUCache<string, Told[]>({ max: 20 })
function read(message: string): Told[] {
  const known = lastRead.get(message) ?? propertyTagger().read(message)
  lastRead.set(message, known)
  return known
}

/** So probable it must be that a stretch names no property of goods. */
const least = 0.9

const areTalk = (pieces: readonly Told[]): boolean =>
  pieces.length > 0 && pieces.reduce((sum, { share }) => sum + share, 0) / pieces.length >= least

/** Whether a stretch of a message surely names no property: "use about 200 rolls". Offsets are those of the message. */
export const namesNoProperty = (message: string, span: Span): boolean => areTalk(read(message).filter((piece) => isWithin(piece, span)))

/** Whether a word, wherever a message has it, is surely no property: "ish", "thereabouts". False of a word that the message does not have. */
export function isNoProperty(message: string, word: string): boolean {
  const pieces = read(message)
  const text = message.toLowerCase()
  if (!isHan(word)) return areTalk(pieces.filter((piece) => piece.text === word || piece.text.startsWith(word)))
  const at = text.indexOf(word)
  return at >= 0 && areTalk(pieces.filter((piece) => isWithin(piece, { start: at, end: at + word.length })))
}
