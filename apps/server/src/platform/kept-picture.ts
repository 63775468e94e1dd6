import type { Sharp } from 'sharp'
import { AppError } from './errors.ts'
import { loadSharp } from './load-sharp.ts'

/** What a telephone takes; more is a picture made to be unpacked. */
export const maxInputPixels = 60_000_000
const formats = new Set(['jpeg', 'png', 'webp'])

export interface KeptPicture {
  /** WebP. */
  picture: Buffer
  width: number
  height: number
}

/**
 * A picture that somebody sent as it is kept: encoded again, so that nothing but the picture remains of the file, upright, without the place where it was taken, and no side longer than `side` pixels. Throws
 * `invalid` of the field for anything but JPEG, PNG and WebP.
 */
export const toKeptPicture = async (file: Buffer, how: { side: number; field: string }): Promise<KeptPicture> =>
  keepPicture(await openPicture(file, how.field), how)

/** The same of a picture that was opened. */
export async function keepPicture(image: Sharp, { side, field }: { side: number; field: string }): Promise<KeptPicture> {
  try {
    const { data, info } = await image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch (cause) {
    throw noPicture(field, cause)
  }
}

/** Looks at the beginning of a file alone. Throws `invalid` of the field for anything but JPEG, PNG and WebP. */
export async function openPicture(file: Buffer, field: string): Promise<Sharp> {
  const sharp = await loadSharp()
  try {
    const image = sharp(file, { limitInputPixels: maxInputPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw new Error(`the format is ${format}`)
    return image
  } catch (cause) {
    throw noPicture(field, cause)
  }
}

const noPicture = (field: string, cause: unknown): AppError =>
  new AppError('invalid', { fields: { [field]: 'must be a JPEG, PNG or WebP picture' }, cause })
