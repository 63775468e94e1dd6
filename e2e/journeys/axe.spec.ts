import { languages } from '@karavan/contract/language.ts'
import { expect, test } from '../fixtures.ts'
import { axeFindings, smallTargets } from '../pages/axe.ts'
import { faintFields, unseenChoices } from '../pages/seen.ts'
import { walkScreens } from '../walk.ts'

for (const language of languages) {
  test.describe(`axe in ${language}`, () => {
    test.use({ locale: language })

    test('every screen and what opens over it is clean in both themes, fields are seen, choices in forced colours too, and targets are 44 px', async ({
      page,
      karavan,
    }) => {
      test.setTimeout(300_000)
      const found: string[] = []
      const look = async (state: string) => {
        for (const one of await axeFindings(page)) found.push(`${state}: ${one}`)
        for (const one of await smallTargets(page)) found.push(`${state}: small ${one}`)
        for (const one of await faintFields(page)) found.push(`${state}: faint ${one}`)
        for (const one of await unseenChoices(page)) found.push(`${state}: not seen as chosen ${one}`)
      }
      await walkScreens({ page, karavan, language, look })
      expect(found).toEqual([])
    })
  })
}
