// `npm test`: lint, types, unit and integration tests, browser tests.
import { ensureInstalled } from './bootstrap.mjs'
import { ensureChromium } from './chromium.mjs'
import { createRun } from './phases.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm test

Everything: lint, types, the rules of structure, unit and integration tests on the embedded database, and the journeys in a
browser. The last line says "N passed, N failed".

  TEST_DATABASE_URL=postgres://...  runs the tests that need a database a second time, on this server
  TEST_REDIS_URL=redis://...        runs those that need Redis as well
  CHROMIUM_PATH=...                 the Chromium of the browser tests
  THOROUGH=1                        tries in full what is otherwise tried in part (packages/testing/README.md)

\`npm run check\` is the quick part. One file: npx vitest run <path>; one project: npx vitest run --project pure, dom, page, db or postgres.`)
const { checks, fail, vitest, playwright, finish } = createRun()
ensureInstalled()
const projects = ['pure', 'dom', 'page', 'db', ...(process.env.TEST_DATABASE_URL ? ['postgres'] : [])]

async function inTurn() {
  await checks.lint()
  await checks.types()
  await checks.structure()
}
async function onceBuilt() {
  // Some of the tests start the product as its users do, which would build the apps beside this.
  const isBuilt = await checks.build()
  await vitest('Unit and integration tests', projects)
  return isBuilt
}
const [isBuilt] = await Promise.all([onceBuilt(), inTurn()]).catch((error) => [fail(error.stack)])
if (isBuilt) await playwright(ensureChromium)
else fail('Browser tests: FAILED, the apps are not built')
finish()
