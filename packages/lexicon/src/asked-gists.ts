import { readFileSync } from 'node:fs'
import { languages } from '@karavan/contract/language.ts'
import { LRUCache } from 'lru-cache'
import { InSteps } from './in-steps.ts'
import { byColumn } from './property-phrases/rows.ts'
import { allWordsIn, WordingReader } from './wording-reader.ts'

/** What a message is about, as people say it: the service, or goods. */
export interface AskedGist {
  /** Name of the group in `data/asked-wordings.txt`: `payment`, `goods-size`. */
  group: string
  /** How close the message is to how that is said, 0 to 1.5. */
  score: number
  /** By how much it is closer to that than to anything about goods; to anything about the service where it is about goods. */
  lead: number
  /** Words that say something. */
  words: number
}

/** Groups whose names begin so are about goods. */
const ofGoods = 'goods-'
export const isOfGoods = ({ group }: AskedGist): boolean => group.startsWith(ofGoods)

interface AskedRow {
  group: string
  wordings: string[]
}
/** A line is the group | in Russian | in English | in Chinese; wordings stand between semicolons. */
function askedRows(): AskedRow[] {
  const table = readFileSync(new URL('../data/asked-wordings.txt', import.meta.url), 'utf8')
  return table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [group, ...cells] = line.split(' | ')
      const wordings = byColumn(cells, (cell) => cell.split('; '))
      return { group: group!, wordings: languages.flatMap((language) => wordings[language]) }
    })
}

/** So many of the wordings of a group that are closest speak for it. */
const closestOfGroup = 4
const reader = new InSteps(function* () {
  const rows = askedRows()
  const wordings = yield* WordingReader.inSteps(
    rows.map((row) => row.wordings),
    closestOfGroup,
    allWordsIn,
  )
  return { groups: rows.map(({ group }) => group), wordings }
})
/** Builds what it takes, piece by piece. */
export const askedGistsAhead = (): Generator<void> => reader.ahead()

const maxRead = 100
const read = new LRUCache<string, { gist: AskedGist | undefined }>({ max: maxRead })
/** What a message is closest to; `undefined` where no word of it says anything. */
export function askedGist(text: string): AskedGist | undefined {
  const known = read.get(text)
  if (known) return known.gist
  const { groups, wordings } = reader.get()
  const words = allWordsIn(text)
  const [first, ...others] = wordings.read(words).map(({ group, score }) => ({ group: groups[group]!, score }))
  const other = first && others.find(({ group }) => group.startsWith(ofGoods) !== first.group.startsWith(ofGoods))
  const gist = first && { ...first, lead: first.score - (other?.score ?? 0), words: words.length }
  read.set(text, { gist })
  return gist
}
