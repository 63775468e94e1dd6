import { foldText } from './open-text.ts'

/** "A bigger size for jackets", «размер побольше для курток», 大一号的，装外套用: what is named behind a size says what the goods that are spoken of are to hold. */
const sizeFor = [
  /(?<![a-z])(?:(?:bigger|larger|smaller|wider|longer|shorter|taller|deeper)(?: (?:sizes?|ones?|versions?))?|(?:other|another|different|right) sizes?) for (?:the |my |our |an? |some )?(?<en>[^,.!?;]+)/u,
  /(?<!\p{L})(?:размер\p{L}*\s+)?(?:по)?(?:больше|меньше|крупнее|мельче|шире|длиннее|короче)(?:\s+размер\p{L}*)?,?\s+(?:для|под|на)\s+(?<ru>[^,.!?;]+)/u,
  /(?:[大小宽长]一?[点号些]|[更再][大小宽长])儿?的?(?:尺寸|规格|码)?的?[\s，,]*(?:用来|可以?|能)?[装放套](?<zh>[^，,。！？!?\s]+)/u,
]

/** Whether all of these names stand in a message as what goods of another size are for. */
export function areMeantFor(written: string, names: readonly string[]): boolean {
  const folded = foldText(written)
  return (
    names.length > 0 &&
    sizeFor.some((pattern) => {
      const { en, ru, zh } = pattern.exec(folded)?.groups ?? {}
      const aim = en ?? ru ?? zh
      return aim !== undefined && names.every((name) => aim.includes(foldText(name)))
    })
  )
}
