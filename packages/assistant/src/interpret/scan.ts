import { type NumberSpan, readNumbers } from './numbers.ts'

/** Stands for every character of a number, so that a pattern can say "a number here". */
const mark = '\uE000'

/** Character by character to lower case, full-width forms folded, ё to е: offsets stay those of the message. */
export function foldText(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    let char = text[at]!
    if (code >= 0xff01 && code <= 0xff5e) char = String.fromCharCode(code - 0xfee0)
    else if (code === 0x3000 || code === 0xa0 || code === 0x202f || code === 0x2009) char = ' '
    else if (char === mark) char = ' '
    const lower = char.toLowerCase()
    folded += lower.length === char.length ? lower : char
  }
  return folded.replaceAll('ё', 'е').replace(/[\u2018\u2019]/g, "'")
}

/** A whole number in a pattern of `Scan.take`, never its first digits alone; captured like a group and read with `Taken.number`. */
export const NUM = `(${mark}+(?!${mark}))`
/** Edges of a word in an alphabet with spaces. */
export const B = String.raw`(?<![\p{Script=Cyrillic}\p{Script=Latin}\p{N}])`
export const E = String.raw`(?![\p{Script=Cyrillic}\p{Script=Latin}\p{N}])`

const compiled = new WeakMap<TemplateStringsArray, RegExp>()
/**
 * A pattern of `Scan`, written as a template and compiled once for each place in the code: what is interpolated must be the same at every call.
 * Backslashes are the pattern's own.
 */
export function re(strings: TemplateStringsArray, ...parts: string[]): RegExp {
  let made = compiled.get(strings)
  if (!made) {
    made = pattern(String.raw(strings, ...parts))
    compiled.set(strings, made)
  }
  return made
}
/** As `re`, from a source that is put together; for constants of a module. */
export const pattern = (source: string): RegExp => new RegExp(source, 'du')

export interface Taken {
  text: string
  start: number
  end: number
  /** The text of a named group as it was written. */
  group(name: string): string | undefined
  /** Value of the number captured as `NUM` at this place among the numbers of the pattern, from 0. */
  number(order: number): number | undefined
}

/**
 * A message that is read by taking out what is understood, piece by piece: what one pattern took, no later one sees, and what nobody took are the
 * buyer's words for the goods. Offsets are always those of the message.
 */
export class Scan {
  readonly folded: string
  readonly #message: string
  /** The folded text with every number as marks and everything taken as '\n'. */
  #open: string
  readonly #numbers: NumberSpan[]
  readonly #taken: { start: number; end: number }[] = []

  constructor(message: string) {
    this.#message = message
    this.folded = foldText(message)
    this.#numbers = readNumbers(this.folded)
    this.#open = this.#numbers.reduce((text, span) => fill(text, span.start, span.end, mark), this.folded)
  }

  /** The first place that fits, taken out; `undefined` when there is none. */
  take(wanted: RegExp): Taken | undefined {
    const match = this.#find(wanted)
    if (match) this.#close(match.start, match.end)
    return match
  }

  /** As `take`, but the text stays for other patterns. */
  peek(wanted: RegExp): Taken | undefined {
    return this.#find(wanted)
  }

  has(wanted: RegExp): boolean {
    return this.#find(wanted) !== undefined
  }

  /** Takes a stretch that something else has read. */
  takeSpan(start: number, end: number): void {
    this.#close(start, end)
  }

  isTaken(start: number, end: number): boolean {
    return this.#taken.some((span) => start < span.end && end > span.start)
  }

  numbers(): readonly NumberSpan[] {
    return this.#numbers.filter((span) => !this.isTaken(span.start, span.end))
  }

  /** What nobody took as it was written, offsets kept: each stretch taken is a comma and spaces, so that words around it do not become neighbours. */
  rest(): string {
    return this.#taken.reduce((text, span) => fill(text, span.start, span.end, ' ', ','), this.#message)
  }

  #find(wanted: RegExp): Taken | undefined {
    const found = wanted.exec(this.#open)
    if (!found || found[0].length === 0) return undefined
    const start = found.index
    const end = start + found[0].length
    const places = (found.indices ?? []).slice(1).filter((place) => place && this.#open[place[0]] === mark)
    return {
      text: this.folded.slice(start, end),
      start,
      end,
      group: (name) => {
        const place = found.indices?.groups?.[name]
        return place ? this.folded.slice(place[0], place[1]) : undefined
      },
      number: (order) => {
        const place = places[order]
        return place ? this.#numbers.find((span) => span.start === place[0])?.value : undefined
      },
    }
  }

  #close(start: number, end: number): void {
    this.#taken.push({ start, end })
    this.#open = fill(this.#open, start, end, '\n')
  }
}

function fill(text: string, start: number, end: number, char: string, first = char): string {
  if (end <= start) return text
  return text.slice(0, start) + first + char.repeat(end - start - 1) + text.slice(end)
}
