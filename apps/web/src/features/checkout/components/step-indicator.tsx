import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'

const checkoutSteps = ['address', 'review', 'confirmation'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Where in the checkout the buyer is. */
export function StepIndicator({ step }: { step: CheckoutStep }) {
  const { t } = useTranslation()
  const names: Record<CheckoutStep, string> = {
    address: t('checkout.address'),
    review: t('checkout.review'),
    confirmation: t('checkout.confirmation'),
  }
  const reached = checkoutSteps.indexOf(step)
  return (
    <ol aria-label={t('checkout.steps')} className="flex items-center gap-2 sm:gap-3">
      {checkoutSteps.map((one, index) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={`flex items-center gap-2 text-[15px] sm:gap-3 ${index > 0 ? 'min-w-0 shrink' : 'shrink-0'} ${index === reached ? 'font-semibold' : index < reached ? 'text-ink-soft' : 'text-ink-faint'}`}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`h-0.5 w-4 rounded-full sm:w-10 ${index <= reached ? 'bg-accent-fill' : 'bg-line-strong'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold ${index <= reached ? 'border-accent-fill bg-accent-fill text-white' : 'border-line-strong'}`}
          >
            {index < reached || step === 'confirmation' ? <CheckIcon className="size-4" /> : index + 1}
          </span>
          <span className={`truncate ${index === reached ? '' : 'max-sm:sr-only'}`}>{names[one]}</span>
        </li>
      ))}
    </ol>
  )
}
