import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { endFirstLook } from '@karavan/web-kit/lib/first-look.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { NothingLoaded } from '@karavan/web-kit/ui/not-loaded.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { productQuery } from '../api.ts'
import { type Choice, nothingChosen, openingQuantity } from '../choice.ts'
import { ProductDetails, type ProductDetailsProps, panelBody } from './product-details.tsx'

interface OpenedProductProps extends Omit<ProductDetailsProps, 'product' | 'choice' | 'onChoice'> {
  productId: string
}

/** One opening of a product. What is chosen belongs to it: the next opening starts empty, while a sign-in or another language keeps it. */
export function OpenedProduct({ productId, ...rest }: OpenedProductProps) {
  const asked = rest.asked ?? rest.card?.price_info?.quantity
  const { t } = useTranslation()
  const language = useLanguage()
  // Until the texts of another language are there the former ones stay.
  const details = useQuery({ ...productQuery(productId, language), placeholderData: keepPreviousData })
  const [choice, setChoice] = useState<Partial<Choice>>({})
  // Drawn in slices: all of it in one task would keep a slow phone from answering meanwhile.
  const product = useDeferredValue(details.data)
  useEffect(() => {
    if (details.isError || details.fetchStatus === 'paused') endFirstLook()
  }, [details.isError, details.fetchStatus])
  // A call waits for the connection without an end.
  if (details.isPending && details.fetchStatus === 'paused')
    return (
      <div className={panelBody}>
        <NothingLoaded text={t('product.offline')} onRetry={() => void details.refetch()} />
      </div>
    )
  if (details.error instanceof ApiError && details.error.status === 404)
    return (
      <div className={panelBody}>
        <NothingLoaded text={t('product.unknown')} />
      </div>
    )
  if (details.isError)
    return (
      <div className={panelBody}>
        <NothingLoaded text={t('product.loadFailed')} onRetry={() => void details.refetch()} />
      </div>
    )
  if (!product) return <Loading />
  return (
    <ProductDetails
      product={product}
      choice={{ ...nothingChosen, quantity: openingQuantity(product, asked), ...choice }}
      onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
      {...rest}
      asked={asked}
    />
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <>
      <div className={panelBody}>
        <p role="status" className="sr-only">
          {t('product.loading')}
        </p>
        <div className="space-y-4">
          <Skeleton className="aspect-square w-full rounded-2xl sm:w-[calc(100%-4.5rem)]" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-9 w-2/5" />
          <Skeleton className="h-28 w-full" />
        </div>
      </div>
      <div className="flex shrink-0 justify-end border-t border-line bg-surface px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 max-sm:px-4">
        <Skeleton className="h-12 w-44" />
      </div>
    </>
  )
}
