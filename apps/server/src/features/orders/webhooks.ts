import { createHmac } from 'node:crypto'
import type { TimelineKind } from '@karavan/contract/orders.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { FinalJobError, type Job, type JobOptions, type Jobs } from '../../platform/jobs.ts'
import * as orders from './repository.ts'
import { toWebhookEvent } from './to-webhook-event.ts'

/** The job that tells another program of an entry of a timeline. */
export const orderWebhook = 'order-webhook'
/** Twelve attempts more over eight hours. */
export const webhookJobOptions: JobOptions = { retryDelaySeconds: 5, timeoutSeconds: 60 }

const jobData = z.object({ order_id: z.string(), seq: z.number().int() })
const answerTimeoutMs = 15_000

/** Notes are the desk's own. */
export const isHooked = (kind: TimelineKind): boolean => kind !== 'note'

export type Webhook = NonNullable<Config['webhook']>

interface WebhookDeps {
  db: Kysely<Database>
  clock: Clock
  publicUrl(): string
}

/**
 * Posts an entry of a timeline, signed. The same entry has the same `webhook-id` at every attempt and replay, by which a receiver knows it again. Throws
 * where it was not taken, a `FinalJobError` where the receiver says that it never will be (410).
 */
export async function sendWebhook(
  deps: WebhookDeps,
  { url, secret }: Webhook,
  { data, signal }: Pick<Job, 'data' | 'signal'>,
): Promise<void> {
  const { order_id: orderId, seq } = jobData.parse(data)
  const order = await orders.findOrder(deps.db, orderId, undefined)
  const [event] = await orders.listEvents(deps.db, orderId, seq - 1)
  if (!order || event?.seq !== seq) return
  const id = `${orderId}.${seq}`
  const body = JSON.stringify(toWebhookEvent(id, order, await orders.listLines(deps.db, [orderId]), event, deps.publicUrl()))
  const timestamp = String(Math.floor(deps.clock().getTime() / 1000))
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Karavan',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signWebhook(secret, id, timestamp, body),
    },
    body,
    // It was agreed with the host of WEBHOOK_URL and nobody else.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
  })
  await answer.body?.cancel()
  if (answer.status === 410) throw new FinalJobError('the receiver wants no more of it (410)')
  if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`)
}

/** By the scheme of standardwebhooks.com: a secret that begins with `whsec_` is base64, any other one is text. */
export function signWebhook(secret: string, id: string, timestamp: string, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Promises the entries since a moment, or those of one order by its id or number, once more. Gives their number. */
export async function replayWebhooks(
  db: Db,
  jobs: Pick<Jobs, 'send'>,
  { since, order }: { since?: Date; order?: string },
): Promise<number> {
  const entries = (await orders.listEntries(db, { since, order })).filter(({ kind }) => isHooked(kind))
  for (const { order_id, seq } of entries) await jobs.send(db, orderWebhook, { order_id, seq })
  return entries.length
}
