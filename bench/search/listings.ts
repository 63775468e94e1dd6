import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import { importCatalogue } from '@karavan/server/features/catalogue/import/import-catalogue.ts'
import { openStore } from './open-store.ts'
import { questions } from './questions.ts'

/**
 * Asks the questions of a file of listings and prints how many are answered right: at least three of the first five (or all, of fewer) are wanted, and
 * hold the price; nothing for what the listings do not have. Usage: `node bench/search/listings.ts FILE.jsonl`
 */
const [file] = process.argv.slice(2)
if (!file || !existsSync(file)) {
  process.stderr.write('name a file in the import format\n')
  process.exit(2)
}

const store = await openStore('embedded')
try {
  const handle = await open(file)
  const imported = await importCatalogue({ db: store!.db, clock: () => new Date() }, handle.createReadStream(), {
    platform: 'real',
    language: 'en',
  })
  process.stdout.write(`${imported.read} read, ${imported.stored} stored, ${imported.skippedCount} skipped\n`)
  const catalogue = catalogueMarketplace(store!.db)
  let right = 0
  for (const { text, wanted, maxCents, none } of questions) {
    const price = maxCents === undefined ? undefined : { USD: { maxMinor: maxCents } }
    const query = { text, language: 'en' as const, types: [], keywords: {}, price, limit: 5, offset: 0 }
    const { hits, total } = await catalogue.search(query, new AbortController().signal)
    const good = hits.filter(
      ({ offer }) =>
        wanted.test(`${offer.title.en} ${offer.category?.en ?? ''}`) && !((offer.priceLadder[0]?.minor ?? 0) > (maxCents ?? Infinity)),
    )
    const isRight = none ? total === 0 : good.length > 0 && good.length >= Math.min(3, hits.length)
    if (isRight) right += 1
    else
      process.stdout.write(
        `wrong: ${text} (${total})\n${hits.map(({ offer, matched }) => `   ${offer.title.en?.slice(0, 90)} | ${offer.category?.en?.split(' / ').at(-1) ?? ''} | ${matched.join(' ')}\n`).join('')}`,
      )
  }
  process.stdout.write(`${right} of ${questions.length} questions answered right\n`)
} finally {
  await store!.close()
}
