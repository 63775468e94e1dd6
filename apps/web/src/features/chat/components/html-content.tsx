import { sanitise } from '@karavan/web-kit/lib/sanitise.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { memo, useMemo } from 'react'
import { languageOfText } from '../../../lib/text-language.ts'
import { useLinkClick } from './use-link-click.ts'

/** An answer's HTML. A link to a known marketplace opens the product here; every other link leaves in its own tab. */
const HtmlContent = memo(function HtmlContent({ html }: { html: string }) {
  const onClick = useLinkClick()
  const shown = useLanguage()
  const written = useMemo(() => languageOfText(html.replaceAll(/<[^>]*>|&\w+;/g, ' ')), [html])
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html])
  return (
    // Only links inside react, and those are reached by keyboard and fire a click for Enter by themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised with an allow-list: titles and seller names come from strangers
    <div className="answer" lang={written === shown ? undefined : written} onClick={onClick} dangerouslySetInnerHTML={clean} />
  )
})

export default HtmlContent
