import { documentTerms } from '@karavan/lexicon/terms.ts'
import { type Offer, toOfferId } from '@karavan/marketplaces/port.ts'
import { createIndexer, type OfferIndex, toIndex } from '@karavan/marketplaces/store/offer-row.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { type Random, randomFrom } from '@karavan/sample-market/random.ts'

export const benchPlatform = 'bench'

const syllables = 'ka zo mi ter vel lun bra sti nor qua fex pol dri sha ugo lim var tem ox il'.split(' ')

/** A word that no lexicon knows: the few first ones are common, the many others rare, as brands and model names are. */
function inventWord(random: Random): string {
  let rank = Math.floor(20_000 ** random.next())
  let word = ''
  do {
    word += syllables[rank % syllables.length]
    rank = Math.floor(rank / syllables.length)
  } while (rank > 0 || word.length < 4)
  return word
}

/**
 * A catalogue of any size from a seed: each offer is one of the sample market with a brand and words of its own, other prices, sales and seller. Its
 * terms are those of the sample offer and of the new words, so that half a million need no half million readings.
 */
export function* syntheticOffers(count: number, seed = 'catalogue'): Generator<{ offer: Offer; index: OfferIndex }, void, void> {
  const random = randomFrom(seed)
  const market = generateMarket()
  const indexer = createIndexer()
  const known = market.map((offer) => toIndex(indexer.terms(offer), { id: offer.id }))
  const read = new Map<string, string[]>()
  const termsOf = (word: string): string[] => {
    const terms = read.get(word) ?? documentTerms({ titles: [word], attributes: [], category: [], description: [] }).a
    read.set(word, terms)
    return terms
  }
  for (let number = 0; number < count; number += 1) {
    const place = random.int(0, market.length - 1)
    const base = market[place]!
    const index = known[place]!
    const words = Array.from({ length: random.int(1, 4) }, () => inventWord(random))
    const factor = 2 ** (4 * random.next() - 2)
    const itemId = String(100_000_000 + number)
    const offer: Offer = {
      id: toOfferId(benchPlatform, itemId),
      platform: benchPlatform,
      itemId,
      title: {
        ru: `${base.title.ru} ${words[0]}`,
        en: `${words[0]} ${base.title.en}`,
        zh: base.title.zh,
      },
      attributes: words.slice(1).map((word) => ({ name: { en: 'Model' }, value: { en: word } })),
      options: [],
      skus: [],
      priceLadder: base.priceLadder.map((step) => ({ from: step.from, minor: Math.max(1, Math.round(step.minor * factor)) })),
      currency: base.currency,
      moq: base.moq,
      images: base.images.slice(0, 1),
      seller: base.seller && { ...base.seller, name: `${base.seller.name} ${number % 5000}` },
      delivery: base.delivery,
      // Most sell little, a few very much.
      salesCount: Math.floor(10 ** (5.5 * random.next() ** 2) - 1),
      fetchedAt: base.fetchedAt,
    }
    const own = toIndex({ a: termsOf(words[0]!), b: words.slice(1).flatMap(termsOf), c: [], d: [] }, offer)
    yield { offer, index: { ...index, vector: `${index.vector} ${own.vector}`, words: [...index.words, ...own.words] } }
  }
}
