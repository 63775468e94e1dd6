import type { Offer, OfferAttribute } from '@karavan/marketplaces/port.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { type Field, fieldWordings } from '../../interpret/grammar/field.ts'
import { mentions } from '../../rank/check.ts'

const fold = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

/** Attributes of an offer that state a field. */
export function attributesOf(offer: Offer, field: Field): OfferAttribute[] {
  const stated = fieldWordings.find((one) => one.field === field)?.stated
  return stated ? offer.attributes.filter(({ name }) => texts(name).some((text) => stated.test(fold(text)))) : []
}

/** Attributes whose name or value has one of these words. */
export const attributesWith = (offer: Offer, words: readonly string[]): OfferAttribute[] =>
  offer.attributes.filter(({ name, value }) => {
    const text = fold([...texts(name), ...texts(value)].join('\n'))
    return words.some((word) => mentions(text, word))
  })
