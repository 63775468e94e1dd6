const longestWaitMs = 2_000

/** Resolves once the browser has nothing to draw, or after two seconds: for work that a slow phone's processor has no room for until then. */
export const screenStands = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done(), { timeout: longestWaitMs }) : done(),
  )
