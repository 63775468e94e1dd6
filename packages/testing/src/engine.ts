import { EventEmitter, once } from 'node:events'
import type { AssistantEngine, AssistantStep, TurnDeps, TurnInput } from '@karavan/assistant/port.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'

type Script = (input: TurnInput, deps: TurnDeps, signal: AbortSignal) => AsyncGenerator<AssistantStep, void, void>

/** An engine that says what the test wrote for it. */
export const scriptedEngine = (script: Script): AssistantEngine => ({ name: 'rules', run: script })

/** An ordinary reply: two progress steps, an answer that repeats the message, one card. */
export const ordinaryEngine = (): AssistantEngine =>
  scriptedEngine(async function* (input) {
    yield { type: 'progress', text: 'Looking' }
    yield { type: 'progress', text: 'Comparing' }
    yield { type: 'answer', html: `<p>About ${input.message.length} letters</p>`, suggestions: ['cheaper'] }
    yield { type: 'cards', cards: [aCard()] }
    yield { type: 'done', state: { turns: input.history.length + 1 } }
  })

export const aCard = (parts: Partial<ProductCard> = {}): ProductCard => ({
  id: 'sample-600000000001',
  product_id: 'sample-600000000001',
  item_id: '600000000001',
  platform: 'sample',
  title: 'Термокружка стальная',
  price: 236.5,
  currency: 'RUB',
  price_ladder: [{ from: 50, price: 236.5 }],
  moq: 50,
  llm_reasoning: 'Fits',
  highlights: ['500 ml'],
  ...parts,
})

/** A point where a script waits until the test lets it go on, and the test until the script is there. */
export function gate() {
  const emitter = new EventEmitter()
  let isOpen = false
  let isReached = false
  return {
    /** For the script. */
    async pass(): Promise<void> {
      isReached = true
      emitter.emit('reached')
      if (!isOpen) await once(emitter, 'open')
    },
    async reached(): Promise<void> {
      if (!isReached) await once(emitter, 'reached')
    },
    open(): void {
      isOpen = true
      emitter.emit('open')
    },
  }
}
