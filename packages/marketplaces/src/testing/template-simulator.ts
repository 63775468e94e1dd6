import type { Offer } from '../port.ts'
import { findListings } from './goods.ts'
import { type SimulatedAnswer, type SimulatedCall, type SimulatedService, simulateService } from './service.ts'

export interface TemplateSimulator extends SimulatedService {
  key: string
  /** Its oddities, all off by default: one switch for each that is known. */
  quirks: { numbersAsText?: boolean; stepsAreMissing?: boolean }
}

export const templateError = (error: string, status = 200): SimulatedAnswer => ({ status, body: { error } })

/** A server that behaves as the service of the template does, written from its documentation and apart from the adapter's code. */
export async function simulateTemplate(listings: readonly Offer[]): Promise<TemplateSimulator> {
  const service = await simulateService({ answer, crowded: templateError('too_fast', 429) })
  const simulator: TemplateSimulator = Object.assign(service, { key: 'simulated-key', quirks: {} })
  const known = new Map(listings.map((offer) => [offer.itemId, offer]))

  function answer({ path, query, headers }: SimulatedCall): SimulatedAnswer {
    if (headers.authorization !== `Bearer ${simulator.key}`) return templateError('wrong_key', 401)
    if (path === '/item') {
      const offer = known.get(query.get('id') ?? '')
      return offer ? { status: 200, body: { data: toItem(offer, simulator) } } : templateError('not_found', 404)
    }
    if (path !== '/search') return templateError('no_such_call', 404)
    const [size, number] = [20, Number(query.get('page') ?? 1)]
    const found = findListings([...known.values()], query.get('q') ?? '')
    const items = found.slice((number - 1) * size, number * size).map((offer) => toItem(offer, simulator))
    return { status: 200, body: { data: { total: found.length, items } } }
  }
  return simulator
}

const toItem = ({ itemId, title, priceLadder, moq, stock, images, seller }: Offer, { quirks }: TemplateSimulator): object => ({
  id: quirks.numbersAsText ? itemId : Number(itemId),
  title: title.zh,
  title_ru: title.ru,
  price: String((priceLadder[0]?.minor ?? 0) / 100),
  steps: quirks.stepsAreMissing ? null : priceLadder.map(({ from, minor }) => ({ from, price: minor / 100 })),
  moq: quirks.numbersAsText ? String(moq) : moq,
  stock,
  images,
  seller: seller?.name,
})
