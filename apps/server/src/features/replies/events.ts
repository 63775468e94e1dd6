import { createHash } from 'node:crypto'
import type { AssistantStep } from '@karavan/assistant/port.ts'
import { productWidgetType } from '@karavan/contract/conversations.ts'
import { escapeHtml } from '@karavan/contract/html.ts'
import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import { toStorable } from '../../platform/text.ts'

/** A message of a reply, to be stored. */
export interface NewMessage {
  id: string
  content: string
  messageType: string
  metadata: Record<string, unknown>
  createdAt: Date
  /** Words to find the message by where they are not in its content. */
  searchText?: string
}

/** An event with the message that is stored together with it, if it brings one. */
export interface TurnStep {
  event: StreamEvent
  message?: NewMessage
  /** Offers the buyer sees with it. */
  shownIds?: string[]
}

/**
 * Id of the n-th message of a turn. It follows from the turn, so that an attempt which repeats a reply gives its messages the ids they had: a reader
 * who saw the first attempt replaces them instead of showing both.
 */
export function messageId(streamId: string, place: number): string {
  const hash = createHash('sha256').update(`${streamId}/${place}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Makes events and messages out of an engine's steps. It counts the messages and keeps their times strictly increasing, so that turn number and time give the order in which things were said. */
export function createStepMaker(turn: { streamId: string; turnNumber: number; lastMessageAt: Date; saidCount: number }, clock: () => Date) {
  let place = turn.saidCount
  let lastAt = turn.lastMessageAt.getTime()
  const about = () => ({ message_id: messageId(turn.streamId, place), turn_number: turn.turnNumber })
  const nextTime = (): Date => {
    lastAt = Math.max(clock().getTime(), lastAt + 1)
    return new Date(lastAt)
  }

  return {
    progress: (text: string, { cards, early }: Pick<Extract<AssistantStep, { type: 'progress' }>, 'cards' | 'early'> = {}): TurnStep => ({
      event: {
        type: 'progress',
        content: toStorable(text),
        turn_number: turn.turnNumber,
        ...(cards === undefined ? {} : { cards }),
        ...(early === undefined ? {} : { products: early }),
      },
    }),

    delta: (text: string): TurnStep => ({ event: { type: 'response_delta', content: escapeHtml(toStorable(text)), ...about() } }),

    answer(
      html: string,
      { suggestions, comparison, selection }: Omit<Extract<AssistantStep, { type: 'answer' }>, 'type' | 'html'> = {},
    ): TurnStep {
      const content = toStorable(html)
      const metadata = {
        message_type: 'text',
        ...(suggestions?.length ? { suggestions: suggestions.map(toStorable) } : {}),
        ...(comparison ? { comparison } : {}),
        ...(selection ? { selection } : {}),
      }
      const createdAt = nextTime()
      const ids = about()
      place += 1
      return {
        event: { type: 'response', content, metadata, created_at: createdAt.toISOString(), ...ids },
        message: { id: ids.message_id, content, messageType: 'text', metadata, createdAt },
      }
    },

    cards({ cards, selection }: Omit<Extract<AssistantStep, { type: 'cards' }>, 'type'>): TurnStep {
      const metadata = { message_type: productWidgetType, products: cards, ...(selection ? { selection } : {}) }
      const createdAt = nextTime()
      const ids = about()
      place += 1
      return {
        event: { type: productWidgetType, content: '', products: cards, metadata, created_at: createdAt.toISOString(), ...ids },
        message: {
          id: ids.message_id,
          content: '',
          messageType: productWidgetType,
          metadata,
          createdAt,
          searchText: cards.map((card) => card.title).join(' '),
        },
        shownIds: cards.map((card) => card.id),
      }
    },

    complete: (conversationId: string, stopped = false): TurnStep => ({
      event: { type: 'complete', conversation_id: conversationId, turn_number: turn.turnNumber, ...(stopped ? { stopped } : {}) },
    }),
  }
}
