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

/** What an offer is sold by, where that is not the piece. */
export const ownUnit = (unit: string | undefined): string | undefined => (unit && !piece.test(unit) ? unit : undefined)

/** What a price is for, in words: a piece where the offer names no other unit. */
export function useUnitText(unit: string | undefined): string {
  const { t } = useTranslation()
  const own = ownUnit(unit)
  return own && own !== t('product.unit') ? t('product.perUnit', { unit: own }) : t('product.perPiece')
}

/**
 * 1 pair, 5 pairs, 40 pcs: so many of what an offer is counted in; an unknown unit stands behind the number as the offer writes it. `after` stands behind the
 * number.
 */
export function useCountText(unit: string | undefined, after = ''): (count: number) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const own = ownUnit(unit)
  const known = own === undefined ? 'piece' : Object.entries(counted).find(([, name]) => name.test(own))?.[0]
  return (count) => {
    const value = formatNumber(count, language) + after
    return known ? t(`product.units.${known as keyof typeof counted | 'piece'}`, { count, value }) : `${value} ${own}`
  }
}

/** From 20 pcs on, from 20 pairs, 20+ пар: behind "от" Russian has other forms than behind a number. */
export function useFromText(unit: string | undefined): (count: number) => string {
  const { t } = useTranslation()
  const [amountOf, moreOf] = [useCountText(unit), useCountText(unit, '+')]
  return (count) =>
    ownUnit(unit) ? t('product.ladderFromOf', { amount: amountOf(count), more: moreOf(count) }) : t('product.ladderFrom', { count })
}
