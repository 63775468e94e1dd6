import { z } from 'zod'
import { isContent } from './files.ts'

const part = z.object({
  kind: z.enum(['table', 'file']),
  name: z.string(),
  /** Of a table. */
  columns: z.array(z.string()).optional(),
  rows: z.int().optional(),
  bytes: z.int(),
  sha256: z.string(),
})

/** What a backup holds, written at its end. */
export const manifest = z.object({
  made_at: z.string(),
  /** The release that made it. */
  release: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** The steps that its tables have behind them. */
  migrations: z.array(z.string()),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  parts: z.array(part),
})
export type Manifest = z.infer<typeof manifest>

/** What a part names is written below DATA_DIR, and nowhere else in it than where content stands. */
const isContentPath = (name: string): boolean => {
  const steps = name.split('/')
  return isContent(steps[0] ?? '') && steps.every((step) => step !== '' && step !== '.' && step !== '..' && !/[\\\0]/.test(step))
}

/** What stands before the content of a part. */
export const partHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
  z.object({
    kind: z.literal('file'),
    name: z.string().refine(isContentPath),
  }),
  z.object({ kind: z.literal('end'), manifest }),
])
export type PartHead = z.infer<typeof partHead>
