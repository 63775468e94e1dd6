import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type KaravanProcess, nodeFlags, ofProcess } from '@karavan/testing/karavan-process.ts'

const command = fileURLToPath(import.meta.resolve('@karavan/server/operator/main.ts'))

/** The operator's command as `npm run operator` starts it, on the data of a running product; gives what it prints. Rejects unless it exits with 0. */
export async function operator(karavan: KaravanProcess, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags, command, ...words], {
    env: { PATH: process.env.PATH, ...ofProcess, DATA_DIR: karavan.dataDir, ...karavan.settings },
  })
  return stdout
}
