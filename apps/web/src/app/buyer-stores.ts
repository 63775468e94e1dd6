import { session, useSession } from '../features/account/session/session.ts'
import { createOrdersStore } from '../features/orders/store.ts'

const isRegistered = () => useSession.getState().user?.isAnonymous === false

export const ordersStore = createOrdersStore({ isRegistered })

session.onUserChange(() => ordersStore.getState().reset())
