import type { Concept } from '../concepts.ts'
import { apparelTypes } from './apparel.ts'
import { beautyHealthBabyTypes } from './beauty-health-baby.ts'
import { deviceTypes } from './devices.ts'
import { electronicsTypes } from './electronics.ts'
import { groceryTypes } from './groceries.ts'
import { homeTypes } from './home.ts'
import { householdTypes } from './household.ts'
import { kitchenTypes } from './kitchen.ts'
import { leisureTypes } from './leisure.ts'
import { officeAndMusicTypes } from './office-music.ts'
import { shoeAndBagTypes } from './shoes-bags.ts'
import { sportAndOutdoorTypes } from './sport-outdoor.ts'
import { themeConcepts } from './themes.ts'
import { toolAutoPetGardenTypes } from './tools-auto-pets-garden.ts'
import { toyAndHobbyTypes } from './toys-hobby.ts'
import { audienceConcepts, colorConcepts, featureConcepts, materialConcepts, seasonConcepts, styleConcepts } from './traits.ts'
import { wearTypes } from './wear.ts'

/** Everything the lexicon knows, each id once. */
export const concepts: readonly Concept[] = [
  ...kitchenTypes,
  ...apparelTypes,
  ...shoeAndBagTypes,
  ...electronicsTypes,
  ...homeTypes,
  ...leisureTypes,
  ...deviceTypes,
  ...householdTypes,
  ...groceryTypes,
  ...wearTypes,
  ...beautyHealthBabyTypes,
  ...toyAndHobbyTypes,
  ...officeAndMusicTypes,
  ...sportAndOutdoorTypes,
  ...toolAutoPetGardenTypes,
  ...colorConcepts,
  ...materialConcepts,
  ...audienceConcepts,
  ...seasonConcepts,
  ...styleConcepts,
  ...featureConcepts,
  ...themeConcepts,
]
