import { Form } from '@base-ui/react/form'
import { isInn, isKpp } from '@karavan/contract/inn.ts'
import { type Payer, payerNameLimit } from '@karavan/contract/payment.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { DownIcon, PlusIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useState } from 'react'
import type { Order } from '../../../wire/orders.ts'
import { useInvoice, useSetPayer } from '../payment.ts'

/** For a company: its name and numbers, and then the invoice as a file. */
export function CompanyInvoice({ order, payer }: { order: Order; payer: Payer | null }) {
  const { t } = useTranslation()
  const [isWriting, setWriting] = useState(false)
  const invoice = useInvoice(order.id, order.order_number ?? order.id)
  if (isWriting) return <PayerForm orderId={order.id} payer={payer} onDone={() => setWriting(false)} />
  if (!payer) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <div className="min-w-0 grow">
          <p className="font-medium">{t('payment.company')}</p>
          <p className="text-sm text-ink-soft">{t('payment.companyText')}</p>
        </div>
        <Button onClick={() => setWriting(true)} className="max-sm:w-full">
          <PlusIcon className="size-4.5" />
          {t('payment.makeInvoice')}
        </Button>
      </div>
    )
  }
  return (
    <div className="border-t border-line pt-4">
      <p className="font-medium wrap-anywhere" dir="auto">
        {payer.name}
      </p>
      <p className="text-sm text-ink-soft">
        {t('payment.inn')} {payer.inn}
        {payer.kpp && ` · ${t('payment.kpp')} ${payer.kpp}`}
      </p>
      {invoice.isError && <Alert className="mt-3">{t('payment.downloadFailed')}</Alert>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button look="solid" disabled={invoice.isPending} onClick={() => invoice.mutate()} className="max-sm:w-full">
          {invoice.isPending ? <Spinner /> : <DownIcon className="size-4.5" />}
          {invoice.isPending ? t('payment.downloading') : t('payment.download')}
        </Button>
        <Button onClick={() => setWriting(true)} className="max-sm:w-full">
          {t('payment.changeCompany')}
        </Button>
      </div>
    </div>
  )
}

function PayerForm({ orderId, payer, onDone }: { orderId: string; payer: Payer | null; onDone(): void }) {
  const { t } = useTranslation()
  const save = useSetPayer(orderId)
  const [{ name, inn, kpp }, setFields] = useState({ name: payer?.name ?? '', inn: payer?.inn ?? '', kpp: payer?.kpp ?? '' })
  const change = (field: 'name' | 'inn' | 'kpp') => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [field]: event.target.value }))
  const digits = (text: string) => text.replaceAll(/\s/g, '')
  return (
    <Form
      className="border-t border-line pt-4"
      onFormSubmit={() => {
        if (save.isPending) return
        const wanted = { name: name.trim(), inn: digits(inn), ...(digits(kpp) && { kpp: digits(kpp) }) }
        save.mutate(wanted, { onSuccess: onDone })
      }}
    >
      <p className="font-medium">{t('payment.company')}</p>
      {save.isError && <Alert className="mt-3">{t('payment.saveFailed')}</Alert>}
      <div className="mt-3 grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={t('payment.companyName')}
            hint={t('payment.companyNameHint')}
            name="organization"
            autoComplete="organization"
            maxLength={payerNameLimit}
            validate={(value) => (value.trim() === '' ? t('payment.nameMissing') : undefined)}
            value={name}
            onChange={change('name')}
          />
        </div>
        <TextField
          label={t('payment.inn')}
          name="inn"
          inputMode="numeric"
          autoComplete="off"
          validate={(value) => (isInn(digits(value)) ? undefined : t('payment.innWrong'))}
          value={inn}
          onChange={change('inn')}
        />
        <TextField
          label={t('payment.kpp')}
          note={t('payment.optional')}
          name="kpp"
          inputMode="numeric"
          autoComplete="off"
          validate={(value) => (digits(value) === '' || isKpp(digits(value)) ? undefined : t('payment.kppWrong'))}
          value={kpp}
          onChange={change('kpp')}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" look="solid" disabled={save.isPending} className="max-sm:grow">
          {save.isPending && <Spinner />}
          {save.isPending ? t('payment.makingInvoice') : t('payment.makeInvoice')}
        </Button>
        <Button disabled={save.isPending} onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  )
}
