import type { Family } from '../family.ts'
import { drinkware } from './drinkware.ts'

/** Every family of the sample market. Adding to the end leaves the offers of the others as they are. */
export const families: readonly Family[] = [...drinkware]
