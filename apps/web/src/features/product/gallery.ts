import type { Product } from '@karavan/contract/products.ts'

/** Pictures of a product in the order of the specification, section 2, each once: the main one, the product's, the marketplace's own list. */
export function galleryPictures(product: Pick<Product, 'image_url' | 'images' | 'data'>): string[] {
  const all = [
    product.image_url,
    ...product.images.map(({ image_url }) => image_url),
    ...(product.data?.images ?? []).map(({ image_url }) => image_url),
    ...(product.data?.raw_detail_api.data_content.main_imgs ?? []),
  ]
  return [...new Set(all.filter((address): address is string => Boolean(address)))]
}
