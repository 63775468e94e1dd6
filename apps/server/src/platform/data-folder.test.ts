import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePrivateFolder } from './data-folder.ts'
import { openEmbedded, socketFolderOf } from './embedded/open.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'karavan-modes-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const modeOf = (path: string) => lstatSync(path).mode & 0o777
/** What others may do with something in the folder, by path. */
const openTo = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].filter((path) => {
    // A mail that is being written gets its name when it is whole.
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0
  })

test('files and folders that others could read are closed, and what a link leads to is left alone', () => {
  const dataDir = join(root, 'data')
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  writeFileSync(join(dataDir, 'outbox', 'a.eml'), 'to Ann')
  writeFileSync(join(root, 'elsewhere'), '')
  symlinkSync(join(root, 'elsewhere'), join(dataDir, 'link'))
  chmodSync(join(root, 'elsewhere'), 0o644)
  chmodSync(join(dataDir, 'outbox', 'a.eml'), 0o644)
  chmodSync(join(dataDir, 'outbox'), 0o755)
  chmodSync(dataDir, 0o755)
  preparePrivateFolder(dataDir)
  expect([modeOf(dataDir), modeOf(join(dataDir, 'outbox')), modeOf(join(dataDir, 'outbox', 'a.eml'))]).toEqual([0o700, 0o700, 0o600])
  expect(modeOf(join(root, 'elsewhere'))).toBe(0o644)
})

test.each([
  ['0770', 0o770],
  ['0775', 0o775],
  ['0777', 0o777],
])('a folder of mode %s is refused in one line: others could have put something in it', (_, mode) => {
  const dataDir = join(root, 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, mode)
  expect(() => preparePrivateFolder(dataDir)).toThrow(/^DATA_DIR: other users can write to .*data \(mode 0\d{3}\): [^\n]*chmod/)
  expect(modeOf(dataDir)).toBe(mode)
})

test('the product leaves nothing open to others, of what was there and of what it makes, whatever its own umask', async () => {
  const karavan = new KaravanProcess({ MARKETPLACES: 'catalogue' }, { from: 'empty' })
  try {
    mkdirSync(join(karavan.dataDir, 'outbox'))
    writeFileSync(join(karavan.dataDir, 'outbox', 'old.eml'), 'To: ann@example.com\n\nyour code')
    chmodSync(join(karavan.dataDir, 'outbox', 'old.eml'), 0o644)
    chmodSync(karavan.dataDir, 0o755)
    await karavan.start()
    const identity = (call: string, body: object) =>
      fetch(`${karavan.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=karavan-builtin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await identity('signUp', { email: 'ann@example.com', password: 'correct horse' })
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ann@example.com' })
    await vi.waitFor(() => expect(readdirSync(join(karavan.dataDir, 'outbox'))).toHaveLength(2))
    expect(openTo(karavan.dataDir)).toEqual([])
  } finally {
    await karavan.remove()
  }
})

// A path that is too long for a socket: its folder then stands where everybody may make one.
test('a socket folder that somebody else was quick to make is not used, by the product or by an operator', async () => {
  const temporary = join(root, 'tmp')
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
  const dataDir = join(root, 'long-'.repeat(30))
  mkdirSync(dataDir, { mode: 0o700 })
  const folder = socketFolderOf(dataDir)
  expect(folder).toBe(join(temporary, `karavan-${process.getuid?.()}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`))
  const trap = join(root, 'trap')
  mkdirSync(trap, { mode: 0o700 })
  for (const make of [() => symlinkSync(trap, folder), () => mkdirSync(folder, { mode: 0o750 }), () => writeFileSync(folder, '')]) {
    make()
    await expect(openEmbedded(dataDir)).rejects.toThrow(/^DATA_DIR: .* is not a folder of this user alone/)
    // The database is there and its folder is taken: the command would ask whoever answers at the socket.
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n')
    expect(await operatorCommand(dataDir, ['order', 'list'])).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^DATA_DIR: .* is not a folder of this user alone.*\n$/),
    })
    rmSync(folder, { recursive: true })
    expect(readdirSync(trap)).toEqual([])
  }
})
