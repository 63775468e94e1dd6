import { expect, test } from 'vitest'
import { createLentPictures } from './lent-pictures.ts'

const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff'

test('an address is of one picture, of this shop, and for ten minutes', () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const open = (key: number) =>
    createLentPictures({ publicUrl: () => 'https://shop.example', key: () => Buffer.alloc(32, key), clock: () => now })
  const [lent, other] = [open(1), open(2)]
  const link = lent.linkTo(id)
  const [, until = '', signature = '', named = ''] = /^https:\/\/shop\.example\/media\/lent\/(\w+)\/([\w-]{22})\/([\w-]+)\.jpg$/.exec(link)!
  expect(named).toBe(id)
  const parts = { until, signature, id }
  expect(lent.isLent(parts)).toBe(true)
  expect(other.isLent(parts)).toBe(false)
  expect(lent.isLent({ ...parts, id: id.replace('6', '7') })).toBe(false)
  expect(lent.isLent({ ...parts, until: `${until}0` })).toBe(false)
  now = new Date(now.getTime() + 10 * 60_000 - 1)
  expect(lent.isLent(parts)).toBe(true)
  now = new Date(now.getTime() + 1)
  expect(lent.isLent(parts)).toBe(false)
})
