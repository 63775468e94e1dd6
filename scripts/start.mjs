// `npm start`: installs what is missing, starts the product and meanwhile builds the web app if it is stale.
import { ensureBuiltMeanwhile, ensureInstalled, envFile, nodeFlags, ofProcess } from './bootstrap.mjs'
import { become } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm start

Installs missing packages, builds the web apps if their sources changed, starts the product and prints its address.
Settings come from the environment and from a .env file beside package.json; .env.example lists them all. Ctrl-C stops it.`)

ensureInstalled()
const environment = { NODE_ENV: 'production', ...ofProcess }
become([...nodeFlags, ...envFile(), 'apps/server/src/main.ts'], environment, ensureBuiltMeanwhile)
