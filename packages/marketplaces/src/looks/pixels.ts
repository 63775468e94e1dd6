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
  return smoothed(lab, width)
}

/** Each pixel as the mean of it and its eight neighbours: grain and the blocks of a strong compression make no edges. */
function smoothed(lab: Float32Array, width: number): Float32Array {
  const row = width * 3
  return averaged(averaged(lab, 3, row), row, lab.length)

  /** Means with the neighbours `step` values before and after, where these are within the same `line` of values. */
  function averaged(values: Float32Array, step: number, line: number): Float32Array {
    const out = new Float32Array(values.length)
    for (let at = 0; at < values.length; at++) {
      const place = at % line
      const before = place >= step ? values[at - step]! : values[at]!
      const after = place + step < line ? values[at + step]! : values[at]!
      out[at] = (before + values[at]! + after) / 3
    }
    return out
  }
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const cubic = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
