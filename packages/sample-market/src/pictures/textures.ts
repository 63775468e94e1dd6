import { crc32, deflateSync } from 'node:zlib'
import { numbersFrom } from '../random.ts'

/** Height of a surface at a point of a tile, any scale; periodic over `tileSize` in both directions. */
type Relief = (x: number, y: number) => number

export const tileSize = 160

/** Smooth periodic noise with `cells` cells across and `rows` down. */
function noise(seed: number, cells: number, rows = cells): Relief {
  const random = numbersFrom(seed)
  const values = Array.from({ length: cells * rows }, () => random())
  const at = (cx: number, cy: number): number => values[(((cy % rows) + rows) % rows) * cells + (((cx % cells) + cells) % cells)] ?? 0
  const ease = (t: number): number => t * t * (3 - 2 * t)
  return (x, y) => {
    const fx = (x / tileSize) * cells
    const fy = (y / tileSize) * rows
    const ix = Math.floor(fx)
    const iy = Math.floor(fy)
    const tx = ease(fx - ix)
    const ty = ease(fy - iy)
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * tx
    const bottom = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * tx
    return top + (bottom - top) * ty
  }
}

/** Distance to the nearest of scattered points, periodic: pebbles, loops, cells. */
function cells(seed: number, count: number): Relief {
  const random = numbersFrom(seed)
  const step = tileSize / count
  const points = Array.from({ length: count * count }, (_, i) => [
    ((i % count) + 0.15 + random() * 0.7) * step,
    (Math.floor(i / count) + 0.15 + random() * 0.7) * step,
  ])
  return (x, y) => {
    const cx = Math.floor(x / step)
    const cy = Math.floor(y / step)
    let nearest = Number.POSITIVE_INFINITY
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const column = (cx + dx + count) % count
        const row = (cy + dy + count) % count
        const point = points[row * count + column]!
        const px = point[0]! + (cx + dx - column) * step
        const py = point[1]! + (cy + dy - row) * step
        nearest = Math.min(nearest, Math.hypot(x - px, y - py))
      }
    return nearest / step
  }
}

const wave = (v: number, period: number): number => Math.sin((v / period) * 2 * Math.PI)

const reliefs = {
  /** Plain weave: canvas, oxford, nylon, linen. */
  weave: () => {
    const slub = noise(3, 40, 20)
    return (x: number, y: number) => {
      const over = (Math.floor(x / 5) + Math.floor(y / 5)) % 2 === 0
      return (over ? Math.abs(wave(x, 10)) : Math.abs(wave(y, 10))) * 1.1 + slub(x, y) * 0.8
    }
  },
  /** Diagonal ribs: denim, gabardine. */
  twill: () => {
    const slub = noise(5, 80, 16)
    return (x: number, y: number) => wave(x + y * 2, 8) * 0.7 + slub(x, y) * 1.6
  },
  /** Columns of stitches: jersey, socks, caps. */
  knit: () => {
    const yarn = noise(7, 32)
    return (x: number, y: number) => {
      const side = Math.abs((((x % 10) + 10) % 10) - 5)
      return Math.abs(wave(y + side * 1.1, 16)) * 0.8 + Math.abs(wave(x, 20)) * 1.1 + yarn(x, y) * 0.5
    }
  },
  /** Fine jersey of a T-shirt. */
  jersey: () => {
    const fine = noise(9, 80)
    const broad = noise(10, 20, 40)
    return (x: number, y: number) => fine(x, y) * 0.9 + broad(x, y) * 0.5 + wave(x, 4) * 0.25
  },
  /** Loops of a towel. */
  terry: () => {
    const loops = cells(11, 26)
    const fine = noise(12, 80)
    return (x: number, y: number) => (1 - loops(x, y)) * 2.4 + fine(x, y) * 0.8
  },
  /** Short upright pile: plush, sherpa, fleece. */
  plush: () => {
    const across = noise(13, 96, 30)
    const down = noise(14, 34, 96)
    const fine = noise(15, 120)
    const tufts = noise(16, 14)
    return (x: number, y: number) => across(x + y * 0.5, y) * 1.1 + down(x, y - x * 0.4) * 1.1 + fine(x, y) * 0.9 + tufts(x, y) * 0.8
  },
  leather: () => {
    const pebbles = cells(17, 20)
    const broad = noise(18, 10)
    return (x: number, y: number) => -(pebbles(x, y) ** 2) * 3 + broad(x, y) * 1.2
  },
  /** Long scratches along x. */
  brushed: () => {
    const long = noise(19, 3, 150)
    const short = noise(20, 9, 150)
    return (x: number, y: number) => long(x, y) * 1.6 + short(x, y) * 1.1
  },
  /** Grain along x. */
  wood: () => {
    const bend = noise(21, 2, 5)
    const fibres = noise(22, 6, 120)
    const broad = noise(23, 1, 7)
    return (x: number, y: number) => wave(y + bend(x, y) * 34, 20) * 0.9 + fibres(x, y) * 1.5 + broad(x, y) * 1.4
  },
  /** Kraft paper, cork, felt. */
  fibre: () => {
    const a = noise(25, 60, 90)
    const b = noise(26, 16)
    return (x: number, y: number) => a(x, y) * 1.4 + b(x, y) * 0.7
  },
  /** Powder coat, matte plastic, foam. */
  grain: () => {
    const fine = noise(27, 100)
    return (x: number, y: number) => fine(x, y) * 1.2
  },
  /** Spacer mesh with small holes. */
  mesh: () => (x: number, y: number) => {
    const row = Math.floor(y / 8)
    const px = ((x + (row % 2) * 5 + 160) % 10) - 5
    const py = (((y % 8) + 8) % 8) - 4
    return Math.min(1, Math.hypot(px, py * 1.1) / 3.4) * 3
  },
  /** Long pile of a rug or long-haired plush, lying down. */
  fur: () => {
    const hair = noise(29, 60, 14)
    const fine = noise(30, 110, 24)
    return (x: number, y: number) => hair(x + wave(y, 80) * 6, y) * 2.2 + fine(x, y) * 1.4
  },
} as const satisfies Record<string, () => Relief>

export type Texture = keyof typeof reliefs

function png(pixels: Uint8Array, size: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body), body.length + 4)
    return out
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(size * (size + 1))
  for (let y = 0; y < size; y++) rows.set(pixels.subarray(y * size, (y + 1) * size), y * (size + 1) + 1)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const drawn = new Map<Texture, string>()

/** Grey tile of a material lit from the upper left, middle grey where it is flat; to be blended over a colour. A `data:` address. */
export function textureTile(texture: Texture): string {
  const known = drawn.get(texture)
  if (known) return known
  const relief = reliefs[texture]()
  const wrap = (v: number): number => (v + tileSize) % tileSize
  const pixels = new Uint8Array(tileSize * tileSize)
  for (let y = 0; y < tileSize; y++)
    for (let x = 0; x < tileSize; x++) {
      const slope = relief(wrap(x + 1), wrap(y + 1)) - relief(wrap(x - 1), wrap(y - 1))
      // 24 levels keep the file small; the eye sees no steps in a texture.
      pixels[y * tileSize + x] = Math.round(Math.min(1, Math.max(0, 0.5 + slope * 0.32)) * 24) * 10.6
    }
  const address = `data:image/png;base64,${png(pixels, tileSize).toString('base64')}`
  drawn.set(texture, address)
  return address
}
