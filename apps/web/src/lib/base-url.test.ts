import { expect, test } from 'vitest'
import { apiBase } from './base-url.ts'

const place = { protocol: 'https:', hostname: 'pr-7.dev.example' }

test('NF-03 calls go to the origin of the page', () => {
  expect(apiBase(place, undefined)).toBe('/')
  expect(apiBase(place, '')).toBe('/')
  expect(apiBase({ protocol: 'https:', hostname: 'shop.example' }, '\\.dev\\.example$')).toBe('/')
})

test('NF-04 on a hosted development machine they go to its origin without the port', () => {
  expect(apiBase(place, '\\.dev\\.example$')).toBe('https://pr-7.dev.example/')
})
