// `npm start`: installs what is missing, starts the product and meanwhile builds the web app if it is stale.
import { become, compileCache, ensureBuilt, ensureInstalled, envFile, nodeFlags } from './bootstrap.mjs'

ensureInstalled()
become([...nodeFlags, ...envFile(), 'apps/server/src/main.ts'], { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }, ensureBuilt)
