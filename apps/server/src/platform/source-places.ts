import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Where a call stands, by the address of its file, with line and column as stacks count them, from 1. */
export interface Place {
  url: string
  line: number
  column: number
}

/** The map beside a built file; `undefined` where there is none. Reading a large one takes a moment: only for what is seldom asked for. */
const maps = new Map<string, SourceMap | undefined>()
function mapOf(url: string): SourceMap | undefined {
  if (maps.has(url)) return maps.get(url)
  const path = `${fileURLToPath(url)}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
  maps.set(url, map)
  return map
}

/** The place in the sources of one in a file that was built of them; any other is its own. */
export function inSources(place: Place): Place {
  const { url, line, column } = place
  const entry: Partial<SourceMapping> | undefined = url.startsWith('file:') ? mapOf(url)?.findEntry(line - 1, column - 1) : undefined
  const { originalSource, originalLine = 0, originalColumn = 0 } = entry ?? {}
  return originalSource ? { url: new URL(originalSource, url).href, line: originalLine + 1, column: originalColumn + 1 } : place
}
