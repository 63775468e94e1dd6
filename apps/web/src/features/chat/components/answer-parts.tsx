import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'

// What an answer is made of. It is not part of the first screen: `prepareAnswers` fetches it with the question, or with the conversation that is opened.

/** An answer's HTML, with the sanitiser. */
export const AnswerText = lazyPart(() => import('./html-content.tsx'), { waiting: () => <p className="min-h-6" /> })
/** The cards of an answer, and what else was found for it. */
export const FoundCards = lazyPart(async () => ({ default: (await import('./found-cards.tsx')).FoundCards }))
// Of a file that does not come the text and the cards tell; without these an answer can still be read.
export const Refinements = lazyPart(async () => ({ default: (await import('./refinements.tsx')).Refinements }), { failed: () => null })
export const AnswerActions = lazyPart(async () => ({ default: (await import('./answer-actions.tsx')).AnswerActions }), {
  failed: () => null,
})

/** Fetches what renders answers. Once it is there an answer has its full height at once, on which the thread's scrolling depends. */
export const prepareAnswers = async (): Promise<void> => {
  await Promise.all([AnswerText, FoundCards, Refinements, AnswerActions].map((part) => part.prepare()))
}
