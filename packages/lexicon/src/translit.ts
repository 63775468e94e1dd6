import { fold } from './fold.ts'
import { fuzzy, readingsOf } from './fuzzy.ts'
import { englishStopwords, russianStopwords } from './stopwords.ts'
import { unitsOf } from './tokens.ts'
import { toCyrillic } from './transliterate.ts'
import { vocabulary } from './vocabulary.ts'

/** What is said of goods and names none: places in a list, fields, comparisons. A dictionary of goods would find something like it there. */
const talkWords = [
  'первый первая первое первого первой первом первому первую второй вторая второе второго втором второму вторую третий третья третье третьего третьей третьем',
  'четвертый четвертая четвертого четвертой пятый пятая пятого пятой шестой шестого последний последняя последнего последней',
  'длина длину длиной ширина ширину высота высоту толщина толщину вес весит весят объем размер материал плотность состав гарантия минималка упаковка мощность диаметр',
  'сколько стоит стоят цена цвет цвета какой какая какие какое каком дешевле подешевле дороже подороже больше побольше меньше поменьше крупнее толще потолще тоньше легче длиннее подлиннее короче',
  'покажи покажите сравни сравните еще другие другой похожие доставка доставки отправка скидка скидку оплата возврат назад вернись вернемся только без этот этого эта них него нее они',
].flatMap((line) => line.split(' '))
let talkBySounds: ReadonlyMap<string, string> | undefined
function talkWord(latin: string): string | undefined {
  talkBySounds ??= new Map([...talkWords].reverse().flatMap((word) => readingsOf(word).map((sounds) => [sounds, word] as const)))
  if (latin.length < 4) return undefined
  // "Vtoroi" and "pervyi" end in i where the word ends in й.
  return [latin, latin.replace(/(?<=[aeoyu])i$/, 'y'), latin.replace(/(?<=[o])i$/, 'j')]
    .flatMap(readingsOf)
    .map((sounds) => talkBySounds!.get(sounds))
    .find((found) => found !== undefined)
}

/** Sounds of the Russian words that say nothing about goods, with the word itself. */
let glueWords: ReadonlyMap<string, string> | undefined
const glue = (): ReadonlyMap<string, string> => {
  glueWords ??= new Map([...russianStopwords].reverse().map((word) => [readingsOf(word)[0]!, word]))
  return glueWords
}
const russianGlue = (word: string): string | undefined =>
  readingsOf(word)
    .map((sounds) => glue().get(sounds))
    .find((found) => found !== undefined)

/** "Do", "rub" and "no" are words of English and, in Latin letters, of Russian: they tell nothing of the language. */
export const isEnglishWord = (word: string): boolean => englishStopwords.has(word) && russianGlue(word) === undefined

/**
 * A Russian message in Latin letters ("chernye futbolki 100 shtuk") in its own letters, as far as its words are known; `undefined` for a text that is
 * none. At least one word has to be Russian for certain, and English words must not outnumber those.
 */
export function fromTranslit(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || /[\u0400-\u052f\u3400-\u9fff]/.test(text)) return undefined
  // "Sort by price" sounds like shorts.
  if (/(?<![a-z])sort(?:ed)? by /i.test(text)) return undefined
  const { forms, isKnown } = vocabulary()
  const words = unitsOf(fold(text).text).filter(({ script }) => script === 'latin')
  if (words.some((unit) => unit.text.length > 2 && isEnglishWord(unit.text))) return undefined
  const speltOf = (word: string): string | undefined => {
    if (word.length < 4 || isKnown(word)) return undefined
    const said = englishStopwords.has(word) ? undefined : talkWord(word)
    if (said !== undefined) return said
    const found = fuzzy().transliterations(word)
    return found.find((form) => toCyrillic(word) === form) ?? found[0]
  }
  const isSpelt = (word: string) => speltOf(word) !== undefined || (word.length > 4 && !isKnown(word) && russianGlue(word) !== undefined)
  const spelt = words.filter(({ text: word }) => isSpelt(word)).length
  if (spelt === 0 || words.filter(({ text: word }) => forms.has(word)).length > spelt) return undefined
  return text.replace(/(?<![\p{L}'])[a-z']+(?![\p{L}\p{N}'])/giu, (written) => {
    const word = written.toLowerCase()
    return speltOf(word) ?? (forms.has(word) ? undefined : russianGlue(word)) ?? written
  })
}
