import type { Hex } from './color.ts'
import { type Texture, textureTile, tileSize } from './textures.ts'

/** Side of every drawing in its own units; y goes down. */
export const side = 1200

/** Part of an SVG document. */
export type Svg = string
/** Value of a `fill` or `stroke`: a colour or a reference to a gradient. */
export type Paint = string
export type Stop = readonly [at: number, color: Hex, opacity?: number]

/** Number with at most two decimals, so that drawings stay small. */
export const num = (v: number): string => String(Math.round(v * 100) / 100)
const stopsOf = (stops: readonly Stop[]): Svg =>
  stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${num(at)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`}/>`,
    )
    .join('')

/** Path of straight lines through points. */
export const polyline = (points: readonly (readonly [number, number])[], closed = true): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`

export const roundedRect = (x: number, y: number, w: number, h: number, r: number): string => {
  const c = Math.min(r, w / 2, h / 2)
  return `M${num(x + c)} ${num(y)}H${num(x + w - c)}A${num(c)} ${num(c)} 0 0 1 ${num(x + w)} ${num(y + c)}V${num(y + h - c)}A${num(c)} ${num(c)} 0 0 1 ${num(x + w - c)} ${num(y + h)}H${num(x + c)}A${num(c)} ${num(c)} 0 0 1 ${num(x)} ${num(y + h - c)}V${num(y + c)}A${num(c)} ${num(c)} 0 0 1 ${num(x + c)} ${num(y)}Z`
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`

/** Smooth path through points (Catmull-Rom). */
export function curve(points: readonly (readonly [number, number])[], closed = false, tension = 1): string {
  const n = points.length
  const at = (i: number): readonly [number, number] => (closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!)
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = tension / 6
    d += `C${num(b[0] + (c[0] - a[0]) * k)} ${num(b[1] + (c[1] - a[1]) * k)} ${num(c[0] - (e[0] - b[0]) * k)} ${num(c[1] - (e[1] - b[1]) * k)} ${num(c[0])} ${num(c[1])}`
  }
  return closed ? `${d}Z` : d
}

export const path = (d: string, fill: Paint, more = ''): Svg => `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const line = (d: string, stroke: Paint, width: number, more = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" ${more.includes('stroke-linecap') ? '' : 'stroke-linecap="round" '}stroke-linejoin="round"${more ? ` ${more}` : ''}/>`
export const group = (content: Svg, attributes: string): Svg => `<g ${attributes}>${content}</g>`
/** Row of sewing stitches along a path. */
export const stitches = (d: string, color: Hex, width = 3, length = 11): Svg =>
  line(d, color, width, `stroke-dasharray="${length} ${num(length * 0.62)}" opacity=".75"`)

/** One drawing being made: collects gradients, filters and clips, each stored once. */
export class Scene {
  /** Device pixels per unit: filters of light depend on it. */
  readonly scale: number
  #definitions: Svg[] = []
  #known = new Map<string, string>()

  constructor(width: number) {
    this.scale = width / side
  }

  #define(make: (id: string) => Svg): string {
    const key = make('')
    const known = this.#known.get(key)
    if (known) return known
    const id = `d${this.#known.size.toString(36)}`
    this.#known.set(key, id)
    this.#definitions.push(make(id))
    return id
  }

  definitions(): Svg {
    return `<defs>${this.#definitions.join('')}</defs>`
  }

  /** Gradient along a line; 0 to 1 is the box of what it fills. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): Paint {
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`)})`
  }

  /** Gradient along a line in drawing units. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): Paint {
    return `url(#${this.#define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`)})`
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): Paint {
    return `url(#${this.#define((id) => `<radialGradient id="${id}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fx="${num(fx)}" fy="${num(fy)}">${stopsOf(stops)}</radialGradient>`)})`
  }

  radialAt(stops: readonly Stop[], cx: number, cy: number, r: number): Paint {
    return `url(#${this.#define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopsOf(stops)}</radialGradient>`)})`
  }

  /** Attribute that blurs; the deviation is in drawing units. */
  blur(deviation: number): string {
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    )
    return `filter="url(#${id})"`
  }

  /** Attribute that shows only what lies inside the path. */
  clip(d: string): string {
    return `clip-path="url(#${this.#define((id) => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`)})"`
  }

  /** Attribute that shows what the given drawing lets through: white is seen, black is not. */
  mask(content: Svg): string {
    return `mask="url(#${this.#define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="1600" height="1600">${content}</mask>`)})"`
  }

  pattern(width: number, height: number, content: Svg, transform = ''): Paint {
    return `url(#${this.#define((id) => `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${num(width)}" height="${num(height)}"${transform ? ` patternTransform="${transform}"` : ''}>${content}</pattern>`)})`
  }

  /** Lays a material's surface over what the path covers. `scale` enlarges the tile, `angle` turns it clockwise. */
  texture(d: string, texture: Texture, strength = 0.6, scale = 1, angle = 0): Svg {
    const fill = this.pattern(
      tileSize,
      tileSize,
      `<image href="${textureTile(texture)}" width="${tileSize}" height="${tileSize}"/>`,
      `rotate(${num(angle)}) scale(${num(scale * 0.72)})`,
    )
    return `<path d="${d}" fill="${fill}" opacity="${num(strength * 0.62)}" style="mix-blend-mode:hard-light"/>`
  }

  /**
   * Attribute for a group painted in greys that is a map of heights (white is near): gives it back as light falling from the upper
   * left, middle grey where flat. `softness` and `height` are in drawing units.
   */
  relief(softness: number, height: number): string {
    // Heights have 256 steps, which show as terraces. From two pixels on the blur is the fast kind.
    const smoothing = `<feGaussianBlur stdDeviation="${num(Math.max(Math.min(2.05 / this.scale, softness * 0.6), softness * 0.16))}"/>`
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 0 0 0 0"/><feGaussianBlur stdDeviation="${num(softness)}"/><feDiffuseLighting surfaceScale="${num(height * 0.62 * this.scale)}" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="232" elevation="30"/></feDiffuseLighting>${smoothing}<feComponentTransfer><feFuncR type="linear" slope=".68" intercept=".16"/><feFuncG type="linear" slope=".68" intercept=".16"/><feFuncB type="linear" slope=".68" intercept=".16"/></feComponentTransfer></filter>`,
    )
    return `filter="url(#${id})"`
  }
}
