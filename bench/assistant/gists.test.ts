import { readFileSync } from 'node:fs'
import { languages } from '@karavan/contract/language.ts'
import { markedTurnsOf } from '@karavan/lexicon/turn-acts.ts'
import { expect, test } from 'vitest'
import { askedFigures, firstFigures, firstMessages, gistFigures, kindFigures, meantFigures, mentionFigures, turnFigures } from './gists.ts'

/** Of a hundred wordings that the reader has not seen it takes so many for another property, and it reads so many at least. */
const most = { sure: 0.5, guessed: 2, stories: 2.5 }
const least: Record<(typeof languages)[number], number> = { en: 38, ru: 28, zh: 28 }

test('wordings left out are read as their property or not at all, and what people tell is none', async () => {
  const figures = await gistFigures()
  for (const language of languages) {
    const { sure, guess, stories } = figures[language]
    expect((100 * sure.wrong) / sure.of, `${language}, sure`).toBeLessThanOrEqual(most.sure)
    expect((100 * guess.wrong) / guess.of, `${language}, guessed`).toBeLessThanOrEqual(most.guessed)
    expect((100 * stories.wrong) / stories.of, `${language}, stories`).toBeLessThanOrEqual(most.stories)
    expect((100 * (sure.right + guess.right)) / sure.of, `${language}, read`).toBeGreaterThanOrEqual(least[language])
  }
})

/** Of a hundred wordings of kinds of goods so many at least are read first and are as good as said, and so many at most are as good as said and wrong. */
const ofKinds = { first: { en: 43, ru: 46, zh: 33 }, told: { en: 1.5, ru: 5, zh: 7 }, wrong: { en: 3, ru: 2.5, zh: 8 }, stories: 2.5 }

test('kinds of goods told in wordings left out come first or are uncertain, and what people tell is none', async () => {
  const figures = await kindFigures()
  for (const language of languages) {
    const { first, told, stories } = figures[language]
    expect((100 * first.right) / first.of, `${language}, first`).toBeGreaterThanOrEqual(ofKinds.first[language])
    expect((100 * told.right) / told.of, `${language}, as good as said`).toBeGreaterThanOrEqual(ofKinds.told[language])
    expect((100 * told.wrong) / told.of, `${language}, as good as said and wrong`).toBeLessThanOrEqual(ofKinds.wrong[language])
    expect((100 * stories.wrong) / stories.of, `${language}, stories`).toBeLessThanOrEqual(ofKinds.stories)
  }
})

/** The same of properties that are read by what words mean, which are guesses. */
const ofMeanings = { right: { en: 32, ru: 32, zh: 45 }, wrong: 4.5, stories: 13 }

test('properties in wordings left out are guessed by what their words mean, and seldom another', async () => {
  const figures = await meantFigures()
  for (const language of languages) {
    const { read, stories } = figures[language]
    expect((100 * read.right) / read.of, `${language}, right`).toBeGreaterThanOrEqual(ofMeanings.right[language])
    expect((100 * read.wrong) / read.of, `${language}, wrong`).toBeLessThanOrEqual(ofMeanings.wrong)
    expect((100 * stories.wrong) / stories.of, `${language}, stories`).toBeLessThanOrEqual(ofMeanings.stories)
  }
})

/** Of a hundred first messages so many at least are read as goods that would do, and so many at most as others. */
const ofFirst = { right: { en: 75, ru: 84, zh: 84 }, wrong: { en: 19, ru: 12, zh: 12 } }

test('whole first messages ask for the goods that they name or tell of, whatever else they name', () => {
  const figures = firstFigures()
  for (const language of languages) {
    const { of, right, wrong } = figures[language]
    expect((100 * right) / of, `${language}, right`).toBeGreaterThanOrEqual(ofFirst.right[language])
    expect((100 * wrong) / of, `${language}, wrong`).toBeLessThanOrEqual(ofFirst.wrong[language])
  }
})

