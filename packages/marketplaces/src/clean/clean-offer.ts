import type { LocalizedText } from '@karavan/contract/language.ts'
import type { Offer, OfferAttribute, OfferSummary, OptionGroup, Seller } from '../port.ts'
import { wordings } from '../wordings.ts'
import { type CleanOptions, cleanText } from './clean-text.ts'

type Listed = Offer | OfferSummary

const cleaned = new WeakMap<Listed, Listed>()

/**
 * An offer whose texts describe goods and nothing else (see `cleanText`): what everything that is shown, matched or read as a fact is made of. The
 * marketplace's own answer (`rawDetailApi`) stays as it was. The same offer gives the same result, so that it may be asked for again at no cost.
 */
export function cleanOffer<T extends Listed>(offer: T): T {
  const known = cleaned.get(offer)
  if (known) return known as T
  const description = 'description' in offer && offer.description ? { description: cleanTexts(offer.description) } : {}
  const { title, category, attributes, options, unit, seller, delivery } = offer
  const result: T = {
    ...offer,
    ...description,
    // Goods without a name are still goods.
    title: cleanTexts(title) ?? narrowest(category) ?? { source: offer.itemId },
    ...(category ? { category: cleanTexts(category) } : {}),
    attributes: attributes.flatMap(cleanAttribute),
    options: options.map(cleanOption),
    ...(unit ? { unit: cleanTexts(unit) } : {}),
    ...(seller ? { seller: cleanSeller(seller) } : {}),
    ...(delivery?.from ? { delivery: { ...delivery, from: cleanTexts(delivery.from) } } : {}),
  }
  cleaned.set(offer, result)
  cleaned.set(result, result)
  return result
}

/** `undefined` where nothing is left in any language. */
function cleanTexts(texts: LocalizedText, options?: CleanOptions): LocalizedText | undefined {
  const entries = Object.entries(texts).flatMap(([language, text]) => {
    const clean = cleanText(text, options)
    return clean || !text ? [[language, clean] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function narrowest(category: LocalizedText = {}): LocalizedText | undefined {
  const names = Object.entries(category).map(([language, path]) => [language, path.split(/\s[/>»]\s/).at(-1) ?? path])
  return cleanTexts(Object.fromEntries(names))
}

/** Attributes whose values are codes of digits. */
const codes =
  /\b(?:ean|upc|gtin|isbn|asin|sku|mpn|model|item|part|article|number|barcode|patent|licen[cs]e|certificat|standard)|штрих|артикул|модель|номер|патент|лиценз|сертифик|декларац|条码|条形码|货号|型号|编号|专利|证书|许可|批号|标准/i

function cleanAttribute({ name, value }: OfferAttribute): OfferAttribute[] {
  const isCode = Object.values(name).some((text) => codes.test(text))
  const [cleanName, cleanValue] = [cleanTexts(name), cleanTexts(value, { isCode })]
  if (!cleanName || !cleanValue) return []
  // "WeChat" and "superfactory" are a contact together.
  const isTout = wordings(cleanName, cleanValue).some(([label, text]) => {
    const whole = `${label}: ${text}`
    return cleanText(whole, { isCode }) !== whole
  })
  return isTout ? [] : [{ name: cleanName, value: cleanValue }]
}

/** A choice stays a choice: one that is left without a name goes by its place. */
const cleanOption = ({ pid, name, values }: OptionGroup, index: number): OptionGroup => ({
  pid,
  name: cleanTexts(name) ?? { source: String(index + 1) },
  values: values.map((value, place) => ({ ...value, name: cleanTexts(value.name) ?? { source: String(place + 1) } })),
})

function cleanSeller(seller: Seller): Seller | undefined {
  const name = cleanText(seller.name)
  if (!name) return undefined
  // Imported sellers are known by their name alone.
  const id = seller.id.replace(seller.name, name)
  return { ...seller, id, name, ...(seller.location ? { location: cleanTexts(seller.location) } : {}) }
}
