import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The release that runs, as package.json names it. */
export const release = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
