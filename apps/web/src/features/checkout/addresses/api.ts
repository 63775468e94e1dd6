import type { Address } from '@karavan/contract/addresses.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { z } from 'zod'
import { addressAnswer, addressesAnswer } from '../../../wire/addresses.ts'
import type { AddressForm } from './address-form.ts'

const path = (id: string) => `/api/addresses/${encodeURIComponent(id)}`

export const listAddresses = async (signal: AbortSignal): Promise<Address[]> =>
  (await api.get('/api/addresses', addressesAnswer, { signal })).addresses

export const getAddress = async (id: string): Promise<Address> => (await api.get(path(id), addressAnswer)).address

/** The same key with the same fields is one address, however often it is sent. */
export const createAddress = async (fields: AddressForm, idempotencyKey: string): Promise<Address> =>
  (await api.post('/api/addresses', addressAnswer, { json: fields, headers: { 'idempotency-key': idempotencyKey } })).address

export const updateAddress = async (id: string, fields: AddressForm): Promise<Address> =>
  (await api.put(path(id), addressAnswer, { json: fields })).address

export const deleteAddress = (id: string) => api.delete(path(id), z.unknown())

export const setDefaultAddress = (id: string) => api.post(`${path(id)}/set-default`, z.unknown(), { json: {} })
