import { readFileSync } from 'node:fs'
import { fromBytes, type StretchesOf, TextClassifier } from './text-classifier.ts'

/** What a script has learned into a file of `data`, read when it is first asked. `of` is what was looked at. */
export function learnedClassifier(file: string, of?: StretchesOf): () => TextClassifier {
  let known: TextClassifier | undefined
  return () => (known ??= new TextClassifier(fromBytes(readFileSync(new URL(`../data/${file}`, import.meta.url))), of))
}
