import { checkRecordedVersion, digestOf } from '@karavan/testing/recorded-version.ts'
import { describe, expect, test } from 'vitest'
import { everything, findForeground } from './foreground.ts'
import { type Look, lookBytes, lookDistance, lookOf, lookSide, looksOfPhoto, lookVersion, signatureOf } from './look.ts'
import { type Pixels, toLab } from './pixels.ts'

type Colour = readonly [number, number, number]
const red: Colour = [200, 40, 40]
const blue: Colour = [40, 60, 200]
const grey: Colour = [236, 236, 234]

/** Goods of one colour where `isGoods` says so, given places from 0 to 1, on a background that gets darker downwards. */
function picture(isGoods: (x: number, y: number) => boolean, colour: Colour, background: Colour = grey, side = lookSide): Pixels {
  const data = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const shade = 1 - (0.1 * y) / side
      const pixel = isGoods(x / side, y / side) ? colour : background.map((value) => value * shade)
      data.set(pixel, (y * side + x) * 3)
    }
  return { width: side, height: side, data }
}
const within = (value: number, from: number, to: number) => value >= from && value <= to
/** A mug: a body with a handle. */
const mug = (x: number, y: number) =>
  (within(x, 0.3, 0.6) && within(y, 0.3, 0.75)) || (Math.abs(Math.hypot(x - 0.6, y - 0.52) - 0.13) < 0.025 && x > 0.6)
const umbrella = (x: number, y: number) =>
  (Math.hypot(x - 0.5, y - 0.5) < 0.35 && y < 0.5) || (within(x, 0.48, 0.52) && within(y, 0.5, 0.9))
const smaller = (shape: typeof mug) => (x: number, y: number) => shape((x - 0.15) / 0.6, (y - 0.3) / 0.6)
const turned = (shape: typeof mug, degrees: number) => (x: number, y: number) => {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - 0.5, y - 0.5]
  return shape(Math.cos(angle) * dx + Math.sin(angle) * dy + 0.5, Math.cos(angle) * dy - Math.sin(angle) * dx + 0.5)
}
const nearest = (photo: Pixels, look: Look) => Math.min(...looksOfPhoto(photo).map((one) => lookDistance(one, look)))

describe('the goods in a picture', () => {
  test('are told from a background whose light changes', () => {
    const pixels = picture(mug, red)
    const goods = findForeground(pixels, toLab(pixels))
    const wrong = goods!.mask.filter(
      (bit, at) => Boolean(bit) !== mug((at % lookSide) / lookSide, Math.floor(at / lookSide) / lookSide),
    ).length
    expect(wrong / goods!.mask.length).toBeLessThan(0.05)
  })

  test('are all there is where nothing is background', () => {
    const full = picture(() => true, red)
    expect(findForeground(full, toLab(full))).toBeUndefined()
    expect(everything(full).box).toEqual({ left: 0, top: 0, right: lookSide - 1, bottom: lookSide - 1 })
    expect(lookOf(full)).toHaveLength(lookBytes)
  })
})

describe('what looks alike', () => {
  const mugs = lookOf(picture(mug, red))
  const umbrellas = lookOf(picture(umbrella, red))
  test.each([
    ['the very picture', picture(mug, red)],
    ['smaller and elsewhere', picture(smaller(mug), red)],
    ['on another background', picture(mug, red, [30, 90, 60])],
    ['turned a little', picture(turned(mug, 12), red)],
    ['turned by a quarter', picture(turned(mug, 90), red)],
    ['mirrored', picture((x, y) => mug(1 - x, y), red)],
    ['of another colour', picture(mug, blue)],
  ])('%s is near, and nearer than other goods of the colour', (_name, photo) => {
    expect(nearest(photo, mugs)).toBeLessThan(0.25)
    expect(nearest(photo, mugs)).toBeLessThan(nearest(photo, umbrellas))
  })

  test('the wished colour comes before another one', () => {
    expect(nearest(picture(mug, blue), lookOf(picture(mug, blue)))).toBeLessThan(nearest(picture(mug, blue), mugs))
  })

  test('is near by its signature too, which has one bit for each byte', () => {
    const differing = (one: Look, other: Look) => {
      const bits = signatureOf(other)
      return [...signatureOf(one)].filter((bit, at) => bit !== bits[at]).length
    }
    expect(signatureOf(mugs)).toMatch(new RegExp(`^[01]{${lookBytes}}$`))
    expect(differing(lookOf(picture(smaller(mug), red)), mugs)).toBeLessThan(differing(umbrellas, mugs))
  })
})

test('a look is what was recorded for this lookVersion: looks of two kinds cannot be compared', () => {
  const digests = Object.fromEntries(
    Object.entries({ mug: picture(mug, red), umbrella: picture(umbrella, blue), full: picture(() => true, red) }).map(([name, pixels]) => [
      name,
      digestOf(signatureOf(lookOf(pixels))),
    ]),
  )
  checkRecordedVersion(new URL('look.recorded.json', import.meta.url), 'lookVersion', lookVersion, digests)
})
