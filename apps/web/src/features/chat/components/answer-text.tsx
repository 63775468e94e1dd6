import { type ComponentType, lazy, Suspense, useState } from 'react'

type Renderer = ComponentType<{ html: string }>

let loaded: Renderer | undefined
const load = async () => {
  const found = await import('./html-content.tsx')
  loaded = found.default
  return found
}
const Later = lazy(load)

/** Fetches what renders answers. Once it is there an answer stands at once, in its full height: places in a thread are measured on that. */
export const prepareAnswers = async (): Promise<void> => {
  // A failure shows itself where the answer is rendered.
  await load().catch(() => undefined)
}

/** An answer's HTML; the sanitiser is no part of the first screen. */
export function AnswerText({ html }: { html: string }) {
  const [Renderer] = useState<Renderer>(() => loaded ?? Later)
  return (
    <Suspense fallback={<p className="min-h-6" />}>
      <Renderer html={html} />
    </Suspense>
  )
}
