/**
 * Where a sentence ends: a mark with a space or a line after it, a Chinese mark, or a line. "3.5 л", "шт. по" and "No. 5" go on, and so does what is counted before the name
 * of an offer: "100 шт. [A]".
 */
const end =
  /(?<=[.!?…])(?<!(?:шт|руб|тыс|млн|pcs)\.)["»”)]*\s+(?=[^\p{Ll}\s])|(?<=(?:шт|руб|тыс|млн|pcs)\.)["»”)]*\s+(?=\p{Lu})|(?<=[。！？；])|\n+/u
const abbreviation = /(?:^|[\s(])(?:г|ул|др|т\.\s?д|т\.\s?е|approx|no|vs|e\.g|i\.e)\.$/iu

/** Cuts text that comes in pieces into whole sentences. */
export class Sentences {
  #rest = ''

  /** Sentences that are complete with this piece. */
  add(piece: string): string[] {
    this.#rest += piece
    const whole: string[] = []
    let from = 0
    for (;;) {
      const open = this.#rest.slice(from)
      const match = end.exec(open)
      if (!match) break
      const at = match.index + match[0].length
      // A mark at the very end may be followed by anything.
      if (at >= open.length && !/\n|[。！？；]/u.test(open.slice(match.index - 1))) break
      const sentence = open.slice(0, match.index)
      if (abbreviation.test(sentence)) {
        const further = end.exec(open.slice(at))
        if (!further) break
        const cut = at + further.index
        whole.push(open.slice(0, cut))
        from += cut + further[0].length
        continue
      }
      whole.push(sentence)
      from += at
    }
    this.#rest = this.#rest.slice(from)
    return whole.map((one) => one.trim()).filter((one) => one !== '')
  }

  /** What is left when no more comes. */
  flush(): string[] {
    const left = this.#rest.trim()
    this.#rest = ''
    return left === '' ? [] : [left]
  }
}
