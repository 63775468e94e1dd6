import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { characterKinds, type PasswordPolicy } from '@karavan/identity/passwords.ts'
import { defaultLinkHosts } from '@karavan/marketplaces/links.ts'
import { z } from 'zod'

/** A setting that cannot be used. The start ends with this one line. */
export class ConfigError extends Error {
  readonly setting: string
  constructor(setting: string, reason: string, options?: ErrorOptions) {
    super(`${setting}: ${reason}`, options)
    this.name = 'ConfigError'
    this.setting = setting
  }
}

const marketplaceNames = ['sample', 'catalogue'] as const
export type MarketplaceName = (typeof marketplaceNames)[number]

/** An empty value counts as unset: that is what `NAME=` in an env file means to people. */
const text = z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), z.string().trim().optional())
const url = (protocols: string[]) =>
  text.refine((value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
const whole = (standard: number, minimum: number, maximum: number) =>
  text
    .transform((value) => (value === undefined ? standard : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    })

/** One address, a range of them in CIDR form, or a name that Fastify knows for some. */
function isAddressRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(value)
  return more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)))
}

const settings = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  DATABASE_POOL: whole(12, 1, 200),
  REDIS_URL: url(['redis:', 'rediss:']),
  MARKETPLACES: text.default('sample').transform((value, context) => {
    const names = [...new Set(value.split(',').map((name) => name.trim()))].filter(Boolean)
    const known = names.filter((name): name is MarketplaceName => marketplaceNames.some((one) => one === name))
    const unknown = names.filter((name) => !known.some((one) => one === name))
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: `knows ${marketplaceNames.join(', ')}, not ${unknown.join(', ')}` })
    if (names.length === 0) context.addIssue({ code: 'custom', message: 'must name at least one marketplace' })
    return known
  }),
  MARKETPLACE_DEADLINE_MS: whole(6000, 100, 60_000),
  MARKETPLACE_LINK_HOSTS: text
    .transform((value) => value?.toLowerCase().split(/[\s,]+/).filter(Boolean)) // biome-ignore format: one step
    .refine((hosts) => hosts?.every((host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) ?? true, {
      error: 'must be a comma list of host names such as detail.1688.com',
    }),
  RESOLVE_SHORT_LINKS: text.default('off').refine((value) => value === 'on' || value === 'off', { error: 'must be on or off' }),
  RATE_MARGIN_PERCENT: text
    .transform((value) => Number(value ?? 0))
    .refine((value) => Number.isFinite(value) && value >= 0 && value <= 100, { error: 'must be a number from 0 to 100' }),
  MOQ_POLICY: text.default('warn').refine((value) => value === 'warn' || value === 'enforce', { error: 'must be warn or enforce' }),
  RATE_LIMITS: text.default('on').refine((value) => value === 'on' || value === 'off', { error: 'must be on or off' }),
  PASSWORD_MIN_LENGTH: whole(6, 6, 30),
  PASSWORD_MAX_LENGTH: whole(128, 6, 4096),
  PASSWORD_REQUIRE: text.default('').transform((value, context) => {
    const names = [...new Set(value.split(',').map((name) => name.trim()))].filter(Boolean)
    const known = characterKinds.filter((kind) => names.includes(kind))
    if (known.length < names.length)
      context.addIssue({
        code: 'custom',
        message: `knows ${characterKinds.join(', ')}, not ${names.filter((name) => !known.some((kind) => kind === name)).join(', ')}`,
      })
    return known
  }),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_JWKS_URL: url(['http:', 'https:']),
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: url(['http:', 'https:']),
  TRUST_PROXY: text
    .transform((value) => (value === undefined ? false : /^\d+$/.test(value) ? Number(value) : value.replaceAll(' ', '')))
    .refine((value) => typeof value !== 'string' || value.split(',').every(isAddressRange), {
      error: 'must be a number of proxies or a comma list of addresses such as 10.0.0.0/8',
    }),
  SENTRY_DSN: url(['http:', 'https:']),
  LOG_LEVEL: text.default('warn').refine((value) => ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(value), {
    error: 'must be a log level such as warn',
  }),
})

