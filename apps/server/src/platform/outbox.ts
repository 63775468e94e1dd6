import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxOf } from './mail.ts'

export interface StoredMail {
  /** ISO 8601, UTC. */
  at: string
  to: string
  subject: string
  text: string
  /** Its path. */
  file: string
}

/** The emails in the outbox folder, oldest first; none where there is no folder yet. */
export async function readOutbox(dataDir: string): Promise<StoredMail[]> {
  const folder = outboxOf(dataDir)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const { default: PostalMime } = await import('postal-mime')
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => {
        const file = join(folder, name)
        const { date, to, subject, text } = await PostalMime.parse(await readFile(file))
        return {
          at: date ?? '',
          to: to?.map(({ address }) => address).join(', ') ?? '',
          subject: subject ?? '',
          text: text ?? '',
          file,
        }
      }),
  )
}
