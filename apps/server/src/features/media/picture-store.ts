import type { MediaWidth } from '@karavan/contract/media.ts'
import { type Picture, picturePath } from '@karavan/sample-market/picture-path.ts'
import { drawingsVersion } from '@karavan/sample-market/pictures/version.ts'
import { AppError } from '../../platform/errors.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { CachedPicture, PictureCache } from './picture-cache.ts'

export interface PictureStoreDeps {
  cache: PictureCache
  render?: (picture: Picture, width: MediaWidth) => Promise<Buffer>
}

export interface PictureStore {
  /**
   * A drawn picture, as WebP. `client` is who asks, for taking turns where pictures have to be drawn. Throws `too_many_requests` when more of them wait
   * than could be drawn in a reasonable time.
   */
  get(picture: Picture, width: MediaWidth, client?: string): Promise<CachedPicture>
}

/** Drawing a picture takes a core for some 50 ms: two at a time leave the others to answers. */
const maxDrawing = 2
/** At two at a time the last in line waits some seconds; a client that asks for more than a page of pictures at once is not a person looking at one. */
export const maxWaiting = { client: 60, all: 240 }

/** What draws is loaded with the first picture: a product whose pictures are drawn already, or that has none, does without. */
export async function renderPicture(picture: Picture, width: MediaWidth): Promise<Buffer> {
  const [sharp, { drawPicture }] = await Promise.all([loadSharp(), import('@karavan/sample-market/pictures/draw.ts')])
  return sharp(Buffer.from(drawPicture(picture, width)))
    .webp({ quality: 84, effort: 3 })
    .toBuffer()
}

/** Drawn pictures. Names contain the version of the drawings: after an update old files are simply not found and age out. */
export function createPictureStore({ cache, render = renderPicture }: PictureStoreDeps): PictureStore {
  const drawing = createFairQueue({ concurrency: maxDrawing, maxWaiting, refuse: () => new AppError('too_many_requests') })
  return {
    get: (picture, width, client = '') =>
      cache.get(`${drawingsVersion}|${picturePath(picture)}|${width}`, () =>
        drawing.run({ network: client, account: '' }, () => render(picture, width)),
      ),
  }
}
