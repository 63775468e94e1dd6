import type { Command } from '@commander-js/extra-typings'
import { displayCurrency } from '@karavan/contract/money.ts'
import { atCommandLine } from '../features/audit/service.ts'
import { refreshRates } from '../features/currency/refresh.ts'
import { clearOperatorRate, createRateBook, listRateHistory, setOperatorRate } from '../features/currency/service.ts'
import { createLog } from '../platform/log.ts'
import { type Context, OperatorError, type Runner } from './command.ts'
import { recordDone } from './commands.ts'

async function setRate({ db, clock }: Context, currency: string, roubles: string, reason?: string): Promise<string> {
  const rate = Number(roubles.replace(',', '.'))
  try {
    await db.transaction().execute(async (trx) => {
      await setOperatorRate(trx, currency, rate, clock(), { by: atCommandLine.name, reason })
      await recordDone(
        { db: trx, clock },
        { kind: 'rate_set', details: { currency: currency.toUpperCase(), rate, ...(reason && { reason }) } },
      )
    })
  } catch (error) {
    if (error instanceof RangeError) throw new OperatorError(error.message, { cause: error })
    throw error
  }
  return `1 ${currency.toUpperCase()} is ${roubles} RUB`
}

/** What goods are priced with now, and what was published day by day. */
async function listRates({ db, clock, config }: Context, currency: string): Promise<string> {
  const code = currency.toUpperCase()
  const book = createRateBook({ db, clock, marginPercent: config.rateMarginPercent })
  await book.refresh()
  const rate = book.find(code, displayCurrency)
  if (!rate) throw new OperatorError(`There is no rate for ${currency}`)
  const margin = rate.marginPercent === undefined ? '' : `, with ${rate.marginPercent}% on top`
  const history = await listRateHistory(db, code, 30)
  return [
    `1 ${code} is ${rate.value} RUB (${rate.source}, ${rate.at}${margin}${rate.isOld ? ', old' : ''})`,
    ...history.map((day) => [day.date, Number(day.rub_per_unit), day.source, day.fetched_at.toISOString()].join('  ')),
  ].join('\n')
}

async function askForRates({ db, clock, config }: Context): Promise<string> {
  if (config.rates.sources.length === 0) throw new OperatorError('RATE_SOURCES is off: nobody is asked')
  const { chosen, refused } = await refreshRates({ db, clock, log: createLog('silent'), config }, new AbortController().signal)
  const lines = [
    ...chosen.map(({ currency, rubPerUnit, source, date }) => `1 ${currency} is ${Number(rubPerUnit.toFixed(6))} RUB (${source}, ${date})`),
    ...refused,
  ].join('\n')
  if (!chosen.some(({ currency }) => currency === 'CNY')) throw new OperatorError(`The yuan keeps its rate.\n${lines}`)
  return lines
}

async function clearRate({ db, clock }: Context, currency: string): Promise<string> {
  await db.transaction().execute(async (trx) => {
    if (!(await clearOperatorRate(trx, currency))) throw new OperatorError(`No rate was set for ${currency}`)
    await recordDone({ db: trx, clock }, { kind: 'rate_cleared', details: { currency: currency.toUpperCase() } })
  })
  return `${currency.toUpperCase()} follows the published rate`
}

export function addRates(program: Command, runner: Runner): void {
  const rate = program.command('rate')
  rate
    .command('set')
    .summary('price with this many roubles for one unit, until it is cleared')
    .argument('<CURRENCY>')
    .argument('<ROUBLES>')
    .option('--reason <TEXT>', 'why, for the desk and the log')
    .action((currency, roubles, { reason }) => runner.onDatabase((context) => setRate(context, currency, roubles, reason)))
  rate
    .command('list')
    .summary('what a currency is priced with, and what was published day by day')
    .argument('[CURRENCY]', 'CNY unless named', 'CNY')
    .action((currency) => runner.onDatabase((context) => listRates(context, currency)))
  rate
    .command('refresh')
    .summary('ask the sources of rates now, and say what each of them answers')
    .action(() => runner.onDatabase(askForRates))
  rate
    .command('clear')
    .summary('price with the published rate again')
    .argument('<CURRENCY>')
    .action((currency) => runner.onDatabase((context) => clearRate(context, currency)))
}
