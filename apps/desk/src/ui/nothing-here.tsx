import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { Link } from '@tanstack/react-router'

/** An address that leads to nothing, where asking again would not help: the way to the orders. */
export function NothingHere({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <p className="max-w-sm text-[15px] text-ink-soft">{text}</p>
      <Link to="/" className={buttonClass('outline')}>
        {t('desk.order.back')}
      </Link>
    </div>
  )
}
