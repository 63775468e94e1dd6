import { isPictureCaption, isTemporaryId } from '@karavan/contract/constants.ts'
import { formatMoment, formatTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { PencilIcon, ScalesIcon } from '@karavan/web-kit/ui/icons.tsx'
import { PrivatePicture } from '@karavan/web-kit/ui/private-picture.tsx'
import { RetryButton } from '@karavan/web-kit/ui/retry-button.tsx'
import { memo, type ReactNode, useState } from 'react'
import { useChat, useChatSlots, useChatState } from '../context.ts'
import { type ChatMessage, comparisonIn, messageTime, savedPictureIn } from '../message.ts'
import { AnswerText, FoundCards, Refinements } from './answer-parts.tsx'
import { LocalPicture } from './picture-field.tsx'
import { UserText } from './user-text.tsx'

const avatars = {
  user: { text: 'U', look: 'bg-ink text-paper' },
  assistant: { text: 'AI', look: 'bg-accent-fill text-white' },
} as const

export function Avatar({ of }: { of: keyof typeof avatars }) {
  const { text, look } = avatars[of]
  return (
    <span aria-hidden="true" className={`grid size-8 shrink-0 place-items-center rounded-full text-xs font-semibold max-sm:size-7 ${look}`}>
      {text}
    </span>
  )
}

function Time({ at }: { at: string | undefined }) {
  const language = useLanguage()
  if (!at) return null
  return (
    <time dateTime={at} title={formatMoment(at, language)} className="text-xs text-ink-faint">
      {formatTime(at, language)}
    </time>
  )
}

/** The frame of everything the assistant says: avatar, name, time; what continues an answer stands below it without them. */
export function AssistantFrame({ at, isContinued = false, children }: { at?: string; isContinued?: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  if (isContinued) return <div className="min-w-0 pl-11 max-sm:pl-9.5">{children}</div>
  return (
    <div className="flex gap-3 max-sm:gap-2.5">
      <Avatar of="assistant" />
      <div className="min-w-0 grow pt-1">
        <div className="mb-1 flex items-baseline gap-2">
          <span className="text-sm font-semibold">{t('chat.assistant')}</span>
          <Time at={at} />
        </div>
        {children}
      </div>
    </div>
  )
}

interface MessageProps {
  message: ChatMessage
  /** It belongs to the conversation's latest reply, which can be acted on. */
  isLatest: boolean
  /** It goes on from another message of the same answer: its words and its cards are one. */
  isContinued?: boolean
}

/** One message. Widgets render cards, the user's words stay plain text, the rest is the assistant's HTML. */
export const Message = memo(function Message({ message, isLatest, isContinued = false }: MessageProps) {
  const { t } = useTranslation()
  const at = messageTime(message)
  const { selection } = message.metadata

  if (message.role === 'user') {
    return (
      <article aria-label={t('chat.user')} className="group/question flex items-start justify-end gap-3 max-sm:gap-2.5">
        <div className="flex min-w-0 max-w-[min(42rem,90%)] items-end gap-2 max-sm:flex-col-reverse max-sm:gap-0">
          {/* The pencil, which comes with the end of the reply, has its room from the start: the question keeps its lines. */}
          <div className="flex min-h-11 shrink-0 items-end justify-end gap-2 max-sm:-mb-2 max-sm:items-center">
            {!hasPicture(message) && <EditQuestion message={message} />}
            <Time at={at} />
          </div>
          <div className="flex min-w-0 flex-col items-end gap-1.5">
            <AskedPicture message={message} />
            {!(hasPicture(message) && isPictureCaption(message.content)) && <Question text={message.content} />}
          </div>
        </div>
        <Avatar of="user" />
      </article>
    )
  }
  return (
    <article aria-label={t('chat.assistant')} className="wrap-anywhere">
      <AssistantFrame at={at} isContinued={isContinued}>
        {message.products ? (
          <div className="max-sm:-ml-9.5">
            {selection && <Refinements selection={selection} isLatest={isLatest} />}
            <FoundCards message={message} />
          </div>
        ) : (
          <>
            <div className="max-w-3xl">
              {/* It is plain text, and the file that renders answers may be what did not come. */}
              {message.failed ? <p className="answer">{message.content}</p> : <AnswerText html={message.content} />}
            </div>
            {selection && (
              <div className="mt-3">
                <Refinements selection={selection} isLatest={isLatest} />
              </div>
            )}
          </>
        )}
        <ComparisonLink message={message} />
        {message.failed && <Retry messageId={message.id} />}
      </AssistantFrame>
    </article>
  )
})

/** Puts a question into the field again, to be asked otherwise; it shows itself to a pointer over the question, to the keyboard, and where nothing can point. */
function EditQuestion({ message: { id, message_id, turn_number: turn, content } }: { message: ChatMessage }) {
  const { t } = useTranslation()
  const chat = useChat()
  const isOpen = useChatState(({ isProcessing, activeConversationId: open }) => !isProcessing && open !== null && !isTemporaryId(open))
  // One that was not taken stands nowhere that another could stand; it can be tried again.
  const isSaved = !isTemporaryId(id) || message_id !== undefined
  if (!isOpen || !isSaved || turn < 1) return <span className="size-11 shrink-0" />
  return (
    <IconButton
      label={t('chat.edit')}
      onClick={() => chat.edit(turn, content)}
      className="opacity-0 focus-visible:opacity-100 group-hover/question:opacity-100 pointer-coarse:opacity-100"
    >
      <PencilIcon className="size-4.5" />
    </IconButton>
  )
}

const hasPicture = (message: ChatMessage): boolean => message.picture !== undefined || savedPictureIn(message) !== undefined

/** Longer side of a picture in the thread, in pixels. */
const askedSide = 160

/** The picture that a question came with. */
function AskedPicture({ message }: { message: ChatMessage }) {
  const { t } = useTranslation()
  const saved = savedPictureIn(message)
  const look = 'max-h-40 max-w-40 rounded-2xl rounded-tr-md border border-line object-contain'
  if (message.picture) return <LocalPicture picture={message.picture} alt={t('chat.pictureAlt')} className={look} />
  if (!saved) return null
  const scale = Math.min(1, askedSide / Math.max(saved.width, saved.height))
  return (
    <div
      className="overflow-hidden rounded-2xl rounded-tr-md border border-line"
      style={{ width: Math.round(saved.width * scale), height: Math.round(saved.height * scale) }}
    >
      <PrivatePicture url={`/api/search/pictures/${encodeURIComponent(saved.id)}`} alt={t('chat.pictureAlt')} frame="h-full w-full" />
    </div>
  )
}

/** A question beyond so many characters or lines is folded: what was answered should not be a screen away. */
const foldFrom = { characters: 700, lines: 12 }

function Question({ text }: { text: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > foldFrom.characters || text.split('\n').length > foldFrom.lines
  return (
    <div className="min-w-0 rounded-2xl rounded-tr-md bg-sand px-4 py-2.5">
      <p dir="auto" className={`whitespace-pre-wrap leading-relaxed wrap-anywhere ${isLong && !isOpen ? 'line-clamp-6' : ''}`}>
        <UserText text={text} />
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 min-w-11 text-[15px] font-medium text-accent underline-offset-3 hover:underline"
        >
          {t(isOpen ? 'chat.fold' : 'chat.unfold')}
        </button>
      )}
    </div>
  )
}

function ComparisonLink({ message }: { message: ChatMessage }) {
  const { t } = useTranslation()
  const { openComparison } = useChatSlots()
  const comparison = comparisonIn(message)
  if (!comparison) return null
  return (
    <Button className="mt-3" onClick={() => openComparison(comparison)}>
      <ScalesIcon className="size-4.5" />
      {t('compare.openTable')}
    </Button>
  )
}

function Retry({ messageId }: { messageId: string }) {
  const chat = useChat()
  const isProcessing = useChatState((state) => state.isProcessing)
  return <RetryButton className="mt-3" disabled={isProcessing} onClick={() => void chat.retry(messageId)} />
}
