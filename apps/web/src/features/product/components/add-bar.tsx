import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { BasketIcon, CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { Adding } from '../use-adding.ts'

/** Whether the buyer can have a cart: a guest cannot, and before there is a session it is unknown. */
export type BuyerStanding = 'unknown' | 'guest' | 'registered'

interface AddBarProps {
  standing: BuyerStanding
  /** What it comes to: the sum, and below it what the sum is made of. */
  total: { sum: string; detail: string } | undefined
  adding: Adding
  /** Why nothing can be added yet, in words; the button is disabled while there is one. */
  obstacle: ReactNode
  /** What went wrong at the last attempt. */
  failure: ReactNode
  onAdd(): void
  onSignIn(): void
}

/** The panel's foot: the sum and the way into the cart, or for a guest the way to an account. */
export function AddBar({ standing, total, adding, obstacle, failure, onAdd, onSignIn }: AddBarProps) {
  const { t } = useTranslation()
  const isGuest = standing === 'guest'
  const isDisabled = Boolean(obstacle) || standing === 'unknown' || adding.kind === 'added'
  return (
    <div className="shrink-0 border-t border-line bg-surface px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 max-sm:px-4">
      {failure && (
        <div role="alert" className="mb-3 rounded-xl border border-danger/40 px-3 py-2 text-[15px] leading-snug text-danger">
          {failure}
        </div>
      )}
      {isGuest ? (
        <p className="pb-2.5 text-[15px] leading-snug">{t('product.guestNotice')}</p>
      ) : (
        obstacle && <div className="pb-2.5 text-[15px] leading-snug text-ink-soft">{obstacle}</div>
      )}
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 leading-tight">
          {total && (
            <>
              <span className="block text-lg font-bold">{total.sum}</span>
              <span className="block text-[13px] text-ink-soft">{total.detail}</span>
            </>
          )}
        </p>
        {isGuest ? (
          <Button look="solid" aria-haspopup="dialog" onClick={onSignIn} className="h-12 min-w-36 shrink-0 text-base">
            {t('account.signIn')}
          </Button>
        ) : (
          // A disabled button swallows clicks: the element around it takes them and says what is missing.
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard a disabled button cannot be reached
          // biome-ignore lint/a11y/noStaticElementInteractions: as above
          <span onClick={isDisabled ? onAdd : undefined} className="shrink-0">
            <Button
              look="solid"
              disabled={isDisabled}
              aria-disabled={adding.kind === 'running' || undefined}
              onClick={onAdd}
              className={`h-12 min-w-44 text-base disabled:pointer-events-none ${adding.kind === 'added' ? 'bg-leaf! text-paper! opacity-100!' : ''}`}
            >
              {adding.kind === 'added' ? <CheckIcon strokeWidth={2.5} /> : <BasketIcon />}
              <AddText adding={adding} />
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}

function AddText({ adding }: { adding: Adding }) {
  const { t } = useTranslation()
  switch (adding.kind) {
    case 'idle':
    case 'failed':
      return t('product.add')
    case 'running':
      return adding.of > 1 ? t('product.addingOf', { done: adding.done + 1, of: adding.of }) : t('product.adding')
    case 'added':
      return t('product.added')
  }
}
