import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { Emblem } from '@karavan/web-kit/ui/icons.tsx'
import { useAccountStatus } from './account-status.ts'
import { Link } from './router/use-router.tsx'

/** An address that is none of ours, and the ways on. */
export function UnknownPage() {
  const { t } = useTranslation()
  const shopName = useShopName()
  const isRegistered = useAccountStatus() === 'registered'
  return (
    <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
      <title>{`${t('unknownPage.title')} · ${shopName}`}</title>
      <Emblem />
      <h1 className="font-display text-2xl font-semibold">{t('unknownPage.title')}</h1>
      <p className="max-w-md text-ink-soft text-pretty">{t('unknownPage.text')}</p>
      <div className="flex flex-wrap justify-center gap-2.5 pt-3">
        <Link to="/" className={buttonClass('solid')}>
          {t('unknownPage.toStart')}
        </Link>
        {isRegistered && (
          <Link to="/orders" className={buttonClass('outline')}>
            {t('account.orders')}
          </Link>
        )}
      </div>
    </div>
  )
}
