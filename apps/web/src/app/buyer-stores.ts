import { session, useSession } from '../features/account/session/session.ts'
import { createAddressesStore } from '../features/checkout/addresses/store.ts'
import { createOrdersStore } from '../features/orders/store.ts'

const isRegistered = () => useSession.getState().user?.isAnonymous === false

export const ordersStore = createOrdersStore({ isRegistered })
export const addressesStore = createAddressesStore({ isRegistered })

session.onUserChange(() => {
  ordersStore.getState().reset()
  addressesStore.getState().reset()
})
