import { lazy, Suspense } from 'react'

const load = () => import('./html-content.tsx')
const HtmlContent = lazy(load)

/** Fetches what renders answers while the first question is still being written. */
export const prepareAnswers = (): void => void load().catch(() => {})

/** An answer's HTML; the sanitiser is no part of the first screen. */
export const AnswerText = ({ html }: { html: string }) => (
  <Suspense fallback={<p className="min-h-6" />}>
    <HtmlContent html={html} />
  </Suspense>
)
