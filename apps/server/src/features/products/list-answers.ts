import { displayCurrency } from '@karavan/contract/money.ts'
import { productsAnswer } from '@karavan/contract/products.ts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { ShownPictures } from '../media/service.ts'
import { keptOverhead, toBody, toRateKey } from './answer-body.ts'
import { type ListWish, listProducts, type ProductDeps } from './service.ts'

interface Kept {
  /** Of everything that could be answered, when the answer was made. */
  version: string
  currencies: string[]
  rates: string
  /** JSON of the answer. */
  body: Buffer
}

/** Bytes of all kept answers: some hundred pages. */
const maxBytes = 16 * 1024 * 1024
/** A replica may be behind what says that something has changed. */
const keptMs = 5_000

/**
 * Answers of searches and lists as they go over the wire, for what many ask in the same words. They are the same for everybody; each use asks again whether any
 * offer has changed and what the rates are. Not kept: whole offers, of which orders take stock, what marketplaces elsewhere say, and prices in rare currencies, of
 * which a caller could name endless ones.
 */
export function createListAnswers(deps: ProductDeps & { pictures: ShownPictures; clock: Clock }) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + keptOverhead,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now: () => deps.clock().getTime() },
  })
  const { sources, rates, pictures } = deps

  /** As `listProducts`. */
  return async function getList(wish: ListWish, signal: AbortSignal): Promise<Buffer> {
    const { client: _, ...asked } = wish
    const key = JSON.stringify(asked)
    const isKept = !wish.withData && wish.currency === displayCurrency
    const [version] = await Promise.all([isKept ? sources.version(signal) : undefined, rates.refresh()])
    const known = version === undefined ? undefined : kept.get(key)
    if (known && known.version === version && known.rates === toRateKey(rates, known.currencies)) return known.body
    const answer = productsAnswer.parse({ success: true, ...(await listProducts(deps, wish, signal)) })
    const body = toBody(answer, pictures)
    if (version !== undefined) {
      const currencies = [...new Set(answer.products.map(({ currency }) => currency))]
      kept.set(key, { version, currencies, rates: toRateKey(rates, currencies), body })
    }
    return body
  }
}
