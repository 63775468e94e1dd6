import type { Command } from '@commander-js/extra-typings'
import { listFeedback } from '../features/conversations/service.ts'
import { toTerminalJson } from '../platform/terminal.ts'
import { type Context, type Runner, toSince } from './command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** One JSON object a line: the question, what was shown, and what the buyer thought of it. Who it was is not in it. */
async function printFeedback({ db, clock }: Context, { since }: { since?: string }): Promise<string> {
  const from = since === undefined ? new Date(clock().getTime() - 30 * dayMs) : toSince(since)
  const rows = await listFeedback(db, from)
  if (rows.length === 0) return 'No answer has been judged since then'
  return rows.map((row) => toTerminalJson(JSON.stringify({ ...row, at: row.at.toISOString() }))).join('\n')
}

export function addFeedback(program: Command, runner: Runner): void {
  program
    .command('feedback')
    .summary('what buyers thought of answers, one JSON object a line')
    .option('--since <DATE>', 'from this day or moment on, such as 2026-11-01; else the last 30 days')
    .action((options) => runner.onDatabase((context) => printFeedback(context, options)))
}
