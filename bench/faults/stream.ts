import { setTimeout as wait } from 'node:timers/promises'
import type { Caller, Figures, Session } from './caller.ts'

interface StreamParts {
  caller: Caller
  figures: Figures
  session: Session
}

/**
 * Reads a reply to its end, at another process after each break, from where it was. Gives the ids of the messages that it has read. What was sent under a
 * number must stay: now and then the whole is read again from the start and compared.
 */
export async function followStream({ caller, figures, session }: StreamParts, streamId: string): Promise<string[]> {
  const seen = new Map<number, string>()
  const began = performance.now()
  let isComplete = false
  while (!isComplete) {
    if (performance.now() - began > caller.patienceMs) {
      figures.break(`reply ${streamId} was not complete after ${caller.patienceMs / 1000} s`)
      return []
    }
    try {
      const outcome = await read(seen.size > 0 ? Math.max(...seen.keys()) : 0)
      // By another clock it is long ago: what was stored is looked at in the end.
      if (outcome === 'gone') return []
      isComplete = outcome === 'complete'
    } catch {
      figures.fail('stream')
      await wait(200)
    }
  }
  const events = [...seen].sort(([a], [b]) => a - b).map(([, data]) => JSON.parse(data) as { type: string; message_id?: string })
  if (events.filter(({ type }) => type === 'complete').length !== 1) figures.break(`reply ${streamId} ended more than once`)
  const begun = events.findLastIndex(({ type }) => type === 'restart') + 1
  return events
    .filter(({ type }, index) => index >= begun && (type === 'response' || type === 'product_widget'))
    .map(({ message_id }) => message_id ?? '')

  async function read(from: number): Promise<'complete' | 'cut' | 'gone'> {
    figures.attempts += 1
    const answer = await fetch(`${caller.pick()}/api/search/stream/${streamId}`, {
      headers: { authorization: `Bearer ${session.token}`, ...(from > 0 && { 'last-event-id': String(from) }) },
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok || !answer.body) {
      await answer.text()
      if (answer.status === 401) await caller.refresh(session)
      else if (answer.status === 404 && figures.hasMovedClock) return 'gone'
      else if (answer.status < 500) figures.break(`the stream of reply ${streamId} answered ${answer.status}`)
      throw new Error(`answered ${answer.status}`)
    }
    let text = ''
    let last = from
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const data = lines.find((line) => line.startsWith('data: '))?.slice(6)
        if (data === undefined) continue
        const id = Number(lines.find((line) => line.startsWith('id: '))?.slice(4))
        if (id <= last) figures.break(`reply ${streamId} sent event ${id} after ${last}`)
        last = id
        if (seen.has(id) && seen.get(id) !== data) figures.break(`event ${id} of reply ${streamId} was sent with other content`)
        seen.set(id, data)
        if ((JSON.parse(data) as { type: string }).type === 'complete') return 'complete'
      }
    }
    return 'cut'
  }
}
