import { escapeHtml } from '@karavan/contract/html.ts'
import { link, list, paragraph, shortTitle } from '../../explain/html.ts'
import { isProven } from './check.ts'
import type { Evidence, Given } from './evidence.ts'
import { namesIn, refPattern } from './refs.ts'
import { Sentences } from './sentences.ts'

/** What people read of an answer; more is a model that has lost its way. */
const maxLength = 1_600

/** Between sentences; Chinese writes none. */
const blankAfter = (sentence: string): string => (/[。！？；]$/u.test(sentence) ? '' : ' ')

interface Said {
  text: string
  isItem: boolean
  /** The shop's own words, a paragraph of their own. */
  isTerms?: boolean
}

/** The words of a model on their way to the buyer: cut into sentences, each held against the evidence, what is not proven left out. */
export class ReplyText {
  readonly #sentences = new Sentences()
  readonly #said: Said[] = []
  readonly #evidence: Evidence
  readonly #prompt: ReadonlySet<string>
  #length = 0
  /** What the last sentence that names offers names: who reads on refers to it. */
  #focus: readonly Given[] = []
  /** Sentences that were not sent. */
  dropped = 0

  constructor(evidence: Evidence, prompt: ReadonlySet<string>) {
    this.#evidence = evidence
    this.#prompt = prompt
  }

  /** Plain text that may be shown now that this piece has come. */
  add(piece: string): string {
    return this.#take(this.#sentences.add(piece))
  }

  /** The same at the end of a stretch of text. */
  flush(): string {
    return this.#take(this.#sentences.flush())
  }

  /** Lets go of what is no whole sentence yet. */
  cut(): string {
    this.#sentences.flush()
    return ''
  }

  /** What the shop says itself, in its own words and once. */
  say(terms: string): string {
    if (this.#said.some(({ text, isTerms }) => isTerms && text === terms)) return ''
    const isFirst = this.#said.length === 0
    this.#said.push({ text: terms, isItem: false, isTerms: true })
    return isFirst ? `${terms}\n` : `\n${terms}\n`
  }

  #take(sentences: readonly string[]): string {
    let shown = ''
    for (const raw of sentences) {
      const isItem = /^(?:[-*•]|\d{1,2}[.)])\s+/.test(raw)
      const text = raw
        .replace(/^(?:[-*•]|\d{1,2}[.)]|#{1,6})\s+/, '')
        .replaceAll(/\*\*|__|`+|~~/g, '')
        // What nobody sees hides words from whoever checks them.
        .replaceAll(/[\p{Cf}\p{Cc}\p{Co}]/gu, '')
        .trim()
      if (text === '') continue
      const isRepeated = this.#said.some((said) => said.text === text)
      if (this.isFull || isRepeated || !isProven(text, this.#evidence, this.#prompt, this.#focus)) {
        this.dropped += 1
        continue
      }
      this.#length += text.length
      const named = namesIn(text, this.#evidence).map(({ given }) => given)
      if (named.length > 0) this.#focus = named
      shown +=
        (this.#said.length === 0 || this.#said.at(-1)?.isTerms ? '' : isItem ? '\n' : blankAfter(this.#said.at(-1)!.text)) +
        this.#named(text, (title) => `«${title}»`)
      this.#said.push({ text, isItem })
    }
    return shown
  }

  get isFull(): boolean {
    return this.#length >= maxLength
  }

  /** Nothing of what the model said is left. */
  get isEmpty(): boolean {
    return this.#said.every(({ isTerms }) => isTerms)
  }

  /** It ends with a question. */
  get asks(): boolean {
    return /[?？]$/u.test(this.#said.at(-1)?.text ?? '')
  }

  /** The terms that were said, as HTML. */
  termsHtml(): string {
    return this.#said.flatMap(({ text, isTerms }) => (isTerms ? paragraph(escapeHtml(text)) : [])).join('')
  }

  /** Offers in place of their names. Everything else of the text is escaped by the caller. */
  #named(text: string, write: (title: string, url: string | undefined) => string): string {
    return text.replace(refPattern, (_, ref: string) => {
      const given = this.#evidence.find(ref)
      return given ? write(shortTitle(given.title, 50), given.url) : ''
    })
  }

  /** The whole as HTML: paragraphs and lists of escaped text, offers as links to their pages. */
  html(): string {
    const place = (at: number): string => `\uE010${at}\uE011`
    const links: string[] = []
    const write = ({ text, isTerms }: Said): string => {
      if (isTerms) return escapeHtml(text)
      const held = this.#named(text, (title, url) => place(links.push(link(title, url)) - 1))
      const linked = escapeHtml(held).replace(/\uE010(\d+)\uE011/g, (_, at: string) => links[Number(at)] ?? '')
      // A name that is cut ends the sentence by itself.
      return linked.replaceAll('…</a>.', '…</a>')
    }
    const parts: string[] = []
    for (let at = 0; at < this.#said.length; ) {
      const { isItem, isTerms } = this.#said[at]!
      let to = at + 1
      while (!isTerms && to < this.#said.length && this.#said[to]!.isItem === isItem && !this.#said[to]!.isTerms) to += 1
      const run = this.#said.slice(at, to).map(write)
      parts.push(isItem ? list(run) : paragraph(run.reduce((text, one) => text + blankAfter(text) + one)))
      at = to
    }
    return parts.join('')
  }
}
