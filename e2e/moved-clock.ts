/** Settings of a process whose clock is so many hours ahead, in its workers too: its database is one of them. */
export function movedClock(hours: number): Record<string, string> {
  const code = `const Real=Date;const by=${hours * 60 * 60_000};globalThis.Date=class extends Real{constructor(...given){given.length?super(...given):super(Real.now()+by)}static now(){return Real.now()+by}}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}
