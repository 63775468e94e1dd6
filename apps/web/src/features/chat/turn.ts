import { isTemporaryId } from '@karavan/contract/constants.ts'
import type { SearchStarted } from '@karavan/contract/search.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import type { ChatMessage, Question } from './message.ts'
import { loadCalls } from './queries.ts'
import { productsSince, type ReplyScreen, showReply } from './reply.ts'

/** A question and its reply, from the moment it is sent until the reply is complete, has failed, or is left. */
interface Turn {
  /** The conversation it stands in; a temporary one until the first reply is complete. */
  conversationId: string
  number: number
  /** Aborted when the reader leaves. The server goes on: it finishes the reply and keeps it. */
  reader: AbortController
  /** The saved conversation, once the server has taken the question. */
  savedId?: string
  streamId?: string
  isStopWanted: boolean
}

export interface TurnDeps extends ReplyScreen {
  /** Opens a new temporary conversation for its first message and gives its id. */
  beginConversation(text: string): string
  /** The server has taken the first message of a temporary conversation. */
  onTaken(temporaryId: string, id: string): void
  /** A temporary conversation gives way to the saved one, in the list and, while it is open, in the address. */
  becomeSaved(temporaryId: string, id: string): void
  /** Resolves once the user of now has the conversations: who asked as a guest may have signed in meanwhile. */
  ready(): Promise<unknown>
  /** The stated apology for a send that failed, in the interface language, with what is known of the reason. */
  apology(error: unknown): string
  /** Fetches what renders answers, before there is one to render. */
  prepareAnswers(): Promise<void>
  /** The question is stored. */
  onSent(conversationId: string): void
  /** The reply is over, however it ended; resolves once the page shows what the server has. */
  onOver(conversationId: string, outcome: 'complete' | 'error' | 'busy'): Promise<void>
}

/** The parts a turn needs, and the one that is under way. */
interface Stage extends TurnDeps {
  running?: Turn
}

export type Turns = ReturnType<typeof createTurns>

/** The one turn that can be under way on a page: sent, read, stopped, tried again, left. */
export function createTurns(deps: TurnDeps) {
  const stage: Stage = { ...deps }
  return {
    /** With a picture the text may be its caption. */
    send: (text: string, picture?: Blob) => send(stage, { text, idempotencyKey: randomId(), picture }),
    /** Asks in place of an earlier question: the talk goes on from there. */
    replace: (turn: number, text: string) => send(stage, { text, idempotencyKey: randomId(), replacesTurn: turn }),
    /** Another answer to the question of this turn, in place of the one that there is. */
    again: (turn: number) => askAgain(stage, turn),
    refine: (refine: Refinement, text: string) => send(stage, { text, idempotencyKey: randomId(), refine }),
    retry: (messageId: string) => retry(stage, messageId),
    stop: () => stop(stage),
    leave: () => leave(stage),
    attach: (streamId: string, conversationId: string) => attach(stage, streamId, conversationId),
    isRunning: () => stage.running !== undefined,
  }
}

function begin(stage: Stage, conversationId: string, number: number): Turn {
  stage.running = { conversationId, number, reader: new AbortController(), isStopWanted: false }
  return stage.running
}

/** False when the reader has left this turn meanwhile: then nothing of it may reach the screen. */
function end(stage: Stage, turn: Turn): boolean {
  if (stage.running !== turn) return false
  stage.running = undefined
  stage.store.setState({ isProcessing: false, isStopping: false })
  return true
}

/** Stops reading, not the reply itself. */
function leave(stage: Stage): void {
  const turn = stage.running
  if (!turn) return
  turn.reader.abort()
  end(stage, turn)
  stage.store.setState({ streamingData: null })
  if (turn.savedId && isTemporaryId(turn.conversationId)) stage.becomeSaved(turn.conversationId, turn.savedId)
}

/**
 * Sends a message and reads its reply to the end. False when nothing was sent: the text is blank, or a reply runs already. With the key of an earlier
 * attempt the server stores the message once.
 */
async function send(stage: Stage, question: Question): Promise<boolean> {
  const { store, messages } = stage
  const text = question.text.trim()
  const { isProcessing, isSwitchingConversation, activeConversationId } = store.getState()
  if (text === '' || isProcessing || isSwitchingConversation) return false
  store.setState({ trouble: 'none', isGone: false, isProcessing: true, streamingData: {}, editing: null })
  void stage.prepareAnswers()
  const conversationId = activeConversationId ?? stage.beginConversation(text)
  const { replacesTurn } = question
  const replaced = question.isAgain ? questionOf(stage, conversationId, replacesTurn) : undefined
  const bringBack = replacesTurn === undefined ? undefined : messages.removeFrom(conversationId, replacesTurn)
  const turn = begin(stage, conversationId, messages.lastTurn(conversationId) + 1)
  const asked = {
    role: 'user' as const,
    content: text,
    message_type: 'text',
    ...(question.picture ? { picture: question.picture } : {}),
    ...(replaced ? { metadata: replaced.metadata } : {}),
  }
  const userMessageId = messages.add(conversationId, { ...asked, turn_number: turn.number })
  const started = await ask(stage, turn, { ...question, text, userMessageId }, () => {
    if (!bringBack) return userMessageId
    messages.remove(conversationId, [userMessageId])
    bringBack()
    // What was not taken stands below what is there again.
    turn.number = messages.lastTurn(conversationId) + (question.isAgain ? 0 : 1)
    return question.isAgain ? userMessageId : messages.add(conversationId, { ...asked, turn_number: turn.number })
  })
  if (!started) return true
  turn.savedId = started.conversation_id
  messages.update(conversationId, userMessageId, { message_id: started.user_message_id })
  if (isTemporaryId(conversationId)) stage.onTaken(conversationId, started.conversation_id)
  if (stage.running === turn) {
    stage.onSent(started.conversation_id)
    await stage.ready()
    await follow(stage, turn, started.stream_id, started.conversation_id)
  } else if (isTemporaryId(conversationId)) stage.becomeSaved(conversationId, started.conversation_id)
  return true
}

