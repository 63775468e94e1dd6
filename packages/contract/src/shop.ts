import { z } from 'zod'
import { languages } from './language.ts'

/** Versions of a page by its language. */
const versions = z.record(z.enum(languages), z.string())

/** Who sells and how to reach a person there. What the shop has not set is not there. */
export const shopInfo = z.object({
  name: z.string(),
  legal_name: z.string().optional(),
  inn: z.string().optional(),
  ogrn: z.string().optional(),
  address: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** An address that opens a chat with a person. */
  messenger: z.string().optional(),
  hours: z.string().optional(),
  /** What a new account agrees to. Not there where nobody is named who could be agreed with. */
  consent: z.object({ terms: versions, privacy: versions }).optional(),
})
export type ShopInfo = z.infer<typeof shopInfo>

/** `POST /api/account/consent`: the versions that the buyer had before their eyes. */
export const consentBody = z.object({
  language: z.enum(languages),
  terms: z.string().regex(/^[0-9a-f]{16}$/, { error: 'is not a version' }),
  privacy: z.string().regex(/^[0-9a-f]{16}$/, { error: 'is not a version' }),
})
export type ConsentBody = z.infer<typeof consentBody>

/** `is_needed`: the account has not agreed to anything yet. */
export const consentAnswer = z.object({ success: z.literal(true), is_needed: z.boolean() })
