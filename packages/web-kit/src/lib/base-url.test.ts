import { expect, test } from 'vitest'
import { apiBase } from './base-url.ts'

const place = { protocol: 'https:', hostname: 'pr-7.dev.example' }

test('calls go to the origin of the page [NF-03]', () => {
  expect(apiBase(place, undefined)).toBe('/')
  expect(apiBase(place, '')).toBe('/')
  expect(apiBase({ protocol: 'https:', hostname: 'shop.example' }, '\\.dev\\.example$')).toBe('/')
})

test('on a hosted development machine they go to its origin without the port [NF-04]', () => {
  expect(apiBase(place, '\\.dev\\.example$')).toBe('https://pr-7.dev.example/')
})
