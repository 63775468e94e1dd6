import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { node, ofProcess } from './karavan-process.ts'
import { root } from './source-graph.ts'

/** Starts of the product that fail, each a process of its own, as a person or a service manager makes it. */
export function failedStarts() {
  const folders = mkdtempSync(join(tmpdir(), 'karavan-start-'))
  afterAll(() => rmSync(folders, { recursive: true, force: true }))
  const main = join(root, 'apps/server/src/main.ts')
  return {
    /** Where a test makes data folders. */
    folders,
    start(settings: Record<string, string>, nodeOptions: string[] = []) {
      const env = {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: join(folders, 'never-made'),
        MARKETPLACES: 'catalogue',
        ...ofProcess,
        ...settings,
      }
      return new Promise<{ code: unknown; out: string; err: string }>((done) => {
        execFile(node, ['--no-warnings', ...nodeOptions, main], { env, timeout: 120_000 }, (error, out, err) =>
          done({ code: error?.code ?? 0, out, err }),
        )
      })
    },
  }
}

/** One line that says what is wrong, and exit code 1. */
export const refusedStart = (line: string | RegExp) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(typeof line === 'string' ? `^Karavan could not start: ${line}\n$` : line),
})
