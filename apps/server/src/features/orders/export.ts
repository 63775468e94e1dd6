import type { Language } from '@karavan/contract/language.ts'
import type { Order } from '@karavan/contract/orders.ts'
import type { Db } from '../../database.ts'
import * as orders from './repository.ts'
import { toOrder } from './to-order.ts'

/** All orders of a buyer as they read them, oldest first, with their timelines, one after another: nobody holds a whole history in memory. */
export async function* exportOrders(db: Db, uid: string, language: Language): AsyncGenerator<Order> {
  for (const { id } of await orders.listIds(db, uid)) {
    const row = await orders.findOrder(db, id, uid)
    if (row) yield toOrder(row, await orders.listLines(db, [id]), await orders.listEvents(db, id), language)
  }
}
