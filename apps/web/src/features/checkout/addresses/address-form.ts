import { type Address, addressFields } from '@karavan/contract/addresses.ts'
import type { TextKey } from '@karavan/web-kit/lib/text-key.ts'

/** What is filled in. */
export type AddressForm = Record<AddressField, string> & { is_default: boolean }
export type AddressField = (typeof addressFieldNames)[number]

/** In the order in which they are filled in. */
export const addressFieldNames = [
  'recipient_name',
  'phone_number',
  'country',
  'state_province',
  'city',
  'postal_code',
  'street_address',
  'district',
] as const

/** What is wrong with a field: the key of its text, and the bound or the example it speaks of. */
export interface FieldProblem {
  key: TextKey
  count?: number
  example?: string
}

const missing = {
  recipient_name: 'addresses.missing.recipientName',
  phone_number: 'addresses.missing.phoneNumber',
  country: 'addresses.missing.country',
  state_province: 'addresses.missing.stateProvince',
  city: 'addresses.missing.city',
  street_address: 'addresses.missing.streetAddress',
  district: 'addresses.invalid',
  postal_code: 'addresses.missing.postalCode',
} as const satisfies Record<AddressField, string>

export const isAddressField = (name: unknown): name is AddressField => addressFieldNames.some((known) => known === name)

export const emptyAddressForm = (country: string): AddressForm => ({
  recipient_name: '',
  phone_number: '',
  country,
  state_province: '',
  city: '',
  street_address: '',
  district: '',
  postal_code: '',
  is_default: false,
})

export function toAddressForm({ id: _, district, ...fields }: Address): AddressForm {
  return { ...fields, district: district ?? '' }
}

/** Characters a field may hold at most; undefined where its schema sets no bound. */
export const maxLength = (field: AddressField): number | undefined => {
  const schema = field === 'district' ? addressFields.shape.district.unwrap().unwrap() : addressFields.shape[field]
  return schema.maxLength ?? undefined
}

/** What the contract would refuse, by field; empty when all is well. */
export function problemsOf(form: AddressForm): Partial<Record<AddressField, FieldProblem>> {
  const problems: Partial<Record<AddressField, FieldProblem>> = {}
  for (const { path, code } of addressFields.safeParse(form).error?.issues ?? []) {
    const [field] = path
    if (!isAddressField(field) || problems[field]) continue
    if (form[field].trim() === '') problems[field] = { key: missing[field] }
    else if (code === 'too_big') problems[field] = { key: 'addresses.tooLong', count: maxLength(field) ?? 0 }
    else if (field === 'phone_number') problems[field] = { key: code === 'too_small' ? 'addresses.phoneShort' : 'addresses.phoneInvalid' }
    else problems[field] = { key: 'addresses.invalid' }
  }
  return problems
}
