// `npm start`: installs what is missing, builds the server if it is stale, starts it and meanwhile builds the web apps if they are.
import { ensureInstalled, ensureServerBuilt, ensureWebBuiltMeanwhile, envFile, nodeFlags, ofProcess, program } from './bootstrap.mjs'
import { become } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm start

Installs missing packages, builds the server and the web apps if their sources changed, starts the product and prints its address.
Settings come from the environment and from a .env file beside package.json; .env.example lists them all. Ctrl-C stops it.`)

ensureInstalled()
ensureServerBuilt()
const environment = { NODE_ENV: 'production', ...ofProcess }
become([...nodeFlags, ...envFile(), program], environment, ensureWebBuiltMeanwhile)
