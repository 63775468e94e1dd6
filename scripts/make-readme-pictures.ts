// Makes the pictures of the README: `node scripts/make-readme-pictures.ts` after `npm run build`. Starts the product on a data folder of its own.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { settledPictures } from '@karavan/testing/settled-pictures.ts'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import sharp from 'sharp'
import { ensureChromium } from './chromium.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-readme-pictures.ts

Starts the built product on a data folder of its own and makes the pictures in docs/pictures.`)

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const wish = 'нужны термокружки 500 мл до 400 рублей, 100 штук'
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const shots: { name: string; context: BrowserContextOptions; wish?: string; isOpened?: boolean }[] = [
  { name: 'answer-ru', context: desktop, wish },
  { name: 'product-ru', context: { viewport: { width: 1440, height: 900 } }, wish, isOpened: true },
  { name: 'answer-dark', context: { ...desktop, colorScheme: 'dark' }, wish: 'чёрные рюкзаки для ноутбука, 50 штук' },
  { name: 'phone-ru', context: phone, wish },
  { name: 'start-ru', context: desktop },
]

mkdirSync(folder, { recursive: true })
const karavan = new KaravanProcess({ PHOTO_SEARCH: 'on' })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  await karavan.start()
  for (const shot of shots) {
    const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce', ...shot.context })
    const page = await context.newPage()
    await page.goto(`${karavan.url}/chat/`)
    const input = page.getByRole('textbox', { name: 'Ваше сообщение' })
    await input.waitFor()
    if (shot.wish) {
      await input.fill(shot.wish)
      await input.press('Enter')
      await page.locator('[data-product-id]').first().waitFor()
      await page.waitForURL(/\/conversation\/(?!temp-)/)
    }
    if (shot.isOpened) {
      await page.locator('[data-product-id]').first().click()
      await page.getByRole('dialog').getByRole('article').getByRole('heading', { level: 2 }).waitFor()
    }
    await page.waitForTimeout(1_500)
    await settledPictures(page)
    const bytes = await page.screenshot()
    await sharp(bytes).png({ palette: true, quality: 90, effort: 10 }).toFile(`${folder}${shot.name}.png`)
    await context.close()
  }
} finally {
  await browser.close()
  await karavan.remove()
}
