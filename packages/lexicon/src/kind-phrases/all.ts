import { deviceKinds } from './devices.ts'
import { householdKinds } from './household.ts'
import { leisureKinds } from './leisure.ts'
import { wornKinds } from './worn.ts'

export const kindTables: readonly string[] = [deviceKinds, householdKinds, leisureKinds, wornKinds]
