import { languages } from '@karavan/contract/language.ts'
import { expect, test } from '../fixtures.ts'
import { axeFindings, smallTargets } from '../pages/axe.ts'
import { faintFields, leftBehind, unseenChoices } from '../pages/seen.ts'
import { findOnScreens } from '../walk.ts'
import { walkStates } from '../walk-states.ts'

const finders = [
  ['', axeFindings],
  ['small ', smallTargets],
  ['faint ', faintFields],
  ['not seen as chosen ', unseenChoices],
  ['left behind ', leftBehind],
] as const

for (const language of languages) {
  test.describe(`axe in ${language}`, () => {
    test.use({ locale: language })

    test('every screen and what opens over it is clean in both themes, fields are seen, choices in forced colours too, and targets are 44 px', async ({
      page,
      karavan,
    }) => {
      test.setTimeout(300_000)
      expect(await findOnScreens({ page, karavan, language }, finders)).toEqual([])
    })

    test('so are empty, failed and confirming states, every page of the desk and its dialogs', async ({ page, karavan }) => {
      test.setTimeout(300_000)
      expect(await findOnScreens({ page, karavan, language }, finders, walkStates)).toEqual([])
    })
  })
}

test.describe('axe on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('empty, failed and confirming states, and the desk, are clean on a phone', async ({ page, karavan }) => {
    test.setTimeout(300_000)
    expect(await findOnScreens({ page, karavan, language: 'en' }, finders, walkStates)).toEqual([])
  })
})
