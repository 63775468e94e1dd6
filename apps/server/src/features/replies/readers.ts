import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Bus } from '../../platform/bus.ts'
import { every } from '../../platform/every.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { EventWriter } from '../../platform/sse.ts'
import * as streams from './stream-repository.ts'

/** Someone who follows a stream. `position` is the number of the last event that was handed over. */
interface Reader {
  streamId: string
  /** Missing until the stream is known to be there. */
  writer?: EventWriter
  position: number
  /** A look into the database is under way; what arrives meanwhile is found by the next one. */
  isReading: boolean
  hasMore: boolean
  isSlow: boolean
  isGone: boolean
}

/** A reader in the making. It misses nothing from the moment it is attached. */
export interface Attached {
  /** The stream with its first events after `after`; `undefined` where there is none. `uid`: who asks, if that is known. */
  read(after: number, uid?: string): Promise<streams.StreamPage | undefined>
  /** Hands over what was read and every event that follows, as it is stored; ends the writer after the last one. */
  start(writer: EventWriter): void
  drained(): void
  leave(): void
}

export interface StreamReaders {
  /** Events that were stored just now in this process; `isEnd` when the stream is over with them. */
  publish(streamId: string, events: readonly streams.StoredEvent[], isEnd: boolean): void
  /** Something was stored, or the stream is gone: look. Reaches the readers of other processes too. */
  wake(streamId: string): void
  attach(streamId: string): Attached
  close(): void
  /** Readers attached now. */
  readonly count: number
}

const pageSize = 200

const toPage = ({ userId, createdAt, events }: LiveStream, after: number): streams.StreamPage => ({
  userId,
  createdAt,
  isEnded: false,
  lastSeq: events.at(-1)?.seq ?? 0,
  events: events.filter(({ seq }) => seq > after).slice(0, pageSize),
})

/** Streams looked after at a time; the others follow at the next times. */
const pollSize = 2_000
const topic = 'turn'

/** A stream that is being written in this process, with all its events so far. */
export interface LiveStream {
  userId: string
  createdAt: Date
  events: readonly streams.StoredEvent[]
}

export interface StreamReadersDeps {
  db: Kysely<Database>
  bus: Bus
  log: Log
  /** True for streams whose events all come through `publish`. */
  isWrittenHere(streamId: string): boolean
  /** The whole of a stream that is not over, where this process has it: most readers come for one, and need not ask the database. */
  findLive(streamId: string): LiveStream | undefined
  pollMs: number
}

/** Readers by the stream that they follow. */
function createRegistry() {
  const readers = new Map<string, Set<Reader>>()
  let count = 0
  return {
    of: (streamId: string): Iterable<Reader> => readers.get(streamId) ?? [],
    streamIds: (): string[] => [...readers.keys()],
    add(reader: Reader): void {
      const others = readers.get(reader.streamId)
      if (others) others.add(reader)
      else readers.set(reader.streamId, new Set([reader]))
      count += 1
    },
    leave(reader: Reader): void {
      if (reader.isGone) return
      reader.isGone = true
      count -= 1
      const others = readers.get(reader.streamId)
      others?.delete(reader)
      if (others?.size === 0) readers.delete(reader.streamId)
    },
    get count() {
      return count
    },
  }
}

/** What brings a reader to the newest event: what was read, and what the database has beyond it. */
function createFeed({ db, log, leave }: Pick<StreamReadersDeps, 'db' | 'log'> & { leave(reader: Reader): void }) {
  /** Hands over a page. True when there is nothing more to read for now. */
  function take(reader: Reader, page: streams.StreamPage | undefined): boolean {
    for (const event of page?.events ?? []) {
      if (reader.isSlow) return true // 'drained' reads on.
      hand(reader, event)
    }
    if (page?.events.length === pageSize) return false
    if (!page || page.isEnded) {
      finish(reader)
      return true
    }
    return !reader.hasMore
  }

  function finish(reader: Reader): void {
    leave(reader)
    reader.writer?.end()
  }

  function hand(reader: Reader, event: streams.StoredEvent): void {
    reader.position = event.seq
    if (reader.writer && !reader.writer.send(event.seq, event.data)) reader.isSlow = true
  }

  async function catchUp(reader: Reader): Promise<void> {
    if (reader.isReading) {
      reader.hasMore = true
      return
    }
    reader.isReading = true
    try {
      for (;;) {
        reader.hasMore = false
        const page = await streams.findStream(db, reader.streamId, reader.position, pageSize)
        if (reader.isGone || take(reader, page)) return
      }
    } catch (error) {
      // The next note or look tries again; the reader's own watchdog covers the rest.
      log.warn({ err: error }, 'a stream could not be read')
    } finally {
      reader.isReading = false
    }
  }

  return { take, hand, finish, catchUp }
}

