import { describe, expect, test } from 'vitest'
import { brokenPicturePath, type Picture, parsePicturePath, picturePath } from './picture-path.ts'

const pictures: Picture[] = [
  { kind: 'thermos-mug', color: '#1c1c1e', variant: 7, view: 1 },
  { kind: 't-shirt', color: '#ffffff', accent: '#c0c4c8', variant: 0, view: 4 },
  { kind: 'led-strip', color: 'multicolor', variant: 999, view: 3 },
  { kind: 'glass', color: 'transparent', accent: 'multicolor', variant: 42, view: 2 },
]

describe('picture paths', () => {
  test.each(pictures)('a picture comes back from its path: %o', (picture) => {
    expect(parsePicturePath(picturePath(picture))).toEqual(picture)
  })

  test('the path spells the picture', () => {
    expect(picturePath({ kind: 'thermos-mug', color: '#1C1C1E', accent: '#c0c4c8', variant: 7, view: 1 })).toBe(
      '/media/sample/thermos-mug/1c1c1e-c0c4c8-v7/1.webp',
    )
  })

  test.each([
    brokenPicturePath,
    '/media/sample/thermos-mug/1c1c1e-v7/7.webp',
    '/media/sample/thermos-mug/1c1c1e-v7/0.webp',
    '/media/sample/thermos-mug/1c1c1e-v1000/1.webp',
    '/media/sample/thermos-mug/1c1c1e-v07/1.webp',
    '/media/sample/thermos-mug/1C1C1E-v7/1.webp',
    '/media/sample/thermos-mug/1c1c1-v7/1.webp',
    '/media/sample/thermos-mug/1c1c1e-1c1c1e-1c1c1e-v7/1.webp',
    '/media/sample/../1c1c1e-v7/1.webp',
    '/media/sample/thermos--mug/1c1c1e-v7/1.webp',
    '/media/sample/thermos%2Dmug/1c1c1e-v7/1.webp',
    `/media/sample/${'a'.repeat(41)}/1c1c1e-v7/1.webp`,
    '/media/sample/thermos-mug/1c1c1e-v7/1.webp?w=640',
    '/media/sample/thermos-mug/1c1c1e-v7/1.webp\n',
    'x/media/sample/thermos-mug/1c1c1e-v7/1.webp',
  ])('refuses %j', (path) => {
    expect(parsePicturePath(path)).toBeUndefined()
  })

  test('refuses to write what it would not read', () => {
    expect(() => picturePath({ kind: 'mug', color: '#12', variant: 1, view: 1 })).toThrow(RangeError)
    expect(() => picturePath({ kind: 'mug', color: '#121212', variant: 1.5, view: 1 })).toThrow(RangeError)
    expect(() => picturePath({ kind: '../mug', color: '#121212', variant: 1, view: 1 })).toThrow(RangeError)
  })
})
