import { defaultLinkHosts } from '@karavan/marketplaces/links.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
  [{ SAMPLE_HARD: 'on' }, 'SAMPLE_HARD: must be 0 or 1'],
  [{ RESOLVE_SHORT_LINKS: 'yes' }, 'RESOLVE_SHORT_LINKS: must be on or off'],
  [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH: must be a whole number from 6 to 30'],
  [{ PASSWORD_MIN_LENGTH: '20', PASSWORD_MAX_LENGTH: '10' }, 'PASSWORD_MAX_LENGTH: must not be below PASSWORD_MIN_LENGTH'],
  [{ PASSWORD_REQUIRE: 'lower,emoji' }, 'PASSWORD_REQUIRE: knows lower, upper, digit, symbol, not emoji'],
  [{ TRUST_PROXY: '10.0.0.0/8,10.0.0' }, 'TRUST_PROXY: must be a number of proxies or a comma list of addresses'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: must be'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY: must be'],
  [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY: must be'],
  [{ MARKETPLACES: 'sample,bazaar' }, 'MARKETPLACES: knows sample, catalogue, not bazaar'],
  [{ GOOGLE_STAND_IN: 'yes' }, 'GOOGLE_STAND_IN: must be 0 or 1'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must be at least 16'],
  [{ SECURITY_CONTACT: 'call me' }, 'SECURITY_CONTACT: must be an email address'],
  [{ SECURITY_CONTACT: 'http://shop.example/contact' }, 'SECURITY_CONTACT: must be'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be a log level such as warn'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID'],
  [{ GOOGLE_ISSUER: 'https://id.example' }, 'GOOGLE_CLIENT_ID: is needed with GOOGLE_ISSUER'],
  [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'id.example' }, 'GOOGLE_ISSUER: must be an address'],
])('%j stops the start with one line', (settings, line) => {
  expect(() => readConfig(settings)).toThrow(line)
})
