import { toCards } from '../../explain/card.ts'
import type { AssistantStep } from '../../port.ts'
import type { FoundPart } from '../../retrieve/find.ts'
import type { Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'

/** Does the work, and gives a step for the newest thing that it tells on the way. What is told faster than it is read is left out. */
export async function* whileItGoesOn<Part, Result, Step>(
  work: (tell: (part: Part) => void) => Promise<Result>,
  toStep: (part: Part) => Step | undefined,
): AsyncGenerator<Step, Result, void> {
  let told: { part: Part } | undefined
  let isOver = false
  let wake = () => {}
  const working = work((part) => {
    told = { part }
    wake()
  }).finally(() => {
    isOver = true
    wake()
  })
  // Whoever reads the steps sees the failure where the work is awaited.
  working.catch(() => {})
  while (!isOver) {
    if (!told) {
      await new Promise<void>((done) => {
        wake = done
      })
      continue
    }
    const step = toStep(told.part)
    told = undefined
    if (step !== undefined) yield step
  }
  return working
}

/** The first offers of the sources that have answered, and who is waited for. */
export function early(
  { deps, language, texts, maxCards }: TurnContext,
  wish: Wish,
  { hits, waiting }: FoundPart,
): AssistantStep | undefined {
  if (hits.length === 0) return undefined
  const cards = toCards(hits.slice(0, maxCards), wish, language, deps.rate)
  return { type: 'progress', text: texts.progress.early(waiting), cards: maxCards, early: cards }
}
