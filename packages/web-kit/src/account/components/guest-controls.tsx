import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { PersonPlusIcon } from '../../ui/icons.tsx'
import { SignInPanel } from '../lazy-sign-in-panel.ts'
import type { PanelMode } from '../panel-mode.ts'

/** The ways to an account. Where there is little room, signing up is a picture. */
export function GuestControls({ onOpen }: { onOpen(mode: PanelMode): void }) {
  const { t } = useTranslation()
  const prepare = () => void SignInPanel.prepare()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('account.signUp')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpen('sign-up')}
        className={buttonClass('ghost', 'shrink-0 whitespace-nowrap max-sm:w-11 max-sm:px-0')}
      >
        <PersonPlusIcon className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{t('account.signUp')}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpen('sign-in')}
        className={buttonClass('solid', 'shrink-0 whitespace-nowrap max-sm:px-3')}
      >
        {t('account.signIn')}
      </button>
    </>
  )
}
