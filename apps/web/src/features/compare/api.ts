import { compareAnswer } from '@karavan/contract/compare.ts'
import type { Language } from '@karavan/contract/language.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Products side by side in the interface language. While another quantity is priced the figures before it stay. */
export const comparisonQuery = (ids: readonly string[], quantity: number | undefined, language: Language) =>
  queryOptions({
    queryKey: ['comparison', ids, quantity, language],
    queryFn: ({ signal }) =>
      api.post('/api/products/compare', compareAnswer, { json: { product_ids: ids, quantity, language }, signal, isOpen: true }),
    placeholderData: keepPreviousData,
  })
