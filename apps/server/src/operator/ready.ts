import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '@commander-js/extra-typings'
import type { Config } from '../config.ts'
import { productAddress } from './checks.ts'
import { OperatorError, type Runner } from './command.ts'

const pauseMs = 200
const askTimeoutMs = 5_000
const defaultSeconds = 600

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(askTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits until the product serves. Throws an `OperatorError` when it does not within the time. */
async function awaitReady(config: Config, seconds: number): Promise<string> {
  const address = productAddress(config)
  const until = performance.now() + seconds * 1000
  while (!(await isReady(address))) {
    if (performance.now() >= until) throw new OperatorError(`the product does not serve at ${address} within ${seconds} seconds`)
    await wait(pauseMs)
  }
  return `serves at ${address}`
}

function toSeconds(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 86_400)) throw new OperatorError(`--seconds is not a number of seconds up to 86400: ${text}`)
  return seconds
}

export const addReady = (program: Command, runner: Runner) =>
  program
    .command('ready')
    .summary('wait until the product serves, for scripts that start it')
    .description(
      'Waits until the product on this machine serves: it has started and its database answers. Exit code 1 where it does not in time.',
    )
    .option('--seconds <NUMBER>', `longest to wait; ${defaultSeconds} without it`)
    .action(({ seconds }) => runner.onSettings((config) => awaitReady(config, seconds === undefined ? defaultSeconds : toSeconds(seconds))))
