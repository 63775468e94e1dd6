import { type Hex, type Rgb, toHex, toRgb } from './color.ts'

/** x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export interface Material {
  color: Hex
  /** 0 plastic or paint, 1 bare metal. */
  metal?: number
  /** 0 mirror, 1 chalk. */
  rough?: number
  /** Share of light passed on at the edges: cloth and powder coats. */
  sheen?: number
  /** Strength of reflections of a non-metal; 1 is ordinary lacquer. */
  gloss?: number
}

export const normalize = (v: Vector): Vector => {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clamp = (v: number): number => Math.min(1, Math.max(0, v))
const smooth = (v: number): number => {
  const t = clamp(v)
  return t * t * (3 - 2 * t)
}
/** 1 inside `half` of the centre, falling to 0 over `soft`. */
const window = (value: number, centre: number, half: number, soft: number): number =>
  smooth((half + soft - Math.abs(value - centre)) / (2 * soft))

const key: Vector = normalize([-0.55, 0.62, 0.72])
const viewer: Vector = normalize([0, 0.16, 1])

/**
 * Brightness that a mirror facing along `r` would show: the studio of every picture. A tall soft box on the left, a narrow one on the
 * right, a canopy above, black cards beside the camera so that bright goods keep an edge, and a pale floor.
 */
function studio(r: Vector, rough: number): number {
  const around = (Math.atan2(r[0], r[2]) * 180) / Math.PI
  const up = r[1]
  const blur = 4 + rough * 60
  const calm = 1 / (1 + rough * 1.6)
  const floor = window(up, -0.75, 0.35, 0.25)
  let light = 0.34 + 0.16 * smooth((up + 0.4) / 1.2)
  light += 1.75 * calm * window(around, -72, 17, blur) * window(up, 0.1, 0.6, 0.2 + rough * 0.3)
  light += 0.85 * calm * window(around, 112, 7, blur * 0.8) * window(up, 0, 0.7, 0.25)
  light += 0.5 * calm * window(around, 20, 26, 26 + blur) * window(up, 0.2, 0.5, 0.4)
  light += 1.1 * calm * window(up, 0.86, 0.2, 0.12 + rough * 0.4)
  light -= 0.2 * calm * window(around, -24, 9, 14 + blur)
  light -= 0.22 * calm * window(around, 78, 12, 14 + blur)
  light -= 0.2 * window(Math.abs(around), 165, 16, 18 + blur)
  return Math.max(0.06, light * (1 - floor) + floor * 0.5)
}

/** Colour of a surface facing along `normal` under the studio's lights. */
export function shade(normal: Vector, material: Material): Hex {
  const { metal = 0, rough = 0.5, sheen = 0, gloss = 1 } = material
  const n = normalize(normal)
  const base = toRgb(material.color)
  const facing = clamp(dot(n, viewer))
  const reflected: Vector = [2 * facing * n[0] - viewer[0], 2 * facing * n[1] - viewer[1], 2 * facing * n[2] - viewer[2]]
  const wrapped = clamp((dot(n, key) + 0.3) / 1.3)
  const bounce = 0.2 + 0.14 * clamp(-n[1]) + 0.16 * clamp(n[1])
  const rim = 0.12 * (1 - facing) ** 2 * clamp(n[0])
  const diffuse = (bounce + 0.86 * wrapped ** 1.15 + rim + sheen * (1 - facing) ** 2 * 0.5) * (1 - metal)
  const fresnel = 0.045 + 0.5 * (1 - facing) ** 4
  const mirror = studio(reflected, rough)
  const coat = mirror * fresnel * gloss * (1 - rough * 0.75) * (1 - metal)
  const edge = metal * (1 - facing) ** 3 * 0.35
  const channel = (v: number): number => v * diffuse + coat + (metal ? mirror * (v * (1 - edge) + edge * 0.8) * metal : 0)
  const lit: Rgb = [channel(base[0]), channel(base[1]), channel(base[2])]
  return toHex(lit)
}
