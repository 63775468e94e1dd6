// `npm run bench`: the benchmark suite; words after `--` choose parts of it (see bench/README.md).
import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
ensureBuilt()
become(['bench/run.ts', ...process.argv.slice(2)])
