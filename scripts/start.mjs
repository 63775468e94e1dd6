// `npm start`: installs what is missing, builds the web app if it is stale, starts the product.
import { become, compileCache, ensureBuilt, ensureInstalled, envFile, nodeFlags } from './bootstrap.mjs'

ensureInstalled()
ensureBuilt()
become([...nodeFlags, ...envFile(), 'apps/server/src/main.ts'], { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache })
