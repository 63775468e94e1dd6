import { Command, CommanderError, type CommandUnknownOpts, type Help } from '@commander-js/extra-typings'
import { addAccountCommands } from './accounts.ts'
import { addBackupCommands } from './backup.ts'
import { addBounceCommands } from './bounces.ts'
import { OperatorError, type Runner } from './command.ts'
import { addCommands } from './commands.ts'
import { addDoctor } from './doctor.ts'
import { addFeedback } from './feedback.ts'
import { addFeedCommands } from './feeds.ts'
import { addImports } from './imports.ts'
import { addOrderCommands } from './orders.ts'
import { addRates } from './rates.ts'
import { addReady } from './ready.ts'
import { addWebhookCommands } from './webhooks.ts'

const invocation = 'npm run --silent operator --'

/** The words of a command as they are typed, without the program's own name. */
function wordsOf(command: CommandUnknownOpts): string {
  const names: string[] = []
  for (let one: CommandUnknownOpts | null = command; one?.parent; one = one.parent) names.unshift(one.name())
  return [...names, ...command.registeredArguments.map((argument) => argument.name())].join(' ')
}

/** The words of a command with the options that it needs, as the first line of its help. */
const usageOf = (command: CommandUnknownOpts): string =>
  [
    wordsOf(command) || 'COMMAND',
    ...command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags),
    ...(command.options.some(({ mandatory }) => !mandatory) ? ['[options]'] : []),
  ].join(' ')

/** What can be called: groups such as `order` only hold commands. */
const leavesOf = (command: CommandUnknownOpts): CommandUnknownOpts[] =>
  command.commands.flatMap((child) => (child.commands.length > 0 ? leavesOf(child) : [child]))

const help: Partial<Help> = {
  commandUsage: (command) => `${invocation} ${usageOf(command)}`,
  commandDescription: (command) => command.description() || command.summary(),
  visibleCommands: (command) => leavesOf(command) as ReturnType<Help['visibleCommands']>,
  subcommandTerm: wordsOf,
  subcommandDescription: (command) => command.summary() || command.description(),
}

/** All commands; what they do is done through `runner`. `writeOut` takes the texts of --help. */
export function operatorProgram(runner: Runner, writeOut: (text: string) => void): Command {
  const program = new Command('operator')
    .description('Runs the shop from the command line, whether the product runs or not.')
    .configureHelp(help)
    .configureOutput({ writeOut, writeErr: () => {} })
    .showSuggestionAfterError(false)
    .helpCommand('help [COMMAND]')
    .exitOverride()
  addImports(program, runner)
  addCommands(program, runner)
  addFeedback(program, runner)
  addRates(program, runner)
  addFeedCommands(program, runner)
  addAccountCommands(program, runner)
  addOrderCommands(program, runner)
  addWebhookCommands(program, runner)
  addBounceCommands(program, runner)
  addBackupCommands(program, runner)
  addDoctor(program, runner)
  addReady(program, runner)
  return program
}

/** Does what the words say. Prints help itself; throws an `OperatorError` for words that mean nothing. */
export async function runWords(program: Command, words: string[]): Promise<void> {
  try {
    await program.parseAsync(words.length > 0 ? withoutOwnName(program, words) : ['--help'], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return
    throw new OperatorError(toLine(program, words, error), { cause: error })
  }
}

/** "operator backup FILE", as notes name the commands, behind the script that is called so too. */
function withoutOwnName(program: Command, words: string[]): string[] {
  const [first, second] = words
  const has = (command: CommandUnknownOpts | undefined): boolean => command?.commands.some((one) => one.name() === second) === true
  const own = program.commands.find((one) => one.name() === first)
  return first === 'operator' && !has(own) && has(program) ? words.slice(1) : words
}

/** What is wrong with the words, and how the command is used. */
function toLine(program: Command, words: string[], { code, message }: CommanderError): string {
  let command: CommandUnknownOpts = program
  for (const word of words) {
    const child = command.commands.find((one) => one.name() === word)
    if (!child) break
    command = child
  }
  const reason = code === 'commander.help' ? `${command.name()} is not a whole command` : message.replace(/^error: |\.$/g, '')
  return `${reason}. ${command.commands.length > 0 ? '--help lists the commands' : `Usage: ${usageOf(command)}`}`
}
