/** Counts as people correct them and speak of what is on the screen, and the same in plain words. */

const hanCount = String.raw`(?:[一二两三四五六七八九十百千]{1,4}|\d{1,6})`
const hanPiece = '[个把件只双条本套张支台盒箱包对副块根瓶袋卷]'
/** Stands behind a corrected count of pieces, where nothing else is counted. */
const endOfCount = String.raw`(?=\s*(?:$|[.!。！]*\s*$))`
const englishPieces = String.raw`(?:\s?(?:pcs|pieces|units|of them))?`
const russianPieces = String.raw`(?:\s?(?:шт\p{L}*\.?))?`
const measuredRu = '(?:мл|л|литр\\p{L}*|см|мм|м|метр\\p{L}*|кг|г|вт)(?!\\p{L})'
const measuredEn = '(?:ml|l|lit(?:er|re)s?|cm|mm|m|met(?:er|re)s?|inch(?:es)?|kg|g|w)(?![a-z])'
const clothSize = '(?:x{0,3}[sl]|m|[2-6]xl)(?![a-zа-я\\d])'
const countOfSize = /(?<count>\d{1,6}) ?(?<size>x{0,3}[sl]|m|[2-6]xl)(?![a-zа-я\d])/giu
/** A size that is no unit: neither metres nor litres. */
const saysSize = /\d ?(?:x{0,3}s|x{1,3}l|[2-6]xl)(?![a-zа-я\d])/iu
const behindCount = String.raw`(?=\s*(?:[,.;!?]|$))`

export const spokenCounts: readonly [RegExp, string | ((...parts: string[]) => string)][] = [
  // "10 S, 20 M, 10 L": so many in each size, and nothing of metres and litres.
  [
    new RegExp(String.raw`(?<![\d.,])\d{1,6} ?${clothSize}(?:[\s,;+&]+(?:and |и )?\d{1,6} ?${clothSize})+`, 'giu'),
    (list) => (saysSize.test(list!) ? list!.replaceAll(countOfSize, '$<size> – $<count>') : list!),
  ],
  // 不是2把，是50把: only the count that is meant is left.
  [
    new RegExp(
      String.raw`(?:我)?(?:说的|要的)?不是(?:要)?${hanCount}(?:${hanPiece})?[，,、；;\s]*(?:而是|应该是|我要的是|我要|还是|是要|是|要|[，,])\s*(?=${hanCount}${hanPiece})`,
      'gu',
    ),
    '',
  ],
  // 不要2000 要200: of so many nobody says a size.
  [new RegExp(String.raw`不[要是]\d{3,6}${hanPiece}?[，,\s]*(?:而?是|我?要|改成?)(?=\d)`, 'gu'), '要'],
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
  // «Я просил 60, не 30», 一共200个不是80: the count that is refused stands behind the one that is meant.
  [
    new RegExp(String.raw`(?<![\p{L}\d.,])(\d{1,6})${russianPieces},? (?:а )?не \d{1,6}${russianPieces}(?=\s*(?:[,.;!]|$))`, 'giu'),
    '$1 штук',
  ],
  [new RegExp(String.raw`(?<=\d${hanPiece}?)[，,、\s]*(?:而)?不是${hanCount}${hanPiece}?(?=[\s，,。；;！!]|$)`, 'gu'), ''],
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
  // "2 pcs min right?", «минималка 2 шт, да?», 2件起订对吧: what the minimum is, and no order of so many.
  [
    /(?<![\d.,])\d{1,6} ?(?:pcs|pieces|pairs|sets|units)? ?(?:is (?:the )?)?(?:min(?:imum)?|moq)(?: order)?,? (?:right|correct|yeah|yes|ok|is that right)\s*\?/giu,
    "what's the minimum order?",
  ],
  [
    /(?<!\p{L})(?:минималка|минимум|мин(?:имальный)? заказ)(?: там| у (?:него|не[её]|них))? (?:от )?\d{1,6}(?: ?(?:шт\p{L}*\.?|пар\p{L}*))?,? (?:да|верно|правильно|так|же)\s*\?/giu,
    'какой минимальный заказ?',
  ],
  [
    /(?:起订量?(?:是)?\d{1,6}[个件只双条套把盒支]?|\d{1,6}[个件只双条套把盒支]起[订批])(?:的)?(?:对吧|对吗|对不对|是吧|吧|吗)[?？]?/gu,
    '起订量多少？',
  ],
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
