import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useChat, useChatState } from '../context.ts'

/** What went wrong with the open conversation, and the way on; nothing otherwise. */
export function Trouble() {
  const { t } = useTranslation()
  const chat = useChat()
  const trouble = useChatState((state) => state.trouble)
  if (trouble === 'none') return null
  const texts = { 'connection-lost': 'chat.connectionLost', 'load-failed': 'chat.loadFailed', 'too-many-open': 'chat.tooManyOpen' } as const
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-2xl border border-line-strong bg-surface px-4 py-3">
      <p className="min-w-48 grow text-[15px]">{t(texts[trouble])}</p>
      <Button onClick={() => chat.reopen()}>
        <RetryIcon className="size-4.5" />
        {t(trouble === 'load-failed' ? 'common.retry' : 'chat.checkAgain')}
      </Button>
    </div>
  )
}

/** A conversation that is being opened. */
export function ThreadSkeleton() {
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
