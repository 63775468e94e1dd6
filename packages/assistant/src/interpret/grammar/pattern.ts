import { GuardedPattern, learnNeeds } from './guarded-pattern.ts'

/**
 * How patterns are written here. A source is a regular expression in which a space stands for any white space, `_` for one blank or none, `…` for any
 * ending of the word, and `{n}` for a number, in digits or words.
 */
export interface Wording {
  ru?: readonly string[]
  en?: readonly string[]
  zh?: readonly string[]
  /** What is written alike in every language: "<", "~", "€". */
  signs?: readonly string[]
}

/** Stands for every character of a number in the text that patterns see, so that a pattern can say "a number here". */
export const mark = '\uE000'

/** A whole number, never its first digits alone; captured like a group and read with `Match.number`. */
export const NUM = `(${mark}+(?!${mark}))`
/**
 * Letters of the alphabets with spaces, and digits, as ranges: each pattern has dozens of edges, and with `\p{Script=...}` in them, reading took
 * half as long again.
 */
const wordCharacters = `a-z0-9\u00aa\u00b2\u00b3\u00b9\u00ba\u00bc-\u00be\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0400-\u052f\u1e00-\u1eff\u2070-\u209c\u2150-\u218b\u2460-\u249b`
/**
 * Letters of those alphabets, for the ending of a word: `\p{L}` in its place makes a pattern of thousands of ranges, and compiling the patterns cost the
 * first message after a start seconds.
 */
const letters = `a-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0400-\u052f\u1e00-\u1eff`
/** Edges of a word in an alphabet with spaces. */
export const B = `(?<![${wordCharacters}])`
export const E = `(?![${wordCharacters}])`

/** The regular expression that a source in our notation stands for. What was translated before stays as it is. */
export const translate = (source: string): string =>
  source
    .replaceAll(' ?', String.raw`\s*`)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll('_', String.raw`\s?`)
    .replaceAll('…', `[${letters}]*`)
    .replaceAll('{n}', NUM)

const made: RegExp[] = []

export function pattern(source: string): RegExp {
  const one = rarePattern(source)
  made.push(one)
  return one
}

/** As `pattern`, for a large one of a way with a word of its own (`Way.word`), which few messages have: nothing of it is compiled ahead. */
export const rarePattern = (source: string): RegExp => new GuardedPattern(translate(source), 'du')

/** What buyers say most, as patterns see it: with what these have in common the first messages find patterns that are compiled. */
const ordinary = [
  `нужны кружки до ${mark.repeat(3)} рублей, ${mark.repeat(3)} штук, не дороже, есть подешевле? какие самые лучшие?`,
  `do you have mugs under ${mark} dollars, ${mark.repeat(3)} pcs? how much is the delivery? the first one, cheaper`,
  `要${mark.repeat(3)}个保温杯，${mark.repeat(2)}元以内，有没有便宜一点的？第一个多少钱`,
]

/**
 * Learns what patterns need, and compiles those that ordinary messages try, a piece with each step. An expression is compiled when it is first used, and once
 * more when it is used again, unless the process runs with `--no-regexp-tier-up` as the product does.
 */
export function* compilePatterns(): Generator<void> {
  yield* learnNeeds()
  for (const text of ordinary)
    for (const one of made) {
      for (let times = 0; times < 2; times++) one.exec(text)
      yield
    }
  made.length = 0
}

/** The same for `OpenText.findAll`. */
export const globalPattern = (source: string): RegExp => new GuardedPattern(translate(source), 'gu')

const either = (sources: readonly string[]): string => translate(sources.join('|'))

/** Any of the words, wherever they stand. */
export const anyOf = ({ ru = [], en = [], zh = [], signs = [] }: Wording): string => `(?:${either([...ru, ...en, ...zh, ...signs])})`

function atEdges({ ru = [], en = [], zh = [], signs = [] }: Wording, end: string): string {
  const spaced = [...ru, ...en]
  return `(?:${[...(spaced.length > 0 ? [`${B}(?:${either(spaced)})${end}`] : []), ...[...zh, ...signs].map(translate)].join('|')})`
}

/** Any of the words, Russian and English ones whole. */
export const whole = (wording: Wording): string => atEdges(wording, E)

/** As `whole`, but the last word may go on: "отправ" also finds "отправка". */
export const beginning = (wording: Wording): string => atEdges(wording, '')
