import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '@commander-js/extra-typings'
import type { Config } from '../config.ts'
import { productAddress } from './checks.ts'
import { OperatorError, type Runner } from './command.ts'

const pauseMs = 200
const askTimeoutMs = 5_000

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(askTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

interface Waiting {
  seconds: number
  /** The process that is to serve: there is nothing to wait for once it has ended. */
  pid: number | undefined
}

/** Waits until the product serves. Throws an `OperatorError` when it does not within the time. */
async function awaitReady(config: Config, { seconds, pid }: Waiting): Promise<string> {
  const address = productAddress(config)
  const until = performance.now() + seconds * 1000
  while (!(await isReady(address))) {
    if (pid !== undefined && !isRunning(pid)) throw new OperatorError('the product has ended before it served')
    if (performance.now() >= until) throw new OperatorError(`the product does not serve at ${address} within ${seconds} seconds`)
    await wait(pauseMs)
  }
  return `serves at ${address}`
}

function toNumber(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!(number > 0 && number <= most)) throw new OperatorError(`--${name} is not a number up to ${most}: ${text}`)
  return number
}

export const addReady = (program: Command, runner: Runner) =>
  program
    .command('ready')
    .summary('wait until the product serves, for scripts that start it')
    .description(
      'Waits until the product on this machine serves: it has started and its database answers. Exit code 1 where it does not in time.',
    )
    .option('--seconds <NUMBER>', 'longest to wait', '600')
    .option('--pid <PID>', 'the process that is to serve: waits no longer once it has ended')
    .action(({ seconds, pid }) =>
      runner.onSettings((config) =>
        awaitReady(config, {
          seconds: toNumber('seconds', seconds, 86_400),
          pid: pid === undefined ? undefined : toNumber('pid', pid, 2 ** 22),
        }),
      ),
    )
