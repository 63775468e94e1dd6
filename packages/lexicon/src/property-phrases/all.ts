import { anyPhrases } from './any.ts'
import { electronicsPhrases } from './electronics.ts'
import { everydayPhrases } from './everyday.ts'
import { kitchenPhrases } from './kitchen.ts'
import { lightToysTextilePhrases } from './light-toys-textile.ts'
import { petsOfficeToolsPhrases } from './pets-office-tools.ts'
import { sportGiftsBeautyPhrases } from './sport-gifts-beauty.ts'
import { wearPhrases } from './wear.ts'

export const phraseTables: readonly string[] = [
  anyPhrases,
  electronicsPhrases,
  everydayPhrases,
  kitchenPhrases,
  lightToysTextilePhrases,
  petsOfficeToolsPhrases,
  sportGiftsBeautyPhrases,
  wearPhrases,
]
