import { type ShopPage, shopPagePath } from '@karavan/contract/shop-pages.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import type { ReactNode } from 'react'

/** Where the marked words of the text lead. */
const pages = { a: 'terms', b: 'returns' } as const

/** What is accepted by pressing the button above. */
export function AcceptedTerms({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <p className={`text-sm leading-relaxed text-ink-soft text-pretty ${className}`}>
      {t('checkout.accept')
        .split(/(<[ab]>[^<]*<\/[ab]>)/)
        .map((part) => {
          const [, mark, words] = /^<([ab])>(.*)<\/[ab]>$/.exec(part) ?? []
          return mark ? (
            <PageLink key={mark} page={pages[mark as keyof typeof pages]}>
              {words}
            </PageLink>
          ) : (
            part
          )
        })}
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
