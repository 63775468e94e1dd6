import { formatNumber } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** How offers call a single piece. */
const piece = /^(?:pcs?|piece|pieces|шт\.?|штука|штук|件)$/i

/** How offers call what they count, for which the texts have plurals. */
const counted = {
  pair: /^(?:pairs?|пар[аы]?)$/i,
  set: /^(?:sets?|комплект(?:ов)?|набор(?:ов)?)$/i,
  box: /^(?:box(?:es)?|коробк[аи])$/i,
  pack: /^(?:packs?|упаковк[аи])$/i,
  roll: /^(?:rolls?|рулон(?:ов)?)$/i,
} as const

/** The offer is sold by the piece, as far as it says. */
export const isSoldByPiece = (unit: string | undefined): boolean => !unit || piece.test(unit)

/** What a price is for, in words: a piece where the offer names no other unit. */
export function useUnitText(unit: string | undefined): string {
  const { t } = useTranslation()
  return unit && unit !== t('product.unit') && !piece.test(unit) ? t('product.perUnit', { unit }) : t('product.perPiece')
}

/** 1 pair, 5 pairs, 40 pcs: so many of what an offer is counted in; an unknown unit stands behind the number as the offer writes it. */
export function useCountText(unit: string | undefined): (count: number) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const known = isSoldByPiece(unit) ? 'piece' : Object.entries(counted).find(([, name]) => name.test(unit ?? ''))?.[0]
  return (count) => {
    const value = formatNumber(count, language)
    return known ? t(`product.units.${known as keyof typeof counted | 'piece'}`, { count, value }) : [value, unit].join(' ')
  }
}
