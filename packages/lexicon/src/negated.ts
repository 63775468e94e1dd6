import type { Found } from './phrases.ts'
import type { Unit } from './tokens.ts'

const negators = new Set([
  'не',
  'без',
  'кроме',
  'not',
  'without',
  'no',
  'except',
  'but',
  'non',
  'isnt',
  'arent',
  'wasnt',
  'doesnt',
  'dont',
  'didnt',
  'cannot',
  'cant',
  'нельзя',
  '不',
  '并不',
  '不能',
  '不可',
  '不支持',
  '未',
  '勿',
  '不要',
  '不是',
  '非',
  '没有',
  '除了',
  '不含',
  '不带',
  '无',
])
/** What they deny goes on over a list: "кроме красных и синих", "without lid or straw". */
const listNegators = new Set(['без', 'кроме', 'without', 'except', 'but', '除了', '不含', '不要'])

/** Words that may stand between: "not fully waterproof", "isn't suitable for kids", "не является водонепроницаемым". */
const between = new Set(
  'a an the any be being is are as with for to of in come comes coming include includes included suitable designed intended meant made fully completely entirely totally really very 100 является являются полностью совсем абсолютно очень вполне предназначен предназначена предназначено предназначены подходит подходят для с со в на little small young tiny маленьких мелких самых 适合 适用于 是'.split(
    ' ',
  ),
)
const maxBetween = 3

/** Which of the things found are denied. */
export function negatedAmong(text: string, units: readonly Unit[], found: readonly Found[]): Set<Found> {
  const negated = new Set<Found>()
  let inList: Found | undefined
  for (const match of found) {
    if (!match.entries.some(({ concept }) => concept)) continue
    const start = units[match.from]!.start
    const at = placeOfNegator(text, units, match.from)
    const before = units[at]
    // Chinese negators are one or two characters.
    const pair = units[at - 1]
    const word =
      before?.script === 'han' && pair?.script === 'han' && negators.has(pair.text + before.text) ? pair.text + before.text : before?.text
    // 有没有 asks whether there is any.
    const isAsked = word === '没有' && units[at - 2]?.text === '有'
    if (before && word && !isAsked && negators.has(word) && isClose(text, before, units[at + 1])) {
      // "but" excepts in "anything but red", not in "cheap but warm".
      const isException = word !== 'but' || ['anything', 'everything', 'all', 'any'].includes(pair?.text ?? '')
      if (isException) {
        negated.add(match)
        inList = listNegators.has(word) ? match : undefined
        continue
      }
    }
    if (inList) {
      const between = text.slice(units[inList.to - 1]!.end, start).trim()
      if (/^(?:,|и|или|and|or|nor|和|或|、)?$/.test(between) && between && (between !== ',' || isOneKind(match, inList))) {
        negated.add(match)
        inList = match
        continue
      }
    }
    inList = undefined
  }
  return negated
}

/** Behind a mere comma what is denied is of one kind: "без крышки, керамика" wants ceramic. */
const isOneKind = (one: Found, other: Found): boolean =>
  one.entries.some(({ concept }) => other.entries.some((entry) => entry.concept?.kind === concept?.kind))

/** Where the negator of the thing that begins at `from` would stand: right before it, or before the few words that may stand between. */
function placeOfNegator(text: string, units: readonly Unit[], from: number): number {
  for (let at = from - 1; at >= 0 && from - at <= maxBetween + 1; at--) {
    const unit = units[at]!
    if (!between.has(unit.text)) return at
    if (!isClose(text, unit, units[at + 1])) return from - 1
  }
  return from - 1
}

/** Nothing stands between a word and the next one but a blank or the hyphen of "non-slip". */
const isClose = (text: string, unit: Unit, next: Unit | undefined): boolean => /^[\s-]?\s*$/.test(text.slice(unit.end, next?.start))
