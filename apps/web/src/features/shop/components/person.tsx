import type { ShopInfo } from '@karavan/contract/shop.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import type { ReactNode } from 'react'

const linkClass = 'inline-flex min-h-11 min-w-11 items-center text-accent underline-offset-3 hover:underline'

/** How to reach a person of the shop; nothing where it has named no way. */
export function Person({ shop: { email, phone, messenger, hours } }: { shop: ShopInfo }) {
  const { t } = useTranslation()
  const ways: ReactNode[] = [
    email && (
      <a key="email" href={`mailto:${email}`} className={linkClass}>
        {email}
      </a>
    ),
    phone && (
      <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${linkClass} whitespace-nowrap`}>
        {phone}
      </a>
    ),
    messenger && (
      <a key="messenger" href={messenger} target="_blank" rel="noreferrer" className={linkClass}>
        {t('shop.messenger')}
      </a>
    ),
  ].filter(Boolean)
  if (ways.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t('shop.person')} {ways}
      {hours && <span className="text-ink-faint">{hours}</span>}
    </p>
  )
}
