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
 * Looks lexemes up in the vocabulary of the stored offers. A word that no offer has is replaced by the nearest known one, else by those it is the
 * beginning of, else it stays as it is; of the others only those count that offers have just so.
 */
export async function lookUp(db: StoreDb, asked: readonly (readonly string[])[], others: readonly string[]): Promise<LookedUp> {
  const wanted = asked.map((texts) => [...new Set(texts.flatMap((text) => toLexeme(text) ?? []))])
  const beside = new Set(others.flatMap((text) => toLexeme(text) ?? []))
  const { rows } = await sql<Known>`
    select word, offers from offer_word where word = any(${[...new Set([...wanted.flat(), ...beside])]}::text[])`.execute(db)
  const known = new Map(rows.map((row) => [row.word, row.offers]))
  const found: Word[] = []
  for (const lexemes of wanted) {
    const isKnown = lexemes.some((text) => known.has(text))
    const corrected = !isKnown && lexemes.length > 0 && lexemes.every(isSpelled) ? await correct(db, lexemes) : undefined
    found.push(corrected ?? { lexemes, offers: lexemes.reduce((sum, text) => sum + (known.get(text) ?? 0), 0) })
  }
  return { words: found, others: rows.filter(({ word, offers }) => offers > 0 && beside.has(word)) }
}

async function correct(db: StoreDb, lexemes: readonly string[]): Promise<Word | undefined> {
  const { rows } = await sql<Known>`
    select word, offers from offer_word where keys && ${lexemes.flatMap(spellingKeys)}::text[] order by offers desc, word limit ${maxNear}`.execute(
    db,
  )
  for (const text of lexemes) {
    const near = nearestWord(text, rows)
    if (near) return { lexemes: [near.word], offers: near.offers }
  }
  const beginning = lexemes[0]
  if (!beginning) return undefined
  const { rows: completions } = await sql<Known>`
    select word, offers from offer_word where word > ${beginning} and word < ${`${beginning}\u{10ffff}`} and keys <> '{}'
    order by offers desc, word limit ${maxCompletions}`.execute(db)
  if (completions.length === 0) return undefined
  return { lexemes: completions.map((row) => row.word), offers: completions.reduce((sum, row) => sum + row.offers, 0) }
}
