/**
 * What a text must have for a pattern to fit anywhere in it: at least one of these stretches. `undefined` where a pattern may fit without any of its own
 * characters, or is written in a way that is not looked into.
 */
export type Needs = ReadonlySet<string> | undefined

/** Stretches are compared by so many characters at most. */
export const longestNeed = 4
/** Of a small class each character is gone on with, up to so many stretches at a time. */
const mostVariants = 12

/** How often a stretch stands in texts that the pattern does not fit, roughly; characters of Chinese are rarer than letters. */
const rate = (stretch: string): number => {
  const length = Math.min(longestNeed, stretch.length + (/\p{Script=Han}/u.test(stretch) ? 1 : 0))
  return /^\d|^\uE000/.test(stretch) ? 500 : [0, 100, 20, 5, 1][length]!
}
const rateOf = (needs: ReadonlySet<string>): number => [...needs].reduce((sum, need) => sum + rate(need), 0)

/** A sign in the source that this page does not know. */
class Unknown extends Error {}

interface Bounds {
  least: number
  most: number
}
const once: Bounds = { least: 1, most: 1 }

/** The signs of the notation, as codes. */
const [bar, open, close, bracket, closingBracket, brace, backslash, dot, caret, dollar, star, plus, mayBe, dash] = [
  ...'|()[]{\\.^$*+?-',
].map((sign) => sign.charCodeAt(0))

class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  read(): Needs {
    const needs = this.#either()
    if (this.#at < this.#source.length) throw new Unknown()
    return needs
  }

