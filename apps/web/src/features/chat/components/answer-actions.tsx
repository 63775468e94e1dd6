import { type FeedbackReason, feedbackReasons, isTemporaryId, type Verdict, verdicts } from '@karavan/contract/constants.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import { RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { RankingIcon, ThumbDownIcon, ThumbUpIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { useEffect, useState } from 'react'
import { useChat, useChatState } from '../context.ts'
import type { ChatMessage } from '../message.ts'
import { loadCalls } from '../queries.ts'

interface AnswerActionsProps {
  /** All that was answered to one question. */
  messages: readonly ChatMessage[]
  /** Nothing was said since: what is asked now is asked of this answer. */
  isLast: boolean
}

/** What can be done with an answer: taken along as text, made anew, and judged. */
export function AnswerActions({ messages, isLast }: AnswerActionsProps) {
  const { t } = useTranslation()
  const chat = useChat()
  const conversationId = useChatState((state) => state.activeConversationId)
  const [first] = messages
  if (!first || !conversationId || isTemporaryId(conversationId) || messages.some(({ failed }) => failed)) return null
  const given = messages.map(({ metadata }) => metadata.feedback).find((feedback) => verdicts.some((one) => one === feedback))
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-0.5 pl-8.5 max-sm:-ml-2.5 max-sm:pl-9.5">
      <CopyButton text={() => answerAsText(messages)} label={t('chat.copyAnswer')} done={t('common.copied')} failed={t('chat.notCopied')} />
      {isLast && messages.some(({ products }) => products && products.length > 1) && (
        <IconButton label={t('chat.whyThese')} onClick={() => void chat.send(t('chat.whyThese'))}>
          <RankingIcon className="size-4.5" />
        </IconButton>
      )}
      {isLast && (
        <IconButton label={t('chat.again')} onClick={() => void chat.answerAgain(first.turn_number)}>
          <RetryIcon className="size-4.5" />
        </IconButton>
      )}
      <Judge conversationId={conversationId} turn={first.turn_number} given={given as Verdict | undefined} />
    </div>
  )
}

/** The words of an answer and, a line each, the offers on its cards. */
export function answerAsText(messages: readonly ChatMessage[]): string {
  return messages
    .map(({ content, products }) =>
      products
        ? products
            .map(({ title, price_info: price }, index) => `${index + 1}. ${[title, price?.formatted_price].filter(Boolean).join(', ')}`)
            .join('\n')
        : textOf(content),
    )
    .join('\n\n')
    .trim()
}

function textOf(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  for (const block of body.querySelectorAll('p, li, br')) block.append('\n')
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}

const judged = 'aria-pressed:text-accent'

function Judge({ conversationId, turn, given }: { conversationId: string; turn: number; given: Verdict | undefined }) {
  const { t } = useTranslation()
  const [verdict, setVerdict] = useState<Verdict | null>(given ?? null)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => setVerdict(given ?? null), [given])

  async function judge(next: Verdict | null, reason?: FeedbackReason) {
    const before = verdict
    setVerdict(next)
    setAsking(next === 'down' && reason === undefined)
    try {
      await (await loadCalls()).giveFeedback(conversationId, turn, next, reason)
      if (next && (next === 'up' || reason)) announce(t('chat.thanks'))
    } catch (error) {
      console.error('what was thought of an answer could not be stored', error)
      setVerdict(before)
      setAsking(false)
      announce(t('chat.notJudged'))
    }
  }
  const press = (one: Verdict) => void judge(verdict === one ? null : one)
  return (
    <>
      <IconButton label={t('chat.good')} aria-pressed={verdict === 'up'} onClick={() => press('up')} className={judged}>
        <ThumbUpIcon className="size-4.5" />
      </IconButton>
      <IconButton label={t('chat.bad')} aria-pressed={verdict === 'down'} onClick={() => press('down')} className={judged}>
        <ThumbDownIcon className="size-4.5" />
      </IconButton>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
        <div role="group" aria-label={t('chat.whyBad')} className="flex basis-full flex-wrap gap-2 py-1 pl-2.5">
          {feedbackReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => void judge('down', reason)}
              className="press min-h-11 rounded-full border border-line bg-surface-high px-3.5 text-sm hover:border-line-strong"
            >
              {t(`chat.reasons.${reason}`)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
