import { generateMarket } from '@karavan/sample-market/generate.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'

/** Three words that follow each other in the English title of an offer: both shops find that one, and what is called so as well. No two are the same. */
export function* questions(seed: string): Generator<string, never, void> {
  const random = randomFrom(seed)
  const titles = generateMarket()
    .map(({ title }) => title.en?.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= 3)
  const asked = new Set<string>()
  for (;;) {
    const words = random.pick(titles)
    const from = random.int(0, words.length - 3)
    const question = words.slice(from, from + 3).join(' ')
    // There are tens of thousands of them; after so many a word in front makes a new one.
    const unique = asked.has(question) ? `${random.pick(titles)[0]} ${question}` : question
    if (asked.has(unique)) continue
    asked.add(unique)
    yield unique
  }
}
