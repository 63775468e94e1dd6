import type { PriceWatch } from '@karavan/contract/price-watches.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productName } from '../../../lib/product-name.ts'
import { useWatching, watchesQuery } from '../queries.ts'
import { WatchState } from './watch-state.tsx'

/** All prices that this account waits for, and what came of them. Nothing where there are none. */
export function WatchedPrices({ link }: { link(watch: PriceWatch, name: ReactNode): ReactNode }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...watchesQuery(useBuyerUid()), staleTime: 0 })
  if (!data || data.watches.length === 0) return null
  return (
    <section aria-labelledby="watched-prices" className="mt-12">
      <h2 id="watched-prices" className="font-display text-2xl font-semibold tracking-tight max-md:text-xl">
        {t('watch.title')}
      </h2>
      <p className="pt-1 text-sm text-ink-soft">{t(data.is_address_proven ? 'watch.hint' : 'watch.unproven')}</p>
      <ul className="mt-4 divide-y divide-line rounded-2xl border border-line bg-surface">
        {data.watches.map((watch) => (
          <Watched key={watch.product_id} watch={watch} link={link} />
        ))}
      </ul>
    </section>
  )
}

function Watched({ watch, link }: { watch: PriceWatch; link(watch: PriceWatch, name: ReactNode): ReactNode }) {
  const { t } = useTranslation()
  const name = productName(watch.title, { first: useLanguage(), otherwise: t('cart.unnamed') })
  const watching = useWatching(watch.product_id)
  const shown = (
    <span className="font-medium wrap-anywhere" lang={name.lang} dir="auto">
      {name.text}
    </span>
  )
  return (
    <li className="flex items-center gap-3 py-2 pl-3 pr-1.5">
      <span className="block size-12 shrink-0 overflow-hidden rounded-lg bg-sand">
        <ProductPicture address={watch.image_url} alt="" sizes="48px" isSmall />
      </span>
      <div className="min-w-0 grow text-[15px] leading-snug">
        {watch.state === 'gone' ? shown : link(watch, shown)}
        <p className="text-sm text-ink-soft">
          <WatchState watch={watch} />
        </p>
        {watching.isError && (
          <p role="alert" className="text-sm text-danger">
            {t('watch.failed')}
          </p>
        )}
      </div>
      <IconButton
        label={t('watch.removeNamed', { title: name.text })}
        disabled={watching.isPending}
        onClick={() => watching.mutate(undefined)}
      >
        <CloseIcon className="size-4.5" />
      </IconButton>
    </li>
  )
}
