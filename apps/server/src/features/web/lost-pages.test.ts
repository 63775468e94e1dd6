// @database either
import { bearer, testApp } from '@karavan/testing/app.ts'
import { expect, test } from 'vitest'
import { createLostPages } from './lost-pages.ts'

const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/** What a request would get: a status with its place, or nothing, where the error is to be answered. */
function shown(url: string, { accept = page, method = 'GET', isBuilt = true } = {}) {
  const lost = createLostPages()
  const answer = { status: 200 }
  const reply = {
    code(status: number) {
      answer.status = status
      return reply
    },
    redirect: (to: string) => `302 ${to}`,
  }
  if (isBuilt) lost.showWith(((_request: unknown, to: unknown) => (to === reply ? `${answer.status} the page` : '')) as never)
  return lost.show({ url, method, headers: { accept } } as never, reply as never)
}

test.each([
  ['/orders', '302 /chat/orders'],
  ['/orders/?status=paid', '302 /chat/orders/?status=paid'],
  ['/orders/o1?a=b?c', '302 /chat/orders/o1?a=b?c'],
  ['/cart', '302 /chat/cart'],
  ['/list/%D0%B0', '302 /chat/list/%D0%B0'],
  ['//orders.example/', '404 the page'],
  ['/foo', '404 the page'],
  ['/orders/o1/more', '404 the page'],
  ['/apiary', '404 the page'],
  ['/chat/missing.png', '404 the page'],
  ['/api', undefined],
  ['/api/nothing', undefined],
  ['/desk/missing.png', undefined],
])('a browser that goes to %s gets %s', (url, answer) => {
  expect(shown(url)).toBe(answer)
})

test('what asks for no page gets the error, also before there is a page', () => {
  expect(shown('/foo', { accept: '*/*' })).toBeUndefined()
  expect(shown('/orders', { accept: 'application/json' })).toBeUndefined()
  expect(shown('/orders', { method: 'POST' })).toBeUndefined()
  expect(shown('/foo', { method: 'HEAD' })).toBe('404 the page')
  expect(shown('/foo', { isBuilt: false })).toBeUndefined()
})

test('programs get the error of an unknown address in the shape of all errors, wherever it is', async () => {
  await using t = await testApp()
  for (const url of ['/foo', '/orders', '/api/foo'])
    expect((await t.inject({ url, headers: { ...bearer('user:anna'), accept: 'application/json' } })).json(), url).toMatchObject({
      success: false,
      code: 'not_found',
    })
  expect((await t.inject({ url: '/api/foo', headers: { accept: page } })).json()).toMatchObject({ success: false, code: 'not_found' })
})
