import { messageLimit, pictureCaptions } from '@karavan/contract/constants.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { Caravan } from '@karavan/web-kit/ui/caravan.tsx'
import { CloseIcon, SendIcon, StopIcon } from '@karavan/web-kit/ui/icons.tsx'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readDraft, useDraftsCleared, writeDraft } from '../../../lib/drafts.ts'
import { isMarketplaceLink, loneLink } from '../../../lib/marketplace-link.ts'
import { useChat, useChatSlots, useChatState, useMessages } from '../context.ts'
import { AttachPicture, ChosenPicture, usePictureField } from './picture-field.tsx'

export const composerId = 'message-input'
/** From so few on the remaining characters are shown. */
const warnBelow = 200

/** Most browsers grow the field by themselves; measuring it on each key costs the others a layout. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

interface ComposerProps {
  /** It stands below the headline of the start screen. */
  isOnStart?: boolean
  /** True from a message that was sent from the field until its reply is over: the field takes the focus back, wherever it stands by then. */
  focusWanted: RefObject<boolean>
}

/** The message field. It grows with the text, keeps what was not sent, and waits while a reply runs, with Stop instead of Send. */
export function Composer({ isOnStart = false, focusWanted }: ComposerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chat = useChat()
  const hasMessages = useMessages().length > 0
  const isProcessing = useChatState((state) => state.isProcessing)
  const isSwitching = useChatState((state) => state.isSwitchingConversation)
  const [text, setText] = useDraft()
  const { openedLink, openFrom } = useOpenedLink(text)
  const pictures = usePictureField()
  const editing = useChatState((state) => state.editing)
  const { isCut, noteCut } = useCut(text)
  const field = useRef<HTMLTextAreaElement>(null)
  useOwnHeight(field, text)
  useEdited(field, editing, setText)
  const keepFocus = useFocusAfter(field, isProcessing, focusWanted)

  function send() {
    const { picture } = pictures
    const wanted = text.trim() || (picture ? pictureCaptions[language] : '')
    if (wanted === '' || isProcessing || isSwitching) return
    keepFocus()
    setText('')
    pictures.clear()
    if (editing?.turn !== undefined) void chat.replace(editing.turn, wanted)
    else void (picture ? chat.send(wanted, picture) : chat.send(wanted))
  }
  function leaveEditing() {
    chat.leaveEditing()
    setText('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && editing) leaveEditing()
    // Enter confirms a word while an input method composes one, as for Chinese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }

  return (
    <form
      {...pictures.drop}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={
        isOnStart
          ? 'relative'
          : 'relative mx-auto w-full max-w-4xl px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:px-3 min-[90rem]:max-w-6xl'
      }
    >
      <div
        className={`press rounded-[1.4rem] border bg-surface-high p-1.5 shadow-card focus-within:border-accent has-[textarea:disabled]:bg-surface has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent ${pictures.isOver ? 'border-accent' : 'border-line-field'}`}
      >
        {editing?.turn !== undefined && <Editing onLeave={leaveEditing} />}
        <ChosenPicture field={pictures} />
        {isCut && (
          <p role="status" className="px-2.5 pt-1 text-sm text-warning">
            {t('chat.cut', { count: messageLimit })}
          </p>
        )}
        <div className={`flex items-end gap-1 ${pictures.isOffered ? '' : 'pl-2.5'}`}>
          <AttachPicture field={pictures} isDisabled={isProcessing} />
          <textarea
            ref={field}
            id={composerId}
            rows={1}
            value={text}
            maxLength={messageLimit}
            disabled={isProcessing}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              noteCut(event)
              if (!pictures.paste(event)) openFrom(event)
            }}
            enterKeyHint="send"
            aria-label={t('chat.inputLabel')}
            placeholder={isProcessing ? t('chat.waiting') : t(hasMessages ? 'chat.inputNext' : 'chat.inputPlaceholder')}
            className="scroll-quiet field-sizing-content max-h-48 min-h-11 w-0 grow resize-none bg-transparent py-2.5 text-base leading-6 outline-none placeholder:truncate placeholder:text-ink-faint disabled:cursor-default"
          />
          <CharactersLeft count={messageLimit - text.length} />
          {isProcessing ? <StopButton /> : <SendButton isDisabled={(text.trim() === '' && !pictures.picture) || isSwitching} />}
        </div>
      </div>
      <p className={`mt-1.5 text-xs text-ink-faint ${isOnStart ? '' : 'text-center max-sm:hidden'}`}>{t('chat.note')}</p>
      {openedLink && (
        <p className="pointer-events-none absolute inset-x-4 bottom-full mb-2 flex justify-center">
          <span className="flex items-center gap-3 rounded-full border border-line bg-surface-high px-4 py-2 text-sm text-ink-soft shadow-card">
            <Caravan />
            {t('chat.openingLink')}
          </span>
        </p>
      )}
    </form>
  )
}

