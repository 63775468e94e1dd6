import type { Command } from '@commander-js/extra-typings'
import { type AuditEntry, auditPageLimit } from '@karavan/contract/audit.ts'
import { findAddress, findCreation, findUidByEmail, setDisabled } from '@karavan/identity/accounts.ts'
import type { IdentityDb, IdentityTables } from '@karavan/identity/tables.ts'
import { atCommandLine, listAudit, record } from '../features/audit/service.ts'
import { grant, type NamedAccount, resetSecondFactor, revoke } from '../features/operators/service.ts'
import { countOrdersOf } from '../features/orders/service.ts'
import { isOperator } from '../features/roles/service.ts'
import { toTerminalJson } from '../platform/terminal.ts'
import { type Context, OperatorError, type Runner, toSince } from './command.ts'

const identityOf = ({ db }: Pick<Context, 'db'>): IdentityDb => db.$pickTables<keyof IdentityTables>()

/** The account with an address that was typed, with the address as the sign-in service has it. */
async function getAccount(context: Context, typed: string): Promise<NamedAccount> {
  const uid = await findUidByEmail(identityOf(context), typed)
  const address = uid && (await findAddress(identityOf(context), uid))
  if (!address) throw new OperatorError(`No account has the address ${typed}`)
  return { uid, email: address.email }
}

/** Whom the role would be given to, so that the owner sees that it is the account that is meant. */
async function describe(context: Context, email: string): Promise<NamedAccount & { text: string }> {
  const account = await getAccount(context, email)
  if (!(await findAddress(identityOf(context), account.uid))?.isProven)
    throw new OperatorError(
      `${email} has not confirmed this address yet. The account's menu in the shop has “Confirm address”: it sends a letter (without SMTP_URL a file that "operator outbox list" names)`,
    )
  const madeAt = await findCreation(identityOf(context), account.uid)
  const orders = await countOrdersOf(context.db, account.uid)
  const facts = [`uid ${account.uid}`, `registered ${madeAt?.toISOString().slice(0, 10) ?? '-'}`, `orders: ${orders}`]
  return { ...account, text: `${account.email}  ${facts.join('  ')}` }
}

async function grantRole(runner: Runner, email: string, { yes }: { yes?: true }): Promise<void> {
  let seen: string | undefined
  if (!yes) {
    await runner.onDatabase(async (context) => {
      const { uid, text } = await describe(context, email)
      seen = uid
      return text
    })
    if (!(await runner.confirm('Give this account the desk? [y/N] '))) throw new OperatorError('nothing was changed')
  }
  await runner.onDatabase(async (context) => {
    const { text, ...account } = await describe(context, email)
    if (seen !== undefined && account.uid !== seen) throw new OperatorError(`${email} is another account by now. Nothing was changed`)
    await context.db.transaction().execute((trx) => grant(trx, account, atCommandLine, context.clock()))
    const done = `${email} is an operator. The desk asks for a password of 12 characters or more, and for a second factor where others can call`
    return yes ? `${text}\n${done}` : done
  })
}

async function revokeRole(context: Context, email: string): Promise<string> {
  const account = await getAccount(context, email)
  await context.db.transaction().execute((trx) => revoke(trx, account, atCommandLine, context.clock()))
  return `${email} is not an operator`
}

async function reset(context: Context, email: string): Promise<string> {
  const account = await getAccount(context, email)
  if (!(await isOperator(context.db, account.uid))) throw new OperatorError(`${email} is not an operator`)
  await context.db.transaction().execute((trx) => resetSecondFactor(trx, account, atCommandLine, context.clock()))
  return `${email} has no second factor any more, and sets up a new one at the desk with the password`
}

const toLine = ({ at, kind, actor, subject, order_number, address, details }: AuditEntry): string =>
  [at, kind, actor, subject, order_number, address, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)]
    .filter((part) => part !== null)
    .join('  ')

async function listLog({ db }: Context, { since, json }: { since?: string; json?: true }): Promise<string> {
  const from = since === undefined ? undefined : toSince(since)
  const entries: AuditEntry[] = []
  // Without a date the newest page is enough.
  for (let before: number | undefined; ; ) {
    const page = await listAudit(db, { since: from, before }, auditPageLimit)
    entries.push(...page.entries)
    if (from === undefined || page.next === null) break
    before = Number(page.next)
  }
  entries.reverse()
  if (json) return toTerminalJson(JSON.stringify(entries))
  return entries.length === 0 ? 'Nothing is in the log' : entries.map(toLine).join('\n')
}

/** Accounts, and who may use the desk. */
export function addAccountCommands(program: Command, runner: Runner): void {
  const account = program.command('account')
  for (const [name, isDisabled, summary] of [
    ['disable', true, 'sign an account out everywhere and keep it out'],
    ['enable', false, 'let a disabled account sign in again'],
  ] as const)
    account
      .command(name)
      .summary(summary)
      .argument('<EMAIL>')
      .action((email) =>
        runner.onDatabase(async (context) => {
          const { uid, email: subject } = await getAccount(context, email)
          const at = context.clock()
          await context.db.transaction().execute(async (trx) => {
            await setDisabled(identityOf({ db: trx }), uid, isDisabled, at)
            await record(trx, { kind: `account_${name}d`, at, by: atCommandLine, subject })
          })
          return `${email} is ${name}d`
        }),
      )

  const operator = program.command('operator')
  operator
    .command('grant')
    .summary('let an account use the desk, after a look at it')
    .argument('<EMAIL>')
    .option('--yes', 'without the question, for scripts')
    .action((email, options) => grantRole(runner, email, options))
  operator
    .command('revoke')
    .summary('take the desk from an account, at once')
    .argument('<EMAIL>')
    .action((email) => runner.onDatabase((context) => revokeRole(context, email)))
  operator
    .command('audit')
    .summary('what operators did, oldest first: the newest, or all since a day')
    .option('--since <DATE>', 'from this day or moment on, such as 2026-11-01')
    .option('--json', 'all fields, as JSON')
    .action((options) => runner.onDatabase((context) => listLog(context, options)))
  operator
    .command('second-factor')
    .command('reset')
    .summary('take the second factors of an operator who has lost them')
    .argument('<EMAIL>')
    .action((email) => runner.onDatabase((context) => reset(context, email)))
}
