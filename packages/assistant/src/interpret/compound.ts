import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { concepts } from '@karavan/lexicon/concepts/all.ts'
import { InSteps, inPieces } from '@karavan/lexicon/in-steps.ts'
import { keptTable } from '@karavan/lexicon/kept-table.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { isAdjective } from '@karavan/lexicon/russian.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { plainTokens, type Token } from '@karavan/lexicon/tokens.ts'
import type { Goods } from './goods.ts'
import type { Span } from './grammar/open-text.ts'
import { isWithin } from './own-words.ts'

/** Names of goods whose words stand apart or are cut off: "коврик йога", "пакеты курьер.", "mat for yoga". */

interface Name {
  type: string
  stems: readonly string[]
  /** The stem of the word for the goods themselves. */
  head: string
}

/** Letters of the beginning of a word that stand for it: "курьер" of "курьерский". */
const leastOfBeginning = 4

const whatFor = /(?:^|[^\p{L}])(?:for|для|под)\s+(?:(?:a|an|the|my|our)\s+)?$/iu
/** Stands between goods and what they are for. */
const saysWhatFor = /^\s+(?:for|для|под)\s+(?:(?:a|an|the|my|our)\s+)?$/iu

/** Concepts that are taken in at a time: some milliseconds of work. */
const piece = 100

function* build(): Generator<void, ReadonlyMap<string, Name[]>> {
  const names = new Map<string, Name[]>()
  yield* inPieces(concepts, piece, ({ id, kind, words }) => {
    if (kind !== 'type') return
    for (const written of [...words.ru, ...words.en]) {
      const isRussian = /\p{Script=Cyrillic}/u.test(written)
      const stems = plainTokens(written.toLowerCase())
        .filter(({ script, normalised }) => script !== 'han' && !isStopword(normalised))
        .map(({ stem }) => stem)
      if (stems.length < 2 || stems.length > 3) continue
      // English names the goods last, Russian behind its adjectives.
      const head = isRussian ? (stems.find((_, at) => !isAdjective(written.split(' ')[at] ?? '')) ?? stems[0]!) : stems.at(-1)!
      for (const stem of stems) names.set(stem, [...(names.get(stem) ?? []), { type: id, stems, head }])
    }
  })
  return names
}

/** Names of two words and more, by each of their stems. */
const namesByStem = new InSteps(() => keptTable('compound-names', [new URL(import.meta.url)], build))
/** Builds them piece by piece. */
export const compoundNamesAhead = (): Generator<void> => namesByStem.ahead()

/** Names of parts that begin like other words: "порт" is no "портативный". */
const part = /^порт(?:а|у|е|ы|ов|ам|ами|ах|ом)?$/u
/** Stands before what goods come with, are made of or lack, which makes no name of theirs. */
const aside = /(?:^|[^\p{L}])(?:с|со|без|из|от|with|without|of|no|не|not|whose)\s+(?:[\p{L}-]+\s+){0,2}(?:(?:or|and|или|и)\s+\p{L}+\s+)?$/iu

/** "Pet beds, removable cover" are no bed covers: all that names the kind is in the narrower name, and no comma between them. */
const areAllOf = (own: readonly Token[], { stems }: Name): boolean =>
  own.every(({ stem, normalised }) => isStopword(normalised) || stems.includes(stem))
const isBeside = (token: Span, own: readonly Span[], text: string): boolean =>
  own.some((one) => !/[,;:!?，；]|\.\s/u.test(token.start >= one.end ? text.slice(one.end, token.start) : text.slice(token.end, one.start)))

/** A kind in the narrower sense that another word of the message gives it, with that word; `nameWords` are the words that did. */
export function compounded<T extends { goods: Goods; spans: Span[] }>(read: T, analysis: Analysis): T & { nameWords?: string[] } {
  const [type, ...others] = read.goods.types
  if (others.length > 0) return read
  const heads = analysis.concepts.filter(({ conceptId }) => conceptId === type)
  // "С логотипом коврик йога": behind the goods nothing goes on that stood before them.
  const isAside = ({ start }: Token): boolean => {
    const from = aside.exec(analysis.text.slice(0, start))?.index
    return from !== undefined && !heads.some((head) => head.start >= from && head.end <= start)
  }
  const isFree = (token: Token): boolean =>
    token.script !== 'han' &&
    token.script !== 'digit' &&
    token.normalised.length >= 3 &&
    !part.test(token.normalised) &&
    !isStopword(token.normalised) &&
    !analysis.concepts.some((match) => (match.kind === 'color' || match.kind === 'material') && isWithin(token, match)) &&
    !isAside(token)
  const free = analysis.tokens.filter(isFree)
  const says = (token: Token, stem: string): boolean =>
    token.stem === stem ||
    (token.script === 'cyrillic' && token.normalised.length >= leastOfBeginning && stem.startsWith(token.normalised)) ||
    (token.script === 'cyrillic' && token.stem.length >= leastOfBeginning && stem.startsWith(token.stem))
  // Of "mat for yoga" no word is a name of goods alone.
  const own = type === undefined ? free : analysis.tokens.filter((token) => heads.some((head) => isWithin(token, head)))
  for (const { stem, start, end } of own)
    for (const name of namesByStem.get().get(stem) ?? []) {
      if (type !== undefined && (name.type === type || isA(type, name.type) || !areAllOf(own, name))) continue
      if (type === undefined && stem !== name.head) continue
      const rest = name.stems.filter((one) => one !== stem && (type === undefined || !own.some((token) => token.stem === one)))
      const saying = rest.map((one) =>
        free.find((token) => says(token, one) && (type === undefined || isBeside(token, own, analysis.text))),
      )
      if (rest.length === 0 || saying.some((token) => token === undefined)) continue
      // "A phone holder for the desk" is one for the car next: what it is for stays a wish of its own.
      const isUse = (token: Token | undefined): boolean => token !== undefined && whatFor.test(analysis.text.slice(0, token.start))
      if (type !== undefined && isA(name.type, type) && saying.some(isUse)) continue
      const spans = saying.flatMap((token) => (token ? [{ start: token.start, end: token.end }] : []))
      if (type === undefined) {
        if (!spans.some((span) => saysWhatFor.test(analysis.text.slice(end, span.start)))) continue
        spans.push({ start, end })
      }
      return {
        ...read,
        goods: { ...read.goods, types: [name.type] },
        spans: [...read.spans, ...spans],
        nameWords: saying.flatMap((token) => (token ? [token.normalised] : [])),
      }
    }
  return read
}
