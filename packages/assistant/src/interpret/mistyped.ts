import { emptyWish, type Wish } from '../wish.ts'
import { mergeWish } from './merge.ts'
import { type Reading, readMessage } from './read.ts'

/** How much of a word must stand at its two ends in the name that it was typed for. */
const leastAlike = 0.5

/** Whether one word may be the other with something of it mistyped: 自峰袋 and 自封袋, «полатенца» and «полотенца». */
function isNearlySpelt(word: string, name: string): boolean {
  const longest = Math.max(word.length, name.length)
  let front = 0
  while (front < word.length && word[front] === name[front]) front++
  let back = 0
  while (back < word.length - front && back < name.length - front && word.at(-1 - back) === name.at(-1 - back)) back++
  return (front + back) / longest >= leastAlike
}

/**
 * What was wished for, with the goods by the name that a message corrects: "typo, umbrellas" after a name that nothing was found for, or that was taken for
 * other goods. What was said beside the name holds.
 */
export function withNameCorrected(before: Wish, reading: Reading): Wish {
  const { said: _said, phrase: _phrase, phrases: _phrases, beside: _beside, words, ...conditions } = before
  const rest = words.filter((word) => !reading.said.some((name) => isNearlySpelt(word, name)))
  // Beside goods that nobody knew "clear" was a word; beside bags it is a colour.
  const beside =
    rest.length < words.length && rest.length > 0 ? readMessage(`${rest.join(' ')} ${reading.said.join(' ')}`, false) : undefined
  const named = mergeWish({ ...emptyWish(), ...conditions, types: [], words: [] }, reading)
  return beside ? mergeWish(named, { ...beside, types: reading.types, said: reading.said }) : named
}
