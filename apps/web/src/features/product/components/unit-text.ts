import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** How offers call a single piece. */
const piece = /^(?:pcs?|piece|pieces|шт\.?|штука|штук)$/i

/** What a price is for, in words: a piece where the offer names no other unit. */
export function useUnitText(unit: string | undefined): string {
  const { t } = useTranslation()
  return unit && unit !== t('product.unit') && !piece.test(unit) ? t('product.perUnit', { unit }) : t('product.perPiece')
}
