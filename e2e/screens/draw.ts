import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@karavan/contract/language.ts'
import { settledPictures } from '@karavan/testing/settled-pictures.ts'
import { test } from '../fixtures.ts'
import { type Walk, walkScreens } from '../walk.ts'
import { walkStates } from '../walk-states.ts'

const folder = fileURLToPath(new URL('../../test-results/screens/', import.meta.url))
const devices = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

for (const [device, settings] of Object.entries(devices))
  for (const language of languages)
    test.describe(`${device} in ${language}`, () => {
      test.use({ locale: language, ...settings })

      const draw = async ({ page, karavan }: Pick<Walk, 'page' | 'karavan'>, walkThrough: (walk: Walk) => Promise<void>) => {
        test.setTimeout(300_000)
        const look = async (state: string) => {
          const place = `${folder}${state}/`
          mkdirSync(place, { recursive: true })
          for (const theme of ['light', 'dark']) {
            await page.evaluate((theme) => {
              document.documentElement.dataset.theme = theme
            }, theme)
            await settledPictures(page)
            await page.screenshot({ path: `${place}${language} ${device} ${theme}.png`, animations: 'disabled' })
          }
          await page.evaluate(() => {
            delete document.documentElement.dataset.theme
          })
        }
        await walkThrough({ page, karavan, language, look })
      }
      test('every screen has its picture', ({ page, karavan }) => draw({ page, karavan }, walkScreens))
      test('every state has its picture', ({ page, karavan }) => draw({ page, karavan }, walkStates))
    })
