import { messageRoles, productWidgetType } from '@karavan/contract/conversations.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Selection } from '@karavan/contract/selection.ts'
import { z } from 'zod'
import { toProductCard } from './product-card.ts'
import { readSelection } from './selection.ts'
import { identifier, text } from './tolerant.ts'

/** A saved message as the page reads it. */
export interface ReadMessage {
  id: string
  role: (typeof messageRoles)[number]
  /** HTML of the assistant, plain text of the user. */
  content: string
  created_at?: string
  timestamp?: string
  turn_number: number
  message_type?: string
  metadata: MessageMetadata
  /** Cards of a product widget, in the contract's form; absent on every other message. */
  products?: ProductCard[]
}

export interface MessageMetadata {
  message_type?: string
  messageType?: string
  products?: unknown
  suggestions?: string[]
  selection?: Selection | undefined
  [extra: string]: unknown
}

/** Where the cards of a widget may stand. */
interface CardSource {
  content?: unknown
  products?: unknown
  metadata?: { products?: unknown }
}

const looseMetadata = z.custom<MessageMetadata>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

/** The contract's message with every gap that leaves something to show. */
const looseMessage = z.object({
  id: identifier,
  role: z.enum(messageRoles),
  content: z.string().catch(''),
  created_at: text,
  timestamp: text,
  turn_number: z.coerce.number().catch(0),
  message_type: text,
  metadata: looseMetadata.catch({}),
  products: z.unknown().optional(),
})

/** The JSON of a text; `undefined` where it is none. */
function parsed(content: unknown): unknown {
  if (typeof content !== 'string' || content.trim() === '') return undefined
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Cards of a widget: in `products`, in its metadata, or as JSON in its content. Those that cannot be read are left out. */
export function readCards({ content, products, metadata }: CardSource): ProductCard[] {
  const written = parsed(content) as { products?: unknown } | null | undefined
  const lists: unknown[] = [products, metadata?.products, written?.products, written]
  const list = lists.find((one): one is unknown[] => Array.isArray(one) && one.length > 0) ?? []
  return list.map(toProductCard).filter((card) => card !== undefined)
}

/** Metadata whose selection is read, or left out where it cannot be. */
export const withSelection = <Metadata extends { selection?: unknown }>(metadata: Metadata) =>
  'selection' in metadata ? { ...metadata, selection: readSelection(metadata.selection) } : { ...metadata, selection: undefined }

/** One message of the server; `undefined` for what cannot be shown at all, so that the others still are. */
export function readMessage(raw: unknown): ReadMessage | undefined {
  const read = looseMessage.safeParse(raw)
  if (!read.success) return undefined
  const { products, ...rest } = read.data
  const metadata = withSelection(rest.metadata)
  const message = { ...rest, metadata }
  // Any of the three names makes it a widget.
  if (![message.message_type, metadata.message_type, metadata.messageType].includes(productWidgetType)) return message
  const cards = readCards({ ...message, products })
  if (cards.length > 0) return { ...message, message_type: productWidgetType, products: cards }
  console.warn('a product widget could not be read', message.id)
  return undefined
}
