import { expect, test } from 'vitest'
import { partHead } from './manifest.ts'

test.each([
  '../evil',
  'outbox/../../evil',
  '/etc/passwd',
  'outbox//x',
  './x',
  '',
  'database/PG_VERSION',
  '.restore/ready',
  '.s.PGSQL.5432',
  'lock.db',
  'media/x',
  'outbox\\..\\x',
  'outbox/a\0b',
])('a backup that names the file %j is refused', (name) => {
  expect(partHead.safeParse({ kind: 'file', name }).success).toBe(false)
})

test('files of the shop are accepted', () => {
  for (const name of ['outbox/2026-letter.eml', 'pages/ru/доставка.md', 'notes.txt', 'pages/.draft'])
    expect(partHead.safeParse({ kind: 'file', name }).success).toBe(true)
})
