// `npm run test:faults`: breaks what a shop of several processes stands on, under load, and looks whether anything was lost (see docs/operations.md).
import { ensureInstalled } from './bootstrap.mjs'
import { become } from './processes.mjs'

ensureInstalled()
become(['bench/faults/run.ts', ...process.argv.slice(2)])
