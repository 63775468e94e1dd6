/** Measures that a message of a talk refuses: 不要7米的, «776 мало», "not the 7 m ones". */

const figure = String.raw`\d+(?:[.,]\d+)?(?:\s?[xх×*]\s?\d+(?:[.,]\d+)?)*`
/** What a unit is called in messages, and in titles of the same language. */
const units: readonly (readonly [said: string, inTitles: string])[] = [
  ['(?:厘米|公分)', '厘米'],
  ['毫米', '毫米'],
  ['毫升', '毫升'],
  ['米', '米'],
  ['升', '升'],
  ['(?:公斤|千克)', '公斤'],
  ['克', '克'],
  ['瓦', '瓦'],
  ['英?寸', '寸'],
  ['(?:см|сантиметр\\p{L}*)', 'см'],
  ['(?:мм|миллиметр\\p{L}*)', 'мм'],
  ['(?:мл|миллилитр\\p{L}*)', 'мл'],
  ['(?:кг|килограмм\\p{L}*)', 'кг'],
  ['(?:м|метр\\p{L}*)', 'м'],
  ['(?:л|литр\\p{L}*)', 'л'],
  ['(?:г|гр|грамм\\p{L}*)', 'г'],
  ['(?:вт|ватт\\p{L}*)', 'Вт'],
  ['(?:cm|centimet\\p{L}+)', 'cm'],
  ['(?:mm|millimet\\p{L}+)', 'mm'],
  ['(?:ml|millilit\\p{L}+)', 'ml'],
  ['(?:kg|kilos?)', 'kg'],
  ['(?:m|met(?:er|re)s?)', 'm'],
  ['(?:l|lit(?:er|re)s?)', 'l'],
  ['(?:g|grams?)', 'g'],
  ['(?:w|watts?)', 'W'],
]
const unit = String.raw`\s?(?:${units.map(([said]) => said).join('|')})(?![a-zа-яё])`
const measured = `${figure}${unit}`
const list = String.raw`${figure}(?:${unit})?(?:\s?(?:[、,，/]|и|или|and|or|和|或)\s?${figure}(?:${unit})?)*`
const tooZh = '(?:太[小大短长厚薄重轻窄宽矮高]|不够[大长宽厚高])'
const notRu = String.raw`(?:не\s+(?:надо|нуж\p{L}+|хочу|хотим|подойд\p{L}+|подход\p{L}+|годи\p{L}+)|слишком\s+\p{L}+)`

/** "Forget 28 cm", «сбрось 28 см»: the size is open then. */
const taken: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<!\p{L})забудь(?:те)?\s+про\s+${measured}\s+и\s+`, 'giu'), 'размер любой, забудь про '],
  [new RegExp(String.raw`(?<!\p{L})забудь(?:те)?\s+про\s+${measured}`, 'giu'), 'размер любой'],
  [new RegExp(String.raw`(?<![a-z])forget(?:\s+about)?\s+(?:the\s+)?${measured}\s+and\s+`, 'giu'), 'any size, forget the '],
  [new RegExp(String.raw`(?<![a-z])forget(?:\s+about)?\s+(?:the\s+)?${measured}`, 'giu'), 'any size'],
  [new RegExp(`不要求${measured}`, 'gu'), '不限尺寸'],
  // «20000 не обязательно», "28 cm isn't a must", 28厘米不强求.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,])${figure}(?:\s?\p{Script=Cyrillic}{1,9})?\s+(?:(?:уже|вообще|совсем)\s+)?(?:не\s*обязательн|не\s*важн|не\s+принципиальн|пофиг|без\s+разницы)\p{L}*`,
      'giu',
    ),
    'размер любой',
  ],
  [
    new RegExp(
      String.raw`(?<![a-z\d.,])${figure}(?:\s?[a-z]{1,6})?\s+(?:(?:is\s+not|isn['’]?t|is\s+no\s+longer|not)\s+(?:really\s+)?(?:a\s+must|necessary|needed|important|required|essential)|doesn['’]?t\s+matter)`,
      'giu',
    ),
    'any size',
  ],
  [new RegExp(`${figure}(?:\\s?\\p{Script=Han}{1,3}?)?的?(?:也)?(?:不强求|不要求|不是必须的?|不重要|无所谓|不要也行)`, 'gu'), '不限尺寸'],
]

const isTooMuch = String.raw`(?:\s+(?:is|are)|'s)\s+(?:way\s+|just\s+|really\s+|a bit\s+|far\s+)?(?:too\s+)?(?:tiny|small|big|large|huge|short|long|thin|thick|little|narrow|wide|not enough)(?![a-z])`

