import { displayCurrency } from '@karavan/contract/money.ts'
import { productAnswer } from '@karavan/contract/products.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../database.ts'
import type { Rates } from '../currency/service.ts'
import type { ShownPictures } from '../media/service.ts'
import { type Offers, shownMaxAgeMs } from '../offers/service.ts'
import { listTaken, toAvailable } from '../stock/service.ts'
import { keptOverhead, toBody, toRateKey } from './answer-body.ts'
import { toProduct, type View } from './to-product.ts'

export interface AnswerDeps {
  db: Db
  offers: Offers
  rates: Rates
  pictures: ShownPictures
}

interface Kept {
  /** What the answer was made of. */
  version: string
  isStale: boolean
  currency: string
  rate: string
  taken: string
  /** JSON of the answer. */
  body: Buffer
}

/** Bytes of all kept answers: some thousand products. */
const maxBytes = 32 * 1024 * 1024

/**
 * Answers of the detail call as they go over the wire. Making one costs a hundred times as much as sending it, and a product that one buyer looks at many
 * do. Each use asks the offer's version, its staleness, the rate and what our own orders have taken again, so that what is kept is never older than they are.
 */
export function createProductAnswers({ db, offers, rates, pictures }: AnswerDeps) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.byteLength + keptOverhead })

  /** Throws `product_not_found`, or `marketplace_unavailable` when the source does not answer and nothing is kept. */
  return async function getAnswer(id: string, view: Omit<View, 'isStale'>, signal: AbortSignal): Promise<Buffer> {
    const wish = { maxAgeMs: shownMaxAgeMs }
    const key = `${view.language} ${view.withData} ${id}`
    // Any other currency is rare, and a caller could name endless ones.
    const known = view.currency === displayCurrency ? kept.get(key) : undefined
    const [found, taken] = await Promise.all([
      offers.findUnlessKnown(id, { ...wish, version: known?.version }, signal),
      listTaken(db, [id]),
    ])
    const takenKey = JSON.stringify(taken.get(id) ?? [])
    const isAsKnown = known && !found.offer && known.isStale === found.isStale
    if (isAsKnown && known.rate === toRateKey(rates, [known.currency]) && known.taken === takenKey) return known.body
    const { offer, isStale, version } = found.offer ? { ...found, offer: found.offer } : await offers.find(id, wish, signal)
    const answer = productAnswer.parse({ success: true, product: toProduct(toAvailable(offer, taken), { ...view, isStale }, rates) })
    const body = toBody(answer, pictures)
    if (view.currency === displayCurrency)
      kept.set(key, { version, isStale, currency: offer.currency, rate: toRateKey(rates, [offer.currency]), taken: takenKey, body })
    return body
  }
}
