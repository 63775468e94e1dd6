import { contrasting, darker, type Hex, lighter } from './color.ts'
import { type Material, shade } from './light.ts'
import { ellipsePath, line, num, path, roundedRect, type Scene, type Svg } from './scene.ts'

export const steel: Material = { color: '#c9cdd1', metal: 1, rough: 0.28 }
export const chrome: Material = { color: '#e4e7ea', metal: 1, rough: 0.06 }
export const brass: Material = { color: '#d6b068', metal: 1, rough: 0.25 }
export const blackPlastic: Material = { color: '#232529', rough: 0.5 }

/** Bent bar of round section: handles, straps, cables, arms. */
export function tube(scene: Scene, d: string, width: number, material: Material, more = ''): Svg {
  const core = shade([0.1, 0.1, 1], material)
  const glow = shade([-0.55, 0.6, 0.6], material)
  const dim = shade([0.8, -0.5, 0.3], material)
  const shine = width < 20 ? '' : scene.blur(width * 0.09)
  return (
    line(d, dim, width, more) +
    line(d, core, width * 0.76, `transform="translate(${num(-width * 0.07)} ${num(-width * 0.05)})" ${more}`) +
    line(d, glow, width * 0.2, `transform="translate(${num(-width * 0.2)} ${num(-width * 0.18)})" ${shine} opacity=".85" ${more}`)
  )
}

/** Flat band of webbing with sewn edges. */
export function webbing(scene: Scene, d: string, width: number, color: Hex): Svg {
  return (
    line(d, darker(color, 0.45), width) +
    line(d, color, width * 0.9) +
    line(
      d,
      lighter(color, 0.18),
      width * 0.3,
      `transform="translate(${num(-width * 0.12)} ${num(-width * 0.1)})" opacity=".5" ${scene.blur(width * 0.1)}`,
    ) +
    line(d, contrasting(color, 0.35), 2.5, 'stroke-dasharray="9 6" opacity=".35"')
  )
}

export function sphere(scene: Scene, x: number, y: number, r: number, material: Material): Svg {
  const fill = scene.radial(
    [
      [0, shade([-0.4, 0.45, 0.8], material)],
      [0.35, shade([-0.15, 0.2, 0.95], material)],
      [0.65, shade([0.3, -0.15, 0.9], material)],
      [0.88, shade([0.6, -0.5, 0.55], material)],
      [1, shade([0.75, -0.4, 0.2], material)],
    ],
    0.5,
    0.5,
    0.52,
    0.34,
    0.3,
  )
  const shine =
    (material.rough ?? 0.5) < 0.35
      ? `<ellipse cx="${num(x - r * 0.34)}" cy="${num(y - r * 0.4)}" rx="${num(r * 0.2)}" ry="${num(r * 0.13)}" transform="rotate(-38 ${num(x - r * 0.34)} ${num(y - r * 0.4)})" fill="${scene.radial(
          [
            [0, '#ffffff', 0.95],
            [1, '#ffffff', 0],
          ],
        )}"/>`
      : ''
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>${shine}`
}

/** Zip along a path, with its slider at the given point. */
export function zip(d: string, tape: Hex, slider?: readonly [x: number, y: number, angle?: number], teeth: Hex = '#9a9da2'): Svg {
  const pull = slider
    ? `<g transform="translate(${num(slider[0])} ${num(slider[1])}) rotate(${slider[2] ?? 0})">${path(roundedRect(-11, -9, 22, 18, 5), '#b9bdc2')}${path(roundedRect(-9, -7, 18, 5, 3), '#ffffff', 'opacity=".55"')}${path(roundedRect(-7, 6, 14, 52, 6), darker(tape, 0.15))}${path(roundedRect(-5, 8, 4, 46, 2), '#ffffff', 'opacity=".28"')}</g>`
    : ''
  return (
    line(d, '#000000', 20, 'opacity=".22"') +
    line(d, darker(tape, 0.35), 15) +
    line(d, teeth, 6, 'stroke-dasharray="3 3" stroke-linecap="butt"') +
    pull
  )
}

/** Light given off by a lamp. */
export function glow(scene: Scene, x: number, y: number, r: number, color: Hex, strength = 0.8): Svg {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${scene.radial([
    [0, lighter(color, 0.5), strength],
    [0.3, color, strength * 0.55],
    [0.65, color, strength * 0.16],
    [1, color, 0],
  ])}"/>`
}

/** Round hole or eyelet with a metal ring. */
export const eyelet = (x: number, y: number, r: number, ring: Hex = '#b4b8bd'): Svg =>
  path(ellipsePath(x, y, r, r), ring) +
  path(ellipsePath(x - r * 0.1, y - r * 0.1, r * 0.84, r * 0.84), lighter(ring, 0.4)) +
  path(ellipsePath(x, y, r * 0.55, r * 0.55), '#1c1d20')

/** Reflection of a window on something smooth, inside a clip. */
export const sheen = (scene: Scene, clip: string, d: string, strength = 0.5, blur = 4): Svg =>
  `<g ${scene.clip(clip)}><path d="${d}" fill="#fff" opacity="${num(strength)}" ${scene.blur(blur)}/></g>`

/** Random soft creases across an area. */
export function creases(
  random: () => number,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  slant = 0,
  width = 26,
): { d: string; width: number; rise: number }[] {
  return Array.from({ length: count }, () => {
    const cx = x + random() * w
    const cy = y + random() * h
    const length = (0.1 + random() * 0.22) * h
    const lean = slant + (random() - 0.5) * 0.9
    const bend = (random() - 0.5) * 60
    const dx = Math.sin(lean) * length
    const dy = Math.cos(lean) * length
    return {
      d: `M${num(cx - dx)} ${num(cy - dy)}Q${num(cx + bend)} ${num(cy)} ${num(cx + dx)} ${num(cy + dy)}`,
      width: width * (0.5 + random()),
      rise: random() < 0.5 ? -0.35 - random() * 0.35 : 0.3 + random() * 0.4,
    }
  })
}
