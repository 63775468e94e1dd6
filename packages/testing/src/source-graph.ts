import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What a source file reaches through its imports, its own among them; imports of types alone and `import()` do not count. */
export interface Reach {
  /** Source files of the repository, relative to it. */
  files: ReadonlySet<string>
  /** Everything else, as it is written in the import: `pg`, `node:fs`. */
  packages: ReadonlySet<string>
}

/** An import or re-export that is still there when the program runs. Sources are formatted by the linter, so that one pattern reads them all. */
const imported = /^(?:import|export)\s+(?!type\b)(?:[\w$\s,*{}]+?\sfrom\s+)?'([^']+)'/gm

/** Folder of each workspace package's sources, by the package's name. */
const sourceFolders = new Map(
  ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name): [string, string] => [`@karavan/${name}`, join(root, parent, name, 'src')]),
  ),
)

const read = new Map<string, readonly string[]>()

/** What a source file imports by itself: absolute paths of sources, names of everything else. */
function importsOf(path: string): readonly string[] {
  const known = read.get(path)
  if (known) return known
  const found = [...readFileSync(path, 'utf8').matchAll(imported)].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return resolve(dirname(path), specifier)
    const [scope, name, ...rest] = specifier.split('/')
    const folder = sourceFolders.get(`${scope}/${name}`)
    return folder ? join(folder, ...rest) : specifier
  })
  read.set(path, found)
  return found
}

/** Follows the imports of source files, given relative to the repository. */
export function reachOf(...entries: readonly string[]): Reach {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const waiting = entries.map((entry) => join(root, entry))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    if (!path.startsWith(root)) packages.add(path)
    else {
      seen.add(path)
      if (/\.tsx?$/.test(path)) waiting.push(...importsOf(path))
    }
  }
  return { files: new Set([...seen].map((path) => relative(root, path))), packages }
}