export interface Config {
  port: number
  host: string
  /** Without a trailing slash; `undefined` means the address it listens on. */
  publicUrl?: string
  dataDir: string
  databaseUrl?: string
  databasePool: number
  redisUrl?: string
  marketplaces: MarketplaceName[]
  marketplaceDeadlineMs: number
  /** Hosts whose links lead to products, each with the hosts below it. */
  marketplaceLinkHosts: string[]
  /** Whether the marketplaces' own short addresses are followed, which asks their servers. */
  resolvesShortLinks: boolean
  rateMarginPercent: number
  /** Whether goods below their smallest order may be ordered (decision W-07). */
  moqPolicy: 'warn' | 'enforce'
  isRateLimited: boolean
  /** Of the built-in identity. */
  passwordPolicy: PasswordPolicy
  /** Whose `X-Forwarded-For` is believed: how many proxies stand in front, or a comma list of their addresses; else nobody's. */
  trustProxy: number | string | false
  /** Set: the hosted identity provider signs people in, instead of the built-in service. */
  firebase?: { projectId: string; apiKey: string; authDomain: string; jwksUrl?: string }
  /** Unset: mails are files in the outbox folder. */
  smtpUrl?: string
  mailFrom: string
  /** Of the built-in identity: the client that Google, or the OpenID provider `issuer` in its place, knows the product as. */
  google?: { clientId: string; clientSecret: string; issuer?: string }
  sentryDsn?: string
  logLevel: string
}

/** Reads the settings of INTERFACE; throws a `ConfigError` that names the first one that cannot be used. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = settings.safeParse(environment)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new ConfigError(String(issue?.path[0] ?? 'settings'), issue?.message ?? 'cannot be read')
  }
  const found = read.data
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = found
  if (projectId && !apiKey) throw new ConfigError('FIREBASE_API_KEY', 'is needed with FIREBASE_PROJECT_ID')
  if (apiKey && !projectId) throw new ConfigError('FIREBASE_PROJECT_ID', 'is needed with FIREBASE_API_KEY')
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = found
  if (clientId && !clientSecret) throw new ConfigError('GOOGLE_CLIENT_SECRET', 'is needed with GOOGLE_CLIENT_ID')
  if (clientSecret && !clientId) throw new ConfigError('GOOGLE_CLIENT_ID', 'is needed with GOOGLE_CLIENT_SECRET')
  if (found.GOOGLE_ISSUER && !clientId) throw new ConfigError('GOOGLE_CLIENT_ID', 'is needed with GOOGLE_ISSUER')
  if (found.PASSWORD_MAX_LENGTH < found.PASSWORD_MIN_LENGTH)
    throw new ConfigError('PASSWORD_MAX_LENGTH', 'must not be below PASSWORD_MIN_LENGTH')
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl: found.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(found.DATA_DIR),
    databaseUrl: found.DATABASE_URL,
    databasePool: found.DATABASE_POOL,
    redisUrl: found.REDIS_URL,
    marketplaces: found.MARKETPLACES,
    marketplaceDeadlineMs: found.MARKETPLACE_DEADLINE_MS,
    marketplaceLinkHosts: found.MARKETPLACE_LINK_HOSTS ?? [...defaultLinkHosts],
    resolvesShortLinks: found.RESOLVE_SHORT_LINKS === 'on',
    rateMarginPercent: found.RATE_MARGIN_PERCENT,
    moqPolicy: found.MOQ_POLICY === 'enforce' ? 'enforce' : 'warn',
    isRateLimited: found.RATE_LIMITS === 'on',
    passwordPolicy: { minLength: found.PASSWORD_MIN_LENGTH, maxLength: found.PASSWORD_MAX_LENGTH, require: found.PASSWORD_REQUIRE },
    trustProxy: found.TRUST_PROXY,
    firebase:
      projectId && apiKey
        ? { projectId, apiKey, authDomain: found.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`, jwksUrl: found.FIREBASE_JWKS_URL }
        : undefined,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM ?? `Karavan <no-reply@${found.PUBLIC_URL ? new URL(found.PUBLIC_URL).hostname : 'localhost'}>`,
    google: clientId && clientSecret ? { clientId, clientSecret, issuer: found.GOOGLE_ISSUER } : undefined,
    sentryDsn: found.SENTRY_DSN,
    logLevel: found.LOG_LEVEL,
  }
}
