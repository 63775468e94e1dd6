import { readFileSync } from 'node:fs'

/**
 * Loaded into a process before the product: from each SIGUSR2 on its clock is as far ahead as the file says that `MOVED_CLOCK_FILE` names, in ms. What
 * measures time that has passed (`performance.now`, timers) goes on as it does when the clock of a machine is set.
 */
const Real = Date
let byMs = 0
const now = () => Real.now() + byMs

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
process.on('SIGUSR2', () => {
  byMs = Number(readFileSync(process.env.MOVED_CLOCK_FILE ?? '', 'utf8'))
})
