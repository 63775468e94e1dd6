import type { DeskLine, DeskOrder } from '@karavan/contract/desk.ts'
import { pickText } from '@karavan/contract/language.ts'
import { countText, countTexts } from '@karavan/contract/units.ts'
import { formatDate } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { useQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { toAddressText } from '../../lib/address-text.ts'
import { orderQuery } from '../../lib/order-query.ts'
import { packingMax } from '../../lib/packing.ts'
import { Failed } from '../../ui/failed.tsx'
import { PrinterIcon } from '../../ui/icons.tsx'
import { toOriginalOptions } from '../../ui/line-facts.tsx'
import { NothingHere } from '../../ui/nothing-here.tsx'
import { Waiting } from '../../ui/waiting.tsx'

const route = getRouteApi('/packing')

/** What goes into each parcel, a sheet for each order: without prices, because it lies in the parcel. */
export function PackingScreen() {
  const { t } = useTranslation()
  const ids = [...new Set(route.useSearch().orders?.split(',') ?? [])].filter(Boolean).slice(0, packingMax)
  const answers = useQueries({ queries: ids.map((id) => orderQuery(id)) })
  const failed = answers.filter(({ error }) => error)
  if (answers.some(({ isPending }) => isPending)) return <Waiting />
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto print:overflow-visible">
      <div className="mx-auto max-w-3xl px-3 pb-16 pt-5 md:px-6 print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center gap-3 pb-5 print:hidden">
          <h1 className="grow font-display text-2xl font-semibold tracking-tight">{t('desk.packing.title')}</h1>
          {answers.length > failed.length && (
            <Button look="solid" onClick={() => window.print()}>
              <PrinterIcon className="size-4.5" />
              {t('desk.packing.print')}
            </Button>
          )}
        </div>
        {ids.length === 0 && <NothingHere text={t('desk.packing.none')} />}
        {failed.length > 0 && (
          <div className="print:hidden">
            <Failed
              text={t('desk.packing.failed', { count: failed.length })}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          </div>
        )}
        <div className="space-y-6 print:space-y-0">{answers.map(({ data }) => data && <Sheet key={data.id} order={data} />)}</div>
      </div>
    </main>
  )
}

function Sheet({ order }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <article className="rounded-2xl border border-line bg-surface p-4 sm:p-6 print:break-after-page print:rounded-none print:border-0 print:bg-white print:p-0 print:text-black print:last:break-after-auto">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-4 print:border-black">
        <div>
          <h2 className="text-xl font-semibold">{order.order_number}</h2>
          <p className="text-sm text-ink-soft print:text-black">{formatDate(order.created_at, language)}</p>
        </div>
        <address className="whitespace-pre-line text-[15px] sm:text-right not-italic leading-snug wrap-anywhere" dir="auto">
          {toAddressText(order)}
        </address>
      </header>
      <table className="w-full text-[15px]">
        <thead>
          <tr className="text-left text-sm text-ink-faint print:text-black">
            <th className="w-8 py-2" scope="col">
              <span className="sr-only">{t('desk.packing.packed')}</span>
            </th>
            <th className="py-2 font-medium" scope="col">
              {t('desk.packing.goods')}
            </th>
            <th className="py-2 text-right font-medium" scope="col">
              {t('desk.packing.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold print:border-black">
            <td />
            <th scope="row" className="py-2 text-left font-semibold">
              {t('desk.packing.total')}
            </th>
            <td className="py-2 text-right tabular-nums">{countTexts(order.lines, language)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}

function Line({ line }: { line: DeskLine }) {
  const language = useLanguage()
  const title = pickText(line.title, language) ?? line.item_id
  const original = line.title.zh || line.title.source
  return (
    <tr className="break-inside-avoid border-t border-line align-top print:border-neutral-400">
      <td className="py-3 pr-3">
        <span aria-hidden="true" className="block size-5 rounded border-2 border-line-strong print:border-black" />
      </td>
      <td className="py-3 pr-4">
        <div className="flex gap-3">
          <span className="size-14 shrink-0 overflow-hidden rounded-lg border border-line max-sm:hidden print:block">
            <ProductPicture address={line.image ?? undefined} alt="" sizes="56px" />
          </span>
          <div className="min-w-0 wrap-break-word">
            <p className="font-medium leading-snug">{title}</p>
            <p className="text-sm">
              {line.options
                .map(({ value }) => pickText(value, language))
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-sm text-ink-soft print:text-black" lang="zh">
              {[original !== title && original, toOriginalOptions(line)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </td>
      <td className="whitespace-nowrap py-3 text-right font-semibold tabular-nums">{countText(line.quantity, line.unit, language)}</td>
    </tr>
  )
}
