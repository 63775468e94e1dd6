import type { BenchRow } from '../lib/report.ts'
import { ownSets, readJudgedSet } from './judged-set.ts'
import { measureSet } from './measure-set.ts'

/** Folders of judged sets to measure instead of the product's own, separated by colons. */
const folders = (process.env.KARAVAN_JUDGED ?? '').split(':').filter(Boolean)

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const sets = folders.length > 0 ? folders.map(readJudgedSet) : ownSets()
  for (const set of quick ? sets.slice(0, 1) : sets) {
    for await (const { engine, language, half, queries, ndcg, recall, empty } of measureSet(set)) {
      yield {
        name: `${set.name}, ${language}, ${half}, ${engine}`,
        unit: 'ndcg',
        value: 100 * ndcg,
        note: `recall@20 ${percent(recall)}, without a hit ${percent(empty)}, ${queries} queries`,
      }
    }
  }
}
