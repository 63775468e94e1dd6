import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { BasketIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import type { ReactNode } from 'react'

/** The drawer without lines: why, and the way on. */
export const CartMessage = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <div className="grid justify-items-center px-4 py-16 text-center">
    <span className="grid size-20 place-items-center rounded-full bg-sand text-ink-faint">
      <BasketIcon className="size-9" />
    </span>
    <p className="mt-5 font-display text-xl font-semibold">{title}</p>
    {text && <p className="mt-2 max-w-72 text-[15px] leading-relaxed text-ink-soft">{text}</p>}
    <div className="mt-6">{children}</div>
  </div>
)

/** Stands in for the lines while they are read. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="px-5">
      <p role="status" className="sr-only">
        {t('cart.loading')}
      </p>
      {[0, 1, 2].map((line) => (
        <div key={line} className="border-b border-line py-5">
          <div className="flex gap-3">
            <Skeleton className="size-19 shrink-0 rounded-xl" />
            <div className="grow space-y-2">
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
          <div className="mt-3 flex items-center justify-between">
            <Skeleton className="h-11 w-36 rounded-xl" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
