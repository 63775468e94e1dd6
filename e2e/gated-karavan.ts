import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@karavan/server/config.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import { start } from '@karavan/server/start.ts'
import { gateName } from './gate.ts'

/**
 * The product with a marketplace that answers no search while its gate is shut, so that a journey can do things in the middle of a reply for
 * as long as it needs. The gate is a file in DATA_DIR: it stays shut when the process is killed.
 */
const config = readConfig(process.env)
const gate = join(config.dataDir, gateName)

const started = await start(config, {
  log: createLog('error'),
  onLost: () => process.exit(1),
  wrapMarketplace: (marketplace) => ({
    ...marketplace,
    async search(query, signal) {
      while (existsSync(gate)) await wait(20, undefined, { signal })
      return marketplace.search(query, signal)
    },
  }),
})
process.stdout.write(`Karavan is ready: ${started.address}\n`)
process.on('SIGTERM', () => void started.close().then(() => process.exit(0)))
