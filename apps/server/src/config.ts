import { join, resolve } from 'node:path'
import { rateSources } from '@karavan/contract/rates.ts'
import { characterKinds } from '@karavan/identity/passwords.ts'
import { defaultLinkHosts } from '@karavan/marketplaces/links.ts'
import { isSafeBase } from '@karavan/marketplaces/live/http.ts'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { databaseVariables } from './database-settings.ts'
import { checkMails, mailVariables, toDkim, toOrdersTo, toSender } from './mail-settings.ts'
import { settingText as text, settingUrl as url, settingWhole as whole } from './setting-text.ts'
import { checkShop, shopVariables, toShop } from './shop-settings.ts'
import { toTraces, traceVariables } from './trace-settings.ts'

/** A setting that cannot be used. The start ends with this one line. */
export class ConfigError extends Error {
  readonly setting: string
  constructor(setting: string, reason: string, options?: ErrorOptions) {
    super(`${setting}: ${reason}`, options)
    this.name = 'ConfigError'
    this.setting = setting
  }
}

const marketplaceNames = ['sample', 'catalogue', 'feed', 'tmapi', 'alibaba1688'] as const
export type MarketplaceName = (typeof marketplaceNames)[number]

/** Where a key is sent to: nobody on the way may read it. */
const serviceUrl = (standard: string) =>
  text
    .transform((value) => (value ?? standard).replace(/\/+$/, ''))
    .refine((value) => isSafeBase(value), {
      error: 'must be an address that starts with https:, or with http: on this machine',
    })
/** Keys of services: printable characters without blanks, as they stand in headers and addresses. */
const key = text.refine((value) => value === undefined || /^[\x21-\x7e]+$/.test(value), { error: 'must be a key without blanks' })

/** What a million of something costs, in whatever currency. */
const price = text
  .transform((value) => Number(value ?? 0))
  .refine((value) => Number.isFinite(value) && value >= 0 && value <= 1_000_000, { error: 'must be a number from 0 to 1000000' })

/** Names that Fastify knows for ranges of private addresses. */
const rangeNames = ['loopback', 'linklocal', 'uniquelocal']

/** One address, a range in CIDR form that is not everything, or a name for some. */
function isAddressRange(value: string): boolean {
  if (rangeNames.includes(value)) return true
  if (!value.includes('/')) return ipaddr.IPv4.isValidFourPartDecimal(value) || ipaddr.IPv6.isValid(value)
  return (ipaddr.IPv4.isValidCIDRFourPartDecimal(value) || ipaddr.IPv6.isValidCIDR(value)) && ipaddr.parseCIDR(value)[1] > 0
}

const names = (value: string): string[] => [...new Set(value.split(',').map((name) => name.trim()))].filter(Boolean)

/** Only protocol, host and port. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { pathname, search, hash, username, password } = new URL(value)
  return /^\/*$/.test(pathname) && !search && !hash && !username && !password
}

/** An address of Sentry's kind: a key in the place of a user, and the number of a project at the end. */
function isDsn(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { username, pathname } = new URL(value)
  return /^\w+$/.test(username) && /\/\d+$/.test(pathname)
}

