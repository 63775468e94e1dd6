import { testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { createLog } from './log.ts'

function logged(err: unknown) {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err, password: 'secret', request: { token: 'secret' } }, 'failed')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

test('an error of the database is logged without the row that it refused [G-13]', async () => {
  await using database = await testDb()
  await sql`create table note (text text check (length(text) < 5))`.execute(database.db)
  const error = await sql`insert into note values (${'what the buyer wrote'})`.execute(database.db).catch((error) => error)
  // The driver's own error does quote it: without that this test would prove nothing.
  expect(JSON.stringify({ ...error })).toContain('what the buyer wrote')
  const line = logged(new AppError('internal', { cause: error }))
  expect(line).not.toContain('what the buyer wrote')
  expect(line).not.toContain('secret')
  expect(JSON.parse(line).err).toMatchObject({
    type: 'AppError',
    code: 'internal',
    cause: { code: '23514', message: expect.stringContaining('note_text_check') },
  })
})

test('what the job queue emits, an error copied into an object, is logged with what it says and nothing beside', () => {
  const copied = { ...new Error('x'), message: 'connection refused', code: 'ECONNREFUSED', detail: 'what the buyer wrote', queue: 'mail' }
  expect(JSON.parse(logged(copied)).err).toEqual({ type: 'object', message: 'connection refused', code: 'ECONNREFUSED' })
  expect(JSON.parse(logged(null)).err).toEqual({ type: 'object' })
})

test('an error that causes itself is still one line', () => {
  const error = new Error('round')
  error.cause = error
  expect(logged(error).length).toBeLessThan(20_000)
})

test('a line of the log moves no cursor and turns nothing around, and says the same', () => {
  const hostile = '\u009b2J\u001b[2J \u202egnp.exe \u2066x\u2069 ok'
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).warn({ name: hostile }, hostile)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(lines[0]).toMatch(/^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+$/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: hostile, msg: hostile })
})
