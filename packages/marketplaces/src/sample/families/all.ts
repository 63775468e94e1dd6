import type { Family } from '../family.ts'
import { bags } from './bags.ts'
import { clothing } from './clothing.ts'
import { drinkware } from './drinkware.ts'
import { phone, watches } from './phone.ts'
import { shoes } from './shoes.ts'

/** Every family of the sample market. Adding to the end leaves the offers of the others as they are. */
export const families: readonly Family[] = [...drinkware, ...bags, ...clothing, ...shoes, ...phone, ...watches]
