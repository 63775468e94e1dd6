import { addressLimit } from '@karavan/contract/addresses.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { CheckField } from '@karavan/web-kit/ui/check.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isRefusal } from '../../../lib/refusal.ts'
import {
  type AddressField,
  addressFieldNames,
  type FieldProblem,
  type AddressForm as Fields,
  isAddressField,
  maxLength,
  problemsOf,
} from '../addresses/address-form.ts'
import { hintsOf, isUsualPostalCode } from '../addresses/countries.ts'
import { CountryField } from './country-field.tsx'

interface AddressFormProps {
  title: string
  fields: Fields
  onChange(fields: Fields): void
  /** The form stays when it rejects. */
  onSave(fields: Fields): Promise<void>
  /** Said when the server refuses the address, so that sending the same again would not help. */
  refusedText: string
  /** What saving leads to, on the button; without it only "save". */
  saveText?: string | undefined
  /** It was to be saved and could not be: something is missing or wrong. */
  onFaulty?: (() => void) | undefined
  /** Without it there is nothing to go back to, and no button for it. */
  onCancel?: (() => void) | undefined
}

const labels = {
  recipient_name: 'addresses.recipientName',
  phone_number: 'addresses.phoneNumber',
  country: 'addresses.country',
  state_province: 'addresses.stateProvince',
  city: 'addresses.city',
  street_address: 'addresses.streetAddress',
  district: 'addresses.district',
  postal_code: 'addresses.postalCode',
} as const satisfies Record<AddressField, string>

const autocomplete: Record<AddressField, string> = {
  recipient_name: 'shipping name',
  phone_number: 'shipping tel',
  country: 'shipping country-name',
  state_province: 'shipping address-level1',
  city: 'shipping address-level2',
  street_address: 'shipping address-line1',
  district: 'shipping address-line2',
  postal_code: 'shipping postal-code',
}
const isWide: Partial<Record<AddressField, true>> = { street_address: true, district: true }

/** The server's own complaints, should its rules be stricter than ours. */
function refusedFields(error: unknown): Partial<Record<AddressField, FieldProblem>> {
  const details = error instanceof ApiError ? error.details : undefined
  const fields = typeof details === 'object' && details && 'fields' in details ? details.fields : undefined
  return Object.fromEntries(
    Object.keys(fields ?? {})
      .filter(isAddressField)
      .map((field) => [field, { key: 'addresses.invalid' }]),
  )
}

