import { shopPagePath } from '@karavan/contract/shop-pages.ts'
import { type RefObject, useId } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { CheckField } from '../../ui/check.tsx'

interface ConsentCheckProps {
  isGiven: boolean
  /** It was to go on without. */
  isMissing: boolean
  onChange(isGiven: boolean): void
  box: RefObject<HTMLInputElement | null>
}

const linkClass = 'text-accent underline underline-offset-3'

/** The consent to the processing of personal data, which is an action of its own and never ticked beforehand, and beside it what else applies. */
export function ConsentCheck({ isGiven, isMissing, onChange, box }: ConsentCheckProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  return (
    <div className="text-[15px] leading-snug">
      <CheckField
        ref={box}
        name="consent"
        checked={isGiven}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('account.consent.data')}
      </CheckField>
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="pb-1.5 pl-8 text-sm text-danger">
          {t('account.consent.missing')}
        </p>
      )}
      <p className="pl-8 text-sm text-ink-soft">
        <a href={shopPagePath('privacy', language)} target="_blank" rel="noreferrer" className={linkClass}>
          {t('account.consent.about')}
        </a>
      </p>
      <p className="pl-8 pt-1 text-sm text-ink-soft">
        {t('account.consent.termsBefore')}
        <a href={shopPagePath('terms', language)} target="_blank" rel="noreferrer" className={linkClass}>
          {t('account.consent.terms')}
        </a>
      </p>
    </div>
  )
}
