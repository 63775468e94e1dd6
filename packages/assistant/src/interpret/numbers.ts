/** A number in a text, in digits or words, with its multiplier ("2к", "1.5 тыс", "两百"). Offsets are those of the text that was read. */
export interface NumberSpan {
  start: number
  end: number
  value: number
  /** Written as a word that already counts things: "сотню", "dozen", "пару". */
  counting?: boolean
}

// biome-ignore format: a table
const ones = new Map<string, number>(Object.entries({
  ноль: 0, один: 1, одна: 1, одну: 1, одной: 1, одного: 1, одно: 1, два: 2, две: 2, двух: 2, три: 3, трех: 3, четыре: 4, четырех: 4,
  пять: 5, пяти: 5, шесть: 6, шести: 6, семь: 7, семи: 7, восемь: 8, восьми: 8, девять: 9, девяти: 9, десять: 10, десяти: 10,
  одиннадцать: 11, двенадцать: 12, двенадцати: 12, тринадцать: 13, четырнадцать: 14, пятнадцать: 15, пятнадцати: 15, шестнадцать: 16,
  семнадцать: 17, восемнадцать: 18, девятнадцать: 19, одиннадцати: 11, тринадцати: 13, четырнадцати: 14, шестнадцати: 16, семнадцати: 17,
  восемнадцати: 18, девятнадцати: 19,
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
}))
// biome-ignore format: a table
const tens = new Map<string, number>(Object.entries({
  двадцать: 20, двадцати: 20, тридцать: 30, тридцати: 30, сорок: 40, сорока: 40, пятьдесят: 50, пятидесяти: 50, шестьдесят: 60,
  семьдесят: 70, восемьдесят: 80, девяносто: 90, шестидесяти: 60, семидесяти: 70, восьмидесяти: 80, девяноста: 90,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}))
// biome-ignore format: a table
const hundreds = new Map<string, number>(Object.entries({
  сто: 100, ста: 100, двести: 200, двухсот: 200, триста: 300, трехсот: 300, четыреста: 400, четырехсот: 400, пятьсот: 500, пятисот: 500,
  шестьсот: 600, шестисот: 600, семьсот: 700, семисот: 700, восемьсот: 800, восьмисот: 800, девятьсот: 900, девятисот: 900,
}))
// biome-ignore format: a table
const scales = new Map<string, number>(Object.entries({
  hundred: 100, hundreds: 100, thousand: 1000, thousands: 1000, million: 1e6, dozen: 12, dozens: 12,
  тысяча: 1000, тысячи: 1000, тысяч: 1000, тысячу: 1000, тысячей: 1000, тыща: 1000, тыщи: 1000, тыщу: 1000, тыщ: 1000, тыс: 1000, тр: 1000,
  сотня: 100, сотню: 100, сотни: 100, сотен: 100, миллион: 1e6, млн: 1e6, к: 1000, k: 1000,
  дюжина: 12, дюжину: 12, дюжины: 12, десяток: 10, десятка: 10, десятков: 10,
}))
// biome-ignore format: a table
/** Words that are a whole number alone and count things. */
const counts = new Map<string, number>(Object.entries({
  пара: 2, пару: 2, парочку: 2, полсотни: 50, полтинник: 50, полтинника: 50, сотка: 100, сотку: 100, сотки: 100, стольник: 100, стольника: 100,
  пятихатка: 500, пятихатку: 500, пятихатки: 500, косарь: 1000, косаря: 1000, couple: 2,
}))
const oneAndHalf: ReadonlySet<string> = new Set(['полторы', 'полтора', 'полутора'])
/** Scales that stand alone: "сотню кружек", "a dozen mugs", "тысячу пакетов". */
// biome-ignore format: a table
const aloneScales = new Set([
  'сотня', 'сотню', 'сотни', 'тысяча', 'тысячу', 'тысячи', 'тыща', 'тыщу', 'тыщи', 'дюжина', 'дюжину', 'десяток', 'dozen', 'hundred', 'thousand', 'миллион',
])

