import type { Span } from './open-text.ts'
import { B, pattern } from './pattern.ts'
import type { Read, Reader } from './reader.ts'

/** What may come along, as it is named: "зарядка", "power supply", "a carrying case". */
const thing = String.raw`(?<thing>[\p{L}\d-]+(?:[\s,]+[\p{L}\d-]+){0,3}?)`
const end = String.raw`(?=\s*(?:[?？!.。]|$))`
const lead = `(?:(?:а|и|ну|but|and|so|also|那|请问)[\\s,]*)*`
/** Each is a question by its form; what only may be one needs its mark. */
const ways: readonly { wording: RegExp; needsMark?: true }[] = [
  // Russian
  {
    wording: pattern(
      String.raw`^\s*${lead}${thing},?\s+(?:(?:тоже |сразу )?(?:ид[еу]т|есть|входит|входят|будет)\s+)?(?:в (?:комплекте|наборе|коробке|поставке|комплект|набор|стоимость|цену)|прилага(?:ет|ют)ся|дают|вход(?:ит|ят)(?: в (?:комплект|набор))?)(?:\s+(?:есть|ид[еу]т|входит|входят|будет))?${end}`,
    ),
    needsMark: true,
  },
  {
    wording: pattern(
      `${B}(?:прилага(?:ет|ют)ся|вход(?:ит|ят)|ид[еу]т|есть)(?: ли)? (?:в (?:комплекте?|наборе?) )?${thing}(?: в (?:комплекте?|наборе?))${end}`,
    ),
  },
  { wording: pattern(`${B}(?:прилага(?:ет|ют)ся|вход(?:ит|ят)) ли ${thing}${end}`) },
  { wording: pattern(String.raw`^\s*${lead}в комплекте(?: (?:есть|ид[еу]т|будет))? ${thing}${end}`), needsMark: true },
  // English
  {
    wording: pattern(
      String.raw`^\s*${lead}(?:(?:is|are) )?(?:(?:a|an|the|any|its|their) )?${thing},? (?:(?:is|are|also|already) )*(?:included|supplied|provided|in the box|part of (?:it|the set)|comes? with (?:it|them|that))${end}`,
    ),
    needsMark: true,
  },
  {
    wording: pattern(
      String.raw`(?<=${B}(?:do|does|will)\s[^,.?]{1,40}\s)(?:come with|include) (?:(?:a|an|the|any|its|their) )?${thing}${end}`,
    ),
  },
  // Chinese
  {
    wording: pattern(
      String.raw`^\s*(?:那|请问)?(?<thing>\p{Script=Han}{1,6}?)(?:都)?(?:[送配带含给]不[送配带含给]|(?:是)?(?:附?送|包含?|配|赠送)的?(?:吗|么)|(?:有)?(?:包含|包括)在内吗|一起(?:发|送)吗)${end}`,
    ),
  },
  {
    wording: pattern(
      String.raw`(?:[送配带含][不没][送配带含]|(?:会|有|是否)?(?:附送|赠送|附带|配套|包含|包括|送(?!货|人|朋友|礼|到|去|给)|配)(?:了|有)?)(?<thing>\p{Script=Han}{1,6}?)(?:吗|么|[?？])\s*[?？]?\s*$`,
    ),
  },
]
/** Nothing that comes in a box with the goods. */
const isOfService =
  /shipping|deliver|postage|freight|customs|dut(?:y|ies)|tax|(?<![a-z])vat|доставк|пошлин|налог|ндс|таможн|运费|邮费|关税|税/u
const asksOpenly = /[?？]\s*$|^\s*(?:and |but |so |also )?(?:is|are)(?![a-z])/u

/** "Зарядка в комплекте?", "power supply, included?", 电源送吗: whether the goods shown come with something. The value is what, in lower case. */
export const askedIncludedReader: Reader<string> = {
  read(text): Read<string>[] {
    for (const { wording, needsMark } of ways) {
      const match = text.find(wording)
      const what = match
        ?.group('thing')
        ?.replace(/[\s,]+/g, ' ')
        .trim()
      if (!match || !what || (needsMark && !asksOpenly.test(text.folded))) continue
      if (/^(?:что|чего|кто|сколько|what|which|how many|什么|哪些|都|有)(?![a-zа-я])/u.test(what) || isOfService.test(what)) continue
      return around(match, match.group('thing')!, text.folded).map((span) => ({ value: what, span }))
    }
    return []
  },
  examples: {
    ru: [['зарядка[ в комплекте]?', 'зарядка'], ['рюкзак с зарядкой в комплекте'], ['что в комплекте?']],
    en: [
      ['power supply[, included]?', 'power supply'],
      ['does it [come with ]drill bits?', 'drill bits'],
      ['with a power supply included'],
      ['is shipping included?'],
    ],
    zh: [['电源[送吗]', '电源'], ['送货吗要多久']],
  },
}

/** The stretches of a match on both sides of the named thing, which stays open: its words say what is asked of. */
function around({ start, end: last }: Span, named: string, folded: string): Span[] {
  const at = folded.indexOf(named, start)
  return [
    { start, end: at },
    { start: at + named.length, end: last },
  ].filter((span) => folded.slice(span.start, span.end).trim() !== '')
}
