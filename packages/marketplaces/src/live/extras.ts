type Ask = (signal: AbortSignal) => Promise<unknown>

/** How long what is there waits for what only makes it nicer. */
const standardGraceMs = 1_500

/**
 * Asks for what is needed and, at the same time, for what would be nice to have. Gives both, with `undefined` in the place of every extra that failed or did not
 * come shortly after the rest; throws what the needed call throws.
 */
export async function askWithExtras(
  main: Ask,
  extras: readonly Ask[],
  signal: AbortSignal,
  graceMs = standardGraceMs,
): Promise<{ main: unknown; extras: unknown[] }> {
  const side = new AbortController()
  const either = AbortSignal.any([signal, side.signal])
  // First in the queue of calls as well.
  const needed = main(signal)
  const asked = Promise.all(extras.map((ask) => ask(either).catch(() => undefined)))
  try {
    const found = await needed
    if (found === undefined) return { main: undefined, extras: [] }
    const giveUp = setTimeout(() => side.abort(), graceMs)
    const nice = await asked.finally(() => clearTimeout(giveUp))
    signal.throwIfAborted()
    return { main: found, extras: nice }
  } finally {
    side.abort()
  }
}
