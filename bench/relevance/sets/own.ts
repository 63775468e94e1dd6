import type { Topic } from '../judge.ts'
import { hobbiesGamesCostumes } from './real/hobbies-games-costumes.ts'
import { outdoorsBabiesCollecting } from './real/outdoors-babies-collecting.ts'
import { partiesDollsLearning } from './real/parties-dolls-learning.ts'
import { toys } from './real/toys.ts'
import { clothesGardenOffice } from './sample/clothes-garden-office.ts'
import { homeBagsCar } from './sample/home-bags-car.ts'
import { petsPhonesSportToys } from './sample/pets-phones-sport-toys.ts'

/** Wishes of buyers for the listings of a large English shop, mostly toys. */
export const realTopics: readonly Topic[] = [...toys, ...hobbiesGamesCostumes, ...partiesDollsLearning, ...outdoorsBabiesCollecting]

/** Wishes of wholesale buyers for the sample market. */
export const sampleTopics: readonly Topic[] = [...homeBagsCar, ...clothesGardenOffice, ...petsPhonesSportToys]
