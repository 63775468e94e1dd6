import { z } from 'zod'
import { languages } from './language.ts'

// Apart from the plain values of `language.ts`, which the first screen needs without the schema library.

export const language = z.enum(languages)
/** A text by language. `source` is the marketplace's own wording when it is none of the three. */
export const localizedText = z.object({
  ru: z.string().optional(),
  en: z.string().optional(),
  zh: z.string().optional(),
  source: z.string().optional(),
})
