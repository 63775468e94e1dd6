import { z } from 'zod'
import { isoTime, opaqueId } from './common.ts'

/** A picture taken in the warehouse. Its address needs the bearer token of an operator or of the order's buyer. */
export const warehousePhoto = z.object({
  id: opaqueId,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  added_at: isoTime,
})
export type WarehousePhoto = z.infer<typeof warehousePhoto>

/** Photos of an order, in the order in which they were added. */
export const photosAnswer = z.object({ success: z.literal(true), photos: z.array(warehousePhoto) })
export const photoAnswer = z.object({ success: z.literal(true), photo: warehousePhoto })
