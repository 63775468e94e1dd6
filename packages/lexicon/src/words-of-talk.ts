import { readFileSync } from 'node:fs'
import { wordingsOf } from './asked-wordings.ts'
import { InSteps } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { stemOf } from './stem.ts'
import { plainTokens } from './tokens.ts'

/** What a stretch of a message says beside how goods must be: `talk` says nothing of them, `buyer` who buys them or for what occasion. */
export type TalkKind = 'talk' | 'buyer'
export interface WordsOfTalk {
  kind: TalkKind
  start: number
  end: number
}

/** A word by its stem and one of its forms. */
interface Form {
  stem: string
  form: string
}
/** What is kept of the table of `data/words-of-talk.txt`. */
interface TalkTable {
  /** Of words between spaces: what begins with a stem, longest first. */
  byStem: Map<string, { words: Form[]; kind: TalkKind }[]>
  hanKinds: Map<string, TalkKind>
}
interface Known extends TalkTable {
  /** Of Chinese: all of them, longest first. */
  han: RegExp
}
const table = new URL('../data/words-of-talk.txt', import.meta.url)

function* build(): Generator<void, TalkTable> {
  const byStem: TalkTable['byStem'] = new Map()
  const hanKinds: TalkTable['hanKinds'] = new Map()
  for (const { group, wordings } of wordingsOf(readFileSync(table, 'utf8'))) {
    const kind = group as TalkKind
    for (const wording of [...wordings.ru, ...wordings.en]) {
      const words = formsOf(wording)
      const [first] = words
      if (first === undefined) continue
      const same = byStem.get(first.stem) ?? []
      same.push({ words, kind })
      byStem.set(first.stem, same)
    }
    for (const wording of wordings.zh) hanKinds.set(wording, kind)
  }
  for (const same of byStem.values()) same.sort((one, other) => other.words.length - one.words.length)
  return { byStem, hanKinds }
}

const known = new InSteps<Known>(function* () {
  const { byStem, hanKinds } = yield* keptTable('words-of-talk', [table], build)
  const longestFirst = [...hanKinds.keys()].toSorted((one, other) => other.length - one.length)
  return { byStem, hanKinds, han: new RegExp(longestFirst.join('|'), 'gu') }
})

const formsOf = (text: string): Form[] => plainTokens(text).map(({ normalised }) => ({ stem: stemOf(normalised), form: normalised }))

/** A stem so short is that of other words as well: «платья» are not «платить». */
const shortStem = 5
const areSame = (one: Form, other: Form | undefined): boolean =>
  one.stem === other?.stem &&
  (one.form === other.form || (/^[a-z]/.test(one.form) ? withoutEnd(one.form) === withoutEnd(other.form) : one.stem.length > shortStem))
/** A landscaper is no landscape. */
const withoutEnd = (word: string): string => word.replace(/(?:ing|ed|es|[sde])$/, '')

/** Stretches of a text that say nothing of how goods must be, in its order. Chinese ones of one character are none: they are parts of other words. */
export function wordsOfTalkIn(text: string): WordsOfTalk[] {
  const { byStem, han, hanKinds } = known.get()
  const found: WordsOfTalk[] = []
  const tokens = plainTokens(text)
  const forms = formsOf(text)
  for (let at = 0; at < tokens.length; ) {
    const match = byStem.get(forms[at]!.stem)?.find(({ words }) => words.every((word, next) => areSame(word, forms[at + next])))
    const [next, last] = [tokens[at + (match?.words.length ?? 1)], tokens[at + (match?.words.length ?? 1) - 1]]
    // "Type C", "version 2" are names.
    const isOfName = match?.words.length === 1 && next !== undefined && next.normalised.length === 1 && next.start - last!.end === 1
    if (match && !isOfName) found.push({ kind: match.kind, start: tokens[at]!.start, end: tokens[at + match.words.length - 1]!.end })
    at += match?.words.length ?? 1
  }
  for (const match of text.matchAll(han))
    found.push({ kind: hanKinds.get(match[0])!, start: match.index, end: match.index + match[0].length })
  return found.toSorted((one, other) => one.start - other.start)
}

/** Whether all of a word is talk, or says who buys: that no listing has it need not be told. */
export const isOfTalk = (word: string): boolean => wordsOfTalkIn(word).some(({ start, end }) => start === 0 && end === word.length)
