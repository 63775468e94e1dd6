import { readFileSync } from 'node:fs'
import { type Language, languages } from '@karavan/contract/language.ts'
import { concepts } from '@karavan/lexicon/concepts/all.ts'
import { checkRecordedVersion, digestOf } from '@karavan/testing/recorded-version.ts'
import { expect, test } from 'vitest'
import type { Offer } from '../port.ts'
import { importedOffers } from './fixtures/imported-offers.ts'
import { createIndexer, indexOffer, popularityOf, tierOf, toRow } from './offer-row.ts'
import { isSpelled, spellingKeys } from './spelling.ts'
import { indexVersion } from './versions.ts'

/** Offers as a wholesale market lists them, in three languages: a copy, so that another market does not look like another index. */
const listedOffers: Offer[] = readFileSync(new URL('fixtures/listed-offers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const offers = [...listedOffers, ...importedOffers]

/** All that is stored of an offer. */
function digestsOf(offer: Offer): [string, string][] {
  const { words, search, ...columns } = toRow(offer, indexOffer(offer))
  const spelled = words.map((word) => [word, isSpelled(word) ? spellingKeys(word) : []])
  return Object.entries({ search, columns, words: spelled }).map(([part, stored]) => [`${offer.id} ${part}`, digestOf(stored)])
}

/** What the words of each concept are found by: an offer may have any of them. */
function digestsOfLexicon(): [string, string][] {
  const indexer = createIndexer()
  const [nobody] = importedOffers
  const termsOf = (language: Language, word: string) => indexer.terms({ ...nobody!, title: { [language]: word } }).a
  const ofConcept = concepts.map(
    ({ id, words }) => [id, languages.flatMap((language) => words[language].map((word) => termsOf(language, word)))] as const,
  )
  const byGroup = Map.groupBy(ofConcept, ([id]) => (id.startsWith('type.') ? id.slice(0, 'type.'.length + 1) : id.split('.')[0]!))
  return [...byGroup].map(([group, terms]) => [`lexicon ${group}`, digestOf(terms)])
}

/** What is computed from numbers, where a few offers would not show a change. */
function digestsOfNumbers(): [string, string][] {
  const sold = Array.from({ length: 3000 }, (_, index) => ({ id: `shop-${index}`, salesCount: index * 11 }))
  const seller = (index: number) => ({
    id: 's',
    name: 's',
    years: index % 15,
    repurchaseRate: (index % 100) / 100,
    isFactory: index % 2 === 0,
  })
  return [
    ['tiers', digestOf(sold.map(tierOf))],
    ['popularity', digestOf(sold.map(({ salesCount }, index) => popularityOf({ salesCount, seller: seller(index) })))],
  ]
}

test('what is stored of an offer is what was recorded for this indexVersion', () => {
  expect(offers.length).toBeGreaterThanOrEqual(60)
  const digests = Object.fromEntries([...offers.flatMap(digestsOf), ...digestsOfLexicon().toSorted(), ...digestsOfNumbers()])
  checkRecordedVersion(new URL('versions.recorded.json', import.meta.url), 'indexVersion', indexVersion, digests)
})
