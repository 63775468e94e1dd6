// @database embedded
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { failedStarts, refusedStart } from '@karavan/testing/failed-start.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './platform/db.ts'
import { lockFolder } from './platform/embedded/open.ts'

const { folders, start } = failedStarts()

test('a bad setting, and a name that was meant to be one: nothing is made', async () => {
  const envFile = join(folders, '.env')
  writeFileSync(envFile, 'MAIL_FROM=not an address\nSMPT_URL=smtp://mail.example\nSHOP_COLOUR=red\n')
  expect(await start({}, [`--env-file=${envFile}`])).toEqual({
    code: 1,
    out: '',
    err: [
      'Karavan: SHOP_COLOUR is no setting and has no effect',
      'Karavan: SMPT_URL is no setting and has no effect; did you mean SMTP_URL?',
      'Karavan could not start: MAIL_FROM: must be an email address, alone or as Shop <mail@shop.example>',
      '',
    ].join('\n'),
  })
  expect(existsSync(join(folders, 'never-made'))).toBe(false)
})

test('a port that is in use, before the database is touched', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const { port } = other.address() as AddressInfo
  const dataDir = join(folders, 'port')
  expect(await start({ PORT: String(port), DATA_DIR: dataDir })).toEqual(
    refusedStart(`PORT: cannot listen on 127\\.0\\.0\\.1:${port} \\(EADDRINUSE\\)`),
  )
  expect(readdirSync(dataDir)).toEqual([])
  other.close()
})

test('a folder that another process holds, that cannot be made, or whose disk is full', async () => {
  const dataDir = join(folders, 'held')
  mkdirSync(dataDir, { mode: 0o700 })
  const unlock = lockFolder(dataDir)
  expect(await start({ DATA_DIR: dataDir })).toEqual(refusedStart(`DATA_DIR: ${dataDir} is in use by another Karavan process`))
  unlock()
  writeFileSync(join(dataDir, 'file'), '')
  const inFile = join(dataDir, 'file/data')
  expect(await start({ DATA_DIR: inFile })).toEqual(refusedStart(`DATA_DIR: ${inFile} cannot be used as a folder \\(ENOTDIR\\)`))
  const full = join(folders, 'full')
  mkdirSync(full, { mode: 0o700 })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=0700', 'karavan-test', full], { stdio: 'ignore' })
  } catch {
    process.stderr.write('SKIPPED: a full disk is not tested, because no file system can be mounted here\n')
    return
  }
  try {
    writeFileSync(join(full, 'rest'), randomBytes(60 * 1024))
    expect(await start({ DATA_DIR: full })).toEqual(refusedStart(/^Karavan could not start: DATA_DIR: .*(full|ENOSPC|no space).*\n$/i))
    execFileSync('mount', ['-o', 'remount,ro', full])
    expect(await start({ DATA_DIR: full })).toEqual(refusedStart(`DATA_DIR: ${full} cannot be used as a folder \\(EROFS\\)`))
  } finally {
    execFileSync('umount', [full])
  }
})

test('a database that a newer release has changed: it stays as it is', async () => {
  const dataDir = join(folders, 'newer')
  mkdirSync(dataDir, { mode: 0o700 })
  await placeDatabase(dataDir)
  const open = () => openDatabase<Database>({ dataDir, databasePool: 1 })
  const change = await open()
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')`.execute(change.db)
  await sql`delete from kysely_migration where name = '0045-former-guests'`.execute(change.db)
  await change.close()
  expect(await start({ DATA_DIR: dataDir })).toEqual(
    refusedStart(
      'a newer release of Karavan has changed this database \\(9999-later\\); start that release, or restore a backup from before it',
    ),
  )
  const { db, close } = await open()
  expect((await sql`select 1 from kysely_migration where name = '0045-former-guests'`.execute(db)).rows).toEqual([])
  await close()
})

test('an address where no PostgreSQL is', async () => {
  expect(await start({ DATABASE_URL: 'postgres://karavan:secret@127.0.0.1:1/karavan' })).toEqual(
    refusedStart('DATABASE_URL: cannot connect to PostgreSQL \\(connect ECONNREFUSED 127\\.0\\.0\\.1:1\\)'),
  )
})
