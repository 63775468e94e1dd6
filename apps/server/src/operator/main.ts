import { makeFilesPrivate } from '../platform/data-folder.ts'
import { runOperator } from './run.ts'

makeFilesPrivate()

const to = (stream: NodeJS.WriteStream) => (text: string) => new Promise<void>((done) => stream.write(text, () => done()))

const code = await runOperator(process.argv.slice(2), {
  env: process.env,
  cwd: process.env.INIT_CWD ?? process.cwd(),
  print: to(process.stdout),
  printError: to(process.stderr),
})
process.exit(code)
