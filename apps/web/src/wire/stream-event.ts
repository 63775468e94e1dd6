import { productWidgetType } from '@karavan/contract/conversations.ts'
import { type StreamEvent, streamEvent } from '@karavan/contract/stream-events.ts'
import { readCards, withSelection } from './messages.ts'

const types: readonly unknown[] = streamEvent.options.map((option) => option.shape.type.value)

/**
 * One `data:` line as an event of the contract. Takes the text from content, message or text, and the cards from wherever they are. `undefined` for
 * a type that is not known; throws on what is not JSON or not of its type's shape.
 */
export function readStreamEvent(data: string): StreamEvent | undefined {
  const raw: unknown = JSON.parse(data)
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) throw new Error('an event without a type')
  if (!types.includes(raw.type)) return undefined
  const source: Record<string, unknown> = { ...raw }
  const content = [source.content, source.message, source.text].find((text) => typeof text === 'string') ?? ''
  const { metadata } = source
  const known = typeof metadata === 'object' && metadata !== null ? withSelection(metadata) : undefined
  if (raw.type === 'progress' && source.products !== undefined)
    return streamEvent.parse({ ...source, content, products: readCards(source) })
  if (raw.type !== productWidgetType) return streamEvent.parse({ ...source, content, ...(known ? { metadata: known } : {}) })
  const products = readCards(source)
  const widget = { message_type: productWidgetType, products, selection: known?.selection }
  return streamEvent.parse({ ...source, content, products, metadata: widget })
}
