/** How many of each of several are wanted: "чёрный, серый и бежевый, по 20", "white and black, 50 of each", 红色白色各30个. */
const ways: readonly RegExp[] = [
  /(?<!\p{L})по (?<count>\d{1,6})(?: ?(?:шт(?:ук\p{L}*)?\.?|пар\p{L}*|комплект\p{L}*|набор\p{L}*))?(?<each>(?: (?:на |в )?кажд\p{L}+(?: (?:цвет|размер|вид|вариант|модел|расцветк)\p{L}*)?)?)(?=\s*(?:[,.;:!?–—-]|$))/iu,
  /(?<![\d.,])(?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))?(?<each>,? (?:of |in |per )?each(?: (?:one|colou?r|size|model|design))?)(?![a-z])(?! (?:cost|price))/iu,
  /(?<![a-z])(?<each>each (?:colou?r|size|model|design)),? (?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))?(?![\d.,]*\d)/iu,
  /(?<each>(?:每[种个款样]?(?:颜色|尺码|款式|色|款|样)?|各)(?:要|来|拿|买|订|需要)?)\s?(?<count>\d{1,6})(?=\s?(?:[个件只双条套把盒支包张]|$|[，,。；;]))/u,
]

export interface EachOf {
  count: number
  /** It says "each"; "по 20" alone may be a price. */
  isSaid: boolean
}

/** `undefined` for a message that counts nothing so. */
export function eachOf(folded: string): EachOf | undefined {
  const groups = ways.map((way) => way.exec(folded)?.groups).find((found) => found !== undefined)
  const count = Number(groups?.count)
  return count > 0 ? { count, isSaid: (groups?.each ?? '') !== '' } : undefined
}
