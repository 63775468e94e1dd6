/** A part of a sentence that affirms, denies, or says that something is not known. */
export interface Clause {
  text: string
  start: number
  end: number
  isDenied: boolean
  isUnknown: boolean
  /** What stands before may deny it as well, or may not. */
  isOpen: boolean
  /** It says under which condition something holds, by itself or joined to a clause that does. */
  isCondition: boolean
}

export const negator =
  /(?<!\p{L})(?:не|нет|без|ни|ничего|никак\p{L}*|никогда|нельзя|отсутству\p{L}*)(?!\p{L})|\b(?:not|no|non(?!-)|none|nor|neither|never|nothing|without|isn't|doesn't|don't|aren't|lacks?|cannot|can't)\b|[a-z]-free\b|不(?!锈)|没|无(?!线|缝|绳)|非(?!常)/iu

/** Says that something is not known, which no field can contradict. */
const unknown =
  /не (?:указ|сказан|заявл|знаю|сообща|уточн|пиш)|ни (?:один|у одного|в одном)[^.;]{0,40}не (?:указ|сказ|пиш|сообща|упомян)|нет (?:данных|сведений|информации)|неизвестн|уточните|not (?:stated|specified|mentioned|listed|known|say)|does(?:n't| not) (?:say|state|mention)|(?:none|neither) of[^.;]{0,30}(?:says?|states?|mentions?)|no information|unknown|ask the seller|没有(?:注明|说明|提到|写)|未注明|未说明|不清楚|咨询/iu
/** Goes on with what is not known: "не указано, подходит ли". */
const whether =
  /(?<!\p{L})(?:ли|сколько|как(?:ой|ая|ое|ие|ого)|из чего)(?!\p{L})|\b(?:whether|if|how (?:many|much))\b|多少|是否|能不能|有没有/iu

export const condition = /(?<!\p{L})если(?!\p{L})|\bif\b|如果|要是/iu
const joins = /[\p{L}、]/u

/** Between what a denial may reach over, and what ends it. */
const weak = /[,，、:：](?!\d)|(?<!\p{L})(?:и|and|или|or)(?!\p{L})|和|及|或/u
const strong = /[;；。—–()（）]|\s-\s|(?<!\p{L})(?:а|но|зато|однако|хотя|but|while|whereas|although|though|yet)(?!\p{L})|但是?|不过|而且?/u
const separator = new RegExp(`(?<weak>${weak.source})|${strong.source}`, 'giu')

/** The clauses of a sentence, in their order. `plain`: the sentence with names of properties blanked out, which deny nothing by themselves ("без проводов"). */
export function clausesOf(sentence: string, plain: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  let isWeak = false
  let isJoined = false
  const take = (end: number): void => {
    const last = clauses.at(-1)
    const text = plain.slice(start, end)
    const isUnknown = unknown.test(text) || (isWeak && last?.isUnknown === true && whether.test(text))
    const isDenied = !isUnknown && negator.test(text)
    const isOpen = isWeak && !isUnknown && !isDenied && last !== undefined && (last.isDenied || last.isUnknown || last.isOpen)
    const isCondition = condition.test(text) || (isJoined && last?.isCondition === true)
    clauses.push({ text: sentence.slice(start, end), start, end, isDenied, isUnknown, isOpen, isCondition })
  }
  for (const match of plain.matchAll(separator)) {
    take(match.index)
    start = match.index + match[0].length
    isWeak = match.groups?.weak !== undefined
    isJoined = isWeak && joins.test(match[0])
  }
  take(plain.length)
  // "Подходит ли, не указано"
  return clauses.map((clause, at) =>
    whether.test(clause.text) && clauses[at + 1]?.isUnknown ? { ...clause, isUnknown: true, isDenied: false } : clause,
  )
}