/**
 * The readers of this process. What this process stores goes straight to them; what another one stores is read from the database when the bus says so,
 * or at the latest after `pollMs`, for the bus may lose a note.
 */
export function createStreamReaders({ db, bus, log, isWrittenHere, findLive, pollMs }: StreamReadersDeps): StreamReaders {
  const all = createRegistry()
  const { take, hand, finish, catchUp } = createFeed({ db, log, leave: all.leave })
  /** Marks the notes of this process, which has served its own readers already. */
  const origin = newId()

  const look = (streamId: string): void => {
    for (const reader of all.of(streamId)) if (!reader.isSlow) void catchUp(reader)
  }
  const tellOthers = (streamId: string): void => bus.publish(topic, `${origin} ${streamId}`)
  const unsubscribe = bus.subscribe(topic, (note) => {
    const [from, streamId] = note.split(' ')
    if (from !== origin && streamId) look(streamId)
  })

  let polled = 0
  async function poll(): Promise<void> {
    const foreign = all.streamIds().filter((streamId) => !isWrittenHere(streamId))
    if (polled >= foreign.length) polled = 0
    const streamIds = foreign.slice(polled, polled + pollSize)
    polled += pollSize
    if (streamIds.length === 0) return
    const newest = new Map((await streams.listLastSeqs(db, streamIds)).rows.map((row) => [row.stream_id, row.last_seq]))
    for (const streamId of streamIds) {
      const lastSeq = newest.get(streamId)
      for (const reader of all.of(streamId)) {
        if ((lastSeq === undefined || reader.position < lastSeq) && !reader.isSlow) void catchUp(reader)
      }
    }
  }
  const stopPolling = every(pollMs, poll, (error) => log.warn({ err: error }, 'streams could not be looked after'))

  return {
    publish(streamId, events, isEnd) {
      for (const reader of [...all.of(streamId)]) {
        if (reader.isSlow) continue
        if (reader.isReading || events[0]?.seq !== reader.position + 1) {
          void catchUp(reader)
          continue
        }
        for (const event of events) if (!reader.isSlow) hand(reader, event)
        if (isEnd && !reader.isSlow) finish(reader)
      }
      tellOthers(streamId)
    },
    wake(streamId) {
      look(streamId)
      tellOthers(streamId)
    },
    attach(streamId) {
      // Reading from the first moment on: what is stored meanwhile is noted as more to read.
      const reader: Reader = { streamId, position: 0, isReading: true, hasMore: false, isSlow: false, isGone: false }
      all.add(reader)
      let first: streams.StreamPage | undefined
      return {
        async read(after, uid) {
          const live = findLive(streamId)
          // A guest who signed in meanwhile is somebody else by now: the database knows.
          first =
            live && (uid === undefined || uid === live.userId)
              ? toPage(live, after)
              : await streams.findStream(db, streamId, after, pageSize)
          // A number from nowhere must not keep the reader waiting for ever.
          reader.position = Math.min(after, first?.lastSeq ?? 0)
          return first
        },
        start(writer) {
          reader.writer = writer
          reader.isReading = false
          if (!take(reader, first)) void catchUp(reader)
          first = undefined
        },
        drained() {
          if (!reader.isSlow) return
          reader.isSlow = false
          void catchUp(reader)
        },
        leave: () => all.leave(reader),
      }
    },
    close() {
      stopPolling()
      unsubscribe()
    },
    get count() {
      return all.count
    },
  }
}
