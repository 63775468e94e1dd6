import type { Address } from '@karavan/contract/addresses.ts'
import { z } from 'zod'
import { api } from '../../../lib/api.ts'
import type { AddressForm } from './address-form.ts'

/** An address as it was saved: what its bounds were then is no matter for showing it. */
const readAddress = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  recipient_name: z.string(),
  phone_number: z.string(),
  street_address: z.string(),
  district: z
    .string()
    .nullish()
    .transform((district) => district ?? null),
  city: z.string(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  is_default: z.boolean().catch(false),
}) satisfies z.ZodType<Address>
const addressAnswer = z.object({ address: readAddress })
const path = (id: string) => `/api/addresses/${encodeURIComponent(id)}`

export const listAddresses = async (): Promise<Address[]> =>
  (await api.get('/api/addresses', z.object({ addresses: z.array(readAddress) }))).addresses

export const getAddress = async (id: string): Promise<Address> => (await api.get(path(id), addressAnswer)).address

/** The same key with the same fields is one address, however often it is sent. */
export const createAddress = async (fields: AddressForm, idempotencyKey: string): Promise<Address> =>
  (await api.post('/api/addresses', addressAnswer, { json: fields, headers: { 'idempotency-key': idempotencyKey } })).address

export const updateAddress = async (id: string, fields: AddressForm): Promise<Address> =>
  (await api.put(path(id), addressAnswer, { json: fields })).address

export const deleteAddress = (id: string) => api.delete(path(id), z.unknown())

export const setDefaultAddress = (id: string) => api.post(`${path(id)}/set-default`, z.unknown(), { json: {} })
