// `npm run cluster -- --processes 3`: several processes of the product on one PostgreSQL, behind one address.
import { ensureBuilt, ensureInstalled, envFile, nodeFlags, ofProcess, program } from './bootstrap.mjs'
import { become } from './processes.mjs'
import { showUsage } from './usage.mjs'

const words = process.argv.slice(2)
showUsage(
  `
Usage: npm run cluster -- [--processes N]

Runs N processes of the product (3) on the database of DATABASE_URL behind one address, HOST:PORT, which gives each call to
the next of them. They listen on 127.0.0.1, on the N ports after PORT; each has its own /metrics there.

  SIGHUP   restarts them one after another; no call is refused meanwhile. The line that says that it is ready names the process to
           send it to: npm itself would end
  SIGTERM  ends calls under way, then all of them

One that dies is started again. REDIS_URL lets them share limits and wake each other's readers sooner.`,
  { takesWords: true },
)

ensureInstalled()
ensureBuilt()
become([...nodeFlags, ...envFile(), 'apps/server/src/cluster/main.ts', '--program', program, ...words], {
  NODE_ENV: 'production',
  ...ofProcess,
})
