// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLingering } from './use-lingering.ts'

const given = (wanted: string | undefined) => renderHook(({ wanted }) => useLingering(wanted), { initialProps: { wanted } })

test('what was opened stays until it has left the screen', () => {
  const { result, rerender } = given(undefined)
  expect(result.current).toMatchObject({ shown: undefined, isOpen: false })
  rerender({ wanted: 'a' })
  expect(result.current).toMatchObject({ shown: 'a', isOpen: true })
  rerender({ wanted: undefined })
  expect(result.current).toMatchObject({ shown: 'a', isOpen: false })
  act(() => result.current.onClosed())
  expect(result.current).toMatchObject({ shown: undefined, isOpen: false })
})

test('opened again on its way out, it stays', () => {
  const { result, rerender } = given('a')
  rerender({ wanted: undefined })
  rerender({ wanted: 'b' })
  act(() => result.current.onClosed())
  expect(result.current).toMatchObject({ shown: 'b', isOpen: true })
})
