import type { MouseEvent } from 'react'
import { isMarketplaceLink } from '../../../lib/marketplace-link.ts'
import { useChatSlots } from '../context.ts'

/**
 * For what holds links: one to a known marketplace opens the product here and shows that it is being looked up; every other one, and one that is
 * clicked for a tab of its own, goes its way.
 */
export function useLinkClick() {
  const { openLink, linkHosts } = useChatSlots()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (!link || !href || !isMarketplaceLink(href, linkHosts)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    link.setAttribute('aria-busy', 'true')
    void openLink(href).then(() => link.removeAttribute('aria-busy'))
  }
}
