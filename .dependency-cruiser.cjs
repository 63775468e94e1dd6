// What may import what. Every arrow points down: apps -> packages -> contract, and in the server composition -> features -> platform.
const { Visitor } = require('@swc/core/Visitor.js')

// swc's visitor, by which imports are found, stops at a statement that it does not know: `using x = ...` and `await using x = ...`.
for (const name of ['visitModuleItem', 'visitStatement']) {
  const visit = Visitor.prototype[name]
  Visitor.prototype[name] = function (item) {
    if (item.type !== 'UsingDeclaration') return visit.call(this, item)
    this.visitVariableDeclarators(item.decls)
    return item
  }
}

/** Tests may reach into what they test. */
const test = '[.](test|spec)[.]tsx?$'
const library = (names) => `(^|node_modules/)(${names})(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files that import each other, in however many steps, can only be understood and changed together, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-are-imported-by-name',
      comment: 'A path into another package goes past what that one exports, and past what package.json lists.',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+|e2e|bench|scripts|security)/' },
      to: {
        path: '^(apps|packages|e2e|bench|scripts|security)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package is used by apps. Only the test tools run a whole product.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/testing/' },
      to: { path: '^apps/' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: ['^packages/contract/src/', library('zod')] },
    },
    {
      name: 'assistant-knows-no-http-and-no-sql',
      comment: 'It is handed what it asks of the outside, so that it runs in a test or a bench as in the product.',
      severity: 'error',
      from: { path: '^packages/assistant/src/', pathNot: test },
      to: { path: [library('fastify|kysely|pg|pg-boss'), '^(node:)?(http|https|http2|net|fs|dns)(/|$)'] },
    },
    {
      name: 'identity-knows-nothing-of-the-product',
      comment: 'The sign-in service could be taken out and run by itself.',
      severity: 'error',
      from: { path: '^packages/identity/src/', pathNot: test },
      to: { path: '^(apps/|packages/(?!identity/))' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [test, '^packages/testing/', '^(apps|packages)/[^/]+/test/', 'vite[.]config[.]ts$'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'features-ask-services',
      comment: "A server feature asks another one through that one's service.ts, never its queries, tables or routes.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/service[.]ts$'],
      },
    },
    {
      name: 'features-know-no-composition',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: test },
      to: { path: '^apps/server/src/(operator/|cluster/|(app|start|main)[.]ts$)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/(features/|operator/|cluster/|(app|start|main|database)[.]ts$)' },
    },
    {
      name: 'tables-are-composed-at-the-top',
      comment: 'The tables of a feature know nothing but types below it: database.ts joins them, and everything imports that.',
      severity: 'error',
      from: { path: '^apps/server/src/features/[^/]+/tables[.]ts$' },
      to: { path: '^apps/server/src/' },
    },
    {
      name: 'only-accounts-know-the-sign-in-service',
      severity: 'error',
      from: { path: '^apps/server/src/features/(?!account/)', pathNot: test },
      to: { path: '^packages/identity/' },
    },
    {
      name: 'browser-features-meet-in-app',
      severity: 'error',
      from: { path: '^apps/(web|desk)/src/features/([^/]+)/', pathNot: test },
      to: { path: '^apps/$1/src/(features|app)/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^(apps/(web|desk)|packages/web-kit)/src/(ui|lib)/', pathNot: test },
      to: { path: '^(apps/(web|desk)/src/(features|app)/|packages/web-kit/src/(account|app)/)' },
    },
    {
      name: 'browser-apps-are-siblings',
      comment: 'What both need lies in packages/web-kit.',
      severity: 'error',
      from: { path: '^apps/(web|desk)/' },
      to: { path: '^apps/(web|desk)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'buyers-app-knows-no-desk',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: test },
      to: { path: '^packages/contract/src/desk[.]ts$' },
    },
    {
      name: 'only-the-session-knows-the-provider-of-accounts',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [test, '^packages/web-kit/src/account/', '^packages/testing/'] },
      to: { path: library('firebase|@firebase') },
    },
  ],
  options: {
    // The compiler of TypeScript 7 has no interface for other programs yet. swc sees imports of types as well, without `tsPreCompilationDeps`.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
