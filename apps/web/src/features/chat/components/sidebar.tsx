import type { Conversation } from '@karavan/contract/conversations.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth, groupByDate } from '../../../lib/format.ts'
import { useDelayed } from '../../../lib/use-delayed.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseIcon, Emblem, PlusIcon, SearchIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChat, useChatState } from '../context.ts'
import { conversationsQuery } from '../queries.ts'
import { ConversationItem } from './conversation-item.tsx'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))

/** How long the words stay unchanged before they are searched for. Milliseconds. */
const searchPauseMs = 250

interface SidebarProps {
  /** `undefined` until the session is known: the hint for guests has its room by then, and is not seen. */
  isGuest: boolean | undefined
  /** There is a session to ask for the list with. */
  isReady: boolean
  onSignIn(): void
  /** What stands beside the name: the close button of a sheet. */
  corner?: ReactNode
}

export function Sidebar({ isGuest, isReady, onSignIn, corner }: SidebarProps) {
  const { t } = useTranslation()
  const chat = useChat()
  const isProcessing = useChatState((state) => state.isProcessing)
  const [words, setWords] = useState('')
  const [doomed, setDoomed] = useState<Conversation | null>(null)
  return (
    <nav aria-label={t('sidebar.label')} className="flex h-full min-h-0 flex-col bg-paper-deep">
      <div className="flex items-center gap-3 px-4 pb-3 pt-[max(1rem,env(safe-area-inset-top))]">
        <Emblem />
        <div className="min-w-0 grow">
          <p className="font-display text-[1.35rem] font-semibold leading-tight tracking-tight">{t('app.name')}</p>
          <p className="truncate text-xs text-ink-faint">{t('app.tagline')}</p>
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
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute left-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-faint" />
          <input
            type="search"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
            aria-label={t('sidebar.search')}
            placeholder={t('sidebar.search')}
            className="h-11 w-full rounded-xl border border-line bg-surface/70 pl-10 pr-10 text-base placeholder:text-ink-faint md:text-[15px] [&::-webkit-search-cancel-button]:hidden"
          />
          {words !== '' && (
            <button
              type="button"
              aria-label={t('sidebar.clearSearch')}
              onClick={() => setWords('')}
              className="absolute right-0 top-0 grid size-11 place-items-center rounded-xl text-ink-faint hover:text-ink"
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
      </div>
      {isGuest !== false && (
        <div
          className={`${isGuest ? '' : 'invisible'} mx-3 mb-2 rounded-xl border border-dashed border-line-strong px-3.5 pb-1 pt-2.5 text-[13px] leading-snug text-ink-soft`}
        >
          <p>
            <span className="font-semibold text-ink">{t('sidebar.guestHint')}</span>
            <br />
            {t('sidebar.guestHintMore')}
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onSignIn}
            className="-mx-2 min-h-11 rounded-lg px-2 text-[15px] font-medium text-accent underline-offset-3 hover:underline md:min-h-9"
          >
            {t('account.signIn')}
          </button>
        </div>
      )}
      <div className="scroll-quiet min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <ConversationList words={words} isReady={isReady} onDelete={setDoomed} />
      </div>
      {doomed && (
        <Suspense>
          <ConfirmDialog
            title={t('sidebar.deleteTitle')}
            text={t('sidebar.deleteText', { title: doomed.title })}
            confirm={t('common.delete')}
            failed={t('sidebar.deleteFailed')}
            onConfirm={() => chat.remove(doomed.id)}
            onClosed={() => setDoomed(null)}
          />
        </Suspense>
      )}
    </nav>
  )
}

interface ListProps {
  words: string
  isReady: boolean
  onDelete(conversation: Conversation): void
}

function ConversationList({ words, isReady, onDelete }: ListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const all = useChatState((state) => state.conversations)
  const isLoading = useChatState((state) => state.isLoading)
  const wanted = useDelayed(words.trim(), searchPauseMs)
  const found = useQuery({ ...conversationsQuery(wanted), enabled: wanted !== '', placeholderData: (previous) => previous })
  const isSearching = words.trim() !== ''
  const shown = useDeferredValue(isSearching ? found.data : all)
  const groups = useMemo(() => groupByDate(shown ?? []), [shown])
  const headings: Record<string, string> = { today: t('sidebar.today'), yesterday: t('sidebar.yesterday'), week: t('sidebar.week') }

  if (isSearching ? !shown && !found.isError : (isLoading || !isReady) && all.length === 0) {
    return (
      <div className="space-y-2 pt-1">
        {['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={`h-9 ${width}`} />
        ))}
      </div>
    )
  }
  if (groups.length === 0) {
    return <p className="px-2 pt-2 text-sm leading-relaxed text-ink-faint">{t(isSearching ? 'sidebar.nothingFound' : 'sidebar.empty')}</p>
  }
  return groups.map((group) => (
    <section key={group.key} aria-label={headings[group.key] ?? formatMonth(group.key, language)} className="mb-3">
      <h2 className="px-2 pb-1 pt-2 text-xs font-semibold text-ink-faint">{headings[group.key] ?? formatMonth(group.key, language)}</h2>
      <ul className="space-y-0.5">
        {group.items.map((conversation) => (
          <ConversationItem key={conversation.id} conversation={conversation} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  ))
}
