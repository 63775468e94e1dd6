import type { ListPlace } from '@karavan/marketplaces/port.ts'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'

/** Where a list goes on: behind an offer, or so many hits further. Nobody outside reads it. */
const place = z.tuple([z.literal('place'), z.int32(), z.string().max(200)])
const count = z.tuple([z.literal('count'), z.int().min(0).max(10_000)])

const write = (cursor: z.infer<typeof place> | z.infer<typeof count>): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Throws `invalid`: it is none that this kind of list has given. */
function read<T>(text: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('invalid', { fields: { cursor: 'must be the next_cursor of the page before' }, cause })
  }
}

export const toPlaceCursor = ({ popularity, id }: ListPlace): string => write(['place', popularity, id])
export const toOffsetCursor = (offset: number): string => write(['count', offset])

export function readPlace(cursor: string): ListPlace {
  const [, popularity, id] = read(cursor, place)
  return { popularity, id }
}
export const readOffset = (cursor: string): number => read(cursor, count)[1]
