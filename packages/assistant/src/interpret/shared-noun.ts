import { analyse } from '@karavan/lexicon/analyse.ts'

const or = String.raw`\s?/\s?|\s(?:or|или)\s`
const word = String.raw`[\p{L}-]{3,}`
/** "Gym / travel bag", «спортивная или дорожная сумка». */
const before = new RegExp(String.raw`(?<!\p{L})(${word})(?:${or})(${word})\s(${word})(?!\p{L})`, 'giu')
/** «Сумка спортивная/дорожная». */
const behind = new RegExp(String.raw`(?<!\p{L})(${word})\s(${word})(?:${or})(${word})(?!\p{L})`, 'giu')

/** The goods that a name stands for from its first word to its last. */
const goodsOf = (text: string): string | undefined =>
  analyse(text, { fuzzy: false }).concepts.find(({ kind, start, end }) => kind === 'type' && start === 0 && end === text.length)?.conceptId

function joined(whole: string, one: string, other: string): string {
  const [first, second] = [goodsOf(one), goodsOf(other)]
  if (first === undefined || second === undefined || first === second) return whole
  return `${one}${/\p{Script=Cyrillic}/u.test(one) ? ' или ' : ' or '}${other}`
}

/** A message in which two kinds that share their noun are both named by it: "gym bag or travel bag". */
export function withSharedNoun(text: string): string {
  if (!/\/|\s(?:or|или)\s/iu.test(text)) return text
  return text
    .replaceAll(before, (whole, one: string, other: string, noun: string) => joined(whole, `${one} ${noun}`, `${other} ${noun}`))
    .replaceAll(behind, (whole, noun: string, one: string, other: string) => joined(whole, `${noun} ${one}`, `${noun} ${other}`))
}