/** The 5 of "A5 200 шт" groups no thousands, and no more does the 140 of "70x140 600gsm". */
const digits = String.raw`(?<![а-фц-яa-wyz])(?<!\d\s?[xх×*]\s?)\d{1,3}(?:[ \u00a0\u202f']\d{3})+(?!\d)|\d{1,3}(?:,\d{3})+(?![\d,])|\d+(?:[.,]\d+)?`
const tokens = new RegExp(String.raw`(?<digits>${digits})|(?<word>[\p{Script=Cyrillic}a-z]+)`, 'giu')

const hanDigit: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const hanScale: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10000 }
const hanNumber = /(?:\d+(?:\.\d+)?)?[〇零一二两兩俩三四五六七八九十百千万]+/gu

/** 一百五十 -> 150, 两百五 -> 250, 3千 -> 3000. `undefined` for characters that make no number. */
export function readHanNumber(text: string): number | undefined {
  const lead = /^\d+(?:\.\d+)?/.exec(text)?.[0]
  let total = 0
  let section = 0
  let digit: number | undefined = lead ? Number(lead) : undefined
  let lastScale = 1
  for (const char of text.slice(lead?.length ?? 0)) {
    const scale = hanScale[char]
    if (scale === undefined) {
      if (char === '零' || char === '〇') lastScale = 10
      digit = (char === '零' || char === '〇' ? 0 : hanDigit[char]) ?? digit
      continue
    }
    if (scale === 10000) {
      total += (section + (digit ?? (section ? 0 : 1))) * scale
      section = 0
    } else section += (digit ?? 1) * scale
    digit = undefined
    lastScale = scale
  }
  // 两百五 is 250: a digit right after a scale counts the next lower one.
  if (digit !== undefined) section += lastScale >= 100 ? digit * (lastScale / 10) : digit
  const value = total + section
  return value > 0 ? value : undefined
}

/**
 * Numbers of a lower-cased text. Digits glued to a letter before them ("iphone15", "b7") are names, not numbers. Within digits a space or an
 * apostrophe groups thousands; "1,500" is fifteen hundred and "0,5" a half.
 */
export function readNumbers(text: string): NumberSpan[] {
  const found: NumberSpan[] = []
  for (const match of text.matchAll(hanNumber)) {
    // 一 in 一下 or 一起 is a word, not a number: lone 一 counts only before a classifier.
    const after = text.slice(match.index + match[0].length)
    if (
      !/\d/.test(match[0]) &&
      match[0].length === 1 &&
      !/^(?:个|件|只|双|套|条|块|元|把|台|盒|箱|打|款|支|米|毫|升|公|包|张|瓶|份|根|片|颗|粒|本|副|顶|枚|卷|袋|桶|罐|组|层|格|档)/.test(
        after,
      )
    )
      continue
    if (/第$/.test(text.slice(0, match.index))) continue
    // 30元一个 prices each one.
    if (match[0] === '一' && /[元块钱币金刀]\s?$/.test(text.slice(0, match.index))) continue
    const value = readHanNumber(match[0])
    if (value !== undefined) found.push({ start: match.index, end: match.index + match[0].length, value })
  }
  const words = [...text.matchAll(tokens)].filter(
    (token) => !found.some((span) => token.index < span.end && token.index + token[0].length > span.start),
  )
  for (let at = 0; at < words.length; at++) {
    const span = readOne(text, words, at)
    if (!span) continue
    found.push(span.number, ...(span.more ? [span.more] : []))
    at = span.last
  }
  return found.sort((a, b) => a.start - b.start)
}

