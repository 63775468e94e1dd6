/** Russian and Chinese forms of the words that moves fill in. */

/** First to sixth, each in the six cases of the masculine. */
const russianOrdinals = [
  ['первый', 'первого', 'первому', 'первый', 'первым', 'первом'],
  ['второй', 'второго', 'второму', 'второй', 'вторым', 'втором'],
  ['третий', 'третьего', 'третьему', 'третий', 'третьим', 'третьем'],
  ['четвёртый', 'четвёртого', 'четвёртому', 'четвёртый', 'четвёртым', 'четвёртом'],
  ['пятый', 'пятого', 'пятому', 'пятый', 'пятым', 'пятом'],
  ['шестой', 'шестого', 'шестому', 'шестой', 'шестым', 'шестом'],
] as const
const englishOrdinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const chineseDigits = ['一', '二', '三', '四', '五', '六'] as const

/** All forms of a place from 1, by the names that wordings have for them. */
export function placeForms(place: number, suffix = ''): Record<string, string> {
  const [nom, gen, dat, acc, ins, loc] = russianOrdinals[place - 1]!
  const forms = { nom, gen, dat, acc, ins, loc, ord: englishOrdinals[place - 1]!, zh: chineseDigits[place - 1]!, num: String(place) }
  return Object.fromEntries(Object.entries(forms).map(([name, form]) => [name + suffix, form]))
}

/** A colour that buyers name: its concept, and what says it in a listing's Russian. */
export interface NamedColor {
  id: string
  ru: RegExp
  forms: Record<string, string>
  en: string
  zh: string
}
const color = (id: string, ru: RegExp, adjective: string, soft: boolean, en: string, zh: string): NamedColor => {
  const stem = adjective.slice(0, -2)
  const [many, manyOf, one] = soft ? ['ие', 'их', 'ем'] : ['ые', 'ых', 'ом']
  return { id, ru, en, zh, forms: { color: adjective, colors: stem + many, colorsOf: stem + manyOf, colorIn: stem + one } }
}
export const namedColors: readonly NamedColor[] = [
  color('color.black', /чёрн/, 'чёрный', false, 'black', '黑色'),
  color('color.white', /бел(?:ый|ая|ое)/, 'белый', false, 'white', '白色'),
  color('color.grey', /сер(?:ый|ая|ое)|графит|антрацит/, 'серый', false, 'grey', '灰色'),
  color('color.red', /красн|бордо/, 'красный', false, 'red', '红色'),
  color('color.pink', /розов|пудр/, 'розовый', false, 'pink', '粉色'),
  color('color.yellow', /жёлт/, 'жёлтый', false, 'yellow', '黄色'),
  color('color.beige', /бежев|кремов/, 'бежевый', false, 'beige', '米色'),
  color('color.brown', /коричн|шоколад/, 'коричневый', false, 'brown', '棕色'),
  color('color.green', /зелён|мятн|оливк/, 'зелёный', false, 'green', '绿色'),
  color('color.blue', /син(?:ий|яя|ее)|голуб/, 'синий', true, 'blue', '蓝色'),
  color('color.purple', /фиолет|лилов|сирен/, 'фиолетовый', false, 'purple', '紫色'),
]
