import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TariffTable, tariffTable } from '@karavan/contract/true-cost/tariffs.ts'
import { exampleTariffs } from '@karavan/sample-market/example-tariffs.ts'
import { type Config, ConfigError } from '../../config.ts'

const fileName = 'tariffs.json'

/**
 * The shop's table of tariffs: `DATA_DIR/tariffs.json`, else the example where nothing but the sample market is sold, or the settings ask for it. `undefined`: nothing is estimated. Read once, at the start, which
 * ends with a `ConfigError` where the file is no table: an estimate of half a table would be believed.
 */
export function readTariffs({
  dataDir,
  marketplaces,
  hasExampleTariffs,
}: Pick<Config, 'dataDir' | 'marketplaces' | 'hasExampleTariffs'>): TariffTable | undefined {
  const path = join(dataDir, fileName)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw new ConfigError(path, 'cannot be read', { cause })
    return hasExampleTariffs || marketplaces.every((name) => name === 'sample') ? exampleTariffs : undefined
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new ConfigError(path, `is not JSON (${(cause as Error).message})`, { cause })
  }
  const read = tariffTable.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new ConfigError(path, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '))
}
