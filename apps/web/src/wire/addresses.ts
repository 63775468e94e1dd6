import type { Address } from '@karavan/contract/addresses.ts'
import { z } from 'zod'
import { identifier } from './tolerant.ts'

/** An address as it was saved. Today's bounds do not apply: an address that was saved under others is shown all the same. */
const readAddress = z.object({
  id: identifier,
  recipient_name: z.string(),
  phone_number: z.string(),
  street_address: z.string(),
  district: z
    .string()
    .nullish()
    .transform((district) => district ?? null),
  city: z.string(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  is_default: z.boolean().catch(false),
}) satisfies z.ZodType<Address>

export const addressAnswer = z.object({ address: readAddress })
export const addressesAnswer = z.object({ addresses: z.array(readAddress) })
