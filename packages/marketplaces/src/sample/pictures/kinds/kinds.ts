import type { Kind } from '../look.ts'
import { bags } from './bags.ts'
import { clothing } from './clothing.ts'
import { drinkware } from './drinkware.ts'
import { electronics } from './electronics.ts'
import { lighting } from './lighting.ts'
import { productBox } from './packaging.ts'
import { shoes } from './shoes.ts'

/** Every kind that has a drawing of its own, by its name in the picture's path. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries<Kind>({ ...drinkware, ...bags, ...clothing, ...shoes, ...electronics, ...lighting }),
)

export const unknownKind: Kind = productBox
