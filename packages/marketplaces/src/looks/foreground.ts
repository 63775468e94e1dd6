import type { Pixels } from './pixels.ts'

/** Where the goods are in a picture: for each pixel 1 or 0, and the box around them. */
export interface Foreground {
  mask: Uint8Array
  box: { left: number; top: number; right: number; bottom: number }
}

/** A pixel this unlike its neighbour, or this unlike every colour of the edge, is no background. Distances in Lab. */
const step = 5
const reach = 16
/** Colours of the edge that are told apart. */
const maxEdgeColors = 8
/** Of the picture: goods that fill less are specks, goods that fill more are all there is to see. */
const least = 0.02
const most = 0.9
/** Parts of the goods that are smaller than this share of the largest are dust or shadow. */
const partShare = 0.06

/**
 * What is not the background: from the edge inwards everything is background that goes on evenly and has a colour of the edge. `undefined` where nothing, or nearly everything, would be left.
 */
export function findForeground({ width, height }: Pixels, lab: Float32Array, leastShare = edgeShare): Foreground | undefined {
  return flooded(edgePixels(width, height), new Uint8Array(width * height), width, height, lab, leastShare)
}
/** A colour that covers less of the edge is of goods that reach over it. */
const edgeShare = 0.06
/** The same where goods may cover much of the edge: only what is most of it is background. */
export const commonEdgeShare = 0.3

/**
 * What is left of the goods when what seems to be their own rim is background as well: a picture that was turned lies on another background. `undefined` where nothing would be left.
 */
export function findWithin({ width, height }: Pixels, lab: Float32Array, { mask }: Foreground): Foreground | undefined {
  const outside = Uint8Array.from(mask, (bit) => 1 - bit)
  const rim: number[] = []
  for (let layer = 0; layer < rimWidth; layer++) {
    rim.length = 0
    for (let at = 0; at < outside.length; at++) {
      const x = at % width
      const next = [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        Math.max(0, at - width),
        at + width < outside.length ? at + width : at,
      ]
      if (!outside[at] && next.some((to) => outside[to])) rim.push(at)
    }
    if (layer < rimWidth - 1) for (const at of rim) outside[at] = 1
  }
  return flooded(rim, outside, width, height, lab, edgeShare)
}
/** Pixels in which two backgrounds run into each other. */
const rimWidth = 4

function flooded(
  edge: readonly number[],
  isBackground: Uint8Array,
  width: number,
  height: number,
  lab: Float32Array,
  leastShare: number,
): Foreground | undefined {
  const colors = edgeColors(lab, edge, leastShare)
  const expected = fitBackground(lab, edge, width, height)
  const queue: number[] = []
  const visit = (at: number) => {
    if (isBackground[at] || !colors.some((color) => distance(lab, at * 3, color, 0) < reach)) return
    if (expected && expected(at) > fitReach) return
    isBackground[at] = 1
    queue.push(at)
  }
  const goOn = (at: number, to: number): void => {
    if (!isBackground[to] && distance(lab, at * 3, lab, to * 3) < step) visit(to)
  }
  for (const at of edge) visit(at)
  for (let next = 0; next < queue.length; next++) eachNeighbour(queue[next]!, width, isBackground.length, goOn)
  const mask = largestParts(isBackground, width, height)
  const share = mask.reduce((sum, bit) => sum + bit, 0) / mask.length
  return share < least || share > most ? undefined : { mask, box: boxOf(mask, width, height) }
}

/** The pixels left, right, above and below, where there are such. */
function eachNeighbour(at: number, width: number, count: number, see: (at: number, to: number) => void): void {
  const x = at % width
  if (x > 0) see(at, at - 1)
  if (x < width - 1) see(at, at + 1)
  if (at >= width) see(at, at - width)
  if (at + width < count) see(at, at + width)
}

const fitReach = 10
/** Share of the edge that must follow one even course of light for it to be believed inside. */
const evenShare = 0.6

/** What each place adds to a curve of the second degree. */
const terms = 6

/**
 * How far a pixel is from a background whose light changes evenly, as told by the edge: a curve of the second degree for each axis of colour. `undefined` where the edge follows none.
 */
function fitBackground(lab: Float32Array, edge: readonly number[], width: number, height: number): ((at: number) => number) | undefined {
  const fits = new Float64Array(3 * terms)
  const rest = (at: number): number => {
    const x = (2 * (at % width)) / width - 1
    const y = (2 * Math.floor(at / width)) / height - 1
    let sum = 0
    for (let axis = 0; axis < 3; axis++) {
      const of = axis * terms
      const fit = fits[of]! + fits[of + 1]! * x + fits[of + 2]! * y + fits[of + 3]! * x * x + fits[of + 4]! * y * y + fits[of + 5]! * x * y
      const difference = (lab[at * 3 + axis]! - fit) * (axis === 0 ? lightWeight : 1)
      sum += difference * difference
    }
    return Math.sqrt(sum)
  }
  let kept = edge
  for (let round = 0; round < 4; round++) {
    const solved = solve(kept, lab, width, height)
    if (!solved) return undefined
    fits.set(solved)
    const rests = Float64Array.from(edge, rest)
    const middle = rests.toSorted()[Math.floor(rests.length / 2)]!
    kept = edge.filter((_, index) => rests[index]! <= Math.max(1.5, 2 * middle))
  }
  const even = edge.filter((at) => rest(at) < fitReach / 2)
  return even.length >= evenShare * edge.length ? rest : undefined
}

