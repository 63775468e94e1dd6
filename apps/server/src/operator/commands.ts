import { open } from 'node:fs/promises'
import { languages } from '@karavan/contract/language.ts'
import { findUidByEmail, setDisabled } from '@karavan/identity/accounts.ts'
import { normaliseEmail } from '@karavan/identity/email.ts'
import type { IdentityDb } from '@karavan/identity/tables.ts'
import { removeIdleGuests } from '../features/account/retention.ts'
import { importCatalogue } from '../features/catalogue/import-catalogue.ts'
import { clearOperatorRate, setOperatorRate } from '../features/currency/operator-rates.ts'
import { grantOperator, revokeOperator } from '../features/roles/repository.ts'
import { readOutbox } from '../platform/outbox.ts'
import { type Command, type Context, OperatorError, withJobs } from './command.ts'
import { orderCommands } from './orders.ts'

async function getUid({ db }: Context, email: string): Promise<string> {
  const uid = await findUidByEmail(db as unknown as IdentityDb, email)
  if (!uid) throw new OperatorError(`No account has the address ${email}`)
  return uid
}

const setAccountDisabled =
  (isDisabled: boolean): Command['run'] =>
  async (context, [email = '']) => {
    await setDisabled(context.db as unknown as IdentityDb, await getUid(context, email), isDisabled, context.clock())
    return `${email} is ${isDisabled ? 'disabled' : 'enabled'}`
  }

async function listMails({ dataDir }: Context, _args: string[], { to, json }: Partial<Record<string, string>>): Promise<string> {
  const mails = (await readOutbox(dataDir)).filter((mail) => to === undefined || normaliseEmail(mail.to) === normaliseEmail(to))
  if (json !== undefined) return JSON.stringify(mails)
  return mails.length === 0 ? 'No mails' : mails.map(({ at, to, subject, file }) => [at, to, subject, file].join('  ')).join('\n')
}

async function runImport({ db, clock, toPath }: Context, [file = '']: string[], options: Partial<Record<string, string>>): Promise<string> {
  const { platform, language: named = 'en' } = options
  if (!platform) throw new OperatorError('--platform NAME is missing: it names the shop whose offers these are')
  const language = languages.find((one) => one === named)
  if (!language) throw new OperatorError(`--language knows ${languages.join(', ')}, not ${named}`)
  const handle = await open(toPath(file)).catch((cause: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${cause.code})`, { cause })
  })
  const deps = { db, clock }
  const { read, stored, updated, skippedCount, skipped } = await importCatalogue(deps, handle.createReadStream(), { platform, language })
  const reasons = skipped.map(({ line, reason }) => `line ${line}: ${reason}`)
  if (read > 0 && stored + updated === 0) throw new OperatorError(`No line of ${file} is a listing. ${reasons[0]}`)
  const more = skippedCount - skipped.length
  return [
    `${file}: ${stored} new, ${updated} updated, ${skippedCount} skipped`,
    ...reasons,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}

async function listDeadJobs(context: Context): Promise<string> {
  const dead = await withJobs(context, (jobs) => jobs.listDead())
  if (dead.length === 0) return 'No job was given up'
  return dead
    .map(({ id, name, data, reason, diedAt }) => [diedAt.toISOString(), id, name, JSON.stringify(data), reason].join('  '))
    .join('\n')
}

async function retryDeadJobs(context: Context, [which = '']: string[]): Promise<string> {
  const sent = await withJobs(context, async (jobs) => {
    if (which === 'all') return jobs.retryDead()
    return (await jobs.listDead()).some(({ id }) => id === which) ? jobs.retryDead(which) : 0
  })
  if (sent === 0 && which !== 'all') throw new OperatorError(`No job that was given up has the id ${which}. jobs list shows them`)
  return `Jobs sent once more: ${sent}`
}

export const commands: Command[] = [
  {
    usage: 'import-catalogue FILE.jsonl --platform NAME [--language en]',
    summary: 'bring offers of a shop of your own; again updates them by item_id',
    options: ['platform', 'language'],
    run: runImport,
  },
  {
    usage: 'account disable EMAIL',
    summary: 'sign an account out everywhere and keep it out',
    run: setAccountDisabled(true),
  },
  {
    usage: 'account enable EMAIL',
    summary: 'let a disabled account sign in again',
    run: setAccountDisabled(false),
  },
  {
    usage: 'operator grant EMAIL',
    summary: 'let an account use the desk',
    async run(context, [email = '']) {
      await grantOperator(context.db, await getUid(context, email), context.clock())
      return `${email} is an operator`
    },
  },
  {
    usage: 'operator revoke EMAIL',
    summary: 'take the desk from an account',
    async run(context, [email = '']) {
      await revokeOperator(context.db, await getUid(context, email))
      return `${email} is not an operator`
    },
  },
  ...orderCommands,
  {
    usage: 'outbox list [--to EMAIL] [--json]',
    summary: 'mails that wait to be read, oldest first; with --json their texts too',
    options: ['to'],
    flags: ['json'],
    run: listMails,
  },
  {
    usage: 'guests remove-idle',
    summary: 'delete guests whose time is over now, and not at the next hour',
    run: async ({ db, clock }) => `${await removeIdleGuests(db, clock)} guests removed`,
  },
  {
    usage: 'jobs list',
    summary: 'work that was given up after many attempts, with the reason',
    run: listDeadJobs,
  },
  {
    usage: 'jobs retry ID',
    summary: 'try it once more; with the word all instead of an id, everything that was given up',
    run: retryDeadJobs,
  },
  {
    usage: 'rate set CURRENCY ROUBLES',
    summary: 'price with this many roubles for one unit, until it is cleared',
    async run({ db, clock }, [currency = '', roubles = '']) {
      try {
        await setOperatorRate(db, currency, Number(roubles.replace(',', '.')), clock())
      } catch (error) {
        if (error instanceof RangeError) throw new OperatorError(error.message, { cause: error })
        throw error
      }
      return `1 ${currency.toUpperCase()} is ${roubles} RUB`
    },
  },
  {
    usage: 'rate clear CURRENCY',
    summary: 'price with the published rate again',
    async run({ db }, [currency = '']) {
      if (!(await clearOperatorRate(db, currency))) throw new OperatorError(`No rate was set for ${currency}`)
      return `${currency.toUpperCase()} follows the published rate`
    },
  },
]
