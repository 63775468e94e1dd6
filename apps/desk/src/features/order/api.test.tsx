// @vitest-environment jsdom
import { givenServer, refusal } from '@karavan/testing/page/server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useMove } from './api.ts'

test('a move said again after it got no answer has the same idempotency key; another one has another', async () => {
  const server = givenServer()
  server.on('POST', /\/api\/desk\/orders\//, () => refusal(503, 'unavailable'))
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  const { result } = renderHook(() => useMove('o1'), {
    wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const say = async (note: string) => {
    const before = server.calls.length
    await result.current.mutateAsync({ move: 'note', body: { note } }).catch(() => {})
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(before))
    return server.calls[before]!.headers.get('idempotency-key')
  }
  const key = await say('packed')
  expect(key).toBeTruthy()
  expect(await say('packed')).toBe(key)
  expect(await say('sent')).not.toBe(key)
})
