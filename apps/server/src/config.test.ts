import { defaultLinkHosts } from '@karavan/marketplaces/links.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const bank = {
  BANK_RECIPIENT: 'ООО «Караван»',
  BANK_ACCOUNT: '40702810200000012345',
  BANK_BIC: '044525225',
  BANK_NAME: 'ПАО СБЕРБАНК',
  BANK_CORR_ACCOUNT: '30101810400000000225',
}

test('a shop without settings has a name and nothing else, and nobody can be paid', () => {
  expect(JSON.parse(JSON.stringify(readConfig({}).shop))).toEqual({ info: { name: 'Karavan' }, vat: 'НДС не облагается' })
})

test('numbers of the shop may be grouped; the recipient is the seller where no other is named', () => {
  const settings = {
    ...bank,
    BANK_RECIPIENT: '',
    BANK_ACCOUNT: '40702 810 2 0000 0012345',
    SHOP_LEGAL_NAME: 'ООО «Ромашка»',
    SHOP_INN: '7701234560',
  }
  expect(readConfig(settings).shop.payee).toEqual({
    name: 'ООО «Ромашка»',
    inn: '7701234560',
    kpp: undefined,
    account: '40702810200000012345',
    bank: 'ПАО СБЕРБАНК',
    bic: '044525225',
    corr_account: '30101810400000000225',
  })
})

test('the password policy is the stated one, and what the settings make of it [CO-19 CO-20]', () => {
  expect(readConfig({}).passwordPolicy).toEqual({ minLength: 6, maxLength: 128, require: [] })
  const settings = { PASSWORD_MIN_LENGTH: '10', PASSWORD_MAX_LENGTH: '64', PASSWORD_REQUIRE: ' symbol, lower,lower' }
  expect(readConfig(settings).passwordPolicy).toEqual({ minLength: 10, maxLength: 64, require: ['lower', 'symbol'] })
})

test('links of every known host count, or of those that are set; short ones are not followed by themselves [G-78 W-06]', () => {
  expect(readConfig({})).toMatchObject({ marketplaceLinkHosts: [...defaultLinkHosts], resolvesShortLinks: false })
  expect(readConfig({ MARKETPLACE_LINK_HOSTS: ' Detail.1688.com,item.taobao.com, ', RESOLVE_SHORT_LINKS: 'on' })).toMatchObject({
    marketplaceLinkHosts: ['detail.1688.com', 'item.taobao.com'],
    resolvesShortLinks: true,
  })
})

test('the sample market has its awkward offers only where they are asked for [G-77]', () => {
  expect(readConfig({}).hasHardOffers).toBe(false)
  expect(readConfig({ SAMPLE_HARD: '0' }).hasHardOffers).toBe(false)
  expect(readConfig({ SAMPLE_HARD: '1' }).hasHardOffers).toBe(true)
})

test('an aggregator is asked where it has a key, at the vendor’s address or on this machine', () => {
  expect(readConfig({}).tmapi).toBeUndefined()
  expect(readConfig({ MARKETPLACES: 'tmapi,sample', TMAPI_TOKEN: 'key' })).toMatchObject({
    marketplaces: ['tmapi', 'sample'],
    tmapi: { baseUrl: 'https://api.tmapi.io', token: 'key', auth: 'query', concurrency: 4 },
  })
  const own = { TMAPI_TOKEN: 'key', TMAPI_BASE_URL: 'http://127.0.0.1:9/', TMAPI_AUTH: 'header', TMAPI_CONCURRENCY: '2' }
  expect(readConfig(own).tmapi).toMatchObject({ baseUrl: 'http://127.0.0.1:9', token: 'key', auth: 'header', concurrency: 2 })
})

test('quotas are the documented ones, or those that are set', () => {
  expect(readConfig({}).quotas).toEqual({
    turns: { account: 500, network: 5000 },
    conversations: { account: 1000, network: 3000 },
    streams: { account: 30, network: 500 },
    orders: { account: 100, network: 300 },
  })
  expect(readConfig({ TURNS_PER_DAY: '7', ORDERS_PER_DAY_ADDRESS: '0' }).quotas).toMatchObject({
    turns: { account: 7, network: 5000 },
    orders: { account: 100, network: 0 },
  })
})

