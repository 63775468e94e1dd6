import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Playwright's own list: Chromium takes the last `--disable-features` alone, so what is added here has to say it again. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Pages that draw the address bar's suggestions: a browser with windows loads two with every context, half of its work. */
const unseenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

const journeys = globSync('journeys/*.spec.ts', { cwd: import.meta.dirname })
/** They start products of their own and wait for them, long journeys that would be waited for by all the others if they came last. */
const withOwnProduct = journeys.filter((name) =>
  /new KaravanProcess\(|testOn\(/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
)

/** Journeys through the built product in a real Chromium. Each worker has a server of its own, on the embedded defaults. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // A file of long journeys that comes late would be waited for by all the others; those that share what is made before them say so.
  fullyParallel: true,
  // A journey waits for animations, pauses and its server as much as it works.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  projects: [
    { name: 'own product', testMatch: withOwnProduct.map((name) => `**/${name}`) },
    { name: 'shared product', testIgnore: withOwnProduct.map((name) => `**/${name}`) },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'Europe/Moscow',
    // What its worker fetches cannot be held up by a journey; the one about the worker lets it in.
    serviceWorkers: 'block',
    // What moves is drawn again and again by the processor; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A failure comes with a picture and all that stood on the page. The record of every step costs a tenth of the time: `playwright test --trace on <journey>`.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...disabledByPlaywright, ...unseenPages].join()}`,
      ],
    },
  },
})
