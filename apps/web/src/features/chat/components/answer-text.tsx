import { lazyPart } from '@karavan/web-kit/ui/lazy-part.tsx'

/** An answer's HTML; the sanitiser is not part of the first screen. */
export const AnswerText = lazyPart(() => import('./html-content.tsx'), { waiting: () => <p className="min-h-6" /> })

/** Fetches what renders answers. Once it is there an answer has its full height at once, on which the thread's scrolling depends. */
export const prepareAnswers = (): Promise<void> => AnswerText.prepare()
