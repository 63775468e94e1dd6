/** Words that people who type fast write in a letter or two. "U" alone may be a shape. */
const shorthand: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])w\/o(?![\p{L}])/giu, 'without'],
  [/(?<![\p{L}\p{N}])w\/\s?(?=[\p{L}\p{N}])/giu, 'with '],
  [/(?<=\p{L}\s)w(?=\s+[\p{L}\p{N}])/giu, 'with'],
  [/(?<![\p{L}\p{N}])u(?=\s+(?:can|could|have|got|are|sell|ship|guys|think|recommend|do|make|offer|suck)(?!\p{L}))/giu, 'you'],
  [/(?<=(?:^|\s)(?:can|do|could|will|would|are|if|that|have|did)\s)u(?!\p{L})/giu, 'you'],
]
/** "Чтобы кейс был" is "с кейсом": what is wished for beside the goods, and no other goods. "A + b" is a list. */
const shorthandOfAll: readonly [RegExp, string][] = [
  [/(?<!\p{L})чтобы?\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+был[аои]?(?=\s*(?:[,.;!?]|$))/giu, 'с $1'],
  [/(?<!\p{L})чтобы?\s+был[аои]?\s+(?=\p{L})/giu, 'с '],
  [/(?<=\p{L})\s+\+\s+(?=\p{L})/gu, ', '],
  // "Подлегче" is "полегче".
  [/(?<!\p{L})под(?=(?:легче|длиннее|короче|шире|толще|тоньше|больше|меньше|мощнее|плотнее)(?!\p{L}))/giu, 'по'],
  // Mixed colours are no colour.
  [
    /(?<!\p{L})(?:in |в )?(?:(?:mixed|assorted|various|different|random) colou?rs?|(?:разных|любых) цвет(?:ов|ах)|цвета? (?:микс|в ассортименте|вперемешку|любой|любые)|микс цветов)(?!\p{L})|混色装?|颜色(?:随机|混装|混搭)/giu,
    ' ',
  ],
  // "14 про айфон", "литров на 5": the other way round.
  [
    /(?<!\p{L}|\d)(\d{1,2}(?:\s?(?:про|pro))?(?:\s?(?:макс|max|плюс|plus))?)(?:-?й|-?го)?\s+(айфон\p{L}*|iphones?)(?!\s*\d|\p{L})/giu,
    '$2 $1',
  ],
  [
    /(?<!\p{L})((?:милли)?литр(?:ов|а)|(?:санти|милли)?метр(?:ов|а)|грамм(?:ов|а)?|килограмм(?:ов|а)?|кило|ватт|микрон)\s+(?:на |по |от |где-?то )?(\d+)(?![\d%]|\s?(?:шт|руб|р|₽|см|мм|м)(?!\p{L}))/giu,
    '$2 $1',
  ],
  [/(?<![\d.,])(\d+)\s?\+\s?(?=(?:gsm|g\/m|ml|cm|mm|w|mah|lumens?|lm|dpi|hours?|volts?)(?![a-z]))/giu, 'from $1 '],
  // A girl at school is no woman.
  [/((?:小学|幼儿园|儿童|初中)\p{Script=Han}{0,2}?)([女男])生/gu, '$1$2孩'],
  // "防不防水无所谓" is of being waterproof.
  [/(\p{Script=Han})不\1(\p{Script=Han}{0,3})(?=(?:的)?(?:无所谓|都行|都可以|没关系|不重要|不强求))/gu, '$1$2'],
  // "皮的呢": one character stands for the material where it is said of the goods that are spoken of.
  [/^(\s*(?:有没有|有|要|换|那)?)([皮木竹])的(?=呢|有|吗|么|$|[\s，。？！?!])/u, '$1$2质的'],
]
/** A message in the words that its shorthand stands for. */
export function writtenOut(text: string): string {
  const forms = /\p{Script=Cyrillic}/u.test(text) ? shorthandOfAll : [...shorthand, ...shorthandOfAll]
  return forms.reduce((said, [short, long]) => said.replace(short, long), text)
}
