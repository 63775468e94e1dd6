import { type Guide, guidePath } from '@karavan/contract/guides.ts'
import { useState } from 'react'
import { loadFile } from '../../lib/load-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useLingering } from '../../lib/use-lingering.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { announce } from '../../ui/announcer.tsx'
import { BoxIcon, CheckIcon, ChevronIcon, HelpIcon, LeaveIcon, PersonIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuChoice } from '../../ui/menu-props.ts'
import { ProofDialog } from '../lazy-proof.ts'
import type { AuthenticatedUser } from '../session/authenticated-user.ts'
import { useUnprovenEmail } from '../unproven-email.ts'
import { userName } from '../user-name.ts'

interface UserMenuProps {
  user: AuthenticatedUser
  /** Language and colours. */
  choices: MenuChoice[]
  /** How this app is used. */
  guide: Guide
  /** Not there outside the buyer's app. */
  onOrders?(): void
  /** The same. */
  onAccount?(): void
}

export function UserMenu({ user, choices, guide, onOrders, onAccount }: UserMenuProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = userName(user, t('account.user'))
  const unproven = useUnprovenEmail()
  const [isProving, setProving] = useState(false)
  const proof = useLingering(isProving || undefined)

  async function leave() {
    const { operations } = await loadFile(() => import('../operations.ts'))
    const { success } = await operations.signOut()
    if (success) announce(t('account.signedOut'))
  }
  return (
    <>
      <Menu
        label={t('account.menu', { name })}
        triggerClass="press inline-flex min-h-11 shrink-0 items-center gap-2 rounded-xl px-1.5 text-[15px] font-medium hover:bg-sand"
        triggerContent={
          <>
            <span
              aria-hidden="true"
              // Drawn and not written: whoever says what they see would say the letter as well.
              data-initial={[...name][0]?.toUpperCase()}
              className="grid size-8 place-items-center rounded-full bg-accent-fill text-sm font-semibold text-white before:content-[attr(data-initial)]"
            />
            <span className="max-w-40 truncate max-md:hidden">{name}</span>
            <ChevronIcon className="size-4 text-ink-faint" />
          </>
        }
        header={
          <>
            <p className="truncate text-[15px] font-semibold" dir="auto">
              {name}
            </p>
            <p className="truncate text-sm text-ink-faint">{user.email}</p>
            {unproven && <p className="text-sm text-ink-soft">{t('account.proof.unproven')}</p>}
          </>
        }
        choices={choices}
        items={[
          ...(unproven
            ? [{ text: t('account.proof.menu'), icon: <CheckIcon className="size-4.5" />, onChoose: () => setProving(true) }]
            : []),
          ...(onOrders ? [{ text: t('account.orders'), icon: <BoxIcon className="size-4.5" />, onChoose: onOrders }] : []),
          ...(onAccount ? [{ text: t('account.page'), icon: <PersonIcon className="size-4.5" />, onChoose: onAccount }] : []),
          {
            text: t('account.help'),
            icon: <HelpIcon className="size-4.5" />,
            onChoose: () => void window.open(guidePath(guide, language), '_blank', 'noreferrer'),
          },
          { text: t('account.signOut'), icon: <LeaveIcon className="size-4.5" />, onChoose: () => void leave() },
        ]}
      />
      {proof.shown && <ProofDialog isOpen={proof.isOpen} onClose={() => setProving(false)} onClosed={proof.onClosed} />}
    </>
  )
}
