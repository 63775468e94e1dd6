import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingsDigest } from './asked-wordings.ts'
import { learnTags, markedMessage, markedMessages } from './learn-tagger.ts'
import { alongChain, piecesOf, sharesOfTalk, TalkTagger } from './talk-tagger.ts'
import { tagsFromBytes, tagsToBytes, talkTagger } from './talk-tags.ts'

const data = new URL('../data/', import.meta.url)
const table = readFileSync(new URL('marked-messages.txt', data), 'utf8')
/** What is left of a message without the words that are probably talk. */
const wishIn = (text: string): string[] =>
  talkTagger()
    .read(text)
    .filter(({ share }) => share < 0.5)
    .map((piece) => piece.text)

test('braces mark talk, in the offsets of the message without them', () => {
  const { text, talk } = markedMessage('{i sell hats, need} brown boxes{, please}')
  expect(text).toBe('i sell hats, need brown boxes, please')
  expect(talk.map(({ start, end }) => text.slice(start, end))).toEqual(['i sell hats, need', ', please'])
})

test('words, numbers and single Chinese characters are pieces', () => {
  expect(piecesOf("30条 men's T-shirts").map(({ text }) => text)).toEqual(['30', '条', "men's", 't-shirts'])
})

test('the shares along a chain are those of all its ways together', () => {
  const scores = [1.5, -0.5, 0.25]
  const steps = [0.4, -1, 0.3, 0.8] as const
  const ways = [...Array(8).keys()].map((bits) => [0, 1, 2].map((at) => (bits >> at) & 1))
  const weight = (way: number[]): number =>
    Math.exp(way.reduce((sum, one, at) => sum + one * scores[at]! + (at > 0 ? steps[way[at - 1]! * 2 + one]! : 0), 0))
  const all = ways.reduce((sum, way) => sum + weight(way), 0)
  const shareOf = (is: (way: number[]) => boolean): number => ways.filter(is).reduce((sum, way) => sum + weight(way), 0) / all
  const { shares, pairs } = alongChain(scores, steps)
  for (const at of [0, 1, 2])
    expect(shares[at]).toBeCloseTo(
      shareOf((way) => way[at] === 1),
      10,
    )
  for (const at of [0, 1])
    for (const kind of [0, 1, 2, 3])
      expect(pairs[at * 4 + kind]).toBeCloseTo(
        shareOf((way) => way[at]! * 2 + way[at + 1]! === kind),
        10,
      )
  expect(sharesOfTalk([], steps)).toHaveLength(0)
})

test('what was learned is the same each time, and survives its file', () => {
  const messages = markedMessages(table).slice(0, 60)
  const learned = learnTags(messages)
  expect(learnTags(messages)).toEqual(learned)
  const read = tagsFromBytes(tagsToBytes(learned, 'digest'))
  expect(read).toEqual({ ...learned, source: 'digest' })
})

test('the tagger in use was learned of the messages that stand beside it', () => {
  expect(tagsFromBytes(readFileSync(new URL('talk-tags.bin', data))).source, 'run node scripts/make-talk-tags.ts').toBe(
    wordingsDigest(table),
  )
})

test.each([
  ['hey, we run a small pottery studio in Bristol and need aprons, waterproof', ['aprons', 'waterproof']],
  ['у нас фотостудия в самаре, ищу штативы до 2 м', ['штативы', 'до', '2', 'м']],
  ['我在莫斯科开了个小超市，想进一批雨伞', ['雨', '伞']],
])('of "%s" the wish is left', (text, wish) => {
  expect(wishIn(text)).toEqual(wish)
})

test('of messages that were not learned nine in ten words of talk are known, and few of the wish are taken for it', () => {
  const messages = markedMessages(table)
  const isKept = (at: number): boolean => at % 5 === 4
  const tagger = new TalkTagger(learnTags(messages.filter((_, at) => !isKept(at))))
  let [talk, found, wish, lost] = [0, 0, 0, 0]
  for (const message of messages.filter((_, at) => isKept(at)))
    for (const { start, end, share } of tagger.read(message.text)) {
      const isTalk = message.talk.some((one) => one.start <= start && end <= one.end)
      if (isTalk) talk++
      else wish++
      if (isTalk && share >= 0.5) found++
      if (!isTalk && share >= 0.95) lost++
    }
  expect(found / talk).toBeGreaterThan(0.85)
  expect(lost / wish).toBeLessThan(0.03)
})
