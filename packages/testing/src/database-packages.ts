/** Importing one of these means a database, Redis, or another process: the tests of `db`. The tests of the other projects are refused them (`no-database.ts`). */
export const databasePackages: readonly string[] = ['pg', '@electric-sql/pglite', 'ioredis', 'node:child_process']
