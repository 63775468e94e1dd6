// `npm run bench`: the benchmark suites; words after `--` choose some of them (see bench/README.md).
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'
import { become } from './processes.mjs'

const words = process.argv.slice(2)
ensureInstalled()
// The usage needs no apps.
if (!words.includes('--help') && !words.includes('-h')) ensureBuilt()
become(['bench/run.ts', ...words])
