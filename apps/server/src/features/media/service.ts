import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { PictureStore } from './picture-store.ts'
import type { RemotePictures } from './remote-pictures.ts'

/** The fields in which the product's answers have addresses of pictures, or lists of them. */
const pictureFields = new Set(['image', 'image_url', 'images', 'imageUrl', 'main_imgs', 'product_image', 'product_images', 'sku_image'])

/** A value of JSON with the addresses in its picture fields replaced. What has none is given back as it is. */
export function replacePictures<T>(value: T, show: (address: string) => string): T {
  const inValue = (part: unknown, isPicture: boolean): unknown => {
    if (typeof part === 'string') return isPicture ? show(part) : part
    if (Array.isArray(part)) {
      const parts = part.map((one) => inValue(one, isPicture))
      return parts.some((one, index) => one !== part[index]) ? parts : part
    }
    // Dates and the like are values, not objects with fields.
    if (part === null || typeof part !== 'object' || Object.getPrototypeOf(part) !== Object.prototype) return part
    let changed: Record<string, unknown> | undefined
    for (const [name, field] of Object.entries(part)) {
      const shown = inValue(field, pictureFields.has(name))
      if (shown === field) continue
      changed ??= { ...part }
      changed[name] = shown
    }
    return changed ?? part
  }
  return inValue(value, false) as T
}

export interface ShownPictures {
  inValue<T>(value: T): T
  /** In JSON that leaves as text. */
  inJson(json: string): string
}

/**
 * Pictures as the browser is to ask for them. What is stored keeps the marketplaces' own addresses: they are replaced in what leaves, in one place, so that neither a new
 * route can forget it nor a new key break what was said before.
 */
export const createShownPictures = (show: (address: string) => string): ShownPictures => ({
  inValue: (value) => replacePictures(value, show),
  inJson: (json) => (json.includes('"image_url":"https:') ? JSON.stringify(replacePictures(JSON.parse(json), show)) : json),
})

/** Replaces the pictures in all answers of the API that are objects; what leaves as text or bytes calls `inValue` or `inJson` itself. */
export function showPictures(app: App, pictures: ShownPictures): void {
  app.addHook('preSerialization', async ({ routeOptions: { url } }: FastifyRequest, _reply, payload) =>
    url?.startsWith('/api/') ? pictures.inValue(payload) : payload,
  )
}

export interface PictureFiles {
  /** The picture behind an offer's address, as WebP; `undefined` where it is none that the shop shows. Throws `not_found` and `too_many_requests`. */
  read(address: string): Promise<Buffer | undefined>
}

/** Side from which a picture is looked at, and sent to nobody. */
const readWidth = 320

/** The pictures of offers for the product itself, from wherever they come. */
export function createPictureFiles({
  drawn,
  remote,
  isAllowed,
}: {
  drawn: PictureStore
  remote: RemotePictures
  isAllowed(url: URL): boolean
}): PictureFiles {
  return {
    async read(address) {
      const picture = parsePicturePath(address)
      if (picture) return (await drawn.get(picture, readWidth)).body
      const url = URL.parse(address)
      return url && isAllowed(url) ? (await remote.get(url, readWidth, 'webp')).body : undefined
    },
  }
}
