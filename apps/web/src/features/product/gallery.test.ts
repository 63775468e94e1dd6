import { expect, test } from 'vitest'
import { galleryItems } from './gallery.ts'

const pictures = (...addresses: string[]) => addresses.map((image_url) => ({ image_url }))
const product = {
  image_url: 'main',
  images: pictures('a', 'main'),
  data: {
    raw_detail_api: { data_content: { skus: [], sku_props: [], video_url: 'film', main_imgs: ['c', 'a', 'red'] } },
    detail_specs: [],
    images: pictures('b', 'a'),
  },
}
const shown = (...given: Parameters<typeof galleryItems>) =>
  galleryItems(...given).map(({ kind, address }) => (kind === 'video' ? `(${address})` : address))

test('the option’s picture, the main one, the film, the product’s pictures, main_imgs; each once [PR-15]', () => {
  expect(shown(product, 'red')).toEqual(['red', 'main', '(film)', 'a', 'b', 'c'])
  expect(shown(product)).toEqual(['main', '(film)', 'a', 'b', 'c', 'red'])
  expect(shown(product, 'main')).toEqual(['main', '(film)', 'a', 'b', 'c', 'red'])
})

test('a product without pictures has none [PR-14]', () => {
  expect(shown({ images: [], image_url: undefined, data: undefined })).toEqual([])
})
