import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { type Command, OperatorError } from './command.ts'
import { commands } from './commands.ts'
import { openForOperator } from './database.ts'

const wordsOf = ({ usage }: Command) => usage.split(' ').filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('--'))
const argumentsOf = ({ usage }: Command) =>
  usage
    .split(/ --| \[/)[0]
    ?.split(' ')
    .filter((word) => /^[A-Z]/.test(word)) ?? []

function help(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2
  const lines = commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}`)
  return ['Usage: npm run --silent operator -- COMMAND', '', ...lines].join('\n')
}

async function main(words: string[]): Promise<string> {
  if (words.length === 0 || words.includes('--help') || words.includes('help')) return help()
  const command = commands.find((command) => wordsOf(command).every((word, i) => words[i] === word))
  if (!command) throw new OperatorError(`Unknown command: ${words.slice(0, 2).join(' ')}. --help lists them`)
  const { values, positionals } = read(command, words.slice(wordsOf(command).length))
  const config = readConfig(process.env)
  const { db, close } = await openForOperator(config)
  try {
    // npm starts its scripts in the project's folder and says where the caller stood.
    const toPath = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name)
    return await command.run({ db, clock: systemClock, dataDir: config.dataDir, toPath }, positionals, values)
  } finally {
    await close()
  }
}

function read(command: Command, args: string[]) {
  const options = {
    ...Object.fromEntries((command.options ?? []).map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries((command.flags ?? []).map((name) => [name, { type: 'boolean' as const }])),
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (positionals.length === argumentsOf(command).length)
      return {
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === true ? '' : String(value)])),
        positionals,
      }
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message.split('.')[0] : error}. Usage: ${command.usage}`)
  }
  throw new OperatorError(`Usage: ${command.usage}`)
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`, () => process.exit(0)),
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${reason.replaceAll(/\s*\n\s*/g, ' ')}\n`, () => process.exit(1))
  },
)
