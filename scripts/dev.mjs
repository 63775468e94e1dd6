// `npm run dev`: the server restarts when its sources change, the web apps reload in the browser at the addresses that Vite prints.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureInstalled, envFile } from './bootstrap.mjs'
import { become, fail, node, root, startBeside } from './processes.mjs'
import { showUsage } from './usage.mjs'

const isSimulated = process.argv.includes('--simulate')
const usage = `
Usage: npm run dev [-- --simulate]

Starts the product and a Vite server for each web app, and prints their addresses. The server restarts and the apps reload while you edit.
Settings are those of npm start; WEB_PORT (5173) is the first port that the Vite servers try.

--simulate  searches and sells at simulated services in the place of TMAPI and 1688, through the real adapters: no key is needed, nothing leaves the machine.
            SIMULATED_PORT (8170) is the first port that they try.`
showUsage(usage, { words: process.argv.slice(2).filter((word) => word !== '--simulate') })

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

/** Services that behave as the marketplaces do, and the settings that lead to them. */
async function startSimulated() {
  const tmapi = await findFreePort(Number(process.env.SIMULATED_PORT || 8170))
  const alibaba = await findFreePort(tmapi + 1)
  startBeside(node, [join(root, 'packages/marketplaces/src/testing/simulate.ts'), String(tmapi), String(alibaba)])
  return {
    MARKETPLACES: 'tmapi,alibaba1688',
    TMAPI_BASE_URL: `http://127.0.0.1:${tmapi}`,
    TMAPI_TOKEN: 'simulated-token',
    ALIBABA1688_BASE_URL: `http://127.0.0.1:${alibaba}`,
    ALIBABA1688_APP_KEY: '1000000',
    ALIBABA1688_APP_SECRET: 'simulated-secret',
    ALIBABA1688_ACCESS_TOKEN: 'access-1',
    ALIBABA1688_REFRESH_TOKEN: 'refresh-1',
    // Hangzhou: what delivery there costs is part of the full cost, which is estimated by example figures.
    ALIBABA1688_SHIP_TO: '330000,330100,330108',
    EXAMPLE_TARIFFS: '1',
  }
}

become([...envFile(), '--watch-path=apps/server', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  // Works on a loopback address only, and leaves a real client its place.
  GOOGLE_STAND_IN: process.env.GOOGLE_STAND_IN ?? '1',
  ...(isSimulated ? await startSimulated() : {}),
})
