import { lstat, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * What stands in DATA_DIR and is no content: the database, which is kept row by row, its lock and socket, drawn pictures, which are drawn again,
 * and what a restore or backup puts aside.
 */
export const isContent = (name: string): boolean =>
  name !== 'database' && name !== 'media' && name !== 'backups' && !name.startsWith('lock.db') && !name.startsWith('.')

/** The entries of DATA_DIR itself that a backup holds and a restore replaces. */
export async function listContent(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter(isContent).sort()
}

/** Every file of DATA_DIR that belongs into a backup, by its path with `/`. `leaveOut` are paths as they are. Links are not followed. */
export async function* walkFiles(dataDir: string, leaveOut: readonly string[]): AsyncGenerator<{ name: string; path: string }> {
  const waiting = (await listContent(dataDir)).map((name) => join(dataDir, name)).reverse()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (leaveOut.includes(path)) continue
    const found = await lstat(path).catch(() => undefined)
    const at = path
    if (found?.isDirectory())
      waiting.push(
        ...(await readdir(path))
          .sort()
          .reverse()
          .map((name) => join(at, name)),
      )
    // A `.part` is being written: it has another name once it is whole.
    else if (found?.isFile() && !path.endsWith('.part')) yield { name: relative(dataDir, path).split(sep).join('/'), path }
  }
}
