import type { Conversation } from '@karavan/contract/conversations.ts'
import { formatMonth, groupByDate } from '@karavan/web-kit/lib/format.ts'
import { useDelayed } from '@karavan/web-kit/lib/use-delayed.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useDeferredValue, useMemo } from 'react'
import { useConversations, useFoundConversations } from '../context.ts'
import { ConversationItem } from './conversation-item.tsx'

/** How long the words stay unchanged before they are searched for. Milliseconds. */
const searchPauseMs = 250

interface ConversationListProps {
  /** Only conversations that have these words; all of them without any. */
  words: string
  onDelete(conversation: Conversation): void
}

/** The conversations under the day they belong to: all of them, or what was found. */
export function ConversationList({ words, onDelete }: ConversationListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { conversations, isLoading } = useConversations()
  const found = useFoundConversations(useDelayed(words.trim(), searchPauseMs))
  const isSearching = words.trim() !== ''
  const shown = useDeferredValue(isSearching ? found.data : conversations)
  const groups = useMemo(() => groupByDate(shown ?? []), [shown])
  const headings: Record<string, string> = { today: t('sidebar.today'), yesterday: t('sidebar.yesterday'), week: t('sidebar.week') }

  if (isSearching ? !shown && !found.isError : isLoading && conversations.length === 0) {
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
