// `npm run build`: installs what is missing and builds the web app if it is stale.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
ensureBuilt()
