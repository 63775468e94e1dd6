import type { Page } from '@playwright/test'

/** A finger on the screen, which goes from one place to another in a few steps. */
export async function givenFinger(page: Page) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (from: { x: number; y: number }, to: { x: number; y: number }, steps = 12) => {
    await send('touchStart', [from])
    for (let step = 1; step <= steps; step++) {
      const at = (side: 'x' | 'y') => Math.round(from[side] + ((to[side] - from[side]) * step) / steps)
      await send('touchMove', [{ x: at('x'), y: at('y') }])
      await page.waitForTimeout(20)
    }
    await send('touchEnd', [])
  }
}
