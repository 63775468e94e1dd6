import { type RawBuilder, sql } from 'kysely'
import { quoteLexeme } from './lexemes.ts'

/** How much a lexeme counts where it stands in the title of an offer. */
export interface Worth {
  lexeme: string
  worth: number
}

/** Offers that a word nobody lists is taken to be in, as a share of all: what it would tell apart nobody knows. */
const unlisted = 1 / 100

/** How much it says of an offer that it has what so many of all offers have: the logarithm of how seldom that is. What all have still counts a little. */
export function rarity(offers: number, all: number): number {
  const having = offers > 0 ? offers : all * unlisted
  return Math.log(1 + (2 * all) / (having + 0.5))
}

/** What a lexeme counts in the description, the category, attributes and options, and the title: the order in which `ts_rank` takes them. */
const byField = '{0.2,0.7,0.45,1}'
/** What `ts_rank` gives a lexeme of weight 1, before it divides by the number of lexemes. */
const rankOfOne = 6 / Math.PI ** 2
/** Worths that differ by less than this factor count alike, so that few calls of `ts_rank` weigh many lexemes. */
const step = 1.5

/** What the lexemes of a vector are worth in all, by the fields where they stand: the sum of their worths where all are in the title. */
export function worthIn(vector: RawBuilder<unknown>, worths: readonly Worth[]): RawBuilder<number> {
  const best = new Map<string, number>()
  for (const { lexeme, worth } of worths) if (worth > 0) best.set(lexeme, Math.max(worth, best.get(lexeme) ?? 0))
  const levels = Map.groupBy(best, ([, worth]) => Math.round(Math.log(worth) / Math.log(step)))
  const sums = Array.from(levels, ([level, lexemes]) => {
    const query = lexemes.map(([lexeme]) => quoteLexeme(lexeme)).join(' | ')
    return sql`${(step ** level * lexemes.length) / rankOfOne}::float8 * ts_rank(${byField}::float4[], ${vector}, ${query}::tsquery)`
  })
  return sums.length > 0 ? sql<number>`(${sql.join(sums, sql` + `)})` : sql<number>`0`
}
