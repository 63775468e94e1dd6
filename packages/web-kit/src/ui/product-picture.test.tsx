import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, startTexts } from '../lib/i18n.ts'
import { kitTexts } from '../lib/kit-texts.ts'
import { ProductPicture } from './product-picture.tsx'

beforeEach(async () => {
  await startTexts(kitTexts)
  await chooseLanguage('en')
})
const picture = () => screen.getByRole('img')

test('a picture of the product itself comes in several widths', () => {
  render(<ProductPicture address="/media/sample/mug/1c1c1e-v7/1.webp" alt="Mug" sizes="280px" />)
  expect(picture().getAttribute('srcset')).toContain('/media/sample/mug/1c1c1e-v7/1.webp?w=320 320w')
  expect(picture().getAttribute('loading')).toBe('lazy')
})

test('a picture that fails is asked for once more without the cross-origin setting, then replaced by a placeholder [ER-16]', () => {
  render(<ProductPicture address="https://img.example/a.jpg" alt="Mug" sizes="280px" />)
  expect(picture().getAttribute('crossorigin')).toBe('anonymous')
  fireEvent.error(picture())
  expect(picture().getAttribute('crossorigin')).toBeNull()
  fireEvent.error(picture())
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('The picture did not load')).toBeTruthy()
})

test('another picture starts from the beginning [ER-16]', () => {
  const { rerender } = render(<ProductPicture address="https://img.example/a.jpg" alt="Mug" sizes="280px" />)
  fireEvent.error(picture())
  fireEvent.error(picture())
  rerender(<ProductPicture address="https://img.example/b.jpg" alt="Mug" sizes="280px" />)
  expect(picture().getAttribute('crossorigin')).toBe('anonymous')
})

test('a product without a picture has another placeholder', () => {
  render(<ProductPicture address={undefined} alt="Mug" sizes="280px" />)
  expect(screen.getByText('No picture')).toBeTruthy()
})

test('a picture that the browser has already is there at once; one that is waited for fades in', () => {
  const { rerender } = render(<ProductPicture address="/media/sample/mug/1c1c1e-v7/1.webp" alt="Mug" sizes="280px" />)
  expect(picture().className).toContain('opacity-0')
  fireEvent.load(picture())
  expect(picture().className).not.toContain('opacity-0')
  expect(picture().className).toContain('transition-opacity')

  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640)
  rerender(<ProductPicture address="/media/sample/mug/1c1c1e-v7/2.webp" alt="Mug" sizes="280px" />)
  expect(picture().className).not.toContain('opacity')
  // The browser tells of it all the same.
  fireEvent.load(picture())
  expect(picture().className).not.toContain('opacity')
})
