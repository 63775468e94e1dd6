import { languages } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { gistFigures } from './gists.ts'

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
