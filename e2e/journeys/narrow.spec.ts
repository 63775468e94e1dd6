import { expect, test } from '../fixtures.ts'
import { cutOff } from '../pages/seen.ts'
import { findOnScreens } from '../walk.ts'

test.use({ locale: 'ru', viewport: { width: 320, height: 640 } })

test('every screen and what opens over it keeps within 320 pixels, which is 1280 at four times its size (WCAG 1.4.10)', async ({
  page,
  karavan,
}) => {
  test.setTimeout(300_000)
  const found = await findOnScreens({ page, karavan, language: 'ru' }, [['', cutOff]])
  expect(found).toEqual([])
})
