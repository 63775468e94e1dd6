import { anyOf, pattern } from './pattern.ts'

/** What stands around something that is not wanted. */

const notBefore = anyOf({
  ru: [
    String.raw`(?<![\p{Script=Cyrillic}])(?:не|кроме|без|исключая|ни|нет|только не|ничего|никак(?:их|ого|ой)|забудь(?:те)?|убери(?:те)?|отмени(?:те)?|исключи(?:те)?|выкинь(?:те)?)(?: (?:в|цвета|из|про|об?))?`,
  ],
  en: [
    `(?<![a-z])(?:not|no|non|(?<!is there |got |have |find )nothing|none of (?:that|the|those|your)|except(?: for)?|without|excluding|but not|anything but|other than|don'?t want|forget(?: about)?|never mind|cancel|drop|skip|leave out|remove)(?: (?:in|the|any|from))?`,
  ],
  zh: ['不要(?:带|有|含)?', '去掉', '取消', '不是', '除了', '除', '非', '别要?', '别带', '不含', '不带', '不用', '不需要', '(?<!有)没有'],
})
const before = pattern(String.raw`${notBefore}[\s-]*$`)
const notOnly = pattern(String.raw`${anyOf({ ru: ['не только'], en: ['not only', 'not just'], zh: ['不只', '不仅'] })}\s*$`)
const after = pattern(
  String.raw`^\s*(?:的|色)*\s*${anyOf({ ru: ['исключ', '(?:(?:мне|нам|пока|уже|больше|точно|тоже|вообще|совсем|сейчас) )*не (?:надо|нуж(?:ен|на|но|ны)|хочу|хотим|подойд|подход|интерес|берем|предлаг)'], en: ['excluded', 'not needed', '(?:is|are) (?:not|no) (?:ok|good|wanted)', "(?:isn't|aren't|won't) (?:ok|good|do)"], zh: [String.raw`(?:不要|别要|除外)(?!\s*[\p{L}\p{N}])`] })}`,
)
const listing = pattern(
  String.raw`^\s*${anyOf({
    ru: ['и', 'или', 'либо', 'ни'],
    en: ['and', 'or', 'nor'],
    zh: ['和', '或', '或者'],
    signs: [',', '，', '、'],
  })}?\s*${anyOf({ ru: ['в'], en: ['the', 'in'], zh: ['的'] })}?\s*$`,
)

/** Whether what stands between these texts is not wanted: "не [чёрные]", "[黑色] 不要"; "не только [чёрные]" is. */
export const isDenied = (lead: string, tail: string): boolean => (before.test(lead) && !notOnly.test(lead)) || after.test(tail)

/** Whether a denial goes on over what stands between two things: "кроме красных и белых". */
export const goesOn = (between: string): boolean => listing.test(between) && /\S/.test(between)

/** Messages with what they deny in brackets; `grammar.test.ts` reads them. */
export const denials = {
  ru: ['убери [красные]', 'не [чёрные]', 'кроме [красных] и [белых]', 'белые, но не [серые]', 'не только чёрные', 'чёрные'],
  en: [
    'not [black]',
    'nothing [black] please',
    'steel, none of that [plastic]',
    'no [black] or [red]',
    'anything but [pink]',
    'cancel the [blue]',
    'not only black',
  ],
  zh: ['有没有黑色', '不要带[黑色]', '不要[黑色]', '[黑色]不要', '除了[红色]', '黑色'],
} as const satisfies Record<'ru' | 'en' | 'zh', readonly string[]>
