import { type Material, shade } from './light.ts'
import { num, type Paint, type Scene, type Stop, type Svg } from './scene.ts'

/** A point of a turned body's outline, from top to bottom; `round` is the reach of the fillet at the corner. */
export type ProfilePoint = readonly [radius: number, y: number, round?: number]

export interface Turned {
  /** Middle of the body. */
  x: number
  profile: readonly ProfilePoint[]
  material: Material
  /** How much is seen from above: height of a ring divided by its width. */
  tilt?: number
  /** The top edge meets another part and gets no lid of its own. */
  open?: boolean
}

/** The outline as short straight pieces, with its corners rounded. */
function sampled(profile: readonly ProfilePoint[]): [number, number][] {
  const out: [number, number][] = []
  profile.forEach(([r, y, round = 0], i) => {
    const before = profile[i - 1]
    const after = profile[i + 1]
    if (!before || !after || !round) {
      out.push([r, y])
      return
    }
    const reach = (p: ProfilePoint): [number, number] => {
      const length = Math.hypot(p[0] - r, p[1] - y) || 1
      const t = Math.min(round, length / 2) / length
      return [r + (p[0] - r) * t, y + (p[1] - y) * t]
    }
    const a = reach(before)
    const b = reach(after)
    const steps = Math.max(4, Math.min(14, Math.round(round / 5)))
    for (let s = 0; s <= steps; s++) {
      const t = s / steps
      const k = 1 - t
      out.push([k * k * a[0] + 2 * k * t * r + t * t * b[0], k * k * a[1] + 2 * k * t * y + t * t * b[1]])
    }
  })
  return out
}

const around = [-90, -84, -76, -66, -56, -48, -40, -32, -24, -14, -4, 8, 20, 32, 44, 54, 62, 70, 78, 84, 90].map((d) => (d * Math.PI) / 180)

/** Shading around a ring whose surface faces up by `rise` (-1 to 1). */
function ringPaint(scene: Scene, material: Material, rise: number): Paint {
  const level = Math.sqrt(Math.max(0, 1 - rise * rise))
  const stops = around.map((angle): Stop => {
    const sin = Math.sin(angle)
    return [(sin + 1) / 2, shade([sin * level, rise, Math.cos(angle) * level], material)]
  })
  return scene.linear(stops)
}

/** Body of revolution standing upright. Every short piece of the outline is shaded by the way it faces. */
export function turned(scene: Scene, { x, profile, material, tilt = 0.12, open = false }: Turned): Svg {
  const points = sampled(profile)
  const pieces: Svg[] = []
  for (let i = points.length - 2; i >= 0; i--) {
    const sweep = open && i === 0 ? 0 : 1
    const [r0, y0] = points[i]!
    const [r1, y1] = points[i + 1]!
    const run = r1 - r0
    const drop = Math.abs(y1 - y0) < 0.01 ? 0.01 : y1 - y0
    if (r0 < 0.5 && r1 < 0.5) continue
    const steps = Math.max(1, Math.min(28, Math.round(Math.abs(run) / 3.5)))
    const length = Math.hypot(run, drop)
    // A hair of tilt towards the viewer lets lids and shoulders catch the canopy's light.
    const rise = Math.round(Math.sign(drop) * (run / length) * 24) / 24
    const paint = ringPaint(scene, material, rise)
    for (let s = steps - 1; s >= 0; s--) {
      const ra = r0 + (run * s) / steps
      const rb = r0 + (run * (s + 1)) / steps
      const ya = y0 + (drop * s) / steps
      const yb = y0 + (drop * (s + 1)) / steps
      pieces.push(
        `<path d="M${num(x - ra)} ${num(ya - 0.6)}A${num(ra)} ${num(ra * tilt)} 0 0 ${s === 0 ? sweep : 1} ${num(x + ra)} ${num(ya - 0.6)}L${num(x + rb)} ${num(yb)}A${num(rb)} ${num(rb * tilt)} 0 0 1 ${num(x - rb)} ${num(yb)}Z" fill="${paint}"/>`,
      )
    }
  }
  const [topRadius, topY] = points[0]!
  if (topRadius > 0.5 && !open) pieces.push(disc(scene, x, topY, topRadius, tilt, material))
  return pieces.join('')
}

/** Flat round top of a body. */
export function disc(scene: Scene, x: number, y: number, radius: number, tilt: number, material: Material): Svg {
  const near = shade([0, 1, 0.25], material)
  const far = shade([0.25, 0.9, 0.4], material)
  const glow = shade([-0.35, 0.85, 0.3], material)
  const fill = scene.linear(
    [
      [0, glow],
      [0.5, near],
      [1, far],
    ],
    0,
    0,
    1,
    0.3,
  )
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius)}" ry="${num(radius * tilt)}" fill="${fill}"/>`
}

/** Hollow seen through a round mouth, with the wall's rim around it. */
export function mouth(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  tilt: number,
  wall: number,
  rim: Material,
  inside: Material,
): Svg {
  const ry = radius * tilt
  const inner = radius - wall
  const innerY = Math.max(1, ry - wall * Math.max(tilt, 0.35))
  const deep = scene.linear([
    [0, shade([0.9, -0.1, 0.3], inside)],
    [0.3, shade([0.75, -0.35, 0.35], inside)],
    [0.68, shade([-0.1, -0.1, 0.9], inside)],
    [0.86, shade([-0.55, 0.1, 0.7], inside)],
    [1, shade([-0.9, 0, 0.4], inside)],
  ])
  const falloff = scene.linear(
    [
      [0, '#000000', 0.42],
      [0.55, '#000000', 0.12],
      [1, '#000000', 0],
    ],
    0,
    0,
    0,
    1,
  )
  const edge = scene.linear([
    [0, shade([-0.8, 0.5, 0.3], rim)],
    [0.25, shade([-0.3, 0.95, 0.2], rim)],
    [0.6, shade([0.1, 0.7, 0.6], rim)],
    [1, shade([0.8, 0.4, 0.3], rim)],
  ])
  return (
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius)}" ry="${num(ry)}" fill="${edge}"/>` +
    `<ellipse cx="${num(x)}" cy="${num(y + 0.5)}" rx="${num(inner)}" ry="${num(innerY)}" fill="${deep}"/>` +
    `<ellipse cx="${num(x)}" cy="${num(y + 0.5)}" rx="${num(inner)}" ry="${num(innerY)}" fill="${falloff}"/>`
  )
}

/** Outline of a turned body as one path, for clips, prints and textures. */
export function turnedOutline({ x, profile, tilt = 0.12 }: Pick<Turned, 'x' | 'profile' | 'tilt'>): string {
  const points = sampled(profile)
  const [topR, topY] = points[0]!
  const [bottomR] = points[points.length - 1]!
  const right = points.map(([r, y]) => `${num(x + r)} ${num(y)}`).join('L')
  const left = points
    .toReversed()
    .map(([r, y]) => `${num(x - r)} ${num(y)}`)
    .join('L')
  return `M${num(x - topR)} ${num(topY)}A${num(Math.max(topR, 0.1))} ${num(Math.max(topR * tilt, 0.1))} 0 0 1 ${right}A${num(Math.max(bottomR, 0.1))} ${num(Math.max(bottomR * tilt, 0.1))} 0 0 1 ${left}Z`
}
