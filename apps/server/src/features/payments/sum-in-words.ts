const plural = new Intl.PluralRules('ru')
type Forms = readonly [one: string, few: string, many: string]
const formOf = (count: number, [one, few, many]: Forms): string => ({ one, few })[plural.select(count) as 'one' | 'few'] ?? many

const teens = ['десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать', 'шестнадцать', 'семнадцать', 'восемнадцать', 'девятнадцать'] // biome-ignore format: a list
const tens = ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто'] // biome-ignore format: a list
const hundreds = ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот'] // biome-ignore format: a list
const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const feminine: Record<number, string> = { 1: 'одна', 2: 'две' }

const roubles: Forms = ['рубль', 'рубля', 'рублей']
const kopecks: Forms = ['копейка', 'копейки', 'копеек']
/** From the largest; thousands are feminine. */
const groups: readonly { size: number; forms: Forms; isFeminine?: true }[] = [
  { size: 1e9, forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { size: 1e6, forms: ['миллион', 'миллиона', 'миллионов'] },
  { size: 1e3, forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
]

/** A number below a thousand, word by word. */
function underThousand(count: number, isFeminine = false): string[] {
  const rest = count % 100
  const unit = rest % 10
  const small = rest >= 10 && rest < 20 ? teens[rest - 10] : [tens[Math.floor(rest / 10)], (isFeminine && feminine[unit]) || units[unit]]
  return [hundreds[Math.floor(count / 100)], small].flat().filter((word): word is string => Boolean(word))
}

/** An amount as an invoice has to spell it, below a billion of billions: 'Одна тысяча двести рублей 50 копеек'. */
export function toSumInWords(minor: number): string {
  const whole = Math.floor(minor / 100)
  const words: string[] = []
  let left = whole
  for (const { size, forms, isFeminine } of groups) {
    const count = Math.floor(left / size)
    left %= size
    if (count > 0) words.push(...underThousand(count, isFeminine), formOf(count, forms))
  }
  words.push(...underThousand(left))
  const said = words.length > 0 ? words.join(' ') : 'ноль'
  const rest = minor % 100
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${formOf(whole, roubles)} ${String(rest).padStart(2, '0')} ${formOf(rest, kopecks)}`
}
