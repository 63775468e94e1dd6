import type { WishedShare } from '../../wish.ts'
import { from, upTo } from './bounds.ts'
import { pattern } from './pattern.ts'
import type { Read, Reader, Situation } from './reader.ts'

/** Before the name of the material: "не менее 80 % хлопка". What is bounded from above wishes for something else. */
const before = pattern(String.raw`(?:(?<most>${upTo})|${from})?\s*(?<percent>\d{1,3})\s?%\s?\+?\s*(?:of |из )?$`)
/** Behind it: "cotton 80%+", 棉80%以上. */
const behind = pattern(
  String.raw`^\s*(?:[:(-]\s*)?(?:(?<most>${upTo})|${from}|не менее|at least)?\s*(?<percent>\d{1,3})\s?%\s?(?:\+|以上|и (?:больше|выше)|or more)?`,
)
/** A bound without a sign, as nobody says it of anything else: "хлопка не меньше 80". */
const bare = pattern(
  String.raw`^\s*(?:не (?:менее|меньше|ниже)|минимум|хотя бы|at least|no less than|至少|不低于)\s*(?<percent>[4-9]\d|100)(?=\s*(?:$|[.,;!?。，]))`,
)

function readShares({ folded }: { folded: string }, { analysis }: Situation): Read<WishedShare>[] {
  const reads: Read<WishedShare>[] = []
  for (const { conceptId, kind, start, end } of analysis.concepts) {
    if (kind !== 'material') continue
    // 100% may be part of the name: "хлопок 100%".
    const stop = folded[end] === '%' ? end + 1 : end
    const own = /(?<percent>\d{1,3})\s?%$/.exec(folded.slice(start, stop))
    const lead = own ?? before.exec(folded.slice(0, start))
    const tail = lead ? null : (behind.exec(folded.slice(end)) ?? bare.exec(folded.slice(end)))
    const found = lead ?? tail
    const least = Number(found?.groups?.percent)
    if (!found || found.groups?.most !== undefined || !(least >= 1 && least <= 100)) continue
    const span = own
      ? { start: start + own.index, end: stop }
      : lead
        ? { start: lead.index, end: lead.index + lead[0].length }
        : { start: end, end: end + found[0].length }
    if (!reads.some((read) => read.span.start < span.end && span.start < read.span.end))
      reads.push({ value: { material: conceptId, least }, span })
  }
  return reads
}

/** How much of a material there must be at least: "хлопок от 80 %", "100% cotton". */
export const shareReader: Reader<WishedShare> = {
  read: readShares,
  examples: {
    ru: [
      ['носки хлопок[ 80%]', { material: 'material.cotton', least: 80 }],
      ['футболки, [не менее 90% ]хлопка', { material: 'material.cotton', least: 90 }],
      ['худи, хлопка[ не меньше 80]', { material: 'material.cotton', least: 80 }],
      ['носки, хлопок, не меньше 80 пар'],
      ['скидка 10%'],
    ],
    en: [
      ['[100% ]cotton towels', { material: 'material.cotton', least: 100 }],
      ['cotton[ 80%+]', { material: 'material.cotton', least: 80 }],
    ],
    zh: [['棉[80%以上]', { material: 'material.cotton', least: 80 }]],
  },
}
