import { findConcept } from '@karavan/lexicon/names.ts'
import { propertyRows } from '@karavan/lexicon/property-phrases/rows.ts'

let uses: ReadonlySet<string> | undefined
/** What Chinese listings call a use that goods are for; other languages say "for" before it. */
const usesOfListings = (): ReadonlySet<string> =>
  (uses ??= new Set(propertyRows().flatMap(({ names }) => (/^for /u.test(names.en) && /^для /u.test(names.ru) ? [names.zh] : []))))

let properties: ReadonlySet<string> | undefined
function isProperty(word: string): boolean {
  properties ??= new Set(propertyRows().map(({ names }) => names.zh))
  return properties.has(word)
}
/** Whether listings call a property so, and none of them its absence: 计数 and 不计数. */
export const canBeDenied = (word: string): boolean => isProperty(word) && !isProperty(`不${word}`)

/** 计数 of 计数跳绳, where 跳绳 is a name of the same goods. */
export function propertyInName(name: string, types: readonly string[]): string | undefined {
  const names = types.flatMap((type) => findConcept(type)?.words.zh ?? [])
  const plain = names.find((one) => one.length > 1 && name.length > one.length && name.endsWith(one))
  const property = plain === undefined ? undefined : name.slice(0, -plain.length)
  return property !== undefined && isProperty(property) ? property : undefined
}

/** When goods are used: "at night", «по вечерам». */
const times =
  /(?<![a-z])(?:at (?<en>night)|in the (?<dark>evening|dark))(?![a-z])|(?<!\p{L})(?:(?<ru>ночью|вечером)|по (?<often>ночам|вечерам)|в (?<darkness>темноте))(?!\p{L})/giu

/** 发快递, 打包快递: what is done to a thing that listings name before it, 快递打包. */
const doneTo =
  /^(?:打包|包装|邮寄|运送|存放|收纳|清洗|发|寄|送|装|包|放|存|运|封|洗|擦|刷|煮|煎|烤|蒸|切|泡|挂|晾|贴)(?<thing>\p{Script=Han}{2,4})$/u

/** A use, and the word of the message that says it. */
interface SaidUse {
  word: string
  use: string
}

/** Of some words of a message those that say what the goods are used for, or when, and not what they must be like: 夜间遛狗, 发快递用的, "at night". */
export function usesAmong(words: readonly string[], folded: string): SaidUse[] {
  const said = new Set([...folded.matchAll(times)].flatMap(({ groups = {} }) => Object.values(groups).filter(Boolean)))
  return words.flatMap((word) => {
    const thing = folded.includes(`${word}用`) ? doneTo.exec(word)?.groups?.thing : undefined
    if (thing !== undefined) return [{ word, use: thing }]
    return said.has(word) || (/^\p{Script=Han}{3,}$/u.test(word) && usesOfListings().has(word)) ? [{ word, use: word }] : []
  })
}
