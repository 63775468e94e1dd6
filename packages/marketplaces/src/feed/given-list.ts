import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Offer } from '../port.ts'
import { parseMapping } from './mapping.ts'
import { type FeedSurvey, readOffers, surveyFeed } from './read-feed.ts'

const signal = new AbortController().signal

/** Reads a price list of these contents as the product does: all of it, then its offers. */
export async function readList(
  contents: string | Uint8Array,
  name: string,
  mapping: object = {},
): Promise<{ survey: FeedSurvey; offers: Offer[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-list-'))
  try {
    const file = join(folder, name)
    writeFileSync(file, contents)
    const feed = { file, name, mapping: parseMapping(JSON.stringify({ source: name, ...mapping })) }
    const survey = await surveyFeed(feed, signal)
    const offers: Offer[] = []
    for await (const offer of readOffers(feed, survey, { platform: 'acme', fetchedAt: '2026-03-01T10:00:00.000Z' }, signal))
      offers.push(offer)
    return { survey, offers }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
