// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flyToCart } from './flight.ts'

const from = new DOMRect(100, 200, 500, 500)
/** Stands in for the animation, whose time the test sets. */
let rising: { currentTime: number; cancel(): void }
/** What was moved, and for how long. */
let moves: { of: string; frames: Keyframe[]; durationMs: number; end(): void }[]

function givenIcon({ width = 44, hasBadge = true } = {}) {
  document.body.innerHTML = `<button id="cart-icon">${hasBadge ? '<span id="cart-badge">1</span>' : ''}</button>`
  document.getElementById('cart-icon')!.getBoundingClientRect = () => new DOMRect(1000, 10, width, 44)
}
const added = (image: string | undefined = '/red.webp') => flyToCart({ image, from }, performance.now())
const flying = () => document.querySelector<HTMLElement>('.flying-image')

beforeEach(() => {
  vi.useFakeTimers()
  moves = []
  rising = { currentTime: 0, cancel: () => {} }
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, timing) {
    let end!: () => void
    const finished = new Promise<void>((resolve) => {
      end = resolve
    })
    moves.push({
      of: this.id || this.tagName,
      frames: frames as Keyframe[],
      durationMs: (timing as KeyframeAnimationOptions).duration as number,
      end,
    })
    return Object.create({
      ...rising,
      finished,
      get currentTime() {
        return rising.currentTime
      },
    })
  })
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('100 ms after the product was added its picture flies for 0.8 s to the icon, then the badge bounces for 0.6 s [CO-09 PR-30]', async () => {
  givenIcon()
  const flight = added()
  await vi.advanceTimersByTimeAsync(99)
  expect(flying()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(flying()?.querySelector('img')?.getAttribute('src')).toBe('/red.webp')
  // From the middle of the picture, 350 and 450, to the middle of the icon, 1022 and 32.
  expect(moves.map(({ of, durationMs, frames }) => [of, durationMs, frames.at(-1)!.transform])).toEqual([
    ['IMG', 800, 'translateY(-418px) scale(0.100)'],
    ['DIV', 800, 'translateX(672px)'],
  ])
  for (const { end } of moves) end()
  await flight
  expect(flying()).toBeNull()
  expect(moves.at(-1)).toMatchObject({ of: 'cart-badge', durationMs: 600 })
})

test('only what the compositor can do alone is moved [PR-30]', async () => {
  givenIcon()
  void added()
  await vi.advanceTimersByTimeAsync(100)
  for (const { end } of moves) end()
  await vi.advanceTimersByTimeAsync(0)
  const properties = moves.flatMap(({ frames }) => frames.flatMap(Object.keys))
  expect([...new Set(properties)].sort()).toEqual(['offset', 'opacity', 'transform'])
})

test('the flight is bent towards an icon that moves while the panel closes [PR-30]', async () => {
  givenIcon()
  void added()
  await vi.advanceTimersByTimeAsync(100)
  document.getElementById('cart-icon')!.getBoundingClientRect = () => new DOMRect(1400, 10, 44, 44)
  flying()!.getBoundingClientRect = () => new DOMRect(340, 340, 220, 220)
  rising.currentTime = 300
  await vi.advanceTimersByTimeAsync(50)
  // From where it is, and in the time that is left.
  expect(moves.slice(2).map(({ of, durationMs, frames }) => [of, durationMs, ...frames.map(({ transform }) => transform)])).toEqual([
    ['DIV', 500, 'translateX(100px)', 'translateX(1072px)'],
  ])
})

test('a product without a picture sends a plain tile', async () => {
  givenIcon()
  void flyToCart({ image: undefined, from }, performance.now())
  await vi.advanceTimersByTimeAsync(100)
  expect(flying()?.querySelector('img')).toBeNull()
  expect(flying()?.children).toHaveLength(1)
})

test.each([
  ['there is no icon', () => {}],
  ['the icon is hidden', () => givenIcon({ width: 0 })],
  [
    'less motion is wanted',
    () => {
      givenIcon()
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList)
    },
  ],
])('nothing moves when %s [O-42 PR-30]', async (_, prepare) => {
  prepare()
  const flight = added()
  await vi.advanceTimersByTimeAsync(100)
  await flight
  expect(flying()).toBeNull()
  expect(moves).toEqual([])
})
