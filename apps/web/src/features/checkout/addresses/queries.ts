import type { Address } from '@karavan/contract/addresses.ts'
import { requireBuyer, useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AddressForm } from './address-form.ts'
import { createAddress, deleteAddress, getAddress, listAddresses, setDefaultAddress, updateAddress } from './api.ts'

const addressesKey = (uid: string | undefined) => ['addresses', uid] as const
// Offline a call fails at once and says so, instead of waiting for the network.
const networkMode = 'always'

/** The account's delivery addresses, oldest first. Rejects with 'User not authenticated' for guests, else with the call's failure. */
export const addressesQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: addressesKey(uid),
    queryFn: async ({ signal }) => {
      try {
        requireBuyer(uid)
        return await listAddresses(signal)
      } catch (error) {
        if (!signal.aborted) console.error('the addresses could not be loaded', error)
        throw error
      }
    },
    enabled: uid !== undefined,
    networkMode,
  })

/** Changes of the addresses go one after another, or the answer to an earlier one could undo a later one. */
function useAddressChange() {
  const client = useQueryClient()
  const uid = useBuyerUid()
  return { client, uid, shared: { networkMode, scope: { id: JSON.stringify(addressesKey(uid)) } } as const }
}

/** A reading under way may have begun before this change: its answer is dropped. */
function change(client: QueryClient, uid: string | undefined, how: (addresses: Address[]) => Address[]): void {
  const queryKey = addressesKey(uid)
  if (client.getQueryData(queryKey)) void client.cancelQueries({ queryKey })
  client.setQueryData<Address[]>(queryKey, (addresses) => addresses && how(addresses))
}

/** Only one address is the default. */
const withDefault = (addresses: Address[], id: string) => addresses.map((one) => ({ ...one, is_default: one.id === id }))
const withSaved = (addresses: Address[], saved: Address) => {
  const isKnown = addresses.some(({ id }) => id === saved.id)
  const all = isKnown ? addresses.map((one) => (one.id === saved.id ? saved : one)) : [...addresses, saved]
  return saved.is_default ? withDefault(all, saved.id) : all
}

/**
 * Reads one address before it is edited: saving sends all of its fields, so that editing what this page read earlier would undo what was changed elsewhere
 * since. Rejects with the call's failure.
 */
export function useFreshAddress() {
  const { client, uid, shared } = useAddressChange()
  return useMutation({
    ...shared,
    mutationFn: async (id: string) => {
      requireBuyer(uid)
      return getAddress(id)
    },
    onSuccess: (address) => change(client, uid, (all) => withSaved(all, address)),
    // It may be gone.
    onError: () => void client.invalidateQueries({ queryKey: addressesKey(uid) }),
  })
}

/** Saves a new address, or with an id that one; gives it as it was saved. Rejects with the call's failure. */
export function useSaveAddress() {
  const { client, uid, shared } = useAddressChange()
  const sent = useRef({ body: '', key: '' })
  return useMutation({
    ...shared,
    mutationFn: async ({ id, fields }: { id: string | null; fields: AddressForm }) => {
      requireBuyer(uid)
      if (id !== null) return updateAddress(id, fields)
      // The same sent again after an answer that never came is one address.
      const body = JSON.stringify(fields)
      if (sent.current.body !== body) sent.current = { body, key: randomId() }
      return createAddress(fields, sent.current.key)
    },
    onSuccess(saved) {
      sent.current = { body: '', key: '' }
      change(client, uid, (all) => withSaved(all, saved))
    },
  })
}

/** Rejects with the call's failure. */
export function useRemoveAddress() {
  const { client, uid, shared } = useAddressChange()
  return useMutation({
    ...shared,
    mutationFn: async (id: string) => {
      requireBuyer(uid)
      await deleteAddress(id)
    },
    onSuccess: (_, id) => change(client, uid, (all) => all.filter((one) => one.id !== id)),
  })
}

/** Makes one address the default: it shows at once, and is taken back when the server refuses it. */
export function useSetDefaultAddress() {
  const { client, uid, shared } = useAddressChange()
  return useMutation({
    ...shared,
    mutationFn: async (id: string) => {
      requireBuyer(uid)
      await setDefaultAddress(id)
    },
    onMutate(id) {
      const before = client.getQueryData<Address[]>(addressesKey(uid))
      change(client, uid, (all) => withDefault(all, id))
      return { before: before?.find(({ is_default }) => is_default)?.id }
    },
    onError(error, _, context) {
      console.error('the default address could not be set', error)
      change(client, uid, (all) => withDefault(all, context?.before ?? ''))
    },
  })
}
