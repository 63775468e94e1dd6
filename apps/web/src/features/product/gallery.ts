import { uniqueBy } from '@karavan/web-kit/lib/unique-by.ts'
import type { ReadProduct } from '../../wire/product.ts'

export type GalleryItem = { kind: 'image'; address: string } | { kind: 'video'; address: string }

/**
 * What the gallery shows, each address once, in the stated order: the chosen option's picture, the main one, the video, the product's pictures, the
 * marketplace's own list.
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

/** The picture that stands for a film until it is played. */
export const posterOf = (items: readonly GalleryItem[]): string | undefined => items.find(({ kind }) => kind === 'image')?.address
