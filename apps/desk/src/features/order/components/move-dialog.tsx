import { Dialog } from '@base-ui/react/dialog'
import { type DeskLine, type DeskMove, type DeskMoveBody, type DeskOrder, deskLimits } from '@karavan/contract/desk.ts'
import { pickText } from '@karavan/contract/language.ts'
import { ApiError } from '@karavan/web/lib/api-error.ts'
import { formatAmount, formatNumber } from '@karavan/web/lib/format.ts'
import { useLanguage } from '@karavan/web/lib/use-language.ts'
import { announce } from '@karavan/web/ui/announcer.tsx'
import { Button, buttonClass, iconButtonClass } from '@karavan/web/ui/button.tsx'
import { CloseIcon } from '@karavan/web/ui/icons.tsx'
import { TextField } from '@karavan/web/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LetterIcon } from '../../../ui/icons.tsx'
import { InstructionsPreview } from '../../../ui/instructions-preview.tsx'
import { toOriginalOptions } from '../../../ui/line-facts.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { templatesQuery } from '../../instructions/api.ts'
import { useMove } from '../api.ts'

interface MoveDialogProps {
  order: DeskOrder
  move: DeskMove
  /** Lines it is about at first; all that wait for it where none are named. */
  lineIds?: string[]
  onClosed(): void
}

/** What the buyer notices of each move. */
const effects: Record<DeskMove, 'mail' | 'page'> = {
  'link-sent': 'mail',
  paid: 'mail',
  bought: 'page',
  received: 'page',
  shipped: 'mail',
  cancel: 'mail',
  note: 'page',
}
const hasLines = (move: DeskMove) => move === 'bought' || move === 'received'
const isWaitingFor = (move: DeskMove, { purchase }: DeskLine) => (move === 'bought' ? !purchase : !purchase?.received_at)

