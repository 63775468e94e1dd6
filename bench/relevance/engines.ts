import { operatorProcess } from '@karavan/testing/operator.ts'
import MiniSearch from 'minisearch'
import pg from 'pg'
import { createClient } from '../lib/client.ts'
import { newPostgres } from '../lib/databases.ts'
import { newKaravan } from '../lib/karavan.ts'
import type { JudgedQuery } from './judge.ts'
import type { JudgedSet } from './judged-set.ts'
import { allWordings, type Listing } from './listing.ts'

/** Answers a wish with item ids, the best first. */
export interface Engine {
  search(query: JudgedQuery): Promise<string[]>
  close(): Promise<void>
}

/** Answers that are asked for: as deep as any measure looks. */
const depth = 20
const platform = 'judged'

/** The product, with the listings of the set imported as an operator does it, asked over HTTP. */
export async function openKaravan({ file }: JudgedSet): Promise<Engine> {
  const { karavan, remove } = newKaravan({ MARKETPLACES: file ? 'catalogue' : 'sample' }, file ? 'empty' : 'prepared')
  if (file) {
    const { code, err } = await operatorProcess(karavan.dataDir, ['import-catalogue', file, '--platform', platform, '--language', 'en'])
    if (code !== 0) throw new Error(`the import failed: ${err}`)
  }
  await karavan.start()
  const client = createClient(karavan.url)
  return {
    async search({ text, language }) {
      const query = new URLSearchParams({ q: text, language, limit: String(depth) })
      const { status, body } = await client.json('GET', `/api/products?${query}`)
      if (status !== 200) throw new Error(`answered ${status}`)
      return (body.products as { id: string }[]).map(({ id }) => id.slice(id.indexOf('-') + 1))
    },
    async close() {
      client.close()
      await remove()
    },
  }
}

/** Chinese in pairs of neighbouring characters: without blanks between words, what splits at blanks finds whole sentences alone. */
const inPairs = (text: string): string =>
  text.replaceAll(/[\u3400-\u9fff]+/g, (run) =>
    run.length < 2 ? ` ${run} ` : ` ${Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).join(' ')} `,
  )

const fieldsOf = ({ id, title, category, attributes, description }: Listing) => ({
  id,
  title: inPairs(allWordings(title)),
  category: inPairs(allWordings(category)),
  attributes: inPairs(attributes.map(([name, value]) => `${allWordings(name)} ${allWordings(value)}`).join('\n')),
  description: inPairs(allWordings(description)),
})

/** What may be chosen of MiniSearch; the best choice is looked for among `miniSearchChoices`. */
export interface MiniSearchChoice {
  title: number
  category: number
  fuzzy: number
  isPrefix: boolean
}

export const miniSearchChoices: readonly MiniSearchChoice[] = [2, 4, 8].flatMap((title) =>
  [1, 2].flatMap((category) => [0.1, 0.2].flatMap((fuzzy) => [true, false].map((isPrefix) => ({ title, category, fuzzy, isPrefix })))),
)

/** MiniSearch over the same listings; any of the words is enough to be found. */
export function openMiniSearch({ listings }: JudgedSet): (query: JudgedQuery, choice: MiniSearchChoice) => string[] {
  const index = new MiniSearch({ fields: ['title', 'category', 'attributes', 'description'] })
  index.addAll(listings.map(fieldsOf))
  return ({ text }, { title, category, fuzzy, isPrefix }) =>
    index
      .search(inPairs(text), { boost: { title, category }, fuzzy, prefix: isPrefix, combineWith: 'OR' })
      .slice(0, depth)
      .map(({ id }) => String(id))
}

const dictionaries = { en: 'english', ru: 'russian', zh: 'simple' } as const

/** Plain full text of PostgreSQL, ranked by `ts_rank` over fields of four weights; `undefined` where no server answers. */
export async function openFullText({ listings }: JudgedSet): Promise<Engine | undefined> {
  const database = await newPostgres()
  if (!database) return undefined
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const dictionary of Object.values(dictionaries)) {
    await client.query(`create table ${dictionary} (id text, words tsvector)`)
    await client.query(
      `insert into ${dictionary} select id, setweight(to_tsvector('${dictionary}', title), 'A') || setweight(to_tsvector('${dictionary}', category), 'B')
        || setweight(to_tsvector('${dictionary}', attributes), 'C') || setweight(to_tsvector('${dictionary}', description), 'D')
      from jsonb_to_recordset($1::jsonb) as row(id text, title text, category text, attributes text, description text)`,
      [JSON.stringify(listings.map(fieldsOf)).replaceAll('\\u0000', '')],
    )
  }
  return {
    async search({ text, language }) {
      const dictionary = dictionaries[language]
      const { rows } = await client.query<{ id: string }>(
        `select id from ${dictionary}, cast(replace(plainto_tsquery('${dictionary}', $1)::text, '&', '|') as tsquery) as wanted
         where words @@ wanted order by ts_rank(words, wanted) desc, id limit ${depth}`,
        [inPairs(text)],
      )
      return rows.map(({ id }) => id)
    },
    async close() {
      await client.end()
      await database.drop()
    },
  }
}