/** Least squares over these pixels: the factors of the terms for each axis of colour. `undefined` where the pixels do not tell them. */
function solve(pixels: readonly number[], lab: Float32Array, width: number, height: number): Float64Array | undefined {
  const columns = terms + 3
  const matrix = Array.from({ length: terms }, () => new Float64Array(columns))
  const row = new Float64Array(columns)
  for (const at of pixels) {
    const x = (2 * (at % width)) / width - 1
    const y = (2 * Math.floor(at / width)) / height - 1
    row.set([1, x, y, x * x, y * y, x * y, lab[at * 3]!, lab[at * 3 + 1]!, lab[at * 3 + 2]!])
    for (let i = 0; i < terms; i++) for (let j = 0; j < columns; j++) matrix[i]![j]! += row[i]! * row[j]!
  }
  for (let column = 0; column < terms; column++) {
    let best = column
    for (let at = column + 1; at < terms; at++) if (Math.abs(matrix[at]![column]!) > Math.abs(matrix[best]![column]!)) best = at
    const pivot = matrix[best]!
    matrix[best] = matrix[column]!
    matrix[column] = pivot
    if (Math.abs(pivot[column]!) < 1e-9) return undefined
    for (let at = 0; at < terms; at++) {
      if (at === column) continue
      const other = matrix[at]!
      const factor = other[column]! / pivot[column]!
      for (let j = column; j < columns; j++) other[j]! -= factor * pivot[j]!
    }
  }
  return Float64Array.from({ length: 3 * terms }, (_, index) => {
    const [axis, term] = [Math.floor(index / terms), index % terms]
    return matrix[term]![terms + axis]! / matrix[term]![term]!
  })
}

/** All of the picture. */
export const everything = ({ width, height }: Pixels): Foreground => ({
  mask: new Uint8Array(width * height).fill(1),
  box: { left: 0, top: 0, right: width - 1, bottom: height - 1 },
})

function edgePixels(width: number, height: number): number[] {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) edge.push(y * width, y * width + width - 1)
  return edge
}

/** Colours that make up the edge, the commonest first; what covers little of it is goods that reach over it. */
function edgeColors(lab: Float32Array, edge: readonly number[], leastShare: number): number[][] {
  const found: { color: number[]; count: number }[] = []
  for (const at of edge) {
    const near = found.find(({ color }) => distance(lab, at * 3, color, 0) < reach / 2)
    if (near) near.count += 1
    else if (found.length < 24) found.push({ color: [lab[at * 3]!, lab[at * 3 + 1]!, lab[at * 3 + 2]!], count: 1 })
  }
  return found
    .filter(({ count }) => count >= edge.length * leastShare)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxEdgeColors)
    .map(({ color }) => color)
}

function distance(a: ArrayLike<number>, atA: number, b: ArrayLike<number>, atB: number): number {
  const l = (a[atA]! - b[atB]!) * lightWeight
  const x = a[atA + 1]! - b[atB + 1]!
  const y = a[atA + 2]! - b[atB + 2]!
  return Math.sqrt(l * l + x * x + y * y)
}
/** Shadows are darker and of the same colour: lightness counts less. */
const lightWeight = 0.7

/** What is not background, without specks: parts that hang together, next to the largest. Holes are kept. */
function largestParts(isBackground: Uint8Array, width: number, height: number): Uint8Array {
  const part = new Int32Array(width * height)
  const sizes = [0]
  /** Pixels of all parts that were found, part after part. */
  const queue = new Int32Array(part.length)
  let end = 0
  const take = (to: number): void => {
    if (isBackground[to] || part[to]) return
    part[to] = sizes.length
    queue[end++] = to
  }
  const goOn = (_: number, to: number): void => take(to)
  for (let start = 0; start < part.length; start++) {
    const first = end
    take(start)
    if (end === first) continue
    for (let next = first; next < end; next++) eachNeighbour(queue[next]!, width, part.length, goOn)
    sizes.push(end - first)
  }
  const enough = Math.max(...sizes) * partShare
  return Uint8Array.from(part, (name) => (name > 0 && sizes[name]! >= enough ? 1 : 0))
}

/** The box around what the mask has. */
export function boxOf(mask: Uint8Array, width: number, height: number): Foreground['box'] {
  const box = { left: width, top: height, right: -1, bottom: -1 }
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
