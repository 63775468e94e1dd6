import { z } from 'zod'
import { cleanRawObject } from '../live/clean-raw.ts'
import { toAddresses } from '../live/pictures.ts'
import { count, id, list, positive, price, text, texts } from '../live/read.ts'
import { ladderWithout, toLadder } from '../live/skus.ts'
import { maxLength, toLocalized, toPlain } from '../live/wording.ts'
import { type Offer, type OfferSummary, toOfferId } from '../port.ts'
import { platform } from './client.ts'

/** One item as the service writes it. Every field may be missing, and a number may be a text: the readers of `live/read.ts` take both. */
export const item = z.object({
  id,
  title: text,
  title_ru: text,
  price,
  steps: list(z.object({ from: positive, price })),
  moq: positive,
  stock: count,
  images: texts,
  seller: text,
})
export type Item = z.output<typeof item>

/** Of a list or of an item: `undefined` for one without an id or a name. What is not known stays `undefined`. */
export function toSummary(found: Item, fetchedAt: string): OfferSummary | undefined {
  const title = toLocalized(toPlain(found.title, maxLength.title), { text: toPlain(found.title_ru, maxLength.title), language: 'ru' })
  if (found.id === undefined || !title) return undefined
  const steps = toLadder(found.steps.map((step) => ({ from: step.from, minor: step.price })))
  const moq = found.moq ?? steps[0]?.from ?? 1
  const seller = toPlain(found.seller)
  return {
    id: toOfferId(platform, found.id),
    platform,
    itemId: found.id,
    title,
    attributes: [],
    options: [],
    priceLadder: steps.length > 0 ? steps : ladderWithout(moq, [], found.price),
    currency: 'CNY',
    moq,
    stock: found.stock,
    images: toAddresses(found.images),
    ...(seller ? { seller: { id: `${platform}:${seller}`, name: seller } } : {}),
    fetchedAt,
  }
}

export function toOffer(data: unknown, itemId: string, fetchedAt: string): Offer | undefined {
  const read = item.safeParse(data)
  const summary = read.success ? toSummary(read.data, fetchedAt) : undefined
  // An answer about something else is no answer.
  if (summary?.itemId !== itemId || typeof data !== 'object' || data === null) return undefined
  return { ...summary, skus: [], rawDetailApi: { data_content: cleanRawObject(data) } }
}
