import { type NumberSpan, readNumbers } from '../numbers.ts'
import { mark } from './pattern.ts'

/** A stretch of a message, end exclusive. */
export interface Span {
  start: number
  end: number
}

/** A text in which blanks stand in these stretches: everything else keeps its place. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

/** What stands between the borders of a text; `border` is a global pattern. */
export function splitAt(text: string, border: RegExp): (Span & { text: string })[] {
  const parts: (Span & { text: string })[] = []
  let start = 0
  for (const { index, 0: sign } of [...text.matchAll(border), { index: text.length, 0: '' }]) {
    parts.push({ start, end: index, text: text.slice(start, index) })
    start = index + sign.length
  }
  return parts
}

/** A place where a pattern fits. */
export interface Match extends Span {
  text: string
  /** The text of a named group as it was written. */
  group(name: string): string | undefined
  /** Value of the number captured as `{n}` at this index among the numbers of the pattern. */
  number(index: number): number | undefined
}

/** Character by character to lower case, full-width forms folded, ё to е: offsets stay those of the message. */
export function foldText(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    let char = text[index]!
    if (code >= 0xff01 && code <= 0xff5e) char = String.fromCharCode(code - 0xfee0)
    else if (code === 0x3000 || code === 0xa0 || code === 0x202f || code === 0x2009) char = ' '
    else if (char === mark) char = ' '
    const lower = char.toLowerCase()
    folded += lower.length === char.length ? lower : char
  }
  return folded.replaceAll('ё', 'е').replace(/[\u2018\u2019]/g, "'")
}

/**
 * A message with the stretches that nobody has read yet. It never changes: `without` gives another one. A pattern sees every number as marks and what
 * was read as a line break, so that the words around it do not become neighbours. Offsets are always those of the message.
 */
export class OpenText {
  readonly message: string
  /** The whole message in lower case, what was read included. */
  readonly folded: string
  readonly #open: string
  readonly #numbers: readonly NumberSpan[]
  /** What was read, in the order of reading. */
  readonly closed: readonly Span[]

  private constructor(message: string, folded: string, open: string, numbers: readonly NumberSpan[], closed: readonly Span[]) {
    this.message = message
    this.folded = folded
    this.#open = open
    this.#numbers = numbers
    this.closed = closed
  }

  static of(message: string): OpenText {
    const folded = foldText(message)
    const numbers = readNumbers(folded)
    const open = numbers.reduce((text, span) => fill(text, span, mark), folded)
    return new OpenText(message, folded, open, numbers, [])
  }

  /** The first place where the pattern fits what is open; `undefined` when there is none. */
  find(wanted: RegExp): Match | undefined {
    const found = wanted.exec(this.#open)
    if (!found || found[0].length === 0) return undefined
    const start = found.index
    const end = start + found[0].length
    const numbers = (found.indices ?? []).slice(1).filter((span) => span && this.#open[span[0]] === mark)
    return {
      text: this.folded.slice(start, end),
      start,
      end,
      group: (name) => {
        const span = found.indices?.groups?.[name]
        return span ? this.folded.slice(span[0], span[1]) : undefined
      },
      number: (index) => {
        const span = numbers[index]
        return span ? this.#numbers.find((number) => number.start === span[0])?.value : undefined
      },
    }
  }

  /** The places where a global pattern fits one after the other, at most so many. */
  findAll(wanted: RegExp, maxTimes: number): Span[] {
    const spans: Span[] = []
    wanted.lastIndex = 0
    for (let match = wanted.exec(this.#open); match && match[0].length > 0 && spans.length < maxTimes; match = wanted.exec(this.#open))
      spans.push({ start: match.index, end: match.index + match[0].length })
    return spans
  }

  without(spans: readonly Span[]): OpenText {
    if (spans.length === 0) return this
    let open = spans.reduce((text, span) => fill(text, span, '\n'), this.#open)
    let numbers = this.#numbers
    for (const number of numbers) {
      const start = Math.max(0, ...spans.filter((span) => isCut(number, span)).map((span) => span.end))
      if (start === 0) continue
      // "20×40 120元": what was taken for 40,120 was two numbers. Of "12 000" the thousands are left, which are that number still.
      const left = this.folded.slice(start, number.end)
      const isGroup = /^\s*0/.test(left)
      const rest = readNumbers(left).map((own) => ({
        start: own.start + start,
        end: own.end + start,
        value: isGroup ? number.value : own.value,
      }))
      open = rest.reduce((text, span) => fill(text, span, mark), open.slice(0, start) + left + open.slice(number.end))
      numbers = [...numbers.filter((other) => other !== number), ...rest]
    }
    return new OpenText(this.message, this.folded, open, numbers, [...this.closed, ...spans])
  }

  isOpen({ start, end }: Span): boolean {
    return !this.closed.some((span) => start < span.end && end > span.start)
  }

  /** Numbers that nobody has read yet. */
  numbers(): readonly NumberSpan[] {
    return this.#numbers.filter((span) => this.isOpen(span))
  }

  /** What is open as it was written, offsets kept: each stretch that was read is a comma and spaces. */
  rest(): string {
    return this.closed.reduce((text, span) => fill(text, span, ' ', ','), this.message)
  }
}

/** Whether a stretch closes the beginning of a number, but not its end. */
const isCut = (number: Span, { start, end }: Span): boolean => start <= number.start && end > number.start && end < number.end

function fill(text: string, { start, end }: Span, char: string, first = char): string {
  if (end <= start) return text
  return text.slice(0, start) + first + char.repeat(end - start - 1) + text.slice(end)
}
