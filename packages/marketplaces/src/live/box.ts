/** Cubic centimetres above which a "box" of one piece is a slip of the pen, or in millimetres. */
const maxCm3 = 20_000_000

/** Centimetres, and cubic centimetres; 0 is unknown. */
export interface BoxSize {
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
  volume?: number | undefined
}

/** Whole cubic centimetres of a piece in its packing: by its sides, else by its volume. Sides of 1 are what forms hold before anybody fills them in. */
export function toBoxCm3({ length = 0, width = 0, height = 0, volume = 0 }: BoxSize): number | undefined {
  const isPlaceholder = length === 1 && width === 1 && height === 1
  const cm3 = length > 0 && width > 0 && height > 0 && !isPlaceholder ? length * width * height : volume
  return cm3 > 1 && cm3 <= maxCm3 ? Math.round(cm3) : undefined
}

/** Of variants of different size the largest, so that freight is not underestimated. */
export function largestBoxCm3(sizes: readonly (BoxSize | undefined)[]): number | undefined {
  const known = sizes.flatMap((size) => (size && toBoxCm3(size)) ?? [])
  return known.length > 0 ? Math.max(...known) : undefined
}
