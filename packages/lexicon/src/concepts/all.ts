import type { Concept } from '../concepts.ts'
import { apparelTypes } from './apparel.ts'
import { electronicsTypes } from './electronics.ts'
import { homeTypes } from './home.ts'
import { kitchenTypes } from './kitchen.ts'
import { leisureTypes } from './leisure.ts'
import { shoeAndBagTypes } from './shoes-bags.ts'
import { audienceConcepts, colorConcepts, featureConcepts, materialConcepts, seasonConcepts, styleConcepts } from './traits.ts'

/** Everything the lexicon knows, each id once. */
export const concepts: readonly Concept[] = [
  ...kitchenTypes,
  ...apparelTypes,
  ...shoeAndBagTypes,
  ...electronicsTypes,
  ...homeTypes,
  ...leisureTypes,
  ...colorConcepts,
  ...materialConcepts,
  ...audienceConcepts,
  ...seasonConcepts,
  ...styleConcepts,
  ...featureConcepts,
]
