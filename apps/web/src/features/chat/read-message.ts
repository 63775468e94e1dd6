import { messageRoles, productWidgetType } from '@karavan/contract/conversations.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { toProductCard } from '../../lib/product-card.ts'
import type { ChatMessage, MessageMetadata } from './message.ts'

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Is it a widget by any of the three names (decision O-39)? */
export function isProductWidget(message: { message_type?: unknown; metadata?: unknown }): boolean {
  const metadata = record(message.metadata)
  return [message.message_type, metadata.message_type, metadata.messageType].includes(productWidgetType)
}

/** Cards of a widget, wherever they are; empty when nothing can be read (specification, section 8; decision G-61). */
export function readProducts(source: { content?: unknown; products?: unknown; metadata?: unknown }): ProductCard[] {
  const content = typeof source.content === 'string' && source.content.trim() !== '' ? parsed(source.content) : undefined
  const lists = [source.products, record(source.metadata).products, Array.isArray(content) ? content : record(content).products]
  const found = lists.find((list): list is unknown[] => Array.isArray(list) && list.length > 0) ?? []
  return found.map(toProductCard).filter((card) => card !== undefined)
}

/** One message of the server in the screen's form; `undefined` for what cannot be shown at all, so that the others still are. */
export function readMessage(raw: unknown): ChatMessage | undefined {
  const source = record(raw)
  const role = messageRoles.find((known) => known === source.role)
  const id = typeof source.id === 'number' ? String(source.id) : source.id
  if (!role || typeof id !== 'string' || id === '') return undefined
  const metadata = record(source.metadata) as MessageMetadata
  const turn = Number(source.turn_number)
  const time = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const message: ChatMessage = {
    id,
    role,
    content: typeof source.content === 'string' ? source.content : '',
    ...(time(source.created_at) ? { created_at: time(source.created_at) } : {}),
    ...(time(source.timestamp) ? { timestamp: time(source.timestamp) } : {}),
    turn_number: Number.isFinite(turn) ? turn : 0,
    ...(typeof source.message_type === 'string' ? { message_type: source.message_type } : {}),
    metadata,
  }
  if (!isProductWidget(source)) return message
  const products = readProducts(source)
  if (products.length === 0) {
    console.warn('a product widget could not be read', id)
    return undefined
  }
  return { ...message, message_type: productWidgetType, products }
}
