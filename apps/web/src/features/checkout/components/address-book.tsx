import type { Address } from '@karavan/contract/addresses.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ConfirmDialog } from '@karavan/web-kit/ui/confirm-dialog.tsx'
import { PlusIcon } from '@karavan/web-kit/ui/icons.tsx'
import { NotLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { emptyAddressForm, type AddressForm as Fields, toAddressForm } from '../addresses/address-form.ts'
import { addressLine } from '../addresses/address-line.ts'
import { defaultCountry } from '../addresses/country-names.ts'
import { addressesQuery, useFreshAddress, useRemoveAddress, useSaveAddress, useSetDefaultAddress } from '../addresses/queries.ts'
import type { Entries } from '../entries.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'

/** The account's addresses, to be kept in order without ordering anything. */
export function AddressBook() {
  const save = useSaveAddress()
  const [form, setForm] = useState<Entries['form']>()
  return (
    <LoadedAddresses>
      {(addresses) => (
        <WrittenAddresses
          addresses={addresses}
          form={form}
          onForm={setForm}
          onSave={async (id, fields) => {
            await save.mutateAsync({ id, fields })
            setForm(undefined)
          }}
        />
      )}
    </LoadedAddresses>
  )
}

/** The account's addresses once they are read. */
export function LoadedAddresses({ children }: { children(addresses: Address[]): ReactNode }) {
  const { t } = useTranslation()
  const { data: addresses, isError, isFetching, refetch } = useQuery(addressesQuery(useBuyerUid()))
  if (addresses) return children(addresses)
  return isError ? <NotLoaded text={t('addresses.errors.load')} isRunning={isFetching} onRetry={() => void refetch()} /> : <Loading />
}

interface WrittenAddressesProps {
  addresses: Address[]
  /** The address that is being written: its id, or null for a new one. */
  form: Entries['form']
  onForm(form: Entries['form']): void
  /** Rejects when the address could not be saved. */
  onSave(id: string | null, fields: Fields): Promise<void>
  /** Where one of them is to be chosen. */
  choice?: AddressChoice
}

export interface AddressChoice {
  chosenId: string | undefined
  onChoose(id: string): void
  /** What is wrong with the choice. */
  fault?: string | undefined
  /** What saving an address leads to, on its button. */
  saveText: string
  /** An address was to be saved and could not be. */
  onFaulty(): void
}

/** Whether one of these addresses is being edited, or a new one written: who has none and is to choose one begins with that. */
export function toWriting(addresses: readonly Address[], form: Entries['form'], isChoosing: boolean) {
  const isEditing = form !== undefined && form.id !== null && addresses.some(({ id }) => id === form.id)
  const isFirst = isChoosing && addresses.length === 0
  return { isEditing, isFirst, isNew: isFirst || form?.id === null }
}

/** The addresses with the form in which one of them, or a new one, is written. */
export function WrittenAddresses({ addresses, form, onForm, onSave, choice }: WrittenAddressesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isFirst, isEditing, isNew } = toWriting(addresses, form, choice !== undefined)
  // The first one is where everything goes, as long as there is no other.
  const blank = { ...emptyAddressForm(defaultCountry(language)), is_default: addresses.length === 0 }
  const write = (id: string | null, fields: Fields) => onForm({ id, fields })
  async function save(id: string | null, fields: Fields) {
    await onSave(id, fields)
    announce(t('addresses.saved'))
  }
  const close = () => onForm(undefined)
  return (
    <div className="space-y-4">
      <SavedAddresses
        addresses={addresses}
        choice={choice}
        onEdit={(address) => write(address.id, toAddressForm(address))}
        editedId={isEditing ? (form?.id ?? null) : null}
        editor={
          isEditing &&
          form && (
            <AddressForm
              title={t('addresses.editTitle')}
              fields={form.fields}
              onChange={(fields) => write(form.id, fields)}
              onSave={(fields) => save(form.id, fields)}
              refusedText={t('addresses.errors.update')}
              saveText={choice?.saveText}
              onCancel={close}
            />
          )
        }
      />
      {addresses.length === 0 && <p className="text-ink-soft text-pretty">{t('addresses.empty')}</p>}
      {isNew ? (
        <AddressForm
          title={t('addresses.newTitle')}
          fields={form?.fields ?? blank}
          onChange={(fields) => write(null, fields)}
          onSave={(fields) => save(null, fields)}
          refusedText={t('addresses.errors.create')}
          saveText={choice?.saveText}
          onFaulty={choice?.onFaulty}
          onCancel={isFirst ? undefined : close}
        />
      ) : (
        <Button onClick={() => write(null, blank)} className="w-full border-dashed">
          <PlusIcon className="size-4.5" />
          {t('addresses.add')}
        </Button>
      )}
    </div>
  )
}

interface SavedAddressesProps {
  addresses: Address[]
  choice: AddressChoice | undefined
  /** Is given the address as it is saved now. */
  onEdit(address: Address): void
  /** This one is being edited: the editor takes its place. */
  editedId: string | null
  editor: ReactNode
}

function SavedAddresses({ addresses, choice, onEdit, editedId, editor }: SavedAddressesProps) {
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
        <fieldset aria-describedby={choice?.fault ? `${group}-fault` : undefined}>
          <legend className="sr-only">{t('addresses.title')}</legend>
          <ul className="space-y-3">
            {addresses.map((address) => (
              <li key={address.id}>
                {address.id === editedId ? (
                  editor
                ) : (
                  <AddressCard
                    address={address}
                    choice={choice && { group, isChosen: address.id === choice.chosenId, onChoose: () => choice.onChoose(address.id) }}
                    isBusy={fresh.isPending}
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
          <Fault id={`${group}-fault`} text={choice?.fault} />
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

/** Below what is to be chosen. */
const Fault = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <div id={id} className="mt-3">
      <Alert>{text}</Alert>
    </div>
  ) : null

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
