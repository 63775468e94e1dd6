import { expect, test } from '../fixtures.ts'
import { cutOff } from '../pages/seen.ts'
import { findOnScreens, walkScreens } from '../walk.ts'
import { walkStates } from '../walk-states.ts'

test.use({ locale: 'ru', viewport: { width: 320, height: 640 } })

for (const [what, walk] of [
  ['every screen and what opens over it', walkScreens],
  ['every empty, failed and confirming state, and every page of the desk', walkStates],
] as const)
  test(`${what} keeps within 320 pixels, which is 1280 at four times its size (WCAG 1.4.10)`, async ({ page, karavan }) => {
    test.setTimeout(300_000)
    expect(await findOnScreens({ page, karavan, language: 'ru' }, [['', cutOff]], walk)).toEqual([])
  })
