import { isPlainClick } from '@karavan/web-kit/lib/plain-click.ts'
import type { MouseEvent } from 'react'
import { isMarketplaceLink } from '../../../lib/marketplace-link.ts'
import { useChatSlots } from '../context.ts'

/**
 * A click handler for an element with links: a link to a known marketplace opens the product here and shows that it is being looked up. Other links,
 * and clicks that ask for a new tab, are left to the browser.
 */
export function useLinkClick() {
  const { openLink, linkHosts } = useChatSlots()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (!link || !href || !isMarketplaceLink(href, linkHosts)) return
    if (!isPlainClick(event)) return
    event.preventDefault()
    link.setAttribute('aria-busy', 'true')
    void openLink(href).then(() => link.removeAttribute('aria-busy'))
  }
}
