import { matchPath, type Path, paths } from '@karavan/contract/app-paths.ts'
import { cartLimits, comparisonLimits } from '@karavan/contract/constants.ts'
import { expect, test } from 'vitest'
import { readSearch, toPathname, toSearchText } from './places.ts'

test.each<[string, Path | undefined, object]>([
  ['/', '/', {}],
  ['/orders', '/orders', {}],
  ['/orders/', '/orders', {}],
  ['/cart', '/cart', {}],
  ['/orders/o1', '/orders/$orderId', { orderId: 'o1' }],
  ['/conversation/temp-1', '/conversation/$conversationId', { conversationId: 'temp-1' }],
  ['/list/%D0%B0%2F1', '/list/$listId', { listId: 'а/1' }],
  ['/list/%zz', '/list/$listId', { listId: '%zz' }],
  ['/conversation', undefined, {}],
  ['/orders/o1/more', undefined, {}],
  ['/Orders', undefined, {}],
  ['/index.html', undefined, {}],
])('the address %s is %s', (pathname, path, params) => {
  expect(matchPath(pathname)).toEqual({ path, params })
})

test('every address leads to where it was made for, whatever its names hold', () => {
  for (const path of paths) {
    const params = { conversationId: 'a b/ё?#', orderId: '$1$&', listId: '%2F' }
    const found = matchPath(toPathname(path, params))
    expect(found.path).toBe(path)
    for (const [name, value] of Object.entries(found.params)) expect(value).toBe(params[name as keyof typeof params])
  }
})

const ids = (count: number) => Array.from({ length: count }, (_, at) => `sample-${at}`).join(',')
test.each<[string, Path | undefined, string, object]>([
  ['a product', '/', '?product=sample-1', { product: 'sample-1' }],
  ['a product beside a conversation', '/conversation/$conversationId', '?product=sample-1', { product: 'sample-1' }],
  ['a product whose id reads like a number', '/', '?product=123', { product: '123' }],
  ['no product', '/', '?product=', {}],
  ['a product that is none', '/', `?product=${'x'.repeat(201)}`, {}],
  ['products beside each other', '/', '?compare=a%2Cb&quantity=50', { compare: 'a,b', quantity: 50 }],
  ['the same product twice', '/', '?compare=a,a', {}],
  ['too many products', '/', `?compare=${ids(comparisonLimits.most + 1)}`, {}],
  ['a quantity without products', '/', '?quantity=50', {}],
  ['half a piece', '/', '?compare=a,b&quantity=1.5', { compare: 'a,b' }],
  ['more pieces than a cart takes', '/', `?compare=a,b&quantity=${cartLimits.quantity + 1}`, { compare: 'a,b' }],
  ['a quantity in words', '/', '?compare=a,b&quantity=ten', { compare: 'a,b' }],
  ['orders of a status', '/orders', '?status=paid&product=a', { status: 'paid' }],
  ['nothing of the chat elsewhere', '/account', '?product=a&status=paid', {}],
  ['nothing at an unknown address', undefined, '?product=a', {}],
])('an address asks for %s', (_, path, text, search) => {
  expect(readSearch(path, text)).toEqual(search)
})

test('what is asked for comes back from the address', () => {
  for (const search of [{}, { product: 'a&b=c d+ё' }, { compare: 'a,b', quantity: 50 }])
    expect(readSearch('/', toSearchText(search))).toEqual(search)
  expect(toSearchText({ product: undefined })).toBe('')
})
