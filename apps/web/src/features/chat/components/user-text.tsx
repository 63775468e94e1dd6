import { linksIn } from '@karavan/contract/links-in-text.ts'
import type { ReactNode } from 'react'
import { useLinkClick } from './use-link-click.ts'

/** What a buyer has written: plain text whose addresses are links. */
export function UserText({ text }: { text: string }) {
  const onClick = useLinkClick()
  const parts: ReactNode[] = []
  let end = 0
  for (const { url, at } of linksIn(text)) {
    parts.push(
      text.slice(end, at),
      <a
        key={at}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
        className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {url}
      </a>,
    )
    end = at + url.length
  }
  return [...parts, text.slice(end)]
}
