import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Pictures of the guides: `node scripts/make-guide-pictures.mjs`. */
export default defineConfig({
  ...journeys,
  testDir: './guides',
  testMatch: 'draw.ts',
  outputDir: '../test-results/guides-run',
  reporter: 'list',
})
