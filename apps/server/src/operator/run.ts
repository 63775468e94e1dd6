import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { toTerminalText } from '../platform/terminal.ts'
import type { Runner } from './command.ts'
import { openForOperator } from './database.ts'
import { operatorProgram, runWords } from './program.ts'

/** Where the command is called: its environment, and what takes its output. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  /** Folder of the caller; npm starts its scripts in the project's folder. */
  cwd: string
  print(text: string): Promise<void>
  printError(text: string): Promise<void>
}

/** Does what the words of an operator's command say. Gives its exit code; never rejects. */
export async function runOperator(words: string[], { env, cwd, print, printError }: Terminal): Promise<0 | 1> {
  const runner: Runner = {
    async onDatabase(work, options) {
      const { db, close } = await openForOperator(readConfig(env), options)
      try {
        await print(`${toTerminalText(await work({ db, clock: systemClock, toPath: (name) => resolve(cwd, name) }))}\n`)
      } finally {
        await close()
      }
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