/** The environment variables as they are read one by one; `.env.example` describes them. */
const variables = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: text.default('127.0.0.1'),
  DRAIN_SECONDS: whole(0, 0, 120),
  PUBLIC_URL: url(['http:', 'https:']).refine((value) => value === undefined || isOrigin(value), {
    error: 'must be an address without a path, such as https://shop.example: the shop has a host of its own',
  }),
  DATA_DIR: text.default('./data'),
  ...databaseVariables,
  REDIS_URL: url(['redis:', 'rediss:']),
  MARKETPLACES: text.default('sample').transform((value, context) => {
    const known = names(value).filter((name): name is MarketplaceName => marketplaceNames.some((one) => one === name))
    const unknown = names(value).filter((name) => !known.some((one) => one === name))
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: `knows ${marketplaceNames.join(', ')}, not ${unknown.join(', ')}` })
    if (names(value).length === 0) context.addIssue({ code: 'custom', message: 'must name at least one marketplace' })
    return known
  }),
  SAMPLE_HARD: text.default('0').refine((value) => value === '0' || value === '1', { error: 'must be 0 or 1' }),
  EXAMPLE_TARIFFS: text.default('0').refine((value) => value === '0' || value === '1', { error: 'must be 0 or 1' }),
  TMAPI_BASE_URL: serviceUrl('https://api.tmapi.io'),
  TMAPI_TOKEN: key,
  TMAPI_AUTH: text.default('query').pipe(z.enum(['query', 'header'], { error: 'must be query or header' })),
  TMAPI_CONCURRENCY: whole(4, 1, 64),
  TMAPI_CALLS_PER_DAY: whole(0, 0, 2_000_000_000),
  ALIBABA1688_BASE_URL: serviceUrl('https://gw.open.1688.com'),
  ALIBABA1688_APP_KEY: key.refine((value) => value === undefined || /^\w+$/.test(value), { error: 'must be letters and digits' }),
  ALIBABA1688_APP_SECRET: key,
  ALIBABA1688_ACCESS_TOKEN: key,
  ALIBABA1688_REFRESH_TOKEN: key,
  ALIBABA1688_CONCURRENCY: whole(4, 1, 64),
  ALIBABA1688_CALLS_PER_DAY: whole(0, 0, 2_000_000_000),
  ALIBABA1688_SHIP_TO: text
    .refine((value) => value === undefined || /^\d{6}( *, *\d{6}){2}$/.test(value), {
      error: 'must be three codes of six digits: province, city, district',
    })
    .transform((value) => value?.split(/ *, */)),
  FEED_MAX_MB: whole(500, 1, 10_000),
  FEED_PRIVATE_ADDRESSES: text.default('refuse').pipe(z.enum(['refuse', 'allow'], { error: 'must be refuse or allow' })),
  MEDIA_HOSTS: text
    .transform((value) => value?.toLowerCase().split(/[\s,]+/).filter(Boolean)) // biome-ignore format: one step
    .refine((hosts) => hosts?.every((host) => host === '*' || /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) ?? true, {
      error: 'must be a comma list of host names such as alicdn.com, or * for any',
    }),
  MEDIA_CACHE_MB: whole(1024, 16, 1_000_000),
  MARKETPLACE_DEADLINE_MS: whole(6000, 100, 60_000),
  MARKETPLACE_LINK_HOSTS: text
    .transform((value) => value?.toLowerCase().split(/[\s,]+/).filter(Boolean)) // biome-ignore format: one step
    .refine((hosts) => hosts?.every((host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) ?? true, {
      error: 'must be a comma list of host names such as detail.1688.com',
    }),
  PHOTO_SEARCH: text.default('on').pipe(z.enum(['on', 'off'], { error: 'must be on or off' })),
  RESOLVE_SHORT_LINKS: text.default('off').pipe(z.enum(['on', 'off'], { error: 'must be on or off' })),
  ASSISTANT: text.pipe(z.enum(['rules', 'llm'], { error: 'must be rules or llm' }).optional()),
  LLM_BASE_URL: url(['http:', 'https:']),
  LLM_API_KEY: key,
  LLM_MODEL: key,
  ANTHROPIC_API_KEY: key,
  LLM_TURN_BUDGET_MS: whole(20_000, 1_000, 55_000),
  LLM_DAILY_TOKENS: whole(0, 0, 2_000_000_000),
  LLM_DAILY_TOKENS_BUYER: whole(0, 0, 2_000_000_000),
  LLM_PRICE_INPUT: price,
  LLM_PRICE_OUTPUT: price,
  RATE_SOURCES: text.default(rateSources.join(',')).transform((value, context) => {
    const wanted = value === 'off' ? [] : names(value)
    const unknown = wanted.filter((name) => !rateSources.some((one) => one === name))
    if (unknown.length > 0)
      context.addIssue({ code: 'custom', message: `knows ${rateSources.join(', ')} and off, not ${unknown.join(', ')}` })
    return rateSources.filter((name) => wanted.includes(name))
  }),
  CBR_BASE_URL: serviceUrl('https://www.cbr.ru'),
  CBR_MIRROR_BASE_URL: serviceUrl('https://www.cbr-xml-daily.ru'),
  ER_API_BASE_URL: serviceUrl('https://open.er-api.com'),
  RATE_MARGIN_PERCENT: text
    .transform((value) => Number(value ?? 0))
    .refine((value) => Number.isFinite(value) && value >= 0 && value <= 100, { error: 'must be a number from 0 to 100' }),
  MOQ_POLICY: text.default('enforce').pipe(z.enum(['warn', 'enforce'], { error: 'must be warn or enforce' })),
  UNPAID_ORDER_HOURS: whole(72, 1, 8760),
  UNPAID_ORDERS_MAX: whole(10, 0, 10_000),
  TURNS_PER_DAY: whole(500, 0, 1_000_000),
  TURNS_PER_DAY_ADDRESS: whole(5000, 0, 1_000_000),
  CONVERSATIONS_MAX: whole(1000, 0, 1_000_000),
  CONVERSATIONS_PER_DAY_ADDRESS: whole(3000, 0, 1_000_000),
  STREAMS_MAX: whole(30, 0, 1_000_000),
  STREAMS_MAX_ADDRESS: whole(500, 0, 1_000_000),
  ORDERS_PER_DAY: whole(100, 0, 1_000_000),
  ORDERS_PER_DAY_ADDRESS: whole(300, 0, 1_000_000),
  RATE_LIMITS: text.default('on').pipe(z.enum(['on', 'off'], { error: 'must be on or off' })),
  PASSWORD_MIN_LENGTH: whole(6, 6, 30),
  PASSWORD_MAX_LENGTH: whole(128, 6, 4096),
  PASSWORD_REQUIRE: text.default('').transform((value, context) => {
    const known = characterKinds.filter((kind) => names(value).includes(kind))
    const unknown = names(value).filter((name) => !known.some((kind) => kind === name))
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: `knows ${characterKinds.join(', ')}, not ${unknown.join(', ')}` })
    return known
  }),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_JWKS_URL: url(['http:', 'https:']),
  ...mailVariables,
  WEBHOOK_URL: text.refine((value) => value === undefined || isSafeBase(value), {
    error: 'must be an address that starts with https:, or with http: on this machine',
  }),
  WEBHOOK_SECRET: text.refine((value) => value === undefined || value.length >= 24, { error: 'must have at least 24 characters' }),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: url(['http:', 'https:']),
  GOOGLE_STAND_IN: text.default('0').refine((value) => value === '0' || value === '1', { error: 'must be 0 or 1' }),
  DESK_SECOND_FACTOR: text.default('auto').pipe(z.enum(['auto', 'required', 'optional'], { error: 'must be auto, required or optional' })),
  SECRETS_KEY: text.refine((value) => value === undefined || value.length >= 32, { error: 'must be at least 32 characters' }),
  TRUST_PROXY: text
    .transform((value) => (value === undefined ? false : /^\d+$/.test(value) ? Number(value) : value.replaceAll(' ', '')))
    .refine((value) => typeof value !== 'string' || value.split(',').every(isAddressRange), {
      error: 'must be a number of proxies or a comma list of addresses such as 10.0.0.0/8',
    }),
  METRICS_TOKEN: text.refine((value) => value === undefined || /^[\w.~+/=-]{16,}$/.test(value), {
    error: 'must be at least 16 letters, digits or -._~+/= without blanks',
  }),
  SECURITY_CONTACT: text
    .transform((value) => (value && z.regexes.html5Email.test(value) ? `mailto:${value}` : value))
    .refine((value) => value === undefined || (URL.canParse(value) && ['https:', 'mailto:'].includes(new URL(value).protocol)), {
      error: 'must be an email address or an address that starts with https:',
    }),
  SENTRY_DSN: url(['http:', 'https:']).refine((value) => value === undefined || isDsn(value), {
    error: 'must have a key and a project, such as https://KEY@errors.example/1',
  }),
  SENTRY_ENVIRONMENT: text.default('production').refine((value) => /^[^\s/]{1,64}$/.test(value) && value !== 'None', {
    error: 'must be at most 64 characters without blanks and slashes',
  }),
  ...traceVariables,
  ...shopVariables,
  BACKUP_DIR: text,
  BACKUP_KEEP: whole(7, 1, 1000),
  BACKUP_HOUR: whole(3, 0, 23),
  BACKUP_PASSPHRASE: text.refine((value) => value === undefined || value.length >= 12, { error: 'must have at least 12 characters' }),
  LOG_LEVEL: text
    .default('warn')
    .pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a log level such as warn' })),
})

