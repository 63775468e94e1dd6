import { type LocalizedText, pickText } from '@karavan/contract/language.ts'
import { countText, ownUnit } from '@karavan/contract/units.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** What a price is for, in words: a piece where the offer names no other unit. */
export function useUnitText(unit: string | LocalizedText | undefined): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const own = ownUnit(typeof unit === 'object' ? pickText(unit, language) : unit)
  return own && own !== t('product.unit') ? t('product.perUnit', { unit: own }) : t('product.perPiece')
}

/** So many of what an offer is counted in, in the reader's language. */
export function useCountText(unit: string | LocalizedText | undefined, after = ''): (count: number) => string {
  const language = useLanguage()
  return (count) => countText(count, unit, language, after)
}

/** From 20 pcs on, from 20 pairs, 20+ пар: behind "от" Russian has other forms than behind a number. */
export function useFromText(unit: string | undefined): (count: number) => string {
  const { t } = useTranslation()
  const [amountOf, moreOf] = [useCountText(unit), useCountText(unit, '+')]
  return (count) =>
    ownUnit(unit) ? t('product.ladderFromOf', { amount: amountOf(count), more: moreOf(count) }) : t('product.ladderFrom', { count })
}
