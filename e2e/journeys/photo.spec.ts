import { writeFileSync } from 'node:fs'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { renderPicture } from '@karavan/server/features/media/picture-store.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { test as base, type Page } from '@playwright/test'
import { ChatPage } from '../pages/chat-page.ts'

const { expect } = base
/** A product that looks at the pictures of its offers, the most popular first. */
const test = base.extend<{ baseURL: string }, { karavan: KaravanProcess }>({
  karavan: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const karavan = new KaravanProcess({ PHOTO_SEARCH: 'on' })
      await karavan.start()
      await use(karavan)
      await karavan.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ karavan }, use) => use(karavan.url),
})
test.use({ locale: 'ru-RU' })
test.slow()
// One product for all of them: each would look at thousands of pictures meanwhile.
test.describe.configure({ mode: 'default' })

/** The goods that most buyers order, and a photo of them. */
async function givenPhoto() {
  const [offer] = generateMarket({ hasHardOffers: false }).toSorted((a, b) => (b.salesCount ?? 0) - (a.salesCount ?? 0))
  return { offer: offer!, photo: await renderPicture(parsePicturePath(offer!.images[0]!)!, 640) }
}

test('a photo is asked with, stands in the talk and finds what looks like it; words narrow it', async ({ page }) => {
  const { offer, photo } = await givenPhoto()
  const chat = new ChatPage(page)
  await chat.open()
  const field = page.locator('input[type=file]')
  const file = { name: 'photo.webp', mimeType: 'image/webp', buffer: photo }

  await field.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toHaveText('Это не похоже на фото. Попробуйте другой файл.')

  await expect(async () => {
    await field.setInputFiles(file)
    await expect(page.locator('form').getByRole('img', { name: 'Ваше фото' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Отправить' }).click()
    await expect(chat.lastCards.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000, intervals: [2_000] })

  await expect(chat.thread.getByText('похожие по виду на фото').last()).toBeVisible()
  // Of the same kind, whichever of them has been looked at by now.
  await expect(chat.lastCards.first()).toContainText(/зонт/i)
  expect(offer.title.ru).toMatch(/зонт/i)

  await chat.ask('до 100000 ₽, 100 шт')
  await expect(chat.thread.getByText('похожие по виду на фото').last()).toBeVisible()

  await page.reload()
  const shown = chat.thread.getByRole('img', { name: 'Ваше фото' }).first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('a photo that is pasted can be taken away again', async ({ page }) => {
  const { photo } = await givenPhoto()
  const chat = new ChatPage(page)
  await chat.open()
  await chat.input.evaluate(
    (input, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'photo.webp', { type: 'image/webp' }))
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [...photo],
  )
  await expect(page.getByRole('img', { name: 'Ваше фото' })).toBeVisible()
  await page.getByRole('button', { name: 'Убрать фото' }).click()
  await expect(page.getByRole('img', { name: 'Ваше фото' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Отправить' })).toBeDisabled()
})

/** Lets go of a file of this machine over the message field, as the browser itself sees it. */
async function dropOnComposer(page: Page, path: string) {
  const box = (await new ChatPage(page).input.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data: { items: [], files: [path], dragOperationsMask: 1 } })
}

test('a photo is dropped on the field, and what is no picture is said to be none; a phone offers its camera as well as its files', async ({
  page,
}, testInfo) => {
  const { photo } = await givenPhoto()
  const chat = new ChatPage(page)
  await chat.open()
  const address = page.url()
  const [notes, picture] = [testInfo.outputPath('notes.txt'), testInfo.outputPath('photo.webp')]
  writeFileSync(notes, 'no picture')
  writeFileSync(picture, photo)
  await dropOnComposer(page, notes)
  await expect(page.getByRole('alert')).toHaveText('Это не похоже на фото. Попробуйте другой файл.')
  await dropOnComposer(page, picture)
  await expect(page.getByRole('img', { name: 'Ваше фото' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Left to the browser, a file that is dropped takes the place of the page.
  expect(page.url()).toBe(address)
  const input = page.locator('input[type=file]')
  await expect(input).toHaveAttribute('accept', 'image/*')
  await expect(input).not.toHaveAttribute('capture')
})
