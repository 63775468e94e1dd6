import { readFileSync } from 'node:fs'
import { fromLearnedFile, toLearnedFile } from './learned-file.ts'
import { type LearnedTags, signBuckets, TalkTagger } from './talk-tagger.ts'

/** A file of what was learned: its head and the weights. `source` says of which messages it was learned. */
export const tagsToBytes = ({ weights, unit, steps, bias }: LearnedTags, source: string): Uint8Array =>
  toLearnedFile({ source, unit, steps, bias }, weights)

export function tagsFromBytes(bytes: Uint8Array): LearnedTags & { source: string } {
  const { head, at } = fromLearnedFile<Omit<LearnedTags, 'weights'> & { source: string }>(bytes)
  return { ...head, weights: new Int8Array(bytes.buffer, bytes.byteOffset + at, signBuckets) }
}

function learnedTagger(file: string): () => TalkTagger {
  let known: TalkTagger | undefined
  return () => (known ??= new TalkTagger(tagsFromBytes(readFileSync(new URL(`../data/${file}`, import.meta.url)))))
}

/** What was learned of `data/marked-messages.txt`; `scripts/make-talk-tags.ts` learns it anew. */
export const talkTagger = learnedTagger('talk-tags.bin')

/**
 * The same of messages of talks, where all that names no property of goods counts as talk, the names of goods as well: of `data/marked-mentions.txt`, and
 * `scripts/make-mention-roles.ts` learns it anew.
 */
export const propertyTagger = learnedTagger('property-tags.bin')
