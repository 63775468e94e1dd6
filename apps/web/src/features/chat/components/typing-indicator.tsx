import type { ProductCard } from '@karavan/contract/product-card.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Caravan } from '@karavan/web-kit/ui/caravan.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useChatSlots, useChatState } from '../context.ts'
import { AnswerText } from './answer-parts.tsx'
import { AssistantFrame } from './message.tsx'

interface TypingIndicatorProps {
  isContinued?: boolean
  /** Cards stand below it: it keeps the room of some lines, so that they are not pushed down with each. */
  isAboveCards?: boolean
}

/** What the running reply shows before its messages are there: the words written so far, and what is being done. */
export function TypingIndicator({ isContinued = false, isAboveCards = false }: TypingIndicatorProps) {
  const { t } = useTranslation()
  const text = useChatState((state) => state.streamingData?.text)
  const progress = useChatState((state) => state.streamingData?.progress)
  const cards = useChatState((state) => state.streamingData?.cards) ?? 0
  const early = useChatState((state) => state.streamingData?.early)
  const isStopping = useChatState((state) => state.isStopping)
  const isWorkingForGuest = useSession((state) => state.isWorkingForGuest)
  return (
    <AssistantFrame isContinued={isContinued}>
      <div className={isAboveCards ? 'min-h-22 max-w-3xl' : ''}>
        {text && (
          <div className="mb-2">
            <AnswerText html={text} />
          </div>
        )}
        <p data-testid="typing-indicator" className="flex min-h-7 items-center gap-3 text-[15px] text-ink-soft">
          <Caravan />
          <span>{isStopping ? t('chat.stopping') : (progress ?? t(isWorkingForGuest ? 'chat.workingForGuest' : 'chat.thinking'))}</span>
        </p>
      </div>
      {early && cards > 0 && <EarlyCards cards={early} />}
      {!early && cards > 0 && !isStopping && <CardSkeletons count={cards} />}
    </AssistantFrame>
  )
}

/** The first products, while slow marketplaces are waited for. */
function EarlyCards({ cards }: { cards: ProductCard[] }) {
  const { ProductCards } = useChatSlots()
  return (
    <div data-testid="early-cards" className="mt-2 max-sm:-ml-9.5">
      <ProductCards cards={cards} />
    </div>
  )
}

/** The room of the cards that are about to come. */
function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true" data-testid="card-skeletons" className="product-cards mt-2 max-sm:-ml-9.5">
      <div className="product-cards-grid">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={place} className="product-card overflow-hidden rounded-2xl border border-line bg-surface">
            <Skeleton className="product-card-picture rounded-none" />
            <div className="product-card-head space-y-2">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
