// `npm run dev`: the server restarts when its sources change, the web apps reload in the browser at the addresses that Vite prints.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { become, ensureInstalled, envFile, environment, node, root } from './bootstrap.mjs'

ensureInstalled()
for (const name of ['web', 'desk']) {
  const app = spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps', name),
    stdio: 'inherit',
    env: environment(),
  })
  process.on('exit', () => app.kill())
}
become([...envFile(), '--watch-path=apps/server', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
})
