import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ArrowRightIcon } from '@karavan/web-kit/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useChat, useChatSlots, useChatState } from '../context.ts'
import { starters } from './starters.tsx'

/** The start screen: what the product does, the field to ask in, and four tasks to try. */
export function EmptyState({ composer }: { composer: ReactNode }) {
  const { t } = useTranslation()
  const shop = useShopName()
  const chat = useChat()
  const { isSampleMarket, start } = useChatSlots()
  const isProcessing = useChatState((state) => state.isProcessing)
  const isGone = useChatState((state) => state.isGone)
  return (
    <div className="@container flex min-h-full flex-col">
      <div className="flex w-full max-w-[100rem] grow flex-col justify-center px-5 py-6 max-md:px-4 max-sm:px-3 max-sm:py-5">
        {isGone && (
          <p role="status" className="mb-5 rounded-2xl bg-sand px-4 py-3 text-[15px]">
            {t('chat.gone')}
          </p>
        )}
        <h2 className="font-display text-[clamp(1.9rem,1.3rem+2.6vw,3rem)] font-semibold leading-[1.12] tracking-tight text-balance">
          {t('chat.emptyTitle')}
        </h2>
        <p className="mt-2.5 text-[1.05rem] leading-relaxed text-ink-soft text-pretty max-sm:text-base">{t('chat.emptyText', { shop })}</p>
        <div className="mt-5 max-sm:mt-4">{composer}</div>
        <ul aria-label={t('chat.startersLabel')} className="mt-5 grid gap-3 max-sm:mt-4 max-sm:gap-2.5 @xl:grid-cols-2 @6xl:grid-cols-4">
          {starters.map(({ key, picture }) => (
            <li key={key}>
              <button
                type="button"
                disabled={isProcessing}
                onClick={() => void chat.send(t(`starters.${key}.text`))}
                className="press group flex h-full w-full flex-wrap items-center gap-x-4 rounded-2xl border border-line bg-surface p-3 pr-4 text-left shadow-low hover:border-line-strong hover:shadow-card max-sm:p-2.5 @6xl:gap-y-3 @6xl:pr-3"
              >
                {picture}
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{t(`starters.${key}.title`)}</span>
                  <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{t(`starters.${key}.hint`)}</span>
                </span>
                <ArrowRightIcon className="size-4.5 text-ink-faint transition-transform group-hover:translate-x-0.5 group-hover:text-accent" />
              </button>
            </li>
          ))}
        </ul>
        {start.steps}
        <p className={`mt-3 ${isSampleMarket ? '' : 'invisible'}`}>
          <span className="inline-block rounded-full bg-warning-soft px-3 py-1 text-sm font-medium text-warning">
            {t('chat.sampleNote')}
          </span>
        </p>
        {start.shop}
      </div>
    </div>
  )
}
