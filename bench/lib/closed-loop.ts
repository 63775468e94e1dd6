export interface Load {
  perSecond: number
  /** Milliseconds of each piece of work. */
  times: number[]
}

/** Each of `connections` does one piece of work after the other for `seconds`, as buyers who wait for their answer do. */
export async function closedLoop(connections: number, seconds: number, work: () => Promise<unknown>): Promise<Load> {
  const times: number[] = []
  const began = performance.now()
  const endsAt = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endsAt) {
        const started = performance.now()
        await work()
        times.push(performance.now() - started)
      }
    }),
  )
  return { perSecond: (times.length * 1000) / (performance.now() - began), times }
}
