import { stemOf } from '@karavan/lexicon/stem.ts'
import { sql } from 'kysely'
import { toLexeme } from './lexemes.ts'
import type { StoreDb } from './offer-store.ts'
import { isSpelled, nearestWord, spellingKeys } from './spelling.ts'

/** One thing that is asked for, as the lexemes that may stand for it. */
export interface Word {
  lexemes: string[]
  /** Offers that have one of them, as an order of magnitude. */
  offers: number
}

/** How many known words an unknown one may be the beginning of. */
const maxCompletions = 5
/** How many words a misspelling is compared with. */
const maxNear = 60

export interface Known {
  word: string
  offers: number
}

/** What is known of the words that were looked up. */
export interface LookedUp {
  /** One for each entry that was asked for, in its order. */
  words: Word[]
  /** Those of the other lexemes that offers have. */
  others: Known[]
}

/**
 * Looks lexemes up in the vocabulary of the stored offers. A word that no offer has is replaced by the nearest known one, else by the
 * two known ones it is put together from, else by those it is the beginning of, else it stays as it is; of the others only those count that offers have just so.
 */
export async function lookUp(db: StoreDb, asked: readonly (readonly string[])[], others: readonly string[]): Promise<LookedUp> {
  const wanted = asked.map((texts) => [...new Set(texts.flatMap((text) => toLexeme(text) ?? []))])
  const beside = new Set(others.flatMap((text) => toLexeme(text) ?? []))
  const rows = await findWords(db, [...wanted.flat(), ...beside])
  const known = new Map(rows.map((row) => [row.word, row.offers]))
  const isUnknown = (lexemes: readonly string[]) => lexemes.length > 0 && lexemes.every((text) => isSpelled(text) && !known.has(text))
  const meant = await correct(db, wanted.filter(isUnknown))
  const words = wanted.map(
    (lexemes) => meant.get(lexemes) ?? { lexemes, offers: lexemes.reduce((sum, text) => sum + (known.get(text) ?? 0), 0) },
  )
  return { words, others: rows.filter(({ word, offers }) => offers > 0 && beside.has(word)) }
}

async function findWords(db: StoreDb, words: readonly string[]): Promise<Known[]> {
  if (words.length === 0) return []
  return (await sql<Known>`select word, offers from offer_word where word = any(${[...new Set(words)]}::text[])`.execute(db)).rows
}

/** A word that no offer has, as the lexemes that may stand for it. */
type Unknown = readonly string[]

/** What was most likely meant by words that no offer has; one statement for each way to read them, for all that are left. */
async function correct(db: StoreDb, unknown: readonly Unknown[]): Promise<Map<Unknown, Word>> {
  const meant = new Map<Unknown, Word>()
  for (const read of [readSlips, readJoined, readBeginnings]) {
    const left = unknown.filter((lexemes) => !meant.has(lexemes))
    if (left.length === 0) break
    for (const [lexemes, word] of await read(db, left)) meant.set(lexemes, word)
  }
  return meant
}

type Read = [lexemes: Unknown, word: Word]

async function readSlips(db: StoreDb, unknown: readonly Unknown[]): Promise<Read[]> {
  const asked = JSON.stringify(unknown.map((lexemes, at) => ({ at, wanted: lexemes.flatMap(spellingKeys) })))
  const { rows } = await sql<Known & { at: number }>`
    select asked.at, near.word, near.offers from jsonb_to_recordset(${asked}::jsonb) as asked(at int, wanted text[]) cross join lateral (
      select word, offers from offer_word where keys && asked.wanted order by offers desc, word limit ${maxNear}
    ) as near`.execute(db)
  const byWord = Map.groupBy(rows, ({ at }) => at)
  return unknown.flatMap((lexemes, at): Read[] => {
    const near = lexemes.map((text) => nearestWord(text, byWord.get(at) ?? [])).find((word) => word !== undefined)
    return near ? [[lexemes, { lexemes: [near.word], offers: near.offers }]] : []
  })
}

/** Parts of a word that is written as one are at least this long. */
const minPart = 3

/** "airhockey" is air hockey: the two known words that it is put together from, of several such pairs the one whose rarer word is the commonest. */
async function readJoined(db: StoreDb, unknown: readonly Unknown[]): Promise<Read[]> {
  const cutsOf = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 2 * minPart + 1) }, (_, at) => [
      stemOf(text.slice(0, at + minPart)),
      text.slice(at + minPart),
    ])
  const cuts = unknown.map((lexemes) => lexemes.flatMap(cutsOf))
  const offers = new Map((await findWords(db, cuts.flat(2))).map((row) => [row.word, row.offers]))
  return unknown.flatMap((lexemes, at): Read[] => {
    const pairs = (cuts[at] ?? []).map((pair) => ({ lexemes: pair, offers: Math.min(...pair.map((part) => offers.get(part) ?? 0)) }))
    const [best] = pairs.sort((a, b) => b.offers - a.offers)
    return best && best.offers > 0 ? [[lexemes, best]] : []
  })
}

async function readBeginnings(db: StoreDb, unknown: readonly Unknown[]): Promise<Read[]> {
  const asked = JSON.stringify(unknown.map(([beginning], at) => ({ at, beginning, beyond: `${beginning}\u{10ffff}` })))
  const { rows } = await sql<Known & { at: number }>`
    select asked.at, longer.word, longer.offers from jsonb_to_recordset(${asked}::jsonb) as asked(at int, beginning text, beyond text) cross join lateral (
      select word, offers from offer_word where word > asked.beginning and word < asked.beyond and keys <> '{}'
      order by offers desc, word limit ${maxCompletions}
    ) as longer`.execute(db)
  return [...Map.groupBy(rows, ({ at }) => at)].flatMap(([at, longer]): Read[] => {
    const lexemes = unknown[at]
    return lexemes
      ? [[lexemes, { lexemes: longer.map(({ word }) => word), offers: longer.reduce((sum, { offers }) => sum + offers, 0) }]]
      : []
  })
}
