import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { generateMarket } from '../generate.ts'
import type { Picture } from '../picture-path.ts'
import { parsePicturePath, pictureViews } from '../picture-path.ts'
import { drawGoods, drawPicture } from './draw.ts'
import { kinds } from './kinds/kinds.ts'
import { isShownAtSize, sizes } from './sizes.ts'
import { videos } from './videos.ts'

const aPicture = (parts: Partial<Picture> = {}): Picture => ({ kind: 'mug', color: '#c8262f', variant: 3, view: 1, ...parts })
const pixels = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
const all = [...kinds.keys()]

test('every kind of goods that the sample market sells has a drawing of its own', () => {
  const shown = new Set(generateMarket().flatMap((offer) => offer.images.map((path) => parsePicturePath(path)?.kind)))
  shown.delete(undefined)
  expect([...shown].filter((kind) => !kinds.has(kind!))).toEqual([])
  for (const kind of Object.keys(videos)) expect(kinds.has(kind)).toBe(true)
})

test('the same picture is the same drawing, and variants differ', () => {
  expect(drawPicture(aPicture())).toBe(drawPicture(aPicture()))
  for (const kind of all) {
    const drawings = new Set(Array.from({ length: 12 }, (_, variant) => drawPicture(aPicture({ kind, variant }))))
    expect(drawings.size, kind).toBeGreaterThan(8)
    // Goods that fill a room have no picture beside something smaller: that view shows them as the first one does.
    const views = isShownAtSize(kind) ? pictureViews.length : pictureViews.length - 1
    expect(new Set(pictureViews.map((view) => drawPicture(aPicture({ kind, view })))).size, kind).toBe(views)
  }
})

test('every offer shows its packaging, and its size where it can be shown; every kind with a size has a drawing', () => {
  for (const { images, id } of generateMarket({ hasHardOffers: false })) {
    const shown = images.map((path) => parsePicturePath(path)!)
    const { kind, color } = shown[0]!
    const views = shown.filter((one) => one.color === color).map(({ view }) => view)
    expect(views, id).toContain(5)
    expect(views.includes(6), id).toBe(isShownAtSize(kind))
  }
  expect([...sizes.keys()].filter((kind) => !kinds.has(kind))).toEqual([])
})

test('what is small is shown smaller beside the same mug', async () => {
  const mugHeight = async (kind: string): Promise<number> => {
    const { data, info } = await pixels(drawGoods(aPicture({ kind, view: 6, variant: 5 }), 96))
    const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) => data[(y * info.width + 79) * 4 + 3]! > 200)
    return rows.at(-1)! - rows[0]!
  }
  expect(await mugHeight('headphones')).toBeGreaterThan((await mugHeight('backpack')) * 1.5)
})

test('an unknown kind is shown as a box in its colour', async () => {
  const { data, info } = await pixels(drawGoods(aPicture({ kind: 'submarine', color: '#2c62b8' }), 64))
  const middle = (38 * info.width + 26) * 4
  expect(data[middle + 2]).toBeGreaterThan(data[middle]! + 30)
})

describe.each(all)('%s', (kind) => {
  test('renders in every view and in the colours without a hue', async () => {
    for (const view of pictureViews) {
      const color = (view + kind.length) % 2 ? 'transparent' : 'multicolor'
      const svg = drawPicture(aPicture({ kind, color, view, variant: view }), 48)
      // Not the whole text: a failure would print it, and the textures in it are long.
      expect(svg.replaceAll(/href="[^"]*"/g, '').match(/.{0,40}(?:NaN|undefined|Infinity)/)?.[0]).toBeUndefined()
      expect((await pixels(svg)).info).toMatchObject({ width: 48, height: 48 })
    }
  })

  test('stands large in the picture, leaves it on no more than one side, and shows its colour', async () => {
    const size = 48
    let coloured = 0
    for (const variant of [1, 2]) {
      const { data } = await pixels(drawGoods(aPicture({ kind, variant }), size))
      const solid = (x: number, y: number): boolean => data[(y * size + x) * 4 + 3]! > 150
      const box = { left: size, right: 0, top: size, bottom: 0 }
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          if (!solid(x, y)) continue
          box.left = Math.min(box.left, x)
          box.right = Math.max(box.right, x)
          box.top = Math.min(box.top, y)
          box.bottom = Math.max(box.bottom, y)
          const at = (y * size + x) * 4
          if (data[at]! > data[at + 1]! * 1.6 && data[at]! > data[at + 2]! * 1.4) coloured++
        }
      expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(size * 0.45)
      const cut = [box.left <= 0, box.top <= 0, box.right >= size - 1, box.bottom >= size - 1].filter(Boolean)
      expect(cut.length).toBeLessThanOrEqual(1)
    }
    expect(coloured).toBeGreaterThan(12)
  })
})
