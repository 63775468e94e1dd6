import { expect, test } from 'vitest'
import { defaultLinkHosts, findLink, toOfferUrl } from './links.ts'

const known: [text: string, platform: string, itemId: string][] = [
  ['https://detail.1688.com/offer/610947572360.html', '1688', '610947572360'],
  ['http://detail.1688.com/offer/610947572360.html?spm=a260k.home&kjSource=pc#top', '1688', '610947572360'],
  ['HTTPS://DETAIL.1688.COM/offer/610947572360.html', '1688', '610947572360'],
  ['https://m.1688.com/offer/610947572360.html', '1688', '610947572360'],
  ['https://www.1688.com/offer/610947572360.html', '1688', '610947572360'],
  ['https://detail.m.1688.com/page/index.htm?offerId=610947572360&sk=consign', '1688', '610947572360'],
  ['【1688】保温杯 https://detail.1688.com/offer/610947572360.html，点击链接直接打开', '1688', '610947572360'],
  ['сколько стоит https://detail.1688.com/offer/610947572360.html?', '1688', '610947572360'],
  ['(https://detail.1688.com/offer/610947572360.html)', '1688', '610947572360'],
  ['https://item.taobao.com/item.htm?spm=a1&id=689012345678&skuId=1', 'taobao', '689012345678'],
  ['https://world.taobao.com/item/689012345678.htm', 'taobao', '689012345678'],
  ['https://world.taobao.com/item/wap/689012345678.htm', 'taobao', '689012345678'],
  ['https://detail.tmall.com/item.htm?id=689012345678', 'taobao', '689012345678'],
  ['https://detail.tmall.com/item_o.htm?id=689012345678', 'taobao', '689012345678'],
  ['https://detail.tmall.hk/hk/item.htm?id=689012345678', 'taobao', '689012345678'],
  ['https://chaoshi.detail.tmall.com/item.htm?id=689012345678', 'taobao', '689012345678'],
  ['https://h5.m.taobao.com/awp/core/detail.htm?id=689012345678', 'taobao', '689012345678'],
  ['https://m.intl.taobao.com/detail/detail.html?id=689012345678', 'taobao', '689012345678'],
  ['https://a.m.taobao.com/i689012345678.htm', 'taobao', '689012345678'],
  ['https://www.alibaba.com/product-detail/Steel-Thermos-Mug_1600123456789.html', 'alibaba', '1600123456789'],
  ['https://someshop.en.alibaba.com/product/1600123456789-801/mug.html', 'alibaba', '1600123456789'],
  ['https://www.yiwugo.com/product/detail/925123456.html', 'yiwugo', '925123456'],
  ['https://en.yiwugo.com/product/detail/925123456.html', 'yiwugo', '925123456'],
  ['https://market.karavan.example/offer/600000000001.html', 'sample', '600000000001'],
]
test.each(known)('reads the product of %s [G-79 W-06]', (text, platform, itemId) => {
  expect(findLink(text)).toMatchObject({ kind: 'offer', platform, itemId })
})

test.each(known)('the canonical address of %s is recognised as the same product', (text) => {
  const link = findLink(text)
  if (link?.kind !== 'offer') throw new Error('expected an offer')
  expect(findLink(toOfferUrl(link.platform, link.itemId))).toEqual(link)
})

test.each([
  ['https://1688.com.evil.com/offer/610947572360.html', '1688.com.evil.com'],
  ['https://evil1688.com/offer/610947572360.html', 'evil1688.com'],
  ['https://detail.1688.com.evil.com/offer/610947572360.html', 'detail.1688.com.evil.com'],
  ['https://evilalibaba.com/product/1600123456789.html', 'evilalibaba.com'],
  ['https://detail.1688.com@evil.com/offer/610947572360.html', 'evil.com'],
  ['https://user:secret@detail.1688.com/offer/610947572360.html', 'detail.1688.com'],
  ['https://detail.1688.com:8443/offer/610947572360.html', 'detail.1688.com'],
  ['https://evil.com/?u=https://detail.1688.com/offer/610947572360.html', 'evil.com'],
  ['https://detail.1688.com/offer/abc.html', 'detail.1688.com'],
  ['https://detail.1688.com/offer/123456789012345678901234.html', 'detail.1688.com'],
  ['https://item.taobao.com/item.htm?ID=689012345678', 'item.taobao.com'],
  ['https://item.taobao.com/item.htm', 'item.taobao.com'],
  ['https://weidian.com/item.html?itemID=4412345678', 'weidian.com'],
  ['https://dj.1688.com/ci_bb?a=1', 'dj.1688.com'],
  ['https://s.click.taobao.com/t?e=abc', 's.click.taobao.com'],
])('takes %s for no product [G-79]', (text, host) => {
  expect(findLink(text)).toEqual({ kind: 'unsupported', host })
})

test.each([
  ['https://qr.1688.com/s/ab12CD', '1688'],
  ['https://qr.1688.com/share.html?secret=ab12CD', '1688'],
  ['「保温杯」 https://m.tb.cn/h.5abcDEF 点击链接', 'taobao'],
  ['https://e.tb.cn/h.gZ1aBc', 'taobao'],
])('%s is a short address, not fetched [W-06]', (text, platform) => {
  expect(findLink(text)).toMatchObject({ kind: 'short', platform })
})

test('only listed hosts count, each with the hosts below it [G-78 W-06]', () => {
  const kindOf = (url: string, hosts: string[]) => findLink(url, hosts)?.kind
  expect(kindOf('https://detail.1688.com/offer/1.html', ['1688.com'])).toBe('offer')
  expect(kindOf('https://detail.1688.com/offer/1.html', ['item.taobao.com'])).toBe('unsupported')
  expect(kindOf('https://qr.1688.com/s/ab', ['detail.1688.com'])).toBe('unsupported')
  expect(kindOf('https://evil1688.com/offer/1.html', ['1688.com'])).toBe('unsupported')
  expect(defaultLinkHosts).toEqual(expect.arrayContaining(['detail.1688.com', 'item.taobao.com', 'm.tb.cn', 'alibaba.com']))
})

test.each([
  '',
  'термокружка',
  'detail.1688.com/offer/610947572360.html',
  'ftp://detail.1688.com/offer/1.html',
  'http://',
  'https://[',
  'javascript:alert(1)',
])('finds no address in %j', (text) => {
  expect(findLink(text)).toBeUndefined()
})
