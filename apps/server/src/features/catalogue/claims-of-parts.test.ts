import { existsSync, readFileSync } from 'node:fs'
import { factsOf } from '@karavan/assistant/facts.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { toImportedOffer } from '@karavan/marketplaces/catalogue/listing.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { createIndexer } from '@karavan/marketplaces/store/offer-row.ts'
import { texts, wordings } from '@karavan/marketplaces/wordings.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { describe, expect, test } from 'vitest'

/** Parts by their names alone, apart from the rules that are tried here. */
const part =
  /\b(?:handles?|grips?|lids?|soles?|insoles?|lining|straps?|bands?|legs|tires|coating|bristles|blade|dial|filling|fill|base)\b|ручк|крыш[ке]|подошв|стельк|подкладк|ремеш|ножк|колес|кольц|покрыти|ворс|лезви|циферблат|наполнител|дно(?!\p{L})|дном/iu
/** The text without what it says of parts: segments that name one, and in Chinese the words right before it. */
function ofGoods(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return text.replaceAll(/\p{Script=Han}{1,2}(?:手柄|柄|内胆|涂层|填充|表带|鞋底|底|盖)(?!款)/gu, ' ')
  return text
    .replaceAll('ё', 'е')
    .split(/(?:^|\s)(?:with|in|on|and|с|со|на|в|и|под)\s|[,|]/u)
    .filter((segment) => !part.test(segment))
    .join(', ')
}
const partField =
  /handle|lid|sole|lining|strap|filling|gusset|core|clip|closure|ferrule|post|rib|hanger|lens|base|bristles|filter|liner|backing|^use$|packag|coating|included|set includes/i

/** Sellers write the same fields again and again. */
const known = new Map<string, string[]>()
function materialsIn(text: string): string[] {
  const found =
    known.get(text) ?? analyse(text, { fuzzy: false }).concepts.flatMap(({ kind, conceptId }) => (kind === 'material' ? [conceptId] : []))
  known.set(text, found)
  return found
}

/** All that an offer says of what the goods are made of, and of what their parts are. */
function statedBy({ title, attributes, options, category, description }: Offer): { own: Set<string>; ofParts: string[] } {
  const fields = attributes.flatMap(({ name, value }) =>
    wordings(name, value).map(([label, text]) => ({
      text: `${label}, ${text}`,
      isPart: texts(name).some((label) => partField.test(label)),
    })),
  )
  const named = [...texts(title), ...texts(category), ...options.flatMap(({ values }) => values.flatMap(({ name }) => texts(name)))]
  const own = new Set([...named, ...fields.flatMap(({ text, isPart }) => (isPart ? [] : [text]))].map(ofGoods).flatMap(materialsIn))
  const all = [...named, ...fields.map(({ text }) => text), ...texts(description)].flatMap(materialsIn)
  return { own, ofParts: [...new Set(all)].filter((id) => ![...own].some((stated) => isA(stated, id))) }
}

/** Materials that the offer is ticked for, or found by, though it states them of a part alone. */
function claimedOfParts(offers: readonly Offer[]): { wrong: string[]; tried: number } {
  const indexer = createIndexer()
  const wrong: string[] = []
  let tried = 0
  for (const offer of offers) {
    const { ofParts } = statedBy(offer)
    if (ofParts.length === 0) continue
    tried += ofParts.length
    const { a, b } = indexer.terms(offer)
    for (const id of ofParts) {
      if (factsOf(offer).materials.includes(id)) wrong.push(`${id} ticked: ${texts(offer.title)[0]}`)
      if (a.includes(id) || b.includes(id)) wrong.push(`${id} indexed: ${texts(offer.title)[0]}`)
    }
  }
  return { wrong, tried }
}

const listings = new URL('../../../../../../shared/data/real-listings-1000.jsonl', import.meta.url)

describe('no material of a part is claimed of the goods', () => {
  test('over the whole sample market', () => {
    const { wrong, tried } = claimedOfParts(generateMarket())
    expect(tried).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })

  test.skipIf(!existsSync(listings))('over a thousand listings of a real shop (skipped where ../shared/data is not there)', () => {
    const lines = readFileSync(listings, 'utf8').trim().split('\n')
    const { wrong, tried } = claimedOfParts(
      lines.map((line) => toImportedOffer(line, { platform: 'real', language: 'en' }, '2026-01-01T00:00:00.000Z')),
    )
    expect(tried).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
})
