import type { Address } from '@karavan/contract/addresses.ts'
import { create } from 'zustand'
import { buyerCalls } from '../../../lib/buyer-calls.ts'
import type { AddressForm } from './address-form.ts'
import { createAddress, deleteAddress, getAddress, listAddresses, setDefaultAddress, updateAddress } from './api.ts'

interface AddressesState {
  /** Null until they have been read. */
  addresses: Address[] | null
  isLoading: boolean
  /** Key of the text of what failed last (specification, section 8). */
  error: string | null
}

interface AddressesActions {
  /** What failed stands in `error`. */
  load(): Promise<void>
  /** Rejects with the call's failure. */
  get(id: string): Promise<Address>
  /** Appends the new address. Rejects with the call's failure; the same key with the same fields is one address. */
  add(fields: AddressForm, idempotencyKey: string): Promise<Address>
  /** Replaces the address. Rejects with the call's failure. */
  update(id: string, fields: AddressForm): Promise<Address>
  /** Rejects with the call's failure. */
  remove(id: string): Promise<void>
  /** Marks exactly one as the default. What failed stands in `error`. */
  setDefault(id: string): Promise<void>
  /** Another person from here on. */
  reset(): void
}
export type AddressesStore = ReturnType<typeof createAddressesStore>

const empty: AddressesState = { addresses: null, isLoading: false, error: null }
/** Where one becomes the default, the others are it no more. */
const withDefault = (addresses: Address[], id: string) => addresses.map((one) => ({ ...one, is_default: one.id === id }))

/** The buyer's delivery addresses. Each operation throws 'User not authenticated' where nobody with an account is signed in. */
export function createAddressesStore({ isRegistered }: { isRegistered(): boolean }) {
  return create<AddressesState & AddressesActions>()((set) => {
    const calls = buyerCalls({ isRegistered, onError: (error) => set({ error }) })
    const change = (how: (addresses: Address[]) => Address[]) => set(({ addresses }) => ({ addresses: how(addresses ?? []) }))
    const settle = (saved: Address) => change((all) => (saved.is_default ? withDefault(all, saved.id) : all))

    return {
      ...empty,
      async load() {
        calls.checkBuyer()
        set({ isLoading: true })
        try {
          set({ addresses: await calls.ask('addresses.errors.load', listAddresses) })
        } catch (error) {
          console.error('the addresses could not be loaded', error)
        } finally {
          set({ isLoading: false })
        }
      },
      get: (id) => calls.ask('addresses.errors.get', () => getAddress(id)),
      async add(fields, idempotencyKey) {
        const saved = await calls.ask('addresses.errors.create', () => createAddress(fields, idempotencyKey))
        change((all) => [...all.filter(({ id }) => id !== saved.id), saved])
        settle(saved)
        return saved
      },
      async update(id, fields) {
        const saved = await calls.ask('addresses.errors.update', () => updateAddress(id, fields))
        change((all) => all.map((one) => (one.id === id ? saved : one)))
        settle(saved)
        return saved
      },
      async remove(id) {
        await calls.ask('addresses.errors.remove', () => deleteAddress(id))
        change((all) => all.filter((one) => one.id !== id))
      },
      async setDefault(id) {
        calls.checkBuyer()
        try {
          await calls.ask('addresses.errors.setDefault', () => setDefaultAddress(id))
          change((all) => withDefault(all, id))
        } catch (error) {
          console.error('the default address could not be set', error)
        }
      },
      reset() {
        calls.reset()
        set(empty)
      },
    }
  })
}
