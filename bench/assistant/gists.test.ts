import { languages } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { gistFigures, kindFigures } from './gists.ts'

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

/** The same of kinds of goods, which are more and have fewer wordings each. */
const ofKinds = { sure: 2, guessed: 3.5, stories: 1, read: 18 }

test('kinds of goods told in wordings left out are read as theirs or not at all, and what people tell is none', async () => {
  const figures = await kindFigures()
  for (const language of languages) {
    const { sure, guess, stories } = figures[language]
    expect((100 * sure.wrong) / sure.of, `${language}, sure`).toBeLessThanOrEqual(ofKinds.sure)
    expect((100 * guess.wrong) / guess.of, `${language}, guessed`).toBeLessThanOrEqual(ofKinds.guessed)
    expect((100 * stories.wrong) / stories.of, `${language}, stories`).toBeLessThanOrEqual(ofKinds.stories)
    expect((100 * (sure.right + guess.right)) / sure.of, `${language}, read`).toBeGreaterThanOrEqual(ofKinds.read)
  }
})
