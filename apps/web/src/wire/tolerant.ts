import { z } from 'zod'

// What a marketplace or an older server says reaches the page nearly as it was said. A field that cannot be read is left out; it must not hide the rest.

const isThere = (text: string) => text.trim() !== ''

/** A field that is left out where it cannot be read. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

/** Words; nothing where there are none, or something else. */
export const text = z.string().refine(isThere).optional().catch(undefined)

/** An id, as a text also where it comes as a number. Required: what has none cannot be spoken of. */
export const identifier = z.union([z.string().refine(isThere), z.number()]).transform(String)

/** A finite number, also written as a text. */
export const number = z
  .union([z.number(), z.string().refine(isThere).transform(Number).pipe(z.number())])
  .optional()
  .catch(undefined)

/** The entries of a list that can be read; none where it is not a list. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item): z.output<Schema>[] => {
        const read = schema.safeParse(item)
        return read.success ? [read.data] : []
      }),
    )

/** The first of two names that is there, under the first one's name. */
export const under = (name: string, other: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && !(name in value) && other in value ? { ...value, [name]: value[other as never] } : value
