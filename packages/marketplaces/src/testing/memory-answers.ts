import type { KeptAnswer, KeptAnswers } from '../live/kept-answers.ts'

/** Keeps every answer for as long as the test runs. */
export function memoryAnswers(): KeptAnswers {
  const kept = new Map<string, KeptAnswer>()
  return {
    async get(key, ask, signal) {
      const answer = kept.get(key) ?? { data: await ask(signal), fetchedAt: new Date() }
      kept.set(key, answer)
      return answer
    },
    last: async (key) => kept.get(key),
  }
}
