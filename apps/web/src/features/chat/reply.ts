import { productWidgetType } from '@karavan/contract/constants.ts'
import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import type { ChatMessage } from './message.ts'
import type { Messages } from './messages.ts'
import type { ChatStore } from './store.ts'

export type Announcement = 'answer-started' | 'answer-ready' | 'answer-stopped' | 'answer-failed'

/** Where a reply is shown. */
export interface ReplyScreen {
  store: ChatStore
  messages: Messages
  /** Says to assistive technology what has happened. */
  announce(what: Announcement, products?: number): void
}

/** The turn that a reply belongs to. */
interface ReplyTurn {
  conversationId: string
  number: number
}

type MessageEvent = Extract<StreamEvent, { type: 'response' | 'product_widget' }>

/** Shows what a running reply has said: its progress, the words written so far, or a message of its own. */
export function showReply(screen: ReplyScreen, turn: ReplyTurn, event: Exclude<StreamEvent, { type: 'complete' }>): void {
  const { store } = screen
  const { streamingData } = store.getState()
  switch (event.type) {
    case 'progress':
      store.setState({
        streamingData: {
          ...streamingData,
          progress: event.content,
          cards: event.cards ?? streamingData?.cards,
          early: event.products ?? streamingData?.early,
        },
      })
      break
    case 'response_delta': {
      const isSame = streamingData?.message_id === event.message_id
      if (!streamingData?.text) screen.announce('answer-started')
      const before = isSame ? (streamingData?.text ?? '') : ''
      store.setState({ streamingData: { ...streamingData, text: before + event.content, message_id: event.message_id } })
      break
    }
    case 'restart':
      store.setState({ streamingData: { progress: streamingData?.progress } })
      break
    case 'response':
      store.setState({ streamingData: { progress: streamingData?.progress, cards: streamingData?.cards, early: streamingData?.early } })
      if (event.content.trim() !== '')
        say(screen, turn, event, { content: event.content, message_type: 'text', metadata: event.metadata ?? {} })
      break
    case 'product_widget':
      store.setState({ streamingData: { ...streamingData, cards: 0, early: undefined } })
      if (event.products.length > 0) {
        const metadata = { message_type: productWidgetType, selection: event.metadata.selection }
        say(screen, turn, event, { message_type: productWidgetType, metadata, products: event.products })
      }
      break
    default:
      event satisfies never
  }
}

/** Puts a message of the reply into the thread; one that is there already (an earlier reading, a repeated attempt) takes the new content. */
function say({ messages }: ReplyScreen, turn: ReplyTurn, event: MessageEvent, content: Partial<ChatMessage>): void {
  const { message_id, created_at, turn_number = turn.number } = event
  if (message_id && messages.update(turn.conversationId, message_id, content)) return
  messages.add(turn.conversationId, { role: 'assistant', content: '', turn_number, created_at, message_id, ...content })
}

/** How many products a turn and those after it have shown. */
export const productsSince = ({ messages }: ReplyScreen, conversationId: string, turn: ReplyTurn): number =>
  messages
    .all(conversationId)
    .filter(({ turn_number }) => turn_number >= turn.number)
    .reduce((sum, { products }) => sum + (products?.length ?? 0), 0)
