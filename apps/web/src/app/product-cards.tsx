import type { ProductCard } from '@karavan/contract/product-card.ts'
import { useEffect } from 'react'
import { CompareCheck } from '../features/compare/components/compare-check.tsx'
import { ProductCardGrid } from '../features/product/components/product-card.tsx'
import { SaveCheck } from '../features/saved/components/save-button.tsx'
import { openProduct, ProductPanel } from './product-opening.tsx'
import { useRouter } from './router/use-router.tsx'

/** Cards that open their product; `messageId` names the answer that they stand in. */
export function ProductCards({ cards, messageId }: { cards: ProductCard[]; messageId?: string }) {
  const router = useRouter()
  // What a product is shown with comes while its card is still being looked at.
  useEffect(() => {
    const ahead = globalThis.requestIdleCallback?.(() => void ProductPanel.prepare())
    return () => globalThis.cancelIdleCallback?.(ahead)
  }, [])
  return (
    <ProductCardGrid
      cards={cards}
      hrefOf={({ product_id: product }) => router.hrefOf({ to: '/', search: { product } })}
      onOpen={(card) => openProduct(router, card.product_id, messageId ? { from: messageId, pieces: card.price_info?.quantity } : {})}
      corner={(card) => (
        <>
          {messageId !== undefined && <CompareCheck card={card} />}
          <SaveCheck card={card} />
        </>
      )}
    />
  )
}
