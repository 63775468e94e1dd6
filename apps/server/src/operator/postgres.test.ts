import { randomBytes } from 'node:crypto'
import { operatorCommand } from '@karavan/testing/operator.ts'
import { administer, databaseAt } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'

const server = process.env.TEST_DATABASE_URL ?? ''

test.skipIf(!server)('a PostgreSQL database without the tables of the product is left as it is', async () => {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server, (client) => client.query(`create database ${name}`))
  const url = databaseAt(server, name)
  try {
    expect(await operatorCommand('.', ['jobs', 'list'], { DATABASE_URL: url })).toEqual({
      code: 1,
      out: '',
      err: 'DATABASE_URL: the database has no tables of Karavan: start the product once, or give the command the same DATA_DIR or DATABASE_URL\n',
    })
    const count = `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`
    expect((await administer(url, (client) => client.query(count))).rows).toEqual([{ n: 0 }])
  } finally {
    await administer(server, (client) => client.query(`drop database ${name} with (force)`))
  }
})
