/** How the sample market shows its goods: 1 front, 2 another side, 3 close-up, 4 in a group or in use, 5 with their packaging, 6 in a hand or beside something of a known size. */
export const pictureViews = [1, 2, 3, 4, 5, 6] as const
export type PictureView = (typeof pictureViews)[number]

/** Colours without a single hue; the drawing of each kind decides what they look like. */
export const namedPictureColors = ['transparent', 'multicolor'] as const
/** `#rrggbb` in lower case, or one of `namedPictureColors`. */
export type PictureColor = `#${string}` | (typeof namedPictureColors)[number]

/** Everything a picture of the sample market is drawn from. Equal pictures have equal paths. */
export interface Picture {
  /** Drawing family: the product type's concept id without `type.`, such as `thermos-mug`. */
  kind: string
  color: PictureColor
  /** Second colour (strap, lid, pattern); the drawing chooses one when absent. */
  accent?: PictureColor
  /** Whole number from 0 to 999: proportions, pattern and details. */
  variant: number
  view: PictureView
}

const colorSource = `[0-9a-f]{6}|${namedPictureColors.join('|')}`
const pathPattern = new RegExp(
  `^/media/sample/(?<kind>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)/(?<color>${colorSource})(?:-(?<accent>${colorSource}))?-v(?<variant>0|[1-9][0-9]{0,2})/(?<view>[1-6])\\.webp$`,
)
const maxKindLength = 40

const toToken = (color: PictureColor): string => color.replace('#', '').toLowerCase()
const toColor = (token: string): PictureColor => namedPictureColors.find((name) => name === token) ?? `#${token}`

/**
 * `/media/sample/<kind>/<color>[-<accent>]-v<variant>/<view>.webp`, for example `/media/sample/thermos-mug/1c1c1e-c0c4c8-v7/1.webp`.
 * Throws `RangeError` on a picture that `parsePicturePath` would not give back.
 */
export function picturePath(picture: Picture): string {
  const { kind, color, accent, variant, view } = picture
  const path = `/media/sample/${kind}/${toToken(color)}${accent ? `-${toToken(accent)}` : ''}-v${variant}/${view}.webp`
  if (!parsePicturePath(path)) throw new RangeError(`not a picture: ${path}`)
  return path
}

/** The picture of a path exactly as `picturePath` writes it; `undefined` for any other text (no query, no other spelling of the same). */
export function parsePicturePath(path: string): Picture | undefined {
  const { kind, color, accent, variant, view } = pathPattern.exec(path)?.groups ?? {}
  if (kind === undefined || color === undefined || kind.length > maxKindLength) return undefined
  return {
    kind,
    color: toColor(color),
    ...(accent ? { accent: toColor(accent) } : {}),
    variant: Number(variant),
    view: Number(view) as PictureView,
  }
}

/** Path of a short film of the sample market; the names are those of the files in `pictures/video/`. */
export const videoPath = (name: string): string => `/media/sample/video/${name}.webm`

/** A path that looks right and leads to no picture, for the offer whose picture cannot be loaded. */
export const brokenPicturePath = '/media/sample/thermos-mug/lost/1.webp'
