/** Numbers that are written out. */
const numberWords: Record<string, number> = {
  два: 2, две: 2, двух: 2, три: 3, трех: 3, трёх: 3, четыре: 4, четырех: 4, пять: 5, пяти: 5, шесть: 6, семь: 7, восемь: 8, девять: 9, десять: 10, одиннадцать: 11, двенадцать: 12, тринадцать: 13, четырнадцать: 14, пятнадцать: 15, шестнадцать: 16, семнадцать: 17, восемнадцать: 18, девятнадцать: 19, двадцать: 20, тридцать: 30, сорок: 40, пятьдесят: 50, шестьдесят: 60, семьдесят: 70, восемьдесят: 80, девяносто: 90, сто: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500, шестьсот: 600, семьсот: 700, восемьсот: 800, девятьсот: 900, тысяча: 1000, тысячу: 1000, тысячи: 1000, тысяч: 1000,
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000,
} // biome-ignore format: a table of words
const word = `(?:${Object.keys(numberWords).join('|')})`
/** One number in words, however many it takes: "two hundred and fifty". */
export const wordNumber = new RegExp(`(?<!\\p{L})${word}(?:(?:[ \\u00a0-]+|\\s+and\\s+)${word})*(?!\\p{L})`, 'giu')

export const isNumberWord = (one: string): boolean => Object.hasOwn(numberWords, one.toLowerCase())

/** What such words count together. */
export function valueOfWords(words: string): number {
  let [whole, part] = [0, 0]
  for (const one of words.toLowerCase().split(/[^\p{L}]+/u)) {
    const value = numberWords[one] ?? 0
    if (value === 1000) [whole, part] = [whole + Math.max(part, 1) * value, 0]
    else part = value === 100 && one === 'hundred' ? Math.max(part, 1) * value : part + value
  }
  return whole + part
}
