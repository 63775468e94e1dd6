import type { Family } from '../family.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { car } from './car.ts'
import { clothing } from './clothing.ts'
import { drinkware } from './drinkware.ts'
import { garden } from './garden.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { packaging } from './packaging.ts'
import { pets } from './pets.ts'
import { phone, watches } from './phone.ts'
import { shoes } from './shoes.ts'
import { sport } from './sport.ts'
import { stationery } from './stationery.ts'
import { textile } from './textile.ts'
import { tools } from './tools.ts'
import { toys } from './toys.ts'
import { weather } from './weather.ts'

/** Every family of the sample market. Adding to the end leaves the offers of the others as they are. */
export const families: readonly Family[] = [
  ...drinkware,
  ...bags,
  ...clothing,
  ...shoes,
  ...phone,
  ...watches,
  ...lighting,
  ...toys,
  ...textile,
  ...kitchen,
  ...sport,
  ...packaging,
  ...weather,
  ...jewellery,
  ...beauty,
  ...pets,
  ...stationery,
  ...car,
  ...tools,
  ...garden,
  ...gifts,
  ...home,
]
