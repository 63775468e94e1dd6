import { refusal } from '@karavan/testing/page/server.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

test('on a hosted development machine calls and streams go to its origin without the port [NF-04]', async () => {
  expect(location.port).not.toBe('')
  vi.stubEnv('VITE_HOSTED_DEV_HOSTS', `^${location.hostname}$`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return refusal(404)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The base is read once, when the page starts.
  vi.resetModules()
  const { listConversations } = await import('./api.ts')
  const { followReply } = await import('./stream.ts')
  const { signal } = new AbortController()
  await listConversations('', signal).catch(() => {})
  await followReply('s', { signal, onEvent: () => {} })
  const origin = `${location.protocol}//${location.hostname}`
  expect(asked).toEqual([`${origin}/api/conversations?limit=50&offset=0`, `${origin}/api/search/stream/s`])
})
