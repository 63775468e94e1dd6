import type { Conversation } from '@karavan/contract/conversations.ts'
import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, textButtonClass } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { CloseIcon, Emblem, PlusIcon, SearchIcon } from '@karavan/web-kit/ui/icons.tsx'
import { type ReactNode, useState } from 'react'
import { useChat, useChatState, useDeletion } from '../context.ts'
import { ConversationList } from './conversation-list.tsx'

interface SidebarProps {
  /** `undefined` until the session is known: the hint for guests has its room by then, and is not seen. */
  isGuest: boolean | undefined
  onSignIn(): void
  /** The way to other pages, below the button that begins a search. */
  links?: ReactNode
  /** What stands beside the name: the close button of a sheet. */
  corner?: ReactNode
}

/** Beside the chat, or a sheet over it: a new search, and the conversations so far. */
export function Sidebar({ isGuest, onSignIn, links, corner }: SidebarProps) {
  const { t } = useTranslation()
  const shopName = useShopName()
  const chat = useChat()
  const isProcessing = useChatState((state) => state.isProcessing)
  const [words, setWords] = useState('')
  const [doomed, setDoomed] = useState<Conversation | null>(null)
  const deletion = useDeletion()
  return (
    <nav aria-label={t('sidebar.label')} className="flex h-full min-h-0 flex-col bg-paper-deep">
      <div className="flex items-center gap-3 px-4 pb-3 pt-[max(1rem,env(safe-area-inset-top))]">
        <Emblem />
        <div className="min-w-0 grow">
          <p className="truncate font-display text-[1.35rem] font-semibold leading-tight tracking-tight">{shopName}</p>
          <p className="text-xs leading-snug text-ink-faint text-balance">{t('app.tagline')}</p>
        </div>
        {corner}
      </div>
      <div className="woven shrink-0 opacity-80" aria-hidden="true" />
      <div className="space-y-2 p-3">
        <Button
          look="solid"
          className="w-full justify-start"
          disabled={isProcessing}
          title={isProcessing ? t('sidebar.waits') : undefined}
          onClick={() => chat.newSearch()}
        >
          <PlusIcon />
          {t('sidebar.newSearch')}
        </Button>
        {links}
        <SearchField words={words} onChange={setWords} />
      </div>
      {isGuest !== false && <GuestHint isShown={isGuest === true} onSignIn={onSignIn} />}
      <div className="scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <ConversationList words={words} onDelete={setDoomed} />
      </div>
      {doomed && (
        <ConfirmDialog
          title={t('sidebar.deleteTitle')}
          text={t('sidebar.deleteText', { title: doomed.title })}
          confirm={t('common.delete')}
          failed={t('sidebar.deleteFailed')}
          onConfirm={() => (isProcessing ? undefined : deletion.mutateAsync(doomed.id))}
          onClosed={() => setDoomed(null)}
        />
      )}
    </nav>
  )
}

/** What is typed here narrows the list. */
function SearchField({ words, onChange }: { words: string; onChange(words: string): void }) {
  const { t } = useTranslation()
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute left-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-faint" />
      <input
        type="search"
        value={words}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        aria-label={t('sidebar.search')}
        placeholder={t('sidebar.search')}
        className="h-11 w-full rounded-xl border border-line-field bg-surface/70 pl-10 pr-10 text-base placeholder:text-ink-faint md:text-[15px] [&::-webkit-search-cancel-button]:hidden"
      />
      {words !== '' && (
        <button
          type="button"
          aria-label={t('sidebar.clearSearch')}
          onClick={() => onChange('')}
          className="absolute right-0 top-0 grid size-11 place-items-center rounded-xl text-ink-faint hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </div>
  )
}

/** Guests are asked to sign in to save their conversations. */
function GuestHint({ isShown, onSignIn }: { isShown: boolean; onSignIn(): void }) {
  const { t } = useTranslation()
  return (
    <div
      className={`${isShown ? '' : 'invisible'} mx-3 mb-2 rounded-xl border border-dashed border-line-strong px-3.5 pb-1 pt-2.5 text-[13px] leading-snug text-ink-soft`}
    >
      <p>
        <span className="font-semibold text-ink">{t('sidebar.guestHint')}</span>
        <br />
        {t('sidebar.guestHintMore')}
      </p>
      <button type="button" aria-haspopup="dialog" onClick={onSignIn} className={textButtonClass('-mx-2')}>
        {t('account.signIn')}
      </button>
    </div>
  )
}
