import { expect, test } from 'vitest'
import { defaultLinkHosts, isMarketplaceLink } from './marketplace-link.ts'

test.each([
  ['https://detail.1688.com/offer/1.html', true],
  ['https://DETAIL.1688.com/offer/1.html', true],
  ['https://item.taobao.com/item.htm?id=1', true],
  ['https://example.com/', false],
  ['https://www.1688.com/', false],
])('CH-54 is %s a marketplace link: %s', (href, expected) => {
  expect(isMarketplaceLink(href, defaultLinkHosts)).toBe(expected)
})

test('CH-54 an empty name among the hosts matches nothing', () => {
  expect(isMarketplaceLink('https://example.com/', [''])).toBe(false)
})
