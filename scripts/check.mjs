// `npm run check`: what shows within two minutes whether a change is sound.
import { ensureInstalled } from './bootstrap.mjs'
import { createRun } from './phases.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run check

Lint, types, the rules of structure, and every test that needs neither a database nor a page. Quick enough for every save;
\`npm test\` runs everything. The last line says "N passed, N failed".`)
const { checks, fail, vitest, finish } = createRun()
ensureInstalled()

async function inTurn() {
  await checks.lint()
  await checks.types()
  await checks.structure()
}
// The tests leave part of two cores to the checks beside them.
await Promise.all([inTurn(), vitest('Tests without a database and without a page', ['pure'])]).catch((error) => fail(error.stack))
finish()
