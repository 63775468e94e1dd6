/** As long as browsers take two presses for one double press, in milliseconds. */
const doublePressMs = 500

/** Call when a press closes something. The second press of a double press is meant for that too: what lies beneath it does not get it. */
export function ignoreSecondPress(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  const over = new AbortController()
  setTimeout(() => over.abort(), doublePressMs)
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, ignore, { capture: true, signal: over.signal })
}
