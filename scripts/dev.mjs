// `npm run dev`: the server restarts when its sources change, the web apps reload in the browser at the addresses that Vite prints.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureInstalled, envFile } from './bootstrap.mjs'
import { become, fail, node, root, startBeside } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run dev

Starts the product and a Vite server for each web app, and prints their addresses. The server restarts and the apps reload while you edit.
Settings are those of npm start; WEB_PORT (5173) is the first port that the Vite servers try.`)

const portsToTry = 100

/** The first port from `from` on that nobody listens on. */
async function findFreePort(from) {
  for (let port = from; port < from + portsToTry; port++) {
    const isFree = await new Promise((done) => {
      const probe = createServer()
      probe.once('error', () => done(false))
      probe.listen(port, 'localhost', () => probe.close(() => done(true)))
    })
    if (isFree) return port
  }
  return fail(`WEB_PORT: no free port from ${from} to ${from + portsToTry - 1}`)
}

ensureInstalled()
// Chosen one after the other: left to themselves the two Vite servers would find the same port free.
let port = Number(process.env.WEB_PORT || 5173)
for (const name of ['web', 'desk']) {
  port = await findFreePort(port)
  // Vite ends with its stdin, so it outlives this process in no case.
  startBeside(node, [...envFile(), join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps', name),
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  port += 1
}
become([...envFile(), '--watch-path=apps/server', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  // Works on a loopback address only, and leaves a real client its place.
  GOOGLE_STAND_IN: process.env.GOOGLE_STAND_IN ?? '1',
})
