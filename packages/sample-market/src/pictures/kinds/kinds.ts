import type { Kind } from '../look.ts'
import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { car } from './car.ts'
import { clothing } from './clothing.ts'
import { drinkware } from './drinkware.ts'
import { electronics } from './electronics.ts'
import { garden } from './garden.ts'
import { home } from './home.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { packaging, productBox } from './packaging.ts'
import { pets } from './pets.ts'
import { shoes } from './shoes.ts'
import { sport } from './sport.ts'
import { stationery } from './stationery.ts'
import { tools } from './tools.ts'
import { toys } from './toys.ts'

const groups: readonly Readonly<Record<string, Kind>>[] = [
  accessories,
  bags,
  beauty,
  car,
  clothing,
  drinkware,
  electronics,
  garden,
  home,
  jewellery,
  kitchen,
  lighting,
  packaging,
  pets,
  shoes,
  sport,
  stationery,
  tools,
  toys,
]

/** Every kind that has a drawing of its own, by its name in the picture's path. */
export const kinds: ReadonlyMap<string, Kind> = new Map(groups.flatMap((group) => Object.entries(group)))

export const unknownKind: Kind = productBox
