import { useTranslation } from 'react-i18next'

/** What a price is for, in words: a piece where the offer names no other unit. */
export function useUnitText(unit: string | undefined): string {
  const { t } = useTranslation()
  return unit && unit !== t('product.unit') ? t('product.perUnit', { unit }) : t('product.perPiece')
}
