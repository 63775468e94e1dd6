/**
 * Which way offers are indexed. Raise it by one with any change after which an offer would be stored with other lexemes, concepts, measures or columns:
 * a new word or concept, another rule of the text analysis, another column. Offers of an earlier number are indexed again at the next start, which takes
 * about a millisecond each; a comment, a rename or a change of the queries alone needs no new number. `versions.test.ts` compares what would be stored
 * with what was recorded for this number and fails where the two differ.
 */
export const indexVersion = 36

/** The number as it is kept beside the offers that were indexed by it. Releases before it kept a hash, which equals no such text. */
export const indexedAs = `index ${indexVersion}`
