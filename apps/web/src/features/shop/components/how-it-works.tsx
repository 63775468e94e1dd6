import { ArrowRightIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useTranslation } from 'react-i18next'

const steps = ['search', 'pay', 'check', 'deliver'] as const

/** What happens from the question to the delivery, in one line. */
export function HowItWorks({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('shop.how')} className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-[15px] text-ink-soft ${className}`}>
      {steps.map((step, place) => (
        <li key={step} className="flex items-center gap-2">
          {t(`shop.steps.${step}`)}
          {place < steps.length - 1 && <ArrowRightIcon className="size-4 text-accent" />}
        </li>
      ))}
    </ol>
  )
}