/** Every variable that is read here. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

type Variables = z.output<typeof variables>

/** Settings that only make sense together. */
function checkTogether(found: Variables, context: z.RefinementCtx): void {
  const refuse = (setting: keyof Variables, message: string) => context.addIssue({ code: 'custom', path: [setting], message })
  const needs = (setting: keyof Variables, other: keyof Variables) => {
    if (found[setting] && !found[other]) refuse(other, `is needed with ${setting}`)
  }
  needs('FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY')
  needs('FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID')
  needs('WEBHOOK_URL', 'WEBHOOK_SECRET')
  needs('DATABASE_READ_URL', 'DATABASE_URL')
  needs('WEBHOOK_SECRET', 'WEBHOOK_URL')
  needs('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  needs('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID')
  needs('GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID')
  if (found.MARKETPLACES.includes('tmapi') && !found.TMAPI_TOKEN) refuse('TMAPI_TOKEN', 'is needed with tmapi among MARKETPLACES')
  for (const setting of ['ALIBABA1688_APP_KEY', 'ALIBABA1688_APP_SECRET', 'ALIBABA1688_ACCESS_TOKEN'] as const) {
    if (found.MARKETPLACES.includes('alibaba1688') && !found[setting]) refuse(setting, 'is needed with alibaba1688 among MARKETPLACES')
  }
  if (found.LLM_BASE_URL && !found.LLM_MODEL) refuse('LLM_MODEL', 'is needed with LLM_BASE_URL')
  if (found.ASSISTANT === 'llm' && !found.LLM_BASE_URL && !found.ANTHROPIC_API_KEY)
    refuse('LLM_BASE_URL', 'or ANTHROPIC_API_KEY is needed with ASSISTANT=llm')
  checkShop(found, refuse)
  checkMails(found, refuse)
  if (found.PASSWORD_MAX_LENGTH < found.PASSWORD_MIN_LENGTH) refuse('PASSWORD_MAX_LENGTH', 'must not be below PASSWORD_MIN_LENGTH')
}

/** The hosts of the marketplaces' own pictures; suppliers put theirs wherever they like. */
const pictureHosts = (marketplaces: readonly MarketplaceName[]): string[] =>
  marketplaces.some((name) => name === 'feed' || name === 'catalogue') ? ['*'] : ['alicdn.com', '1688.com', 'taobao.com', 'tmall.com']

function toAlibaba1688(found: Variables) {
  const { ALIBABA1688_APP_KEY: appKey, ALIBABA1688_APP_SECRET: appSecret, ALIBABA1688_ACCESS_TOKEN: accessToken } = found
  if (!appKey || !appSecret || !accessToken) return undefined
  const tokens = { accessToken, refreshToken: found.ALIBABA1688_REFRESH_TOKEN }
  const [province, city, district] = found.ALIBABA1688_SHIP_TO ?? []
  return {
    baseUrl: found.ALIBABA1688_BASE_URL,
    appKey,
    appSecret,
    tokens,
    concurrency: found.ALIBABA1688_CONCURRENCY,
    /** Most calls a day; 0: any number. */
    callsPerDay: found.ALIBABA1688_CALLS_PER_DAY,
    shipTo: province && city && district ? { province, city, district } : undefined,
  }
}

/** The model that a shop uses where it names none. */
const anthropicModel = 'claude-sonnet-4-5'

/** The language model in front of the rules; `undefined`: none. */
function toLlm(found: Variables) {
  const { LLM_BASE_URL: baseUrl, ANTHROPIC_API_KEY: anthropicKey } = found
  const common = {
    turnBudgetMs: found.LLM_TURN_BUDGET_MS,
    /** 0: any number. */
    dailyTokens: { shop: found.LLM_DAILY_TOKENS, buyer: found.LLM_DAILY_TOKENS_BUYER },
    /** Of a million tokens. */
    price: { input: found.LLM_PRICE_INPUT, output: found.LLM_PRICE_OUTPUT },
  }
  if (found.ASSISTANT === 'rules') return undefined
  if (baseUrl && found.LLM_MODEL)
    return {
      provider: 'openai' as const,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      apiKey: found.LLM_API_KEY ?? '',
      model: found.LLM_MODEL,
      ...common,
    }
  return anthropicKey
    ? { provider: 'anthropic' as const, baseUrl: '', apiKey: anthropicKey, model: found.LLM_MODEL ?? anthropicModel, ...common }
    : undefined
}

const settings = variables.superRefine(checkTogether).transform((found) => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = found
  return {
    port: found.PORT,
    host: found.HOST,
    /** How long it goes on serving when it is asked to stop, while `/health` says that it will. */
    drainMs: found.DRAIN_SECONDS * 1000,
    /** Without a trailing slash; `undefined` means the address it listens on. */
    publicUrl: found.PUBLIC_URL?.replace(/\/+$/, ''),
    /** An absolute path. */
    dataDir: resolve(found.DATA_DIR),
    /** `undefined`: the embedded database under `dataDir`. */
    databaseUrl: found.DATABASE_URL,
    databasePool: found.DATABASE_POOL,
    /** Longest a statement of the running product may take on PostgreSQL; 0: as long as it takes. */
    statementTimeoutMs: found.STATEMENT_TIMEOUT_SECONDS * 1000,
    /** A replica of `databaseUrl` that answers searches and reads of products, and how far behind it may be; `undefined`: none. */
    databaseReadUrl: found.DATABASE_READ_URL,
    databaseReadMaxLagMs: found.DATABASE_READ_LAG_SECONDS * 1000,
    redisUrl: found.REDIS_URL,
    marketplaces: found.MARKETPLACES,
    /** The aggregator's key, and how it is asked; without a key it is not. */
    tmapi: found.TMAPI_TOKEN
      ? {
          baseUrl: found.TMAPI_BASE_URL,
          token: found.TMAPI_TOKEN,
          auth: found.TMAPI_AUTH,
          concurrency: found.TMAPI_CONCURRENCY,
          /** Most calls a day; 0: any number. */
          callsPerDay: found.TMAPI_CALLS_PER_DAY,
        }
      : undefined,
    /** The app at 1688's open platform; without all of it the platform is not asked. */
    alibaba1688: toAlibaba1688(found),
    /** Whether the sample market has its awkward and hostile offers too: for tests. */
    hasHardOffers: found.SAMPLE_HARD === '1',
    /** Whether the example stands in for a table of tariffs that the shop has not written. */
    hasExampleTariffs: found.EXAMPLE_TARIFFS === '1',
    /** Price lists of suppliers: the folder of their mapping files, the largest that is read, and whether addresses of the own network may be asked. */
    feeds: {
      dir: join(resolve(found.DATA_DIR), 'feeds'),
      maxBytes: found.FEED_MAX_MB * 2 ** 20,
      mayAskPrivate: found.FEED_PRIVATE_ADDRESSES === 'allow',
    },
    /** Pictures of marketplaces and suppliers: hosts that may be asked for one, each with the hosts below it (`*`: any), and the room for them. */
    media: { hosts: found.MEDIA_HOSTS ?? pictureHosts(found.MARKETPLACES), maxBytes: found.MEDIA_CACHE_MB * 2 ** 20 },
    llm: toLlm(found),
    marketplaceDeadlineMs: found.MARKETPLACE_DEADLINE_MS,
    /** Hosts whose links lead to products, each including the hosts below it. */
    marketplaceLinkHosts: found.MARKETPLACE_LINK_HOSTS ?? [...defaultLinkHosts],
    /** Whether the marketplaces' own short addresses are followed, which asks their servers. */
    searchesPictures: found.PHOTO_SEARCH === 'on',
    resolvesShortLinks: found.RESOLVE_SHORT_LINKS === 'on',
    /** Who is asked for exchange rates, in this order, and where they are; none: nobody. */
    rates: {
      sources: found.RATE_SOURCES,
      baseUrls: { cbr: found.CBR_BASE_URL, 'cbr-mirror': found.CBR_MIRROR_BASE_URL, 'er-api': found.ER_API_BASE_URL },
    },
    rateMarginPercent: found.RATE_MARGIN_PERCENT,
    /** Whether goods below their minimum order may be ordered with a warning, or not at all. */
    moqPolicy: found.MOQ_POLICY,
    /** Hours to pay an order in, and most unpaid orders of an account at a time (0: any number). */
    unpaidOrders: { hours: found.UNPAID_ORDER_HOURS, max: found.UNPAID_ORDERS_MAX },
    /** What accounts and networks may use; 0: any number. Turns and orders a day, conversations that are kept and, from a network, begun a day, streams at a time. */
    quotas: {
      turns: { account: found.TURNS_PER_DAY, network: found.TURNS_PER_DAY_ADDRESS },
      conversations: { account: found.CONVERSATIONS_MAX, network: found.CONVERSATIONS_PER_DAY_ADDRESS },
      streams: { account: found.STREAMS_MAX, network: found.STREAMS_MAX_ADDRESS },
      orders: { account: found.ORDERS_PER_DAY, network: found.ORDERS_PER_DAY_ADDRESS },
    },
    isRateLimited: found.RATE_LIMITS === 'on',
    /** Of the built-in identity. */
    passwordPolicy: { minLength: found.PASSWORD_MIN_LENGTH, maxLength: found.PASSWORD_MAX_LENGTH, require: found.PASSWORD_REQUIRE },
    /** Which `X-Forwarded-For` is believed: how many proxies stand in front, or a comma list of their addresses; `false`: none. */
    trustProxy: found.TRUST_PROXY,
    /** Set: the hosted identity provider signs people in, instead of the built-in service. */
    firebase:
      projectId && apiKey
        ? { projectId, apiKey, authDomain: found.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`, jwksUrl: found.FIREBASE_JWKS_URL }
        : undefined,
    /** `undefined`: emails are files in the outbox folder. */
    smtpUrl: found.SMTP_URL,
    mailFrom: toSender(found.MAIL_FROM, found.SHOP_NAME, found.PUBLIC_URL ? new URL(found.PUBLIC_URL).hostname : 'localhost'),
    dkim: toDkim(found),
    /** Where the shop itself hears of a new order; `undefined`: nowhere. */
    ordersTo: toOrdersTo(found, found.SHOP_EMAIL),
    /** The program that is told what happens to orders, and what it knows us by; `undefined`: none. */
    webhook: found.WEBHOOK_URL && found.WEBHOOK_SECRET ? { url: found.WEBHOOK_URL, secret: found.WEBHOOK_SECRET } : undefined,
    /** Of the built-in identity: the client that Google, or the OpenID provider `issuer` in its place, knows the product as. */
    google: clientId && clientSecret ? { clientId, clientSecret, issuer: found.GOOGLE_ISSUER } : undefined,
    /** Whether the labelled stand-in may take Google's place; it still does so only where nobody but this machine can call. */
    wantsStandIn: found.GOOGLE_STAND_IN === '1',
    /** Whether operators need a second factor: `auto` where others than this machine can call. Whoever has one is asked for it always. */
    deskSecondFactor: found.DESK_SECOND_FACTOR,
    /** What secrets in the database are encrypted with; `undefined`: a key in `dataDir`. */
    secretsKey: found.SECRETS_KEY,
    /** Who may read `/metrics`; `undefined`: this machine alone. */
    metricsToken: found.METRICS_TOKEN,
    /** Whom to tell of a hole, as an address for `security.txt`. */
    securityContact: found.SECURITY_CONTACT && new URL(found.SECURITY_CONTACT).href,
    /** Where errors of the pages and of the server are reported; `undefined`: nowhere. */
    sentryDsn: found.SENTRY_DSN,
    sentryEnvironment: found.SENTRY_ENVIRONMENT,
    /** Where traces are sent; `undefined`: none are kept. */
    traces: toTraces(found),
    /** Who sells, and where the money of an order goes. */
    shop: toShop(found),
    /** Where a backup of each night goes, at which hour of the day (UTC), and how many are kept; `undefined`: none is made. */
    backups: found.BACKUP_DIR ? { dir: resolve(found.BACKUP_DIR), keep: found.BACKUP_KEEP, hour: found.BACKUP_HOUR } : undefined,
    /** Encrypts backups. */
    backupPassphrase: found.BACKUP_PASSPHRASE,
    logLevel: found.LOG_LEVEL,
  }
})

/** The settings of one process, as `readConfig` reads them. */
export type Config = z.output<typeof settings>

/** Reads the settings from environment variables; throws a `ConfigError` that names the first one that cannot be used. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = settings.safeParse(environment)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  throw new ConfigError(String(issue?.path[0] ?? 'settings'), issue?.message ?? 'cannot be read')
}
