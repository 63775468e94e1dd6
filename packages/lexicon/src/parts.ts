import type { Analysis, ConceptMatch } from './analysis.ts'
import { headTypes } from './heads.ts'
import { partNames } from './part-names.ts'

const letter = String.raw`\p{Script=Latin}\p{Script=Cyrillic}`
const ofRussian = `(?:${partNames.ru.join('|')})`
/** A noun: 'карманный' is none. */
const russian = `${ofRussian}[а-я]*(?<!ый|ая|ое|ые|ого|ых|ую)(?![а-я])`
const english = `(?:${partNames.en.join('|')})`
const chinese = `(?:${partNames.zh.join('|')})`
/** What goods come in is theirs where a preposition says so. */
const boxes = `(?:чехл|футляр|мешочк|короб[ке]|кейс|шкатулк|банке|case|pouch|box|bag|tin)[а-яa-z]*`

const edge = `(?<![${letter}])`
const noWord = `(?![${letter}])`
/** Words that may stand between a material and the part: "деревянной удобной ручкой", "silicone non-slip handle". None of them ties what follows to another word. */
const linked = String.raw`(?:(?!(?:с|со|и|на|в|из|для|под|без|with|and|in|on|of|for|or|to)[\s-])[${letter}]+[\s-]+){0,2}`

/** The part named behind a material. */
const behind = new RegExp(String.raw`^[\s-]+(${linked}(?:${russian}|${english}${noWord}))|^[质制材的]{0,3}(${chinese})`, 'u')
/** "Leather-soled", "fleece-lined". */
const compound = /^[\s-](?:handled|soled|lined|coated|tipped|trimmed|framed|filled)(?![a-z])/u
const boxBehind = new RegExp(String.raw`^[\s-]+(${linked}${boxes})`, 'u')
const boxBefore = new RegExp(String.raw`${edge}(?:в|с|со|in|with)\s+(?:an?\s+)?${linked}$`, 'u')
/** The part that a material is said of behind it: "ручка из дерева", "sole made of rubber", 手柄为木质. */
const before = new RegExp(
  [
    String.raw`${edge}(${russian}(?:\s+и\s+${russian})?)\s+(?:из|от)\s+${linked}$`,
    String.raw`${edge}(${english})\s+(?:(?:is|are)\s+)?(?:(?:made|crafted)\s+)?(?:of|from|in)\s+${linked}$`,
    `(${chinese})(?:材质|材料)?[是为用：:]$`,
    // "Ручкой деревянной": noun and adjective agree.
    String.raw`${edge}(${ofRussian}[а-я]*(?:ой|ом|ем|ами|ями))\s+$`,
  ].join('|'),
  'u',
)
const agrees = /^\p{L}+(?:ой|ым|им|ыми|ими)$/u
/** Joins what goods have to them. */
const joins = new RegExp(String.raw`(?:${edge}(?:с|со|with)\s+(?:an?\s+)?${linked}|[带配])$`, 'u')

const described = (kind: string): boolean => kind === 'material' || kind === 'color'

/**
 * Of the materials and colours of a text those that it says of a part of the goods, and not of the goods: "шпатель с деревянной ручкой", "mug with a bamboo
 * lid", 橡胶底. A part that is itself what the text is about is no part. `isWhole`: the text names the goods; the value of an attribute does not.
 */
export function saidOfParts(analysis: Analysis, isWhole: boolean): Set<ConceptMatch> {
  const text = analysis.text.toLowerCase().replaceAll('ё', 'е')
  const found = new Set<ConceptMatch>()
  const ends = new Set<number>()
  let heads: string[] | undefined
  for (const match of analysis.concepts) {
    if (!described(match.kind)) continue
    const part = partOf(text, match)
    if (!part) continue
    heads ??= isWhole ? headTypes(analysis) : []
    const from = Math.min(part.start, match.start)
    const to = Math.max(part.end, match.end)
    const own = analysis.concepts.some(
      ({ conceptId, start, end }) => heads!.includes(conceptId) && start < to && from < end && (start < match.start || end > match.end),
    )
    // Without other goods what is named last may be the goods: "silicone lids".
    if (!part.isJoined && (own || (isWhole && heads.length === 0 && !part.isBefore))) continue
    // "С деревянной ручкой из стали": the handle has its material, and the goods are of steel.
    if (part.isBefore && ends.has(part.nameEnd)) continue
    ends.add(part.nameEnd)
    found.add(match)
  }
  return found
}

interface Part {
  start: number
  end: number
  /** Where its name ends. */
  nameEnd: number
  /** It is named before what is said of it. */
  isBefore: boolean
  isJoined: boolean
}

function partOf(text: string, { start, end }: ConceptMatch): Part | undefined {
  const [head, tail] = [text.slice(0, start), text.slice(end)]
  const isJoined = joins.test(head)
  const own = behind.exec(tail) ?? compound.exec(tail) ?? (boxBefore.test(head) ? boxBehind.exec(tail) : null)
  if (own)
    return { start, end: end + own[0].length, nameEnd: end + own[0].length, isBefore: false, isJoined: isJoined || compound.test(tail) }
  const named = before.exec(head)
  if (!named || (named[4] !== undefined && !agrees.test(text.slice(start, end)))) return undefined
  const name = named[1] ?? named[2] ?? named[3] ?? named[4] ?? ''
  const nameEnd = named.index + named[0].indexOf(name) + name.length
  return { start: named.index, end, nameEnd, isBefore: true, isJoined: joins.test(head.slice(0, named.index)) }
}

/** Names of attributes that speak of a part, of what goods come with, or of what they are for. */
const partName = new RegExp(
  `${edge}(?:${russian}|${english}${noWord}|фурнитур|hardware|bits?${noWord}|бит(?![а-я])|подвес|фильтр|сердечник|обойм|clips?${noWord}|hangers?${noWord}|filters?${noWord}|упаков|комплект|назначен|совмест|packag|packing|set includes|included|for use|use(?:s|d)?${noWord}|compatib|suitable)|${chinese}|五金|批头|挂绳|内芯|耳针|扣头|包装|配件|用途|适用|赠品`,
  'u',
)
/** Whether what the attribute of this name says of materials and colours is said of a part, or of other things than the goods. */
export const isOfPart = (attribute: string): boolean => partName.test(attribute.trim().toLowerCase().replaceAll('ё', 'е'))
