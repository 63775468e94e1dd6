import { z } from 'zod'

/** An empty value counts as unset: that is what `NAME=` in an env file means to people. */
export const settingText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.string().trim().optional(),
)
