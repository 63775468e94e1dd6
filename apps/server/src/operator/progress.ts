/** Where a person or a log sees how far long work has come. */
export interface ProgressOutput {
  /** Whether a line can be written over. */
  isTerminal: boolean
  write(text: string): void
}

export interface Progress {
  show(done: number, all: number): void
  /** Takes the bar away. */
  end(): void
}

const redrawnMs = 200
const loggedMs = 10_000
const width = 30

/** A bar on a terminal; elsewhere a line now and then, and none of work that is over before. */
export function createProgress(
  { isTerminal, write }: ProgressOutput,
  what: string,
  now: () => number = performance.now.bind(performance),
): Progress {
  const began = now()
  let first: number | undefined
  let shownAt = isTerminal ? -redrawnMs : began
  return {
    show(done, all) {
      first ??= done
      const at = now()
      if (at - shownAt < (isTerminal ? redrawnMs : loggedMs)) return
      shownAt = at
      const share = all > 0 ? Math.min(1, done / all) : 1
      const perSecond = (1000 * (done - first)) / Math.max(1, at - began)
      const left = perSecond > 0 ? `, ${perSecond.toFixed(0)}/s, ${inWords((all - done) / perSecond)} left` : ''
      const said = `${Math.floor(100 * share)} %, ${done} of ${all} ${what}${left}`
      const bar = '#'.repeat(Math.round(width * share)).padEnd(width, '.')
      write(isTerminal ? `\r[${bar}] ${said}\x1b[K` : `${said}\n`)
    },
    end() {
      if (isTerminal && first !== undefined) write('\r\x1b[K')
    },
  }
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : seconds < 90 * 60 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
