import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useChatSlots, useResults } from '../context.ts'
import type { ChatMessage } from '../message.ts'

/** The cards of an answer, and below them the way to everything else that its search found: the cards grow in their place. */
export function FoundCards({ message }: { message: ChatMessage }) {
  const { ProductCards } = useChatSlots()
  const results = useResults(message)
  const area = useRef<HTMLDivElement>(null)
  const own = message.products ?? []
  const cards = [...own, ...(results.data?.pages.flatMap((page) => page.cards) ?? [])]

  /** The place that takes the focus once there is a card. */
  const awaited = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (awaited.current === undefined || cards.length <= awaited.current) return
    area.current?.querySelectorAll<HTMLElement>('[data-product-id]')[awaited.current]?.focus({ preventScroll: true })
    awaited.current = undefined
  }, [cards.length])

  function more() {
    awaited.current = cards.length
    void results.fetchNextPage()
  }
  return (
    <div ref={area}>
      <ProductCards cards={cards} messageId={message.id} />
      <Rest message={message} results={results} onMore={more} />
    </div>
  )
}

interface RestProps {
  message: ChatMessage
  results: ReturnType<typeof useResults>
  onMore(): void
}

/** What there is beyond the cards: a way to it, that it is coming, that it did not come, or that this was all. */
function Rest({ message, results, onMore }: RestProps) {
  const { t } = useTranslation()
  const { total, is_at_least: isAtLeast } = message.metadata.selection ?? {}
  const last = results.data?.pages.at(-1)
  const own = message.products?.length ?? 0
  if (last && !results.hasNextPage) {
    const text = last.next <= own ? t('refine.gone') : t(last.isAtLeast ? 'refine.best' : 'refine.all', { count: last.total })
    return (
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {text}
      </p>
    )
  }
  if (!last && (total === undefined || total <= own)) return null
  const isLoading = results.isFetchingNextPage || results.isFetching
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {results.isError && !isLoading && (
        <p role="alert" className="text-sm text-danger">
          {t('refine.loadFailed')}
        </p>
      )}
      <Button aria-busy={isLoading} disabled={isLoading} onClick={onMore} className="max-sm:w-full">
        {isLoading ? <Spinner /> : results.isError && <RetryIcon className="size-4.5" />}
        {isLoading
          ? t('refine.loading')
          : results.isError
            ? t('common.retry')
            : last || isAtLeast
              ? t('refine.more')
              : t('refine.showAll', { count: total })}
      </Button>
      {last && (
        <span role="status" className="text-sm text-ink-soft">
          {t('refine.shown', { count: last.next, total: last.total })}
        </span>
      )}
    </div>
  )
}
