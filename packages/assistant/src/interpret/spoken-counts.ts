/** Counts as people correct them and speak of what is on the screen, and the same in plain words. */

const hanCount = String.raw`(?:[一二两三四五六七八九十百千]{1,4}|\d{1,6})`
const hanPiece = '[个把件只双条本套张支台盒箱包对副块根瓶袋卷]'
/** Stands behind a corrected count of pieces, where nothing else is counted. */
const endOfCount = String.raw`(?=\s*(?:$|[.!。！]*\s*$))`
const englishPieces = String.raw`(?:\s?(?:pcs|pieces|units|of them))?`
const russianPieces = String.raw`(?:\s?(?:шт\p{L}*\.?))?`
const measuredRu = '(?:мл|л|литр\\p{L}*|см|мм|м|метр\\p{L}*|кг|г|вт)(?!\\p{L})'
const measuredEn = '(?:ml|l|lit(?:er|re)s?|cm|mm|m|met(?:er|re)s?|inch(?:es)?|kg|g|w)(?![a-z])'
const behindCount = String.raw`(?=\s*(?:[,.;!?]|$))`

export const spokenCounts: readonly [RegExp, string][] = [
  // 不是2把，是50把: only the count that is meant is left.
  [
    new RegExp(
      String.raw`(?:我)?(?:说的|要的)?不是${hanCount}(?:${hanPiece})?[，,、；;\s]*(?:而是|应该是|我要的是|我要|是要|是|要|[，,])\s*(?=${hanCount}${hanPiece})`,
      'gu',
    ),
    '',
  ],
  // "Not 2, 50", «не 2, а 50»: with nothing beside it the number says of what it is by the talk, as any other does.
  [
    new RegExp(
      String.raw`^\s*(?:no,? |нет,? )?(?:it'?s |это )?(?:not|не) \d{1,6}${englishPieces}${russianPieces}\s?,?(?: (?:but|rather|it's|а))? (\d{1,6})${endOfCount}`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:it'?s )?not \d{1,6}${englishPieces}(?:,? (?:but|rather|it's|i (?:need|want|said|meant))|,) (\d{1,6})${englishPieces}${behindCount}`,
      'giu',
    ),
    '$1 pcs',
  ],
  // «Нет, 50 не надо. покажите на 20», "I don't need 50, show me 20", 50的不要，要20的: a number that is refused, before what is wished for.
  [
    new RegExp(
      String.raw`(?<=^|[.,;!?]\s*|(?<!\p{L})(?:нет|но|а|ну)\s)(?:на )?\d{1,6}(?:[.,]\d+)?\s?(?:${measuredRu})?${russianPieces} (?:(?:мне|нам|уже|точно|пока|столько) )*не (?:надо|нуж(?:ен|на|но|ны)|хочу|хотим|подход\p{L}+|подойд\p{L}+|устраива\p{L}+|пойд\p{L}+|бер[уёе]м?)\s*[,.;!–—-]+\s*(?=[^?]*\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.,;!?]\s*|(?:no|but|well) )(?:(?:i|we) (?:do not|don't) (?:need|want) \d{1,6}\s?(?:${measuredEn})?${englishPieces}|\d{1,6}\s?(?:${measuredEn})?${englishPieces} (?:is |are )?(?:not (?:needed|wanted|ok|good)|won't do|no good))\s*[,.;!–—-]+\s*(?=[^?]*[a-z])`,
      'giu',
    ),
    '',
  ],
  [
    /(?<=^|[，,。；;！!]\s*|不|别)\d{1,6}(?:升|毫升|厘米|公分|米|寸|公斤|斤|克|瓦|个|件)?的?(?:我|就)?(?:不要|不用|不行|不需要|不合适)了?[，,。；;！!\s]+(?=\S)/gu,
    '',
  ],
  [new RegExp(String.raw`(?<![\p{L}\d])не \d{1,6}${russianPieces},? а (\d{1,6})${russianPieces}${behindCount}`, 'giu'), '$1 штук'],
  // 就这两款吗, "just these two?", «только эти два?»: what is counted is on the screen, and others are asked for.
  [
    new RegExp(
      String.raw`(?:就|只有?|才|仅有?|难道就?)(?:有)?(?:这|那)?(?:${hanCount}|几|点儿?|么点儿?|些)?(?:[款种个样]|${hanPiece})?(?:产品|商品|可选|选择)?(?:了)?(?:吗|么|嘛|啊)\s*[?？]?|(?:就|只有?|才)(?:有)?(?:这|那)?(?:${hanCount}|几)[款种样]\s*[?？]`,
      'gu',
    ),
    '还有别的吗？',
  ],
  [
    /(?<![a-z])(?:(?:is it|are (?:these|those|there)|so|you (?:only |just )?have) )?(?:just|only) (?:(?:these|those|the|this) )?(?:two|three|four|five|[2-9]|few|ones?|couple)(?: (?:ones|models|options|offers|of them|you have))?(?: (?:you have|you've got|available|there are))?\s*\?/giu,
    'do you have any others?',
  ],
  [
    /(?<!\p{L})(?:и )?(?:это )?(?:только|лишь|всего|всего лишь) (?:вот )?(?:эт[иа] |тут )?(?:два|две|три|четыре|пять|[2-9]|одна|один|эти)(?: (?:вариант|модел|штук|товар|позици|предложени)\p{L}*)?(?: (?:есть|у вас|нашлось|и есть|и вс[её]))?\s*\?/giu,
    'есть другие?',
  ],
]
