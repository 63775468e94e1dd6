/** A picture as decoded: three bytes (red, green, blue) a pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** Lightness 0 to 100 and two axes of colour, for every pixel: equal distances look equally different. */
export function toLab({ width, height, data }: Pixels): Float32Array {
  const lab = new Float32Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const r = linear[data[at * 3]!]!
    const g = linear[data[at * 3 + 1]!]!
    const b = linear[data[at * 3 + 2]!]!
    const x = cubic((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    const y = cubic(0.2126 * r + 0.7152 * g + 0.0722 * b)
    const z = cubic((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    lab[at * 3] = 116 * y - 16
    lab[at * 3 + 1] = 500 * (x - y)
    lab[at * 3 + 2] = 200 * (y - z)
  }
  return smoothed(lab, width, height)
}

/** Each pixel as the mean of it and its eight neighbours: grain and the blocks of a strong compression make no edges. */
function smoothed(lab: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(lab.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let axis = 0; axis < 3; axis++) {
        let [sum, count] = [0, 0]
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
            sum += lab[(row * width + column) * 3 + axis]!
            count += 1
          }
        out[(y * width + x) * 3 + axis] = sum / count
      }
  return out
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const cubic = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)

/** A quarter turn to the right. */
export function quarterTurned({ width, height, data }: Pixels): Pixels {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      out.set(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), (x * height + (height - 1 - y)) * 3)
  return { width: height, height: width, data: out }
}

/** Left and right changed. */
export function mirrored({ width, height, data }: Pixels): Pixels {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out.set(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), (y * width + (width - 1 - x)) * 3)
  return { width, height, data: out }
}
