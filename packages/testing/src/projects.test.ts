import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { opensDatabase, plannedFiles, projectOf, testFiles, testProjects } from './projects.ts'
import { root } from './source-graph.ts'
import { isThorough } from './thorough.ts'

test('every test file of the repository is in one project and in one only', () => {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/dist'] }).sort()
  expect(files.length).toBeGreaterThan(100)
  expect(Object.values(testProjects()).flat().sort()).toEqual(files)
})

test('a test under another name would not run, so there is none', () => {
  const journeys = 'e2e/journeys/'
  const tests = globSync('{apps,packages,scripts,bench,e2e,security}/**/*.{test,spec,tests,specs}.{ts,tsx,js,jsx,mjs,mts}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
  expect(tests.filter((file) => !file.startsWith(journeys)).sort()).toEqual(testFiles())
})

test.each([
  ['a component', 'apps/web/src/features/chat/components/thread.test.tsx', 'dom'],
  ['a comment that asks for a page', 'packages/web-kit/src/lib/i18n.test.ts', 'dom'],
  ['modules that are replaced', 'packages/web-kit/src/account/google-hosted.test.ts', 'page'],
  ['a comment that asks for a page of its own', 'apps/web/src/app/wiring.test.tsx', 'page'],
  ['the whole app on a database', 'apps/server/src/every-route.test.ts', 'db'],
  ['a database behind two imports of the file', 'packages/identity/src/sdk.test.ts', 'db'],
  ['a command in a process of its own', 'apps/server/src/operator/operator.test.ts', 'db'],
  ['types of what opens a database', 'apps/server/src/features/media/media.test.ts', 'pure'],
  ['rules and data', 'packages/contract/src/contract.test.ts', 'pure'],
])('%s decides the project of a test', (_, file, project) => {
  expect(projectOf(file)).toBe(project)
})

test('what opens a database of its own choice is not repeated on PostgreSQL; everything else that opens one is', () => {
  expect(opensDatabase('apps/server/src/operator/orders.test.ts')).toBe(false)
  expect(opensDatabase('apps/server/src/features/orders/orders.test.ts')).toBe(true)
})

test('what is about neither database runs on PostgreSQL where there is one, and is left out nowhere', () => {
  const [without, beside] = [plannedFiles(false), plannedFiles(true)]
  const protocol = 'packages/identity/src/password-sdk.test.ts'
  expect([without.db.includes(protocol), beside.db.includes(protocol), beside.postgres.includes(protocol)]).toEqual([
    true,
    isThorough,
    true,
  ])
  const competing = 'apps/server/src/features/orders/orders.test.ts'
  expect([without.db, beside.db, beside.postgres].map((files) => files.includes(competing))).toEqual([true, true, true])
  expect(without.postgres).toEqual([])
  expect([...new Set([...beside.db, ...beside.postgres])].sort()).toEqual(without.db.toSorted())
})

test('modules are replaced only in tests of "page": the others share what they have loaded with the files before them', () => {
  const { pure, db, dom } = testProjects()
  const replaces = (file: string) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8'))
  expect([...pure, ...db, ...dom].filter(replaces)).toEqual([])
})

test.each(['pg', '@electric-sql/pglite', 'node:child_process'])('a test outside of the project "db" cannot load %s', async (name) => {
  await expect(import(/* @vite-ignore */ name)).rejects.toThrow('belongs to tests of the project "db"')
})
