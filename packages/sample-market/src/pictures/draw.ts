import type { Picture } from '../picture-path.ts'
import { darker, type Hex, lighter, mix } from './color.ts'
import { kinds, unknownKind } from './kinds/kinds.ts'
import { type Kind, type Look, lookOf } from './look.ts'
import { num, Scene, type Svg, side } from './scene.ts'
import { atSize, isSeenFromAbove, packed } from './settings.ts'
import { isShownAtSize } from './sizes.ts'
import { backdrop, backdropColor } from './studio.ts'

/** Colours that stand beside the chosen one in a picture of the whole range. */
function range(look: Look): Hex[] {
  const others = [
    ['#2a2c31', '#d9d4ca', '#8fa7b8'],
    ['#31415f', '#e3d7c4', '#b5675a'],
    ['#efeeea', '#5f7564', '#c9a27e'],
    ['#3b3d42', '#e6b8b4', '#a9b7a0'],
  ] as const
  return [...look.pick('range', others)]
}

/** How much smaller than alone goods of several colours are shown together. */
const groupScale = (kind: Kind): number => (kind.flat ? 0.49 : Math.min(1, 0.67 * (kind.enlarge ?? 1)))

function several(scene: Scene, kind: Kind, look: Look, colors: readonly Hex[]): Svg {
  const [first, second, third] = colors as [Hex, Hex, Hex]
  const drawn = (color?: Hex): Svg =>
    kind.draw(
      scene,
      color ? { ...look, color, accent: mix(color, look.accent, 0.5), clear: false, palette: [color, lighter(color, 0.4)] } : look,
    )
  const size = groupScale(kind)
  if (kind.flat) {
    const place = (x: number, y: number, color?: Hex): Svg => `<g transform="translate(${x} ${y}) scale(${size})">${drawn(color)}</g>`
    return place(18, 24, first) + place(594, 24, second) + place(18, 590) + place(594, 590, third)
  }
  const { floor = 1010 } = kind
  const place = (x: number, bottom: number, scale: number, color?: Hex): Svg =>
    `<g transform="translate(${num(x - 600 * scale)} ${num(bottom - floor * scale)}) scale(${num(scale)})">${drawn(color)}</g>`
  return place(335, 890, size * 0.92, first) + place(870, 890, size * 0.92, second) + place(590, 1050, size)
}

/** How near the goods are, and the goods so placed. */
function framed(kind: Kind, look: Look, picture: Picture, width: number): { scene: Scene; goods: Svg } {
  const { floor = 1010, flat = false, focus = [600, 520, 2] } = kind
  // No two photographers stand equally near.
  const enlarge = (kind.enlarge ?? 1) * look.between('distance', 0.93, 1.02)
  const ownColors = picture.color !== 'multicolor' || kind.multicolor === true
  if (picture.view === 4 || (picture.view === 1 && !ownColors)) {
    const scene = new Scene(width * groupScale(kind))
    return { scene, goods: several(scene, kind, look, ownColors ? range(look) : look.palette.slice(1)) }
  }
  if (picture.view === 5) {
    const scene = new Scene(width * 0.7)
    return { scene, goods: packed(scene, kind, look) }
  }
  if (picture.view === 6 && isShownAtSize(picture.kind)) {
    const scene = new Scene(width * 0.9)
    return { scene, goods: atSize(scene, kind, look, picture.kind) }
  }
  if (picture.view === 3) {
    const [x, y, zoom] = focus
    const scene = new Scene(width * zoom)
    return { scene, goods: `<g transform="translate(600 600) scale(${zoom}) translate(${-x} ${-y})">${kind.draw(scene, look)}</g>` }
  }
  const scene = new Scene(width * enlarge)
  const top = flat ? 600 - 600 * enlarge : 1010 + (floor - 1010) * 0.3 - floor * enlarge
  const drawn = kind.draw(scene, look)
  // Goods that look alike from both sides are seen turned round.
  const alike = look.other && drawn === kind.draw(scene, { ...look, other: false })
  const turned = alike ? `<g transform="${flat ? 'rotate(-14 600 600)' : 'translate(1200 0) scale(-1 1)'}">${drawn}</g>` : drawn
  return { scene, goods: `<g transform="translate(${num(600 - 600 * enlarge)} ${num(top)}) scale(${num(enlarge)})">${turned}</g>` }
}

const svg = (width: number, content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}">${content}</svg>`

/**
 * The picture as an SVG document of 1200 x 1200 units, to be rendered `width` pixels wide (the filters that make light fall know the
 * width). The same picture always gives the same text. A kind that is not known is shown as a plain product box.
 */
export function drawPicture(picture: Picture, width: number = side): Svg {
  const kind = kinds.get(picture.kind) ?? unknownKind
  const look = lookOf(picture)
  const { scene, goods } = framed(kind, look, picture, width)
  const paper = backdropColor(look.color, look.between('paper', 0, 0.999))
  const fromAbove = picture.view === 6 ? isSeenFromAbove(kind, picture.kind) : kind.flat === true
  const back = backdrop(scene, kind.dim ? darker(paper, 0.42) : paper, fromAbove)
  return svg(width, `${scene.definitions()}${back}${goods}`)
}

/** The goods of a picture and their shadow alone, on nothing. */
export function drawGoods(picture: Picture, width: number = side): Svg {
  const { scene, goods } = framed(kinds.get(picture.kind) ?? unknownKind, lookOf(picture), picture, width)
  return svg(width, `${scene.definitions()}${goods}`)
}
