// `npm run --silent operator -- WORDS`: what the person who runs the shop does from the command line, while the product runs or not.
import { become, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
become(['apps/server/src/operator/main.ts', ...process.argv.slice(2)])
