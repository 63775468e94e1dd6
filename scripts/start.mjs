// `npm start`: installs what is missing, builds the web app if it is stale, starts the product.
import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
ensureBuilt()
become(['--env-file-if-exists=.env', 'apps/server/src/main.ts'], { NODE_ENV: 'production' })
