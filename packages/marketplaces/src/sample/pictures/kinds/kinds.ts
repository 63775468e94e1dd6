import type { Kind } from '../look.ts'
import { drinkware } from './drinkware.ts'
import { productBox } from './packaging.ts'

/** Every kind that has a drawing of its own, by its name in the picture's path. */
export const kinds: ReadonlyMap<string, Kind> = new Map(Object.entries<Kind>({ ...drinkware }))

export const unknownKind: Kind = productBox
