// @database either
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleTariffs } from '@karavan/sample-market/example-tariffs.ts'
import { testApp } from '@karavan/testing/app.ts'
import { afterAll, expect, test } from 'vitest'
import { readTariffs } from './service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-tariffs-'))
const file = join(dataDir, 'tariffs.json')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the shop’s table is served; without one nothing is estimated, but of the sample market, whose figures say that they are an example', async () => {
  const base = await testApp({ settings: { DATA_DIR: dataDir } })
  const tableOf = async (settings: Record<string, string>) => {
    await using t = await testApp({ on: base, settings: { DATA_DIR: dataDir, ...settings } })
    return (await t.inject('/api/tariffs')).json()
  }
  expect(await tableOf({})).toEqual({ success: true, table: exampleTariffs })
  expect(exampleTariffs.is_example).toBe(true)
  expect(await tableOf({ MARKETPLACES: 'sample,catalogue' })).toEqual({ success: true, table: null })
  expect(await tableOf({ MARKETPLACES: 'sample,catalogue', EXAMPLE_TARIFFS: '1' })).toEqual({ success: true, table: exampleTariffs })
  const own = { fee: { percent: 3 }, tariffs: [{ id: 'rail', name: { ru: 'Поезд' }, per_kg: 200 }] }
  writeFileSync(file, JSON.stringify(own))
  expect(await tableOf({ MARKETPLACES: 'catalogue' })).toEqual({ success: true, table: own })
  expect(await tableOf({ MARKETPLACES: 'catalogue', EXAMPLE_TARIFFS: '1' })).toEqual({ success: true, table: own })
  await base[Symbol.asyncDispose]()
})

test.each([
  ['{ "tariffs": ', /tariffs\.json: is not JSON/],
  ['{ "tariffs": [] }', /tariffs\.json: tariffs: /],
  ['{ "tarifs": [] }', /tariffs\.json: /],
  ['{ "tariffs": [{ "id": "rail", "name": {}, "per_kg": [5, 4] }] }', /tariffs\.0\.per_kg: must be the lower number/],
])('a table that cannot be right ends the start: %s', (text, message) => {
  writeFileSync(file, text)
  expect(() => readTariffs({ dataDir, marketplaces: ['catalogue'], hasExampleTariffs: true })).toThrow(message)
})
