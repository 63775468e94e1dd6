import { shopPagePath } from '@karavan/contract/shop-pages.ts'
import { type RefObject, useId } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'

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
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          name="consent"
          checked={isGiven}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-accent-fill"
        />
        {t('account.consent.data')}
      </label>
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
