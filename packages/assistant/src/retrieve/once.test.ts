import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import { expect, test, vi } from 'vitest'
import type { Retrieved } from '../port.ts'
import { searchingOnce } from './once.ts'

const { signal } = new AbortController()
const query = (text: string): OfferQuery => ({ text, types: [], keywords: {}, language: 'en', offset: 0, limit: 60 })
const found: Retrieved = { hits: [], total: 3, asked: ['Sample'], failed: [] }

test('the same search is asked for once, another one for itself', async () => {
  const retrieve = vi.fn(async () => found)
  const once = searchingOnce(retrieve)
  expect(await Promise.all([once(query('mugs'), signal), once(query('mugs'), signal)])).toEqual([found, found])
  expect(await once(query('mugs'), signal)).toBe(found)
  await once(query('cups'), signal)
  await once({ ...query('mugs'), limit: 12 }, signal)
  expect(retrieve).toHaveBeenCalledTimes(3)
})

test('what a source did not answer is asked again', async () => {
  const retrieve = vi
    .fn<(query: OfferQuery) => Promise<Retrieved>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce({ ...found, failed: [{ label: 'Sample', kind: 'timeout' }] })
    .mockResolvedValue(found)
  const once = searchingOnce(retrieve)
  await expect(once(query('mugs'), signal)).rejects.toThrow('gone')
  expect((await once(query('mugs'), signal)).failed).toHaveLength(1)
  expect((await once(query('mugs'), signal)).failed).toEqual([])
  expect(await once(query('mugs'), signal)).toBe(found)
  expect(retrieve).toHaveBeenCalledTimes(3)
})
