import { fnvOf } from './fnv.ts'

/** Texts by number, written one behind the other: as strings of their own they take three times the memory. */
export interface PackedTexts {
  text: string
  /** Where each of them begins, and behind the last one where it ends. */
  begins: Uint32Array
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const begins = new Uint32Array(texts.length + 1)
  for (const [at, { length }] of texts.entries()) begins[at + 1] = begins[at]! + length
  return { text: texts.join(''), begins }
}

/** The text of a number. */
export const textAt = ({ text, begins }: PackedTexts, at: number): string => text.slice(begins[at], begins[at + 1])

/** Different words, whose numbers can be found. */
export interface PackedWords extends PackedTexts {
  /** By the hash of a word, or at the next free place behind that, its number and one; 0 where none is. */
  slots: Uint32Array
}

/** Writes different words down, in their order. */
export function packWords(words: readonly string[]): PackedWords {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(1.5 * words.length + 1)))
  for (const [id, word] of words.entries()) {
    let slot = slotOf(word, slots)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = id + 1
  }
  return { ...packTexts(words), slots }
}

const slotOf = (word: string, { length }: Uint32Array): number => {
  const hash = fnvOf(word)
  return (hash ^ (hash >>> 15)) & (length - 1)
}

export class WordTable {
  readonly #packed: PackedWords

  constructor(packed: PackedWords) {
    this.#packed = packed
  }

  get size(): number {
    return this.#packed.begins.length - 1
  }

  /** The number of a word; `undefined` of one that is not there. */
  find(word: string): number | undefined {
    const { text, begins, slots } = this.#packed
    for (let slot = slotOf(word, slots); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const id = slots[slot]! - 1
      if (begins[id + 1]! - begins[id]! === word.length && text.startsWith(word, begins[id])) return id
    }
    return undefined
  }

  /** The word of a number. */
  at(id: number): string {
    return textAt(this.#packed, id)
  }
}

/** Lists of numbers by number, written one behind the other. */
export interface PackedLists {
  /** Where each list begins, and behind the last one where it ends. */
  begins: Uint32Array
  values: Uint32Array
}

export function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) begins[at + 1] = begins[at]! + list.length
  return { begins, values: Uint32Array.from(lists.flat()) }
}

/** The list of a number. */
export function listAt({ begins, values }: PackedLists, at: number): number[] {
  const found: number[] = []
  for (let place = begins[at]!; place < begins[at + 1]!; place++) found.push(values[place]!)
  return found
}
