import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Pictures of every screen, for people to look at: `npm run screens`. */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  testMatch: 'draw.ts',
  outputDir: '../test-results/screens-run',
  reporter: 'list',
  projects: [{ name: 'screens' }],
})
