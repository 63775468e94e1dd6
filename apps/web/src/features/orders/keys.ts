/** First part of the key of everything that is known of orders. */
export const ordersKey = 'orders'
export const listsKey = (uid: string | undefined) => [ordersKey, uid, 'list'] as const
export const rulesKey = (uid: string | undefined) => [ordersKey, uid, 'rules'] as const
export const orderKey = (uid: string | undefined, id: string) => [ordersKey, uid, 'order', id] as const
