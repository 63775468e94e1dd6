import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ArrowRightIcon } from '@karavan/web-kit/ui/icons.tsx'

const steps = ['search', 'pay', 'check', 'deliver'] as const

/** What happens from the question to the delivery, in one line. */
export function HowItWorks({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <ol
      aria-label={t('shop.how')}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-[15px] text-ink-soft max-sm:gap-x-1.5 max-sm:text-sm ${className}`}
    >
      {steps.map((step, place) => (
        <li key={step} className="flex items-center gap-2 max-sm:gap-1.5">
          <span className="sm:hidden">{t(`shop.shortSteps.${step}`)}</span>
          <span className="max-sm:hidden">{t(`shop.steps.${step}`)}</span>
          {place < steps.length - 1 && <ArrowRightIcon className="size-4 shrink-0 text-accent max-sm:size-3.5" />}
        </li>
      ))}
    </ol>
  )
}
