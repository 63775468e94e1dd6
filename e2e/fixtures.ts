import { KaravanProcess, program } from '@karavan/testing/karavan-process.ts'
import { test as base } from '@playwright/test'

/** `karavan`: the running software with these settings, shared by the tests of one worker. Every test has a browser context, and so a guest, of its own. */
export const testOn = (settings: Record<string, string>) =>
  base.extend<{ baseURL: string }, { karavan: KaravanProcess }>({
    karavan: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it needs from this pattern
      async ({}, use) => {
        const karavan = new KaravanProcess(settings, { program })
        await karavan.start()
        await use(karavan)
        await karavan.remove()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ karavan }, use) => use(karavan.url),
  })

export const test = testOn({ SAMPLE_HARD: '1', GOOGLE_STAND_IN: '1' })

export { expect } from '@playwright/test'
