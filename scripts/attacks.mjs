// `npm run attacks`: performs the attacks of a security review on a running product; words after `--` choose some of them (see docs/security.md).
import { ensureInstalled } from './bootstrap.mjs'
import { become } from './processes.mjs'

ensureInstalled()
become(['security/attacks/run.ts', ...process.argv.slice(2)])
