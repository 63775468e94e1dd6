import type { Span } from './open-text.ts'

const kit = {
  ru: '(?:набор|комплект|сет|бокс)(?:а|ы|ов|у|е|ом|ик|ики|ика|иков)?|(?:welcome|вел[ck]ом)[- ]?(?:pack|box|kit|пак|бокс|кит)(?:а|и|ы|ов|s)?',
  en: '(?:kit|set|bundle|hamper|gift box|gift pack|welcome pack|welcome box)(?:e?s)?',
  zh: '(?:套装|礼盒|礼包|组合|[一每]套)',
}

/** A kit, and behind it what it is made up of: "набор: …", "kits with a …", 套装包括…. */
const contents: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:${kit.ru})(?:\\s+(?:для|на)\\s+\\p{L}+){0,2}\\s*(?:[:—–]|\\s-\\s|(?:,\\s*)?(?:из|состоит|включает|в котор\\p{L}+|где|куда|в нем)(?!\\p{L}))`,
    'iu',
  ),
  new RegExp(
    `(?<![a-z])(?:${kit.en})(?:\\s+for\\s+[a-z ]{1,30}?)?\\s*(?:[:–—]|\\s-\\s|(?:,\\s*)?(?:(?:made )?(?:up )?(?:of|with) (?:an?|one)|includ(?:e|es|ing)|contain(?:s|ing)?|each with|that ha(?:s|ve))(?![a-z]))`,
    'iu',
  ),
  new RegExp(`${kit.zh}(?:里|内|里面)?\\s*(?:[:：]|包括|包含|含|要?有|由)`, 'u'),
]
/** How many, behind the goods: "notebook, pen, 50 kits". */
const counted: readonly RegExp[] = [
  /(?<=[,;.]\s*(?:(?:нужно|надо|всего|итого)\s+)?)\d+\s+(?:таких\s+)?(?:набор|комплект|сет|бокс)(?:а|ов|иков)(?!\p{L})/iu,
  /(?<=[,;.]\s*(?:(?:we )?need\s+|about\s+)?)\d+\s+(?:kits|sets|bundles)(?![a-z])/iu,
  /[\d一二两三四五六七八九十百千]+\s*套(?![\p{Script=Han}])/u,
]

/** Whether several goods that a message names are parts of a kit: "набор: блокнот, ручка", "5 kits with a notebook and a pen", 笔记本、笔，100套. */
export const namesKit = (folded: string): boolean => [...contents, ...counted].some((way) => way.test(folded))

/** The stretch that names a kit by what is behind it. */
export function kitNameIn(folded: string): Span | undefined {
  const found = contents.map((way) => way.exec(folded)).find((match) => match !== null)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** Words of the name of a kit, which say nothing of its goods. */
export const kitWords =
  /^(?:набор\p{L}*|комплект\p{L}*|сет|бокс\p{L}*|welcome|вел[ck]ом|kits?|sets?|bundles?|packs?|box(?:es)?|套装?|礼盒|礼包|组合)$/iu
