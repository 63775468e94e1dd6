import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { givenTurn } from '@karavan/testing/given-turn.ts'
import type { Kysely } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { Database } from '../../database.ts'
import { createStepMaker } from './events.ts'
import type { HeldTurn } from './repository.ts'
import { createTurnWriter } from './writer.ts'

const database: TestDb = await testDb()
afterAll(() => database.close())
const now = new Date('2026-03-01T10:00:00.000Z')

/** A member as its owner has it: private fields are out of reach through a proxy. */
function own(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target)
  return typeof member === 'function' ? member.bind(target) : member
}

/** A database whose connection breaks at the chosen statements: before it does them, or after, when only the answer is lost. */
function breaking(when: (call: number) => 'before' | 'after' | undefined): Kysely<Database> {
  let calls = 0
  return new Proxy(database.db, {
    get(db, name) {
      if (name !== 'getExecutor') return own(db, name)
      const executor = db.getExecutor()
      return () =>
        new Proxy(executor, {
          get(target, part) {
            if (part !== 'executeQuery') return own(target, part)
            return async (...query: Parameters<typeof executor.executeQuery>) => {
              calls += 1
              const breaks = when(calls)
              if (breaks === 'before') throw new Error('connection lost')
              const result = await target.executeQuery(...query)
              if (breaks === 'after') throw new Error('connection lost')
              return result
            }
          },
        })
    },
  })
}

async function write(db: Kysely<Database>, turn: HeldTurn) {
  const published: number[] = []
  const publish = (_id: string, events: readonly { seq: number }[]) => void published.push(...events.map(({ seq }) => seq))
  const onLost = vi.fn()
  const make = createStepMaker(turn, () => now)
  const writer = createTurnWriter({ db, publish, clock: () => now, leaseMs: 60_000 }, turn, onLost)
  await writer.add([make.progress('Looking')])
  await writer.add([make.answer('<p>One</p>')])
  const result = await writer
    .finish(make.complete(turn.conversationId), { status: 'complete', state: { a: 1 } })
    .catch((error: Error) => error.message)
  const events = await database.db.selectFrom('turn_event').select('seq').where('stream_id', '=', turn.streamId).orderBy('seq').execute()
  const said = await database.db
    .selectFrom('message')
    .select('content')
    .where('conversation_id', '=', turn.conversationId)
    .where('role', '=', 'assistant')
    .execute()
  return {
    published,
    result,
    events: events.map(({ seq }) => seq),
    said: said.map(({ content }) => content),
    isLost: onLost.mock.calls.length > 0,
  }
}

const everythingOnce = { published: [1, 2, 3], events: [1, 2, 3], said: ['<p>One</p>'], isLost: false, result: undefined }

test.each([
  ['before a statement', (call: number) => (call % 2 === 1 && call < 6 ? ('before' as const) : undefined)],
  ['after the first one was done', (call: number) => (call === 1 ? ('after' as const) : undefined)],
  ['after the last one was done', (call: number) => (call === 2 ? ('after' as const) : undefined)],
])('a connection that breaks %s loses nothing and doubles nothing', async (_name, when) => {
  expect(await write(breaking(when), await givenTurn(database.db, now))).toEqual(everythingOnce)
})

test('progress that is overtaken by the answer is stored together with it; progress that is not is stored by itself', async () => {
  const statements: number[] = []
  const writing = async (turn: HeldTurn, between: Promise<unknown>) => {
    const publish = (_id: string, events: readonly unknown[]) => void statements.push(events.length)
    const make = createStepMaker(turn, () => now)
    const writer = createTurnWriter({ db: database.db, publish, clock: () => now, leaseMs: 60_000 }, turn, () => {})
    await writer.add([make.progress('Reading')])
    await vi.waitFor(() => expect(statements).toEqual([1]))
    await writer.add([make.progress('Looking')])
    await between
    await writer.add([make.answer('<p>One</p>')])
    await writer.finish(make.complete(turn.conversationId), { status: 'complete', state: {} })
    return statements.splice(0)
  }
  expect(await writing(await givenTurn(database.db, now), Promise.resolve())).toEqual([1, 3])
  const alone = vi.waitFor(() => expect(statements).toEqual([1, 1]))
  expect(await writing(await givenTurn(database.db, now), alone)).toEqual([1, 1, 2])
})

test('a database that stays away is an error, and the turn waits for its lease to run out', async () => {
  const turn = await givenTurn(database.db, now)
  expect(
    await write(
      breaking(() => 'before'),
      turn,
    ),
  ).toMatchObject({ published: [], events: [], said: [], result: 'connection lost' })
  expect(await database.db.selectFrom('turn').select('status').where('stream_id', '=', turn.streamId).execute()).toEqual([
    { status: 'running' },
  ])
})

test('a writer that has lost the lease stores nothing and is notified', async () => {
  const turn = await givenTurn(database.db, now)
  await database.db.updateTable('turn').set({ lease_owner: 'another' }).where('stream_id', '=', turn.streamId).execute()
  expect(await write(database.db, turn)).toMatchObject({ published: [], events: [], said: [], isLost: true })
})
