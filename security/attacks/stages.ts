import { accountAttacks } from './accounts.ts'
import type { Stage } from './attack.ts'
import { buyerAttacks } from './buyers.ts'
import { deskAttacks, standInAttacks, wantedStandInAttacks } from './desk.ts'
import { laterAttacks } from './later.ts'
import { loadAttacks } from './load.ts'
import { machineAttacks } from './machine.ts'

const hours = 73
/** A clock that is three days ahead, in the product's workers too: its database is one of them. */
const movedClock = `const Real=Date;const by=${hours * 60 * 60_000};globalThis.Date=class extends Real{constructor(...given){given.length?super(...given):super(Real.now()+by)}static now(){return Real.now()+by}}`

/** All attacks, by the product that they need. The first one runs on the settings that nobody has touched. */
export const stages = (): readonly Stage[] => [
  { settings: {}, attacks: [...standInAttacks, ...loadAttacks, ...buyerAttacks, ...accountAttacks] },
  {
    settings: { GOOGLE_STAND_IN: '1', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(movedClock)}` },
    attacks: [...wantedStandInAttacks, ...laterAttacks()],
  },
  { settings: { GOOGLE_STAND_IN: '0', PUBLIC_URL: 'https://shop.example' }, attacks: [...deskAttacks, ...machineAttacks] },
]
