import type { Command } from '@commander-js/extra-typings'
import type { Config } from '../config.ts'
import { toTerminalText } from '../platform/terminal.ts'
import { checkDatabase, checkReplica } from './check-database.ts'
import {
  type Check,
  checkBackups,
  checkDisk,
  checkMail,
  checkProduct,
  checkRedis,
  checkSettings,
  type Finding,
  findings,
} from './checks.ts'
import { type Asking, OperatorError, type Runner } from './command.ts'

/** Longest that one check may take, whatever it asks. */
const checkTimeoutMs = 15_000

async function findInTime(check: Check, config: Config, now: Date): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding[]>((done) => {
    timer = setTimeout(done, checkTimeoutMs, findings.bad(check.about, `does not answer within ${checkTimeoutMs / 1000} seconds`))
  })
  try {
    return await Promise.race([check.look(config, now), late])
  } catch (error) {
    return findings.bad(check.about, error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}

const checks: Check[] = [checkSettings, checkProduct, checkDatabase, checkReplica, checkRedis, checkMail, checkDisk, checkBackups]
const words = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' } as const

async function examine(config: Config, { clock, report }: Asking, { json }: { json?: true }): Promise<string> {
  const found = (await Promise.all(checks.map((check) => findInTime(check, config, clock())))).flat()
  const text = json
    ? JSON.stringify(found)
    : found
        .map(({ state, about, text, advice }) =>
          // One line for each: what comes from elsewhere must not begin another one.
          toTerminalText(
            [words[state], about.padEnd(12), text, ...(advice ? [`-> ${advice}`] : [])]
              .join(' ')
              .replaceAll(/\s+\n?\s*/g, (gap) => (gap.includes('\n') ? ' ' : gap)),
          ),
        )
        .join('\n')
  const bad = found.filter(({ state }) => state === 'bad')
  if (bad.length === 0) return text
  await report(text)
  throw new OperatorError(`${bad.length} of ${found.length} findings are bad: ${[...new Set(bad.map(({ about }) => about))].join(', ')}`)
}

export const addDoctor = (program: Command, runner: Runner) =>
  program
    .command('doctor')
    .summary('look whether everything is well, and say what to do where it is not')
    .description(
      'Looks at settings, the running product, database, replica, clock, offers, rates, jobs, Redis, mail server, disk and backups, and changes nothing. Exit code 1 where something is bad.',
    )
    .option('--json', 'the findings as JSON')
    .action((options) => runner.onSettings((config, asking) => examine(config, asking, options)))
