import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asking, failureOf, openSimulated } from '../testing/asking.ts'
import { itConforms } from '../testing/conformance.ts'
import { someListings } from '../testing/goods.ts'
import { simulateTemplate, type TemplateSimulator, templateError } from '../testing/template-simulator.ts'
import { type TemplateOptions, templateMarketplace } from './adapter.ts'

const givenAdapter = ({ baseUrl, key }: TemplateSimulator, parts: Partial<TemplateOptions> = {}) =>
  templateMarketplace({ baseUrl, key, concurrency: 4, pauseMs: 1, now: () => new Date('2026-03-01T10:00:00Z'), ...parts })

itConforms('the template', openSimulated(simulateTemplate, givenAdapter))

describe('the template', () => {
  let simulator: TemplateSimulator
  beforeEach(async () => {
    simulator = await simulateTemplate(someListings())
  })
  afterEach(() => simulator[Symbol.asyncDispose]())
  const { product, search } = asking((parts?: Partial<TemplateOptions>) => givenAdapter(simulator, parts))

  test('numbers as text: the same offer and the same rows', async () => {
    const before = [await product(), await search()]
    simulator.quirks = { numbersAsText: true }
    const [offer, page] = [await product(), await search()]
    expect([{ ...offer, rawDetailApi: undefined }, page]).toEqual([{ ...before[0], rawDetailApi: undefined }, before[1]])
  })

  test('without steps the one price is that of the smallest order', async () => {
    simulator.quirks = { stepsAreMissing: true }
    expect((await product())?.priceLadder).toEqual([{ from: 3, minor: 1000 }])
  })

  // [code, as what kind, how often it is asked]
  test.each([
    ['wrong_key', 'misconfigured', 1],
    ['no_right', 'not_permitted', 1],
    ['spent', 'quota', 1],
    ['too_fast', 'busy', 2],
    ['busy', 'unreachable', 2],
    ['something new', 'refused', 1],
  ] as const)('%s is %s, asked %i times', async (code, kind, calls) => {
    simulator.fail(templateError(code))
    expect(await failureOf(search())).toMatchObject({ name: 'MarketplaceError', kind })
    expect(simulator.calls).toHaveLength(calls)
  })
})
