// `npm start`: installs what is missing, builds the web app if it is stale, starts the product.
import { become, compileCache, ensureBuilt, ensureInstalled, nodeFlags } from './bootstrap.mjs'

ensureInstalled()
ensureBuilt()
become([...nodeFlags, '--env-file-if-exists=.env', 'apps/server/src/main.ts'], { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache })
