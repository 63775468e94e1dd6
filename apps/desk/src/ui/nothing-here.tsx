import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { Link } from '@tanstack/react-router'

/** An address that leads to nothing, where asking again would not help: the way to the orders. `isPage`: there is nothing else on the page. */
export function NothingHere({ text, isPage = false }: { text: string; isPage?: boolean }) {
  const { t } = useTranslation()
  const Text = isPage ? 'h1' : 'p'
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <Text className={isPage ? 'font-display text-2xl font-semibold' : 'max-w-sm text-[15px] text-ink-soft'}>{text}</Text>
      <Link to="/" className={buttonClass('outline')}>
        {t('desk.order.back')}
      </Link>
    </div>
  )
}
