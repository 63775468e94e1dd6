import { boxOf, commonEdgeShare, everything, type Foreground, findForeground, findWithin } from './foreground.ts'
import { type Pixels, toLab } from './pixels.ts'

/** A picture, or a turned one, as a look is read from it: where its goods are, how light each pixel is, and what it counts among the colours. */
interface Seen {
  width: number
  height: number
  goods: Foreground
  light: Float32Array
  /** The place of each pixel in `paints`. */
  painted: Int32Array
  paints: Float64Array
}

/** Changes with what a look is made of: looks of another version are made anew. */
export const lookVersion = 1

/** Pixels of the longer side that a look is read from. */
export const lookSide = 128

/** Parts of a look, in their order, with the number of bytes of each and what a whole difference in it counts. */
const parts = [
  { name: 'outline', size: 144, weight: 1, threshold: 127 },
  { name: 'edges', size: 128, weight: 1.2, threshold: 40 },
  { name: 'colors', size: 39, weight: 0.7, threshold: 40 },
  { name: 'aspect', size: 1, weight: 0.8, threshold: 127 },
] as const
/** Bytes of a look, and bits of its signature. */
export const lookBytes = parts.reduce((sum, { size }) => sum + size, 0)

/** What a picture of goods looks like, apart from its background: outline, edges and colours within the box around the goods, and how that is shaped. Compared by `lookDistance`. */
export type Look = Uint8Array

/** The look of the goods in a picture of `lookSide` pixels. */
export function lookOf(pixels: Pixels): Look {
  const lab = toLab(pixels)
  return readLook({ ...seenIn(pixels, lab), goods: findForeground(pixels, lab) ?? everything(pixels) })
}

/** Small turns that a hand makes, in degrees. */
const turns = [-18, -12, -6, 6, 12, 18]

/** Looks that a photo may have been of: as it is, turned, mirrored, and all of it where what seemed to be background may be goods. Goods that are like any of them are alike. */
export function looksOfPhoto(pixels: Pixels): Look[] {
  const lab = toLab(pixels)
  const found = findForeground(pixels, lab)
  const within = found && findWithin(pixels, lab, found)
  const common = findForeground(pixels, lab, commonEdgeShare)
  const isOther = common?.mask.some((bit, at) => bit !== found?.mask[at])
  const goods = [...(common && isOther ? [common] : []), ...(found ? [found] : []), ...(within ? [within] : []), everything(pixels)]
  const likely = found ?? everything(pixels)
  const seen = seenIn(pixels, lab)
  const turnedLook = (one: Foreground, turn: Turn): Look => readLook(turned({ ...seen, goods: one }, turn))
  return [
    ...goods.map((one) => readLook({ ...seen, goods: one })),
    ...goods.flatMap((one) => turns.map((degrees) => turnedLook(one, { degrees }))),
    ...[90, 180, 270].map((degrees) => turnedLook(likely, { degrees })),
    turnedLook(likely, { degrees: 0, isMirrored: true }),
  ]
}

/** What of a picture is the same whatever its goods are and however it is turned. */
function seenIn({ width, height }: Pixels, lab: Float32Array): Omit<Seen, 'goods'> {
  const light = new Float32Array(width * height)
  const painted = new Int32Array(width * height)
  for (let at = 0; at < painted.length; at++) {
    light[at] = lab[at * 3]!
    painted[at] = at
  }
  return { width, height, light, painted, paints: toPaints(lab) }
}

interface Turn {
  degrees: number
  isMirrored?: boolean
}

/** The picture turned by so many degrees about the middle of the box of its goods; what comes from outside the picture is background. */
function turned(seen: Seen, { degrees, isMirrored = false }: Turn): Seen {
  const { width, height, light } = seen
  const { mask, box } = seen.goods
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const side = Math.ceil(Math.hypot(box.right - box.left + 1, box.bottom - box.top + 1)) + 2
  const turnedLight = new Float32Array(side * side)
  const painted = new Int32Array(side * side)
  const turnedMask = new Uint8Array(side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dx = isMirrored ? side / 2 - x : x - side / 2
      const dy = y - side / 2
      const fromX = Math.round(cos * dx + sin * dy + middleX)
      const fromY = Math.round(-sin * dx + cos * dy + middleY)
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
      const from = fromY * width + fromX
      const to = y * side + x
      turnedMask[to] = mask[from]!
      turnedLight[to] = light[from]!
      painted[to] = from
    }
  const goods = { mask: turnedMask, box: boxOf(turnedMask, side, side) }
  return { ...seen, width: side, height: side, goods, light: turnedLight, painted }
}

const thresholds = parts.flatMap(({ size, threshold }) => Array.from({ length: size }, () => threshold))

/** A look as a text of bits, which a database can compare by how many differ: looks that are alike have signatures that are, and the other way round only roughly. */
export const signatureOf = (look: Look): string => Array.from(look, (value, at) => (value > thresholds[at]! ? '1' : '0')).join('')

/** How unlike two looks are: 0 for the same, about 1 for nothing in common. */
export function lookDistance(a: Look, b: Look): number {
  let sum = 0
  let at = 0
  for (const { size, weight } of parts) {
    let part = 0
    for (let end = at + size; at < end; at++) part += Math.abs(a[at]! - b[at]!)
    sum += (part / (size * 255)) * weight * scales[size]!
  }
  return sum / totalWeight
}
/** Differences of a part are seldom whole: these bring each to a similar size. */
const scales: Record<number, number> = { 144: 2, 128: 6, 39: 6, 1: 2 }
const totalWeight = parts.reduce((sum, { weight }) => sum + weight, 0)