test('no first message that tells how well others are read is learned', () => {
  const learned = new Set(
    readFileSync(new URL('../../packages/lexicon/data/kind-messages.txt', import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.split(' | ')[1]),
  )
  expect(
    firstMessages()
      .map((line) => line.split(' | ')[1])
      .filter((message) => learned.has(message)),
  ).toEqual([])
})

/**
 * Of a hundred questions about the service so many are answered at least and taken for another at most; of a hundred that are about goods so many are taken for
 * one, and so many are surely read as what they ask, at least rightly and at most wrongly.
 */
const ofService = { right: { en: 38, ru: 44, zh: 13 }, wrong: 8, goods: 3 }
const ofGoods = { right: { en: 58, ru: 66, zh: 58 }, wrong: 5 }

test('questions in wordings of others are answered beside goods that are shown: of the service as such, and of goods by what they ask', () => {
  const figures = askedFigures()
  for (const language of languages) {
    const { service, goods, asked } = figures[language]
    expect((100 * service.right) / service.of, `${language}, right`).toBeGreaterThanOrEqual(ofService.right[language])
    expect((100 * service.wrong) / service.of, `${language}, taken for another`).toBeLessThanOrEqual(ofService.wrong)
    expect((100 * goods.wrong) / goods.of, `${language}, about goods`).toBeLessThanOrEqual(ofService.goods)
    expect((100 * asked.right) / asked.of, `${language}, asked of goods`).toBeGreaterThanOrEqual(ofGoods.right[language])
    expect((100 * asked.wrong) / asked.of, `${language}, asked of goods, wrongly`).toBeLessThanOrEqual(ofGoods.wrong)
  }
})

/** Of a hundred messages after offers were shown so many at least are taken for what they do, and so many of those that what was learned is sure of. */
const ofTurns = { taken: { en: 71, ru: 70, zh: 69 }, surely: 89 }

test('messages of talks are taken for what they do, and more of them than by the rules alone', () => {
  const figures = turnFigures()
  for (const language of languages) {
    const { ruled, taken, surely } = figures[language]
    expect((100 * taken.right) / taken.of, `${language}, taken`).toBeGreaterThanOrEqual(ofTurns.taken[language])
    expect(taken.right, `${language}, by the rules`).toBeGreaterThan(ruled.right)
    expect((100 * surely.right) / surely.of, `${language}, surely`).toBeGreaterThanOrEqual(ofTurns.surely)
  }
})

test('no message that tells how well turns are taken is learned', () => {
  const read = (path: string) => markedTurnsOf(readFileSync(new URL(path, import.meta.url), 'utf8'))
  const learned = new Set(read('../../packages/lexicon/data/marked-turns.txt').map(({ first }) => first))
  expect(read('turns-kept.txt').filter(({ first }) => learned.has(first))).toEqual([])
})

/** Of a hundred properties that are named in talks so many at least are read as wanted, not wanted, given up or only said, and of those surely known so many get their role. */
const ofMentions = { taken: { en: 87, ru: 87, zh: 88 }, surely: 92 }

test('what is said of a property in a talk is read as it is meant', () => {
  const figures = mentionFigures()
  for (const language of languages) {
    const { taken, surely } = figures[language]
    expect((100 * taken.right) / taken.of, `${language}, read`).toBeGreaterThanOrEqual(ofMentions.taken[language])
    expect((100 * surely.right) / surely.of, `${language}, surely`).toBeGreaterThanOrEqual(ofMentions.surely)
  }
})

test('no message that tells how well properties of talks are read is learned', () => {
  const messagesOf = (path: string): string[] =>
    readFileSync(new URL(path, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => line.includes('[') && line.includes(' '))
      .map((line) => line.toLowerCase())
  const learned = new Set(messagesOf('../../packages/lexicon/data/marked-mentions.txt'))
  expect(messagesOf('mentions-kept.txt').filter((message) => learned.has(message))).toEqual([])
})
