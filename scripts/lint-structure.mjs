// `npm run lint:structure`: what may import what, and what nobody uses.
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run lint:structure

Checks the arrows between files with dependency-cruiser (.dependency-cruiser.cjs) and finds dead code and unused or unlisted packages with knip
(knip.json). Exits with 1 when there is a finding.`)

const tool = (name, ...args) => run(join(root, 'node_modules/.bin', name), args)
// Both report, even if the first one finds something.
const statuses = [tool('depcruise', 'apps', 'packages', 'scripts', 'bench', 'e2e', 'security'), tool('knip')]
process.exit(statuses.some((status) => status !== 0) ? 1 : 0)
