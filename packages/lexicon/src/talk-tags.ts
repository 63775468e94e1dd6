import { readFileSync } from 'node:fs'
import { type LearnedTags, signBuckets, TalkTagger } from './talk-tagger.ts'

/** A file of what was learned: the length of a head in JSON, the head, and the weights. `source` says of which messages it was learned. */
export function tagsToBytes({ weights, unit, steps, bias }: LearnedTags, source: string): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify({ source, unit, steps, bias }))
  const bytes = new Uint8Array(4 + head.length + weights.length)
  new DataView(bytes.buffer).setUint32(0, head.length)
  bytes.set(head, 4)
  bytes.set(new Uint8Array(weights.buffer), 4 + head.length)
  return bytes
}

export function tagsFromBytes(bytes: Uint8Array): LearnedTags & { source: string } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Omit<LearnedTags, 'weights'> & { source: string }
  return { ...head, weights: new Int8Array(bytes.buffer, bytes.byteOffset + 4 + length, signBuckets) }
}

let known: TalkTagger | undefined
/** What was learned of `data/marked-messages.txt`; `scripts/make-talk-tags.ts` learns it anew. */
export const talkTagger = (): TalkTagger =>
  (known ??= new TalkTagger(tagsFromBytes(readFileSync(new URL('../data/talk-tags.bin', import.meta.url)))))
