import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'

export const gateName = 'gate-is-shut'

/** From here on no search of the product is answered until `openGate`. */
export const shutGate = (karavan: KaravanProcess) => writeFileSync(join(karavan.dataDir, gateName), '')
export const openGate = (karavan: KaravanProcess) => rmSync(join(karavan.dataDir, gateName), { force: true })
