import { z } from 'zod'
import { opaqueId } from './common.ts'

/** Addresses of one account at most. */
export const addressLimit = 50

const visible = /^[^\p{Cc}]*$/u
const line = (maximum: number) => z.string().trim().min(1).max(maximum).regex(visible, { error: 'must have no control characters' })

/** Bounds wide enough for any country; blank counts as missing. */
export const addressFields = z.object({
  recipient_name: line(100),
  phone_number: z
    .string()
    .trim()
    .min(5)
    .max(25)
    .regex(/^[\d +\-()]+$/, { error: 'must have digits, spaces and + - ( ) only' }),
  street_address: line(200),
  district: z.string().trim().max(200).regex(visible, { error: 'must have no control characters' }).nullish(),
  city: line(100),
  state_province: line(100),
  postal_code: line(20),
  country: line(100),
  is_default: z.boolean().default(false),
})
export type AddressFields = z.infer<typeof addressFields>
/** Sent fields change, missing ones stay. */
export const updateAddressBody = addressFields.extend({ is_default: z.boolean() }).partial()
export const address = addressFields.extend({ id: opaqueId, district: z.string().nullable(), is_default: z.boolean() })
export type Address = z.infer<typeof address>
export const addressAnswer = z.object({ success: z.literal(true), address })
export const addressesAnswer = z.object({ success: z.literal(true), addresses: z.array(address) })

/** The copy an order keeps. */
export const deliveryAddress = address.omit({ id: true, is_default: true })
export type DeliveryAddress = z.infer<typeof deliveryAddress>
