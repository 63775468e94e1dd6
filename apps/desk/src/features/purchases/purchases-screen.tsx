import type { DeskSeller } from '@karavan/contract/desk.ts'
import { countTexts } from '@karavan/contract/units.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { platformName } from '@karavan/web-kit/lib/platform-name.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAgo } from '../../lib/ago.ts'
import { useCopied } from '../../ui/copy-text.tsx'
import { Failed } from '../../ui/failed.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { LineFacts, toOriginalOptions } from '../../ui/line-facts.tsx'
import { purchasesQuery, savePurchases } from './api.ts'

/** What is to be bought now, seller by seller, over all paid orders. */
export function PurchasesScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: sellers, error, refetch } = useQuery(purchasesQuery)
  const [hasFailed, setFailed] = useState(false)
  const lines = sellers?.flatMap((seller) => seller.lines) ?? []

  function save() {
    setFailed(false)
    savePurchases(`karavan-${new Date().toISOString().slice(0, 10)}.csv`).catch((cause: unknown) => {
      console.error('the purchase list was not saved', cause)
      setFailed(true)
    })
  }
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto">
      <div className="mx-auto max-w-5xl px-3 pb-24 pt-5 md:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="grow">
            <h1 className="font-display text-2xl font-semibold tracking-tight md:text-3xl">{t('desk.purchases.title')}</h1>
            {sellers && lines.length > 0 && (
              <p className="text-[15px] text-ink-soft">
                {t('desk.purchases.sellers', { count: sellers.length })}, {t('desk.queue.lines', { count: lines.length })},{' '}
                {totalOf(lines, language)}
              </p>
            )}
          </div>
          {lines.length > 0 && (
            <Button onClick={save}>
              <DownloadIcon className="size-4.5" />
              {t('desk.purchases.save')}
            </Button>
          )}
        </div>
        {hasFailed && (
          <p role="alert" className="pt-3 text-[15px] text-danger">
            {t('desk.purchases.saveFailed')}
          </p>
        )}
        {sellers ? (
          sellers.length > 0 ? (
            <div className="mt-5 space-y-5">
              {sellers.map((seller) => (
                <Seller key={`${seller.platform} ${seller.seller_name}`} seller={seller} />
              ))}
            </div>
          ) : (
            <p className="mt-8 flex items-center gap-2.5 text-lg text-ink-soft">
              <CheckIcon className="size-6 text-leaf" />
              {t('desk.purchases.empty')}
            </p>
          )
        ) : error ? (
          <Failed text={t('desk.purchases.failed')} onRetry={() => void refetch()} />
        ) : (
          <div className="mt-5 space-y-4" aria-busy="true">
            <Skeleton className="h-48 rounded-2xl" />
            <Skeleton className="h-48 rounded-2xl" />
          </div>
        )}
      </div>
    </main>
  )
}

type Line = DeskSeller['lines'][number]

/** What the marketplace asked when the lines were ordered; sums of several currencies stand side by side. */
function totalOf(lines: readonly Line[], language: Parameters<typeof formatAmount>[2]): string {
  const sums = new Map<string, number>()
  for (const { original_currency, original_unit_price, quantity } of lines)
    sums.set(original_currency, (sums.get(original_currency) ?? 0) + Math.round((original_unit_price ?? 0) * 100) * quantity)
  return [...sums].map(([currency, minor]) => formatAmount(minor / 100, currency, language)).join(' + ')
}

function Seller({ seller: { seller_name, platform, lines } }: { seller: DeskSeller }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isCopied, copyNow } = useCopied()
  // As it is pasted into the chat with the seller.
  const asText = () =>
    lines
      .map((line) => [
        line.product_url ?? line.item_id,
        line.title.zh ?? line.title.source,
        toOriginalOptions(line),
        `× ${line.quantity}${line.unit?.zh ? ` ${line.unit.zh}` : ''}`,
      ])
      .map((parts) => parts.filter(Boolean).join('\n'))
      .join('\n\n')
  return (
    <section className="rounded-2xl border border-line bg-surface shadow-low">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-2xl border-b border-line bg-surface-high px-4 py-3 md:sticky md:top-0 md:z-10 md:px-5">
        <h2 className="min-w-0 text-[17px] font-semibold wrap-anywhere">{seller_name ?? t('desk.line.noSeller')}</h2>
        <span className="text-sm text-ink-faint">{platformName(platform, t)}</span>
        <span className="ml-auto text-[15px] font-medium tabular-nums">{totalOf(lines, language)}</span>
        <Button onClick={() => copyNow(asText())}>{t(isCopied ? 'desk.copied' : 'desk.purchases.copy')}</Button>
      </div>
      <ul className="divide-y divide-line px-4 md:px-5">
        {lines.map((line) => (
          <li key={line.id} className="py-4">
            <LineFacts
              line={line}
              currency="RUB"
              above={
                <p className="flex flex-wrap items-baseline gap-x-2 pb-0.5 text-sm text-ink-faint">
                  <Link
                    to="/orders/$orderId"
                    params={{ orderId: line.order_id }}
                    className="-my-2 inline-flex min-h-11 items-center whitespace-nowrap text-accent underline underline-offset-3 hover:decoration-2"
                  >
                    {line.order_number}
                  </Link>
                  <span>{t('desk.purchases.paid', { ago: formatAgo(line.paid_at, language) })}</span>
                </p>
              }
            />
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <p className="border-t border-line px-4 py-2.5 text-right text-sm tabular-nums text-ink-faint md:px-5">
          {t('desk.purchases.amounts', { amounts: countTexts(lines, language) })}
        </p>
      )}
    </section>
  )
}
