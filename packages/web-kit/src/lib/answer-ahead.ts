declare global {
  /** What `public/start.js` has asked the server before the app was there. */
  var __answerAhead: { path: string; answer: Promise<Response> } | undefined
}

/** The answer to this call where it has been asked for already. It is given once: whoever asks again wants what is true then. */
export function takeAnswerAhead(request: RequestInfo | URL): Promise<Response> | undefined {
  const ahead = globalThis.__answerAhead
  if (!ahead || !(request instanceof Request) || request.method !== 'GET' || request.url !== new URL(ahead.path, location.href).href)
    return undefined
  globalThis.__answerAhead = undefined
  return ahead.answer
}
