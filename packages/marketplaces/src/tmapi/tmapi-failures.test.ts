import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQuery, asking, failureOf, never } from '../testing/asking.ts'
import { givenTmapi } from '../testing/given-tmapi.ts'
import { aListing, someListings } from '../testing/goods.ts'
import type { Fault } from '../testing/service.ts'
import { simulateTmapi, type TmapiSimulator, tmapiError } from '../testing/tmapi-simulator.ts'
import type { TmapiOptions } from './adapter.ts'

describe('TMAPI', () => {
  let simulator: TmapiSimulator
  beforeEach(async () => {
    simulator = await simulateTmapi(someListings())
  })
  afterEach(() => simulator[Symbol.asyncDispose]())

  const adapterOf = (options?: Partial<TmapiOptions>) => givenTmapi(simulator, options)
  const { product, search } = asking(adapterOf)

  describe('when it fails', () => {
    // [code, as what kind, how often it is asked]
    const table = [
      [417, 'unreachable', 2],
      [422, 'refused', 1],
      [429, 'busy', 2],
      [439, 'quota', 1],
      [499, 'unreachable', 2],
      [500, 'unreachable', 2],
      [503, 'busy', 2],
    ] as const
    const both = table.flatMap(([code, kind, calls]) => (['status', 'body'] as const).map((as) => [code, as, kind, calls] as const))

    test.each(both)('%i as %s is %s, asked %i times [section 9: each error of 1.6]', async (code, as, kind, calls) => {
      simulator.fail(tmapiError(code, as))
      expect(await failureOf(search())).toMatchObject({ name: 'MarketplaceError', kind })
      expect(simulator.calls).toHaveLength(calls)
    })

    test.each(both.filter(([, , , calls]) => calls === 2))('%i as %s once is not noticed', async (code, as) => {
      simulator.fail(tmapiError(code, as), { times: 1 })
      expect((await search()).hits).toHaveLength(20)
    })

    test.each<Fault>(['broken', 'html', 'reset'])('%s: asked again, then said [section 9: broken JSON]', async (fault) => {
      simulator.fail(fault, { times: 1 })
      expect((await search()).hits).toHaveLength(20)
      simulator.fail(fault)
      expect(await failureOf(search())).toMatchObject({ kind: 'unreachable' })
    })

    test('an answer in an older Chinese encoding is read', async () => {
      simulator.fail('gb18030')
      expect((await search({ language: 'zh' })).hits[0]?.offer.title).toEqual({ zh: '不锈钢保温杯500毫升' })
    })

    test('silence ends with the caller’s deadline [section 9: 60 s silence]', async () => {
      simulator.fail('silence')
      const deadline = AbortSignal.timeout(50)
      const error = await failureOf(adapterOf().search(aQuery(), deadline))
      expect(error).toBe(deadline.reason)
    })

    test.each<[string, Fault, Partial<TmapiOptions>]>([
      ['refused', tmapiError(417, 'body'), {}],
      ['waited for in vain', 'silence', { graceMs: 20 }],
    ])('a description that is %s is done without', async (_, fault, parts) => {
      simulator.fail(fault, { path: '/item_desc' })
      const offer = await product(parts)
      expect(offer).toMatchObject({ title: { zh: '不锈钢保温杯500毫升' }, skus: [{}, {}] })
      expect(offer?.description).toBeUndefined()
    })

    test('a wrong or missing key is a matter of the settings, and no error tells the key [section 9]', async () => {
      for (const [token, auth] of [
        ['wrong-key-123', 'query'],
        ['wrong-key-123', 'header'],
      ] as const) {
        const error = await failureOf(search({}, { token, auth }))
        expect(error).toMatchObject({ kind: 'misconfigured' })
        expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain('wrong-key-123')
      }
      simulator.fail({ status: 401, body: { code: 4011, message: 'no API key found in request' } })
      expect(await failureOf(search())).toMatchObject({ kind: 'misconfigured' })
      simulator.heal()
      simulator.fail({ status: 200, body: { code: 422, msg: 'parameter error: apiToken=simulated-token' } })
      expect((await failureOf(search())).message).not.toContain('simulated-token')
      // Words are cut to a length, and a key not in two.
      simulator.heal()
      simulator.fail({ status: 200, body: { code: 422, msg: `${'?'.repeat(190)}simulated-token` } })
      expect((await failureOf(search())).message).not.toContain('simul')
      await simulator[Symbol.asyncDispose]()
      expect((await failureOf(search())).stack).not.toContain('simulated-token')
    })

    test('the key goes in the address or in a header, as is set, and not over an open connection', async () => {
      await search({}, { auth: 'header' })
      expect(simulator.calls.map(({ query, headers }) => [query.has('apiToken'), headers.apikey])).toEqual([[false, 'simulated-token']])
      expect(() => adapterOf({ baseUrl: 'http://api.tmapi.example' })).toThrow('neither https nor of this machine')
    })

    test('a call that the service does not know is a matter of the settings, asked once', async () => {
      simulator.fail({ status: 404, body: { message: 'no Route matched with those values' } })
      for (const work of [search(), product()]) expect(await failureOf(work)).toMatchObject({ kind: 'misconfigured' })
      expect(simulator.calls.filter(({ path }) => path.endsWith('/search/items'))).toHaveLength(1)
      expect(simulator.calls.filter(({ path, query }) => path.endsWith('/item_detail') && query.get('language') === 'zh')).toHaveLength(1)
    })

    test('a list ends after 2,000 rows: what lies behind them is not asked for', async () => {
      for (let at = 0; at < 2_100; at += 1) simulator.listings.set(String(620_000_000_000 + at), aListing(String(620_000_000_000 + at)))
      expect((await search({ language: 'zh', offset: 1_990, limit: 20 })).hits).toHaveLength(10)
      expect(simulator.calls.map(({ query }) => query.get('page'))).toEqual(['100'])
      expect(await search({ language: 'zh', offset: 2_000, limit: 20 })).toEqual({ hits: [], total: 0 })
      expect(simulator.calls).toHaveLength(1)
    })

    test('another address that it sends to gets no key', async () => {
      const other = await simulateTmapi([])
      simulator.fail({ status: 302, headers: { location: `${other.baseUrl}/1688/search/items` }, body: {} })
      expect(await failureOf(search())).toMatchObject({ kind: 'refused' })
      expect(other.calls).toEqual([])
      await other[Symbol.asyncDispose]()
    })

    test('calls stay within the limit at a time; above it, the service answers 503 and gets fewer [section 9]', async () => {
      const adapter = adapterOf({ concurrency: 2 })
      const pileUp = async (searches: number, atOnce: number) => {
        simulator.calls.length = 0
        simulator.peak = 0
        const held = simulator.hold()
        const answers = Promise.all(Array.from({ length: searches }, () => adapter.search(aQuery(), never)))
        await vi.waitFor(() => expect(simulator.calls).toHaveLength(atOnce))
        held.go()
        expect((await answers).every(({ hits }) => hits.length === 20)).toBe(true)
        return simulator.peak
      }
      expect(await pileUp(6, 2)).toBe(2)
      simulator.maxAtOnce = 1
      expect(await pileUp(2, 2)).toBe(2)
      expect(await pileUp(4, 1)).toBe(1)
    })

    test('a spent balance is not asked again and again', async () => {
      const adapter = adapterOf()
      simulator.fail(tmapiError(439, 'body'), { times: 1 })
      for (let call = 0; call < 3; call += 1) expect(await failureOf(adapter.search(aQuery(), never))).toMatchObject({ kind: 'quota' })
      expect(simulator.calls).toHaveLength(1)
    })
  })
})
