// `npm run dev`: the server restarts when its sources change, the web app reloads in the browser at the address that Vite prints.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { become, ensureInstalled, envFile, environment, node, root } from './bootstrap.mjs'

ensureInstalled()
const web = spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
  env: environment(),
})
process.on('exit', () => web.kill())
become([...envFile(), '--watch-path=apps/server', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
})
