import type { Kind } from '../look.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { clothing } from './clothing.ts'
import { drinkware } from './drinkware.ts'
import { electronics } from './electronics.ts'
import { home } from './home.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { productBox } from './packaging.ts'
import { pets } from './pets.ts'
import { shoes } from './shoes.ts'
import { stationery } from './stationery.ts'
import { toys } from './toys.ts'

/** Every kind that has a drawing of its own, by its name in the picture's path. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries<Kind>({
    ...drinkware,
    ...bags,
    ...clothing,
    ...shoes,
    ...electronics,
    ...lighting,
    ...toys,
    ...home,
    ...kitchen,
    ...jewellery,
    ...beauty,
    ...pets,
    ...stationery,
  }),
)

export const unknownKind: Kind = productBox
