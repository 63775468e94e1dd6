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

let known: TalkTagger | undefined
/** What was learned of `data/marked-messages.txt`; `scripts/make-talk-tags.ts` learns it anew. */
export const talkTagger = (): TalkTagger =>
  (known ??= new TalkTagger(tagsFromBytes(readFileSync(new URL('../data/talk-tags.bin', import.meta.url)))))
