import { foldText } from './open-text.ts'

/**
 * "The kit with one battery and a charger", «комплект с одним акб и зарядкой», "price with a case?", 带充电器的套装: what is named behind it comes along with the
 * goods that are spoken of. A set that has a name of its own ("gift set with mugs") is other goods.
 */
const comesAlong = [
  /(?:^|[,.!?;:–—-]\s*|(?<!\p{L})(?:нуж(?:ен|на|но|ны)|надо|хо(?:чу|тим)|мне|нам|за|в|и|а|это|тот|этот|именно|только|лучше|интересует|беру|возьму)\s+)(?:(?:комплект|набор|вариант)\p{L}?|комплектаци\p{L}|верси\p{L}|цена|стоимость|почем|сколько(?: (?:стоит|стоят|будет|выйдет|за))?)\s+(?:(?:за|будет|идет|сразу|вместе|именно|\p{L}{0,2}на)\s+)?(?:со?|без)\s+(?<ru>[^,.!?;]+)/u,
  /(?:^|[,.!?;:–—-]\s*|(?<![a-z])(?:the|an?|that|this|need|want|take|only|just|and|for|what's|is)\s+)(?:kit|set|bundle|version|option|one|price|cost|how much(?: (?:is|are|would|for)(?: (?:it|they|one|that|this))?(?: be)?)?)\s+(?:(?:that )?comes? )?(?:with|without|including|incl\.?|w\/)\s+(?<en>[^,.!?;]+)/u,
  /(?:^|[,，。！？!?\s])(?<zh>[^,，。！？!?\s]*(?:带|含|配|加上?|连)[^,，。！？!?\s]+?)的?(?:套装|套餐|版本?|那[款套种个]|多少钱|什么价|价格)/u,
]

/** The stretch of a message, folded, that names what comes along with other goods. */
export function alongIn(written: string): string | undefined {
  const folded = foldText(written)
  for (const pattern of comesAlong) {
    const { ru, en, zh } = pattern.exec(folded)?.groups ?? {}
    const along = ru ?? en ?? zh
    if (along !== undefined) return along
  }
  return undefined
}

/** Whether all of these names stand in a message as what comes along with other goods. */
export function comeAlong(written: string, names: readonly string[]): boolean {
  const along = names.length > 0 ? alongIn(written) : undefined
  return along !== undefined && names.every((name) => along.includes(foldText(name)))
}
