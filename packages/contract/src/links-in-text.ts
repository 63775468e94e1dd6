export interface LinkInText {
  url: string
  /** Where it begins. */
  at: number
}

// A share text wraps the address in words and brackets of its own; Chinese may follow it without a space.
const address = /https?:\/\/[^\s<>"'`\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]+/gi

/** The http(s) addresses in a text, in their order, without the punctuation that closes a sentence after them. */
export const linksIn = (text: string): LinkInText[] =>
  Array.from(text.matchAll(address), (found) => ({ url: found[0].replace(/[.,;:!?)\]}]+$/, ''), at: found.index }))
