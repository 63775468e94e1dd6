import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishRestore, openStaging } from './staging.ts'

const now = new Date('2026-03-04T05:06:07.008Z')
const replaced = '.replaced-2026-03-04T05-06-07-008Z'

/** A data folder with a database, pages and a file that stays; a restore has written a database and an outbox. */
function givenRestore() {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-staging-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('database/PG_VERSION', 'old')
  write('pages/about.md', 'old')
  write('shop.backup', 'stays')
  const staging = openStaging(folder, { keep: ['shop.backup'], now })
  write('.restore/new/database/PG_VERSION', 'new')
  write('.restore/new/outbox/letter.eml', 'new')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const expectDone = () => {
    expect(
      readdirSync(folder)
        .filter((name) => name !== 'lock.db')
        .sort(),
    ).toEqual([replaced, 'database', 'outbox', 'shop.backup'])
    expect([read('database/PG_VERSION'), read('outbox/letter.eml'), read('shop.backup')]).toEqual(['new', 'new', 'stays'])
    expect([read(`${replaced}/database/PG_VERSION`), read(`${replaced}/pages/about.md`)]).toEqual(['old', 'old'])
  }
  return { folder, write, read, staging, expectDone, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

const ready = JSON.stringify({ keep: ['shop.backup'], replacedAs: replaced })

test('a finished restore is in its place, and what was there lies beside it', () => {
  using t = givenRestore()
  expect(t.staging.finish()).toBe(join(t.folder, replaced))
  t.expectDone()
})

test('one that was cut off after everything was written is ended by the next start, wherever it was', () => {
  const cuts: ((t: ReturnType<typeof givenRestore>) => void)[] = [
    () => {},
    ({ folder, write }) => {
      write('.restore/former/x', '')
      rmSync(join(folder, '.restore/former/x'))
      renameSync(join(folder, 'pages'), join(folder, '.restore/former/pages'))
    },
    ({ folder, write }) => {
      for (const name of ['pages', 'database']) {
        mkdirSync(join(folder, '.restore/former'), { recursive: true })
        renameSync(join(folder, name), join(folder, '.restore/former', name))
      }
      write('.restore/moving', '')
      renameSync(join(folder, '.restore/new/outbox'), join(folder, 'outbox'))
    },
  ]
  for (const cut of cuts) {
    using t = givenRestore()
    t.write('.restore/ready', ready)
    cut(t)
    finishRestore(t.folder)
    t.expectDone()
    finishRestore(t.folder)
    t.expectDone()
  }
})

test('one that was cut off before has never been', () => {
  using t = givenRestore()
  finishRestore(t.folder)
  expect(existsSync(join(t.folder, '.restore'))).toBe(false)
  expect([t.read('database/PG_VERSION'), t.read('pages/about.md')]).toEqual(['old', 'old'])
})

test('where a database elsewhere may have committed or not, nothing starts until the restore is made again', () => {
  using t = givenRestore()
  t.staging.beginCommit()
  expect(() => finishRestore(t.folder)).toThrow(/cut off at its very end: run it again with --replace/)
  finishRestore(t.folder, { mayDiscard: true })
  expect(t.read('pages/about.md')).toBe('old')
})