function readLook(seen: Seen): Look {
  const look = new Uint8Array(lookBytes)
  let at = 0
  for (const values of [outlineOf(seen), edgesOf(seen), colorsOf(seen), [aspectOf(seen.goods.box)]])
    for (const value of values) look[at++] = Math.round(Math.min(1, Math.max(0, value)) * 255)
  return look
}

const outlineSide = 12
/** Share of each of 12 by 12 fields of the box that the goods fill. */
function outlineOf({ width, goods: { mask, box } }: Seen): Float32Array {
  const filled = new Float32Array(outlineSide * outlineSide)
  const counted = new Float32Array(outlineSide * outlineSide)
  eachPixel(box, width, (at, x, y) => {
    const cell = Math.floor(y * outlineSide) * outlineSide + Math.floor(x * outlineSide)
    counted[cell]! += 1
    filled[cell]! += mask[at]!
  })
  return filled.map((value, cell) => (counted[cell] ? value / counted[cell]! : 0))
}

const edgeCells = 4
const directions = 8
/** How strong the edges of each of 8 directions are in each of 4 by 4 fields: of lightness and of the outline alike. */
function edgesOf({ width, height, light: lightness, goods: { mask, box } }: Seen): Float32Array {
  const strength = new Float32Array(edgeCells * edgeCells * directions)
  const light = (at: number): number => (mask[at] ? lightness[at]! : 50)
  eachPixel(box, width, (at, x, y) => {
    const [column, row] = [at % width, Math.floor(at / width)]
    if (column === 0 || row === 0 || column === width - 1 || row === height - 1) return
    const dx = light(at + 1) - light(at - 1) + 30 * (mask[at + 1]! - mask[at - 1]!)
    const dy = light(at + width) - light(at - width) + 30 * (mask[at + width]! - mask[at - width]!)
    const size = Math.sqrt(dx * dx + dy * dy)
    if (size < 4) return
    const angle = ((Math.atan2(dy, dx) + Math.PI) / Math.PI) * directions
    const direction = Math.floor(angle) % directions
    const cell = Math.floor(y * edgeCells) * edgeCells + Math.floor(x * edgeCells)
    strength[cell * directions + direction]! += Math.sqrt(size)
  })
  const total = Math.hypot(...strength)
  return total > 0 ? strength.map((value) => (value / total) * 3) : strength
}

const bands = 3
const hues = 8
const colorBins = hues * 1 + 5
/** What is noted of each pixel for its colour: the lower of the two hues that it lies between, what it counts for that and the next one, the same of the greys. */
const paintFields = 6
function toPaints(lab: Float32Array): Float64Array {
  const paints = new Float64Array((lab.length / 3) * paintFields)
  for (let at = 0; at < lab.length / 3; at++) {
    const [l, a, b] = [lab[at * 3]!, lab[at * 3 + 1]!, lab[at * 3 + 2]!]
    const chroma = Math.sqrt(a * a + b * b)
    const colored = Math.min(1, Math.max(0, (chroma - 8) / 10))
    const hue = ((Math.atan2(b, a) + Math.PI) / (2 * Math.PI)) * hues
    const part = hue - Math.floor(hue)
    const grey = Math.min(3.999, Math.max(0, (l - 5) / 22.5))
    const greyPart = grey - Math.floor(grey)
    const start = at * paintFields
    paints[start] = Math.floor(hue) % hues
    paints[start + 1] = colored * (1 - part)
    paints[start + 2] = colored * part
    paints[start + 3] = hues + Math.floor(grey)
    paints[start + 4] = (1 - colored) * (1 - greyPart)
    paints[start + 5] = (1 - colored) * greyPart
  }
  return paints
}

/** Share of black, dark grey, grey, light grey, white and of 8 hues in the upper, middle and lower third of the goods. */
function colorsOf({ width, painted, paints, goods: { mask, box } }: Seen): Float32Array {
  const shares = new Float32Array(bands * colorBins)
  const counted = new Float32Array(bands)
  eachPixel(box, width, (at, _, y) => {
    if (!mask[at]) return
    const band = Math.floor(y * bands)
    counted[band]! += 1
    const paint = painted[at]! * paintFields
    const start = band * colorBins
    const [low, grey] = [paints[paint]!, paints[paint + 3]!]
    shares[start + low]! += paints[paint + 1]!
    shares[start + ((low + 1) % hues)]! += paints[paint + 2]!
    shares[start + grey]! += paints[paint + 4]!
    shares[start + grey + 1]! += paints[paint + 5]!
  })
  return shares.map((value, bin) => (counted[Math.floor(bin / colorBins)] ? value / counted[Math.floor(bin / colorBins)]! : 0))
}

/** How wide the box is for its height, from 1:8 to 8:1. */
function aspectOf({ left, right, top, bottom }: Foreground['box']): number {
  return 0.5 + Math.log2((right - left + 1) / (bottom - top + 1)) / 6
}

/** Calls back for each pixel of the box with its place in it, from 0 to just under 1. */
function eachPixel({ left, right, top, bottom }: Foreground['box'], width: number, see: (at: number, x: number, y: number) => void): void {
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) see(y * width + x, (x - left) / (right - left + 1), (y - top) / (bottom - top + 1))
}
