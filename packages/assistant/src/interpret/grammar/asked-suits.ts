import { pattern, whole } from './pattern.ts'

const which = '(?:как(?:ой|ая|ое|ие|ую|их)|котор(?:ый|ая|ое|ые|ую)|что)'
const asked = pattern(
  whole({
    ru: [
      `${which}(?: из (?:них|этих))?(?: \\p{L}+){0,3} (?:подойд|подход|сгод|год|понрав)…`,
      `${which}(?: из (?:них|этих))?(?: \\p{L}+){0,2} (?:лучше|взять|выбрать)(?: \\p{L}+){0,2} (?:для|на|в|к|под) \\p{L}+`,
      `для \\p{L}+(?: \\p{L}+)? ${which}(?: из (?:них|этих))? (?:лучше|подойд…|взять|выбрать)`,
      `${which}(?: из (?:них|этих))? для \\p{L}+(?: \\p{L}+)? (?:лучше|подойд…|взять|выбрать)`,
    ],
    en: [
      'for (?:an? |the |my |our )?\\p{L}+(?: \\p{L}+)?,? which(?: (?:one|ones|of (?:them|these|those)))? (?:is|are|would be) (?:better|best|good)',
      'which(?: (?:one|ones|of (?:them|these|those)))?(?: \\p{L}+){0,3} (?:better|best|good|suits?|suitable|right|nicer?|works?|fits?)(?: \\p{L}+){0,2} (?:for|as|on|in) (?:an? |the |my |our )?\\p{L}+',
      'which(?: (?:one|ones|of (?:them|these|those)))?(?: \\p{L}+){0,2} (?:suits?|would suit|fits?) (?:an? |the |my |our )?\\p{L}+',
    ],
    zh: [
      '[^，。？]{1,6}用[，,]?哪[一\uE000]?[个款种些件][^，。？]{0,4}?(?:好|适合|合适)',
      '哪[一\uE000]?[个款种些件][^，。？]{0,4}?(?:更|比较|最)?(?:适合|合适)',
      '哪[一\uE000]?[个款种些件](?:给|送)[^，。？]{1,6}(?:更|比较|最)?(?:好|合适)',
    ],
  }),
)

/** "Какой лучше для девочки?", "which suits a girl?", 哪个更适合女孩: which of those shown is for somebody or something. */
export const asksWhichSuits = (folded: string): boolean => asked.test(folded)
