import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const lexicon = dirname(createRequire(import.meta.url).resolve('@karavan/lexicon/terms.ts'))
const store = fileURLToPath(new URL('.', import.meta.url))
const sample = fileURLToPath(new URL('../sample/', import.meta.url))

/** Changes whenever offers would be indexed in another way, so that stored ones are read again. */
export const indexVersion = (): Promise<string> => hashSources([lexicon, store])

/** Changes whenever the sample market or its index would be another. */
export const sampleVersion = (): Promise<string> => hashSources([lexicon, store, sample])

/** Hash of what the code says, as it lies there: the product runs its sources, so nobody has to remember to raise a number. */
async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha1')
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter(
      (name) => /(?<!\.test|\.d)\.ts$/.test(name) && !name.startsWith('pictures'),
    )
    for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)))
  }
  return hash.digest('base64url')
}
