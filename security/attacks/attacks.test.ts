import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeDatabase } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'
import { performAttacks } from './attack.ts'
import { AttackedProduct } from './product.ts'
import { stages } from './stages.ts'

const root = join(import.meta.dirname, '../..')
const names = stages().flatMap(({ attacks }) => attacks.map(({ name }) => name))

test('nobody is hurt by an attack that the review found', { timeout: 900_000 }, async () => {
  const product = new AttackedProduct(root)
  // None of them is about photos, and looking at thousands of pictures would keep the machine busy meanwhile.
  product.settings = { PHOTO_SEARCH: 'off' }
  try {
    // Whoever runs the command waits until the market is written.
    await placeDatabase(product.dataDir, { content: 'market' })
    const performed: string[] = []
    for await (const { name, outcome } of performAttacks(product, stages())) {
      expect.soft(outcome, name).toMatchObject({ isHurt: false })
      performed.push(name)
    }
    expect(performed).toEqual(names)
  } finally {
    await product.remove()
  }
})

test('docs/security.md tells of each of them, with what came of it on the commit that the review was made on', () => {
  const told = readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| `([\w-]+)` \|.*\| (?:not )?hurt: [^|]+ \|$/gm)
  expect([...told].map(([, name]) => name)).toEqual(names)
})
