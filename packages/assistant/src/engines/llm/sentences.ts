/**
 * Where a sentence ends: a mark with a space or a line after it, a Chinese mark, or a line. "3.5 л", "шт. по" and "No. 5" go on, and so does what is counted before the name
 * of an offer: "100 шт. [A]".
 */
const end =
  /(?<=[.!?…])(?<!(?:шт|руб|тыс|млн|pcs)\.)["»”)]*\s+(?=[^\p{Ll}\s])|(?<=(?:шт|руб|тыс|млн|pcs)\.)["»”)]*\s+(?=\p{Lu})|(?<=[。！？；])|\n+/gu
const abbreviation = /(?:^|[\s(])(?:г|ул|др|т\.\s?д|т\.\s?е|approx|no|vs|e\.g|i\.e)\.$/iu
/** The longest of them, with what stands before it. */
const maxAbbreviation = 8
/** What may stand between a mark and the end of its sentence. */
const trailing = /["»”)\s]/u

/** More without an end is no sentence. */
const maxOpen = 1_200

/** Cuts text that comes in pieces into whole sentences. What was read without finding an end is not read again. */
export class Sentences {
  #rest = ''
  /** Up to here there is no end. */
  #read = 0
  /** The beginning of the open sentence is gone already. */
  #isLost = false

  /** Sentences that are complete with this piece. */
  add(piece: string): string[] {
    const text = this.#rest + piece
    const whole: string[] = []
    let from = 0
    end.lastIndex = this.#read
    for (let match = end.exec(text); match; match = end.exec(text)) {
      const at = match.index + match[0].length
      // A Chinese mark ends its sentence without a character of its own.
      if (match[0] === '') end.lastIndex = at + 1
      if (abbreviation.test(text.slice(Math.max(from, match.index - maxAbbreviation), match.index))) continue
      if (this.#isLost) this.#isLost = false
      else whole.push(text.slice(from, match.index))
      from = at
    }
    this.#keep(text.slice(from).trimStart(), whole)
    return whole.map((one) => one.trim()).filter((one) => one !== '')
  }

  #keep(open: string, whole: string[]): void {
    if (open.length > maxOpen) {
      if (!this.#isLost) whole.push(open)
      this.#isLost = true
      this.#rest = ''
      this.#read = 0
      return
    }
    this.#rest = open
    this.#read = open.length
    while (this.#read > 0 && trailing.test(open[this.#read - 1]!)) this.#read -= 1
  }

  /** What is left when no more comes. */
  flush(): string[] {
    const left = this.#isLost ? '' : this.#rest.trim()
    this.#rest = ''
    this.#read = 0
    this.#isLost = false
    return left === '' ? [] : [left]
  }
}
