import { cartBadgeId, cartIconId } from './components/cart-button.tsx'

/** Timings as specified, in milliseconds. */
const flightDelayMs = 100
const flightMs = 800
const bounceMs = 600
/** Size of the flying picture at most, in CSS pixels: it starts from the middle of the one on screen. */
const maxPicture = 220

export interface FlyingPicture {
  image: string | undefined
  /** Where the picture is on screen, in CSS pixels of the window. */
  from: DOMRect
}

const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })

/** Where the icon is seen; `undefined` while it is not. */
function iconRect(): DOMRect | undefined {
  const rect = document.getElementById(cartIconId)?.getBoundingClientRect()
  return rect && rect.width > 0 ? rect : undefined
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.max(ms, 0)))

/**
 * Carries the product's picture to the cart's icon, then lets its badge bounce. Nothing moves where less motion is wanted, or while the icon
 * is not in the page; only what the compositor can do alone is animated. `sinceMs`: when the product was added, by performance.now().
 */
export async function flyToCart({ image, from }: FlyingPicture, sinceMs: number): Promise<void> {
  await pause(flightDelayMs - (performance.now() - sinceMs))
  const icon = iconRect()
  if (!icon || matchMedia('(prefers-reduced-motion: reduce)').matches) return

  const size = Math.min(from.width, from.height, maxPicture)
  const start = middle(from)
  const end = middle(icon)
  // Two elements, because a path that bends needs another pace sideways than downwards.
  const across = document.createElement('div')
  across.className = 'flying-image'
  across.setAttribute('aria-hidden', 'true')
  Object.assign(across.style, { left: `${start.x - size / 2}px`, top: `${start.y - size / 2}px`, width: `${size}px`, height: `${size}px` })
  const picture = document.createElement(image ? 'img' : 'div')
  if (picture instanceof HTMLImageElement && image) {
    picture.referrerPolicy = 'no-referrer'
    picture.src = image
    picture.alt = ''
  }
  across.append(picture)
  document.body.append(across)
  const rising = picture.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.75 },
      { transform: `translateY(${end.y - start.y}px) scale(${(icon.width / 2 / size).toFixed(3)})`, opacity: 0.35 },
    ],
    { duration: flightMs, fill: 'both', easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
  )
  cross(across, rising, start.x)
  try {
    await rising.finished
  } finally {
    across.remove()
  }
  document
    .getElementById(cartBadgeId)
    ?.animate(
      [
        { transform: 'none' },
        { transform: 'scale(1.45)', offset: 0.25 },
        { transform: 'scale(0.88)', offset: 0.5 },
        { transform: 'scale(1.14)', offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: bounceMs, easing: 'ease-out' },
    )
}

/**
 * Carries it sideways to the icon for as long as it rises. The panel that closes meanwhile may move the header, and the icon with it: from there on it
 * heads for where the icon is then.
 */
function cross(flying: HTMLElement, rising: Animation, startX: number) {
  let aim = startX
  let crossing: Animation | undefined
  function look() {
    const leftMs = flightMs - Number(rising.currentTime ?? 0)
    if (leftMs <= 0 || !flying.isConnected) return
    const rect = iconRect()
    const wanted = rect ? middle(rect).x : aim
    if (Math.abs(wanted - aim) > 1) {
      const reached = crossing ? middle(flying.getBoundingClientRect()).x - startX : 0
      const frames = [{ transform: `translateX(${reached}px)` }, { transform: `translateX(${wanted - startX}px)` }]
      const easing = crossing ? 'ease-in-out' : 'cubic-bezier(0.45, 0, 0.75, 0.6)'
      crossing?.cancel()
      crossing = flying.animate(frames, { duration: leftMs, fill: 'both', easing })
      aim = wanted
    }
    requestAnimationFrame(look)
  }
  look()
}
