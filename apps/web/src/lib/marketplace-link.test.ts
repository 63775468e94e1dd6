import { defaultLinkHosts as serverLinkHosts } from '@karavan/marketplaces/links.ts'
import { expect, test } from 'vitest'
import { defaultLinkHosts, isMarketplaceLink, loneLink } from './marketplace-link.ts'

test.each([
  ['https://detail.1688.com/offer/1.html', true],
  ['https://DETAIL.1688.com/offer/1.html', true],
  ['https://item.taobao.com/item.htm?id=1', true],
  ['https://example.com/', false],
  ['https://www.1688.com/', false],
])('is %s a marketplace link: %s [CH-54]', (href, expected) => {
  expect(isMarketplaceLink(href, defaultLinkHosts)).toBe(expected)
})

// wire: product links to recognise
test.each([
  ['https://detail.1688.com/offer/1.html', true],
  ['https://m.1688.com/offer/1.html', true],
  ['https://www.1688.com/offer/1.html', true],
  ['https://detail.m.1688.com/page/index.htm?offerId=1', true],
  ['https://detail.1688.com/offer/1.html?kjSource=pc', true],
  ['https://qr.1688.com/s/aB1', true],
  ['https://item.taobao.com/item.htm?id=1', true],
  ['https://world.taobao.com/item/1.htm', true],
  ['https://detail.tmall.com/item.htm?id=1', true],
  ['https://detail.tmall.hk/hk/item.htm?id=1', true],
  ['https://chaoshi.detail.tmall.com/item.htm?id=1', true],
  ['https://h5.m.taobao.com/awp/core/detail.htm?id=1', true],
  ['https://m.intl.taobao.com/detail/detail.html?id=1', true],
  ['https://a.m.taobao.com/i1.htm', true],
  ['https://m.tb.cn/h.aB1', true],
  ['https://e.tb.cn/h.aB1', true],
  ['https://www.alibaba.com/product-detail/Mug_1.html', true],
  ['https://russian.alibaba.com/product/1.html', true],
  ['https://en.yiwugo.com/product/detail/1.html', true],
  ['https://weidian.com/item.html?itemID=1', false],
  ['https://dj.1688.com/ci_bb?a=1', false],
  ['https://s.click.taobao.com/t?e=1', false],
])('with the hosts a server names %s is a marketplace link: %s [CH-54]', (href, expected) => {
  expect(isMarketplaceLink(href, serverLinkHosts)).toBe(expected)
})

test('an empty name among the hosts matches nothing [CH-54]', () => {
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
])('the link that %j is by itself: %j [CH-54]', (text, link) => {
  expect(loneLink(text)).toBe(link)
})
