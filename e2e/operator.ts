import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Product } from '../apps/server/test/product.ts'

const command = fileURLToPath(new URL('../apps/server/src/operator/main.ts', import.meta.url))

/** The operator's command, on the data of a running product; gives what it prints. Rejects unless it exits with 0. */
export async function operator(product: Product, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: product.dataDir, ...product.settings },
  })
  return stdout
}
