import { partNames } from '@karavan/lexicon/part-names.ts'
import { pattern, whole } from './pattern.ts'

/** Parts that buyers ask of besides: what is sewn on cannot be told from the goods where a listing speaks of it, and the body is what they are made of. */
const further = {
  ru: 'молни|корпус|стекл(?!янн)|экран|механизм|чехол|чехл|капюшон|рукав|карман|ворот|пуговиц|кнопк|провод|кабел|вилк|патрон|лампочк|поддон|дверц|окошк|клапан|листы|страниц|стержн|чернил|грифел|катушк|спинк|спин(?=[аыуе](?!\\p{L}))|трос|бумаг|закладк|резинк|микрофон|динамик|аккумулятор|батаре|бегунк|петл|носк(?=\\p{L})|горлышк|подголовник|бортик|швы?|строчк',
  en: 'zips?|zippers?|screen|face|movement|hair|covers?|hood|sleeves?|pockets?|collar|cables?|plug|bulbs?|tray|doors?|valve|seal|pages?|ink|refill|nib|stitching|seams?|back|inside',
  zh: '拉链|屏幕|机芯|外套|帽子|袖子|口袋|领子|电源?线|插头|灯泡|托盘|内页|边缘|外壳|锅底',
}

/** Goods of their own that come along with others. */
const comesAlong =
  'зарядк|подставк|коробк|коробоч|мешоч|крюч|присоск|липучк|клипс|прищепк|фильтр|рамк|футляр|кейс|пульт|инструкци|адаптер|переходник'

const ending = '(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)'
/** "Ремешок кожа": what a part is made of, said by a noun. */
const ofMaterial = String.raw`\p{L}{3,} (?:кожа|сталь|металл|пластик|дерево|ткань|резина|силикон|хлопок|стекло|алюминий|керамика|бамбук|нейлон|латунь)`
/** "Ворс мягкий" and "ортопедическая спинка", as the source of a pattern: a noun and what it is like. */
export const nounAndTrait = String.raw`\p{L}{3,} \p{L}{2,}${ending}|\p{L}{3,}${ending} \p{L}{3,}|${ofMaterial}`
/** "Или кремовая". */
export const orTrait = String.raw` или \p{L}{2,}${ending}`
/** What is said of a part that is there, or comes along. */
export const isThere = '(?:есть|идет|в комплекте|прилагается|входит)'

/** One of a thing: goods are asked for in the plural. */
const one = String.raw`[\p{L}-]{3,}(?<![ыи])`
const more = String.raw`(?: (?:для|от|из|с|со|на|под|в) \p{L}+(?: \p{L}+)?)`
/**
 * "Чехол или ремень для переноски идёт", «шнур есть для прикуривателя», «ручка из дерева»: whether one thing is there, or how it is, as the source of a
 * pattern. The things are its groups.
 */
const onePart = String.raw`(?<part>${one}(?: (?:или|и) ${one})?)${more}? ${isThere}${more}?|(?<made>${one})(?:${more}| \p{L}+ или \p{L}+)`
/** "Логотип на чехле", "the logo on the case", 盒子上: what is asked or wished of a part where it is a place. */
const onPart =
  /(?<!\p{L})на (?<ru>\p{L}+е)(?!\p{L})|(?<![a-z])on (?:the|its|their) (?<en>[a-z]+)|(?<zh>\p{Script=Han}{1,3})上(?=\p{Script=Han})/u

/** Parts that goods have. What is asked of one of them is not answered by what a listing says of the whole. */
const partName = pattern(
  whole({
    ru: [`(?:${[...partNames.ru, further.ru, comesAlong].join('|')})…`],
    en: [`(?:${[...partNames.en, further.en].join('|')})`],
    zh: [[...partNames.zh, further.zh].join('|')],
  }),
)
export const namesPart = (folded: string): boolean => partName.test(folded)

const asksOfOne = new RegExp(`^(?:а |и )?(?:${onePart})$`, 'u')
/** The part that a message asks whether it is there, or is of something, or that is where something is to be; '' where it speaks of none. */
export function partAskedOf(question: string): string {
  const asked = question.toLowerCase().replaceAll('ё', 'е')
  const { part, made, ru, en, zh } = { ...asksOfOne.exec(asked)?.groups, ...onPart.exec(asked)?.groups } as Record<
    string,
    string | undefined
  >
  const name = part ?? made ?? ru ?? en ?? zh ?? ''
  return namesPart(name) ? name : ''
}
