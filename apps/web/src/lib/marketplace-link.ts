import { linksIn } from '@karavan/contract/links-in-text.ts'

/** Hosts used until the server has named its own: product pages of the two marketplaces that buyers' links lead to. */
export const defaultLinkHosts = ['detail.1688.com', 'item.taobao.com']

/** Whether a link leads to a product of a known marketplace. A host anywhere in the link is enough, as is stated; the server looks closely. */
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
