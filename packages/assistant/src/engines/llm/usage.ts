import type { LanguageModelUsage } from 'ai'
import type { ModelUsage } from '../../translate/model.ts'

/** Characters of a token, at the least: so much is counted of a call that was cut off before its provider could say. */
const charactersOfToken = 3

const tokensOf = (characters: number): number => Math.ceil(characters / charactersOfToken)

/** The tokens of one turn, over all calls of the model. */
export class Usage {
  #counted = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 }
  /** Characters of everything that the next call carries along, and of what the open one has answered. */
  #sent = 0
  #received = 0
  #isOpen = false

  sent(...texts: readonly string[]): void {
    for (const text of texts) this.#sent += text.length
  }

  /** A call has been taken. */
  begin(): void {
    this.#isOpen = true
    this.#received = 0
  }

  received(text: string): void {
    this.#received += text.length
  }

  /** A call has ended, and its provider says what it took. */
  finish({ inputTokens, outputTokens, inputTokenDetails }: LanguageModelUsage): void {
    this.#isOpen = false
    this.#counted.inputTokens += inputTokens ?? tokensOf(this.#sent)
    this.#counted.outputTokens += outputTokens ?? tokensOf(this.#received)
    this.#counted.cachedTokens += inputTokenDetails.cacheReadTokens ?? 0
    // The next call carries the answer along.
    this.#sent += this.#received
  }

  get counted(): ModelUsage {
    if (!this.#isOpen) return this.#counted
    const { inputTokens, outputTokens, cachedTokens } = this.#counted
    return { inputTokens: inputTokens + tokensOf(this.#sent), outputTokens: outputTokens + tokensOf(this.#received), cachedTokens }
  }
}
