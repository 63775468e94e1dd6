// Set-up of the projects without a database: a test there that turns to a database or another process after all fails and says where it belongs. What a
// file imports decides its project (`projects.ts`); this catches what that cannot see, such as an `import()` in the middle of a function.
import { registerHooks } from 'node:module'
import { databasePackages } from './database-packages.ts'

const isOurs = (importer: string | undefined) => !importer?.includes('/node_modules/') || /\/node_modules\/(?:vitest|vite)\//.test(importer)
/** What the test runner hands on is resolved already: a file in the package's folder. */
const named = (specifier: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(specifier)?.[1] ?? specifier

/** Files that share a thread share its hooks: one is enough. */
const isHooked = Symbol.for('karavan.no-database')
if (!Reflect.has(globalThis, isHooked)) {
  Reflect.set(globalThis, isHooked, true)
  registerHooks({
    resolve(specifier, context, next) {
      const name = named(specifier)
      if (databasePackages.includes(name) && isOurs(context.parentURL))
        throw new Error(
          `${name} belongs to tests of the project "db": import what needs it at the top of the test file (packages/testing/README.md)`,
        )
      return next(specifier, context)
    },
  })
}
