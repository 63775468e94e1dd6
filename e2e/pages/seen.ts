import type { Page } from '@playwright/test'

/**
 * Fields whose frame has less than 3 to 1 (WCAG 1.4.11) on what it stands on, in either theme; what is disabled need not. Each as "theme contrast name".
 */
export const faintFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const partsOf = (colour: string): number[] => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminanceOf = (colour: string): number => {
      const [red, green, blue] = partsOf(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const lineOf = (element: Element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element)
      return borderTopWidth !== '0px' && partsOf(borderTopColor)[3]! > 0 ? borderTopColor : undefined
    }
    /** A field stands in its own frame, or in that of its buttons. */
    const frameOf = (field: Element): Element | undefined => {
      let frame: Element | null = field
      for (let up = 0; frame && up < 4; up++, frame = frame.parentElement) if (lineOf(frame)) return frame
      return undefined
    }
    const groundOf = (element: Element): string => {
      for (let ground = element.parentElement; ground; ground = ground.parentElement) {
        const { backgroundColor } = getComputedStyle(ground)
        if (partsOf(backgroundColor)[3] === 255) return backgroundColor
      }
      return 'white'
    }
    const found: string[] = []
    const before = document.documentElement.dataset.theme
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme
      for (const field of document.querySelectorAll<HTMLInputElement>(
        'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea',
      )) {
        if (field.disabled || field.closest('[inert], [aria-hidden=true]')) continue
        if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || field.offsetWidth <= 1) continue
        const frame = frameOf(field)
        const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
        if (!frame) {
          found.push(`${theme} no frame ${name}`)
          continue
        }
        const [darker, lighter] = [lineOf(frame)!, groundOf(frame)].map(luminanceOf).sort((a, b) => a - b) as [number, number]
        const contrast = (lighter + 0.05) / (darker + 0.05)
        if (contrast < 3) found.push(`${theme} ${contrast.toFixed(2)} ${name}`)
      }
    }
    if (before) document.documentElement.dataset.theme = before
    else delete document.documentElement.dataset.theme
    return found
  })

/**
 * What is chosen, as those who hear the page are told, and does not look chosen in the colours that a reader has set for every page: the system leaves
 * nothing of a background, a line or a shadow of the page's own. Each as the element stands in the page.
 */
export async function unseenChoices(page: Page): Promise<string[]> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'background: SelectedItem; color: SelectedItemText; forced-color-adjust: none'
    const { backgroundColor, color } = getComputedStyle(probe)
    const looksChosen = (element: Element) => {
      const style = getComputedStyle(element)
      return style.backgroundColor === backgroundColor && style.color === color
    }
    const chosen = [
      ...document.querySelectorAll<HTMLElement>(
        '[aria-pressed=true], [aria-selected=true], button[aria-current=true], a[aria-current=page], [aria-current=true] > button',
      ),
      // A control that is there for those who hear the page alone: its label is what is seen of it.
      ...[...document.querySelectorAll<HTMLInputElement>('input.sr-only:checked')].flatMap(({ labels }) => [...labels!]),
    ]
    const unseen = chosen.filter((one) => one.checkVisibility() && !looksChosen(one)).map((one) => one.outerHTML.slice(0, 200))
    probe.remove()
    return unseen
  })
  if (!isForced) await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** What a narrow page loses: what stands beyond its sides where nothing scrolls to it, and text that is cut without a mark. Each as "pixels what". */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { clientWidth: width, scrollWidth } = document.documentElement
    if (scrollWidth > width) found.push(`${scrollWidth - width} px that the page scrolls sideways`)
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const isScrolledTo = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (scrolls(one) && one.scrollWidth > one.clientWidth) return true
      return false
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')
      if (!hasText && !element.matches('a, button, input, select, textarea')) continue
      if (element.closest('[inert], [aria-hidden=true], .sr-only, svg, [data-base-ui-focus-guard]')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const name = `${(element.getAttribute('aria-label') ?? element.innerText).slice(0, 40)} <${element.tagName.toLowerCase()}>`
      const beyond = Math.max(box.right - width, -box.left)
      if (beyond > 1 && !isScrolledTo(element)) found.push(`${Math.round(beyond)} px beyond the side: ${name}`)
      const { overflowX, textOverflow } = getComputedStyle(element)
      const cut = element.scrollWidth - element.clientWidth
      if (hasText && cut > 1 && overflowX !== 'visible' && textOverflow !== 'ellipsis' && !scrolls(element))
        found.push(`${cut} px cut: ${name}`)
    }
    return found
  })

/**
 * What does not scroll with the part of the page that it stands in: placed by something further out, it stays behind, and where it takes the focus the
 * browser pushes that out of sight. Each as the element stands in the page.
 */
export const leftBehind = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return /auto|scroll/.test(`${overflowX} ${overflowY}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'absolute' || !element.offsetParent) continue
      let around = element.parentElement
      while (around && around !== element.offsetParent && !scrolls(around)) around = around.parentElement
      if (around && around !== element.offsetParent) found.push(element.outerHTML.slice(0, 160))
    }
    return found
  })
