import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { PersonPlusIcon } from '../../../ui/icons.tsx'
import { prepareSignInPanel, useSignInPanel } from '../panel-store.ts'

/** The ways to an account. Where there is little room, signing up is a picture. */
export function GuestControls() {
  const { t } = useTranslation()
  const open = useSignInPanel((panel) => panel.open)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('account.signUp')}
        onPointerEnter={prepareSignInPanel}
        onFocus={prepareSignInPanel}
        onClick={() => open('sign-up')}
        className={buttonClass('ghost', 'shrink-0 whitespace-nowrap max-sm:w-11 max-sm:px-0')}
      >
        <PersonPlusIcon className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{t('account.signUp')}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepareSignInPanel}
        onFocus={prepareSignInPanel}
        onClick={() => open('sign-in')}
        className={buttonClass('solid', 'shrink-0 whitespace-nowrap max-sm:px-3')}
      >
        {t('account.signIn')}
      </button>
    </>
  )
}
