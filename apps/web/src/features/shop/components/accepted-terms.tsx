import { type ShopPage, shopPagePath } from '@karavan/contract/shop-pages.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'

/** What is accepted by pressing the button above. */
export function AcceptedTerms({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <p className={`text-sm leading-relaxed text-ink-soft text-pretty ${className}`}>
      <Trans t={t} i18nKey="checkout.accept" components={{ a: <PageLink page="terms" />, b: <PageLink page="returns" /> }} />
    </p>
  )
}

function PageLink({ page, children }: { page: ShopPage; children?: ReactNode }) {
  const language = useLanguage()
  return (
    <a href={shopPagePath(page, language)} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-3">
      {children}
    </a>
  )
}
