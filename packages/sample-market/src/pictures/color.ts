/** `#rrggbb`. */
export type Hex = string
/** Linear light, 0 to 1 and above for what shines. */
export type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

export function toRgb(hex: Hex): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

/** Rolls bright light off like film instead of clipping it, so that a highlight keeps a trace of its colour. */
const rollOff = (v: number): number => (v <= 0.7 ? Math.max(0, v) : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3)))

export function toHex(rgb: Rgb): Hex {
  const byte = (v: number): string =>
    Math.round(Math.min(1, toGamma(rollOff(v))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${byte(rgb[0])}${byte(rgb[1])}${byte(rgb[2])}`
}

export function mix(from: Hex, to: Hex, share: number): Hex {
  const channel = (hex: Hex, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  const byte = (at: number): string =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${byte(1)}${byte(3)}${byte(5)}`
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: Hex): number {
  const [r, g, b] = toRgb(hex)
  return Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b)
}

/** The colour in less light: deeper rather than greyer. */
export const darker = (hex: Hex, share: number): Hex => mix(hex, mix(hex, '#0c0d12', 0.88), share)
export const lighter = (hex: Hex, share: number): Hex => mix(hex, '#ffffff', share)
/** A line that shows on the colour: dark on light goods, light on dark ones. */
export const contrasting = (hex: Hex, share: number): Hex => (lightness(hex) > 0.42 ? darker(hex, share) : lighter(hex, share * 0.6))
