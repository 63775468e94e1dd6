// `npm run build`: installs what is missing and builds the server and the web apps if they are stale.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run build

Installs missing packages and builds the server and the web apps whose sources changed since their last build. npm start does both by itself.`)

ensureInstalled()
ensureBuilt()
