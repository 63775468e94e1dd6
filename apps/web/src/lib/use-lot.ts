import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** What a quantity field needs to know of goods that are sold in whole lots only; `undefined` where they are sold by the piece. */
export function useLot(size: number | undefined) {
  const { t } = useTranslation()
  if (!size) return undefined
  return { size, putUpText: (asked: number, given: number) => t('product.putUp', { asked, given }) }
}