test.each<[string | undefined, number | string | false]>([
  [undefined, false],
  ['2', 2],
  ['127.0.0.1, ::1', '127.0.0.1,::1'],
  ['10.0.0.0/8,fd00::/8,loopback', '10.0.0.0/8,fd00::/8,loopback'],
])('TRUST_PROXY=%s is read', (value, read) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(read)
})

test.each([
  [{ MARKETPLACE_LINK_HOSTS: 'detail.1688.com, https://item.taobao.com/' }, 'MARKETPLACE_LINK_HOSTS: must be a comma list of host names'],
  [{ STREAMS_MAX: 'many' }, 'STREAMS_MAX: must be a whole number from 0 to 1000000'],
  [{ SAMPLE_HARD: 'on' }, 'SAMPLE_HARD: must be 0 or 1'],
  [{ EXAMPLE_TARIFFS: 'on' }, 'EXAMPLE_TARIFFS: must be 0 or 1'],
  [{ RESOLVE_SHORT_LINKS: 'yes' }, 'RESOLVE_SHORT_LINKS: must be on or off'],
  [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH: must be a whole number from 6 to 30'],
  [{ PASSWORD_MIN_LENGTH: '20', PASSWORD_MAX_LENGTH: '10' }, 'PASSWORD_MAX_LENGTH: must not be below PASSWORD_MIN_LENGTH'],
  [{ PASSWORD_REQUIRE: 'lower,emoji' }, 'PASSWORD_REQUIRE: knows lower, upper, digit, symbol, not emoji'],
  [{ TRUST_PROXY: '10.0.0.0/8,10.0.0' }, 'TRUST_PROXY: must be a number of proxies or a comma list of addresses'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: must be'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY: must be'],
  [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY: must be'],
  [{ MARKETPLACES: 'sample,bazaar' }, 'MARKETPLACES: knows sample, catalogue, feed, tmapi, alibaba1688, not bazaar'],
  [{ DATABASE_READ_URL: 'postgres://replica.example/karavan' }, 'DATABASE_URL: is needed with DATABASE_READ_URL'],
  [{ DATABASE_READ_URL: 'mysql://replica.example/karavan' }, 'DATABASE_READ_URL: must be an address that starts with postgres://'],
  [{ MARKETPLACES: 'alibaba1688' }, 'ALIBABA1688_APP_KEY: is needed with alibaba1688 among MARKETPLACES'],
  [{ MARKETPLACES: 'alibaba1688', ALIBABA1688_APP_KEY: '1', ALIBABA1688_APP_SECRET: 's' }, 'ALIBABA1688_ACCESS_TOKEN: is needed with'],
  [{ ALIBABA1688_APP_KEY: '../1' }, 'ALIBABA1688_APP_KEY: must be letters and digits'],
  [{ ALIBABA1688_BASE_URL: 'http://gw.open.1688.example' }, 'ALIBABA1688_BASE_URL: must be an address that starts with https:'],
  [{ MARKETPLACES: 'tmapi' }, 'TMAPI_TOKEN: is needed with tmapi among MARKETPLACES'],
  [{ MARKETPLACES: 'tmapi', TMAPI_TOKEN: 'a b' }, 'TMAPI_TOKEN: must be a key without blanks'],
  [
    { TMAPI_BASE_URL: 'http://api.tmapi.example' },
    'TMAPI_BASE_URL: must be an address that starts with https:, or with http: on this machine',
  ],
  [{ TMAPI_AUTH: 'cookie' }, 'TMAPI_AUTH: must be query or header'],
  [{ GOOGLE_STAND_IN: 'yes' }, 'GOOGLE_STAND_IN: must be 0 or 1'],
  [{ DESK_SECOND_FACTOR: 'no' }, 'DESK_SECOND_FACTOR: must be auto, required or optional'],
  [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY: must be at least 32'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must be at least 16'],
  [{ SECURITY_CONTACT: 'call me' }, 'SECURITY_CONTACT: must be an email address'],
  [{ SECURITY_CONTACT: 'http://shop.example/contact' }, 'SECURITY_CONTACT: must be'],
  [{ SENTRY_DSN: 'https://errors.example/1' }, 'SENTRY_DSN: must have a key and a project'],
  [{ SENTRY_DSN: 'https://key@errors.example/shop' }, 'SENTRY_DSN: must have a key and a project'],
  [{ SENTRY_ENVIRONMENT: 'my shop' }, 'SENTRY_ENVIRONMENT: must be at most 64 characters'],
  [{ SHOP_INN: '7701234561' }, 'SHOP_INN: is not an INN'],
  [{ SHOP_KPP: '12' }, 'SHOP_KPP: is not a KPP'],
  [{ SHOP_OGRN: '1027700132196' }, 'SHOP_OGRN: is not an OGRN'],
  [{ SHOP_EMAIL: 'help' }, 'SHOP_EMAIL: must be an email address'],
  [{ SHOP_PHONE: 'call' }, 'SHOP_PHONE: must be a telephone number'],
  [{ SHOP_MESSENGER: 'javascript:alert(1)' }, 'SHOP_MESSENGER: must be an address that starts with https://'],
  [{ SHOP_NAME: 'a|b' }, 'SHOP_NAME: must be one line of at most 60 characters without |'],
  [{ BANK_ACCOUNT: '1' }, 'BANK_ACCOUNT: must be 20 digits'],
  [{ BANK_ACCOUNT: bank.BANK_ACCOUNT }, 'BANK_BIC: is needed with BANK_ACCOUNT'],
  [{ ...bank, BANK_RECIPIENT: '' }, 'BANK_RECIPIENT: or SHOP_LEGAL_NAME is needed with BANK_ACCOUNT'],
  [{ ...bank, BANK_ACCOUNT: '40702810200000012346' }, 'BANK_ACCOUNT: is not an account of the bank that BANK_BIC names'],
  [{ ...bank, BANK_CORR_ACCOUNT: '30101810400000000226' }, 'BANK_CORR_ACCOUNT: is not the correspondent account'],
  [{ ...bank, BANK_NAME: 'б'.repeat(46) }, 'BANK_NAME: must be one line of at most 45'],
  [{ PUBLIC_URL: 'https://shop.example/store' }, 'PUBLIC_URL: must be an address without a path'],
  [{ PUBLIC_URL: 'https://me:secret@shop.example' }, 'PUBLIC_URL: must be an address without a path'],
  [{ MAIL_FROM: 'not an address' }, 'MAIL_FROM: must be an email address'],
  [{ MAIL_FROM: 'Shop <mail@shop.example>, eve@example.com' }, 'MAIL_FROM: must be an email address'],
  [{ MAIL_DKIM_DOMAIN: 'shop.example', MAIL_DKIM_KEY: 'dkim.pem' }, 'MAIL_DKIM_SELECTOR: is needed with MAIL_DKIM_DOMAIN'],
  [{ MAIL_DKIM_DOMAIN: 'shop' }, 'MAIL_DKIM_DOMAIN: must be a domain'],
  [{ MAIL_ORDERS_TO: 'somebody' }, 'MAIL_ORDERS_TO: must be an email address, or off'],
  [{ MAIL_ORDERS_LANGUAGE: 'de' }, 'MAIL_ORDERS_LANGUAGE: must be en, ru, zh'],
  [{ WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: 'x'.repeat(24) }, 'WEBHOOK_URL: must be an address that starts with https:'],
  [{ WEBHOOK_URL: 'https://hooks.example/karavan' }, 'WEBHOOK_SECRET: is needed with WEBHOOK_URL'],
  [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET: must have at least 24 characters'],
  [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE: must have at least 12 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be a log level such as warn'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID'],
  [{ GOOGLE_ISSUER: 'https://id.example' }, 'GOOGLE_CLIENT_ID: is needed with GOOGLE_ISSUER'],
  [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'id.example' }, 'GOOGLE_ISSUER: must be an address'],
])('%j stops the start with one line', (settings, line) => {
  expect(() => readConfig(settings)).toThrow(line)
})
