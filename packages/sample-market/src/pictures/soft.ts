import { darker, type Hex, lighter, lightness } from './color.ts'
import { group, line, path, type Scene, type Svg } from './scene.ts'
import type { Texture } from './textures.ts'

export interface Fold {
  d: string
  width: number
  /** Above 0 a ridge, below 0 a groove; 1 is the full height of the body. */
  rise: number
}

export interface Cloth {
  /** Outline of the piece. */
  d: string
  color: Hex
  /** Reach of the rounding towards the edge, in units. */
  puff?: number
  /** How strongly it bulges. */
  height?: number
  folds?: readonly Fold[]
  texture?: Texture
  textureScale?: number
  textureStrength?: number
  textureAngle?: number
  /** Drawing on the surface that is shaded with it: prints, stripes, pockets. */
  print?: Svg
  /** Parts that stand out of or sink into the surface, painted in greys (#999 is level). */
  heights?: Svg
}

const grey = (level: number): Hex => {
  const byte = Math.round(Math.min(1, Math.max(0, level)) * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${byte}${byte}${byte}`
}

/** A soft thing: its outline bulges, folds catch the light, and the weave shows. */
export function cloth(scene: Scene, piece: Cloth): Svg {
  const {
    d,
    color,
    puff = 26,
    height = 70,
    folds = [],
    texture,
    textureScale = 1,
    textureStrength = 0.5,
    textureAngle = 0,
    print = '',
    heights = '',
  } = piece
  const level = 0.6
  // Two strokes stand for a blurred one: the relief softens the whole map anyway.
  const foldMap = folds
    .map(({ d: at, width, rise }) => {
      const ink = grey(level + rise * 0.4)
      return line(at, ink, width * 1.25, 'opacity=".45"') + line(at, ink, width * 0.6, 'opacity=".6"')
    })
    .join('')
  const map = `${path(d, grey(level))}<g ${scene.clip(d)}>${heights}${foldMap}</g>`
  // Dark goods swallow the shadows of their folds, pale ones the lights: lift or press the base so that the form stays readable.
  const l = lightness(color)
  const base = l < 0.25 ? lighter(color, 0.05) : l > 0.9 ? darker(color, 0.05) : color
  const strength = l < 0.3 ? 0.95 : l > 0.8 ? 0.62 : 0.85
  const fall = scene.linear(
    [
      [0, '#ffffff', 0.1],
      [0.45, '#ffffff', 0],
      [1, '#000000', 0.16],
    ],
    0.1,
    0,
    0.9,
    1,
  )
  return (
    path(d, base) +
    (print ? group(print, scene.clip(d)) : '') +
    (texture ? scene.texture(d, texture, textureStrength, textureScale, textureAngle) : '') +
    `<g ${scene.clip(d)}><g style="mix-blend-mode:hard-light" opacity="${strength}"><g ${scene.relief(puff, height)}>${map}</g></g></g>` +
    path(d, fall)
  )
}
