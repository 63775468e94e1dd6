import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { AccountScreen } from '../features/account/components/account-screen.tsx'
import { AddressBook } from '../features/checkout/components/address-book.tsx'
import { useAccountStatus } from './account-status.ts'
import { PageSkeleton } from './page-frame.tsx'
import { useOpenSignIn } from './sign-in-area.tsx'

/** For guests too: language and colours are theirs to choose. */
export default function AccountPage() {
  const { t } = useTranslation()
  const shopName = useShopName()
  const openSignIn = useOpenSignIn()
  const isKnown = useAccountStatus() !== 'unknown'
  return (
    <>
      <title>{`${t('accountPage.title')} · ${shopName}`}</title>
      {isKnown ? <AccountScreen addresses={<AddressBook />} onSignIn={openSignIn} /> : <PageSkeleton />}
    </>
  )
}
