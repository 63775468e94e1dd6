import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { axeFindings, smallTargets } from '../pages/axe.ts'

const looksFile = fileURLToPath(new URL('../kit-looks.json', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const address = 'http://kit.test/'
let folder = ''

// The kit is built once for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karavan-kit-'))
  const command = fileURLToPath(new URL('../../scripts/kit.mjs', import.meta.url))
  await promisify(execFile)(process.execPath, [command, '--build', folder])
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

async function openKit(page: Page): Promise<void> {
  await page.route(`${address}**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.replace(/\/$/, '/index.html'))
    if (!existsSync(path)) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: types[extname(path)] ?? 'application/octet-stream', body: readFileSync(path) })
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * How every component stands there, in both themes: of the component and of what it is made of, the colours, lines, corners, spaces and letters. Letters
 * are drawn otherwise on another machine, and their pixels are not compared.
 */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const sides = ['background-color', 'color', 'border', 'border-radius', 'padding', 'box-shadow', 'opacity']
    const letters = ['font-family', 'font-size', 'font-weight', 'line-height']
    const inside = (element: Element): Element[] =>
      [...element.children].flatMap((child) => (child.tagName === 'svg' ? [] : [child, ...inside(child)]))
    const looks: Record<string, Record<string, string[]>> = {}
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme
      const found: Record<string, string[]> = {}
      for (const state of document.querySelectorAll<HTMLElement>('[data-kit]'))
        found[state.dataset.kit!] = [state, ...inside(state)].map((element) => {
          const style = getComputedStyle(element)
          return `${element.tagName.toLowerCase()} ${[...sides, ...letters].map((name) => style.getPropertyValue(name)).join(' | ')}`
        })
      looks[theme] = found
    }
    return looks
  })

test('tokens and components look as they did, in both themes; UPDATE_KIT=1 writes down how they look now', async ({ page }) => {
  await openKit(page)
  const looks = await looksOf(page)
  expect(Object.keys(looks.light!).length).toBeGreaterThan(50)
  if (process.env.UPDATE_KIT) writeFileSync(looksFile, `${JSON.stringify(looks, null, 1)}\n`)
  expect(looks).toEqual(JSON.parse(readFileSync(looksFile, 'utf8')))
})

test('every component is clean in axe, contrast included, as large as a finger needs, and fits 320 pixels; so is what opens', async ({
  page,
}) => {
  await openKit(page)
  expect(await axeFindings(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  for (const [kind, role] of [
    ['dialog', 'dialog'],
    ['question', 'alertdialog'],
    ['sheet', 'dialog'],
    ['menu', 'menu'],
  ] as const) {
    const opener = page.getByRole('button', { name: `Open the ${kind}` })
    await opener.click()
    await expect(page.getByRole(role)).toBeVisible()
    expect(await axeFindings(page), kind).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('what is ticked looks other than what is not, in both themes and in the colours a reader has chosen, where the system draws it', async ({
  page,
}) => {
  await openKit(page)
  const box = page.getByRole('checkbox', { name: 'check', exact: true })
  const radio = page.getByRole('radio', { name: 'Another' })
  const cases = [
    { colorScheme: 'light', forcedColors: 'none', appearance: 'none' },
    { colorScheme: 'dark', forcedColors: 'none', appearance: 'none' },
    { colorScheme: 'dark', forcedColors: 'active', appearance: 'auto' },
  ] as const
  for (const { appearance, ...media } of cases) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await page.reload()
    for (const control of [box, radio]) {
      await expect(control).toHaveCSS('appearance', appearance)
      const before = await control.screenshot()
      await control.check()
      await page.mouse.move(0, 0)
      await control.blur()
      expect(before.equals(await control.screenshot()), JSON.stringify(media)).toBe(false)
    }
  }
})
