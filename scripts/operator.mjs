// `npm run --silent operator -- WORDS`: the operator's commands, whether the product runs or not.
import { ensureInstalled, envFile, nodeFlags, ofProcess } from './bootstrap.mjs'
import { become } from './processes.mjs'

ensureInstalled()
become([...nodeFlags, ...envFile(), 'apps/server/src/operator/main.ts', ...process.argv.slice(2)], ofProcess)
