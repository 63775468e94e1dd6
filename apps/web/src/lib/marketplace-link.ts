import { linksIn } from '@karavan/contract/links-in-text.ts'

/** Hosts used until the server has named its own (decision G-78, W-06). */
export const defaultLinkHosts = ['detail.1688.com', 'item.taobao.com']

/** Does the link lead to a product of a known marketplace? By what it contains, as the specification says; the server looks closely. */
export const isMarketplaceLink = (href: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => host !== '' && href.toLowerCase().includes(host.toLowerCase()))

// What a marketplace's share button writes around an address: Chinese words and brackets, never a buyer's own Russian sentence.
const shareWords = /[\p{Script=Han}【】「」《》]/u
const ownWords = /\p{Script=Cyrillic}/u

/** The address of a text that is nothing but one, or one as a share button wraps it; `undefined` for every other text. */
export function loneLink(text: string): string | undefined {
  const [link, second] = linksIn(text)
  if (!link || second) return undefined
  const rest = (text.slice(0, link.at) + text.slice(link.at + link.url.length)).trim()
  return rest === '' || (shareWords.test(rest) && !ownWords.test(rest)) ? link.url : undefined
}
