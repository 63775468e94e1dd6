import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultLinkHosts } from '@karavan/marketplaces/links.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findRedirect } from '../../platform/find-redirect.ts'
import { isPublicAddress } from '../../platform/public-fetch.ts'
import { followShortLink } from './short-links.ts'

describe('short addresses [W-06]', async () => {
  /** Where each address redirects to. One that is not here answers 200, as a page does. */
  let redirects: Record<string, string> = {}
  let asked: string[] = []
  const server = createServer((incoming, response) => {
    const url = `https://${incoming.headers.host}${incoming.url}`
    asked.push(url)
    const location = redirects[url]
    response.writeHead(location ? 302 : 200, location ? { location } : {})
    response.end(`<script>location = 'https://detail.1688.com/offer/666.html'</script>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  afterAll(() => server.close())
  beforeEach(() => {
    redirects = {}
    asked = []
  })
  const never = new AbortController().signal
  /** All hosts stand on this machine; their names are what they are called by. */
  const find: typeof findRedirect = (url, signal) =>
    findRedirect(url, signal, { call: request as never, host: '127.0.0.1', port, lookup: undefined, headers: { host: url.host } })
  const follow = (url: string, hosts: readonly string[] = defaultLinkHosts) => followShortLink(url, { hosts, find }, never)

  test('one leads to a product, over several of its kind', async () => {
    redirects = {
      'https://m.tb.cn/h.5abc': 'https://e.tb.cn/h.gZ1?x=1',
      'https://e.tb.cn/h.gZ1?x=1': '//item.taobao.com/item.htm?id=689012345678&sp=1',
    }
    expect(await follow('http://m.tb.cn/h.5abc')).toEqual({
      kind: 'offer',
      platform: 'taobao',
      itemId: '689012345678',
      url: 'https://item.taobao.com/item.htm?id=689012345678',
    })
    expect(asked).toEqual(['https://m.tb.cn/h.5abc', 'https://e.tb.cn/h.gZ1?x=1'])
  })

  test.each(['https://evil.example/offer/1.html', 'http://127.0.0.1:5432/', 'https://detail.1688.com/', 'javascript:alert(1)', 'http://['])(
    'one that leads to %s leads nowhere, and nobody is asked there',
    async (location) => {
      redirects = { 'https://qr.1688.com/s/ab': location }
      expect(await follow('https://qr.1688.com/s/ab')).toBeUndefined()
      expect(asked).toEqual(['https://qr.1688.com/s/ab'])
    },
  )

  test('a host that is not listed is not led to', async () => {
    redirects = { 'https://qr.1688.com/s/ab': 'https://item.taobao.com/item.htm?id=1' }
    expect(await follow('https://qr.1688.com/s/ab', ['1688.com'])).toBeUndefined()
  })

  test('a page that is not a redirect is not read, a circle ends, and nobody waits for a host that is away', async () => {
    expect(await follow('https://qr.1688.com/s/ab')).toBeUndefined()
    redirects = { 'https://m.tb.cn/h.a': 'https://m.tb.cn/h.b', 'https://m.tb.cn/h.b': 'https://m.tb.cn/h.a' }
    asked = []
    expect(await follow('https://m.tb.cn/h.a')).toBeUndefined()
    expect(asked).toHaveLength(5)
    const away = () => Promise.reject(new Error('nobody answers'))
    expect(await followShortLink('https://m.tb.cn/h.a', { hosts: defaultLinkHosts, find: away }, never)).toBeUndefined()
  })

  test('a buyer who leaves ends it', async () => {
    await expect(
      followShortLink('https://m.tb.cn/h.a', { hosts: defaultLinkHosts, find }, AbortSignal.abort(new Error('left'))),
    ).rejects.toThrow('left')
  })

  test('names that lead into a private network are not asked', async () => {
    await expect(findRedirect(new URL('https://localhost/'), never, { port })).rejects.toThrow('not a public address')
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'])
      await expect(findRedirect(new URL(url), never, { port })).rejects.toThrow('not a host name')
    expect(asked).toEqual([])
  })

  test.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:93.184.216.34', true],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::7f00:1', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })
})
