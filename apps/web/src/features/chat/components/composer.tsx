import { messageLimit } from '@karavan/contract/constants.ts'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDraft, useDraftsCleared, writeDraft } from '../../../lib/drafts.ts'
import { isMarketplaceLink, loneLink } from '../../../lib/marketplace-link.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Caravan } from '../../../ui/caravan.tsx'
import { SendIcon, StopIcon } from '../../../ui/icons.tsx'
import { useChat, useChatSlots, useChatState } from '../context.ts'

export const composerId = 'message-input'
/** From here on the remaining characters are shown. */
const warnAt = messageLimit - 200

/** Most browsers grow the field by themselves; measuring it on each key costs the others a layout. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** The message field. It grows with the text, keeps what was not sent, and gives its place to Stop while a reply runs. */
export function Composer() {
  const { t } = useTranslation()
  const chat = useChat()
  const conversationId = useChatState((state) => state.activeConversationId)
  const hasMessages = useChatState((state) => state.messages.length > 0)
  const isProcessing = useChatState((state) => state.isProcessing)
  const isSwitching = useChatState((state) => state.isSwitchingConversation)
  const isStopping = useChatState((state) => state.isStopping)
  const place = conversationId ?? 'start'
  const [text, setText] = useState(() => readDraft(place))
  const { openLink, linkHosts } = useChatSlots()
  /** The pasted link whose product is being looked up. */
  const [opening, setOpening] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const hadFocus = useRef(false)

  const cleared = useDraftsCleared(({ times }) => times)
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared drafts are read anew
  useEffect(() => setText(readDraft(place)), [place, cleared])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = field.current
    if (!element || growsByItself) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text])

  // A disabled field loses focus: who was typing types on after the reply. Nobody else gets the field, or a keyboard over the answer.
  useEffect(() => {
    if (!isProcessing && hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body && matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true })
    }
  }, [isProcessing])

  function change(next: string) {
    setText(next)
    writeDraft(place, next)
  }

  function send() {
    const wanted = text.trim()
    if (wanted === '' || isProcessing || isSwitching) return
    hadFocus.current = true
    change('')
    void chat.send(wanted)
  }

  /** A marketplace's address that is pasted by itself opens the product; the text stays, to be sent or not. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const link = loneLink(event.clipboardData.getData('text/plain'))
    if (!link || !isMarketplaceLink(link, linkHosts)) return
    if ((text.slice(0, selectionStart) + text.slice(selectionEnd)).trim() !== '') return
    setOpening(link)
    announce(t('chat.openingLink'))
    void openLink(link).then(() => setOpening((open) => (open === link ? undefined : open)))
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter confirms a word while an input method composes one (decision G-137).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }

  const left = messageLimit - text.length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="relative mx-auto w-full max-w-4xl px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:px-3"
    >
      <div className="press flex items-end gap-2 rounded-[1.4rem] border border-line-strong bg-surface-high p-1.5 pl-4 shadow-card focus-within:border-accent has-disabled:bg-surface">
        <textarea
          ref={field}
          id={composerId}
          rows={1}
          value={text}
          maxLength={messageLimit}
          disabled={isProcessing}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          enterKeyHint="send"
          aria-label={t('chat.inputLabel')}
          placeholder={isProcessing ? t('chat.waiting') : t(hasMessages ? 'chat.inputNext' : 'chat.inputPlaceholder')}
          className="scroll-quiet field-sizing-content max-h-48 min-h-11 w-0 grow resize-none bg-transparent py-2.5 text-base leading-6 outline-none placeholder:truncate placeholder:text-ink-faint disabled:cursor-default"
        />
        {left <= messageLimit - warnAt && (
          <span role="status" className="pb-3 text-xs text-ink-faint" title={t('chat.left', { count: left })}>
            <span aria-hidden="true">{left}</span>
            <span className="sr-only">{t('chat.left', { count: left })}</span>
          </span>
        )}
        {isProcessing ? (
          <button
            type="button"
            disabled={isStopping}
            onClick={() => void chat.stop()}
            aria-label={isStopping ? t('chat.stopping') : t('chat.stop')}
            title={isStopping ? t('chat.stopping') : t('chat.stop')}
            className="press grid size-11 shrink-0 place-items-center rounded-full bg-ink text-paper disabled:opacity-45"
          >
            <StopIcon className="size-6" />
          </button>
        ) : (
          <button
            type="submit"
            disabled={text.trim() === '' || isSwitching}
            aria-label={t('chat.send')}
            title={t('chat.send')}
            className="press grid size-11 shrink-0 place-items-center rounded-full bg-accent-fill text-white hover:bg-accent-fill-deep disabled:bg-sand disabled:text-ink-faint"
          >
            <SendIcon />
          </button>
        )}
      </div>
      <p className="mt-1.5 text-center text-xs text-ink-faint max-sm:hidden">{t('chat.note')}</p>
      {opening && (
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
