import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databasePackages } from './database-packages.ts'
import { reachOf, root } from './source-graph.ts'
import { isThorough } from './thorough.ts'

/** The Vitest projects. */
export type ProjectName = 'pure' | 'db' | 'dom' | 'page'

/** The first line of a test that is not about components and yet needs a page. */
const needsPage = /^\/\/ @vitest-environment jsdom\n/
/** What only a page where nothing was loaded yet can prove: modules are replaced, or, by the author's word, the app does something once for each page. */
const needsOwnPage = /\bvi\.(?:mock|doMock)\(|^\/\/ @page own$/m

/**
 * The project of a test file. The author of a test has nothing to enter: a test of components (`.tsx`) or with `// @vitest-environment jsdom` as its
 * first line is of `dom`, or of `page` where it needs a page of its own; one whose imports lead to a database or another process is of `db`; everything
 * else is `pure`.
 */
export function projectOf(file: string): ProjectName {
  const source = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.tsx') || needsPage.test(source)) return needsOwnPage.test(source) ? 'page' : 'dom'
  const { packages } = reachOf(file)
  return databasePackages.some((name) => packages.has(name)) ? 'db' : 'pure'
}

/** The first line of a test whose tools could open PostgreSQL as well, but that has an embedded database of its own or is about what no database decides. */
const isEmbedded = /^\/\/ @database embedded\n/

/** Whether a test, or a tool that it imports, asks which PostgreSQL to run on: those run once more there. */
export function opensDatabase(file: string): boolean {
  if (isEmbedded.test(readFileSync(join(root, file), 'utf8'))) return false
  const sources = [...reachOf(file).files].filter((one) => /(?:\.test\.ts|^packages\/testing\/.*)$/.test(one))
  return sources.some((one) => readFileSync(join(root, one), 'utf8').includes('process.env.TEST_DATABASE_URL'))
}

/** Every test file of Vitest, relative to the repository. Journeys in a browser are `*.spec.ts`. */
export const testFiles = (): string[] =>
  globSync('{apps,packages,scripts,bench,e2e,security}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/dist'] }).sort()

/**
 * The first line of a test whose tools open either database, and that is about neither: how a mail reads, what a protocol answers. One run says as much as
 * two, and where a PostgreSQL is named it is the quicker one.
 */
const isOfEither = /^\/\/ @database either\n/

const runsOnPostgresAlone = (file: string) => !isThorough && isOfEither.test(readFileSync(join(root, file), 'utf8'))

/** Test files by project. Each is in exactly one. */
export function testProjects(): Record<ProjectName, string[]> {
  const projects: Record<ProjectName, string[]> = { pure: [], db: [], dom: [], page: [] }
  for (const file of testFiles()) projects[projectOf(file)].push(file)
  return projects
}

/** What a run takes: with a PostgreSQL, those that open a database once more there, of which some are then not run on the embedded one. */
export function plannedFiles(hasPostgres: boolean): Record<ProjectName | 'postgres', string[]> {
  const projects = testProjects()
  if (!hasPostgres) return { ...projects, postgres: [] }
  return { ...projects, db: projects.db.filter((file) => !runsOnPostgresAlone(file)), postgres: projects.db.filter(opensDatabase) }
}

// As a command it prints the lists, for the scripts that compare them with what has run.
if (import.meta.main) process.stdout.write(JSON.stringify(plannedFiles(Boolean(process.env.TEST_DATABASE_URL))))
