import type { FeedbackReason, Verdict } from '@karavan/contract/constants.ts'
import type { messageRoles } from '@karavan/contract/conversations.ts'
import type { ColumnType, JSONColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>
type Metadata = JSONColumnType<Record<string, unknown>>

export interface ConversationTable {
  id: string
  user_id: string
  title: string
  /** The title as `foldText` gives it, so that a search knows no case in any script. */
  title_folded: string
  metadata: ColumnType<Record<string, unknown>, string | undefined, string>
  /** Turns begun so far; the next one's number is one more. */
  turn_count: number
  created_at: Time
  updated_at: Time
}

export interface MessageTable {
  id: string
  conversation_id: string
  turn_number: number
  role: (typeof messageRoles)[number]
  message_type: string
  /** What the user wrote, as written; HTML of the allow-list where the assistant speaks. */
  content: string
  /** Its words as `foldText` gives them. */
  content_folded: string
  metadata: Metadata
  created_at: Time
}

/** What a buyer thinks of an answer. */
export interface AnswerFeedbackTable {
  conversation_id: string
  turn_number: number
  verdict: Verdict
  /** Why it is no good. */
  reason: FeedbackReason | null
  at: Time
}

export interface ConversationTables {
  answer_feedback: AnswerFeedbackTable
  conversation: ConversationTable
  message: MessageTable
}
