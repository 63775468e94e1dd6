import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 AA and the good practices, and that what is seen of a control is part of what it is called. */
const options: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // Where each element is that has passed is told to nobody, and is most of the work.
  resultTypes: ['violations'],
}
/** The rules among them that colours decide. */
const ofColours: Axe.RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, rules: {} }

/**
 * What axe finds on the page as it stands, in both themes; each finding as "theme rule: element". Where the other theme changes nothing but colours, only
 * they are looked at once more.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found: string[] = []
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  let stoodBefore: string | undefined
  for (const theme of ['light', 'dark']) {
    const { violations, stands } = await page.evaluate(
      async ([theme, options, ofColours, stoodBefore]) => {
        document.documentElement.dataset.theme = theme
        // Colours are looked at as they stay.
        const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        await Promise.all(ending.map((one) => one.finished.catch(() => {})))
        // A menu is drawn beside the landmarks and owned by the button that opened it.
        const isMenu = (id: string, html: string) => id === 'region' && html.includes('role="menu"')
        const { axe } = window as unknown as { axe: typeof Axe }
        const stands = [...document.querySelectorAll('body, body *')]
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })].join()
          })
          .concat(document.documentElement.lang, document.title, document.body.outerHTML)
          .join('\n')
        // The guards of Base UI's focus trap are hidden from who hears the page and hand the focus on at once.
        const { violations } = await axe.run({ exclude: [['[data-base-ui-focus-guard]']] }, stands === stoodBefore ? ofColours : options)
        const told = violations.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ html }) => !isMenu(id, html))
            .map(
              ({ target, failureSummary, html }) =>
                `${theme} ${id}: ${target.join(' ')}\n  ${html.slice(0, 300)}\n  ${failureSummary?.split('\n')[1]?.trim()}`,
            ),
        )
        return { violations: told, stands }
      },
      [theme, options, ofColours, stoodBefore] as const,
    )
    found.push(...violations)
    stoodBefore = stands
  }
  await page.evaluate((theme) => {
    if (theme) document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }, before)
  return found
}

/** Controls that are lower or narrower than a finger needs; links in the middle of a text are as high as it is. Each as "width x height name". */
export const smallTargets = (page: Page, least = 44): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button], [role=option]',
    )) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[inert], [aria-hidden=true]'))
        continue
      const style = getComputedStyle(element)
      if (style.display === 'inline') continue
      // Room around a control that belongs to it, and a label that covers the whole card.
      const rooms = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) => getComputedStyle(one, '::after'))
      const [roomWidth, roomHeight] = (['width', 'height'] as const).map((side) =>
        Math.max(0, ...rooms.filter(({ position }) => position === 'absolute').map((one) => Number.parseFloat(one[side]) || 0)),
      ) as [number, number]
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
      const boxes = [element, ...(label && element instanceof HTMLInputElement ? [label] : [])].map((one) => one.getBoundingClientRect())
      const width = Math.max(roomWidth, ...boxes.map((box) => box.width))
      const height = Math.max(roomHeight, ...boxes.map((box) => box.height))
      // One pixel is what is kept for those who hear the page.
      if (width <= 1 || height <= 1 || (width >= least - 0.5 && height >= least - 0.5)) continue
      found.push(
        `${Math.round(width)} x ${Math.round(height)} ${element.getAttribute('aria-label') ?? element.innerText.slice(0, 40)} <${element.tagName.toLowerCase()}>`,
      )
    }
    return found
  }, least)
