import { done } from '@karavan/contract/common.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import { AppError } from '../../platform/errors.ts'

/** How long the database may take to answer, and for how long its answer is believed. */
const databaseTimeoutMs = 2_000
const believedMs = 500

export interface HealthDeps {
  db: Kysely<Database>
  /** The embedded database is a part of this process, which ends with it; a long import there is no failure. */
  isOnlyProcess: boolean
}

/**
 * `/health/live`: this process runs; where it does not answer, start it again. `/health/ready`, `/health` and `/api/health`: it can serve; where one of them
 * says 503, calls are better sent to another one. That is so while it starts, while its database is away and when it is about to end.
 */
export async function healthRoutes(app: App, { db, isOnlyProcess }: HealthDeps): Promise<void> {
  const options = { config: { limit: 'none' }, schema: { response: { 200: done } }, logLevel: 'silent' } as const
  const isDatabaseThere = isOnlyProcess ? async () => true : lookAtDatabase(db)
  app.get('/health/live', options, async () => ({ success: true as const }))
  for (const url of ['/health', '/health/ready', '/api/health']) {
    app.get(url, options, async () => {
      if (app.standing.isEnding) throw new AppError('not_ready', { text: 'The service is about to end' })
      if (!(await isDatabaseThere())) throw new AppError('not_ready', { text: 'The database does not answer' })
      return { success: true as const }
    })
  }
}

/** However many ask, the database is asked once at a time. */
function lookAtDatabase(db: Kysely<Database>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined
  const look = async () => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<false>((done) => {
      timer = setTimeout(done, databaseTimeoutMs, false)
    })
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    try {
      return await Promise.race([answered, tooLate])
    } finally {
      clearTimeout(timer)
    }
  }
  return () => {
    const now = Date.now()
    if (!last || now - last.at > believedMs) {
      const answer = look()
      last = { at: now, answer }
      // Believed from when it was given.
      void answer.then(() => {
        if (last?.answer === answer) last.at = Date.now()
      })
      last.at = Number.POSITIVE_INFINITY
    }
    return last.answer
  }
}
