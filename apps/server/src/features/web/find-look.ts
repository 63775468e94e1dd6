import { untilAborted } from '../../platform/until-aborted.ts'
import type { ShownPictures } from '../media/service.ts'
import type { Offers } from '../offers/service.ts'
import type { FirstLook } from './first-look.ts'

interface LookDeps {
  offers: Pick<Offers, 'findKept'>
  pictures: ShownPictures
}

/** The page itself needs no database: it goes without the product when that takes longer. */
const lookTimeoutMs = 250
/** Questions that a database which stands still may owe an answer. Each keeps a connection from those who can do nothing without one. */
const mostOwed = 2

/**
 * What is known here of the product with this id, within `lookTimeoutMs`; nothing, and at once, while the database owes answers to earlier pages. `onFailure`
 * hears why a page goes without its product. Never rejects.
 */
export function lookFinder({ offers, pictures }: LookDeps) {
  let owed = 0
  return async (id: string, onFailure: (error: unknown) => void): Promise<FirstLook | undefined> => {
    if (owed >= mostOwed) return undefined
    const signal = AbortSignal.timeout(lookTimeoutMs)
    const answer = offers.findKept(id, signal)
    try {
      const offer = await untilAborted(answer, signal)
      return offer && { image: pictures.inValue({ image_url: offer.images[0] }).image_url, title: offer.title }
    } catch (error) {
      onFailure(error)
      if (signal.aborted) {
        owed++
        void answer.catch(() => {}).then(() => owed--)
      }
      return undefined
    }
  }
}
