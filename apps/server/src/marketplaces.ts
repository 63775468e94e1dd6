import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { alibaba1688Marketplace } from '@karavan/marketplaces/alibaba1688/adapter.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import { feedMarketplace } from '@karavan/marketplaces/feed/adapter.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { tmapiMarketplace } from '@karavan/marketplaces/tmapi/adapter.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import type { Kysely } from 'kysely'
import { type Config, ConfigError, type MarketplaceName } from './config.ts'
import type { Database } from './database.ts'
import { databaseAnswers } from './features/sources/answer-store.ts'
import { databaseTokens } from './features/sources/token-store.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { createSecretBox } from './platform/secret-box.ts'

interface MarketplaceParts {
  db: Kysely<Database>
  kind: 'embedded' | 'postgres'
  clock: Clock
  log: Log
}

/** Searches in our own store are the heaviest thing the database does. A few at a time keep it busy; more would only make every new question wait. */
const storeSearchesAtOnce = { embedded: 2, postgres: Math.max(2, availableParallelism()) }

/** The sources of offers that the settings name, in their order. */
export function openMarketplaces(config: Config, { db, kind, clock, log }: MarketplaceParts): Marketplace[] {
  const answers = databaseAnswers({ db, log })
  const inStore = (marketplace: Marketplace): Marketplace => ({ ...marketplace, searchesAtOnce: storeSearchesAtOnce[kind] })
  const open: Record<MarketplaceName, () => Marketplace> = {
    sample: () => inStore(sampleMarketplace(db)),
    catalogue: () => inStore(catalogueMarketplace(db)),
    feed: () => inStore(feedMarketplace(db)),
    tmapi: () => tmapiMarketplace({ ...needed(config.tmapi, 'TMAPI_TOKEN'), answers, now: clock }),
    alibaba1688: () => {
      const app = needed(config.alibaba1688, 'ALIBABA1688_APP_KEY')
      const box = createSecretBox({ dataDir: config.dataDir, secretsKey: config.secretsKey })
      return alibaba1688Marketplace({ ...app, answers, store: databaseTokens({ db, box, log, id: tokensId(app) }), now: clock })
    },
  }
  return config.marketplaces.map((name) => open[name]())
}

/** Tokens that were renewed belong to the ones they came from: an operator who authorizes the app anew and sets others begins with those. */
function tokensId({ appKey, tokens }: NonNullable<Config['alibaba1688']>): string {
  const first = createHash('sha256')
    .update(tokens.refreshToken ?? tokens.accessToken)
    .digest('hex')
    .slice(0, 16)
  return `alibaba1688 ${appKey} ${first}`
}

function needed<T>(settings: T | undefined, name: string): T {
  if (settings === undefined) throw new ConfigError(name, 'is needed with what MARKETPLACES names')
  return settings
}
