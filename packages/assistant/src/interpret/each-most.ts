const which = `(?:哪[一几]?[个款种件本把双条只套台]|谁)`
const degree = '(?:更|最|比较)'
const ways: readonly [RegExp, string][] = [
  [
    new RegExp(
      String.raw`(${which})([^，,。？?]{0,8}?${degree}[^，,。？?]{1,4})[，,、]?(?:而且|并且|同时|又)?(?!${which})(?=[^，,。？?]{0,6}${degree}[^，,。？?]{1,4}[？?]?\s*$)`,
      'u',
    ),
    '$1$2，$1',
  ],
  [
    /(?<![a-z])(which(?: one)?(?: of (?:them|these|those|the two))?)( (?:has|is|have|are|comes with|holds))( (?:the )?(?:[a-z]+er|more|less|most|[a-z]+est)(?: [a-z]+){0,3}?),? and (?=(?:the )?(?:[a-z]+er|more|less|fewer|most|[a-z]+est)(?: [a-z]+){0,3}\s*\??\s*$)/iu,
    '$1$2$3, and $1$2 ',
  ],
  [
    /(?<!\p{L})((?:у )?как(?:ой|ого|ая|ую)(?: из (?:них|этих|двух))?)((?: \p{L}+){0,2} \p{L}*(?:ее|ей|ше|же|ще|че))(?: и|,) (?=(?:\p{L}+ ){0,2}\p{L}*(?:ее|ей|ше|же|ще|че)(?: \p{L}+)?\s*\??\s*$)/iu,
    '$1$2, $1 ',
  ],
]

/** 哪个纸更厚，页数更多, "which has thicker paper and more pages?": of what is compared in two ways each is asked by itself. */
export const withEachMost = (message: string): string => ways.reduce((said, [two, each]) => said.replace(two, each), message)
