import { languages } from '@karavan/contract/language.ts'
import { expect, test } from '../fixtures.ts'
import { axeFindings, smallTargets } from '../pages/axe.ts'
import { faintFields, unseenChoices } from '../pages/seen.ts'
import { findOnScreens } from '../walk.ts'

for (const language of languages) {
  test.describe(`axe in ${language}`, () => {
    test.use({ locale: language })

    test('every screen and what opens over it is clean in both themes, fields are seen, choices in forced colours too, and targets are 44 px', async ({
      page,
      karavan,
    }) => {
      test.setTimeout(300_000)
      const found = await findOnScreens({ page, karavan, language }, [
        ['', axeFindings],
        ['small ', smallTargets],
        ['faint ', faintFields],
        ['not seen as chosen ', unseenChoices],
      ])
      expect(found).toEqual([])
    })
  })
}
