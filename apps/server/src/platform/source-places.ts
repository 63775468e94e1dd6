import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import { dirname, resolve } from 'node:path'

/** Where a call stands, with line and column as stacks count them, from 1. */
export interface Place {
  path: string
  line?: number
  column?: number
}

/** The map beside a built file; `undefined` where there is none. Reading a large one takes a moment: only for what is seldom asked for. */
const maps = new Map<string, SourceMap | undefined>()
function mapOf(path: string): SourceMap | undefined {
  if (maps.has(path)) return maps.get(path)
  const beside = `${path}.map`
  const map = existsSync(beside) ? new SourceMap(JSON.parse(readFileSync(beside, 'utf8'))) : undefined
  maps.set(path, map)
  return map
}

/** The place in the sources of one in a file that was built of them; any other is its own. */
export function inSources(place: Place): Place {
  const { path, line, column } = place
  if (line === undefined || column === undefined) return place
  const {
    originalSource,
    originalLine = 0,
    originalColumn = 0,
  }: Partial<SourceMapping> = mapOf(path)?.findEntry(line - 1, column - 1) ?? {}
  return originalSource ? { path: resolve(dirname(path), originalSource), line: originalLine + 1, column: originalColumn + 1 } : place
}
