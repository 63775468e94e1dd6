import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { DownIcon, RetryIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChat, useChatState } from '../context.ts'
import { type ChatMessage, isShown } from '../message.ts'
import { EmptyState } from './empty-state.tsx'
import { Message } from './message.tsx'
import { Suggestions } from './suggestions.tsx'
import { TypingIndicator } from './typing-indicator.tsx'
import { useEarlierTurns } from './use-earlier-turns.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

/** Id of the conversation's area: where the focus is at home when nothing else has it. */
export const threadId = 'thread'

/** A question with everything that was answered to it. Keys are places: a saved message takes over the element of the local one. */
function toTurns(messages: ChatMessage[]): { key: string; messages: { key: string; message: ChatMessage }[] }[] {
  const turns: ReturnType<typeof toTurns> = []
  for (const message of messages.filter(isShown)) {
    const last = turns.at(-1)
    if (message.role === 'user' || !last) turns.push({ key: `turn-${turns.length}`, messages: [{ key: 'm-0', message }] })
    else last.messages.push({ key: `m-${last.messages.length}`, message })
  }
  return turns
}

/** The message area: empty, loading, or the messages (specification, section 2). */
export function Thread() {
  const { t } = useTranslation()
  const messages = useChatState((state) => state.messages)
  const isSwitching = useChatState((state) => state.isSwitchingConversation)
  const isProcessing = useChatState((state) => state.isProcessing)
  const trouble = useChatState((state) => state.trouble)
  const turns = useMemo(() => toTurns(messages), [messages])
  const { scroller, content, isLatestOffered, toLatest, toQuestion } = useThreadScroll()
  /** The turn that was asked on this screen keeps room below it, so that its question can stand at the top. */
  const [roomyTurn, setRoomyTurn] = useState(-1)
  const { hidden, mark } = useEarlierTurns(turns.length, scroller)
  const count = useRef(0)
  const lastTurn = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const before = count.current
    count.current = turns.length
    if (turns.length === 0) setRoomyTurn(-1)
    else if (isProcessing && turns.length !== before) setRoomyTurn(turns.length - 1)
    else if (before === 0) lastTurn.current && toQuestion(lastTurn.current, 'instant')
  }, [turns.length, isProcessing, toQuestion])

  useLayoutEffect(() => {
    if (roomyTurn >= 0 && lastTurn.current) toQuestion(lastTurn.current, roomyTurn === 0 ? 'instant' : 'smooth')
  }, [roomyTurn, toQuestion])

  const isEmpty = turns.length === 0 && !isSwitching && !isProcessing && trouble === 'none'
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        id={threadId}
        role="log"
        aria-live="off"
        aria-label={t('chat.thread')}
        aria-busy={isSwitching}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls, and the keyboard must reach it
        tabIndex={0}
        className="thread scroll-quiet h-full overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div ref={content} className={isEmpty ? 'h-full' : 'mx-auto w-full max-w-4xl px-4 pb-6 pt-4 max-sm:px-3'}>
          {isSwitching ? (
            <ThreadSkeleton />
          ) : isEmpty ? (
            <EmptyState />
          ) : (
            <>
              {hidden > 0 && <div ref={mark} className="h-px" />}
              {turns.slice(hidden).map((turn, place) => {
                const index = hidden + place
                const isLast = index === turns.length - 1
                return (
                  <section
                    key={turn.key}
                    ref={isLast ? lastTurn : undefined}
                    className={`flex flex-col gap-5 pb-7 ${isLast && roomyTurn === index ? 'turn-roomy' : ''}`}
                  >
                    {turn.messages.map(({ key, message }) => (
                      <Message key={key} message={message} />
                    ))}
                    {isLast && isProcessing && <TypingIndicator />}
                    {isLast && <Suggestions />}
                    {isLast && <Trouble />}
                  </section>
                )
              })}
              {turns.length === 0 && isProcessing && <TypingIndicator />}
              {turns.length === 0 && <Trouble />}
            </>
          )}
        </div>
      </div>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 h-6 bg-linear-to-t from-paper to-transparent" />
      {isLatestOffered && !isSwitching && !isEmpty && (
        <button
          type="button"
          onClick={toLatest}
          title={t('chat.toLatest')}
          className="press absolute bottom-3 left-1/2 inline-flex h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface-high px-4 text-sm font-medium shadow-high hover:bg-sand max-sm:left-auto max-sm:right-3 max-sm:w-11 max-sm:translate-x-0 max-sm:justify-center max-sm:px-0"
        >
          <DownIcon className="size-4.5" />
          <span className="max-sm:sr-only">{t('chat.toLatest')}</span>
        </button>
      )}
    </div>
  )
}

function Trouble() {
  const { t } = useTranslation()
  const chat = useChat()
  const trouble = useChatState((state) => state.trouble)
  if (trouble === 'none') return null
  const isLost = trouble === 'connection-lost'
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-2xl border border-line-strong bg-surface px-4 py-3">
      <p className="min-w-48 grow text-[15px]">{t(isLost ? 'chat.connectionLost' : 'chat.loadFailed')}</p>
      <Button onClick={() => chat.reopen()}>
        <RetryIcon className="size-4.5" />
        {t(isLost ? 'chat.checkAgain' : 'common.retry')}
      </Button>
    </div>
  )
}

function ThreadSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="space-y-7 pt-2">
      <p role="status" className="sr-only">
        {t('chat.loadingMessages')}
      </p>
      <div className="flex justify-end gap-3">
        <Skeleton className="h-11 w-3/5 rounded-2xl" />
        <Skeleton className="size-8 rounded-full" />
      </div>
      <div className="flex gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="grow space-y-2.5 pt-1">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
          <div className="grid gap-3 pt-3 sm:grid-cols-3">
            <Skeleton className="h-64 rounded-2xl" />
            <Skeleton className="h-64 rounded-2xl max-sm:hidden" />
            <Skeleton className="h-64 rounded-2xl max-sm:hidden" />
          </div>
        </div>
      </div>
    </div>
  )
}
