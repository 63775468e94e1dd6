import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { DownIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Fragment, type ReactNode, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useChatState, useMessages } from '../context.ts'
import { type ChatMessage, isShown } from '../message.ts'
import { AnswerActions } from './answer-parts.tsx'
import { EmptyState } from './empty-state.tsx'
import { Message } from './message.tsx'
import { Suggestions } from './suggestions.tsx'
import { ThreadSkeleton, Trouble } from './thread-states.tsx'
import { TypingIndicator } from './typing-indicator.tsx'
import { useEarlierTurns } from './use-earlier-turns.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

/** Id of the conversation's area: it gets the focus when nothing else has it. */
export const threadId = 'thread'

interface ShownTurn {
  key: string
  messages: { key: string; message: ChatMessage }[]
  /** Its words came behind its cards, and end with a question: what can be answered stands below the question. */
  asks?: boolean
}

/** A question with everything that was answered to it. Keys are positions: a saved message takes over the element of the local one. */
function toTurns(messages: ChatMessage[]): ShownTurn[] {
  const turns: ShownTurn[] = []
  for (const message of messages.filter(isShown)) {
    const last = turns.at(-1)
    if (message.role === 'user' || !last) turns.push({ key: `turn-${turns.length}`, messages: [{ key: 'm-0', message }] })
    else last.messages.push({ key: `m-${last.messages.length}`, message })
  }
  return turns.map(withWordsFirst)
}

const isOfCards = ({ message }: ShownTurn['messages'][number]): boolean => message.role === 'assistant' && message.products !== undefined

/** Cards that came before all words stand below them: a screen of cards would hide what is said of them. */
function withWordsFirst(turn: ShownTurn): ShownTurn {
  const { messages } = turn
  const from = messages.findIndex(({ message }) => message.role !== 'user')
  const at = messages.findIndex((one, index) => index >= from && !isOfCards(one))
  const words = messages[at]
  if (from < 0 || at <= from || !words) return turn
  const asks = /[?？]\s*(?:<\/\w+>\s*)*$/.test(words.message.content)
  return { ...turn, asks, messages: [...messages.slice(0, from), words, ...messages.slice(from, at), ...messages.slice(at + 1)] }
}

/** Nothing has been asked yet, and nothing is on its way: the start screen, which has the field to ask in. */
export function useIsStart(): boolean {
  const hasShown = useMessages().some(isShown)
  return useChatState((state) => !state.isSwitchingConversation && !state.isProcessing && state.trouble === 'none') && !hasShown
}

/** The message area: empty, loading, or the messages. `composer` stands on the start screen. */
export function Thread({ composer }: { composer?: ReactNode }) {
  const { t } = useTranslation()
  const messages = useMessages()
  const isSwitching = useChatState((state) => state.isSwitchingConversation)
  const isProcessing = useChatState((state) => state.isProcessing)
  const turns = useMemo(() => toTurns(messages), [messages])
  const { scroller, content, isLatestOffered, toLatest, toQuestion } = useThreadScroll()
  const { hidden, mark } = useEarlierTurns(turns.length, scroller)
  const { lastTurn, roomyTurn } = useQuestionAtTop(turns.length, toQuestion)

  const isEmpty = useIsStart()
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={scroller}
        id={threadId}
        role="log"
        aria-live="off"
        aria-label={t('chat.thread')}
        aria-busy={isSwitching}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls, and the keyboard must reach it
        tabIndex={0}
        className="thread scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div ref={content} className={isEmpty ? 'h-full' : 'mx-auto w-full max-w-4xl px-4 pb-6 pt-4 min-[90rem]:max-w-6xl max-sm:px-3'}>
          {isSwitching ? (
            <ThreadSkeleton />
          ) : isEmpty ? (
            <EmptyState composer={composer} />
          ) : (
            <>
              {hidden > 0 && <div ref={mark} className="h-px" />}
              {turns.slice(hidden).map((turn, position) => {
                const index = hidden + position
                const isLast = index === turns.length - 1
                return (
                  <Turn
                    key={turn.key}
                    turn={turn}
                    ref={isLast ? lastTurn : undefined}
                    isLast={isLast}
                    isRoomy={isLast && roomyTurn === index}
                  />
                )
              })}
              {turns.length === 0 && isProcessing && <TypingIndicator />}
              {turns.length === 0 && <Trouble />}
            </>
          )}
        </div>
      </div>
      {isLatestOffered && !isSwitching && !isEmpty && <ToLatest onPress={toLatest} />}
    </div>
  )
}

/**
 * Where the thread stands after a question: a new one goes to the top, and its turn keeps room below it so that it can stand there; a conversation that
 * was opened shows its last question.
 */
function useQuestionAtTop(turnCount: number, toQuestion: (question: HTMLElement, how: 'smooth' | 'instant') => void) {
  const isProcessing = useChatState((state) => state.isProcessing)
  /** Index of the turn that was asked on this screen; -1 for none. */
  const [roomyTurn, setRoomyTurn] = useState(-1)
  const countBefore = useRef(0)
  const lastTurn = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const before = countBefore.current
    countBefore.current = turnCount
    if (turnCount === 0) setRoomyTurn(-1)
    else if (isProcessing && turnCount !== before) setRoomyTurn(turnCount - 1)
    else if (before === 0) lastTurn.current && toQuestion(lastTurn.current, 'instant')
  }, [turnCount, isProcessing, toQuestion])

  useLayoutEffect(() => {
    if (roomyTurn >= 0 && lastTurn.current) toQuestion(lastTurn.current, roomyTurn === 0 ? 'instant' : 'smooth')
  }, [roomyTurn, toQuestion])
  return { lastTurn, roomyTurn }
}

interface TurnProps {
  turn: ShownTurn
  ref: Ref<HTMLElement> | undefined
  isLast: boolean
  isRoomy: boolean
}

/** A question and its answers; with the last one stand what is being written, the follow-ups and what went wrong. */
function Turn({ turn, ref, isLast, isRoomy }: TurnProps) {
  const isProcessing = useChatState((state) => state.isProcessing)
  const answers = turn.messages.flatMap(({ message }) => (message.role === 'user' ? [] : message))
  const isWriting = isLast && isProcessing
  /** Words are awaited above the cards that are there already. */
  const isAboveCards = isWriting && answers.length > 0 && answers.every(({ products }) => products !== undefined)
  const firstAnswer = turn.messages.length - answers.length
  return (
    <section ref={ref} className={`flex flex-col gap-3 pb-7 ${isRoomy ? 'turn-roomy' : ''}`}>
      {turn.messages.map(({ key, message }, index) => (
        <Fragment key={key}>
          {isAboveCards && index === firstAnswer && <TypingIndicator isAboveCards />}
          <Message message={message} isLatest={isLast} isContinued={index > firstAnswer || (isAboveCards && index === firstAnswer)} />
          {isLast && turn.asks && index === firstAnswer && <Suggestions />}
        </Fragment>
      ))}
      {!isWriting && <AnswerActions messages={answers} isLast={isLast} />}
      {isWriting && !isAboveCards && <TypingIndicator isContinued={answers.length > 0} />}
      {isLast && !turn.asks && <Suggestions />}
      {isLast && <Trouble />}
    </section>
  )
}

/** The way back to the newest message: a line of its own, so that it covers nothing. */
function ToLatest({ onPress }: { onPress(): void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-11 shrink-0 items-center justify-center gap-2 border-t border-line text-sm font-medium text-accent hover:bg-sand"
    >
      <DownIcon className="size-4.5" />
      {t('chat.toLatest')}
    </button>
  )
}
