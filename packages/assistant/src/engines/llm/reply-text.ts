import { escapeHtml } from '@karavan/contract/html.ts'
import { link, list, paragraph, shortTitle } from '../../explain/html.ts'
import { isProven } from './check.ts'
import type { Evidence } from './evidence.ts'
import { refPattern } from './refs.ts'
import { Sentences } from './sentences.ts'

/** What people read of an answer; more is a model that has lost its way. */
const maxLength = 1_600

interface Said {
  text: string
  isItem: boolean
}

/** The words of a model on their way to the buyer: cut into sentences, each held against the evidence, what is not proven left out. */
export class ReplyText {
  readonly #sentences = new Sentences()
  readonly #said: Said[] = []
  readonly #evidence: Evidence
  readonly #prompt: ReadonlySet<string>
  #length = 0
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

  #take(sentences: readonly string[]): string {
    let shown = ''
    for (const raw of sentences) {
      const isItem = /^(?:[-*•]|\d{1,2}[.)])\s+/.test(raw)
      const text = raw
        .replace(/^(?:[-*•]|\d{1,2}[.)]|#{1,6})\s+/, '')
        .replaceAll(/\*\*|__|`+|~~/g, '')
        // What nobody sees hides words from whoever checks them.
        .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
        .trim()
      if (text === '') continue
      if (this.isFull || !isProven(text, this.#evidence, this.#prompt)) {
        this.dropped += 1
        continue
      }
      this.#length += text.length
      shown += (this.#said.length === 0 ? '' : isItem ? '\n' : ' ') + this.#named(text, (title) => `«${title}»`)
      this.#said.push({ text, isItem })
    }
    return shown
  }

  get isFull(): boolean {
    return this.#length >= maxLength
  }

  get isEmpty(): boolean {
    return this.#said.length === 0
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
    const write = ({ text }: Said): string => {
      const held = this.#named(text, (title, url) => place(links.push(link(title, url)) - 1))
      return escapeHtml(held).replace(/\uE010(\d+)\uE011/g, (_, at: string) => links[Number(at)] ?? '')
    }
    const parts: string[] = []
    for (let at = 0; at < this.#said.length; ) {
      const { isItem } = this.#said[at]!
      let to = at
      while (to < this.#said.length && this.#said[to]!.isItem === isItem) to += 1
      const run = this.#said.slice(at, to).map(write)
      parts.push(isItem ? list(run) : paragraph(run.join(' ')))
      at = to
    }
    return parts.join('')
  }
}
