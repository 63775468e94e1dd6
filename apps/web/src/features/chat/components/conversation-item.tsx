import { isTemporaryId } from '@karavan/contract/constants.ts'
import type { Conversation } from '@karavan/contract/conversations.ts'
import { formatDay, formatMoment, formatTime } from '@karavan/web-kit/lib/format.ts'
import { isPlainClick } from '@karavan/web-kit/lib/plain-click.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CheckIcon, CloseIcon, MoreIcon, PencilIcon, TrashIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Menu } from '@karavan/web-kit/ui/menu.tsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useChat, useChatSlots, useChatState, useRenaming } from '../context.ts'

interface ConversationItemProps {
  conversation: Conversation
  onDelete(conversation: Conversation): void
}

/** An entry of the list: opens its conversation; its menu renames and deletes it. */
export function ConversationItem({ conversation, onDelete }: ConversationItemProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chat = useChat()
  const isActive = useChatState((state) => state.activeConversationId === conversation.id)
  const isProcessing = useChatState((state) => state.isProcessing)
  const isWaiting = isProcessing && !isActive
  const { hrefOf } = useChatSlots()
  const [isRenaming, setRenaming] = useState(false)
  const more = useRef<HTMLSpanElement>(null)

  if (isRenaming) {
    return (
      <li>
        <RenameForm
          conversation={conversation}
          onClose={() => {
            setRenaming(false)
            focusAfterFrame(() => more.current?.querySelector('button'))
          }}
        />
      </li>
    )
  }
  return (
    <li
      className={`group press relative flex items-center rounded-xl ${isActive ? 'bg-surface shadow-low' : 'hover:bg-sand/70'}`}
      data-active={isActive}
    >
      {isActive && <span className="absolute inset-y-2.5 left-0 w-1 rounded-r-full bg-accent-fill" />}
      <a
        // It is not there yet for another tab.
        href={isTemporaryId(conversation.id) ? undefined : hrefOf(conversation.id)}
        aria-current={isActive ? 'page' : undefined}
        aria-disabled={isWaiting || undefined}
        title={isWaiting ? t('sidebar.waits') : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          if (!isWaiting) chat.select(conversation.id)
        }}
        className="min-w-0 grow rounded-xl py-2 pl-3.5 pr-1 text-left aria-disabled:cursor-default aria-disabled:opacity-60"
      >
        <span className={`block truncate text-[15px] leading-snug ${isActive ? 'font-semibold' : ''}`}>{conversation.title}</span>
        <time
          dateTime={conversation.updated_at}
          title={formatMoment(conversation.updated_at, language)}
          className="block truncate text-xs leading-snug text-ink-faint"
        >
          {formatDay(conversation.updated_at, language)}, {formatTime(conversation.updated_at, language)}
        </time>
      </a>
      <span
        ref={more}
        className="md:opacity-0 md:focus-within:opacity-100 md:group-hover:opacity-100 md:group-data-[active=true]:opacity-100 md:has-data-popup-open:opacity-100"
      >
        <Menu
          label={t('sidebar.actions', { title: conversation.title })}
          triggerClass="press grid size-11 shrink-0 place-items-center rounded-xl text-ink-faint hover:text-ink disabled:opacity-40 data-popup-open:text-ink"
          triggerContent={<MoreIcon className="size-4.5" />}
          isDisabled={isProcessing}
          items={[
            ...(isTemporaryId(conversation.id)
              ? []
              : [{ text: t('common.rename'), icon: <PencilIcon className="size-4.5" />, onChoose: () => setRenaming(true) }]),
            {
              text: t('common.delete'),
              icon: <TrashIcon className="size-4.5" />,
              isDanger: true,
              onChoose: () => onDelete(conversation),
            },
          ]}
        />
      </span>
    </li>
  )
}

/** In the sheet of a phone, what had the focus being gone, the sheet takes it in the next frame; this comes after that. */
const focusAfterFrame = (find: () => HTMLElement | null | undefined) =>
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()))

function RenameForm({ conversation, onClose }: { conversation: Conversation; onClose(): void }) {
  const { t } = useTranslation()
  const [title, setTitle] = useState(conversation.title)
  const renaming = useRenaming()
  const field = useRef<HTMLInputElement>(null)
  // The buyer has just asked for this field.
  useEffect(() => {
    field.current?.focus()
    focusAfterFrame(() => field.current)
  }, [])

  function save() {
    const wanted = title.trim()
    if (renaming.isPending) return
    if (wanted === '' || wanted === conversation.title) return onClose()
    renaming.mutate(
      { id: conversation.id, title: wanted },
      {
        onSuccess: onClose,
        onError: (error) => {
          console.error('the conversation could not be renamed', error)
          announce(t('sidebar.renameFailed'))
        },
      },
    )
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter and Escape belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="rounded-xl bg-surface p-1 shadow-low"
    >
      <div className="flex items-center">
        <input
          ref={field}
          aria-label={t('sidebar.renameLabel')}
          aria-invalid={renaming.isError}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 grow rounded-lg border border-line-field bg-transparent px-2.5 text-base md:text-[15px]"
        />
        <IconButton label={t('common.save')} type="submit" disabled={renaming.isPending}>
          <CheckIcon className="size-4.5" />
        </IconButton>
        <IconButton label={t('common.cancel')} onClick={onClose}>
          <CloseIcon className="size-4.5" />
        </IconButton>
      </div>
      {renaming.isError && <p className="px-2.5 pb-1.5 text-sm text-danger">{t('sidebar.renameFailed')}</p>}
    </form>
  )
}
