import { runOperator } from '@karavan/server/operator/run.ts'
import { makeFilesPrivate } from '@karavan/server/platform/data-folder.ts'

/** Operator's commands that a worker sends, each with its environment, done in one process: starting one is most of the work of a command. */
export interface OperatorCommand {
  id: number
  words: string[]
  env: Record<string, string>
}
export interface OperatorAnswer {
  id: number
  code: number
  out: string
  err: string
}

makeFilesPrivate()

process.on('message', async ({ id, words, env }: OperatorCommand) => {
  const answer: OperatorAnswer = { id, code: 1, out: '', err: '' }
  answer.code = await runOperator(words, {
    env,
    cwd: process.cwd(),
    print: async (text) => {
      answer.out += text
    },
    printError: async (text) => {
      answer.err += text
    },
  })
  process.send!(answer)
})
