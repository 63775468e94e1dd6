import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runOperator } from '@karavan/server/operator/run.ts'
import { bankSettings } from './given-shop.ts'
import { nodeFlags, ofProcess } from './karavan-process.ts'

export interface OperatorAnswer {
  code: number
  out: string
  err: string
}

const main = fileURLToPath(import.meta.resolve('@karavan/server/operator/main.ts'))
const environment = (dataDir: string, settings: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  INIT_CWD: dataDir,
  ...bankSettings,
  ...settings,
})

/** An operator's command in this process, called from the folder `dataDir`, with its data there unless `settings` say otherwise. */
export async function operatorCommand(
  dataDir: string,
  words: string[],
  settings: Record<string, string> = {},
  /** Whoever sits at the terminal. */
  ask?: (question: string) => Promise<string>,
): Promise<OperatorAnswer> {
  const answer = { out: '', err: '' }
  const code = await runOperator(words, {
    env: environment(dataDir, settings),
    cwd: dataDir,
    print: async (text) => {
      answer.out += text
    },
    printError: async (text) => {
      answer.err += text
    },
    ...(ask && { ask }),
  })
  return { code, ...answer }
}

/** The same as a person runs it: a process of its own. */
export function operatorProcess(dataDir: string, words: string[], settings: Record<string, string> = {}): Promise<OperatorAnswer> {
  return new Promise((done) => {
    const env = { ...ofProcess, ...environment(dataDir, settings) }
    execFile(process.execPath, [...nodeFlags, main, ...words], { env, cwd: dataDir }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err: err.replaceAll(/^.*(ExperimentalWarning|--trace-warnings).*\n/gm, '') })
    })
  })
}
