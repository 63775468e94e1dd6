import { randomBytes } from 'node:crypto'
import { failedStarts, refusedStart } from '@karavan/testing/failed-start.ts'
import { administer, databaseAt } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'

const { start } = failedStarts()
const server = process.env.TEST_DATABASE_URL
test.skipIf(!server)('a user of PostgreSQL who may not make tables', async () => {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server ?? '', async (client) => {
    await client.query(`create database ${name}`)
    await client.query(`create role ${name} login password 'secret'`)
  })
  const url = new URL(databaseAt(server ?? '', name))
  url.username = name
  url.password = 'secret'
  try {
    expect(await start({ DATABASE_URL: url.href })).toEqual(
      refusedStart(
        /^Karavan could not start: the user of DATABASE_URL may not make tables there \(permission denied .*\): let it own the database.*\n$/,
      ),
    )
  } finally {
    await administer(server ?? '', async (client) => {
      await client.query(`drop database ${name} with (force)`)
      await client.query(`drop role ${name}`)
    })
  }
})
