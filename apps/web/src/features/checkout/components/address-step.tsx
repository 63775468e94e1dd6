import type { Address } from '@karavan/contract/addresses.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { PlusIcon, RetryIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyAddressForm, type AddressForm as Fields, toAddressForm } from '../addresses/address-form.ts'
import { addressLine } from '../addresses/address-line.ts'
import { addressesQuery, useFreshAddress, useRemoveAddress, useSaveAddress, useSetDefaultAddress } from '../addresses/queries.ts'
import type { Entries } from '../entries.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'

interface AddressStepProps {
  entries: Entries
  /** Is given what is to become of the entries of that moment. */
  onEntries(change: (entries: Entries) => Entries): void
  onContinue(): void
  /** The buyer has chosen an address, or written one. */
  onChosen(): void
  /** Said on arrival, when something here has to be done again. */
  notice: ReactNode
}

const withoutForm = ({ form: _, ...entries }: Entries): Entries => entries

/** Where to: one of the saved addresses, or a new one. */
export function AddressStep(props: AddressStepProps) {
  const { data: addresses, isError, isFetching, refetch } = useQuery(addressesQuery(useBuyerUid()))
  if (addresses) return <ChosenAddress {...props} addresses={addresses} />
  return isError ? <NotLoaded isRunning={isFetching} onRetry={() => void refetch()} /> : <Loading />
}

function ChosenAddress({ addresses, entries, onEntries, onContinue, onChosen, notice }: AddressStepProps & { addresses: Address[] }) {
  const { t } = useTranslation()
  const { form, addressId } = entries
  const save = useSaveAddress()
  const [isMissing, setMissing] = useState(false)
  /** Continue was pressed while the address was being saved. */
  const isAwaited = useRef(false)

  const isChosen = addresses.some(({ id }) => id === addressId)
  const standing = addresses.find(({ is_default }) => is_default)?.id
  // The default is chosen as long as nothing else is.
  useEffect(() => {
    if (!isChosen && standing) onEntries((now) => ({ ...now, addressId: standing }))
  })
  const isEditing = form !== undefined && form.id !== null && addresses.some(({ id }) => id === form.id)
  const isFirst = addresses.length === 0
  const isNew = isFirst || form?.id === null

  function choose(id: string) {
    setMissing(false)
    onChosen()
    onEntries((now) => ({ ...now, addressId: id }))
  }
  const write = (id: string | null, fields: Fields) => onEntries((now) => ({ ...now, form: { id, fields } }))
  async function saveForm(id: string | null, fields: Fields) {
    isAwaited.current = false
    const saved = await save.mutateAsync({ id, fields })
    announce(t('addresses.saved'))
    setMissing(false)
    onChosen()
    onEntries((now) => ({ ...withoutForm(now), addressId: saved.id }))
    if (isAwaited.current) onContinue()
  }
  function goOn() {
    if (save.isPending) isAwaited.current = true
    else if (isChosen) onContinue()
    else setMissing(true)
  }
  const closeForm = () => onEntries(withoutForm)
  return (
    <div className="space-y-4">
      {notice && <Alert>{notice}</Alert>}
      <SavedAddresses
        addresses={addresses}
        chosenId={addressId}
        onChoose={choose}
        onEdit={(address) => write(address.id, toAddressForm(address))}
        editedId={isEditing ? form.id : null}
        editor={
          isEditing && (
            <AddressForm
              title={t('addresses.editTitle')}
              fields={form.fields}
              onChange={(fields) => write(form.id, fields)}
              onSave={(fields) => saveForm(form.id, fields)}
              refusedText={t('addresses.errors.update')}
              onCancel={closeForm}
            />
          )
        }
      />
      {isNew ? (
        <>
          {isFirst && <p className="text-ink-soft text-pretty">{t('addresses.empty')}</p>}
          <AddressForm
            title={t('addresses.newTitle')}
            fields={form?.fields ?? emptyAddressForm('')}
            onChange={(fields) => write(null, fields)}
            onSave={(fields) => saveForm(null, fields)}
            refusedText={t('addresses.errors.create')}
            onCancel={isFirst ? undefined : closeForm}
          />
        </>
      ) : (
        <Button onClick={() => write(null, emptyAddressForm(''))} className="w-full border-dashed">
          <PlusIcon className="size-4.5" />
          {t('addresses.add')}
        </Button>
      )}
      {isMissing && <Alert>{t('checkout.selectAddress')}</Alert>}
      {/* While an address is being written, saving it is the thing to do. */}
      <Button look={isNew || isEditing ? 'outline' : 'solid'} className="w-full sm:w-auto sm:min-w-52" onClick={goOn}>
        {t('checkout.continue')}
      </Button>
    </div>
  )
}

interface SavedAddressesProps {
  addresses: Address[]
  chosenId: string | undefined
  onChoose(id: string): void
  /** Is given the address as it is saved now. */
  onEdit(address: Address): void
  /** This one is being edited: the editor takes its place. */
  editedId: string | null
  editor: ReactNode
}

function SavedAddresses({ addresses, chosenId, onChoose, onEdit, editedId, editor }: SavedAddressesProps) {
  const { t } = useTranslation()
  const group = useId()
  const fresh = useFreshAddress()
  const setDefault = useSetDefaultAddress()
  const remove = useRemoveAddress()
  const [doomed, setDoomed] = useState<Address | null>(null)
  const failure = fresh.isError ? t('addresses.errors.get') : setDefault.isError ? t('addresses.errors.setDefault') : null
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      {addresses.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t('addresses.title')}</legend>
          <ul className="space-y-3">
            {addresses.map((address) => (
              <li key={address.id}>
                {address.id === editedId ? (
                  editor
                ) : (
                  <AddressCard
                    address={address}
                    group={group}
                    isChosen={address.id === chosenId}
                    isBusy={fresh.isPending}
                    onChoose={() => onChoose(address.id)}
                    onSetDefault={() => {
                      fresh.reset()
                      setDefault.mutate(address.id)
                    }}
                    onEdit={() => {
                      setDefault.reset()
                      fresh.mutate(address.id, { onSuccess: onEdit })
                    }}
                    onRemove={() => setDoomed(address)}
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {doomed && (
        <ConfirmDialog
          title={t('addresses.removeTitle')}
          text={t('addresses.removeText', { address: addressLine(doomed) })}
          confirm={t('common.delete')}
          failed={t('addresses.errors.remove')}
          onConfirm={() => remove.mutateAsync(doomed.id).then(() => announce(t('addresses.removed')))}
          onClosed={() => setDoomed(null)}
        />
      )}
    </>
  )
}

function NotLoaded({ isRunning, onRetry }: { isRunning: boolean; onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <Alert>
      <p>{t('addresses.errors.load')}</p>
      <Button className="mt-3 text-ink" onClick={onRetry} disabled={isRunning}>
        <RetryIcon className="size-4.5" />
        {t('common.retry')}
      </Button>
    </Alert>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {t('addresses.loading')}
      </p>
      <Skeleton className="h-28 w-full rounded-2xl" />
      <Skeleton className="h-28 w-full rounded-2xl" />
    </div>
  )
}
