import type { Address } from '@karavan/contract/addresses.ts'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '../../../lib/random-id.ts'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/announcer.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { PencilIcon, PlusIcon, RetryIcon, TrashIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { emptyAddressForm, type AddressForm as Fields, toAddressForm } from '../addresses/address-form.ts'
import type { AddressesStore } from '../addresses/store.ts'
import type { Entries } from '../entries.ts'
import { AddressForm } from './address-form.tsx'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))

interface AddressStepProps {
  store: AddressesStore
  entries: Entries
  onEntries(entries: Entries): void
  onContinue(): void
  /** Said on arrival, when something here has to be done again. */
  notice: string | undefined
}

/** One line, as it is written on a parcel. */
export const addressLine = ({
  street_address,
  district,
  city,
  state_province,
  postal_code,
  country,
}: Omit<Address, 'id' | 'is_default' | 'recipient_name' | 'phone_number'>) =>
  [street_address, district, city, state_province, postal_code, country].filter(Boolean).join(', ')

/** Where to: one of the saved addresses, or a new one. */
export function AddressStep({ store, entries, onEntries, onContinue, notice }: AddressStepProps) {
  const { t } = useTranslation()
  const { addresses, isLoading, error, load, add, update, remove, setDefault } = store()
  const group = useId()
  const [isMissing, setMissing] = useState(false)
  const [doomed, setDoomed] = useState<Address | null>(null)
  const sent = useRef({ body: '', key: '' })
  useEffect(() => void load(), [load])

  const { form, addressId } = entries
  const isChosen = addresses?.some(({ id }) => id === addressId) ?? false
  const standing = addresses?.find(({ is_default }) => is_default)?.id
  // The default is chosen as long as nothing else is (specification, section 4).
  useEffect(() => {
    if (addresses && !isChosen && standing) onEntries({ ...entries, addressId: standing })
  })
  const editing = form?.id ? addresses?.find(({ id }) => id === form.id) : undefined
  const isFormOpen = form !== undefined && (form.id === null || editing !== undefined)

  const select = (id: string) => {
    setMissing(false)
    onEntries({ ...entries, addressId: id })
  }
  const openForm = (address?: Address) =>
    onEntries({ ...entries, form: { id: address?.id ?? null, fields: address ? toAddressForm(address) : emptyAddressForm('') } })
  const { form: _, ...withoutForm } = entries

  async function save(fields: Fields) {
    const body = JSON.stringify(fields)
    if (sent.current.body !== body) sent.current = { body, key: randomId() }
    const saved = form?.id ? await update(form.id, fields) : await add(fields, sent.current.key)
    sent.current = { body: '', key: '' }
    announce(t('addresses.saved'))
    setMissing(false)
    onEntries({ ...withoutForm, addressId: saved.id })
  }
  function goOn() {
    if (isChosen) onContinue()
    else setMissing(true)
  }

  if (!addresses) {
    return error === 'addresses.errors.load' ? (
      <Alert>
        <p>{t('addresses.errors.load')}</p>
        <Button className="mt-3 text-ink" onClick={() => void load()} disabled={isLoading}>
          <RetryIcon className="size-4.5" />
          {t('common.retry')}
        </Button>
      </Alert>
    ) : (
      <div className="space-y-3">
        <p role="status" className="sr-only">
          {t('addresses.loading')}
        </p>
        <Skeleton className="h-28 w-full rounded-2xl" />
        <Skeleton className="h-28 w-full rounded-2xl" />
      </div>
    )
  }
  const isNew = isFormOpen && !editing
  const isFirst = addresses.length === 0
  return (
    <div className="space-y-4">
      {notice && <Alert>{notice}</Alert>}
      {error === 'addresses.errors.setDefault' && <Alert>{t('addresses.errors.setDefault')}</Alert>}
      {addresses.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t('addresses.title')}</legend>
          <ul className="space-y-3">
            {addresses.map((address) =>
              editing?.id === address.id && form ? (
                <li key={address.id}>
                  <AddressForm
                    title={t('addresses.editTitle')}
                    fields={form.fields}
                    onChange={(fields) => onEntries({ ...entries, form: { id: address.id, fields } })}
                    onSave={save}
                    onCancel={() => onEntries(withoutForm)}
                  />
                </li>
              ) : (
                <li
                  key={address.id}
                  className="press relative flex flex-wrap items-start gap-x-3 rounded-2xl border border-line bg-surface p-4 shadow-low hover:border-line-strong has-checked:border-accent-fill has-checked:ring-1 has-checked:ring-accent-fill"
                >
                  <input
                    type="radio"
                    id={`${group}-${address.id}`}
                    name={group}
                    checked={addressId === address.id}
                    onChange={() => select(address.id)}
                    className="relative z-1 mt-0.5 size-5 shrink-0 cursor-pointer accent-accent-fill"
                  />
                  <div className="min-w-0 grow basis-52">
                    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      {/* The whole card chooses; its buttons lie above. */}
                      <label
                        htmlFor={`${group}-${address.id}`}
                        className="cursor-pointer font-semibold leading-snug wrap-anywhere after:absolute after:inset-0 after:rounded-2xl"
                        dir="auto"
                      >
                        {address.recipient_name}
                      </label>
                      {address.is_default && <Badge tone="success">{t('addresses.default')}</Badge>}
                    </div>
                    <p className="mt-1 text-[15px] leading-relaxed text-ink-soft wrap-anywhere" dir="auto">
                      {addressLine(address)}
                    </p>
                    <p className="text-[15px] text-ink-soft wrap-anywhere">{address.phone_number}</p>
                    {!address.is_default && (
                      <button
                        type="button"
                        aria-label={t('addresses.makeDefault', { name: address.recipient_name })}
                        onClick={() => void setDefault(address.id)}
                        className="relative z-1 -mx-2 min-h-11 rounded-lg px-2 text-[15px] font-medium text-accent underline-offset-3 hover:underline"
                      >
                        {t('addresses.setDefault')}
                      </button>
                    )}
                  </div>
                  <div className="relative z-1 -my-2 -mr-2 ml-auto flex">
                    <IconButton label={t('addresses.edit', { name: address.recipient_name })} onClick={() => openForm(address)}>
                      <PencilIcon className="size-4.5" />
                    </IconButton>
                    <IconButton label={t('addresses.remove', { name: address.recipient_name })} onClick={() => setDoomed(address)}>
                      <TrashIcon className="size-4.5" />
                    </IconButton>
                  </div>
                </li>
              ),
            )}
          </ul>
        </fieldset>
      )}
      {isNew || isFirst ? (
        <>
          {isFirst && <p className="text-ink-soft text-pretty">{t('addresses.empty')}</p>}
          <AddressForm
            title={t('addresses.newTitle')}
            fields={form?.fields ?? emptyAddressForm('')}
            onChange={(fields) => onEntries({ ...entries, form: { id: null, fields } })}
            onSave={save}
            onCancel={isFirst ? undefined : () => onEntries(withoutForm)}
          />
        </>
      ) : (
        <Button onClick={() => openForm()} className="w-full border-dashed">
          <PlusIcon className="size-4.5" />
          {t('addresses.add')}
        </Button>
      )}
      {isMissing && <Alert>{t('checkout.selectAddress')}</Alert>}
      {/* While an address is being written, saving it is the thing to do. */}
      <Button look={isFirst || isFormOpen ? 'outline' : 'solid'} className="w-full sm:w-auto sm:min-w-52" onClick={goOn}>
        {t('checkout.continue')}
      </Button>
      {doomed && (
        <Suspense>
          <ConfirmDialog
            title={t('addresses.removeTitle')}
            text={t('addresses.removeText', { address: addressLine(doomed) })}
            confirm={t('common.delete')}
            failed={t('addresses.errors.remove')}
            onConfirm={() => remove(doomed.id).then(() => announce(t('addresses.removed')))}
            onClosed={() => setDoomed(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
