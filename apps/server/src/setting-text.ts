import { z } from 'zod'

/** An empty value counts as unset: that is what `NAME=` in an env file means to people. */
export const settingText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.string().trim().optional(),
)

/** An address of one of these protocols, such as `postgres:`. */
export const settingUrl = (protocols: string[]) =>
  settingText.refine((value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** A whole number within these bounds, `standard` where it is not set. */
export const settingWhole = (standard: number, minimum: number, maximum: number) =>
  settingText
    .transform((value) => (value === undefined ? standard : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    })
