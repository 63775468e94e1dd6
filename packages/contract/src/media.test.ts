import { expect, test } from 'vitest'
import { isMediaWidth, mediaSrcset, mediaUrl } from './media.ts'

test('the product’s own picture is asked for in the width it is shown in [PR-12]', () => {
  expect(mediaUrl('/media/sample/mug/c8262f-v3/1.webp', 480)).toBe('/media/sample/mug/c8262f-v3/1.webp?w=480')
  expect(mediaSrcset('/media/sample/mug/c8262f-v3/1.webp')).toMatch(/^\S+\?w=160 160w, .*\?w=1280 1280w$/)
})

test('a marketplace’s picture keeps its address [PR-12]', () => {
  expect(mediaUrl('https://cbu01.alicdn.com/img/1.jpg', 480)).toBe('https://cbu01.alicdn.com/img/1.jpg')
  expect(mediaSrcset('https://cbu01.alicdn.com/img/1.webp')).toBeUndefined()
  expect(mediaSrcset('/media/sample/video/turn.webm')).toBeUndefined()
})

test('only listed widths are widths', () => {
  expect(isMediaWidth(640)).toBe(true)
  expect(isMediaWidth(641)).toBe(false)
  expect(isMediaWidth(Number.NaN)).toBe(false)
})
