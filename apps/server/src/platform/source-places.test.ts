import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inSources } from './source-places.ts'

test('a call in a built file stands where its source has it, and any other where it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karavan-places-'))
  try {
    const built = join(folder, 'main.js')
    // Column 9 of the first line is line 3, column 5 of the source.
    const map = { version: 3, sources: ['../src/orders.ts'], names: [], mappings: 'AAAA,QAEI' }
    await Promise.all([writeFile(built, ''), writeFile(`${built}.map`, JSON.stringify(map)), writeFile(join(folder, 'other.js'), '')])
    expect(inSources({ path: built, line: 1, column: 10 })).toEqual({ path: join(folder, '../src/orders.ts'), line: 3, column: 5 })
    const other = { path: join(folder, 'other.js'), line: 2, column: 3 }
    expect(inSources(other)).toEqual(other)
    const own = { path: 'node:internal/process', line: 1, column: 1 }
    expect(inSources(own)).toEqual(own)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
