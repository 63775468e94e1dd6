import { defaultLinkHosts } from '@karavan/marketplaces/links.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('CO-19 CO-20 the password policy is the stated one, and what the settings make of it', () => {
  expect(readConfig({}).passwordPolicy).toEqual({ minLength: 6, maxLength: 128, require: [] })
  const settings = { PASSWORD_MIN_LENGTH: '10', PASSWORD_MAX_LENGTH: '64', PASSWORD_REQUIRE: ' symbol, lower,lower' }
  expect(readConfig(settings).passwordPolicy).toEqual({ minLength: 10, maxLength: 64, require: ['lower', 'symbol'] })
})

test('G-78 W-06 links of every known host count, or of those that are set; short ones are not followed by themselves', () => {
  expect(readConfig({})).toMatchObject({ marketplaceLinkHosts: [...defaultLinkHosts], resolvesShortLinks: false })
  expect(readConfig({ MARKETPLACE_LINK_HOSTS: ' Detail.1688.com,item.taobao.com, ', RESOLVE_SHORT_LINKS: 'on' })).toMatchObject({
    marketplaceLinkHosts: ['detail.1688.com', 'item.taobao.com'],
    resolvesShortLinks: true,
  })
})

test.each([
  [{ MARKETPLACE_LINK_HOSTS: 'detail.1688.com, https://item.taobao.com/' }, 'MARKETPLACE_LINK_HOSTS: must be a comma list of host names'],
  [{ RESOLVE_SHORT_LINKS: 'yes' }, 'RESOLVE_SHORT_LINKS: must be on or off'],
  [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH: must be a whole number from 6 to 30'],
  [{ PASSWORD_MIN_LENGTH: '20', PASSWORD_MAX_LENGTH: '10' }, 'PASSWORD_MAX_LENGTH: must not be below PASSWORD_MIN_LENGTH'],
  [{ PASSWORD_REQUIRE: 'lower,emoji' }, 'PASSWORD_REQUIRE: knows lower, upper, digit, symbol, not emoji'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID'],
  [{ GOOGLE_ISSUER: 'https://id.example' }, 'GOOGLE_CLIENT_ID: is needed with GOOGLE_ISSUER'],
  [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'id.example' }, 'GOOGLE_ISSUER: must be an address'],
])('%j stops the start with one line', (settings, line) => {
  expect(() => readConfig(settings)).toThrow(line)
})
