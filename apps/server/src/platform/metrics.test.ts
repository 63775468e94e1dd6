import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { expect, test } from 'vitest'

test('metrics count calls by route and say nothing of who called or what was asked', async () => {
  await using t = await testApp({ verifyToken: testUsers })
  await t.inject({ url: '/api/conversations', headers: bearer('guest:anna') })
  await t.inject({ url: '/api/conversations/00000000-0000-4000-8000-000000000000', headers: bearer('guest:anna') })
  const text = (await t.inject('/metrics')).body
  expect(text).toContain('karavan_http_request_duration_seconds_count{method="GET",route="/api/conversations",status="200"} 1')
  expect(text).toMatch(/route="\/api\/conversations\/:\w+",status="404"\} 1/)
  expect(text).toContain('karavan_open_streams 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/anna|00000000-0000/)
})
