import { join } from 'node:path'
import { bare, readLocales, readSources, testLocales, unusedKeys } from '@karavan/testing/page/locales.ts'
import { expect, test } from 'vitest'

/** Tests run from the repository's root. */
const sources = ['packages/web-kit/src', 'apps/web/src', 'apps/desk/src'].map((folder) => join(process.cwd(), folder))
const locales = readLocales(join(sources[0]!, 'locales'))

testLocales(locales)

test('every shared text is used, by the kit or by an app [LA-01]', () => {
  expect(unusedKeys(bare(locales.en), readSources(...sources))).toEqual([])
})
