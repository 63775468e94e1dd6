import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ArrowLeftIcon, ChevronIcon } from '@karavan/web-kit/ui/icons.tsx'
import { type ReactNode, useState } from 'react'
import { KeyIcon, PhoneIcon } from '../../../ui/icons.tsx'
import { canUsePasskeys } from '../api.ts'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { type Added, TotpSetUp } from './totp-set-up.tsx'

/** The choice of a second factor, then its setting up. */
export function SetUp({ host, onAdded }: { host: string; onAdded(added: Added): void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<'totp' | 'passkey'>()
  const isPasskeyPossible = canUsePasskeys(host)
  if (!chosen) {
    return (
      <div className="space-y-3">
        <Choice icon={<PhoneIcon />} title={t('desk.protection.totp')} text={t('desk.door.totpHint')} onChoose={() => setChosen('totp')} />
        <Choice
          icon={<KeyIcon />}
          title={t('desk.protection.passkey')}
          text={isPasskeyPossible ? t('desk.door.passkeyHint') : t('desk.door.passkeyElsewhere', { host })}
          isDisabled={!isPasskeyPossible}
          onChoose={() => setChosen('passkey')}
        />
      </div>
    )
  }
  return (
    <div>
      {chosen === 'totp' ? <TotpSetUp onAdded={onAdded} /> : <PasskeySetUp onAdded={onAdded} />}
      <button
        type="button"
        onClick={() => setChosen(undefined)}
        className="mx-auto mt-3 flex min-h-11 items-center gap-2 rounded-xl px-3 text-[15px] text-accent underline-offset-3 hover:underline"
      >
        <ArrowLeftIcon className="size-4.5" />
        {t('desk.door.otherWay')}
      </button>
    </div>
  )
}

interface ChoiceProps {
  icon: ReactNode
  title: string
  text: string
  isDisabled?: boolean
  onChoose(): void
}

const Choice = ({ icon, title, text, isDisabled = false, onChoose }: ChoiceProps) => (
  <button
    type="button"
    disabled={isDisabled}
    onClick={onChoose}
    className="press flex w-full items-center gap-3.5 rounded-2xl border border-line bg-surface px-4 py-4 text-left shadow-low enabled:hover:border-line-strong disabled:opacity-60"
  >
    <span className="text-accent">{icon}</span>
    <span className="min-w-0 grow">
      <span className="block text-base font-semibold">{title}</span>
      <span className="block text-sm leading-snug text-ink-soft wrap-anywhere">{text}</span>
    </span>
    {!isDisabled && <ChevronIcon className="size-5 -rotate-90 text-ink-faint" />}
  </button>
)
