import { type MouseEvent, memo, useMemo } from 'react'
import { isMarketplaceLink } from '../../../lib/marketplace-link.ts'
import { sanitise } from '../../../lib/sanitise.ts'
import { useChatSlots } from '../context.ts'

/** An answer's HTML. A link to a known marketplace opens the product here; every other link leaves in its own tab. */
const HtmlContent = memo(function HtmlContent({ html }: { html: string }) {
  const { openLink, linkHosts } = useChatSlots()
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html])

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (!href || !isMarketplaceLink(href, linkHosts)) return
    event.preventDefault()
    openLink(href)
  }
  return (
    // Only links inside react, and those are reached by keyboard and fire a click for Enter by themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised with the allow-list of decision G-56
    <div className="answer" onClick={onClick} dangerouslySetInnerHTML={clean} />
  )
})

export default HtmlContent
