import { linksIn } from '@karavan/contract/links-in-text.ts'

/** Platforms whose product addresses are understood; the id spaces of Taobao and Tmall are one. */
export type LinkPlatform = '1688' | 'taobao' | 'alibaba' | 'yiwugo' | 'sample'

/** What a link leads to, as far as its text tells. */
export type LinkTarget =
  /** A product's address. `url` is the canonical form, without the tracking that share buttons add. */
  | { kind: 'offer'; platform: LinkPlatform; itemId: string; url: string }
  /** A short address that only its host can resolve. */
  | { kind: 'short'; platform: LinkPlatform; url: string }
  /** Any other address: a foreign host, an advertising redirect, a page without a product. */
  | { kind: 'unsupported'; host: string }

/** Host of the built-in made-up market; `.example` is reserved, so that it never leads to a real shop. */
export const sampleMarketHost = 'market.karavan.example'

interface Rule {
  platform: LinkPlatform
  hosts: readonly string[]
  /** Also every host below the named ones. */
  below?: true
  path?: RegExp
  /** Name of the query parameter that carries the id. Names of parameters are compared as written. */
  parameter?: string
  short?: true
}

// Forms as collected in the field; the id is the first group of `path` or the named parameter.
const rules: readonly Rule[] = [
  { platform: '1688', hosts: ['detail.1688.com', 'm.1688.com', 'www.1688.com'], path: /^\/offer\/(\d+)\.html$/ },
  { platform: '1688', hosts: ['detail.m.1688.com'], path: /^\/page\/index\.html?$/, parameter: 'offerId' },
  { platform: '1688', hosts: ['qr.1688.com'], path: /^\/(?:s\/[\w-]+|share\.html)$/, short: true },
  { platform: 'taobao', hosts: ['item.taobao.com'], path: /^\/item\.html?$/, parameter: 'id' },
  { platform: 'taobao', hosts: ['world.taobao.com'], path: /^\/item\/(?:wap\/)?(\d+)\.html?$/ },
  { platform: 'taobao', hosts: ['detail.tmall.com', 'chaoshi.detail.tmall.com'], path: /^\/item(?:_o)?\.html?$/, parameter: 'id' },
  { platform: 'taobao', hosts: ['detail.tmall.hk'], path: /^\/(?:hk\/)?item\.html?$/, parameter: 'id' },
  { platform: 'taobao', hosts: ['h5.m.taobao.com'], path: /^\/awp\/core\/detail\.html?$/, parameter: 'id' },
  { platform: 'taobao', hosts: ['m.intl.taobao.com'], path: /^\/detail\/detail\.html$/, parameter: 'id' },
  { platform: 'taobao', hosts: ['a.m.taobao.com'], path: /^\/i(\d+)\.html?$/ },
  { platform: 'taobao', hosts: ['m.tb.cn', 'e.tb.cn'], path: /^\/h\.[\w-]+$/, short: true },
  { platform: 'alibaba', hosts: ['alibaba.com'], below: true, path: /^\/(?:product-detail|p-detail)\/[^/]*?_?(\d+)\.html$/ },
  { platform: 'alibaba', hosts: ['alibaba.com'], below: true, path: /^\/product\/(\d+)(?:[-_/.]|$)/ },
  { platform: 'yiwugo', hosts: ['www.yiwugo.com', 'en.yiwugo.com', 'yiwugo.com'], path: /^\/product\/detail\/(\d+)\.html$/ },
  { platform: 'sample', hosts: [sampleMarketHost], path: /^\/offer\/(\d+)\.html$/ },
]

/** Hosts whose links open the product panel unless MARKETPLACE_LINK_HOSTS says otherwise: all whose forms of address are known. */
export const defaultLinkHosts: readonly string[] = [...new Set(rules.flatMap((rule) => rule.hosts))]

const canonical: Record<LinkPlatform, (id: string) => string> = {
  '1688': (id) => `https://detail.1688.com/offer/${id}.html`,
  taobao: (id) => `https://item.taobao.com/item.htm?id=${id}`,
  alibaba: (id) => `https://www.alibaba.com/product-detail/_${id}.html`,
  yiwugo: (id) => `https://www.yiwugo.com/product/detail/${id}.html`,
  sample: (id) => `https://${sampleMarketHost}/offer/${id}.html`,
}
/** Canonical address of an offer on a known platform. */
export const toOfferUrl = (platform: LinkPlatform, itemId: string): string => canonical[platform](itemId)

const isOn = (host: string, name: string, below: boolean): boolean => host === name || (below && host.endsWith(`.${name}`))

/**
 * The first http(s) address in a text, and what it leads to; `undefined` where the text has none. Nothing is fetched: the id is read from the
 * address itself, and hosts are compared whole, so that `1688.com.evil.com` and `evil1688.com` stay foreign. `hosts`: those that count, each with the
 * hosts below it.
 */
export function findLink(text: string, hosts: readonly string[] = defaultLinkHosts): LinkTarget | undefined {
  const found = linksIn(text.slice(0, 8192))[0]?.url
  if (!found || !URL.canParse(found)) return undefined
  const url = new URL(found)
  const host = url.hostname.replace(/\.$/, '')
  const isPlain = !url.username && !url.password && !url.port
  const isListed = hosts.some((name) => isOn(host, name, true))
  for (const rule of isPlain && isListed ? rules : []) {
    if (!rule.hosts.some((name) => isOn(host, name, rule.below ?? false))) continue
    const path = rule.path?.exec(url.pathname)
    if (!path) continue
    if (rule.short) return { kind: 'short', platform: rule.platform, url: url.href }
    const itemId = rule.parameter ? url.searchParams.get(rule.parameter) : path[1]
    if (itemId && /^\d{1,20}$/.test(itemId)) {
      return { kind: 'offer', platform: rule.platform, itemId, url: toOfferUrl(rule.platform, itemId) }
    }
  }
  return { kind: 'unsupported', host }
}
