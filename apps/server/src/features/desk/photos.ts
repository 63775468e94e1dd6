import { deskLimits } from '@karavan/contract/desk.ts'
import type { WarehousePhoto } from '@karavan/contract/warehouse.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { toKeptPicture } from '../../platform/kept-picture.ts'
import { type Author, record } from '../audit/service.ts'
import { assertOwnOrder, holdOrder } from '../orders/service.ts'
import * as desk from './repository.ts'
import type { DeskDeps } from './service.ts'
import { toPhoto } from './to-desk-order.ts'

/** Longer side of a stored picture. */
const maxSidePixels = 1600
/** Adds a picture to a paid or shipped order. Throws `order_not_found`, `transition_refused` in any other status, `limit_reached`, `invalid`. */
export async function addPhoto(
  { db, clock, wake }: Pick<DeskDeps, 'db' | 'clock' | 'wake'>,
  orderId: string,
  file: Buffer,
  by: Author,
): Promise<WarehousePhoto> {
  const picture = await toKeptPicture(file, { side: maxSidePixels, field: 'photo' })
  const photo = { id: newId(), ...picture, added_at: clock() }
  await db.transaction().execute(async (trx) => {
    const order = await holdOrder(trx, orderId)
    if (order.status !== 'order_paid' && order.status !== 'order_shipped') throw new AppError('transition_refused')
    if ((await desk.listPhotos(trx, orderId)).length >= deskLimits.photos) throw new AppError('limit_reached')
    await desk.insertPhoto(trx, { orderId, ...photo })
    await record(trx, { kind: 'photo_added', at: clock(), by, orderNumber: order.order_number })
  })
  wake(orderId)
  return toPhoto(photo, `/api/desk/orders/${orderId}/photos/`)
}

/** Throws `not_found`. */
export async function removePhoto(
  { db, clock, wake }: Pick<DeskDeps, 'db' | 'clock' | 'wake'>,
  orderId: string,
  photoId: string,
  by: Author,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await desk.deletePhoto(trx, orderId, photoId))) throw new AppError('not_found')
    const order = await holdOrder(trx, orderId)
    await record(trx, { kind: 'photo_removed', at: clock(), by, orderNumber: order.order_number })
  })
  wake(orderId)
}

/** A WebP picture; with `buyerUid` only of that buyer's order. Throws `not_found`. */
export async function getPicture({ db }: Pick<DeskDeps, 'db'>, orderId: string, photoId: string, buyerUid?: string): Promise<Buffer> {
  const found = await desk.findPicture(db, orderId, photoId, buyerUid)
  if (!found) throw new AppError('not_found')
  return found.picture
}

/** What a buyer may see of an order of theirs; throws `order_not_found`, also for somebody else's. */
export async function listBuyerPhotos({ db }: Pick<DeskDeps, 'db'>, orderId: string, buyerUid: string): Promise<WarehousePhoto[]> {
  await assertOwnOrder(db, buyerUid, orderId)
  return (await desk.listPhotos(db, orderId)).map((photo) => toPhoto(photo, `/api/orders/${orderId}/photos/`))
}
