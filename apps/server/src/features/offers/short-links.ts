import { findLink, type LinkTarget } from '@karavan/marketplaces/links.ts'
import { findRedirect } from '../../platform/find-redirect.ts'

const maxRedirects = 5
const deadlineMs = 3_000

export interface ShortLinkOptions {
  /** Hosts that may be asked and led to. */
  hosts: readonly string[]
  find?: typeof findRedirect
}

/**
 * The product behind a short address of a marketplace, by its redirects; `undefined` where it leads elsewhere, or nobody answers in time. Only known
 * hosts are asked, and what they answer is never read.
 */
export async function followShortLink(
  url: string,
  { hosts, find = findRedirect }: ShortLinkOptions,
  signal: AbortSignal,
): Promise<Extract<LinkTarget, { kind: 'offer' }> | undefined> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  let at = new URL(url)
  for (let hops = 0; hops < maxRedirects; hops += 1) {
    let next: URL | undefined
    try {
      next = await find(at, limited)
    } catch {
      signal.throwIfAborted()
    }
    const target = next && findLink(next.href, hosts)
    if (target?.kind === 'offer') return target
    if (!next || target?.kind !== 'short') return undefined
    at = next
  }
  return undefined
}