const questionOf = ({ messages }: Stage, conversationId: string, turn: number | undefined): ChatMessage | undefined =>
  messages.all(conversationId).find(({ role, turn_number }) => role === 'user' && turn_number === turn)

async function askAgain(stage: Stage, turn: number): Promise<void> {
  const { activeConversationId: id } = stage.store.getState()
  const question = id === null ? undefined : questionOf(stage, id, turn)
  if (question) await send(stage, { text: question.content, idempotencyKey: randomId(), replacesTurn: turn, isAgain: true })
}

/**
 * Hands the question to the server. `undefined` when that failed; then the apology stands in the thread, with a way to try again. `undo` makes the thread what it
 * was before a question that replaces another, and gives the id under which the question stands there now.
 */
async function ask(
  stage: Stage,
  turn: Turn,
  question: NonNullable<ChatMessage['failed']>,
  undo: () => string,
): Promise<SearchStarted | undefined> {
  try {
    return await (await loadCalls()).sendMessage(turn.conversationId, question)
  } catch (error) {
    console.error('the message could not be sent', error)
    const userMessageId = undo()
    if (!end(stage, turn)) return undefined
    stage.store.setState({ streamingData: null })
    stage.messages.add(turn.conversationId, {
      role: 'assistant',
      content: stage.apology(error),
      turn_number: turn.number,
      failed: { ...question, userMessageId },
    })
    stage.announce('answer-failed')
    return undefined
  }
}

/** Sends once more what failed, with the same key, so that it is stored once; question and apology give way to the new attempt. */
async function retry(stage: Stage, messageId: string): Promise<void> {
  const { activeConversationId, isProcessing } = stage.store.getState()
  if (activeConversationId === null || isProcessing) return
  const failed = stage.messages.all(activeConversationId).find(({ id }) => id === messageId)?.failed
  if (!failed) return
  stage.messages.remove(activeConversationId, [messageId, failed.userMessageId])
  await send(stage, failed)
}

/** Goes on reading a reply that runs already, from its start. */
function attach(stage: Stage, streamId: string, conversationId: string): void {
  stage.store.setState({ isProcessing: true, streamingData: {} })
  void follow(stage, begin(stage, conversationId, stage.messages.lastTurn(conversationId)), streamId, conversationId)
}

async function follow(stage: Stage, turn: Turn, streamId: string, savedId: string): Promise<void> {
  turn.streamId = streamId
  if (turn.isStopWanted) void stop(stage)
  let completed: Extract<StreamEvent, { type: 'complete' }> | undefined
  const reader = await loadFile(() => import('./stream.ts')).catch((error: unknown) => {
    console.error('what reads the reply did not load', error)
    return undefined
  })
  // Without a reader it is as with a lost connection: the input must not wait for a reply that nobody reads.
  const outcome = await (reader?.followReply(streamId, {
    signal: turn.reader.signal,
    onEvent: (event) => {
      if (event.type === 'complete') completed = event
      else showReply(stage, turn, event)
    },
  }) ?? 'error')
  if (outcome === 'left' || !end(stage, turn)) return
  const conversationId = completed?.conversation_id || savedId
  if (isTemporaryId(turn.conversationId)) stage.becomeSaved(turn.conversationId, conversationId)
  if (outcome !== 'complete') stage.announce('answer-failed')
  else stage.announce(completed?.stopped ? 'answer-stopped' : 'answer-ready', productsSince(stage, conversationId, turn))
  await stage.onOver(conversationId, outcome)
  // Text that was being written stays until the saved message is there.
  if (!stage.running) stage.store.setState({ streamingData: null })
}

/** Asks the server to stop the reply; what was said stays. Before the stream is known the wish is kept until it is. */
async function stop(stage: Stage): Promise<void> {
  const turn = stage.running
  if (!turn) return
  turn.isStopWanted = true
  stage.store.setState({ isStopping: true })
  if (!turn.streamId) return
  try {
    await (await loadCalls()).stopReply(turn.streamId)
  } catch (error) {
    console.error('the reply could not be stopped', error)
    if (stage.running !== turn) return
    turn.isStopWanted = false
    stage.store.setState({ isStopping: false })
  }
}