/** Writes an address, a new one or one that is there. What is wrong is said at its field, and the first such field gets the focus. */
export function AddressForm({ title, fields, onChange, onSave, refusedText, saveText, onFaulty, onCancel }: AddressFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const { form, problems, isSaving, failure, forgetFailure, save, change } = useSaving({ fields, onChange, onSave, onFaulty })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      aria-labelledby={`${id}-title`}
      className="rounded-2xl border border-line bg-surface p-5 shadow-low max-sm:p-4"
    >
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {title}
      </h2>
      {failure && (
        <Alert className="mt-3" onDismiss={forgetFailure}>
          {failure === 'failed' ? t('addresses.saveFailed') : refusedText}
          {failure === 'limit' && <p>{t('addresses.limit', { count: addressLimit })}</p>}
        </Alert>
      )}
      <FormFields fields={fields} problems={problems} onChange={change} />
      <div className="mt-3">
        <CheckField
          name="is_default"
          checked={fields.is_default}
          onChange={(event) => onChange({ ...fields, is_default: event.target.checked })}
        >
          {t('addresses.isDefault')}
        </CheckField>
      </div>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button type="submit" look="solid" disabled={isSaving} className="max-sm:grow">
          {isSaving && <Spinner />}
          {isSaving ? t('addresses.saving') : (saveText ?? t('addresses.save'))}
        </Button>
        {onCancel && (
          <Button disabled={isSaving} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

type Problems = Partial<Record<AddressField, FieldProblem>>

/** Checks the fields before they are saved; says what is wrong with them, and how the saving went. */
function useSaving({ fields, onChange, onSave, onFaulty }: Pick<AddressFormProps, 'fields' | 'onChange' | 'onSave' | 'onFaulty'>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'refused' | 'limit' | null>(null)
  /** The unusual postal code that was pointed out: who saves it once more means it. */
  const pointedOut = useRef('')

  function show(found: Problems) {
    setProblems(found)
    const first = addressFieldNames.find((field) => found[field])
    const input = first && form.current?.elements.namedItem(first)
    if (input instanceof HTMLElement) input.focus()
    return first !== undefined
  }
  function isUnusual() {
    const { country, postal_code: postalCode } = fields
    const written = `${country} ${postalCode}`
    if (pointedOut.current === written || isUsualPostalCode(postalCode, country)) return false
    pointedOut.current = written
    const example = hintsOf(country)?.postalCode
    return show({ postal_code: example ? { key: 'addresses.postalUnusual', example } : { key: 'addresses.postalUnusualBare' } })
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (show(problemsOf(fields)) || isUnusual()) return onFaulty?.()
    setSaving(true)
    setFailure(null)
    try {
      await onSave(fields)
    } catch (error) {
      console.error('the address could not be saved', error)
      show(refusedFields(error))
      setFailure(error instanceof ApiError && error.code === 'limit_reached' ? 'limit' : isRefusal(error) ? 'refused' : 'failed')
    } finally {
      setSaving(false)
    }
  }
  function change(field: AddressField, value: string) {
    const next = { ...fields, [field]: value }
    onChange(next)
    // What is put right is not wrong any longer; what is being written is not wrong yet.
    if (problems[field]) setProblems({ ...problems, [field]: problemsOf(next)[field] })
  }
  return { form, problems, isSaving, failure, forgetFailure: () => setFailure(null), save, change }
}

interface FormFieldsProps {
  fields: Fields
  problems: Problems
  onChange(field: AddressField, value: string): void
}

function FormFields({ fields, problems, onChange }: FormFieldsProps) {
  const { t } = useTranslation()
  const hints = hintsOf(fields.country.trim() || 'RU')
  const hintTexts: Partial<Record<AddressField, string>> = hints
    ? {
        phone_number: t('addresses.example', { example: hints.phone }),
        postal_code: t('addresses.example', { example: hints.postalCode }),
      }
    : {}
  const isNumeric = /^[\d ]+$/.test(hints?.postalCode ?? '')
  return (
    <div className="mt-3 grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      {addressFieldNames.map((field) => {
        const problem = problems[field]
        const error = problem && t(problem.key, { count: problem.count, example: problem.example })
        if (field === 'country') {
          return (
            <div key={field}>
              <CountryField
                name={field}
                label={t(labels[field])}
                error={error}
                autoComplete={autocomplete[field]}
                value={fields[field]}
                onChange={(country) => onChange(field, country)}
              />
            </div>
          )
        }
        return (
          <div key={field} className={isWide[field] ? 'sm:col-span-2' : ''}>
            <TextField
              name={field}
              label={t(labels[field])}
              {...(field === 'district' ? { note: t('addresses.optional') } : { required: true })}
              {...(error ? { error } : {})}
              {...(hintTexts[field] ? { hint: hintTexts[field] } : {})}
              type={field === 'phone_number' ? 'tel' : 'text'}
              inputMode={field === 'phone_number' ? 'tel' : field === 'postal_code' && isNumeric ? 'numeric' : 'text'}
              autoComplete={autocomplete[field]}
              autoCapitalize={field === 'postal_code' ? 'characters' : 'words'}
              maxLength={maxLength(field)}
              value={fields[field]}
              onChange={(event) => onChange(field, event.target.value)}
            />
          </div>
        )
      })}
    </div>
  )
}
