import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Command } from '@commander-js/extra-typings'
import { noteBounce, parseBounceReport } from '../features/bounces/service.ts'
import { type Context, OperatorError, type Runner } from './command.ts'

async function readReport({ toPath }: Context, file: string | undefined): Promise<Buffer> {
  if (file === undefined) return buffer(process.stdin)
  return readFile(toPath(file)).catch((cause: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${cause.code})`, { cause })
  })
}

async function note(context: Context, file: string | undefined): Promise<string> {
  const domain = context.config.mailFrom.address.split('@').at(-1) ?? ''
  const reports = await parseBounceReport(await readReport(context, file), domain)
  for (const report of reports) await noteBounce(context.db, report, { at: context.clock(), isRefused: false })
  return reports.map(({ email, reason }) => `Mail to ${email} does not arrive: ${reason}`).join('\n') || 'Nothing to note'
}

/** What comes back of mails that were sent. */
export function addBounceCommands(program: Command, runner: Runner): void {
  program
    .command('bounce')
    .summary('note at the desk whom a mail did not reach, from the report that came back')
    .description(
      'Reads a report of a mail that could not be delivered (a DSN, as mail servers send it back to the sender) and notes the address, so that its orders show it at the desk. For a pipe of the mail server. What is no such report, or about a mail of somebody else, changes nothing.',
    )
    .argument('[FILE.eml]', 'the report; left out, it is read from the input')
    .action((file) => runner.onDatabase((context) => note(context, file)))
}
