import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { start } from '../apps/server/src/start.ts'

/** The product with a marketplace that takes SEARCH_DELAY_MS to answer a search: time to reload, stop or die in the middle of a reply. */
const delayMs = Number(process.env.SEARCH_DELAY_MS ?? 0)

const started = await start(readConfig(process.env), {
  log: createLog('error'),
  onLost: () => process.exit(1),
  wrapMarketplace: (marketplace) => ({
    ...marketplace,
    async search(query, signal) {
      await sleep(delayMs, undefined, { signal })
      return marketplace.search(query, signal)
    },
  }),
})
process.stdout.write(`Karavan is ready: ${started.address}\n`)
process.on('SIGTERM', () => void started.close().then(() => process.exit(0)))