/** A question that is changed stands in the field, ready to be written over. */
function useEdited(
  field: RefObject<HTMLTextAreaElement | null>,
  editing: { turn?: number; text: string } | null,
  setText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question that is taken up is put there once
  useEffect(() => {
    if (!editing) return
    setText(editing.text)
    field.current?.focus()
  }, [editing])
}

/** Says what sending will do, with a way back. */
function Editing({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 pl-2.5 text-sm text-ink-soft">
      <span className="min-w-0 grow">{t('chat.editing')}</span>
      <IconButton label={t('chat.leaveEditing')} onClick={onLeave}>
        <CloseIcon className="size-4.5" />
      </IconButton>
    </p>
  )
}

/** What is being written in the open conversation; it survives a reload. */
function useDraft(): [string, (text: string) => void] {
  const draftId = useChatState((state) => state.activeConversationId) ?? 'start'
  const [text, setText] = useState(() => readDraft(draftId))
  const cleared = useDraftsCleared(({ times }) => times)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts that were cleared are read again
  useEffect(() => setText(readDraft(draftId)), [draftId, cleared])
  return [
    text,
    (next) => {
      setText(next)
      writeDraft(draftId, next)
    },
  ]
}

/** A field that does not grow by itself gets the height of its text. */
function useOwnHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = field.current
    if (!element || growsByItself) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text])
}

/**
 * A disabled field loses focus: buyers who were typing go on typing after the reply. Otherwise the field is left alone, or a phone would put its
 * keyboard over the answer. Gives what to call when a message is sent from the field.
 */
function useFocusAfter(field: RefObject<HTMLTextAreaElement | null>, isProcessing: boolean, hadFocus: RefObject<boolean>): () => void {
  useEffect(() => {
    if (isProcessing || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body && matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true })
  }, [isProcessing, field, hadFocus])
  return () => {
    hadFocus.current = true
  }
}

/** Whether the end of a pasted text had no room: the field leaves it out without a word. */
function useCut(text: string) {
  const [hasOverflowed, setOverflowed] = useState(false)
  return {
    isCut: hasOverflowed && text.length >= messageLimit,
    noteCut({ clipboardData, currentTarget: { selectionStart, selectionEnd } }: ClipboardEvent<HTMLTextAreaElement>) {
      const room = messageLimit - text.length + selectionEnd - selectionStart
      setOverflowed(clipboardData.getData('text/plain').length > room)
    },
  }
}

/** A marketplace's address that is pasted by itself opens the product; the text stays, to be sent or not. */
function useOpenedLink(text: string) {
  const { t } = useTranslation()
  const { openLink, linkHosts } = useChatSlots()
  /** The link whose product is being looked up. */
  const [openedLink, setOpenedLink] = useState<string>()

  function openFrom(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const link = loneLink(event.clipboardData.getData('text/plain'))
    if (!link || !isMarketplaceLink(link, linkHosts)) return
    if ((text.slice(0, selectionStart) + text.slice(selectionEnd)).trim() !== '') return
    setOpenedLink(link)
    announce(t('chat.openingLink'))
    void openLink(link).then(() => setOpenedLink((open) => (open === link ? undefined : open)))
  }
  return { openedLink, openFrom }
}

function CharactersLeft({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count > warnBelow) return null
  return (
    <span role="status" className="pb-3 text-xs text-ink-faint" title={t('chat.left', { count })}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('chat.left', { count })}</span>
    </span>
  )
}

function StopButton() {
  const { t } = useTranslation()
  const chat = useChat()
  const isStopping = useChatState((state) => state.isStopping)
  const label = isStopping ? t('chat.stopping') : t('chat.stop')
  return (
    <button
      type="button"
      disabled={isStopping}
      onClick={() => void chat.stop()}
      aria-label={label}
      title={label}
      className="press grid size-11 shrink-0 place-items-center rounded-full bg-ink text-paper disabled:opacity-45"
    >
      <StopIcon className="size-6" />
    </button>
  )
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      disabled={isDisabled}
      aria-label={t('chat.send')}
      title={t('chat.send')}
      className="press grid size-11 shrink-0 place-items-center rounded-full bg-accent-fill text-white hover:bg-accent-fill-deep disabled:bg-sand disabled:text-ink-faint"
    >
      <SendIcon />
    </button>
  )
}
