import type { Wish } from '../wish.ts'

/** What of a reading these look at. */
interface Understood extends Pick<Wish, 'types' | 'words' | 'colors' | 'materials' | 'sizes' | 'traits' | 'notTraits' | 'measures'> {
  written: string
  said: readonly string[]
  notWords: readonly string[]
  figures: readonly unknown[]
  isQuestion: boolean
  quantity?: number
  pieces?: number
  /** A number that nothing tells the meaning of. */
  unplaced?: number
}

/** What goods have so many of: "8 ribs", "240 grit", 12连. Nobody orders so many of it. */
const parts = {
  en: '(?:grit|pa|ribs?|cavit(?:y|ies)|holes?|slots?|compartments?|tiers?|layers?|ports?|outputs?|speeds?|modes?|settings?|levels?|drawers?|shelves|strands?)(?![a-z])',
  ru: '(?:спиц\\p{L}*|ячее?к\\p{L}*|отверсти\\p{L}+|отделени\\p{L}+|ярус\\p{L}*|сло(?:[йяё]|ев|и)|порт(?:а|ов)?|скорост\\p{L}+|режим\\p{L}*|уровн\\p{L}+|пол(?:ок|ки)|грит|зерно)(?!\\p{L})',
  zh: '(?:骨|连|目|孔|格|层|段|档|节|线|针|头|键|位|芯)(?![个件条双只])',
} as const
const counted = new RegExp(`(?<![\\d.,/])(?<number>\\d{1,6}(?:/\\d{1,4})?)(?<part> ?(?:${parts.en}|${parts.ru})|${parts.zh})`, 'iu')

/** "Umbrellas, 8 ribs", 240目 指甲锉: the number is a word of what the goods have, and no quantity. */
export function withPartsCounted<T extends Understood>(reading: T): T {
  const { written, quantity, pieces, unplaced, words, said } = reading
  const { number, part } = counted.exec(written)?.groups ?? {}
  if (number === undefined || part === undefined || pieces !== undefined) return reading
  const values = number.split('/').map(Number)
  const isTaken = (quantity !== undefined && values.includes(quantity)) || (unplaced !== undefined && values.includes(unplaced))
  if (!isTaken || said.some((name) => name.toLowerCase() === part.trim().toLowerCase() && reading.types.length === 1 && said.length === 1))
    return reading
  const { quantity: _, unplaced: _unplaced, ...rest } = reading
  const isHan = /\p{Script=Han}/u.test(part)
  const own = isHan ? [`${number}${part}`] : [number, part.trim().toLowerCase()]
  return { ...(rest as T), words: [...own, ...words.filter((word) => !own.includes(word) && !values.includes(Number(word)))] }
}

/** V领, 抽屉式, 床笠款: what goods are like, in a word of its own. 新款 and 女款 say nothing of the kind. */
const likeness =
  /(?<![\p{Script=Han}a-z\d])(?<like>[a-z](?:领|型|字)|(?!新|女|男|爆|同|老|热|这|那|哪|有|要|没|基础|经典|普通|标准|升级|最新|儿童|成人|情侣|学生|[春夏秋冬])\p{Script=Han}{2,3}[式款])(?=[\s，,的]|$)/iu

/** The reading with what goods are like, where nothing was understood of it. `read` reads the word alone. */
export function withLikeness<T extends Understood>(reading: T, read: (text: string) => Understood): T {
  const like = likeness.exec(reading.written)?.groups?.like
  if (like === undefined || reading.isQuestion) return reading
  const { words, notWords, notTraits, said } = reading
  const stem = like.slice(0, -1)
  if ([...words, ...notWords].some((word) => word.includes(like) || like.includes(word)) || said.includes(like)) return reading
  const own = read(stem)
  const isKnown = [own.traits, own.colors, own.materials, own.sizes, own.figures, own.measures].some((list) => list.length > 0)
  if (isKnown || notTraits.length > 0 || own.types.some((type) => reading.types.includes(type) && reading.said.join() === stem))
    return reading
  return { ...reading, words: [...words, like] }
}