  /** The code of the sign that comes next; not a number at the end. */
  #next(): number {
    return this.#source.charCodeAt(this.#at)
  }

  #take(sign: string): boolean {
    if (!this.#source.startsWith(sign, this.#at)) return false
    this.#at += sign.length
    return true
  }

  /** What stands between bars: a text needs what one of them needs. */
  #either(): Needs {
    const all = new Set<string>()
    let isOpen = false
    do {
      const needs = this.#sequence()
      if (!needs) isOpen = true
      else for (const need of needs) all.add(need)
    } while (this.#take('|'))
    return isOpen ? undefined : all
  }

  /** Of what stands one behind the other the text needs each: the rarest is enough. */
  #sequence(): Needs {
    let best: Needs
    let bestRate = Number.POSITIVE_INFINITY
    const offer = (needs: Needs) => {
      if (!needs) return
      const own = rateOf(needs)
      if (own < bestRate) [best, bestRate] = [needs, own]
    }
    let run: string[] = ['']
    const endRun = () => {
      if (run[0] !== '') offer(new Set(run.map((stretch) => stretch.slice(0, longestNeed))))
      run = ['']
    }
    while (this.#at < this.#source.length) {
      const next = this.#next()
      if (next === bar || next === close) break
      if (next === caret || next === dollar) {
        this.#at++
        continue
      }
      if (next === open) {
        const { needs, isWithin } = this.#group()
        if (this.#times().least > 0) offer(needs)
        // What is only looked at keeps nothing apart.
        if (isWithin) endRun()
        continue
      }
      if (next === backslash && (this.#take(String.raw`\b`) || this.#take(String.raw`\B`))) continue
      const characters = this.#character(next)
      const { least, most } = this.#times()
      if (characters?.length === 1 && run.length === 1 && least === 1 && most === 1) {
        run[0] += characters[0]!
        continue
      }
      if (!characters || least === 0 || run.length * characters.length > mostVariants) {
        endRun()
        if (characters && least > 0) run = characters
      } else run = run.flatMap((stretch) => characters.map((one) => stretch + one))
      if (most > 1) endRun()
    }
    endRun()
    return best
  }

  #group(): { needs: Needs; isWithin: boolean } {
    this.#at++
    if (this.#take('?!') || this.#take('?<!')) return this.#skip()
    const isLookedAt = this.#take('?=') || this.#take('?<=')
    if (!isLookedAt && this.#next() === mayBe && !this.#take('?:')) {
      const name = /^\?<\w+>/.exec(this.#source.slice(this.#at, this.#at + 40))
      if (!name) throw new Unknown()
      this.#at += name[0].length
    }
    const needs = this.#either()
    if (!this.#take(')')) throw new Unknown()
    return { needs, isWithin: !isLookedAt }
  }

  /** To the end of a group in which stands what must not be there. */
  #skip(): { needs: Needs; isWithin: boolean } {
    let depth = 1
    let isInClass = false
    while (depth > 0) {
      const next = this.#next()
      if (Number.isNaN(next)) throw new Unknown()
      if (next === backslash) this.#at++
      else if (next === bracket) isInClass = true
      else if (next === closingBracket) isInClass = false
      else if (!isInClass && next === open) depth++
      else if (!isInClass && next === close) depth--
      this.#at++
    }
    return { needs: undefined, isWithin: false }
  }

  #times(): Bounds {
    const next = this.#next()
    if (next !== star && next !== plus && next !== mayBe && next !== brace) return once
    this.#at++
    let bounds = next === star ? { least: 0, most: 2 } : next === plus ? { least: 1, most: 2 } : { least: 0, most: 1 }
    if (next === brace) {
      const end = this.#source.indexOf('}', this.#at)
      const [least, most = least] = this.#source.slice(this.#at, end).split(',')
      bounds = { least: Number(least), most: most === '' ? 2 : Number(most) }
      this.#at = end + 1
    }
    this.#take('?')
    return bounds
  }

  /** The characters that may stand here; `undefined` for those of a large class. */
  #character(next: number): string[] | undefined {
    if (next === dot) {
      this.#at++
      return undefined
    }
    if (next === bracket) return this.#class()
    if (next === backslash) return this.#escaped()
    return [this.#plain()]
  }

  #plain(): string {
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at)!)
    this.#at += character.length
    return character
  }

  #escaped(): string[] | undefined {
    this.#at++
    const sign = this.#plain()
    if (/[dDwWsS1-9]/.test(sign)) return undefined
    if (sign === 'p' || sign === 'P' || sign === 'k') {
      this.#at = this.#source.indexOf(sign === 'k' ? '>' : '}', this.#at) + 1
      return undefined
    }
    if (sign === 'u') {
      const digits = this.#next() === brace ? this.#source.slice(this.#at + 1, this.#source.indexOf('}', this.#at)) : undefined
      const written = digits ?? this.#source.slice(this.#at, this.#at + 4)
      this.#at += digits === undefined ? written.length : written.length + 2
      return [String.fromCodePoint(Number.parseInt(written, 16))]
    }
    // Letters stand for codes of characters, which nothing of ours needs.
    if (/[a-z\d]/i.test(sign)) throw new Unknown()
    return [sign]
  }

  #class(): string[] | undefined {
    this.#at++
    let isLarge = this.#take('^')
    const all: string[] = []
    for (let next = this.#next(); next !== closingBracket; next = this.#next()) {
      if (this.#at >= this.#source.length) throw new Unknown()
      const one = next === backslash ? this.#inClass() : [this.#plain()]
      if (one) all.push(...one)
      if (!one || (this.#next() === dash && this.#source.charCodeAt(this.#at + 1) !== closingBracket)) isLarge = true
    }
    this.#at++
    return isLarge || all.length === 0 || all.length > mostVariants ? undefined : all
  }

  #inClass(): string[] | undefined {
    if (!/[nrtvfb]/.test(this.#source[this.#at + 1]!)) return this.#escaped()
    this.#at += 2
    return undefined
  }
}

/** What a text must have for a regular expression of this source, with the flag `u`, to fit; with `i`, whatever its capitals. */
export function needsOf(source: string): Needs {
  try {
    return new Reader(source).read()
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}
