import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { makeFilesPrivate } from '../platform/data-folder.ts'
import { runOperator } from './run.ts'

makeFilesPrivate()

const to = (stream: NodeJS.WriteStream) => (text: string) => new Promise<void>((done) => stream.write(text, () => done()))

/** The question goes where errors go: the output of a command may be read by a program. */
async function ask(question: string, { isSecret }: { isSecret: boolean }): Promise<string> {
  const shown = new Writable({ write: (chunk, _encoding, done) => (isSecret ? done() : process.stderr.write(chunk, () => done())) })
  process.stderr.write(question)
  const lines = createInterface({ input: process.stdin, output: shown, terminal: true })
  try {
    // Ctrl-C and Ctrl-D end the question without an answer.
    return await new Promise((done) => lines.once('line', done).once('close', () => done('')))
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}

/** The second signal ends the process as if there were no handler. */
function untilStopped(): AbortSignal {
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
  return stopped.signal
}

const code = await runOperator(process.argv.slice(2), {
  env: process.env,
  cwd: process.env.INIT_CWD ?? process.cwd(),
  print: to(process.stdout),
  printError: to(process.stderr),
  isErrorTerminal: process.stderr.isTTY,
  untilStopped,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
})
process.exit(code)
