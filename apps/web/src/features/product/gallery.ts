import { uniqueBy } from '../../lib/unique-by.ts'
import type { ReadProduct } from './api.ts'

export type GalleryItem = { kind: 'image'; address: string } | { kind: 'video'; address: string }

/**
 * What the gallery shows, each address once, in the order of the specification, section 2: the chosen option's picture, the main one, the video, the
 * product's pictures, the marketplace's own list.
 */
export function galleryItems(
  { image_url, images, data }: Pick<ReadProduct, 'image_url' | 'images' | 'data'>,
  optionImage?: string,
): GalleryItem[] {
  const content = data?.raw_detail_api.data_content
  const pictures = (addresses: (string | undefined)[]) => addresses.map((address) => ({ kind: 'image' as const, address }))
  const all = [
    ...pictures([optionImage, image_url]),
    { kind: 'video' as const, address: content?.video_url },
    ...pictures([...images, ...(data?.images ?? [])].map((image) => image.image_url)),
    ...pictures(content?.main_imgs ?? []),
  ].filter((item): item is GalleryItem => Boolean(item.address))
  return uniqueBy(all, ({ address }) => address)
}
