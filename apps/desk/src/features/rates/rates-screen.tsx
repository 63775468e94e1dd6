import { type DeskRate, deskRateLimits } from '@karavan/contract/desk-rates.ts'
import { currencySign } from '@karavan/contract/money.ts'
import { formatDate, formatDayAndTime, formatNumber, formatRate } from '@karavan/web-kit/lib/format.ts'
import { toNumber } from '@karavan/web-kit/lib/to-number.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Failed } from '../../ui/failed.tsx'
import { pinRate, ratesQuery, unpinRate } from './api.ts'

const sources = ['cbr', 'cbr-mirror', 'er-api', 'operator', 'bundled'] as const

/** Further from what is published than this, a pinned rate may be a slip of the comma. */
const farShare = 0.15

/** What goods are priced with, where that comes from, and the shop's own rate in its place. */
export function RatesScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ratesQuery)
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto">
      <div className="mx-auto max-w-5xl px-3 pb-24 pt-5 md:px-6">
        <h1 className="font-display text-2xl font-semibold tracking-tight md:text-3xl">{t('desk.rates.title')}</h1>
        <p className="mt-1 max-w-2xl text-[15px] leading-relaxed text-ink-soft">{t('desk.rates.text')}</p>
        {data ? (
          <ul className="mt-5 grid gap-4">
            {data.map((rate) => (
              <li key={rate.currency} className="rounded-2xl border border-line bg-surface p-4 shadow-low md:p-6">
                <RateCard rate={rate} />
              </li>
            ))}
          </ul>
        ) : error ? (
          <Failed text={t('desk.rates.failed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mt-5 h-96 rounded-2xl" />
        )}
      </div>
    </main>
  )
}

function useSourceName() {
  const { t } = useTranslation()
  return (name: string | undefined) => {
    const known = sources.find((one) => one === name)
    return known ? t(`desk.rates.source.${known}`) : ''
  }
}

function RateCard({ rate }: { rate: DeskRate }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sourceName = useSourceName()
  const { pin, rate_margin_percent: margin } = rate
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div>
        <h2 className="text-xl font-semibold">
          {t('desk.rates.is', { currency: currencySign(rate.currency), rate: formatRate(rate.exchange_rate, language) })}
        </h2>
        <p className="text-[15px] text-ink-soft">
          {sourceName(rate.rate_source)}, {formatDate(rate.rate_at, language)}
          {margin !== undefined && ` · ${t('desk.rates.margin', { percent: formatNumber(margin, language) })}`}
        </p>
        {rate.rate_is_old && (
          <p role="status" className="pt-1 text-[15px] text-warning">
            {t('desk.rates.old')}
          </p>
        )}
        {pin && (
          <p className="mt-2 rounded-xl bg-accent-soft px-4 py-2.5 text-[15px] wrap-anywhere">
            {[t('desk.rates.pinned'), pin.set_by, formatDayAndTime(pin.set_at, language), pin.reason].filter(Boolean).join(' · ')}
          </p>
        )}
        <PinForm key={pin?.set_at ?? ''} rate={rate} />
      </div>
      <History rate={rate} />
    </div>
  )
}

function PinForm({ rate: { currency, pin, history } }: { rate: DeskRate }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: (rate: number | undefined) =>
      rate === undefined ? unpinRate(currency, reason.trim()) : pinRate(currency, { rate, reason: reason.trim() }),
    onSuccess: (rates, rate) => {
      client.setQueryData(ratesQuery.queryKey, rates)
      announce(t(rate === undefined ? 'desk.rates.unpinDone' : 'desk.rates.pinDone'))
    },
  })
  const typed = toNumber(text)
  const rate = typed !== undefined && typed >= 0.0001 && typed <= 1_000_000 ? typed : undefined
  const published = history[0]?.rate
  const isFar = rate !== undefined && published !== undefined && Math.abs(rate - published) / published > farShare
  const isReady = reason.trim() !== '' && !save.isPending

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && rate !== undefined) save.mutate(rate)
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3">
      <TextField
        label={t('desk.rates.rate', { currency: currencySign(currency) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...(isFar ? { hint: t('desk.rates.far') } : {})}
      />
      <TextField
        label={t('desk.rates.reason')}
        autoComplete="off"
        maxLength={deskRateLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="solid" disabled={!isReady || rate === undefined}>
          {t('desk.rates.pin')}
        </Button>
        {pin && (
          <Button disabled={!isReady} onClick={() => save.mutate(undefined)}>
            {t('desk.rates.unpin')}
          </Button>
        )}
        {save.error && (
          <span role="alert" className="text-[15px] text-danger">
            {t('desk.rates.saveFailed')}
          </span>
        )}
      </div>
    </form>
  )
}

function History({ rate: { history } }: { rate: DeskRate }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sourceName = useSourceName()
  return (
    <div>
      <h3 className="font-semibold">{t('desk.rates.history')}</h3>
      {history.length === 0 ? (
        <p className="pt-1 text-[15px] text-ink-soft">{t('desk.rates.noHistory')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-[15px]">
          {history.map((day) => (
            <li key={`${day.date} ${day.rate_source}`} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
              <span className="text-ink-soft">{formatDate(day.date, language)}</span>
              <span className="font-medium">{formatRate(day.rate, language)} ₽</span>
              <span className="ml-auto text-sm text-ink-soft">{sourceName(day.rate_source)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
