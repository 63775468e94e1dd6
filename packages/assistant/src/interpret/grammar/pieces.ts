import { anyOf, E } from './pattern.ts'

/** Words for pieces that follow a count. */
export const pieces = anyOf({
  ru: [
    String.raw`шт(?:\.|ук[аиуе]?|учек|уки|учки)?${E}`,
    `единиц[аыу]?${E}`,
    'экземпляр…',
    `пар[аыу]?${E}`,
    'комплект…',
    `набор(?:а|ов)?${E}`,
    'упаков…',
    `короб(?:ок|ки)${E}`,
    `рулон(?:а|ов|чик…)?${E}`,
    `пач(?:ек|ки)${E}`,
    `флакон(?:а|ов)?${E}`,
    `мотк(?:а|ов)${E}`,
  ],
  en: [
    String.raw`pcs\.?${E}`,
    `pieces?${E}`,
    `pc${E}`,
    `units?${E}`,
    `items?${E}`,
    `pairs?${E}`,
    `sets?${E}`,
    `packs?${E}`,
    `boxes${E}`,
    `rolls${E}`,
    `bottles of${E}`,
    `of (?:them|these|those|each)${E}`,
  ],
  zh: [
    String.raw`[个個件只双对套条把台盒箱打款支包张瓶份块顶副盏本卷罐根枚捆](?!颜色|色(?!的)|款式|样式|花色|尺寸|尺码|牌子|地方|问题|手机(?![壳套膜架座支链绳包])|电脑(?!包)|大气压|小时|月|接口|插?孔|口袋|隔层|套(?!要))(?![\p{Script=Han}]*钱)`,
  ],
})

const maxCount = 10_000_000

/** A count of pieces as it may be ordered; 0 for any other number, whose words are read all the same. */
export function toCount(value: number | undefined): number {
  if (value === undefined || !Number.isFinite(value)) return 0
  const whole = Math.round(value)
  return whole >= 1 && whole <= maxCount ? whole : 0
}
