import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// The arrows themselves are checked by `npm run lint:structure`. Here: that each of its rules notices what it is for, and the rows it proves.
const root = join(import.meta.dirname, '..')
const config = join(root, '.dependency-cruiser.cjs')
const rules = (createRequire(import.meta.url)(config) as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name)
const sample = mkdtempSync(join(tmpdir(), 'karavan-structure-'))
afterAll(() => rmSync(sample, { recursive: true }))

/** Imports that break a rule, as `rule: file -> import`. */
function violationsIn(folder: string, paths: readonly string[]): string[] {
  const command = join(root, 'node_modules/.bin/depcruise')
  const ran = spawnSync(process.execPath, [command, '--config', config, '--output-type', 'json', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!ran.stdout.startsWith('{')) throw new Error(ran.stderr || ran.stdout)
  const { summary } = JSON.parse(ran.stdout) as { summary: { violations: { from: string; to: string; rule: { name: string } }[] } }
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)
}

/** For each rule a file that breaks it and what it imports, and one that may look like it and keeps it. */
const cases: Record<string, { broken: [file: string, name: string]; kept: [file: string, name: string] }> = {
  'no-circle': {
    broken: ['packages/lexicon/src/a.ts', './b.ts'],
    kept: ['packages/lexicon/src/c.ts', './b.ts'],
  },
  'packages-are-imported-by-name': {
    broken: ['packages/marketplaces/src/b.ts', '../../lexicon/src/b.ts'],
    kept: ['packages/marketplaces/src/c.ts', './d.ts'],
  },
  'packages-know-no-app': {
    broken: ['packages/marketplaces/src/a.ts', '../../../apps/server/src/config.ts'],
    kept: ['packages/testing/src/a.ts', '../../../apps/server/src/config.ts'],
  },
  'contract-imports-zod-only': {
    broken: ['packages/contract/src/a.ts', 'kysely'],
    kept: ['packages/contract/src/c.ts', 'zod'],
  },
  'assistant-knows-no-http-and-no-sql': {
    broken: ['packages/assistant/src/a.ts', 'kysely'],
    kept: ['packages/assistant/src/c.ts', 'zod'],
  },
  'identity-knows-nothing-of-the-product': {
    broken: ['packages/identity/src/a.ts', '../../contract/src/b.ts'],
    kept: ['packages/identity/src/c.ts', './d.ts'],
  },
  'testing-is-for-tests': {
    broken: ['apps/web/src/lib/a.ts', '../../../../packages/testing/src/b.ts'],
    kept: ['apps/web/src/lib/a.test.ts', '../../../../packages/testing/src/b.ts'],
  },
  'features-ask-services': {
    broken: ['apps/server/src/features/cart/a.ts', '../orders/repository.ts'],
    kept: ['apps/server/src/features/cart/c.ts', '../orders/service.ts'],
  },
  'features-know-no-composition': {
    broken: ['apps/server/src/features/cart/d.ts', '../../app.ts'],
    kept: ['apps/server/src/features/cart/e.ts', '../../platform/app.ts'],
  },
  'platform-knows-no-feature': {
    broken: ['apps/server/src/platform/a.ts', '../features/cart/service.ts'],
    kept: ['apps/server/src/platform/c.ts', '../config.ts'],
  },
  'tables-are-composed-at-the-top': {
    broken: ['apps/server/src/features/stock/tables.ts', '../../database.ts'],
    kept: ['apps/server/src/features/roles/tables.ts', 'kysely'],
  },
  'only-accounts-know-the-sign-in-service': {
    broken: ['apps/server/src/features/desk/a.ts', '../../../../../packages/identity/src/d.ts'],
    kept: ['apps/server/src/features/account/a.ts', '../../../../../packages/identity/src/d.ts'],
  },
  'browser-features-meet-in-app': {
    broken: ['apps/web/src/features/cart/a.ts', '../orders/b.ts'],
    kept: ['apps/web/src/app/a.ts', '../features/orders/b.ts'],
  },
  'ui-and-lib-know-no-feature': {
    broken: ['packages/web-kit/src/ui/a.ts', '../account/b.ts'],
    kept: ['packages/web-kit/src/account/c.ts', '../ui/b.ts'],
  },
  'browser-apps-are-siblings': {
    broken: ['apps/desk/src/app/a.ts', '../../../web/src/lib/b.ts'],
    kept: ['apps/desk/src/app/c.ts', '../../../../packages/web-kit/src/ui/b.ts'],
  },
  'buyers-app-knows-no-desk': {
    broken: ['apps/web/src/lib/c.ts', '../../../../packages/contract/src/desk.ts'],
    kept: ['apps/desk/src/app/d.ts', '../../../../packages/contract/src/desk.ts'],
  },
  'only-the-session-knows-the-provider-of-accounts': {
    broken: ['apps/web/src/lib/d.ts', 'firebase/auth'],
    kept: ['packages/web-kit/src/account/d.ts', 'firebase/auth'],
  },
}

test('every rule about imports notices what it is for, types included, and nothing else', () => {
  expect(Object.keys(cases)).toEqual(rules)
  const add = (path: string, text: string) => {
    mkdirSync(dirname(join(sample, path)), { recursive: true })
    writeFileSync(join(sample, path), text, { flag: 'a' })
  }
  for (const { broken, kept } of Object.values(cases)) {
    for (const [file, name] of [broken, kept]) {
      add(file, `import type { X } from '${name}'\n`)
      if (name.startsWith('.')) add(join(dirname(file), name), 'export type X = 1\n')
    }
  }
  add('packages/lexicon/src/b.ts', "import type { Y } from './a.ts'\n")
  const found = violationsIn(sample, ['apps', 'packages'])
  const notices = (rule: string, [file]: [string, string]) => found.some((line) => line.startsWith(`${rule}: ${file} `))
  expect(rules.filter((rule) => !notices(rule, cases[rule]!.broken))).toEqual([])
  expect(rules.filter((rule) => notices(rule, cases[rule]!.kept))).toEqual([])
})

const violations = violationsIn(root, ['apps', 'packages'])
const against = (...names: string[]) => violations.filter((line) => names.some((name) => line.startsWith(`${name}: `)))

test('the two apps are siblings: neither imports the other [AU-34]', () => {
  expect(against('browser-apps-are-siblings', 'buyers-app-knows-no-desk')).toEqual([])
})

test('only the account feature of the web app and the sign-in service know the provider of accounts [NF-11]', () => {
  expect(against('only-the-session-knows-the-provider-of-accounts', 'only-accounts-know-the-sign-in-service')).toEqual([])
})

test('nothing in the product asks for the data of a payment card [NF-10]', () => {
  const asking = /autocomplete=["'{]*cc-|\b(cvv|cvc|card[ _-]?number|cardholder)\b|номер карты|срок действия карты|银行卡号|信用卡/i
  const files = globSync(['apps/*/src/**/*.{ts,tsx,json,html}', 'packages/contract/src/**/*.ts', 'apps/*/index.html'], { cwd: root })
  const asked = files.filter((path) => !/\.test\.tsx?$/.test(path) && asking.test(readFileSync(join(root, path), 'utf8')))
  expect(asked).toEqual([])
})
