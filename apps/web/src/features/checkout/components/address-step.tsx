import type { Address } from '@karavan/contract/addresses.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AddressForm as Fields } from '../addresses/address-form.ts'
import { useSaveAddress } from '../addresses/queries.ts'
import type { Entries } from '../entries.ts'
import { LoadedAddresses, toWriting, WrittenAddresses } from './address-book.tsx'

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

const withForm = ({ form: _, ...entries }: Entries, form: Entries['form']): Entries => (form ? { ...entries, form } : entries)

/** Where to: one of the saved addresses, or a new one. */
export const AddressStep = (props: AddressStepProps) => (
  <LoadedAddresses>{(addresses) => <ChosenAddress {...props} addresses={addresses} />}</LoadedAddresses>
)

function ChosenAddress({ addresses, entries, onEntries, onContinue, onChosen, notice }: AddressStepProps & { addresses: Address[] }) {
  const { t } = useTranslation()
  const { form, addressId } = entries
  const save = useSaveAddress()
  const [isMissing, setMissing] = useState(false)
  const step = useRef<HTMLDivElement>(null)

  const isChosen = addresses.some(({ id }) => id === addressId)
  const standing = addresses.find(({ is_default }) => is_default)?.id
  // The default is chosen as long as nothing else is.
  useEffect(() => {
    if (!isChosen && standing) onEntries((now) => ({ ...now, addressId: standing }))
  })
  const { isEditing, isNew } = toWriting(addresses, form, true)

  function choose(id: string) {
    setMissing(false)
    onChosen()
    onEntries((now) => ({ ...now, addressId: id }))
  }
  async function saveForm(id: string | null, fields: Fields) {
    const saved = await save.mutateAsync({ id, fields })
    setMissing(false)
    onChosen()
    onEntries((now) => ({ ...withForm(now, undefined), addressId: saved.id }))
    onContinue()
  }
  function goOn() {
    if (isChosen) return onContinue()
    setMissing(true)
    step.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()
  }
  return (
    <div ref={step} className="space-y-4">
      {notice && <Alert>{notice}</Alert>}
      <WrittenAddresses
        addresses={addresses}
        form={form}
        onForm={(next) => onEntries((now) => withForm(now, next))}
        onSave={saveForm}
        choice={{
          chosenId: addressId,
          onChoose: choose,
          fault: isMissing ? t('checkout.selectAddress') : undefined,
          saveText: t('checkout.saveAndContinue'),
          onFaulty: () => setMissing(!isChosen),
        }}
      />
      {/* While an address is being written, its own button saves it and goes on. */}
      {!isNew && !isEditing && (
        <Button look="solid" className="w-full sm:w-auto sm:min-w-52" onClick={goOn}>
          {t('checkout.continue')}
        </Button>
      )}
    </div>
  )
}
