import { guidePath } from '@karavan/contract/guides.ts'
import { shopPagePath, shopPages } from '@karavan/contract/shop-pages.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useShop } from '../use-shop.ts'
import { Person } from './person.tsx'

/** Who sells, a person to write to, and the shop's own pages. What the shop has not said is not there. */
export function ShopFooter({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shop = useShop()
  if (!shop) return null
  const seller = [
    shop.legal_name,
    shop.inn && t('shop.inn', { inn: shop.inn }),
    shop.ogrn && t('shop.ogrn', { ogrn: shop.ogrn }),
    shop.address,
  ].filter(Boolean)
  return (
    <footer className={`text-sm text-ink-soft ${className}`}>
      <Person shop={shop} />
      <nav aria-label={t('shop.footer')}>
        <ul className="flex flex-wrap gap-x-5">
          <PageLink href={guidePath('buyer', language)} text={t('shop.guide')} />
          {shopPages.map((page) => (
            <PageLink key={page} href={shopPagePath(page, language)} text={t(`shop.${page}`)} />
          ))}
        </ul>
      </nav>
      {seller.length > 0 && <p className="pt-1 text-ink-faint wrap-anywhere">{seller.join(' · ')}</p>}
    </footer>
  )
}

const PageLink = ({ href, text }: { href: string; text: string }) => (
  <li>
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 min-w-11 items-center underline-offset-3 hover:text-ink hover:underline"
    >
      {text}
    </a>
  </li>
)
