import { join } from 'node:path'
import { bare, readLocales, readSources, testLocales, unusedKeys } from '@karavan/testing/page/locales.ts'
import { expect, test } from 'vitest'

const locales = readLocales(import.meta.dirname)

testLocales(locales)

test('every text of the desk is used [LA-01]', () => {
  const keys = bare(locales.en).map((key) => `desk.${key}`)
  expect(unusedKeys(keys, readSources(join(import.meta.dirname, '..')))).toEqual([])
})
