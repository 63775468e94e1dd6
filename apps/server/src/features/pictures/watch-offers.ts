import { setTimeout as wait } from 'node:timers/promises'
import { listUnseen, type Pictured, saveLook } from '@karavan/marketplaces/store/alike.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import { AppError } from '../../platform/errors.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'
import type { LookReader } from './look-reader.ts'

export interface WatchOffersDeps {
  db: Kysely<Database>
  log: Log
  reader: LookReader
  /** The picture behind an offer's address; `undefined` where it is not ours to show. Throws where it cannot be had. */
  readPicture(address: string): Promise<Buffer | undefined>
}

/** How soon after the start, and how often then, offers with new pictures are looked for. */
const firstMs = 5_000
const everyMs = 10 * 60_000
const batch = 400
/** Pictures at a time: drawing or fetching one and reading another. */
const atOnce = 2
/** What is refused because others wait comes again after this. */
const busyMs = 2_000

/** Looks at the pictures of offers that are new or have another picture, a few at a time, for as long as the app runs. */
export function watchOffers(app: App, deps: WatchOffersDeps): void {
  const closing = new AbortController()
  let stop = () => {}
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = lookAtOffers(deps, closing.signal)
    return running
  }
  const onError = (error: unknown) => {
    if (!closing.signal.aborted) deps.log.warn({ err: error }, 'pictures of offers could not be looked at')
  }
  app.addHook('onReady', async () => {
    const first = setTimeout(() => {
      look()
        .catch(onError)
        .finally(() => {
          if (!closing.signal.aborted) stop = every(everyMs, look, onError)
        })
    }, firstMs)
    first.unref()
    stop = () => clearTimeout(first)
  })
  app.addHook('preClose', async () => {
    closing.abort()
    stop()
    await running.catch(() => {})
  })
}

/** Looks at every offer whose picture has not been seen. Two processes that do so at once do some of it twice, and store the same. */
export async function lookAtOffers({ db, log, reader, readPicture }: WatchOffersDeps, signal: AbortSignal): Promise<void> {
  let seen = 0
  // Those that most buyers want can be found soon after a first start.
  for (let unseen = await listUnseen(db, batch); unseen.length > 0 && !signal.aborted; unseen = await listUnseen(db, batch))
    await lookAt(unseen)
  if (seen > 0) log.info({ offers: seen }, 'pictures of offers can be searched by')

  async function lookAt(unseen: readonly Pictured[]): Promise<void> {
    const left = [...unseen]
    const work = async () => {
      for (let next = left.shift(); next && !signal.aborted; next = left.shift()) {
        const one: Pictured = next
        const look = await readLook(one).catch((error: unknown) => {
          if (isBusy(error)) return 'busy' as const
          log.debug({ err: error, offer: one.id }, 'the picture of an offer cannot be seen')
          return undefined
        })
        if (look === 'busy') {
          left.push(one)
          await wait(busyMs, undefined, { ref: false })
        } else if (!signal.aborted) {
          await saveLook(db, one, look)
          seen += 1
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  async function readLook({ image }: Pictured) {
    const picture = image === null ? undefined : await readPicture(image)
    return picture && reader.lookOf(picture)
  }
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === 'too_many_requests'
