import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { devicesIn } from './device.ts'
import { type Span, splitAt } from './open-text.ts'

/** What a house, a car and a pocket have in them, and what is seldom sold with what is bought for it: whole words. */
const thing =
  /^(?:(?:телефон|смартфон|ноут(?:бук)?|комп(?:ьютер)?|машин|авто(?:мобил)?|духовк|плит|кроват|матрас|матрац|стол|диван|окн|окон|комнат|кухн|ванн|балкон|квартир|дом|холодильник|багажник|шкаф|полк|раковин|коляск|велосипед|самокат)(?:[аыуеиоюяь]|о[мвй]|е[йм]|ам|ями?|ами|ах|ью)?|(?:phone|mobile|laptop|computer|car|suv|oven|stove|hob|bed|mattress|table|sofa|couch|window|room|kitchen|bathroom|balcony|house|flat|apartment|desk|fridge|trunk|boot|wardrobe|shelf|sink|bike|stroller|pram)(?:e?s)?|shelves|balconies)$|(?:手机|电脑|笔记本|车|烤箱|灶|床|桌子?|沙发|窗户?|房间?|厨房|浴室|阳台|家里?|冰箱|后备箱|柜子?|水槽|自行车)$/iu
/** Of these nothing is sold, so that whoever says how they are need not say whose: «духовка узкая», 烤箱很小. */
const placeIsSo =
  /^\s*(?:(?:а|и|но|ну)[\s,]+)*(?:духовк|комнат|кухн|ванн|балкон|квартир|холодильник|раковин|окн)\p{L}{0,2}\s+(?:(?:очень|довольно|совсем|примерно|около)\s+)?(?:\d|\p{Script=Cyrillic}+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)\s*$)|^(?:烤箱|窗户?|房间|厨房|浴室|阳台|冰箱|水槽|灶台?)(?:是|很|挺|比较|有点|只有|大概)(?!\p{Script=Han}*太)/iu
const lead = String.raw`^\s*(?:(?:and|but|so|well|ok|by the way|btw|а|и|но|ну|кстати|просто|only)[\s,]+)*`
/** Each names in its first group what is owned, its last word the thing itself; in the second a Russian one may stand. */
const ways = [
  String.raw`${lead}(?:my|our|the)\s+((?:[a-z-]+\s+){0,2}?[a-z-]+)\s+(?:is|are|has|have|measures?|comes?)(?! too)(?![a-z])`,
  String.raw`${lead}((?:[a-z-]+\s+)?[a-z]+s)\s+are\s+(?:about |around )?\d`,
  String.raw`${lead}(?:i|we)(?: have|'ve got| got| own| use| drive)\s+(?:an?|the|my|our)\s+((?:(?!about|for|with|in|on|of|and|that|which|to)[a-z-]+\s*){1,3})`,
  String.raw`${lead}(?:мо[йяеи]|наш[аеи]?)\s+(\p{L}+)(?:\s+(\p{L}+))?`,
  String.raw`${lead}у\s+(?:меня|нас)\s+(\p{L}+)(?:\s+(?:и\s+)?(\p{L}+))?`,
  String.raw`${lead}(\p{L}+)\s+у\s+(?:меня|нас)(?!\p{L})`,
  String.raw`^(?:而且|因为|不过|但是?|可是|对了)*我们?(?!要|想|需|找|买|是不是|可|能|也|都|再|还|喜|觉|就|不|先)((?:家里?|店里?)?的?\p{Script=Han}{1,4}?)(?:是|很|挺|比较|有点|太|特别|大概|差不多|只有|有\d|\d|[大小高矮宽窄长短]|$)`,
].map((source) => new RegExp(source, 'iu'))
const lastWord = (text: string | undefined): string => text?.trim().split(/\s+/u).at(-1) ?? ''

/** Whether a clause says what the buyer has, and whether that is a thing of a house, a car or a pocket. */
function ownedIsThing(clause: string): boolean | undefined {
  if (placeIsSo.test(clause)) return true
  const match = ways.map((way) => way.exec(clause)).find((one) => one !== null)
  return match && [match[1], match[2]].some((said) => thing.test(lastWord(said)))
}
/** "My case is cracked": whatever is called the buyer's own. */
const own = /^\s*(?:(?:and|but|so|well)[\s,]+)*(?:my|our)\s+(?:[a-z-]+\s+){1,4}?(?:is|are|has|have)(?![a-z])/iu
const border = /(?:[;!?。，；！？]|[.,](?!\d))+/gu

/** A clause that says what the buyer has already. */
export interface Owned extends Span {
  /** Where it says which one or how large that is: "iPhone 15", "15.6 inch". */
  told?: number
}

/** Clauses of what the buyer has and does not want: "my oven is big", «у меня айфон 15», 我手机很大. */
export function ownedIn(folded: string, { concepts }: Analysis): Owned[] {
  const owned: Owned[] = []
  for (const { start, end, text: clause } of splitAt(folded, border)) {
    const isWithin = (one: Span): boolean => one.start >= start && one.end <= end
    const isOwn = own.exec(clause)?.[0].length ?? 0
    // "My card is declined" is about the order.
    const isKind =
      !/(?<![a-z])(?:cards?|orders?|parcels?|payments?|accounts?)(?![a-z])/.test(clause) &&
      concepts.some((match) => match.kind === 'type' && isWithin(match) && match.end <= start + isOwn)
    const [device] = devicesIn(clause)
    const said = ownedIsThing(clause)
    const isThing = said !== undefined && (said || isKind || device !== undefined)
    const isOfPeople = concepts.some((match) => match.kind === 'audience' && isWithin(match))
    if (isThing && !isOfPeople && !/^[?？]/u.test(folded.slice(end))) {
      const told = device?.start ?? /\d/u.exec(clause)?.index
      owned.push({
        start,
        end,
        ...(told === undefined ? {} : { told: start + told }),
      })
    }
  }
  return owned
}
