import { expect, test, vi } from 'vitest'
import { createQueryClient, freshnessMs } from './query-client.ts'

test('an answer is fresh for 60 s and a returning window does not ask again [CO-12]', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const ask = vi.fn(async () => 1)
  const read = () => client.fetchQuery({ queryKey: ['x'], queryFn: ask })
  await read()
  vi.advanceTimersByTime(freshnessMs - 1)
  await read()
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await read()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(freshnessMs).toBe(60_000)
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})
