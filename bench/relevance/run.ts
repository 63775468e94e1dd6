import { languages } from '@karavan/contract/language.ts'
import { cleanUp, keepTemporaryFilesTogether } from '../lib/clean-up.ts'
import { halfOf, ownSets } from './judged-set.ts'
import { allWordings } from './listing.ts'
import { askKaravan } from './measure-set.ts'

// The queries of the tuned half that are answered worst, with what came first. The held half is only ever counted.
const worst = Number(process.argv[2] ?? 15)
keepTemporaryFilesTogether()
try {
  for (const set of ownSets()) {
    const titles = new Map(set.listings.map(({ id, title }) => [id, allWordings(title).replaceAll('\n', ' / ')]))
    const answered = await askKaravan(
      set,
      set.queries.filter((query) => halfOf(query) === 'tuned'),
    )
    for (const language of languages) {
      const own = answered.filter(({ query }) => query.language === language)
      const mean = own.reduce((sum, one) => sum + one.ndcg, 0) / Math.max(own.length, 1)
      console.log(`\n${set.name}, ${language}: ${own.length} queries of the tuned half, NDCG@10 ${(100 * mean).toFixed(1)}`)
      for (const { query, found, ndcg } of own.sort((a, b) => a.ndcg - b.ndcg).slice(0, worst)) {
        console.log(`${ndcg.toFixed(2)} ${query.text}`)
        for (const id of found.slice(0, 4)) console.log(`     ${query.grades.get(id) ?? 0} ${titles.get(id)?.slice(0, 110)}`)
      }
    }
  }
} finally {
  await cleanUp()
}
