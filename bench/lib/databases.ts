import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { cleanUpAtEnd } from './clean-up.ts'

/** A PostgreSQL server to measure on; the embedded database alone is measured where none answers. */
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database of its own on the PostgreSQL server; `undefined` where none answers. */
export async function newPostgres(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const name = `karavan_bench_${randomBytes(5).toString('hex')}`
  try {
    await administer(`create database ${name}`)
  } catch {
    return undefined
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: cleanUpAtEnd(() => administer(`drop database if exists ${name} with (force)`)) }
}
