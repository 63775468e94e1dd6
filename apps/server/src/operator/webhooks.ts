import type { Command } from '@commander-js/extra-typings'
import { orderWebhook, replayWebhooks, webhookJobOptions } from '../features/orders/webhooks.ts'
import { type Context, OperatorError, type Runner, withJobs } from './command.ts'
import { recordDone } from './commands.ts'

async function replay(context: Context, { since, order }: { since?: string; order?: string }): Promise<string> {
  if (!context.config.webhook) throw new OperatorError('WEBHOOK_URL is not set: nobody is told')
  if ((since === undefined) === (order === undefined)) throw new OperatorError('say which: --since TIME or --order ORDER')
  const from = since === undefined ? undefined : new Date(since)
  if (from && Number.isNaN(from.getTime())) throw new OperatorError('--since must be a time such as 2026-01-31 or 2026-01-31T12:00Z')
  const sent = await withJobs(
    context,
    (jobs) => context.db.transaction().execute((trx) => replayWebhooks(trx, jobs, { since: from, order })),
    (jobs) => jobs.work(orderWebhook, async () => {}, webhookJobOptions),
  )
  if (sent > 0) await recordDone(context, { kind: 'jobs_retried', details: { jobs: sent } })
  return `Events sent again: ${sent}`
}

/** What the program behind WEBHOOK_URL is told. */
export function addWebhookCommands(program: Command, runner: Runner): void {
  program
    .command('webhooks')
    .command('replay')
    .summary('tell the program of WEBHOOK_URL again what happened to orders')
    .description(
      'Tells the program of WEBHOOK_URL again what happened to orders. Each event keeps its webhook-id, by which the receiver knows it again.',
    )
    .option('--since <TIME>', 'all that happened from then on, such as 2026-01-31 or 2026-01-31T12:00Z')
    .option('--order <ORDER>', 'all of this order, by its id or number')
    .action((options) => runner.onDatabase((context) => replay(context, options)))
}
