/** «Пар», "pcs", 双: what is counted. */
const unit = '(?:пар[аы]?|шт(?:ук[аи]?|\\.)?|pairs?|pcs|pieces|双|件|条|个|只)'
const mark = '(?:размер(?:а|ов|у)?|р(?:-р|\\.)?|size|eu|码)'
/** Two numbers side by side, with what tells which of them is the size. */
const pair = `(?<![\\d.,]|\\p{L})(\\d{1,4}) ?((?:${unit}|${mark})(?!\\p{L}))?(?: ?([-–—:xх×*=]) ?| (?:in|of|on|в|по|на) | )(?:(${mark}) ?)?(\\d{1,4})(?: ?((?:${unit}|${mark})(?![\\p{L}]))(?:\\.(?=,))?)?(?![\\d%]|[.,]\\d| ?(?:\\p{L}*₽|руб|yuan|元|块|см|cm|мм|mm|мл|ml|г |g ))`
const pairs = new RegExp(`${pair}(?:(?:\\s*[,;、，+]\\s*(?:(?:и|and) )?|\\s+(?:и|and|плюс|plus) |\\s+)${pair})+`, 'giu')
const one = new RegExp(pair, 'giu')
const isMark = (said: string | undefined): boolean => said !== undefined && new RegExp(`^${mark}$`, 'iu').test(said)

/** Whether these may be sizes of shoes or clothes that follow one another. */
const areSizes = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number >= 16 && number <= 60 && (at === 0 || (number > numbers[at - 1]! && number - numbers[at - 1]! <= 4)))

/**
 * «20 - 38 размер, 20 - 39, 10 - 40», "38 x 20, 39 x 20, 40 x 10", "20 in 38, 20 in 39": how many of each size, said as "размер 38 20 шт, …". Which of two
 * numbers is the size a word beside it tells, or that on that side alone they follow one another as sizes do; lists of other numbers stay as they are.
 */
export function withSizesCounted(message: string): string {
  const counted = message.replace(pairs, (said) => {
    const found = [...said.matchAll(one)].map(([, first, behindFirst, sign, beforeSecond, second, behindSecond]) => ({
      first: Number(first),
      second: Number(second),
      sign,
      isFirstMarked: isMark(behindFirst),
      isSecondMarked: beforeSecond !== undefined || isMark(behindSecond),
      isFirstCounted: behindFirst !== undefined && !isMark(behindFirst),
      isSecondCounted: behindSecond !== undefined && !isMark(behindSecond),
    }))
    const mayBe = (numbers: readonly number[], areOthersCounted: boolean): boolean =>
      areSizes(numbers) ||
      (areOthersCounted && new Set(numbers).size === numbers.length && numbers.every((number) => number >= 10 && number <= 60))
    const mayFirst = mayBe(
      found.map(({ first }) => first),
      found.every(({ isSecondCounted }) => isSecondCounted),
    )
    const maySecond = mayBe(
      found.map(({ second }) => second),
      found.every(({ isFirstCounted }) => isFirstCounted),
    )
    const saysFirst = found.some(({ isFirstMarked, isSecondCounted }) => isFirstMarked || isSecondCounted)
    const saysSecond = found.some(({ isSecondMarked, isFirstCounted }) => isSecondMarked || isFirstCounted)
    const isFirst = mayFirst && !saysSecond && (saysFirst || !maySecond)
    const isSecond = maySecond && !saysFirst && (saysSecond || !mayFirst)
    // Two numbers with "x" between them are sides, if not of a longer list or sizes of shoes.
    const areShoes = found.every(
      ({ first, second }) => Math.min(first, second) <= 30 && Math.max(first, second) >= 34 && Math.max(first, second) <= 48,
    )
    if (
      isFirst === isSecond ||
      (found.length < 3 && !areShoes && !saysFirst && !saysSecond && found.some(({ sign }) => sign && /[xх×*]/iu.test(sign)))
    )
      return said
    const [size, pieces] = /\p{Script=Cyrillic}/u.test(message) ? ['размер', 'шт'] : ['size', 'pcs']
    return found.map(({ first, second }) => `${size} ${isFirst ? first : second} ${isFirst ? second : first} ${pieces}`).join(', ')
  })
  // Shoes are a pair in the plural: «первые: 38 - 20, 39 - 30».
  return counted === message ? message : counted.replace(pairAtPlace, (_, order: string) => singular[order.toLowerCase()] ?? `${order}ый`)
}

/** «Первые 20 розовых и 10 чёрных»: so many of the pair at that place. */
export const withPairAtPlace = (message: string): string =>
  colorsOfPair.test(message) ? message.replace(pairAtPlace, (_, order: string) => singular[order.toLowerCase()] ?? `${order}ый`) : message
const colorsOfPair = /(?<!\p{L})(?:перв|втор|четв[её]рт|пят|шест)ые:? \d{2,6} (?:(?:шт|пар)\p{L}*\.? )?\p{L}+(?:ых|их)(?!\p{L})/iu
const pairAtPlace = /(?<!\p{L})(перв|втор|четв[её]рт|пят|шест)ые(?!\p{L}| (?:две|два|три|четыре|пять|[2-9](?!\d)))/iu
const singular: Readonly<Record<string, string>> = { втор: 'второй', шест: 'шестой' }
