import { availableParallelism } from 'node:os'
import { plannedFiles } from '@karavan/testing/projects.ts'
import { defineConfig } from 'vitest/config'

// Which project a test file belongs to follows from what it imports: `projectOf` in packages/testing/src/projects.ts.
const postgres = process.env.TEST_DATABASE_URL
const files = plannedFiles(Boolean(postgres))
const setup = (...names: string[]) => ['setup', ...names].map((name) => `packages/testing/src/${name}.ts`)
const common = {
  // Longer than any test takes on a slow machine with other work: a test that hangs ends here, none is decided by it.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Tests of the database and of processes wait as much as they work. All projects run side by side, for which they must say the same number.
  maxWorkers: availableParallelism() + 2,
} as const
const here = RegExp.escape(`${import.meta.dirname}/`)
/**
 * What of the product runs in no browser is loaded by Node, as in production. The runner's own loader asks a getter for each name of another module at each use, in the
 * middle of a loop too, which makes what is learned and compared up to twenty times as slow. `vi.mock` does not reach these modules; no test of theirs replaces one.
 */
const ofNode = {
  environment: 'node',
  server: {
    deps: {
      external: [new RegExp(`^${here}(?:apps/server|packages/(?!testing/|web-kit/)[^/]+)/src/(?!.*(?:/testing/|\\.test\\.ts$))`)],
    },
  },
} as const
const db = {
  ...common,
  ...ofNode,
  pool: 'forks',
  // The flags of V8 that this process was started with; threads have them anyway.
  execArgv: process.execArgv,
  isolate: false,
  setupFiles: setup('keep-databases'),
  globalSetup: 'packages/testing/src/make-template.ts',
} as const
const dom = { ...common, environment: 'jsdom', setupFiles: setup('no-database', 'page/setup') } as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'pure',
          ...ofNode,
          include: files.pure,
          pool: 'threads',
          // Files share what they have loaded, half of their time: nothing in them outlives a test (`setup.ts`).
          isolate: false,
          setupFiles: setup('no-database', 'page/storage'),
        },
      },
      // Loading the app and the page is two thirds of what a file costs: files share both as well, but for those that need a page of their own.
      { extends: './apps/web/vite.config.ts', test: { ...dom, name: 'dom', include: files.dom, isolate: false } },
      { extends: './apps/web/vite.config.ts', test: { ...dom, name: 'page', include: files.page } },
      // On the embedded database, whatever the environment names; then most of them once more on the PostgreSQL that it names.
      { test: { ...db, name: 'db', include: files.db, env: { TEST_DATABASE_URL: '' } } },
      ...(postgres ? [{ test: { ...db, name: 'postgres', include: files.postgres, env: { TEST_DATABASE_URL: postgres } } }] : []),
    ],
  },
})
