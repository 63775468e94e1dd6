import { useTranslation } from '../../lib/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SignInPanel } from '../lazy-sign-in-panel.ts'
import type { PanelMode } from '../panel-mode.ts'

/** The ways to an account. Where there is little room, signing up is found in the sign-in panel, and the title has the room. */
export function GuestControls({ onOpen }: { onOpen(mode: PanelMode): void }) {
  const { t } = useTranslation()
  const prepare = () => void SignInPanel.prepare()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpen('sign-up')}
        className={buttonClass('ghost', 'shrink-0 whitespace-nowrap max-sm:hidden @max-xl:hidden')}
      >
        {t('account.signUp')}
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
