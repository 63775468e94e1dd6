import { expect, test } from 'vitest'
import { defaultLinkHosts, isMarketplaceLink, loneLink } from './marketplace-link.ts'

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

const offer = 'https://detail.1688.com/offer/610947572360.html'
test.each([
  [offer, offer],
  [`  ${offer}?fromkv=cbuPcPlugin&kjSource=pc \n`, `${offer}?fromkv=cbuPcPlugin&kjSource=pc`],
  // As the share buttons write it.
  [`【1688】我在1688发现了一个不错的商品 ${offer} 点击链接直接打开`, offer],
  ['【淘宝】https://m.tb.cn/h.5abcDEF CZ0001 「保温杯 500ml」\n点击链接直接打开 或者 淘宝搜索直接打开', 'https://m.tb.cn/h.5abcDEF'],
  ['https://item.taobao.com/item.htm?id=1，看看这个', 'https://item.taobao.com/item.htm?id=1'],
  [`нужно 100 таких ${offer}`, undefined],
  [`100 of these please ${offer}`, undefined],
  [`${offer} ${offer}`, undefined],
  ['', undefined],
])('CH-54 the link that %j is by itself: %j', (text, link) => {
  expect(loneLink(text)).toBe(link)
})
