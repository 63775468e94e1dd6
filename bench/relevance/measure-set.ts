import { languages } from '@karavan/contract/language.ts'
import { type Engine, miniSearchChoices, openFullText, openKaravan, openMiniSearch } from './engines.ts'
import type { JudgedQuery } from './judge.ts'
import { type Half, halfOf, type JudgedSet } from './judged-set.ts'
import { ndcg, recall } from './measures.ts'

export interface Answered {
  query: JudgedQuery
  found: string[]
  ndcg: number
}

/** What one engine made of the queries of one language and half. Shares are 0 to 1. */
export interface Figures {
  engine: string
  language: JudgedQuery['language']
  half: Half
  queries: number
  ndcg: number
  recall: number
  /** Queries without any answer. */
  empty: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

async function answer(queries: readonly JudgedQuery[], search: (query: JudgedQuery) => Promise<string[]> | string[]): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const query of queries) {
    const found = await search(query)
    answered.push({ query, found, ndcg: ndcg(found, query.grades) })
  }
  return answered
}

function figuresOf(engine: string, answered: readonly Answered[]): Figures[] {
  return languages.flatMap((language) =>
    (['tuned', 'held'] as const).flatMap((half) => {
      const some = answered.filter(({ query }) => query.language === language && halfOf(query) === half)
      if (some.length === 0) return []
      return {
        engine,
        language,
        half,
        queries: some.length,
        ndcg: mean(some.map((one) => one.ndcg)),
        recall: mean(some.flatMap(({ found, query }) => recall(found, query.grades) ?? [])),
        empty: mean(some.map(({ found }) => (found.length === 0 ? 1 : 0))),
      }
    }),
  )
}

async function closing<T>(engine: Engine, use: (engine: Engine) => Promise<T>): Promise<T> {
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}

/** The product's own answers to the queries. */
export const askKaravan = async (set: JudgedSet, queries = set.queries): Promise<Answered[]> =>
  closing(await openKaravan(set), (engine) => answer(queries, engine.search))

/** MiniSearch with the choice that is best for the tuned half of each language. */
async function askMiniSearch(set: JudgedSet): Promise<Answered[]> {
  const search = openMiniSearch(set)
  const all: Answered[] = []
  for (const language of languages) {
    const queries = set.queries.filter((query) => query.language === language)
    const tuned = queries.filter((query) => halfOf(query) === 'tuned')
    let best = { choice: miniSearchChoices[0]!, worth: -1 }
    for (const choice of miniSearchChoices) {
      const worth = mean((await answer(tuned, (query) => search(query, choice))).map((one) => one.ndcg))
      if (worth > best.worth) best = { choice, worth }
    }
    all.push(...(await answer(queries, (query) => search(query, best.choice))))
  }
  return all
}

/** The figures of the product and of what it is compared with, engine by engine. */
export async function* measureSet(set: JudgedSet): AsyncGenerator<Figures, void, void> {
  yield* figuresOf('Karavan', await askKaravan(set))
  yield* figuresOf('MiniSearch', await askMiniSearch(set))
  const fullText = await openFullText(set)
  if (fullText) yield* figuresOf('ts_rank', await closing(fullText, (engine) => answer(set.queries, engine.search)))
}