const ways: readonly (readonly [RegExp, string])[] = [
  // "18cm is tiny, need 26-28", 80cm的睡得下吗？要100以上的.
  [new RegExp(String.raw`(?<![a-z\d.])(?<said>${measured}|\d+\s?[xх×*]\s?\d+)${isTooMuch}(?=[^?]*\d)`, 'giu'), ', '],
  [new RegExp(`(?<said>${measured})的?(?:能)?\\p{Script=Han}{1,2}得(?:下|了|住|进去?)(?:吗|么)?[?？\\s]+(?=要|我要)`, 'gu'), '，'],
  [new RegExp(String.raw`(?<![a-z])not\s+(?<said>\d+(?:\.\d+)?)(?=\s*[.,!]\s)(?=[^]*${measured})`, 'giu'), ' '],
  [new RegExp(`(?<=${measured}[^]{0,12})不要(?<said>\\d+)的`, 'gu'), ''],
  [new RegExp(`(?:不要|别要|不想要|别给我)(?<said>${measured})(?:的|那种|那款)?`, 'gu'), '，'],
  [new RegExp(`(?<said>${list})的(?:都|我)?(?:不要|不行|不用|不考虑)`, 'gu'), '，'],
  [new RegExp(`(?<said>${measured})的?\\p{Script=Han}{0,4}怎么\\p{Script=Han}{1,4}`, 'gu'), '，'],
  // How they are not is said of those shown: 35x75太小了.
  [new RegExp(`(?<said>${figure}(?:${unit})?)的?(?=${tooZh})(?=[^]*?(?:${measured}|\\d[xх×*]\\d)|[^\\d]*$)`, 'gu'), ''],
  [new RegExp(String.raw`(?<!\p{L})(?:только\s+)?не\s+(?:на\s+)?(?<said>${measured})`, 'giu'), ', '],
  [new RegExp(String.raw`(?<![\p{L}\d.,])(?<said>${measured})\s+(?:мне\s+|нам\s+|тоже\s+|это\s+)*${notRu}(?!\p{L})`, 'giu'), ', '],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:мало|маловато|многовато)\s+(?<said>${figure}\s?\p{L}+)|(?<![\p{L}\d.,]|миним\p{L}*\s|заказ\s)(?<other>${figure}(?:\s?\p{L}{1,12})?)\s+(?:это\s+|слишком\s+|очень\s+)?(?:мало|маловато|многовато)(?!\p{L})`,
      'giu',
    ),
    ', ',
  ],
  [
    new RegExp(String.raw`(?<![a-z])(?:not|(?:do not|don'?t) want)\s+(?:the\s+|any\s+)?(?<said>${measured})(?:\s+ones?)?(?![a-z])`, 'giu'),
    ', ',
  ],
]

/** A message without the measures that it refuses, and these as titles have them where it names no other: those must not be there. */
export function withoutRefusedFigures(text: string): { text: string; refused: string[] } {
  const refused: string[] = []
  const open = taken.reduce((said, [way, words]) => said.replace(way, words), text)
  const left = ways.reduce(
    (rest, [way, instead]) =>
      rest.replace(way, (...found) => {
        const groups = found.at(-1) as Record<string, string | undefined>
        refused.push(...asInTitles(groups.said ?? ''))
        return instead
      }),
    open,
  )
  // Who says nothing else wishes for that; a message of no words was a number that was asked for.
  if (!/[\p{L}\d]/u.test(left) && refused.length === 0) return { text, refused: [] }
  const named = withUnitOf(left.replace(/^[\s,，.。;；!！]+/u, ''), refused)
  return { text: named, refused: new RegExp(measured, 'iu').test(named) ? [] : refused }
}

/** "18 cm is tiny, need 26-28": those are centimetres as well. */
function withUnitOf(text: string, refused: readonly string[]): string {
  const own = /(?<=\d\s?)[^\d\s.,]+$/u.exec(refused[0] ?? '')?.[0]
  if (own === undefined || new RegExp(measured, 'iu').test(text)) return text
  return text.replace(
    /(?<![\d.,])(\d+(?:\s?[-–]\s?\d+)?)(?=\s*(?:以上|以下|左右|[+]|$|[.,;!?，。！？]|(?:or|и|или) (?:more|больше|выше)))/u,
    `$1 ${own}`,
  )
}

const asInTitles = (said: string): string[] =>
  [...said.matchAll(new RegExp(measured, 'giu'))].flatMap(([one]) => {
    const number = new RegExp(figure, 'u').exec(one)![0]
    const own = one.slice(number.length).trim()
    const [, inTitles] = units.find(([name]) => new RegExp(`^${name}$`, 'iu').test(own)) ?? []
    return inTitles === undefined ? [] : [/\p{Script=Han}/u.test(inTitles) ? `${number}${inTitles}` : `${number} ${inTitles}`]
  })
