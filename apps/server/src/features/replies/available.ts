import type { Retrieved, RetrievedPart, TurnDeps } from '@karavan/assistant/port.ts'
import type { Db } from '../../database.ts'
import { listTaken, toAvailable } from '../stock/service.ts'

/** What an engine learns of offers, with the pieces that are left for the next buyer: a card says what the product's page says. */
export const withAvailable = (db: Db, deps: TurnDeps): TurnDeps => ({
  ...deps,
  async retrieve(query, signal, tell) {
    // The whole answer is read in the same way: what fails here fails there as well, and is seen.
    const tellPart = tell && ((part: RetrievedPart) => void toLeft(db, part).then(tell, () => {}))
    return toLeft(db, await deps.retrieve(query, signal, tellPart))
  },
  async findOffer(id, signal) {
    const offer = await deps.findOffer(id, signal)
    return offer && toAvailable(offer, await listTaken(db, [offer.id]))
  },
  async findByLink(url, signal) {
    const found = await deps.findByLink(url, signal)
    return typeof found === 'string' ? found : toAvailable(found, await listTaken(db, [found.id]))
  },
})

async function toLeft<Some extends Retrieved>(db: Db, found: Some): Promise<Some> {
  const taken = await listTaken(
    db,
    found.hits.map(({ offer }) => offer.id),
  )
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, offer: toAvailable(hit.offer, taken) })) }
}
