import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type KaravanProcess, nodeFlags, ofProcess } from '@karavan/testing/karavan-process.ts'
import type { OperatorAnswer, OperatorCommand } from './operator-commands.ts'

const program = fileURLToPath(new URL('operator-commands.ts', import.meta.url))
const path = { PATH: process.env.PATH ?? '' }

let child: ChildProcess | undefined
let sent = 0

/** The process that does the commands of this worker, which ends with it. */
function commands(): ChildProcess {
  if (child?.connected) return child
  child = fork(program, [], { execArgv: nodeFlags, env: { ...path, ...ofProcess } })
  child.unref()
  child.channel?.unref()
  return child
}

/** An operator's command on the data of a running product; gives what it prints. Rejects unless its exit code is 0. */
export function operator(karavan: KaravanProcess, ...words: string[]): Promise<string> {
  const process = commands()
  const command: OperatorCommand = { id: ++sent, words, env: { ...path, DATA_DIR: karavan.dataDir, ...karavan.settings } }
  return new Promise((done, fail) => {
    const forget = () => process.off('message', take).off('exit', end)
    const end = () => {
      forget()
      fail(new Error(`the process of operator's commands has ended before "${words.join(' ')}"`))
    }
    const take = ({ id, code, out, err }: OperatorAnswer) => {
      if (id !== command.id) return
      forget()
      if (code === 0) done(out)
      else fail(new Error(`"${words.join(' ')}": ${err}`))
    }
    process.on('message', take).once('exit', end)
    process.send(command)
  })
}
