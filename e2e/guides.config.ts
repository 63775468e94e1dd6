import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Pictures of the guides: `node scripts/make-guide-pictures.mjs`. */
export default defineConfig({
  ...journeys,
  testDir: './guides',
  testMatch: 'draw.ts',
  outputDir: '../test-results/guides-run',
  reporter: 'list',
  workers: 1,
  // A product of its own for each language: the desk shows the orders of all.
  projects: ['en', 'ru', 'zh'].map((language) => ({ name: language, grep: new RegExp(`draw\\.ts ${language} `) })),
})
