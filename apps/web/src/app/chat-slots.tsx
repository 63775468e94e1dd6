import { configQuery } from '@karavan/web-kit/app/config.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { prepareAnswers as prepareAnswerParts } from '../features/chat/components/answer-parts.tsx'
import type { ChatSlots } from '../features/chat/context.ts'
import { HowItWorks } from '../features/shop/components/how-it-works.tsx'
import { ShopFooter } from '../features/shop/components/shop-footer.tsx'
import { defaultLinkHosts } from '../lib/marketplace-link.ts'
import { openComparison, openProduct } from './product-opening.tsx'
import type { AppRouter } from './router/app-router.ts'

/** Cards that open their product: part of the answers, which the first screen has none of. */
const ProductCards = lazyPart(async () => ({ default: (await import('./product-cards.tsx')).ProductCards }))

/** Fetches what shows an answer. */
export const prepareAnswers = async (): Promise<void> => {
  await Promise.all([prepareAnswerParts(), ProductCards.prepare()])
}

/** What the chat shows and opens of products: its cards, and the marketplace links in its texts. */
export function useChatSlotsOf({ client, router }: { client: QueryClient; router: AppRouter }): ChatSlots {
  const [{ linkHosts, isSampleMarket, searchesPictures }, setKnown] = useState<
    Pick<ChatSlots, 'linkHosts' | 'isSampleMarket' | 'searchesPictures'>
  >({
    linkHosts: defaultLinkHosts,
    isSampleMarket: false,
    searchesPictures: false,
  })
  const lookup = useRef('')
  useEffect(() => {
    client.ensureQueryData(configQuery).then(
      ({ marketplaceLinkHosts, isSampleMarket, searchesPictures = false }) =>
        setKnown({ linkHosts: marketplaceLinkHosts, isSampleMarket, searchesPictures }),
      () => {},
    )
  }, [client])
  return useMemo(
    () => ({
      ProductCards,
      hrefOf: (conversationId) => router.hrefOf({ to: '/conversation/$conversationId', params: { conversationId } }),
      linkHosts,
      isSampleMarket,
      searchesPictures,
      start: { steps: <HowItWorks className="mt-4" />, shop: <ShopFooter className="mt-3" /> },
      openComparison: (comparison) => openComparison(router, comparison),
      async openLink(url) {
        lookup.current = url
        try {
          const { findProductByUrl } = await loadFile(() => import('../features/product/api.ts'))
          const product = await findProductByUrl(url)
          // Another link was asked for meanwhile.
          if (lookup.current !== url) return
          if (product) openProduct(router, product.id)
          else console.warn('no product is known for the link', url)
        } catch (error) {
          console.error('the product of a link could not be found', url, error)
        }
      },
    }),
    [router, linkHosts, isSampleMarket, searchesPictures],
  )
}
