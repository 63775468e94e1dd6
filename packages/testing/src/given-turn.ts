import type { Database } from '@karavan/server/database.ts'
import { type HeldTurn, insertFirstTurn } from '@karavan/server/features/replies/repository.ts'
import { newSecret } from '@karavan/server/platform/ids.ts'
import type { Kysely } from 'kysely'

/** A stored question whose reply nobody makes yet; the caller holds its lease. */
export async function givenTurn(db: Kysely<Database>, now = new Date()): Promise<HeldTurn> {
  const streamId = newSecret()
  const turn = {
    streamId,
    conversationId: `conversation-${streamId}`,
    userMessageId: `message-${streamId}`,
    userId: 'anna',
    isGuest: true,
    language: 'en' as const,
    query: 'mugs',
    leaseOwner: 'me',
    leaseMs: 60_000,
    now,
    opening: undefined,
  }
  await insertFirstTurn(db, turn, { title: 'mugs', maxConversations: 100 })
  return { ...turn, turnNumber: 1, attempt: 1, lastSeq: 0, lastMessageAt: now, saidCount: 0 }
}