/** Asks for what a move needs and says what the buyer gets from it; nothing is shown as done before the server has done it. */
export function MoveDialog({ order, move, lineIds, onClosed }: MoveDialogProps) {
  const { t } = useTranslation()
  const doMove = useMove(order.id)
  const [isOpen, setOpen] = useState(true)
  const [body, setBody] = useState<DeskMoveBody>(() => (move === 'link-sent' ? { instructions: order.instructions } : {}))
  const [chosen, setChosen] = useState(() => new Set(lineIds ?? order.lines.filter((line) => isWaitingFor(move, line)).map(({ id }) => id)))
  const [price, setPrice] = useState('')
  const [fault, setFault] = useState<{ field: string; text: string }>()
  const set = (change: DeskMoveBody) => {
    setFault(undefined)
    setBody((before) => ({ ...before, ...change }))
  }
  const faultOf = (field: string) => (fault?.field === field ? fault.text : undefined)
  const isWide = move === 'link-sent'

  function findFault(): typeof fault {
    if (move === 'cancel' && !body.note?.trim()) return { field: 'note', text: t('desk.dialog.reasonMissing') }
    if (move === 'note' && !body.note?.trim()) return { field: 'note', text: t('desk.dialog.noteMissing') }
    if (move === 'link-sent' && !body.instructions?.trim()) return { field: 'instructions', text: t('desk.dialog.instructionsMissing') }
    if (move === 'link-sent' && order.payment_status !== 'pending' && body.instructions?.trim() === order.instructions.trim())
      return { field: 'instructions', text: t('desk.dialog.sentAlready') }
    if (move === 'shipped' && !body.carrier?.trim()) return { field: 'carrier', text: t('desk.dialog.carrierMissing') }
    if (hasLines(move) && chosen.size === 0) return { field: 'lines', text: t('desk.dialog.linesMissing') }
    if (price.trim() && toPrice(price) === undefined) return { field: 'real_price', text: t('desk.dialog.priceWrong') }
    return undefined
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (doMove.isPending) return
    const found = findFault()
    setFault(found)
    if (found) return
    const words = Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''))
    doMove.mutate(
      { move, body: { ...words, ...(hasLines(move) && { line_ids: [...chosen] }), ...(price.trim() && { real_price: toPrice(price) }) } },
      {
        onSuccess: () => {
          announce(t(`desk.done.${move}`))
          setOpen(false)
        },
      },
    )
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => !open && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#1a120a]/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={`scroll-quiet fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper shadow-high outline-none transition-[opacity,scale,translate] duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-3xl sm:left-1/2 sm:top-1/2 sm:max-h-[calc(100dvh-2rem)] sm:-translate-1/2 sm:rounded-3xl sm:border sm:border-line ${isWide ? 'sm:w-[min(54rem,calc(100vw-2rem))]' : 'sm:w-[min(32rem,calc(100vw-2rem))]'}`}
        >
          <form onSubmit={submit} noValidate className="space-y-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6">
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <Dialog.Title className="font-display text-xl font-semibold">{t(`desk.move.${move}`)}</Dialog.Title>
                <p className="text-sm tabular-nums text-ink-faint">{order.order_number}</p>
              </div>
              <Dialog.Close className={iconButtonClass('-mr-2 -mt-1')} aria-label={t('common.close')} title={t('common.close')}>
                <CloseIcon />
              </Dialog.Close>
            </div>
            <Fields order={order} move={move} body={body} set={set} faultOf={faultOf}>
              {hasLines(move) && (
                <LineChoice
                  order={order}
                  chosen={chosen}
                  error={faultOf('lines')}
                  onChange={(next) => {
                    setFault(undefined)
                    setChosen(next)
                  }}
                />
              )}
              {move === 'bought' && (
                <PriceField
                  order={order}
                  chosen={chosen}
                  value={price}
                  error={faultOf('real_price')}
                  onChange={(value) => {
                    setFault(undefined)
                    setPrice(value)
                  }}
                />
              )}
            </Fields>
            <Effect order={order} move={move} isVisible={body.visible === true} />
            {doMove.error && (
              <p role="alert" className="text-[15px] text-danger">
                {t(toFailure(doMove.error))}
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-2.5">
              <Dialog.Close className={buttonClass('outline')}>{t('common.cancel')}</Dialog.Close>
              <Button type="submit" look={move === 'cancel' ? 'danger' : 'solid'} disabled={doMove.isPending}>
                {t(doMove.isPending ? 'desk.dialog.running' : `desk.confirm.${move}`)}
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** 1 234,50 as a number; `undefined` where it is none. */
function toPrice(text: string): number | undefined {
  const value = Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.'))
  return Number.isFinite(value) && value >= 0 && text.trim() !== '' ? Math.round(value * 100) / 100 : undefined
}

const toFailure = (error: Error): string => {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'transition_refused') return 'desk.dialog.movedMeanwhile'
  if (code === 'no_answer') return 'desk.dialog.noAnswer'
  if (code === 'invalid') return 'desk.dialog.invalid'
  return 'desk.failed'
}

interface FieldsProps {
  order: DeskOrder
  move: DeskMove
  body: DeskMoveBody
  set(change: DeskMoveBody): void
  faultOf(field: string): string | undefined
  children: ReactNode
}

function Fields({ order, move, body, set, faultOf, children }: FieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const track = (label: string) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('desk.dialog.carrier')}
        note={move === 'shipped' ? undefined : t('account.optional')}
        value={body.carrier ?? ''}
        error={faultOf('carrier')}
        maxLength={deskLimits.reference}
        list="carriers"
        autoComplete="off"
        onChange={(event) => set({ carrier: event.target.value })}
      />
      <TextField
        label={label}
        note={t('account.optional')}
        value={body.track ?? ''}
        maxLength={deskLimits.reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => set({ track: event.target.value })}
      />
      <datalist id="carriers">
        {(move === 'shipped'
          ? ['СДЭК', 'Почта России', 'Деловые Линии', 'ПЭК', 'EMS']
          : ['SF Express 顺丰', 'ZTO 中通', 'YTO 圆通', 'STO 申通', 'Yunda 韵达', 'Deppon 德邦']
        ).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
  const remark = (
    <TextArea
      label={t('desk.dialog.remark')}
      note={t('account.optional')}
      rows={2}
      maxLength={deskLimits.note}
      value={body.note ?? ''}
      onChange={(event) => set({ note: event.target.value })}
    />
  )
  switch (move) {
    case 'link-sent':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          <OriginalHint language={order.buyer_language} />
          <TextArea
            label={t('desk.dialog.instructions')}
            rows={13}
            lang={order.buyer_language}
            maxLength={deskLimits.text}
            value={body.instructions ?? ''}
            error={faultOf('instructions')}
            onChange={(event) => set({ instructions: event.target.value })}
          />
          <InstructionsPreview text={body.instructions ?? ''} lang={order.buyer_language} />
        </div>
      )
    case 'paid':
      return (
        <p className="text-[15px]">
          {t('desk.dialog.paidAsk')}{' '}
          <strong className="text-lg font-semibold tabular-nums">{formatAmount(order.total, order.currency, language)}</strong>
        </p>
      )
    case 'bought':
      return (
        <>
          {children}
          <TextField
            label={t('desk.dialog.marketplaceOrder')}
            note={t('account.optional')}
            value={body.marketplace_order ?? ''}
            maxLength={deskLimits.reference}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set({ marketplace_order: event.target.value })}
          />
          {track(t('desk.dialog.domesticTrack'))}
          {remark}
        </>
      )
    case 'received':
      return (
        <>
          {children}
          {remark}
        </>
      )
    case 'shipped':
      return (
        <>
          {order.received_count < order.line_count && (
            <p className="rounded-xl bg-accent-soft px-4 py-2.5 text-sm">
              {t('desk.dialog.notAllReceived', { received: order.received_count, total: order.line_count })}
            </p>
          )}
          {track(t('desk.dialog.track'))}
          {remark}
        </>
      )
    case 'cancel':
      return (
        <TextArea
          label={t('desk.dialog.reason')}
          note={t('desk.dialog.inBuyersLanguage', { language: t(`desk.language.${order.buyer_language}`) })}
          rows={3}
          maxLength={deskLimits.note}
          value={body.note ?? ''}
          error={faultOf('note')}
          onChange={(event) => set({ note: event.target.value })}
        />
      )
    case 'note':
      return (
        <>
          <TextArea
            label={t('desk.dialog.note')}
            rows={4}
            maxLength={deskLimits.note}
            value={body.note ?? ''}
            error={faultOf('note')}
            onChange={(event) => set({ note: event.target.value })}
          />
          <label className="flex min-h-11 items-center gap-3 text-[15px]">
            <input
              type="checkbox"
              className="size-5 accent-(--accent-fill)"
              checked={body.visible === true}
              onChange={(event) => set({ visible: event.target.checked })}
            />
            {t('desk.dialog.visible')}
          </label>
        </>
      )
  }
}

