import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'

/** A model whose thoughts are no words of it: open models think aloud, and not every server keeps that apart from what they say. */
export const withoutThoughts = (model: Parameters<typeof wrapLanguageModel>[0]['model']) =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
