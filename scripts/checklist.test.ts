import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = [...readFileSync(join(root, 'docs/product/checklist.md'), 'utf8').matchAll(/^\| ([A-Z]{2}-\d{2}) \|/gm)].map(([, id]) => id!)

/** The rows that stand in brackets at the end of a test's title: `... [CH-18 RT-02]`. */
const named = new Set(
  globSync('{packages,apps,scripts,bench,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('node_modules') })
    .concat('packages/testing/src/page/locales.ts')
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/ \[((?:[A-Z]{1,3}-\d{2,3} ?)+)\]['"`]/g)])
    .flatMap(([, ids = '']) => ids.split(' ')),
)

test('every row of the checklist is named by the title of a test', () => {
  expect(rows.length).toBe(345)
  expect(rows.filter((id) => !named.has(id))).toEqual([])
})
