import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { toTerminalText } from '../platform/terminal.ts'
import { OperatorError, type Runner } from './command.ts'
import { openForOperator } from './database.ts'
import { operatorProgram, runWords } from './program.ts'

/** Where the command is called: its environment, and what takes its output. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  /** Folder of the caller; npm starts its scripts in the project's folder. */
  cwd: string
  print(text: string): Promise<void>
  printError(text: string): Promise<void>
  /** Asks a person; left out where nobody sits there. */
  ask?(question: string, options: { isSecret: boolean }): Promise<string>
  /** Whether errors go to a terminal, where a line can be written over. */
  isErrorTerminal?: boolean
  /** Aborts at the first wish to end the command; left out where none comes. */
  untilStopped?(): AbortSignal
}

const neverStopped = (): AbortSignal => new AbortController().signal

/** Does what the words of an operator's command say. Gives its exit code; never rejects. */
export async function runOperator(
  words: string[],
  { env, cwd, print, printError, ask, isErrorTerminal = false, untilStopped = neverStopped }: Terminal,
): Promise<0 | 1> {
  const toPath = (name: string) => resolve(cwd, name)
  const progress = { isTerminal: isErrorTerminal, write: (text: string) => void printError(text) }
  const runner: Runner = {
    async onDatabase(work, options) {
      const config = readConfig(env)
      const { db, close } = await openForOperator(config, options)
      try {
        const { shop, feeds } = config
        await print(`${toTerminalText(await work({ db, clock: systemClock, config, shop, feeds, toPath, progress, untilStopped }))}\n`)
      } finally {
        await close()
      }
    },
    async confirm(question) {
      if (!ask) throw new OperatorError('nobody sits at a terminal to confirm it: look at the account, then add --yes')
      return /^(?:y|yes|д|да)$/i.test((await ask(toTerminalText(question), { isSecret: false })).trim())
    },
    async onSettings(work) {
      const report = (text: string) => print(`${toTerminalText(text)}\n`)
      const config = readConfig(env)
      const answer = async (question: string, { isSecret = false } = {}) => ask?.(question, { isSecret })
      await report(await work(config, { clock: systemClock, toPath, report, ask: answer }))
    },
    onFiles: async (work) => print(`${toTerminalText(await work(readConfig(env).dataDir))}\n`),
  }
  try {
    await runWords(
      operatorProgram(runner, (text) => void print(text)),
      words,
    )
    return 0
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await printError(`${toTerminalText(reason.replaceAll(/\s*\n\s*/g, ' '))}\n`)
    return 1
  }
}
