// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { localStore, tabStore } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is stored is read again, by its own kind of storage', () => {
  expect(localStore.set('colour', 'red')).toBe(true)
  tabStore.set('colour', 'blue')
  expect([localStore.get('colour'), tabStore.get('colour')]).toEqual(['red', 'blue'])
  localStore.remove('colour')
  expect([localStore.get('colour'), tabStore.get('colour')]).toEqual([undefined, 'blue'])
})

test('JSON is read through its parser; what the parser refuses counts as not stored', () => {
  const toNumber = (json: unknown): number => {
    if (typeof json !== 'number') throw new TypeError('not a number')
    return json
  }
  localStore.setJson('count', 3)
  expect(localStore.getJson('count', toNumber)).toBe(3)
  localStore.setJson('count', 'three')
  expect(localStore.getJson('count', toNumber)).toBeUndefined()
  localStore.set('count', '{half')
  expect(localStore.getJson('count', toNumber)).toBeUndefined()
  expect(localStore.getJson('missing', toNumber)).toBeUndefined()
})

test('entries that share a prefix are removed together', () => {
  for (const key of ['draft:a', 'draft:b', 'other']) tabStore.set(key, 'x')
  tabStore.removeAll('draft:')
  expect(['draft:a', 'draft:b', 'other'].map((key) => tabStore.get(key))).toEqual([undefined, undefined, 'x'])
})

test('a browser that keeps nothing is not a failure', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(localStore.set('a', '1')).toBe(false)
  expect(localStore.get('a')).toBeUndefined()
  expect(localStore.getJson('a', String)).toBeUndefined()
  localStore.remove('a')
  localStore.removeAll('a')
})
