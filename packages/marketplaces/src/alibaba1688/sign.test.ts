import { expect, test } from 'vitest'
import { crossBorder, sign, toUrlPath } from './sign.ts'

const time = 'param2/1/system/currentTime/1000000'
const call = { access_token: 'tok-1', _aop_timestamp: '1700000000000' }

// The vectors of the platform's signature: the first one is its own example.
test.each<[string, string, Record<string, string>, string]>([
  ['the official example', time, { b: '2', a: '1' }, '33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88'],
  [
    'a search',
    toUrlPath(crossBorder, 'product.search.keywordQuery', '1000000'),
    { ...call, offerQueryParam: '{"keyword":"杯子","beginPage":1,"pageSize":20,"country":"ru"}' },
    '7C263CC2B3CDBE9851C02E01431171A70ACD7C1C',
  ],
  [
    'a detail',
    toUrlPath(crossBorder, 'product.search.queryProductDetail', '1000000'),
    { ...call, offerDetailParam: '{"offerId":610000000001,"country":"ru"}' },
    '23D6643E0926CD4A0B4CD6BEEC6F78C4474AB06E',
  ],
  [
    'capitals before underscores before small letters',
    time,
    { Z: '1', _aop_timestamp: '1700000000000', a: '2' },
    '49FCD14127F058968576E0337AB385B569B27438',
  ],
  ['names sorted with their values', time, { keyword: '杯', keywordTranslate: 'false' }, 'A5BDF3CAE6FF3EC36AAFB07479948CFA077CE278'],
])('signs %s as the platform does', (_, path, params, signature) => {
  expect(sign(path, params, 'test123')).toBe(signature)
  expect(sign(path, { ...params, _aop_signature: 'whatever' }, 'test123')).toBe(signature)
})
