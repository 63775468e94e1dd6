import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { givenTurn } from '@karavan/testing/given-turn.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { memoryBus } from '../../platform/bus.ts'
import { createLog } from '../../platform/log.ts'
import { createStreamReaders, type LiveStream } from './readers.ts'
import { appendToTurn, type HeldTurn, toStoredEvents } from './repository.ts'

const database: TestDb = await testDb()
const bus = memoryBus()
let live: LiveStream | undefined
const readers = createStreamReaders({
  db: database.db,
  bus,
  log: createLog('silent'),
  isWrittenHere: () => true,
  findLive: () => live,
  pollMs: 3_600_000,
})
afterAll(async () => {
  readers.close()
  await bus.close()
  await database.close()
})

/** Stores the next event of a turn; gives it as it is published. */
async function store(turn: HeldTurn, seq: number, isEnd = false) {
  const steps = [{ event: { type: 'progress' as const, content: String(seq) } }]
  const end = isEnd ? { status: 'complete' as const, state: undefined, shownIds: [], at: new Date() } : undefined
  const events = toStoredEvents(seq - 1, steps)
  expect(await appendToTurn(database.db, { ...turn, lastSeq: seq - 1, steps, events, leaseMs: 60_000, end })).toBe(true)
  return events[0]!
}

/** A writer that notes what it gets; slow from its `slowAt`-th event on. */
function noting(slowAt = Number.POSITIVE_INFINITY) {
  const ids: number[] = []
  const end = vi.fn()
  return { ids, end, writer: { send: (id: number) => ids.push(id) < slowAt, end } }
}

test('what is stored between the first look and the start is not missed', async () => {
  const turn = await givenTurn(database.db)
  const attached = readers.attach(turn.streamId)
  expect((await attached.read(0))?.events).toEqual([])
  readers.publish(turn.streamId, [await store(turn, 1)], false)
  const { ids, writer } = noting()
  attached.start(writer)
  await vi.waitFor(() => expect(ids).toEqual([1]))
  attached.leave()
})

test('a stream that is written here is read from memory by its owner, and from the database by anybody else', async () => {
  const turn = await givenTurn(database.db)
  const one = await store(turn, 1)
  live = { userId: 'anna', createdAt: new Date(), events: [{ seq: 1, data: 'from memory' }] }
  const read = async (after: number, uid?: string) => {
    const attached = readers.attach(turn.streamId)
    const page = await attached.read(after, uid)
    attached.leave()
    return page
  }
  expect(await read(0)).toMatchObject({ userId: 'anna', isEnded: false, lastSeq: 1, events: [{ seq: 1, data: 'from memory' }] })
  expect(await read(0, 'anna')).toMatchObject({ events: [{ data: 'from memory' }] })
  expect(await read(1, 'anna')).toMatchObject({ lastSeq: 1, events: [] })
  expect(await read(0, 'boris')).toMatchObject({ userId: 'anna', events: [one] })
  live = undefined
})

test('an event that comes out of order sends the reader to the database, and none comes twice', async () => {
  const turn = await givenTurn(database.db)
  const attached = readers.attach(turn.streamId)
  await attached.read(0)
  const { ids, end, writer } = noting()
  attached.start(writer)
  const [one, two] = [await store(turn, 1), await store(turn, 2)]
  readers.publish(turn.streamId, [two], false)
  readers.publish(turn.streamId, [one], false)
  await vi.waitFor(() => expect(ids).toEqual([1, 2]))
  readers.publish(turn.streamId, [await store(turn, 3, true)], true)
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1))
  expect(ids).toEqual([1, 2, 3])
  expect(readers.count).toBe(0)
})

test('a slow reader gets nothing more until it has caught up, then everything', async () => {
  const turn = await givenTurn(database.db)
  const attached = readers.attach(turn.streamId)
  await attached.read(0)
  const { ids, end, writer } = noting(2)
  attached.start(writer)
  for (const seq of [1, 2, 3]) readers.publish(turn.streamId, [await store(turn, seq)], false)
  readers.publish(turn.streamId, [await store(turn, 4, true)], true)
  readers.wake(turn.streamId)
  expect(ids).toEqual([1, 2])
  writer.send = (id) => ids.push(id) > 0
  attached.drained()
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1))
  expect(ids).toEqual([1, 2, 3, 4])
})

test('a reader of a stream that is not there is let go', async () => {
  const attached = readers.attach('unknown')
  expect(await attached.read(0)).toBeUndefined()
  attached.leave()
  attached.leave()
  expect(readers.count).toBe(0)
})
