import type { Analysis } from '@karavan/lexicon/analysis.ts'
import type { CountOfKind } from '../wish.ts'
import { anyOf, E, pattern } from './grammar/pattern.ts'
import { pieces } from './grammar/pieces.ts'
import { readNumbers } from './numbers.ts'

/** Between a count and the goods that it counts: "100 белых", "50 pcs of black", 100个. */
const before = pattern(`^_(?:${pieces}_)?(?:(?:of|的) ?)?(?:(?!(?:и|или|плюс|and|or|plus) )[a-zа-яё]+ ){0,2}$`)
/** Between goods and their count: "кружки – 100", "mugs: 100". */
const behind = pattern(`^_[-–—:,]?_(?:по )?$`)
const unit = pattern(
  `^_-?_(?:${anyOf({
    ru: ['мл', 'л', 'см', 'мм', 'м', 'кг', 'г', 'вт', 'в', 'р(?:уб\\p{L}*)?', 'лет'],
    en: ['ml', 'l', 'cm', 'mm', 'm', 'kg', 'g', 'w', 'v', 'oz', 'inch(?:es)?', 'usd', 'rub'],
  })}${E}|${anyOf({ zh: ['毫升', '升', '厘米', '毫米', '米', '克', '公斤', '元', '块', '岁', '寸'], signs: ['[₽$€¥%]'] })})`,
)
const endsCount = pattern(`^(?:_${pieces})?_(?:$|[,，;；.。!?？、]|(?:и|and|plus|和|跟)${E})`)

const counted = pattern(`^_${pieces}`)

/** How many of each of several goods a message wants, "100 mugs and 50 bags"; `undefined` where it does not say so of each, or wants as many of all. */
export function countsOf(folded: string, { concepts }: Analysis, types: readonly string[]): CountOfKind[] | undefined {
  const numbers = readNumbers(folded).filter(
    ({ value, end }) =>
      Number.isInteger(value) && value >= 2 && !unit.test(folded.slice(end)) && !/[x×х*]\s*$/u.test(folded.slice(0, end - 1)),
  )
  const named = concepts.filter(({ conceptId }) => types.includes(conceptId))
  const nextOf = ({ end }: { end: number }): number =>
    Math.min(folded.length, ...named.map(({ start }) => start).filter((start) => start >= end))
  const counts = types.flatMap((type) => {
    const at = concepts.find(({ conceptId }) => conceptId === type)
    const number =
      at &&
      (numbers.find(({ end }) => end <= at.start && before.test(folded.slice(end, at.start))) ??
        numbers.find(
          ({ start, end }) => start >= at.end && behind.test(folded.slice(at.end, start)) && endsCount.test(folded.slice(end)),
        ) ??
        // "Mugs 350 ml, 100 pcs": up to the next goods.
        numbers.find(({ start, end }) => start >= at.end && start < nextOf(at) && counted.test(folded.slice(end))))
    return number ? [{ type, quantity: number.value, start: number.start }] : []
  })
  const areOfEach = counts.length === types.length && new Set(counts.map(({ start }) => start)).size === types.length
  const differ = new Set(counts.map(({ quantity }) => quantity)).size > 1
  return areOfEach && differ ? counts.map(({ type, quantity }) => ({ type, quantity })) : undefined
}