function readOne(text: string, words: RegExpExecArray[], at: number): { number: NumberSpan; more?: NumberSpan; last: number } | undefined {
  const first = words[at]!
  const start = first.index
  if (first.groups?.digits) {
    // "150x200", and "x12" that counts.
    const isSide = /(?:\d\s?|(?:^|\s))[xх×*]$/u.test(text.slice(0, start))
    if (start > 0 && !isSide && /[\p{Script=Cyrillic}a-z_]/iu.test(text[start - 1]!)) return undefined
    const written = splitGroups(first.groups.digits, text.slice(start + first[0].length))
    if (written !== first.groups.digits) {
      const tail = first.groups.digits.slice(written.length + 1)
      const end = start + first[0].length
      const more = { start: end - tail.length, end, value: toNumber(tail) }
      return { number: { start, end: start + written.length, value: toNumber(written) }, more, last: at }
    }
    let value = toNumber(written)
    let end = start + written.length
    let last = at
    const next = words[at + 1]
    const scale = next?.groups?.word ? scales.get(next.groups.word) : undefined
    if (next && scale && /^\s?$/.test(text.slice(end, next.index))) {
      value *= scale
      end = next.index + next[0].length
      last = at + 1
      if (text[end] === '.' && /^(?:тыс|млн)$/.test(next[0])) end++
    } else if (next && /^т$/.test(next[0]) && /^\s?$/.test(text.slice(end, next.index)) && /^\.?\s?р/.test(text.slice(next.index + 1))) {
      value *= 1000
      end = next.index + 1 + (text[next.index + 1] === '.' ? 1 : 0)
      last = at + 1
    }
    return { number: { start, end, value }, last }
  }
  const word = first.groups?.word ?? ''
  const turned = readTurned(text, words, at)
  if (turned) return turned
  // "В пару к браслету" goes with it.
  const lone = word.startsWith('пар') && /(?:^|\s)в\s+$/u.test(text.slice(0, start)) ? undefined : counts.get(word)
  if (lone !== undefined) return { number: { start, end: start + word.length, value: lone, counting: true }, last: at }
  let total = 0
  let section = 0
  let end = -1
  let last = at
  let counting = false
  for (let i = at; i < words.length; i++) {
    const token = words[i]!
    if (end >= 0 && !/^[\s-]+$/.test(text.slice(end, token.index))) break
    const value = token.groups?.word
    if (!value) break
    // "The second one" counts nothing.
    if (value === 'one' && !/^\s+(?:hundred|thousand|million|piece|pc|unit|item|dozen)/.test(text.slice(token.index + 3))) break
    if (value === 'and' && end >= 0 && section >= 100) continue
    if (oneAndHalf.has(value) && i === at) section += 1.5
    else if (ones.has(value)) section += ones.get(value)!
    else if (tens.has(value)) section += tens.get(value)!
    else if (hundreds.has(value)) section += hundreds.get(value)!
    else if (scales.has(value) && value.length > 1 && (section > 0 || (i === at && aloneScales.has(value)))) {
      const scale = scales.get(value)!
      if (scale >= 1000) {
        total += (section || 1) * scale
        section = 0
      } else section = (section || 1) * scale
      counting = counting || i === at || scale === 12 || scale === 10
    } else break
    end = token.index + token[0].length
    last = i
  }
  const value = total + section
  if (end < 0 || value < 1 || (value === 1.5 && last === at)) return undefined
  return { number: { start, end, value, ...(counting ? { counting } : {}) }, last }
}

/** "Тысячи полторы", "сотни две", "тысяч сорок": a Russian scale before its number says "about". */
function readTurned(text: string, words: RegExpExecArray[], at: number): { number: NumberSpan; last: number } | undefined {
  const [scale, times] = [words[at]!, words[at + 1]]
  const said = times?.groups?.word
  if (!times || !said || !turnedScales.has(scale[0].toLowerCase()) || text.slice(scale.index + scale[0].length, times.index).trim())
    return undefined
  const factor = oneAndHalf.has(said) ? 1.5 : (ones.get(said) ?? tens.get(said))
  if (factor === undefined || factor < 1) return undefined
  return {
    number: { start: scale.index, end: times.index + said.length, value: factor * scales.get(scale[0].toLowerCase())!, counting: true },
    last: at + 1,
  }
}
const turnedScales = new Set(['тысячи', 'тысяч', 'тыщи', 'тыщ', 'сотни', 'сотен', 'десятка', 'десятков', 'дюжины'])

/** "400 100 штук" is a price and a count, though a space may group thousands: nobody orders 400,100 pieces. */
function splitGroups(digits: string, after: string): string {
  const cut = digits.lastIndexOf(' ')
  if (cut < 0 || digits.endsWith('000') || toNumber(digits) < 100_000 || !/^\s*(?:шт|pcs|pieces|个)/u.test(after)) return digits
  return digits.slice(0, cut)
}

function toNumber(text: string): number {
  if (/^\d{1,3}(?:[ \u00a0\u202f',]\d{3})+$/.test(text)) return Number(text.replace(/[^\d]/g, ''))
  return Number(text.replace(',', '.'))
}