/** Said until the shop has written how it is paid. */
function OriginalHint({ language }: { language: DeskOrder['buyer_language'] }) {
  const { t } = useTranslation()
  const { data } = useQuery(templatesQuery)
  if (!data || data.templates[language] !== data.originals[language]) return null
  return (
    <p className="rounded-xl bg-accent-soft px-4 py-2.5 text-sm sm:col-span-2">
      {t('desk.instructions.original')}{' '}
      <Link to="/instructions" className="text-accent underline underline-offset-3">
        {t('desk.instructions.toTemplate')}
      </Link>
    </p>
  )
}

interface LineChoiceProps {
  order: DeskOrder
  chosen: ReadonlySet<string>
  error: string | undefined
  onChange(chosen: Set<string>): void
}

function LineChoice({ order, chosen, error, onChange }: LineChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (order.lines.length === 1) return null
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">{t('desk.dialog.lines')}</legend>
      <div className="scroll-quiet max-h-56 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-surface">
        {order.lines.map((line) => (
          <label key={line.id} className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 text-[15px] hover:bg-sand/60">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-(--accent-fill)"
              checked={chosen.has(line.id)}
              onChange={(event) => {
                const next = new Set(chosen)
                if (event.target.checked) next.add(line.id)
                else next.delete(line.id)
                onChange(next)
              }}
            />
            <span className="min-w-0 grow">
              <span className="block truncate">{pickText(line.title, language)}</span>
              <span className="block truncate text-sm text-ink-faint" lang="zh">
                {toOriginalOptions(line)}
              </span>
            </span>
            <span className="shrink-0 text-sm tabular-nums text-ink-soft">
              {t('desk.line.pieces', { count: line.quantity, value: formatNumber(line.quantity, language) })}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="pt-1 text-sm text-danger">{error}</p>}
    </fieldset>
  )
}

interface PriceFieldProps {
  order: DeskOrder
  chosen: ReadonlySet<string>
  value: string
  error: string | undefined
  onChange(value: string): void
}

/** The real price of the chosen lines together, beside what they cost when they were ordered. */
function PriceField({ order, chosen, value, error, onChange }: PriceFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const lines = order.lines.filter(({ id }) => chosen.has(id))
  const then = lines.reduce((sum, line) => sum + (line.original_unit_price ?? 0) * line.quantity, 0)
  const paid = lines.reduce((sum, line) => sum + line.total_price, 0)
  return (
    <div>
      <TextField
        label={t('desk.dialog.realPrice')}
        note={t('account.optional')}
        value={value}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="pt-1.5 text-sm tabular-nums text-ink-faint">
        {t('desk.dialog.priceThen', {
          yuan: formatAmount(Math.round(then * 100) / 100, 'CNY', language),
          roubles: formatAmount(Math.round(paid * 100) / 100, order.currency, language),
        })}
      </p>
    </div>
  )
}

/** What the buyer gets from it. */
function Effect({ order, move, isVisible }: { order: DeskOrder; move: DeskMove; isVisible: boolean }) {
  const { t } = useTranslation()
  const isMail = effects[move] === 'mail'
  const key = move === 'note' && isVisible ? 'noteVisible' : move
  return (
    <div className="flex gap-3 rounded-xl bg-sand px-4 py-3 text-sm leading-relaxed">
      {isMail && <LetterIcon className="mt-0.5 size-5 text-accent" />}
      <p className="min-w-0 wrap-anywhere">
        {t(`desk.effect.${key}`)}
        {isMail && ` ${order.buyer_email ? t('desk.effect.mail', { email: order.buyer_email }) : t('desk.effect.noMail')}`}
      </p>
    </div>
  )
}
