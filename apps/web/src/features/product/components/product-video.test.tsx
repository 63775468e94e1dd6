import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { ProductVideo } from './product-video.tsx'

// The page of a component test has no such property of its own.
afterEach(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'error'))

const givenFilm = () => givenScreen(<ProductVideo address="/media/a.webm" poster={undefined} isShown />)
const film = () => screen.queryByLabelText<HTMLVideoElement>('Video of the product')

test('a film that fails is asked for once more without the cross-origin setting, then replaced by a placeholder [ER-16]', async () => {
  await givenFilm()
  expect(film()!.getAttribute('crossorigin')).toBe('anonymous')
  fireEvent.error(film()!)
  expect(film()!.getAttribute('crossorigin')).toBeNull()
  fireEvent.error(film()!)
  expect(film()).toBeNull()
  expect(screen.getByText('The video did not load')).toBeTruthy()
})

test('one that failed before the page around it stood there is replaced as well [ER-16]', async () => {
  Object.defineProperty(HTMLMediaElement.prototype, 'error', { configurable: true, get: () => ({ code: 4 }) })
  await givenFilm()
  expect(film()).toBeNull()
  expect(screen.getByText('The video did not load')).toBeTruthy()
})
