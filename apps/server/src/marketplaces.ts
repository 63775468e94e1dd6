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
import { databaseBudget } from './features/sources/call-budget.ts'
import { databaseTokens } from './features/sources/token-store.ts'
import { isLoopbackHost, isOpenAddress } from './platform/addresses.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { createSecretBox } from './platform/secret-box.ts'

interface MarketplaceParts {
  db: Kysely<Database>
  /** Answers what may be a few seconds old; left out: `db` does. */
  readDb?: Kysely<Database> | undefined
  kind: 'embedded' | 'postgres'
  clock: Clock
  log: Log
}

/** Whether TMAPI can fetch buyers' pictures from the shop: over the internet, or on this machine, where a simulated one is. */
export const canFetchPictures = ({ tmapi, publicUrl }: Pick<Config, 'tmapi' | 'publicUrl'>): boolean =>
  tmapi !== undefined && (isLoopbackHost(new URL(tmapi.baseUrl).hostname) || (publicUrl !== undefined && isOpenAddress(publicUrl)))

/** Searches in our own store are the heaviest thing the database does. A few at a time keep it busy; more would only make every new question wait. */
const storeSearchesAtOnce = { embedded: 2, postgres: Math.max(2, availableParallelism()) }

/** The sources of offers that the settings name, in their order. */
export function openMarketplaces(config: Config, { db, readDb, kind, clock, log }: MarketplaceParts): Marketplace[] {
  const answers = databaseAnswers({ db, log })
  const inStore = (open: (db: Kysely<Database>) => Marketplace): Marketplace => {
    const [current, shown] = [open(db), open(readDb ?? db)]
    return {
      ...shown,
      searchesAtOnce: storeSearchesAtOnce[kind],
      stored: async (asked, signal, wish) => (wish?.isCurrent ? current : shown).stored?.(asked, signal) ?? [],
    }
  }
  const open: Record<MarketplaceName, () => Marketplace> = {
    sample: () => inStore(sampleMarketplace),
    catalogue: () => inStore(catalogueMarketplace),
    feed: () => inStore(feedMarketplace),
    tmapi: () => {
      const { callsPerDay: perDay, ...account } = needed(config.tmapi, 'TMAPI_TOKEN')
      const budget = databaseBudget({ db, service: 'tmapi', key: account.token, perDay })
      return tmapiMarketplace({ ...account, answers, budget, fetchesPictures: canFetchPictures(config), now: clock })
    },
    alibaba1688: () => {
      const { callsPerDay: perDay, ...app } = needed(config.alibaba1688, 'ALIBABA1688_APP_KEY')
      const budget = databaseBudget({ db, service: 'alibaba1688', key: app.appKey, perDay })
      const box = createSecretBox({ dataDir: config.dataDir, secretsKey: config.secretsKey })
      return alibaba1688Marketplace({ ...app, answers, budget, store: databaseTokens({ db, box, log, id: tokensId(app) }), now: clock })
    },
  }
  return config.marketplaces.map((name) => open[name]())
}

/** Tokens that were renewed belong to the ones they came from: an operator who authorizes the app anew and sets others begins with those. */
function tokensId({ appKey, tokens }: Pick<NonNullable<Config['alibaba1688']>, 'appKey' | 'tokens'>): string {
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
