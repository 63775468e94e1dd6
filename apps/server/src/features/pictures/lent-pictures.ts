import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { createSigner } from '../../platform/signature.ts'
import { readToLend } from './service.ts'

const prefix = '/media/lent/'
/** A marketplace fetches a picture at once, and keeps what it made of it. */
const lentMs = 10 * 60_000

export interface LentPictures {
  /** An address under which anybody can fetch this one picture for some minutes. */
  linkTo(id: string): string
  /** Whether these parts of an address are of one that `linkTo` gave, and its time is not over. */
  isLent(parts: LentParts): boolean
}

interface LentParts {
  until: string
  signature: string
  id: string
}

/**
 * Buyers' pictures for marketplaces that fetch what they compare: under an address that is signed and soon ends, because whoever knows it can look. `key`: the same in all
 * processes of one shop.
 */
export function createLentPictures({ publicUrl, key, clock }: { publicUrl(): string; key(): Buffer; clock: Clock }): LentPictures {
  const { sign, isSigned } = createSigner(key)
  const toText = (id: string, until: string): string => `${until} ${id}`
  return {
    linkTo(id) {
      const until = (clock().getTime() + lentMs).toString(36)
      return `${publicUrl()}${prefix}${until}/${sign(toText(id, until))}/${id}.jpg`
    },
    isLent: ({ until, signature, id }) => isSigned(toText(id, until), signature) && Number.parseInt(until, 36) > clock().getTime(),
  }
}

const lentParams = z.object({ until: z.string(), signature: z.string(), file: z.string() })

/** `/media/lent/<until>/<signature>/<id>.jpg`: without a token or a cookie, and nothing else than the picture. */
export async function lentPictureRoutes(app: App, { db, lent }: { db: Kysely<Database>; lent: LentPictures }): Promise<void> {
  app.get(
    `${prefix}:until/:signature/:file`,
    { config: { limit: 'picture' }, schema: { hide: true, params: lentParams } },
    async ({ params: { until, signature, file } }, reply) => {
      const id = /^([\w-]{1,64})\.jpg$/.exec(file)?.[1]
      reply.header('Cache-Control', 'no-store')
      const picture = id !== undefined && lent.isLent({ until, signature, id }) ? await readToLend(db, id) : undefined
      if (!picture) throw new AppError('not_found')
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox").header('X-Robots-Tag', 'noindex, nofollow')
      return reply.type('image/jpeg').send(picture)
    },
  )
}
