import type { Page } from 'playwright-core'

/** Waits until the pictures that are seen have come, and the letters they stand among. */
export async function settledPictures(page: Page): Promise<void> {
  // Pictures out of sight, below the fold or further in a gallery, are loaded when they come near.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect()
      return image.complete || width === 0 || top >= innerHeight || left >= innerWidth || !image.checkVisibility()
    }),
  )
  await page.evaluate(() => document.fonts.ready)
}
